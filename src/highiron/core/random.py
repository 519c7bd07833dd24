"""Random numbers of a game: a stream that starts with a seed and goes on in the state, the same on every machine.

The generator is the one recorded games were dealt with, so that their seed brings out their cards again (1846-12.1).
Whoever knows a number of the stream knows all that follow: `state.random` is a secret and no view shows it.
"""

from collections.abc import Iterable
from typing import Final

from highiron.core.state import State

_FACTOR: Final = 1103515245
_STEP: Final = 12345
_RANGE: Final = 2**31


def seed_random(state: State, seed: int) -> None:
    """Begin the stream."""
    state.random = seed % _RANGE


def draw(state: State) -> int:
    """The next number of the stream, below 2^31."""
    state.random = (_FACTOR * state.random + _STEP) % _RANGE
    return state.random


def shuffled(state: State, things: Iterable[str]) -> list[str]:
    """The things in random order: each gets the next number, and they are sorted by it."""
    drawn = [(draw(state), thing) for thing in things]
    return [thing for _, thing in sorted(drawn, key=lambda pair: pair[0])]
