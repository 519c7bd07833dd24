"""The route by which people take along everything that the server knows about them."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from sqlalchemy import Select, and_, or_, select

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import session_only
from highiron.server.database.engine import Database
from highiron.server.database.tables import (
    Analysis,
    ApiToken,
    Ballot,
    Block,
    ChatLine,
    Follow,
    Game,
    KnownPlace,
    Note,
    Passkey,
    Person,
    Program,
    PushAddress,
    Rating,
    ReportRow,
    Seat,
    Session,
    Vote,
)
from highiron.server.heavy import Heavy
from highiron.server.moderation import audit
from highiron.server.people.answers import body_of, person_of
from highiron.server.tables.clearing import names_person

TAGS = ["people"]
MOST_LINES = 10_000  # of the book


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
            "votes": [
                {"game": game, "seat": seat, "kind": kind, "status": status, "agreed": agrees, "time": time}
                for game, seat, kind, status, agrees, time in transaction.execute(_answers(mine))
            ],
            "analyses": [
                {"game": row.game_id, "asked": row.asked, "status": row.status}
                for row in transaction.scalars(
                    select(Analysis).where(Analysis.person_id == mine).order_by(Analysis.asked)
                )
            ],
            "known_places": [
                {"hash": row.place, "seen": row.seen}  # of the address: more is not kept for long
                for row in transaction.scalars(
                    select(KnownPlace).where(KnownPlace.person_id == mine).order_by(KnownPlace.place)
                )
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


def _answers(person_id: int) -> Select[str, str, str, str, bool, int]:
    """What somebody answered to votes. Seats answer, so those given while the person held one are the person's; whoever
    was proposed for a seat answered without one.
    """
    held = and_(Seat.person_id == person_id, Ballot.time >= Seat.since)
    proposed = and_(Vote.kind == "substitute", Ballot.seat == "", names_person(person_id))
    return (
        select(Vote.game_id, Ballot.seat, Vote.kind, Vote.status, Ballot.agrees, Ballot.time)
        .join(Ballot, Ballot.vote_id == Vote.id)
        .outerjoin(Seat, and_(Seat.game_id == Vote.game_id, Seat.letter == Ballot.seat))
        .where(or_(held, proposed))
        .order_by(Vote.id, Ballot.seat)
    )


EXPORT_ROUTES: list[ControllerRouterHandler] = [export_me]
