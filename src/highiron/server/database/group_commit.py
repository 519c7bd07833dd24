"""Writing to SQLite from many threads: in turn, and committed together.

SQLite has one writer at a time, and a commit waits for the disk. Threads that come while a commit is under way find
the turn taken; when they get it they write one after the other into one transaction, each in a savepoint of its own,
and the last of them commits for all. Nobody goes on before the commit that holds their writing.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from highiron.server.database.errors import is_trouble

T = TypeVar("T")

LARGEST = 64  # writers in one commit
QUEUE = 16  # writers that may wait while another process holds the file
LOCKED = 0.2  # seconds after which it holds it for long
PATIENCE = 0.05  # seconds after which a writer looks whether the one that should commit has gone


class Busy(Exception):
    """The turn did not come in time."""


class _Batch:
    """Writers that are committed together."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.transaction = connection.begin()
        self.members = 0
        self.done = threading.Event()
        self.error: Exception | None = None


class GroupCommit:
    """Gives threads their turn to write. Raises the driver's error when the disk or the file does not play along."""

    def __init__(self, engine: Engine, patience: float) -> None:
        """`patience`: seconds that a writer waits in all, in the queue and for the file."""
        self._engine = engine
        self._patience = patience
        self._knocking = 0.0  # since when whoever has the turn waits for the file; 0 when nobody does
        self._turn = threading.Lock()
        self._count = threading.Lock()
        self._waiting = 0
        self._batch: _Batch | None = None
        self._inside = threading.local()

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session whose changes are stored for good once the `with` block is left without an exception."""
        with self._in_turn(_session) as session:
            yield session

    @contextmanager
    def writing_rows(self) -> Iterator[Connection]:
        """The same with a bare connection, which costs less."""
        with self._in_turn(_savepoint) as connection:
            yield connection

    @contextmanager
    def _in_turn(self, door: Callable[[Connection], AbstractContextManager[T]]) -> Iterator[T]:
        """`door` opens a savepoint on a connection; it is kept when the block is left, taken back when it raises."""
        if getattr(self._inside, "now", False):
            raise RuntimeError("writing() inside writing(): hand the session on instead")
        deadline = monotonic() + self._patience
        self._take_turn(deadline)
        self._inside.now = True
        batch: _Batch | None = None
        try:
            batch = self._open(deadline)
            try:
                with door(batch.connection) as writer:
                    yield writer
            except DBAPIError as error:
                # A full or failing disk may have ended the whole transaction, so it is lost for all in it. Then going
                # back to the savepoint has failed too, and the first error is the one that tells what happened.
                batch.error = _first_trouble(error)
                if batch.error is not None:
                    raise batch.error from None
                raise
        finally:
            self._inside.now = False
            self._leave_turn(batch)
        self._wait(batch)

    def _take_turn(self, deadline: float) -> None:
        """Raises Busy at the deadline, and soon behind a long queue for a file that another process holds: threads that
        wait here are missing for those who read. A slow disk is waited for.
        """
        with self._count:
            before = self._waiting
            self._waiting += 1
        try:
            while not self._turn.acquire(timeout=min(LOCKED, self._bearable(before, deadline))):
                pass
        finally:
            with self._count:
                self._waiting -= 1

    def _bearable(self, before: int, deadline: float) -> float:
        """Seconds that a writer may still wait behind so many others. Raises Busy when there are none."""
        time, knocking = monotonic(), self._knocking
        if time >= deadline or (before >= QUEUE and knocking and time - knocking >= LOCKED):
            raise Busy
        return deadline - time

    def _open(self, deadline: float) -> _Batch:
        if self._batch is None:
            self._knocking = monotonic()
            connection = self._engine.connect()
            try:
                # Another process may hold the file; what was spent in the queue is not spent again.
                rest = max(1, int((deadline - monotonic()) * 1000))
                connection.connection.cursor().execute(f"PRAGMA busy_timeout = {rest}")
                self._batch = _Batch(connection)
            except BaseException:
                connection.close()
                raise
            finally:
                self._knocking = 0.0
        self._batch.members += 1
        return self._batch

    def _leave_turn(self, batch: _Batch | None) -> None:
        try:
            if batch is not None and (batch.error or batch.members >= LARGEST or not self._waiting):
                self._close(batch)
        finally:
            self._turn.release()

    def _close(self, batch: _Batch) -> None:
        """Commit, or roll back when something went wrong; then let everybody in the batch go."""
        self._batch = None
        try:
            if batch.error is None:
                batch.transaction.commit()
            else:
                with suppress(DBAPIError):
                    batch.transaction.rollback()
        except Exception as error:
            batch.error = error
            with suppress(DBAPIError):
                batch.transaction.rollback()
        finally:
            with suppress(DBAPIError):
                batch.connection.close()
            batch.done.set()

    def _wait(self, batch: _Batch) -> None:
        while not batch.done.wait(PATIENCE):
            # Whoever was to commit may have been interrupted while waiting for the turn.
            if self._turn.acquire(blocking=False):
                try:
                    if self._batch is batch:
                        self._close(batch)
                finally:
                    self._turn.release()
        if batch.error is not None:
            raise batch.error


@contextmanager
def _session(connection: Connection) -> Iterator[Session]:
    session = Session(bind=connection, join_transaction_mode="create_savepoint", expire_on_commit=False)
    with session, session.begin():
        yield session


@contextmanager
def _savepoint(connection: Connection) -> Iterator[Connection]:
    connection.exec_driver_sql("SAVEPOINT one_writer")
    try:
        yield connection
    except BaseException:
        connection.exec_driver_sql("ROLLBACK TO one_writer")
        connection.exec_driver_sql("RELEASE one_writer")
        raise
    connection.exec_driver_sql("RELEASE one_writer")


def _first_trouble(error: BaseException | None) -> DBAPIError | None:
    """The first error, of those that led to this one, that says that the database is in trouble."""
    found = None
    while error is not None:
        if isinstance(error, DBAPIError) and is_trouble(error):
            found = error
        error = error.__context__
    return found
