"""How many streams are open, by whom and from where. A stream holds a connection for as long as it likes.

Where several processes serve, each tells the others of its own, so that what somebody may have is counted once.
"""

import threading
from collections import Counter
from collections.abc import Callable
from time import monotonic

from highiron.server.auth.caller import Caller
from highiron.server.errors import Problem
from highiron.words import told

PERSON = 40  # streams of one person: some tables in some browsers, on every device
PLACE = 240  # from one place: a club behind one address
STRANGERS = 40  # of these, by people who are not signed in
ALL = 8000  # in one process; the rest of its connections is for requests
WAIT = 30  # seconds after which to try again
AGAIN = 30.0  # seconds after which a process tells all of its streams once more
FORGOTTEN = 100.0  # seconds after which one that tells nothing any more is believed to have none

Tell = Callable[[str, int], None]  # a name and how many streams this process has of it


class Crowd:
    """Counts streams and refuses more than there may be."""

    def __init__(self, limited: bool = True, tell: Tell = lambda name, count: None) -> None:
        self._limited = limited
        self._count: Counter[str] = Counter()
        self._tell = tell
        self._told = monotonic()
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # name -> process -> streams, and when told
        self._guard = threading.Lock()

    def check(self, caller: Caller | None, place: str) -> None:
        """Raises 429 when the person or the place has as many streams as may be, 503 when the server has."""
        if not self._limited:
            return
        if self._count[""] >= ALL:
            raise _full(503, "busy", told("problem-too-many-listeners"))
        if any(self._all_of(name) >= most for name, most in _names(caller, place).items()):
            raise _full(429, "too-many-streams", told("problem-too-many-streams"))

    def enter(self, caller: Caller | None, place: str) -> None:
        """One more stream. Raises as `check`."""
        self.check(caller, place)
        self._change(caller, place, 1)

    def leave(self, caller: Caller | None, place: str) -> None:
        """A stream has ended."""
        self._change(caller, place, -1)

    def hear(self, process: str, name: str, count: int) -> None:
        """Another process has so many streams of that name."""
        with self._guard:
            processes = self._elsewhere.setdefault(name, {})
            processes[process] = (count, monotonic())
            if not count:
                del processes[process]
            if not processes:
                del self._elsewhere[name]

    def tell_again(self) -> None:
        """Now and then: for processes that came later, and to drop what has gone without a word."""
        time = monotonic()
        if time - self._told < AGAIN:
            return
        self._told = time
        for name, count in self._count.items():
            if name:
                self._tell(name, count)
        with self._guard:
            for name, processes in list(self._elsewhere.items()):
                fresh = {process: told for process, told in processes.items() if time - told[1] < FORGOTTEN}
                if fresh:
                    self._elsewhere[name] = fresh
                else:
                    del self._elsewhere[name]

    def _all_of(self, name: str) -> int:
        with self._guard:
            elsewhere = sum(
                count for count, told in self._elsewhere.get(name, {}).values() if monotonic() - told < FORGOTTEN
            )
        return self._count[name] + elsewhere

    def _change(self, caller: Caller | None, place: str, by: int) -> None:
        for name in (*_names(caller, place), ""):
            self._count[name] += by
            if name:
                self._tell(name, self._count[name])
            if self._count[name] <= 0:
                del self._count[name]


def _names(caller: Caller | None, place: str) -> dict[str, int]:
    """What a stream counts for, and how many there may be."""
    if caller is None:
        return {f"place {place}": PLACE, f"strangers {place}": STRANGERS}
    return {f"person {caller.person_id}": PERSON, f"place {place}": PLACE}


def _full(status: int, code: str, detail: str) -> Problem:
    return Problem(status, code, detail, headers={"Retry-After": str(WAIT)}, retry_after=WAIT)
