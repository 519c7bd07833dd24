"""Routes of reports, blocks, bans, mutes, chat lines, guest play and the book."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import delete as remove
from sqlalchemy import select
from sqlalchemy.orm import aliased

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import admin_only, scope, signed_in
from highiron.server.auth.limits import REPORTS, RateLimits
from highiron.server.auth.places import request_place
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Block, ChatLine, Person, ReportRow
from highiron.server.errors import Problem, not_found
from highiron.server.games.service import Games
from highiron.server.moderation import audit, house, sanctions
from highiron.server.moderation.models import (
    AuditPage,
    BanRequest,
    Blocked,
    House,
    MuteRequest,
    Report,
    ReportRequest,
    Settled,
)
from highiron.server.news.newsroom import SIGNED_OUT, News
from highiron.server.tables.access import visible_rows
from highiron.server.tables.routes import GameId
from highiron.server.text import clean_text
from highiron.words import told

_TAGS = ["moderation"]
_ADMIN = ["administration"]
MOST_BLOCKS = 500
PersonId = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
AnyRequest = Request[Any, Any, Any]


@post("/api/reports", operation_id="report", tags=_TAGS, guards=[scope("chat")], sync_to_thread=True, status_code=204)
def report(data: ReportRequest, database: Database, me: Caller, limits: RateLimits) -> None:
    """Tell the administrators about somebody, or about a line of chat."""
    limits.take((REPORTS, me.person_id))
    text = clean_text(data.text, "text", 1000)
    with database.writing() as session:
        about = session.get(Person, data.person)
        if about is None or about.id == me.person_id:
            raise not_found("person")
        quoted = ""
        if data.game:
            visible_rows(session, data.game, me)
        if data.line is not None:
            line = session.get(ChatLine, data.line)
            if line is None or line.game_id != data.game or line.person_id != data.person:
                raise not_found("line")
            quoted = line.text
        session.add(
            ReportRow(
                person_id=me.person_id,
                about_id=data.person,
                game_id=data.game or None,
                text=text,
                quoted=quoted,
                created=now(),
            )
        )


@get("/api/me/blocks", operation_id="blocks", tags=_TAGS, guards=[signed_in], sync_to_thread=True)
def blocks(database: Database, me: Caller) -> list[Blocked]:
    """Those whom one does not want to hear of."""
    query = (
        select(Block, Person.name)
        .join(Person, Person.id == Block.blocked_id)
        .where(Block.person_id == me.person_id)
        .order_by(Block.created)
    )
    with database.reading() as session:
        return [Blocked(row.blocked_id, name, row.created) for row, name in session.execute(query)]


@put(
    "/api/me/blocks/{person_id:int}",
    operation_id="block",
    tags=_TAGS,
    guards=[scope("chat")],
    sync_to_thread=True,
    status_code=204,
)
def block(person_id: PersonId, database: Database, me: Caller) -> None:
    """Hear no more of somebody: their lines of chat are not shown, they cannot sit down at one's tables or propose one
    for a seat. They are not told.
    """
    with database.writing() as session:
        if person_id == me.person_id or session.get(Person, person_id) is None:
            raise not_found("person")
        if len(session.scalars(select(Block.blocked_id).where(Block.person_id == me.person_id)).all()) >= MOST_BLOCKS:
            raise Problem(409, "too-many-blocks", told("problem-too-many-blocks", most_blocks=MOST_BLOCKS))
        session.merge(Block(person_id=me.person_id, blocked_id=person_id, created=now()))


@delete(
    "/api/me/blocks/{person_id:int}", operation_id="unblock", tags=_TAGS, guards=[scope("chat")], sync_to_thread=True
)
def unblock(person_id: PersonId, database: Database, me: Caller) -> None:
    """Hear of somebody again."""
    with database.writing() as session:
        session.execute(remove(Block).where(Block.person_id == me.person_id, Block.blocked_id == person_id))


@delete(
    "/api/games/{game_id:str}/chat/{line_id:int}",
    operation_id="remove_line",
    tags=_TAGS,
    guards=[scope("chat")],
    sync_to_thread=True,
)
def remove_line(
    game_id: GameId, line_id: PersonId, request: AnyRequest, database: Database, games: Games, me: Caller
) -> None:
    """Take a line of chat away: one's own, or, for administrators, anybody's."""
    with database.writing() as session:
        visible_rows(session, game_id, me) if not me.admin else None
        line = session.get(ChatLine, line_id)
        if line is None or line.game_id != game_id:
            raise not_found("line")
        if line.person_id != me.person_id and (not me.admin or me.by_token):
            raise Problem(403, "not-your-line", told("problem-not-your-line"))
        if line.person_id != me.person_id:
            audit.note(
                session,
                "remove-line",
                me.person_id,
                about=line.person_id,
                place=request_place(request),
                detail=line.text,
            )
        line.text, line.removed = "", now()
    games.newsroom.publish(News("chat", game_id, detail=str(line_id)))


@get("/api/admin/reports", operation_id="reports", tags=_ADMIN, guards=[admin_only], sync_to_thread=True)
def reports(
    database: Database,
    settled: Annotated[bool, Parameter(description="Those that are settled instead of those that are not.")] = False,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 100,
) -> list[Report]:
    """What people have reported, the latest first."""
    by, about = aliased(Person), aliased(Person)
    query = (
        select(ReportRow, by.name, about.name)
        .join(by, by.id == ReportRow.person_id)
        .join(about, about.id == ReportRow.about_id)
        .where(ReportRow.settled.is_not(None) if settled else ReportRow.settled.is_(None))
        .order_by(ReportRow.id.desc())
        .limit(limit)
    )
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


@put(
    "/api/admin/reports/{report_id:int}",
    operation_id="settle_report",
    tags=_ADMIN,
    guards=[admin_only],
    sync_to_thread=True,
    status_code=204,
)
def settle_report(
    report_id: Annotated[int, Parameter(ge=1, le=2**31 - 1)],
    data: Settled,
    request: AnyRequest,
    database: Database,
    me: Caller,
) -> None:
    """Note what became of a report."""
    with database.writing() as session:
        row = session.get(ReportRow, report_id)
        if row is None:
            raise not_found("report")
        row.settled, row.outcome = now(), clean_text(data.outcome, "outcome", 200)
        audit.note(
            session,
            "settle-report",
            me.person_id,
            about=row.about_id,
            place=request_place(request),
            detail=row.outcome,
        )


@put(
    "/api/admin/people/{person_id:int}/ban",
    operation_id="ban",
    tags=_ADMIN,
    guards=[admin_only],
    sync_to_thread=True,
    status_code=204,
)
def ban(
    person_id: PersonId, data: BanRequest, request: AnyRequest, database: Database, games: Games, me: Caller
) -> None:
    """Keep somebody out: sessions, tokens and streams end."""
    with database.writing() as session:
        reason = clean_text(data.reason, "reason", 200, empty=True)
        sanctions.ban(session, person_id, data.days, reason)
        detail = f"{data.days or 'all'} days: {reason}"
        audit.note(session, "ban", me.person_id, about=person_id, place=request_place(request), detail=detail)
    games.newsroom.publish(News(SIGNED_OUT, person_id=person_id))


@delete(
    "/api/admin/people/{person_id:int}/ban", operation_id="unban", tags=_ADMIN, guards=[admin_only], sync_to_thread=True
)
def unban(person_id: PersonId, request: AnyRequest, database: Database, me: Caller) -> None:
    """Let somebody in again."""
    with database.writing() as session:
        sanctions.unban(session, person_id)
        audit.note(session, "unban", me.person_id, about=person_id, place=request_place(request))


@put(
    "/api/admin/people/{person_id:int}/mute",
    operation_id="mute",
    tags=_ADMIN,
    guards=[admin_only],
    sync_to_thread=True,
    status_code=204,
)
def mute(person_id: PersonId, data: MuteRequest, request: AnyRequest, database: Database, me: Caller) -> None:
    """Keep somebody from talking for a while."""
    with database.writing() as session:
        sanctions.mute(session, person_id, data.hours)
        detail = f"{data.hours} hours"
        audit.note(session, "mute", me.person_id, about=person_id, place=request_place(request), detail=detail)


@get("/api/admin/house", operation_id="house", tags=_ADMIN, guards=[admin_only], sync_to_thread=True)
def house_now(database: Database) -> House:
    """Whether guests may play."""
    with database.reading() as session:
        return House("closed" if house.setting(session, house.GUESTS, "open") == "closed" else "open")


@put("/api/admin/house", operation_id="set_house", tags=_ADMIN, guards=[admin_only], sync_to_thread=True)
def set_house(data: House, request: AnyRequest, database: Database, me: Caller) -> House:
    """Open or close guest play. Guests who are here already play on."""
    with database.writing() as session:
        house.set_to(session, house.GUESTS, data.guests)
        audit.note(session, "guests", me.person_id, place=request_place(request), detail=data.guests)
    return data


@get("/api/admin/audit", operation_id="audit", tags=_ADMIN, guards=[admin_only], sync_to_thread=True)
def book(
    database: Database,
    before: Annotated[int | None, Parameter(ge=0, le=2**31 - 1, description="Lines before this id.")] = None,
    person: Annotated[int | None, Parameter(ge=1, le=2**31 - 1, description="Only of this person.")] = None,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
) -> AuditPage:
    """The book of sign-ins and of what administrators did, the latest first."""
    with database.reading() as session:
        return AuditPage(audit.read(session, before, limit, person))


ROUTES = [
    report,
    blocks,
    block,
    unblock,
    remove_line,
    reports,
    settle_report,
    ban,
    unban,
    mute,
    house_now,
    set_house,
    book,
]
