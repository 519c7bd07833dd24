"""Tables without somebody who has left or is kept out: nothing that has not begun waits for a person who is gone."""

import msgspec
from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.orm import Session

from highiron.server.clock import now
from highiron.server.database.tables import ChatLine, Game, Note, Seat, Vote
from highiron.server.games.votes import touch


def take_away(session: Session, game: Game) -> None:
    """Remove a table that has not begun: votes, entries and the like come after the start."""
    for kind in (ChatLine, Note, Seat):
        session.execute(delete(kind).where(kind.game_id == game.id))
    session.delete(game)
    session.flush()


def hosted(session: Session, person_id: int) -> list[Game]:
    """The tables of that person that have not begun."""
    return list(session.scalars(select(Game).where(Game.host_id == person_id, Game.status == "open")))


def stand_up(session: Session, person_id: int) -> set[str]:
    """Free the person's seats at tables that have not begun; gives their games."""
    opened = select(Game.id).where(Game.status == "open")
    mine = delete(Seat).where(Seat.person_id == person_id, Seat.game_id.in_(opened))
    return set(session.scalars(mine.returning(Seat.game_id)))


def decline_proposals(session: Session, person_id: int, name: str | None = None) -> set[str]:
    """Votes to give the person a seat that are still open are declined; gives their games. With a name, it is put in
    place of the person's in all of them.
    """
    games: set[str] = set()
    for vote in session.scalars(select(Vote).where(Vote.kind == "substitute", names_person(person_id))):
        if name is not None:
            vote.detail = msgspec.json.encode({**msgspec.json.decode(vote.detail), "name": name}).decode()
        elif vote.status != "open":
            continue
        if vote.status == "open":
            vote.status, vote.settled = "declined", now()
        games.add(vote.game_id)
    return games


def seats_of(session: Session, person_id: int) -> set[str]:
    """The games in which the person has a seat."""
    return set(session.scalars(select(Seat.game_id).where(Seat.person_id == person_id)))


def keep_out(session: Session, person_id: int) -> set[str]:
    """Somebody is banned: open tables of theirs go, seats at those of others are free, and whatever waits for their
    word waits no longer. Gives the games whose table looks different now.
    """
    changed = stand_up(session, person_id) | decline_proposals(session, person_id) | seats_of(session, person_id)
    tables = hosted(session, person_id)
    gone = {game.id for game in tables}
    for game in tables:
        take_away(session, game)
    for game_id in changed - gone:
        touch(session, game_id)
    return changed | gone


def names_person(person_id: int) -> ColumnElement[bool]:
    """Whether a vote proposes that person for a seat."""
    return Vote.detail.contains(f'"person":{person_id},', autoescape=True)
