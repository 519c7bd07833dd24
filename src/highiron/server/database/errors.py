"""What can go wrong with a database that is not the caller's fault."""

import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError


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
        self.detail = (
            detail or "The database cannot be used right now and nothing was stored. Please try again in a moment."
        )
        self.extra: dict[str, object] = {}
        super().__init__(self.detail)
