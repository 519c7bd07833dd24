"""Sessions of browsers: made at sign-in, ended at sign-out. The cookie holds a secret, the database its hash."""

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, or_, select
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth.caller import Caller
from highiron.server.auth.secrets import hash_of, new_secret
from highiron.server.clock import now
from highiron.server.config import DAY
from highiron.server.database.engine import Database
from highiron.server.database.tables import KnownPlace, Person, Recovery, Session

COOKIE = "highiron_session"
AGENT = 200  # characters of what a browser calls itself
PLACES = 20  # that are remembered of one person

_WHO = (  # asked with every request, so made once
    select(Session.hash, Session.csrf, Person.id, Person.name, Person.folded, Person.admin, Person.locale)
    .join(Person, Person.id == Session.person_id)
    .where(Session.hash == bindparam("secret"), Session.expires > bindparam("time"), Person.deleted.is_(None))
    .where(or_(Person.banned_until.is_(None), Person.banned_until <= bindparam("time")))
)


@dataclass(frozen=True)
class NewSession:
    """What the browser is told once."""

    secret: str
    csrf: str
    days: int


def start(
    transaction: Transaction, person_id: int, days: int, replaces: str = "", place: str = "", agent: str = ""
) -> NewSession:
    """A new session with a new secret. The one it `replaces` (hash) ends, so that nobody can plant a session."""
    made = NewSession(new_secret(), new_secret(), days)
    created = now()
    if replaces:
        end(transaction, replaces)
    transaction.execute(delete(Session).where(Session.person_id == person_id, Session.expires <= created))
    transaction.add(
        Session(
            hash=hash_of(made.secret),
            person_id=person_id,
            csrf=made.csrf,
            created=created,
            expires=created + days * DAY,
            agent="".join(char for char in agent if char.isprintable())[:AGENT],
            place=place,
            seen=created,
        )
    )
    if place:
        transaction.merge(KnownPlace(person_id=person_id, place=_hidden(place), seen=created))
        mine = select(KnownPlace.place).where(KnownPlace.person_id == person_id)
        old = mine.order_by(KnownPlace.seen.desc()).offset(PLACES)
        if gone := transaction.scalars(old).all():
            transaction.execute(delete(KnownPlace).where(KnownPlace.person_id == person_id, KnownPlace.place.in_(gone)))
    return made


def is_known(transaction: Transaction, person_id: int, place: str) -> bool:
    """Whether the person has signed in from there before."""
    return transaction.get(KnownPlace, (person_id, _hidden(place))) is not None


def is_known_place(transaction: Transaction, place: str) -> bool:
    """Whether anybody has signed in from there before."""
    found = select(KnownPlace.person_id).where(KnownPlace.place == _hidden(place)).limit(1)
    return transaction.scalars(found).first() is not None


def _hidden(place: str) -> str:
    """What is kept of a place for longer than a session: enough to know it again."""
    return hash_of(place)


def end(transaction: Transaction, session_hash: str) -> None:
    """Sign out one browser."""
    transaction.execute(delete(Session).where(Session.hash == session_hash))


def end_all(transaction: Transaction, person_id: int) -> None:
    """Sign out everywhere."""
    transaction.execute(delete(Session).where(Session.person_id == person_id))


def find(database: Database, secret: str) -> Caller | None:
    """Who holds that secret, if the session lasts."""
    with database.looking() as connection:
        row = connection.execute(_WHO, _asked(secret)).one_or_none()
    return None if row is None else _caller(*row)


def find_at_once(database: Database, secret: str) -> Caller | None:
    """The same without waiting. Raises NotAtOnce."""
    row = database.glance(_WHO, _asked(secret))
    return None if row is None else _caller(*row)


def _asked(secret: str) -> dict[str, str | int]:
    return {"secret": hash_of(secret), "time": now()}


def _caller(session: str, csrf: str, person_id: int, name: str, folded: str | None, admin: bool, locale: str) -> Caller:
    return Caller(
        person_id=person_id,
        name=name,
        guest=folded is None,
        admin=bool(admin),
        locale=locale,
        session=session,
        csrf=csrf,
    )


def sweep(database: Database) -> None:
    """Drop sessions and recovery links that have expired."""
    with database.writing() as transaction:
        transaction.execute(delete(Session).where(Session.expires <= now()))
        transaction.execute(delete(Recovery).where(Recovery.expires <= now()))
