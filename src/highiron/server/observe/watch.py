"""Looks after the server now and then, so that whoever asks how it is need not wait for an answer."""

import threading
from time import monotonic

from highiron.server.database.engine import Database

EVERY = 2.0  # seconds
STALE = 15.0  # seconds after which what was found last is worth nothing: the database does not even refuse


class Watch:
    """Whether the database answers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ending = threading.Event()
        self._looking = threading.Lock()
        self._thread: threading.Thread | None = None
        self._found = True
        self._time = monotonic()

    @property
    def reachable(self) -> bool:
        """What was found last."""
        return self._found and monotonic() - self._time < STALE

    def begin(self) -> None:
        """Start looking."""
        self._thread = threading.Thread(target=self._work, name="watch", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop looking; a look that hangs is not waited for."""
        self._ending.set()

    def look(self) -> None:
        """Look now. One look at a time: none that began earlier may be told later."""
        with self._looking:
            self._found, self._time = self._database.reachable(), monotonic()

    def _work(self) -> None:
        while not self._ending.is_set():
            self.look()
            self._ending.wait(EVERY)
