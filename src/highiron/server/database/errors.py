"""What can go wrong with a database that is not the caller's fault."""

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError

from highiron.words import told

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_trouble(error: DBAPIError) -> bool:
    """Whether the database itself is in trouble (lost, locked, full, damaged), not the statement wrong."""
    if isinstance(error.orig, sqlite3.Error):
        code = _code(error.orig)
        return code in DAMAGED or (
            isinstance(error, OperationalError) and code is not None and code != sqlite3.SQLITE_ERROR
        )
    return isinstance(error, OperationalError) or error.connection_invalidated


def is_damaged(error: BaseException | None) -> bool:
    """Whether an SQLite file is broken, or no such file at all."""
    return isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.Error) and _code(error.orig) in DAMAGED


def _code(error: sqlite3.Error) -> int | None:
    """What SQLite calls the fault; None when the driver itself complains."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


class Unavailable(Exception):
    """The database cannot be used now: lost, locked, full or damaged. Nothing was stored; trying again is safe."""

    status = 503
    code = "unavailable"

    def __init__(self, detail: str = "") -> None:
        self.detail = detail or told("problem-unavailable")
        self.extra: dict[str, object] = {}
        super().__init__(self.detail)
