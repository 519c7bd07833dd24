"""Routes for administrators: who is there, and links for those who forgot their password."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from sqlalchemy import func, or_, select

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import admin_only
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Person, Seat
from highiron.server.moderation import audit
from highiron.server.people import accounts, names

TAGS = ["administration"]
LARGEST_ID = 2**31 - 1

Limit = Annotated[int, QueryParameter(ge=1, le=500, description="How many at most.")]
After = Annotated[int, QueryParameter(ge=0, le=LARGEST_ID, description="Only people with a higher id than this.")]
NamePart = Annotated[str, QueryParameter(max_length=60, description="Part of an account's name.")]


class KnownPerson(msgspec.Struct, frozen=True):
    """A guest or account, as administrators see it."""

    id: int
    name: str
    guest: bool
    admin: bool
    created: int
    games: int
    banned_until: int | None = None
    muted_until: int | None = None


class People(msgspec.Struct, frozen=True):
    """Some people, by id; `next` is what to give as `after` for more, null at the end."""

    people: list[KnownPerson]
    next: int | None


class WantedRecovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password is to be set anew."""

    person: Annotated[int, msgspec.Meta(ge=1, le=LARGEST_ID)]


class RecoveryLink(msgspec.Struct, frozen=True):
    """A link that works once. Hand it to the person by a way you trust. It is a path of this server where
    HIGHIRON_PUBLIC_URL is not set.
    """

    link: str
    expires: int


@get("/api/admin/people", sync_to_thread=True, guards=[admin_only], tags=TAGS, operation_id="people")
def people(database: NamedDependency[Database], name: NamePart = "", after: After = 0, limit: Limit = 100) -> People:
    """Guests and accounts, oldest first. Those who left are not listed."""
    games = select(func.count(Seat.id)).where(Seat.person_id == Person.id).correlate(Person).scalar_subquery()
    wanted = (
        select(Person, games).where(Person.deleted.is_(None), Person.id > after).order_by(Person.id).limit(limit + 1)
    )
    if name:
        # Guests have no folded name; SQLite knows capitals of ASCII alone, so they are found as they write themselves.
        guest = Person.folded.is_(None) & Person.name.contains(name, autoescape=True)
        wanted = wanted.where(or_(Person.folded.contains(names.folded(name), autoescape=True), guest))
    with database.reading() as transaction:
        rows = transaction.execute(wanted).all()
    found = [
        KnownPerson(
            row.id, row.name, row.folded is None, row.admin, row.created, count, row.banned_until, row.muted_until
        )
        for row, count in rows[:limit]
    ]
    return People(found, found[-1].id if len(rows) > limit else None)


@post("/api/admin/recoveries", sync_to_thread=True, guards=[admin_only], tags=TAGS, operation_id="make_recovery")
def make_recovery(
    data: JSONBody[WantedRecovery],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
) -> RecoveryLink:
    """Make a one-time link by which somebody can set a new password. Older links of that person end."""
    with database.writing() as transaction:
        secret, expires = accounts.make_recovery(transaction, data.person)
        audit.note(transaction, "recovery-link", me.person_id, about=data.person)
    # Never from the request's Host, which anybody may choose: the page puts its own address before a bare path.
    return RecoveryLink(f"{config.public_url}/recover/{secret}", expires)


ROUTES: list[ControllerRouterHandler] = [people, make_recovery]
