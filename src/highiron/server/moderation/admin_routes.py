"""Routes of administrators: reports, bans, mutes, guest play and the book."""

from typing import Annotated, Any

from litestar import Request, delete, get, put
from litestar.params import Parameter
from sqlalchemy import select
from sqlalchemy.orm import aliased

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import admin_only
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Person, ReportRow
from highiron.server.errors import not_found
from highiron.server.games.service import Games
from highiron.server.moderation import audit, house, sanctions
from highiron.server.moderation.deeds import deed
from highiron.server.moderation.models import AuditPage, BanRequest, House, MuteRequest, Report, Settled
from highiron.server.news.newsroom import SIGNED_OUT, News
from highiron.server.text import clean_text

LARGEST_ID = 2**31 - 1
PersonId = Annotated[int, Parameter(ge=1, le=LARGEST_ID)]
AnyRequest = Request[Any, Any, Any]
_ADMINISTRATION: dict[str, Any] = {"tags": ["administration"], "guards": [admin_only], "sync_to_thread": True}


@get("/api/admin/reports", operation_id="reports", **_ADMINISTRATION)
def reports(
    database: Database,
    settled: Annotated[bool, Parameter(description="Those that are settled instead of those that are not.")] = False,
    before: Annotated[int | None, Parameter(ge=0, le=LARGEST_ID, description="Reports before this id.")] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 100,
) -> list[Report]:
    """What people have reported, the latest first; `before` the last of them are more."""
    by, about = aliased(Person), aliased(Person)
    query = (
        select(ReportRow, by.name, about.name)
        .join(by, by.id == ReportRow.person_id)
        .join(about, about.id == ReportRow.about_id)
        .where(ReportRow.settled.is_not(None) if settled else ReportRow.settled.is_(None))
        .order_by(ReportRow.id.desc())
        .limit(limit)
    )
    if before is not None:
        query = query.where(ReportRow.id < before)
    with database.reading() as session:
        return [
            Report(
                id=row.id,
                created=row.created,
                by=row.person_id,
                by_name=by_name,
                about=row.about_id,
                about_name=about_name,
                game=row.game_id or "",
                text=row.text,
                quoted=row.quoted,
                settled=row.settled,
                outcome=row.outcome,
            )
            for row, by_name, about_name in session.execute(query)
        ]


@put("/api/admin/reports/{report_id:int}", operation_id="settle_report", status_code=204, **_ADMINISTRATION)
def settle_report(report_id: PersonId, data: Settled, request: AnyRequest, database: Database, me: Caller) -> None:
    """Note what became of a report."""
    with deed(database, me, request) as done:
        row = done.transaction.get(ReportRow, report_id)
        if row is None:
            raise not_found("report")
        row.settled, row.outcome = now(), clean_text(data.outcome, "outcome", 200)
        done.note("settle-report", about=row.about_id, detail=row.outcome)


@put("/api/admin/people/{person_id:int}/ban", operation_id="ban", status_code=204, **_ADMINISTRATION)
def ban(
    person_id: PersonId, data: BanRequest, request: AnyRequest, database: Database, games: Games, me: Caller
) -> None:
    """Keep somebody out: sessions, tokens and streams end, open tables of theirs go, and no vote waits for them."""
    reason = clean_text(data.reason, "reason", 200, empty=True)
    with deed(database, me, request) as done:
        changed = sanctions.ban(done.transaction, person_id, data.days, reason)
        done.note("ban", about=person_id, detail=f"{data.days or 'all'} days: {reason}")
    games.newsroom.publish(News(SIGNED_OUT, person_id=person_id))
    for game_id in sorted(changed):
        games.settle(game_id)


@delete("/api/admin/people/{person_id:int}/ban", operation_id="unban", **_ADMINISTRATION)
def unban(person_id: PersonId, request: AnyRequest, database: Database, games: Games, me: Caller) -> None:
    """Let somebody in again."""
    with deed(database, me, request) as done:
        changed = sanctions.unban(done.transaction, person_id)
        done.note("unban", about=person_id)
    for game_id in sorted(changed):
        games.newsroom.publish(News("table", game_id))


@put("/api/admin/people/{person_id:int}/mute", operation_id="mute", status_code=204, **_ADMINISTRATION)
def mute(person_id: PersonId, data: MuteRequest, request: AnyRequest, database: Database, me: Caller) -> None:
    """Keep somebody from talking for a while."""
    with deed(database, me, request) as done:
        sanctions.mute(done.transaction, person_id, data.hours)
        done.note("mute", about=person_id, detail=f"{data.hours} hours")


@get("/api/admin/house", operation_id="house", **_ADMINISTRATION)
def house_now(database: Database) -> House:
    """Whether guests may play."""
    with database.reading() as session:
        return House("closed" if house.setting(session, house.GUESTS, "open") == "closed" else "open")


@put("/api/admin/house", operation_id="set_house", **_ADMINISTRATION)
def set_house(data: House, request: AnyRequest, database: Database, me: Caller) -> House:
    """Open or close guest play. Guests who are here already play on."""
    with deed(database, me, request) as done:
        house.set_to(done.transaction, house.GUESTS, data.guests)
        done.note("guests", detail=data.guests)
    return data


@get("/api/admin/audit", operation_id="audit", **_ADMINISTRATION)
def book(
    database: Database,
    before: Annotated[int | None, Parameter(ge=0, le=LARGEST_ID, description="Lines before this id.")] = None,
    person: Annotated[int | None, Parameter(ge=1, le=LARGEST_ID, description="Only of this person.")] = None,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
) -> AuditPage:
    """The book of sign-ins and of what administrators did, the latest first."""
    with database.reading() as session:
        return AuditPage(audit.read(session, before, limit, person))


ADMIN_ROUTES = [reports, settle_report, ban, unban, mute, house_now, set_house, book]
