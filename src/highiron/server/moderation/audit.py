"""The book: sign-ins, and what administrators do. Never changed; old pages are thrown away."""

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.orm import Session as Transaction
from sqlalchemy.orm import aliased

from highiron.server.clock import now
from highiron.server.config import DAY
from highiron.server.database.tables import AuditLine, Person

KEPT_DAYS = 180
DETAIL = 200  # characters


class AuditEntry(msgspec.Struct, frozen=True):
    """One line: `who` did `act`, to the person `about`, from `place`. The names are today's."""

    id: int
    time: int
    who: int | None
    who_name: str
    act: str
    about: int | None
    about_name: str
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
    by, other = aliased(Person), aliased(Person)
    query = (
        select(AuditLine, by.name, other.name)
        .outerjoin(by, by.id == AuditLine.person_id)
        .outerjoin(other, other.id == AuditLine.about_id)
        .order_by(AuditLine.id.desc())
        .limit(limit)
    )
    if before is not None:
        query = query.where(AuditLine.id < before)
    if person is not None:
        query = query.where((AuditLine.person_id == person) | (AuditLine.about_id == person))
    return [
        AuditEntry(
            id=line.id,
            time=line.time,
            who=line.person_id,
            who_name=who_name or "",
            act=line.act,
            about=line.about_id,
            about_name=about_name or "",
            place=line.place,
            detail=line.detail,
        )
        for line, who_name, about_name in transaction.execute(query)
    ]


def sweep(transaction: Transaction) -> None:
    """Throw old pages away."""
    transaction.execute(delete(AuditLine).where(AuditLine.time < now() - KEPT_DAYS * DAY))
