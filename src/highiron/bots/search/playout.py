"""Playing on from a position with steady players of several characters, for so many rounds."""

from math import inf
from random import Random
from time import monotonic

from highiron.bots.bot import Sight
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS
from highiron.core.board import Board
from highiron.core.state import State
from highiron.flow import engine

MOST_DECISIONS = 600  # of one play-out; far more than its rounds ever need

Boards = dict[Board, Board]  # equal boards are one: what was worked out on it in one future serves all


class OutOfTime(Exception):
    """The time that was given is over."""


class Playout:
    """One future: who sits where. All candidates are tried in the same futures: only they make the difference."""

    def __init__(
        self,
        seats: tuple[str, ...],
        rng: Random,
        boards: Boards | None = None,
        known: dict[str, SteadyBot] | None = None,
    ) -> None:
        self.players = {seat: SteadyBot(rng.randrange(2**31), rng.choice(CHARACTERS)) for seat in seats}
        self.players.update(known or {})  # who need not be drawn
        self.boards: Boards = {} if boards is None else boards

    def play(
        self, state: State, rounds: int, kind: str = "", since: State | None = None, until: float = inf
    ) -> tuple[State, int]:
        """The position after so many more rounds have ended, or the game has, and how many decisions that took.

        With a kind only rounds of that kind count. They are counted from `since`, an earlier position, if that is
        given. Raises `OutOfTime` when the monotonic clock passes `until`.
        """
        last, left = round_of(since or state), rounds
        for number in range(MOST_DECISIONS):
            now = round_of(state)
            if now != last:
                left -= kind in ("", last[0])
                last = now
            if not left or state.ended:
                return state, number
            if monotonic() > until:
                raise OutOfTime
            state = self.step(state, number)
        return state, MOST_DECISIONS

    def step(self, state: State, number: int) -> State:
        """The position after one more decision."""
        seat = state.actor
        families = [family for family in engine.legal(state) if family.seat == seat]
        decision = self.players[seat].decide(Sight(seat, state, families, number))
        after, _ = engine.apply(state, decision.action)
        if after.board is not state.board:
            after.board = self.boards.setdefault(after.board, after.board)
        return after


def round_of(state: State) -> tuple[str, int, int]:
    """What tells one round from the next."""
    place = state.facts.rules.round_of(state)
    return place.kind, place.turn, place.number
