"""Deleting a person: the name goes, what is nobody else's goes, the games of the others stay."""

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth import sessions
from highiron.server.clock import now
from highiron.server.database.tables import (
    ApiToken,
    Block,
    ChatLine,
    Delivery,
    Follow,
    KnownPlace,
    Note,
    Outgoing,
    Passkey,
    Person,
    Program,
    PushAddress,
    Rating,
    Recovery,
    Seat,
)
from highiron.server.errors import Problem
from highiron.server.games.votes import touch
from highiron.server.people import names
from highiron.server.tables.clearing import decline_proposals, hosted, seats_of, stand_up, take_away
from highiron.words import told


def forget(transaction: Transaction, person_id: int) -> list[str]:
    """Make the person anonymous; gives the ids of the games whose table looks different now.

    Seats in games that have begun stay the person's, so that the table can hand them on. Raises 404, and 409 for the
    last administrator.
    """
    person = transaction.get(Person, person_id)
    if person is None or person.deleted is not None:
        raise Problem(404, "not-found", told("problem-unknown-person"))
    if is_last_administrator(transaction, person):
        raise Problem(409, "last-administrator", told("problem-last-administrator"))
    touched = _leave_open_tables(transaction, person_id)
    sessions.end_all(transaction, person_id)
    for table in (
        ApiToken,
        Passkey,
        Recovery,
        Note,
        Delivery,
        Program,
        KnownPlace,
        Outgoing,
        PushAddress,
        Rating,
    ):
        transaction.execute(delete(table).where(table.person_id == person_id))
    touched |= seats_of(transaction, person_id)
    transaction.execute(update(Seat).where(Seat.person_id == person_id).values(name=names.FORMER))
    transaction.execute(update(ChatLine).where(ChatLine.person_id == person_id).values(name=names.FORMER))
    touched |= decline_proposals(transaction, person_id, names.FORMER)
    transaction.execute(delete(Block).where(or_(Block.person_id == person_id, Block.blocked_id == person_id)))
    transaction.execute(delete(Follow).where(or_(Follow.person_id == person_id, Follow.followed_id == person_id)))
    person.email, person.email_confirmed, person.email_secret = "", None, ""
    person.name, person.folded, person.password, person.admin = names.FORMER, None, None, False
    person.skeleton = None
    person.webhook, person.webhook_secret, person.locale, person.deleted = "", "", "en", now()
    for game_id in touched:
        touch(transaction, game_id)
    return sorted(touched)


def _leave_open_tables(transaction: Transaction, person_id: int) -> set[str]:
    """Stand up from tables that have not begun. One's own go to somebody who sits there, or away."""
    seated = stand_up(transaction, person_id)
    for game in hosted(transaction, person_id):
        others = (
            select(Seat.person_id).where(Seat.game_id == game.id, Seat.person_id.is_not(None)).order_by(Seat.letter)
        )
        heir = transaction.scalars(others).first()
        if heir is not None:
            game.host_id = heir
            seated.add(game.id)
            continue
        seated.discard(game.id)
        take_away(transaction, game)
    transaction.flush()
    return seated


def is_last_administrator(transaction: Transaction, person: Person) -> bool:
    """Whether nobody would look after the server without this person."""
    there = select(func.count()).where(Person.admin.is_(True), Person.deleted.is_(None))
    return person.admin and transaction.execute(there).scalar_one() == 1
