"""Playing on from a position with steady players of several characters, for so many rounds."""

from random import Random

from highiron.bots.bot import Sight
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS
from highiron.core.state import State
from highiron.flow import engine

MOST_DECISIONS = 600  # of one play-out; far more than its rounds ever need


class Playout:
    """One future: who sits where. All candidates are tried in the same futures: only they make the difference."""

    def __init__(self, seats: tuple[str, ...], rng: Random) -> None:
        self.players = {seat: SteadyBot(rng.randrange(2**31), rng.choice(CHARACTERS)) for seat in seats}

    def play(self, state: State, rounds: int) -> tuple[State, int]:
        """The position after so many more rounds have ended, or the game has, and how many decisions that took."""
        last, left = _round(state), rounds
        for number in range(MOST_DECISIONS):
            if state.ended:
                return state, number
            seat = state.actor
            families = [family for family in engine.legal(state) if family.seat == seat]
            decision = self.players[seat].decide(Sight(seat, state, families, number))
            state, _ = engine.apply(state, decision.action)
            now = _round(state)
            if now != last:
                last, left = now, left - 1
                if not left:
                    return state, number + 1
        return state, MOST_DECISIONS


def _round(state: State) -> tuple[str, int, int]:
    place = state.facts.rules.round_of(state)
    return place.kind, place.turn, place.number
