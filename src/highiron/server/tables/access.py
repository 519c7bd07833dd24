"""Who may see a table: everybody where it is public, else its people, who has its invitation, and who is asked to take
a seat.
"""

import hmac

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Seat, Vote
from highiron.server.errors import not_found
from highiron.server.games.errors import NoSuchGame, NotRunning
from highiron.server.games.models import Live
from highiron.server.games.service import Games
from highiron.server.play.moments import Viewpoint

Rows = tuple[Game, list[Seat]]


def table_rows(session: Session, game_id: str, *, to_change: bool = False) -> Rows:
    """The rows of a table, locked when they are to be changed. Raises 404."""
    query = select(Game).where(Game.id == game_id)
    row = session.scalar(query.with_for_update() if to_change else query)
    if row is None:
        raise not_found("game")
    seats = list(session.scalars(select(Seat).where(Seat.game_id == game_id).order_by(Seat.letter)))
    return row, seats


def visible_rows(session: Session, game_id: str, caller: Caller | None, invitation: str = "") -> Rows:
    """The rows of a table that the caller may see. Raises 404 for one that does not exist and one that is not theirs
    alike.
    """
    row, seats = table_rows(session, game_id)
    if not may_see(session, row, seats, caller, invitation):
        raise not_found("game")
    return row, seats


def may_see(session: Session, row: Game, seats: list[Seat], caller: Caller | None, invitation: str) -> bool:
    """Whether the caller may see the table."""
    welcome = row.public or belongs(row, seats, caller) or is_invitation(row, invitation)
    return welcome or is_asked(session, row.id, caller)


def is_asked(session: Session, game_id: str, caller: Caller | None) -> bool:
    """Whether somebody at the table proposes the caller for a seat."""
    if caller is None:
        return False
    wanted = select(Vote.detail).where(Vote.game_id == game_id, Vote.kind == "substitute", Vote.status == "open")
    details = [msgspec.json.decode(detail, type=dict[str, object]) for detail in session.scalars(wanted)]
    return any(detail.get("person") == caller.person_id for detail in details)


def belongs(row: Game, seats: list[Seat], caller: Caller | None) -> bool:
    """Whether the caller made the table or sits at it."""
    if caller is None:
        return False
    return row.host_id == caller.person_id or any(seat.person_id == caller.person_id for seat in seats)


def is_invitation(row: Game, given: str) -> bool:
    """Whether that is the secret of the invitation link; takes the same time for any answer."""
    return bool(given) and hmac.compare_digest(row.invitation.encode(), given.encode())


def visible_live(games: Games, database: Database, game_id: str, caller: Caller | None, invitation: str = "") -> Live:
    """The running or ended game, if the caller may see it. Raises 404, and 409 while it has not begun."""
    try:
        live = games.live(game_id)
    except NoSuchGame:
        raise not_found("game") from None
    except NotRunning:
        with database.reading() as session:
            visible_rows(session, game_id, caller, invitation)
        raise
    if live.public or (caller and (live.host_id == caller.person_id or live.held_by(caller.person_id))):
        return live
    with database.reading() as session:
        visible_rows(session, game_id, caller, invitation)
    return live


def viewpoint_of(live: Live, caller: Caller | None, wanted: str = "") -> Viewpoint:
    """Through whose eyes the caller looks: `wanted` is one of the caller's seats; "-" looks as a spectator does."""
    mine = tuple(live.held_by(caller.person_id)) if caller else ()
    if wanted == "-":
        return Viewpoint()
    if wanted and wanted not in mine:
        raise not_found("seat")
    return Viewpoint(mine, wanted)
