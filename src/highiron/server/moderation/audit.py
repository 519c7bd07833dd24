"""The book: sign-ins, and what administrators do. Never changed; old pages are thrown away."""

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.orm import Session as Transaction

from highiron.server.clock import now
from highiron.server.config import DAY
from highiron.server.database.tables import AuditLine

KEPT_DAYS = 180
DETAIL = 200  # characters


class AuditEntry(msgspec.Struct, frozen=True):
    """One line: `who` did `act`, to the person `about`, from `place`."""

    id: int
    time: int
    who: int | None
    act: str
    about: int | None
    place: str
    detail: str


def note(
    transaction: Transaction,
    act: str,
    who: int | None,
    *,
    about: int | None = None,
    place: str = "",
    detail: str = "",
) -> None:
    """Write a line, in the transaction of what it tells."""
    transaction.add(AuditLine(time=now(), person_id=who, act=act, about_id=about, place=place, detail=detail[:DETAIL]))


def read(transaction: Transaction, before: int | None, limit: int, person: int | None = None) -> list[AuditEntry]:
    """The latest lines, or the latest before one; of one person alone, done by or to them."""
    query = select(AuditLine).order_by(AuditLine.id.desc()).limit(limit)
    if before is not None:
        query = query.where(AuditLine.id < before)
    if person is not None:
        query = query.where((AuditLine.person_id == person) | (AuditLine.about_id == person))
    return [
        AuditEntry(line.id, line.time, line.person_id, line.act, line.about_id, line.place, line.detail)
        for line in transaction.scalars(query)
    ]


def sweep(transaction: Transaction) -> None:
    """Throw old pages away."""
    transaction.execute(delete(AuditLine).where(AuditLine.time < now() - KEPT_DAYS * DAY))
