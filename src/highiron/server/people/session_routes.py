"""Routes of one's own sessions, and of everything that the server knows about oneself."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.types import ControllerRouterHandler
from sqlalchemy import delete as remove
from sqlalchemy import select

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import session_only
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import (
    ApiToken,
    Block,
    ChatLine,
    Follow,
    Game,
    Note,
    Passkey,
    Person,
    Program,
    PushAddress,
    Rating,
    ReportRow,
    Seat,
    Session,
)
from highiron.server.errors import not_found
from highiron.server.games.service import Games
from highiron.server.heavy import Heavy
from highiron.server.moderation import audit
from highiron.server.moderation.models import SessionInfo
from highiron.server.news.newsroom import SIGNED_OUT, News
from highiron.server.people.answers import body_of, person_of

TAGS = ["people"]
KEY = 16  # characters of a session's hash that name it to its owner
MOST_LINES = 10_000  # of the book


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


@get("/api/me/export", sync_to_thread=True, guards=[session_only], tags=TAGS, operation_id="export_me")
def export_me(
    request: Request[Any, Any, Any],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    heavy: NamedDependency[Heavy],
) -> Response[dict[str, Any]]:
    """Everything that the server keeps about oneself, as one file of JSON. Games are to be had as records."""
    mine = me.person_id
    with heavy.turn(request), database.reading() as transaction:
        person = person_of(transaction, me)
        found: dict[str, Any] = {
            "person": body_of(person),
            "email": {"address": person.email, "confirmed": person.email_confirmed, "turns": person.email_turns},
            "webhook": person.webhook,
            "pushes": [
                {"endpoint": row.endpoint, "created": row.created}
                for row in transaction.scalars(select(PushAddress).where(PushAddress.person_id == mine))
            ],
            "following": [
                {"name": name, "since": created}
                for name, created in transaction.execute(
                    select(Person.name, Follow.created)
                    .join(Person, Person.id == Follow.followed_id)
                    .where(Follow.person_id == mine)
                    .order_by(Follow.created)
                )
            ],
            "ratings": [
                {"title": row.title, "mu": row.mu, "sigma": row.sigma, "games": row.games, "wins": row.wins}
                for row in transaction.scalars(select(Rating).where(Rating.person_id == mine).order_by(Rating.title))
            ],
            "programs": [
                {"game": row.game_id, "seat": row.seat, "status": row.status, "what": msgspec.Raw(row.detail.encode())}
                for row in transaction.scalars(select(Program).where(Program.person_id == mine).order_by(Program.id))
            ],
            "sessions": [
                {"created": row.created, "expires": row.expires, "agent": row.agent, "place": row.place}
                for row in transaction.scalars(select(Session).where(Session.person_id == mine))
            ],
            "tokens": [
                {"name": row.name, "scopes": row.scopes.split(), "created": row.created, "used": row.used}
                for row in transaction.scalars(select(ApiToken).where(ApiToken.person_id == mine))
            ],
            "passkeys": [
                {"name": row.name, "created": row.created, "used": row.used}
                for row in transaction.scalars(select(Passkey).where(Passkey.person_id == mine))
            ],
            "tables": [
                {"game": game, "title": title, "seat": letter, "status": status, "worth": worth, "rank": rank}
                for game, title, status, letter, worth, rank in transaction.execute(
                    select(Game.id, Game.title, Game.status, Seat.letter, Seat.worth, Seat.rank)
                    .join(Seat, Seat.game_id == Game.id)
                    .where(Seat.person_id == mine)
                    .order_by(Game.created)
                )
            ],
            "chat": [
                {"game": row.game_id, "time": row.time, "text": row.text}
                for row in transaction.scalars(select(ChatLine).where(ChatLine.person_id == mine).order_by(ChatLine.id))
            ],
            "notes": [
                {"game": row.game_id, "time": row.time, "text": row.text}
                for row in transaction.scalars(select(Note).where(Note.person_id == mine))
            ],
            "blocks": [
                {"name": name, "created": created}
                for name, created in transaction.execute(
                    select(Person.name, Block.created)
                    .join(Person, Person.id == Block.blocked_id)
                    .where(Block.person_id == mine)
                )
            ],
            "reports": [
                {"text": row.text, "created": row.created, "outcome": row.outcome}
                for row in transaction.scalars(select(ReportRow).where(ReportRow.person_id == mine))
            ],
            "book": [line for line in audit.read(transaction, None, MOST_LINES, mine) if line.who == mine],
        }
    headers = {"Content-Disposition": 'attachment; filename="highiron-me.json"'}
    return Response(msgspec.json.encode(found), media_type="application/json", headers=headers)  # type: ignore[arg-type]


SESSION_ROUTES: list[ControllerRouterHandler] = [my_sessions, end_one, export_me]
