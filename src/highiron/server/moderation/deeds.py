"""What an administrator does: one transaction, with a line in the book of who did it, to whom and from where."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Request
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth.caller import Caller
from highiron.server.auth.places import request_place
from highiron.server.database.engine import Database
from highiron.server.moderation import audit


@dataclass(frozen=True)
class Deed:
    """Under way: `transaction` is what it happens in."""

    transaction: Transaction
    by: int
    place: str

    def note(self, act: str, *, about: int | None = None, detail: str = "") -> None:
        """Write it into the book."""
        audit.note(self.transaction, act, self.by, about=about, place=self.place, detail=detail)


@contextmanager
def deed(database: Database, me: Caller, request: "Request[Any, Any, Any]") -> Iterator[Deed]:
    """All of it is stored, or nothing."""
    with database.writing() as transaction:
        yield Deed(transaction, me.person_id, request_place(request))
