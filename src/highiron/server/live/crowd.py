"""How many streams are open, by whom and from where. A stream holds a connection for as long as it likes."""

from collections import Counter

from highiron.server.auth.caller import Caller
from highiron.server.errors import Problem
from highiron.words import told

PERSON = 40  # streams of one person: some tables in some browsers, on every device
PLACE = 240  # from one place: a club behind one address
STRANGERS = 40  # of these, by people who are not signed in
ALL = 8000  # in one process; the rest of its connections is for requests
WAIT = 30  # seconds after which to try again


class Crowd:
    """Counts streams and refuses more than there may be."""

    def __init__(self, limited: bool = True) -> None:
        self._limited = limited
        self._count: Counter[str] = Counter()

    def check(self, caller: Caller | None, place: str) -> None:
        """Raises 429 when the person or the place has as many streams as may be, 503 when the server has."""
        if not self._limited:
            return
        if self._count[""] >= ALL:
            raise _full(503, "busy", told("problem-too-many-listeners"))
        if any(self._count[name] >= most for name, most in _names(caller, place).items()):
            raise _full(429, "too-many-streams", told("problem-too-many-streams"))

    def enter(self, caller: Caller | None, place: str) -> None:
        """One more stream. Raises as `check`."""
        self.check(caller, place)
        self._count.update([*_names(caller, place), ""])

    def leave(self, caller: Caller | None, place: str) -> None:
        """A stream has ended."""
        for name in (*_names(caller, place), ""):
            self._count[name] -= 1
            if self._count[name] <= 0:
                del self._count[name]


def _names(caller: Caller | None, place: str) -> dict[str, int]:
    """What a stream counts for, and how many there may be."""
    if caller is None:
        return {f"place {place}": PLACE, f"strangers {place}": STRANGERS}
    return {f"person {caller.person_id}": PERSON, f"place {place}": PLACE}


def _full(status: int, code: str, detail: str) -> Problem:
    return Problem(status, code, detail, headers={"Retry-After": str(WAIT)}, retry_after=WAIT)
