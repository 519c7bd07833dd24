"""Time as the database keeps it."""

import logging
import threading
import time
from collections.abc import Callable

log = logging.getLogger("highiron.server")

JUMP = 5_000  # milliseconds that the system's clock may be off before it is no longer believed
# Counts while the machine sleeps too, where the system has such a clock.
_COUNTER = getattr(time, "CLOCK_BOOTTIME", None)


def _wall() -> int:
    return time.time_ns() // 1_000_000


def _counted() -> int:
    return (time.monotonic_ns() if _COUNTER is None else time.clock_gettime_ns(_COUNTER)) // 1_000_000


class SteadyClock:
    """The system's clock, but never backwards and never in leaps: how long somebody has been away must not depend on
    somebody setting the clock. A clock that was set wrong when the server started stays wrong until it is restarted.
    """

    def __init__(self, wall: Callable[[], int] = _wall, counted: Callable[[], int] = _counted) -> None:
        self._wall = wall
        self._counted = counted
        self._guard = threading.Lock()
        self._offset = wall() - counted()
        self._last = 0
        self._warned = False

    def now(self) -> int:
        """Milliseconds since 1970 (UTC)."""
        with self._guard:
            wall, steady = self._wall(), self._counted() + self._offset
            if abs(wall - steady) <= JUMP:
                self._offset += wall - steady  # small steps, as time services make them
                steady, self._warned = wall, False
            elif not self._warned:
                self._warned = True
                log.warning(
                    "the system's clock was set by %d s; the server goes on by its own", (wall - steady) // 1000
                )
            self._last = max(self._last, steady)
            return self._last


_clock = SteadyClock()


def now() -> int:
    """Milliseconds since 1970 (UTC)."""
    return _clock.now()
