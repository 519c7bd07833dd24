"""Seats of a rematch are kept for a while for those who played before."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.core.ids import SEATS
from highiron.server.clock import now
from highiron.server.database.tables import Game, Seat

HOUR = 3_600_000
KEPT = 24 * HOUR


def rotated(seats: list[Seat]) -> list[Seat]:
    """The seats in the order of the next game: everybody sits one seat earlier, the first one last."""
    ordered = sorted(seats, key=lambda seat: seat.letter)
    return [*ordered[1:], *ordered[:1]]


def kept_seats(session: Session, row: Game, seats: list[Seat]) -> dict[str, int]:
    """By letter, the person each seat of an open table is still kept for; none of a table that is no rematch."""
    if now() >= row.created + KEPT:
        return {}
    same = (Game.title == row.title, Game.players == row.players)
    before = session.scalar(select(Game.id).where(*same, Game.rematch == row.id))
    if before is None:
        return {}
    played = rotated(list(session.scalars(select(Seat).where(Seat.game_id == before))))
    here = {seat.person_id for seat in seats}
    return {
        letter: seat.person_id
        for letter, seat in zip(SEATS, played, strict=False)
        if seat.person_id is not None and seat.person_id not in here
    }


def hours_kept(row: Game) -> int:
    """How many hours are left of that, begun ones too."""
    return -((now() - row.created - KEPT) // HOUR)
