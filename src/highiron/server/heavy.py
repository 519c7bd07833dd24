"""Work that takes long: one piece at a time, each person's and place's share of it bounded, what never changes kept.

Python runs one thread at a time, so that eight requests that each take half a second would make everybody else wait.
Here they wait for each other instead, and who asks for more than a share of the machine is told to wait.
"""

import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, thread_time
from typing import Any

from litestar import Request

from highiron.server.auth.guards import caller_of
from highiron.server.auth.places import request_place
from highiron.server.errors import Problem
from highiron.words import told

BURST = 8.0  # seconds of work that somebody may ask for at once
REFILL = 0.1  # of them come back each second
WAITING = 8  # pieces that wait for their turn
OWN = 3  # of these, of one person or place
KNOWN = 10_000  # people and places whose share is remembered
SHELF = 16 * 1024 * 1024  # bytes of answers that are kept, packed
LARGEST = 1024 * 1024  # bytes of one of them


class Line:
    """Pieces of work of one kind that wait for each other."""

    def __init__(self, patience: float) -> None:
        self.patience = patience  # seconds that a piece waits
        self.turn = threading.Lock()
        self.asked: Counter[str] = Counter()  # by who asks, those that are done or wait


@dataclass
class Bill:
    """What a piece of work has cost besides what this thread did: the processor's seconds of another process."""

    elsewhere: float = 0.0


class Heavy:
    """Gives turns, keeps accounts, and keeps packed answers about what has ended."""

    def __init__(self, limited: bool = True) -> None:
        self._limited = limited
        self.here = Line(5.0)
        self.drawing = Line(10.0)  # another process does the work, so that others need not wait for it
        self._guard = threading.Lock()
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds left, and when that was
        self._shelf: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    @property
    def waiting(self) -> int:
        """Pieces of work that are being done or wait."""
        return self.here.asked.total() + self.drawing.asked.total()

    @contextmanager
    def turn(self, request: "Request[Any, Any, Any]", line: Line | None = None) -> Iterator[Bill]:
        """Do work for whoever asks. Raises 429 when their share is used up, 503 when too many wait."""
        caller = caller_of(request)
        who = f"person {caller.person_id}" if caller else f"place {request_place(request)}"
        line = line or self.here
        self._enter(line, who)
        try:
            if not line.turn.acquire(timeout=line.patience):
                raise busy()
            began, bill = thread_time(), Bill()
            try:
                yield bill
            finally:
                line.turn.release()
                self._charge(who, thread_time() - began + bill.elsewhere)
        finally:
            with self._guard:
                line.asked[who] -= 1
                if not line.asked[who]:
                    del line.asked[who]

    def kept(self, key: Hashable, lasting: bool, make: Callable[[], bytes]) -> bytes:
        """A packed answer that is made once if it is `lasting`: what it tells of never changes."""
        with self._guard:
            found = self._shelf.get(key)
            if found is not None:
                self._shelf.move_to_end(key)
                return found
        found = make()
        if lasting and len(found) <= LARGEST:
            with self._guard:
                self._size += len(found) - len(self._shelf.pop(key, b""))
                self._shelf[key] = found
                while self._size > SHELF:
                    self._size -= len(self._shelf.popitem(last=False)[1])
        return found

    def _enter(self, line: Line, who: str) -> None:
        with self._guard:
            if self._limited:
                left = self._left_of(who)
                if left <= 0:
                    wait = int(1 - left / REFILL) + 1
                    raise Problem(
                        429,
                        "too-much-work",
                        told("problem-too-much-work", seconds=wait),
                        headers={"Retry-After": str(wait)},
                        retry_after=wait,
                    )
                if line.asked.total() >= WAITING or line.asked[who] >= OWN:
                    raise busy()
            line.asked[who] += 1

    def _left_of(self, who: str) -> float:
        left, then = self._left.get(who, (BURST, monotonic()))
        return min(BURST, left + (monotonic() - then) * REFILL)

    def _charge(self, who: str, seconds: float) -> None:
        with self._guard:
            self._left[who] = (self._left_of(who) - seconds, monotonic())
            self._left.move_to_end(who)
            while len(self._left) > KNOWN:
                self._left.popitem(last=False)


def busy() -> Problem:
    """Too many want the same at once."""
    return Problem(503, "busy", told("problem-busy"), headers={"Retry-After": "3"})
