"""Routes of reports, blocks and lines of chat."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import delete as remove
from sqlalchemy import select

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import scope, signed_in
from highiron.server.auth.limits import REPORTS, RateLimits
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Block, ChatLine, Person, ReportRow
from highiron.server.errors import Problem, not_found
from highiron.server.games.service import Games
from highiron.server.moderation.admin_routes import ADMIN_ROUTES
from highiron.server.moderation.deeds import deed
from highiron.server.moderation.models import Blocked, ReportRequest
from highiron.server.news.newsroom import News
from highiron.server.tables.access import visible_rows
from highiron.server.tables.routes import GameId
from highiron.server.text import clean_text
from highiron.words import told

_MINE: dict[str, Any] = {"tags": ["moderation"], "guards": [scope("chat")], "sync_to_thread": True}
MOST_BLOCKS = 500
PersonId = Annotated[int, Parameter(ge=1, le=2**31 - 1)]
AnyRequest = Request[Any, Any, Any]


@post("/api/reports", operation_id="report", status_code=204, **_MINE)
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


@get("/api/me/blocks", operation_id="blocks", tags=["moderation"], guards=[signed_in], sync_to_thread=True)
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


@put("/api/me/blocks/{person_id:int}", operation_id="block", status_code=204, **_MINE)
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


@delete("/api/me/blocks/{person_id:int}", operation_id="unblock", **_MINE)
def unblock(person_id: PersonId, database: Database, me: Caller) -> None:
    """Hear of somebody again."""
    with database.writing() as session:
        session.execute(remove(Block).where(Block.person_id == me.person_id, Block.blocked_id == person_id))


@delete("/api/games/{game_id:str}/chat/{line_id:int}", operation_id="remove_line", **_MINE)
def remove_line(
    game_id: GameId, line_id: PersonId, request: AnyRequest, database: Database, games: Games, me: Caller
) -> None:
    """Take a line of chat away: one's own, or, for administrators, anybody's."""
    with deed(database, me, request) as done:
        if not me.admin:
            visible_rows(done.transaction, game_id, me)
        line = done.transaction.get(ChatLine, line_id)
        if line is None or line.game_id != game_id:
            raise not_found("line")
        if line.person_id != me.person_id:
            if not me.admin or me.by_token:
                raise Problem(403, "not-your-line", told("problem-not-your-line"))
            done.note("remove-line", about=line.person_id, detail=line.text)
        line.text, line.removed = "", now()
    games.newsroom.publish(News("chat", game_id, detail=str(line_id)))


ROUTES = [report, blocks, block, unblock, remove_line, *ADMIN_ROUTES]
