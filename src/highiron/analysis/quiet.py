"""Chances in the middle of a round. What was learned knows how rounds end; between, whoever has just done something
would look better or worse than they are: the first train of all runs earns everything there is, until the next company
has one. So a position is judged when its round has been played on to the end.
"""

from random import Random

from highiron.analysis.chances import chances
from highiron.bots.search.playout import Boards, Playout, round_of
from highiron.bots.steady.bot import SteadyBot
from highiron.core.state import State

Round = tuple[str, int, int]
LUCK = 18  # the same in all positions: only what was done makes the difference


class Quiet:
    """Judges the positions of one game, and what could have come instead."""

    def __init__(self) -> None:
        self._round: Round = ("", 0, 0)
        self._boards: Boards = {}  # of this round, with what was worked out on them

    def chances(self, state: State, begins: bool = False) -> dict[str, float]:
        """Seat -> its chance to win. `begins`: the round that is under way has just begun."""
        if begins or state.ended or not state.pars:
            return chances(state)
        now = round_of(state)
        if now != self._round:
            self._round, self._boards = now, {}
        seats = state.facts.seats
        future = Playout(
            seats, Random(LUCK), self._boards, {seat: SteadyBot(LUCK + at) for at, seat in enumerate(seats)}
        )
        return chances(future.play(state, 1)[0])
