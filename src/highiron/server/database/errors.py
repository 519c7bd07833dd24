"""What can go wrong with a database that is not the caller's fault."""

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError

from highiron.words import told


def is_trouble(error: DBAPIError) -> bool:
    """Whether the database itself is in trouble (lost, locked, full), not the statement wrong."""
    if isinstance(error.orig, sqlite3.Error):
        code = getattr(error.orig, "sqlite_errorcode", None)  # missing when the driver itself complains
        return isinstance(error, OperationalError) and code is not None and code & 0xFF != sqlite3.SQLITE_ERROR
    return isinstance(error, OperationalError) or error.connection_invalidated


class Unavailable(Exception):
    """The database cannot be used now: lost, locked or full. Nothing was stored; trying again later is safe."""

    status = 503
    code = "unavailable"

    def __init__(self, detail: str = "") -> None:
        self.detail = detail or told("problem-unavailable")
        self.extra: dict[str, object] = {}
        super().__init__(self.detail)
