"""Reading a row of an SQLite file without waiting, so that the event loop itself may do it.

A look through a thread costs more than twenty times as much as the look, and readers of a file with a write-ahead log
wait for nobody. Where it cannot be answered at once, the caller asks again through a thread.
"""

import sqlite3
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, make_url
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.compiler import SQLCompiler


class NotAtOnce(Exception):
    """The file does not answer at once, or not here."""


class Glance:
    """One connection of its own, for single statements that read."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file = Path(str(make_url(str(engine.url)).database)).absolute().as_uri() + "?mode=ro"
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None
        self._compiled: dict[int, tuple[Executable, str, list[str]]] = {}

    def first(self, statement: Executable, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row, as the file has it, or None. Raises NotAtOnce."""
        _, sql, names = self._compiled.get(id(statement)) or self._compile(statement)
        if not self._lock.acquire(blocking=False):
            raise NotAtOnce
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(
                    self._file, uri=True, timeout=0, isolation_level=None, check_same_thread=False
                )
            found: tuple[Any, ...] | None = self._connection.execute(sql, [values[name] for name in names]).fetchone()
            return found
        except sqlite3.Error:
            self._close()
            raise NotAtOnce from None
        finally:
            self._lock.release()

    def close(self) -> None:
        with self._lock:
            self._close()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _compile(self, statement: Executable) -> tuple[Executable, str, list[str]]:
        compiled = statement.compile(self._engine)  # type: ignore[attr-defined]
        assert isinstance(compiled, SQLCompiler)
        # The statement is kept with its text, so that its id stays its own.
        found = self._compiled[id(statement)] = (statement, str(compiled), list(compiled.positiontup or ()))
        return found
