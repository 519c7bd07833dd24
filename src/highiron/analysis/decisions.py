"""What a decision cost against the best that could be done instead, by playing both on into the same futures."""

from random import Random
from typing import Any

import msgspec

from highiron.analysis.chances import chances
from highiron.bots.bot import Sight, sight_of
from highiron.bots.search.candidates import candidates, is_worth_a_search
from highiron.bots.search.playout import Playout
from highiron.bots.steady.bot import SteadyBot
from highiron.core.actions import Action, action_to_data, kind_of
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine

AUCTION, SHARES, TRACK, TRAINS, OTHER = "auction", "shares", "track", "trains", "other"
_KINDS = {
    "lay_tile": TRACK,
    "place_token": TRACK,
    "assign": TRACK,
    "buy_train": TRAINS,
    "discard_train": TRAINS,
    "dividend": TRAINS,
    "run_trains": TRAINS,
}
MOST_TRIED = 6  # alternatives of one decision


class Costly(msgspec.Struct, frozen=True):
    """A decision, what was better, and by how much."""

    number: int  # of the action in the game, from 1
    seat: str
    kind: str  # AUCTION, SHARES, TRACK, TRAINS or OTHER
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

    def __init__(self, number: int, state: State, played: Action, tried: list[Action], why: Event) -> None:
        self.number = number
        self.state = state
        self.seat = played.seat
        self.tried = tried  # what was played comes first
        self.why = why  # the reason of the estimates, where the better one is theirs
        self.advised = tried[1] if len(tried) > 1 else played
        self.results: list[list[float]] = [[] for _ in tried]
        self.suspicion = 0.0

    @property
    def kind(self) -> str:
        if not self.state.pars or self.state.facts.rules.round_of(self.state).kind == "auction":
            return AUCTION
        named = _KINDS.get(kind_of(self.tried[0]))
        if named is not None:
            return named
        return SHARES if self.state.facts.rules.round_of(self.state).kind == "stock" else OTHER

    def look(self) -> None:
        """A first glance: how the position right after each alternative looks."""
        seen = [chances(engine.apply(self.state, action)[0]).get(self.seat, 0.0) for action in self.tried]
        self.suspicion = max(seen) - seen[0]

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
        why = self.why if better == self.advised else Event("looks-ahead", {"futures": futures})
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


def moment_of(number: int, state: State, played: Action, seed: int) -> Moment | None:
    """The decision with what could have been done instead; None where there was nothing to decide.

    `number` is the action's own, from 1; `state` is the position before it.
    """
    if played.seat != state.actor:
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
    return Moment(number, state, played, tried, advice.why) if len(tried) > 1 else None
