"""One game of a tournament."""

from collections import Counter
from time import process_time
from typing import Any

import msgspec

from highiron.arena.schedule import Assignment
from highiron.arena.times import Times
from highiron.bots.answers import objections
from highiron.bots.bot import Bot, sight_of
from highiron.bots.random_bot import RandomBot
from highiron.bots.registry import make_bot
from highiron.core.actions import Action, action_to_data, kind_of
from highiron.core.events import Reason
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.records import own_text, site_text
from highiron.selfplay import habits_of
from highiron.titles import catalogue

UNFINISHED = "unfinished"
SITE = "18xx.games"  # the format of records that the site reads; all others are our own


class RefusedMove(msgspec.Struct, frozen=True):
    """An answer of a bot that could not be played: a random move was made instead."""

    bot: str
    game: str
    number: int  # actions played before
    reasons: list[Reason]
    action: dict[str, Any] | None = None  # None: the bot failed to answer at all


class GameResult(msgspec.Struct, frozen=True):
    """How a game went; tuples are by seat."""

    game: str
    number: int
    bots: tuple[str, ...]
    wealth: tuple[int, ...]
    ranks: tuple[int, ...]  # ties share the better rank
    bankrupt: tuple[bool, ...]
    ended: str  # why; UNFINISHED when it went beyond the bound
    actions: int
    turns: int
    operating_rounds: int
    floated: int  # companies
    permanent_trains: int
    permanent_companies: int  # companies with at least one permanent train
    counted: dict[str, int] = {}  # what the title finds worth counting

    @property
    def finished(self) -> bool:
        return self.ended != UNFINISHED

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(at for at, rank in enumerate(self.ranks) if rank == 1)


class Played(msgspec.Struct, frozen=True):
    """A game with what is not its result: times by bot, refused moves, and the record if it was to be kept."""

    result: GameResult
    times: dict[str, Times]
    refused: list[RefusedMove]
    record: str = ""


class GameFault(Exception):
    """The engine failed; the message names game and action, so that it can be played again."""


def play(assignment: Assignment) -> Played:
    """Play the game. Equal assignments give equal games; only times differ."""
    return _Table(assignment).play()


class _Table:
    def __init__(self, assignment: Assignment) -> None:
        given = assignment.tournament
        self.assignment = assignment
        self.facts = catalogue.facts_for(given.title, len(assignment.bots), given.preset, given.options)
        self.names = dict(zip(self.facts.seats, assignment.bots, strict=True))
        self.bots: dict[str, Bot] = {
            seat: make_bot(name, assignment.bot_seed(seat)) for seat, name in self.names.items()
        }
        self.state = catalogue.new_state(self.facts, assignment.deal)
        self.actions: list[Action] = []
        self.times: dict[str, Times] = {name: Times() for name in assignment.bots}
        self.refused: list[RefusedMove] = []
        self.notable = habits_of(given.title).notable
        self.counted: Counter[str] = Counter()

    def play(self) -> Played:
        rounds: set[tuple[int, int]] = set()
        while not self.state.ended and len(self.actions) < self.assignment.tournament.max_actions:
            try:
                action = self._next_action()
                self.state, events = engine.apply(self.state, action)
            except Exception as error:
                where = f"{self.assignment.name}, action {len(self.actions) + 1}"
                raise GameFault(f"{where}: {type(error).__name__}: {error}") from error
            self.actions.append(action)
            if self.notable is not None:
                self.counted.update(name for name in map(self.notable, events) if name)
            place = self.facts.rules.round_of(self.state)
            if place.kind == "operating":
                rounds.add((place.turn, place.number))
        return Played(self._result(len(rounds)), self.times, self.refused, self._record())

    def _next_action(self) -> Action:
        """What the bot answers, or a random move when that cannot be played."""
        seat = self.state.actor
        start = process_time()  # other programs on the machine disturb it less than the clock on the wall
        sight = sight_of(self.state, len(self.actions))
        action: Action | None = None
        try:
            action = self.bots[seat].decide(sight).action
            reasons: list[Reason] = []
        except Exception as error:  # a bot may fail in any way
            reasons = [Reason("bot-failed", "", {"error": f"{type(error).__name__}: {error}"})]
        self._count((process_time() - start) * 1000, seat, action)
        if action is not None:
            reasons = objections(self.state, sight, action)
            if not reasons:
                return action
        data = None if action is None else action_to_data(action)
        self.refused.append(RefusedMove(self.names[seat], self.assignment.name, len(self.actions), reasons, data))
        return RandomBot(self.assignment.bot_seed(seat)).decide(sight).action

    def _count(self, ms: float, seat: str, action: Action | None) -> None:
        times = self.times[self.names[seat]]
        if times.add(ms):
            kind = "" if action is None else f" {kind_of(action)}"
            times.worst_at = f"{self.assignment.name} after {len(self.actions)}{kind}"

    def _result(self, operating_rounds: int) -> GameResult:
        state, seats = self.state, self.facts.seats
        wealth = [worth(state, seat) for seat in seats]
        lasting = {company: permanent_trains(state, company) for company in state.floated}
        return GameResult(
            game=self.assignment.name,
            number=self.assignment.number,
            bots=self.assignment.bots,
            wealth=tuple(wealth),
            ranks=tuple(1 + sum(other > own for other in wealth) for own in wealth),
            bankrupt=tuple(seat in state.bankrupt for seat in seats),
            ended=state.ended or UNFINISHED,
            actions=len(self.actions),
            turns=state.turn,
            operating_rounds=operating_rounds,
            floated=len(state.floated),
            permanent_trains=sum(lasting.values()),
            permanent_companies=sum(count > 0 for count in lasting.values()),
            counted=dict(sorted(self.counted.items())),
        )

    def _record(self) -> str:
        """Replayed rather than kept while playing: the boards of a whole game remember too much."""
        given = self.assignment.tournament
        if not given.keep:
            return ""
        names = [f"{name} {seat}" for seat, name in self.names.items()]
        game = Game(given.title, names, preset=given.preset, options=given.options, seed=self.assignment.deal)
        for action in self.actions:
            game.play(action)
        return site_text(game) if given.keep == SITE else own_text(game)


def permanent_trains(state: State, company: str) -> int:
    """How many trains of the company will never be taken from it."""
    trains = [state.facts.trains[train] for train in state.trains.get(company, ())]
    return sum(not train.rusts_on and not train.obsolete_on for train in trains)
