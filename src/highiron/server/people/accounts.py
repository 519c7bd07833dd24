"""What can happen to a person: guest, account, new password, recovery. Used by the routes and by `admin`."""

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth import passwords, sessions
from highiron.server.auth.secrets import hash_of, new_secret
from highiron.server.clock import now
from highiron.server.config import DAY
from highiron.server.database.engine import Database
from highiron.server.database.tables import ApiToken, Person, Recovery
from highiron.server.errors import Problem
from highiron.server.moderation import audit
from highiron.server.people import names, passkeys
from highiron.server.people.lookalikes import skeleton
from highiron.words import told

RECOVERY_DAYS = 2


def add_guest(transaction: Transaction, name: str, locale: str) -> Person:
    """A person with a name alone. Raises 409 for the name of an account, which a guest could pass for."""
    shown = names.clean(name)
    _refuse_account_name(transaction, shown)
    person = Person(name=shown, locale=locale, created=now())
    transaction.add(person)
    transaction.flush()
    return person


def add_account(database: Database, name: str, password: str, locale: str = "en", guest_id: int | None = None) -> int:
    """A new account, or the guest made one; gives the person's id. Raises 409 when the name is taken."""
    shown = names.clean(name)
    passwords.check(password, shown)
    with database.reading() as transaction:
        _refuse_account_name(transaction, shown)
    stored = passwords.hashed(password)
    try:
        with database.writing() as transaction:
            person = _guest(transaction, guest_id) if guest_id is not None else Person(created=now())
            person.name, person.folded, person.password, person.locale = shown, names.folded(shown), stored, locale
            person.skeleton = skeleton(shown)
            transaction.add(person)
            transaction.flush()
            return person.id
    except IntegrityError:
        raise _taken() from None  # somebody was faster


def rename_guest(transaction: Transaction, person: Person, name: str) -> None:
    """Give a guest another name."""
    shown = names.clean(name)
    _refuse_account_name(transaction, shown)
    person.name = shown


def find_account(transaction: Transaction, name: str) -> Person | None:
    """The account of that name."""
    if len(name) > names.LONGEST_FOLDED:
        return None
    return transaction.execute(select(Person).where(Person.folded == names.folded(name))).scalar_one_or_none()


def set_password(database: Database, person_id: int, password: str) -> None:
    """A new password; every session, every API token and every link to set another ends."""
    stored = passwords.hashed(password)
    with database.writing() as transaction:
        transaction.execute(update(Person).where(Person.id == person_id).values(password=stored))
        transaction.execute(delete(ApiToken).where(ApiToken.person_id == person_id))
        transaction.execute(delete(Recovery).where(Recovery.person_id == person_id))
        sessions.end_all(transaction, person_id)


def renew_hash(database: Database, person_id: int, password: str) -> None:
    """The same password under today's settings for hashes; nothing ends."""
    stored = passwords.hashed(password)
    with database.writing() as transaction:
        transaction.execute(update(Person).where(Person.id == person_id).values(password=stored))


def make_recovery(transaction: Transaction, person_id: int) -> tuple[str, int]:
    """The secret of a one-time link that lets the person set a new password, and when it expires.

    Older links of the person end. Raises 404 for somebody who has no account.
    """
    person = transaction.get(Person, person_id)
    if person is None or person.folded is None:
        raise Problem(404, "not-found", told("problem-no-such-account"))
    secret = new_secret()
    expires = now() + RECOVERY_DAYS * DAY
    transaction.execute(delete(Recovery).where(Recovery.person_id == person_id))
    transaction.add(Recovery(hash=hash_of(secret), person_id=person_id, expires=expires))
    return secret, expires


def recover(database: Database, secret: str, password: str, place: str = "") -> int:
    """Set a new password by a one-time link; gives the person's id. Sessions and tokens end. Raises 404, 422."""
    found = (Recovery.hash == hash_of(secret), Recovery.used.is_(None), Recovery.expires > now())
    with database.reading() as transaction:
        row = transaction.execute(
            select(Recovery.person_id, Person.name).join(Person, Person.id == Recovery.person_id).where(*found)
        ).one_or_none()
    if row is None:
        raise _used_link()
    passwords.check(password, row.name)
    stored = passwords.hashed(password)
    with database.writing() as transaction:
        used = transaction.execute(update(Recovery).where(*found).values(used=now()).returning(Recovery.person_id))
        person_id = used.scalar_one_or_none()
        if person_id is None:
            raise _used_link()
        # Whoever had the account meanwhile may have left a key of theirs.
        passkeys.forget_all(transaction, person_id)
        transaction.execute(update(Person).where(Person.id == person_id).values(password=stored))
        transaction.execute(delete(ApiToken).where(ApiToken.person_id == person_id))
        sessions.end_all(transaction, person_id)
        audit.note(transaction, "recovered", person_id, place=place)
    return int(person_id)


def _guest(transaction: Transaction, guest_id: int) -> Person:
    person = transaction.get(Person, guest_id)
    if person is None or person.folded is not None or person.deleted is not None:
        raise Problem(409, "already-an-account", told("problem-already-an-account"))
    return person


def account_like(transaction: Transaction, name: str) -> int | None:
    """The account that has this name or one that looks like it."""
    alike = or_(Person.folded == names.folded(name), Person.skeleton == skeleton(name))
    return transaction.scalars(select(Person.id).where(Person.folded.is_not(None), alike).limit(1)).first()


def _refuse_account_name(transaction: Transaction, shown: str) -> None:
    if account_like(transaction, shown) is not None:
        raise _taken()


def _taken() -> Problem:
    return Problem(409, "name-taken", told("problem-name-taken"), field="name")


def _used_link() -> Problem:
    return Problem(404, "unknown-link", told("problem-unknown-link"))
