"""Tables at which bots play alone: each costs time for as long as it runs, so that a host has few of them."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from highiron.server.database.tables import Game, Person, Seat
from highiron.server.games.models import Live

ACCOUNT = 3  # running tables of an account at which only bots sit
GUEST = 1  # of a guest


def used_up(session: Session, host_id: int) -> int:
    """How many such tables the host may have, if they have as many; else 0."""
    account = select(Person.id).where(Person.id == host_id, Person.folded.is_not(None))
    people = select(Seat.game_id).where(Seat.person_id.is_not(None))
    running = select(func.count()).where(Game.host_id == host_id, Game.status == "running", Game.id.not_in(people))
    most = GUEST if session.scalar(account) is None else ACCOUNT
    return most if (session.scalar(running) or 0) >= most else 0


def is_last_person(live: Live, letter: str) -> bool:
    """Whether bots would play alone if one played that seat."""
    return not any(seat.person_id is not None for seat in live.seats if seat.letter != letter)
