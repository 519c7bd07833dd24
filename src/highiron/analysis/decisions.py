"""What a decision cost against the best that could be done instead, by playing both on into the same futures."""

from random import Random
from typing import Any

import msgspec

from highiron.analysis.chances import chances
from highiron.analysis.quiet import Quiet
from highiron.bots.bot import Decision, Sight, sight_of
from highiron.bots.search.candidates import candidates, is_worth_a_search
from highiron.bots.search.playout import Playout
from highiron.bots.steady.bot import SteadyBot
from highiron.core.actions import Action, EndGame, action_to_data, kind_of
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.frames import Bidding, BiddingWar, Offer, OperatingTurn, StockRound, TurnFrame

AUCTION, SHARES, TRACK, TRAINS, COMPANIES, OTHER = "auction", "shares", "track", "trains", "companies", "other"
_BY_ACTION = {
    "lay_tile": TRACK,
    "place_token": TRACK,
    "assign": TRACK,
    "buy_train": TRAINS,
    "discard_train": TRAINS,
    "dividend": TRAINS,
    "run_trains": TRAINS,
}
_BY_STEP = {"track": TRACK, "token": TRACK, "bridges": TRACK, "run": TRAINS, "dividend": TRAINS, "trains": TRAINS}
MOST_TRIED = 6  # alternatives of one decision
GLANCED_AT = 3  # of those that estimates did not advise, at a first glance


class Costly(msgspec.Struct, frozen=True):
    """A decision, what was better, and by how much."""

    number: int  # of the action in the game, from 1
    seat: str
    kind: str  # AUCTION, SHARES, TRACK, TRAINS, COMPANIES or OTHER
    played: dict[str, Any]
    better: dict[str, Any]
    chance: float  # to win after what was played
    possible: float  # after what was better
    why: Event  # why it was better
    futures: int  # in which both were tried

    @property
    def cost(self) -> float:
        """In chances to win."""
        return self.possible - self.chance


class Kind(msgspec.Struct, frozen=True):
    """All decisions of one kind by one seat: how many were looked at, and what they cost in chances to win."""

    seat: str
    kind: str
    decisions: int
    cost: float


class Moment:
    """A decision of the game with its alternatives."""

    def __init__(self, number: int, state: State, played: Action, tried: list[Action], advice: Decision) -> None:
        self.number = number
        self.state = state
        self.seat = played.seat
        self.tried = tried  # what was played comes first
        self.results: list[list[float]] = [[] for _ in tried]
        self.turn = 0  # decisions of one turn have one number: what was missed in it was missed once
        self.suspicion = 0.0
        self._advice = advice  # what the estimates would have done, and why

    @property
    def kind(self) -> str:
        frame, played = self.state.frame, kind_of(self.tried[0])
        round_kind = self.state.facts.rules.round_of(self.state).kind
        if isinstance(frame, (Bidding, BiddingWar)) or (not self.state.pars and not isinstance(frame, StockRound)):
            return AUCTION
        if round_kind in (AUCTION, "stock"):
            return AUCTION if round_kind == AUCTION else SHARES
        if isinstance(frame, Offer):
            return OTHER
        step = frame.step if isinstance(frame, TurnFrame) else ""
        if played in ("pass", "sell_shares"):  # sold to pay for a train
            return _BY_STEP.get(step) or _BY_ACTION.get(kind_of(self.tried[1]), COMPANIES)
        return _BY_ACTION.get(played, COMPANIES)

    def look(self, quiet: Quiet, left: float) -> None:
        """A first glance at what would have been better: `left` is the chance to win after what was played."""
        glanced_at = self.tried[1 : 2 + GLANCED_AT]
        seen = [quiet.chances(engine.apply(self.state, action)[0]).get(self.seat, 0.0) for action in glanced_at]
        self.suspicion = max(seen) - left

    def try_in(self, seed: int, rounds: int) -> None:
        """Play all alternatives on into one more future."""
        rng = Random(f"{seed}/{self.number}/{len(self.results[0])}")
        future = Playout(self.state.facts.seats, rng)
        for action, results in zip(self.tried, self.results, strict=True):
            end, _ = future.play(engine.apply(self.state, action)[0], rounds)
            results.append(chances(end).get(self.seat, 0.0))

    def keep_best(self, most: int) -> None:
        """Go on with what was played and the most promising of the rest."""
        order = sorted(range(1, len(self.tried)), key=lambda at: -sum(self.results[at]))[:most]
        self.tried = [self.tried[at] for at in (0, *order)]
        self.results = [self.results[at] for at in (0, *order)]

    def verdict(self) -> Costly | None:
        """What was better; None when nothing was."""
        means = [sum(results) / len(results) for results in self.results]
        best = max(range(len(means)), key=lambda at: means[at])
        if best == 0:
            return None
        better = self.tried[best]
        futures = len(self.results[best])
        advice = self._advice
        why = advice.why if better == advice.action else Event("looks-ahead", {"futures": futures})
        return Costly(
            number=self.number,
            seat=self.seat,
            kind=self.kind,
            played=action_to_data(self.tried[0]),
            better=action_to_data(better),
            chance=round(means[0], 4),
            possible=round(means[best], 4),
            why=why,
            futures=futures,
        )


def whose_turn(state: State) -> tuple[str, str]:
    """The seat that is asked, and the company it is asked about."""
    frame = state.frame
    return state.actor, frame.company if isinstance(frame, OperatingTurn) else ""


def moment_of(number: int, state: State, played: Action, seed: int) -> Moment | None:
    """The decision with what could have been done instead; None where there was nothing to decide.

    `number` is the action's own, from 1; `state` is the position before it.
    """
    if played.seat != state.actor or isinstance(played, EndGame):  # all agree to end it: nobody's fault
        return None
    sight: Sight = sight_of(state, number - 1)
    if sight.state.frames != state.frames:
        return None  # something was hidden: what the player could not know is not held against them
    advice = SteadyBot(seed).decide(sight)
    if advice.action == played and not is_worth_a_search(sight, played):
        return None
    rng = Random(f"{seed}/{number}")
    tried = [played]
    if advice.action != played:
        tried.append(advice.action)
    for action in candidates(sight, played, MOST_TRIED, rng):
        if action not in tried and len(tried) < MOST_TRIED:
            tried.append(action)
    return Moment(number, state, played, tried, advice) if len(tried) > 1 else None
