"""Random numbers of a game: a stream that starts with a seed and goes on in the state, the same on every machine.

The usual generator is the one recorded games were dealt with, so that their seed brings out their cards again
(1846-12.1). Its 2^31 streams can all be tried in minutes, so whoever holds a few cards could work out the others. A
seed from `SECRET` up begins a stream that cannot be tried out; tables where people play for real take one of these.
Whoever knows a number of either stream knows all that follow: `state.random` is a secret and no view shows it.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

from highiron.core.state import State

_FACTOR: Final = 1103515245
_STEP: Final = 12345
_RANGE: Final = 2**31
SECRET: Final = 2**62  # seeds from here to twice as much begin a secret stream


def seed_random(state: State, seed: int) -> None:
    """Begin the stream."""
    state.random = seed if SECRET <= seed < 2 * SECRET else seed % _RANGE


def draw(state: State) -> int:
    """The next number of the stream, below 2^31."""
    if state.random >= SECRET:
        digest = hashlib.blake2b(state.random.to_bytes(8, "big"), digest_size=16).digest()
        state.random = SECRET + int.from_bytes(digest[:8], "big") % SECRET
        return int.from_bytes(digest[8:], "big") % _RANGE
    state.random = (_FACTOR * state.random + _STEP) % _RANGE
    return state.random


def shuffled(state: State, things: Iterable[str]) -> list[str]:
    """The things in random order: each gets the next number, and they are sorted by it."""
    drawn = [(draw(state), thing) for thing in things]
    return [thing for _, thing in sorted(drawn, key=lambda pair: pair[0])]
