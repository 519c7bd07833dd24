"""A process of our own that answers one message at a time, and can be killed when it does not."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection

Serve = Callable[[bytes], bytes]
PATIENCE = 1.0  # seconds that a process gets to end by itself
# Starting a process also asks after all others of this program; two threads must not collect the same one.
_ONE_AT_A_TIME = threading.Lock()


class WorkerDied(Exception):
    """The process ended without an answer."""


class TookTooLong(Exception):
    """The answer did not come in time."""


class WorkerProcess:
    """Runs `serve` elsewhere. An empty message is answered by an empty one: it tells that the process has started.

    `serve` must be importable: the process is a new interpreter that shares nothing with this one, so that it can be
    started from any thread. Not thread-safe itself: one user at a time. With `niceness` it lets others go first.
    """

    def __init__(self, serve: Serve, niceness: int = 0) -> None:
        self._serve = serve
        self._niceness = niceness
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, self._serve, self._niceness), daemon=True)
        with _ONE_AT_A_TIME, interrupts_held():
            self._process.start()
        theirs.close()
        self.fresh = True  # it has not answered yet, for it is still loading

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def send(self, message: bytes) -> None:
        """Raises WorkerDied when nobody is there to take it."""
        try:
            self.connection.send_bytes(message)
        except OSError:
            raise WorkerDied from None

    def receive(self, limit: float | None = None) -> bytes:
        """The answer. Raises TookTooLong after `limit` seconds, WorkerDied when none will ever come."""
        try:
            if not self.connection.poll(limit):
                raise TookTooLong
            answer = self.connection.recv_bytes()
        except (EOFError, OSError):
            raise WorkerDied from None
        self.fresh = False
        return answer

    def restart(self) -> None:
        """Kill it, whatever it is doing, and begin anew."""
        self.kill()
        self._start()

    def kill(self) -> None:
        """End it at once; nothing of it is left."""
        self.connection.close()
        with _ONE_AT_A_TIME:
            self._process.kill()
            self._reap()

    def close(self) -> None:
        """Let it end: it does when nobody can ask any more. Killed if it is busy for longer."""
        self.connection.close()
        with _ONE_AT_A_TIME:
            self._process.join(PATIENCE)
            self._process.kill()
            self._reap()

    def _reap(self) -> None:
        self._process.join()
        self._process.close()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C is for whoever has the workers: they inherit that they do not hear it, from their first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python's own helper: starting it lets interrupts through again, and the first worker would start it.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection, serve: Serve, niceness: int) -> None:
    """What the process does: answer until nobody asks any more."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            message = connection.recv_bytes()
            connection.send_bytes(serve(message) if message else b"")
