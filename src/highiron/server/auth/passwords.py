"""Passwords: argon2, and the same work for names that do not exist."""

import os
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from highiron.server.errors import Problem
from highiron.words import told

SHORTEST, LONGEST = 10, 200
# Characters that are looked at for words, dates, keys in a row. Who writes 4 for a and $ for s makes each further one
# cost more than the one before: sixty such take seconds, twenty a tenth of one.
GUESSED = 20
STRENGTH = 2  # of 0 to 4: more than a hundred million guesses

WAITING = 8  # passwords that wait for their turn

# Each hash takes 64 MB and all of a core for a moment; a crowd signing in must not take the machine with it. The usual
# four threads for a hash would take four cores.
_hasher = PasswordHasher(parallelism=1)
_TURNS = max(1, (os.cpu_count() or 1) // 2)
_turns = threading.BoundedSemaphore(_TURNS)
_room = threading.BoundedSemaphore(_TURNS + WAITING)


def check(password: str, name: str) -> None:
    """Raises 422 for a password that is too easy to guess. As slow as a hash, and takes turns with them."""
    if len(password) < SHORTEST:
        raise Problem(422, "weak-password", told("problem-password-too-short", shortest=SHORTEST), field="password")
    if len(password) > LONGEST:
        raise Problem(422, "weak-password", told("problem-password-too-long", longest=LONGEST), field="password")
    with _turn():
        guessed = zxcvbn(password[:GUESSED], user_inputs=[name, "highiron", "18xx"])
    if guessed["score"] < STRENGTH:
        raise Problem(422, "weak-password", told("problem-password-too-easy"), field="password")


def hashed(password: str) -> str:
    """What the database keeps. Slow on purpose: never call it inside a transaction or on the event loop."""
    with _turn():
        return _hasher.hash(_normal(password))


def fits(password: str, stored: str | None) -> bool:
    """Whether it is the password. Takes the same time when there is none, so that nobody learns which names exist."""
    with _turn():
        try:
            _hasher.verify(stored or _nobodys(), _normal(password))
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None


@contextmanager
def _turn() -> Iterator[None]:
    """One's turn to work on a password. Raises 503 when many wait: each of them keeps a thread from those who play."""
    if not _room.acquire(blocking=False):
        raise Problem(503, "busy", told("problem-busy"), headers={"Retry-After": "3"})
    try:
        with _turns:
            yield
    finally:
        _room.release()


def is_outdated(stored: str) -> bool:
    """Whether the hash was made with weaker settings than today's."""
    return _hasher.check_needs_rehash(stored)


def _normal(password: str) -> bytes:
    """The same password typed on another keyboard gives the same bytes. Too long ones cost no more than long ones."""
    return unicodedata.normalize("NFKC", password[: LONGEST + 1]).encode("utf-8", "surrogatepass")


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody has this password")
