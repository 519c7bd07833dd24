"""The database: an SQLite file or PostgreSQL, behind two doors, `reading` and `writing`.

Both give a session. What happens with every move goes through `looking` and `writing_rows`, which give the bare
connection: a session takes longer to make than a statement to run.
"""

import logging
import os
import selectors
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session
from sqlalchemy.sql.base import Executable

from highiron.server.database.errors import Unavailable, is_trouble
from highiron.server.database.glance import Glance, NotAtOnce
from highiron.server.database.group_commit import Busy, GroupCommit

log = logging.getLogger(__name__)

FILE = "highiron.sqlite"  # in the data directory
APPLICATION = "highiron"  # what PostgreSQL lists our connections under
CONNECT = 5  # seconds for a connection to come about
# Asked once with every connection that is taken: the others need file descriptors of their own.
_Selector: type[selectors.BaseSelector] = getattr(selectors, "PollSelector", selectors.SelectSelector)
BUSY = 5.0  # seconds that a writer waits in all: for others here, and for another process, e.g. `highiron admin users`


def database_url(data: Path, given: str = "") -> str:
    """The URL to use: the one given (`HIGHIRON_DATABASE`), or the SQLite file in the data directory."""
    if not given:
        return f"sqlite:///{data / FILE}"
    for short in ("postgresql://", "postgres://"):
        if given.startswith(short):
            return "postgresql+psycopg://" + given.removeprefix(short)
    return given


class NoDriver(ValueError):
    """PostgreSQL is wanted, and the package that speaks to it is not installed."""


def check_driver(url: str) -> None:
    """Raises NoDriver. SQLite comes with Python; psycopg is wanted where PostgreSQL is used, and only there."""
    if url.startswith("postgresql") and find_spec("psycopg") is None:
        raise NoDriver("PostgreSQL needs the package psycopg, which is not installed: pip install 'highiron[postgres]'")


class Database:
    """One database. Both doors raise `Unavailable` when it is lost, locked or full, and then nothing is stored."""

    def __init__(self, url: str, *, connections: int = 16) -> None:
        self.url = database_url(Path(), url)
        self.kind = make_url(self.url).get_backend_name()
        if self.kind not in ("sqlite", "postgresql"):
            raise ValueError(f"the database must be SQLite or PostgreSQL, not {self.kind!r}")
        check_driver(self.url)
        self._group: GroupCommit | None = None
        self._glance: Glance | None = None
        if self.kind == "sqlite":
            self.engine = self._reader = _sqlite(self.url, "BEGIN", connections)
            self._looker = _sqlite(self.url, "", connections)
            self._writer = _sqlite(self.url, "BEGIN IMMEDIATE", 1)
            self._group = GroupCommit(self._writer, BUSY)
            self._glance = Glance(self._looker)
        else:
            self.engine = self._writer = _postgresql(self.url, connections)
            # Nothing is gained by a transaction around reading committed rows, and it takes two round trips.
            self._reader = self._looker = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """A session to read by: one consistent look on SQLite, committed rows on PostgreSQL."""
        with _translated(), Session(self._reader, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """A connection for a single statement that reads."""
        with _translated(), self._looker.connect() as connection:
            yield connection

    def glance(self, statement: Executable, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row that a statement reads, without ever waiting; raw, as the file has it. Raises NotAtOnce: always
        on PostgreSQL, which is asked over a wire.
        """
        if self._glance is None:
            raise NotAtOnce
        return self._glance.first(statement, values)

    @contextmanager
    def snapshot(self) -> Iterator[Session]:
        """A session to read by that sees one moment, whatever is written meanwhile."""
        with _translated(), Session(self.engine, expire_on_commit=False) as session:
            if self.kind == "postgresql":
                session.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A session to write by; committed when the block is left, rolled back when it raises.

        What stands after the block happens after the commit. Keep slow work out of the block: on SQLite all writers
        take turns.
        """
        with _translated():
            if self._group is not None:
                with self._group.writing() as session:
                    yield session
            else:
                with Session(self._writer, expire_on_commit=False) as session, session.begin():
                    yield session

    @contextmanager
    def writing_rows(self) -> Iterator[Connection]:
        """Like `writing`, with the bare connection."""
        with _translated():
            if self._group is not None:
                with self._group.writing_rows() as connection:
                    yield connection
            else:
                with self._writer.begin() as connection:
                    yield connection

    def reachable(self) -> bool:
        """Whether it answers."""
        try:
            with self.reading() as session:
                session.execute(text("SELECT 1"))
        except Unavailable:
            return False
        return True

    def close(self) -> None:
        if self._glance is not None:
            self._glance.close()
        for engine in (self.engine, self._looker, self._writer):
            engine.dispose()


@contextmanager
def _translated() -> Iterator[None]:
    """Faults of the database as `Unavailable`; broken constraints and faults of the program as they are."""
    try:
        yield
    except (Busy, PoolTimeout) as error:
        log.error("the database is too busy: there was no turn within %s s", BUSY)
        raise Unavailable from error
    except DBAPIError as error:
        if not is_trouble(error):
            raise
        # Without the statement and its values, which may be secret.
        log.error("the database cannot be used: %s", str(error.orig).strip())
        raise Unavailable from error


def _postgresql(url: str, connections: int) -> Engine:
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=connections,
        pool_timeout=BUSY,
        pool_use_lifo=True,  # the connection that was used last has most in memory
        connect_args={"application_name": APPLICATION, "connect_timeout": CONNECT},
    )

    @event.listens_for(engine, "checkout")
    def check(connection: Any, _record: Any, _proxy: Any) -> None:
        """After a restart of PostgreSQL nobody shall get a dead connection: it has said goodbye, unread as yet."""
        if connection.closed or _has_unread(connection.fileno()):
            raise DisconnectionError("PostgreSQL has closed the connection")

    return engine


def _has_unread(socket: int) -> bool:
    """Whether something has come that nobody has read."""
    with _Selector() as selector:
        selector.register(socket, selectors.EVENT_READ)
        return bool(selector.select(0))


def keep_to_owner(file: Path) -> None:
    """Make the file if it is missing, readable by its owner alone: it holds hashes and seeds. SQLite gives the files
    that it puts beside it the same rights.
    """
    with suppress(FileExistsError, FileNotFoundError, PermissionError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _sqlite(url: str, begin: str, connections: int) -> Engine:
    """An engine on an SQLite file whose transactions begin as told; "" for statements on their own."""
    keep_to_owner(Path(str(make_url(url).database)))
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0 if connections == 1 else connections,
        pool_timeout=BUSY,
        pool_use_lifo=True,  # the connection that was used last has most in memory
        connect_args={"check_same_thread": False, "timeout": BUSY},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin or commit by itself
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    if begin:
        event.listen(engine, "begin", start)
    return engine
