"""Routes of one's own sessions."""

from typing import Annotated

from litestar import delete, get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler
from sqlalchemy import delete as remove
from sqlalchemy import select

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import session_only
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Session
from highiron.server.errors import not_found
from highiron.server.games.service import Games
from highiron.server.moderation.models import SessionInfo
from highiron.server.news.newsroom import SIGNED_OUT, News

TAGS = ["people"]
KEY = 16  # characters of a session's hash that name it to its owner


@get("/api/me/sessions", sync_to_thread=True, guards=[session_only], tags=TAGS, operation_id="sessions")
def my_sessions(me: NamedDependency[Caller], database: NamedDependency[Database]) -> list[SessionInfo]:
    """The browsers that are signed in as oneself, the latest first."""
    query = (
        select(Session)
        .where(Session.person_id == me.person_id, Session.expires > now())
        .order_by(Session.created.desc())
    )
    with database.reading() as transaction:
        return [
            SessionInfo(
                key=row.hash[:KEY],
                created=row.created,
                seen=row.seen or row.created,
                expires=row.expires,
                agent=row.agent,
                place=row.place,
                here=row.hash == me.session,
            )
            for row in transaction.scalars(query)
        ]


@delete(
    "/api/me/sessions/{key:str}",
    sync_to_thread=True,
    status_code=204,
    guards=[session_only],
    tags=TAGS,
    operation_id="end_session",
)
def end_one(
    key: Annotated[str, PathParameter(min_length=KEY, max_length=KEY, pattern="^[0-9a-f]+$")],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    games: NamedDependency[Games],
) -> None:
    """Sign one browser out; its streams end."""
    with database.writing() as transaction:
        mine = (Session.person_id == me.person_id, Session.hash.startswith(key))
        gone = transaction.scalars(remove(Session).where(*mine).returning(Session.hash)).all()
        if not gone:
            raise not_found("session")
    games.newsroom.publish(News(SIGNED_OUT, person_id=me.person_id, detail=key))


SESSION_ROUTES: list[ControllerRouterHandler] = [my_sessions, end_one]
