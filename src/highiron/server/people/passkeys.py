"""Passkeys (WebAuthn): keys that a person's device keeps, and signing in by proving to have one.

A challenge is stored until it is answered, so that any process may hear the answer, and none is answered twice.
"""

import binascii
import secrets
from base64 import urlsafe_b64decode
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth.secrets import hash_of
from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Challenge, Passkey, Person
from highiron.server.errors import Problem
from highiron.words import told

MOST = 20  # passkeys of one person
MINUTES = 5  # in which a challenge is to be answered
NOBODY = 0  # whom a challenge for signing in is for: whoever answers it

Found = TypeVar("Found")


@dataclass(frozen=True)
class Site:
    """What a passkey is bound to: the host as people reach it, and the whole address that their browser names."""

    host: str
    origin: str


def site_of(request: "Request[Any, Any, Any]", config: Config) -> Site:
    """The server's public address; where none is set, the one the request came to. The device signs the address that
    its browser is at, so that a false one helps nobody.
    """
    address = config.public_url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    try:
        parts = urlsplit(address)
    except ValueError:
        raise _bad() from None
    if not parts.hostname:  # nobody could have reached that
        raise _bad()
    return Site(parts.hostname, f"{parts.scheme}://{parts.netloc}")


def ask_for_new(database: Database, site: Site, person: Person) -> dict[str, Any]:
    """What a browser needs to make a passkey for the person. Raises 409 for somebody who has many."""
    with database.reading() as transaction:
        known = list(transaction.scalars(select(Passkey.credential).where(Passkey.person_id == person.id)))
    if len(known) >= MOST:
        raise Problem(409, "too-many-passkeys", told("problem-too-many-passkeys", most=MOST))
    challenge = _challenge(database, person.id)
    handle = hash_of(f"passkey {person.id}").encode()[:32]  # tells nothing of the person
    found: dict[str, Any] = _library().creation(site.host, challenge, person.name, handle, known)
    return found


def add(database: Database, site: Site, person_id: int, name: str, credential: dict[str, Any]) -> Passkey:
    """Keep a passkey that was made as `ask_for_new` asked. Raises 422 and 409."""
    challenge = _answered(database, credential, person_id)
    library = _library()
    made = _checked(lambda: library.checked_creation(site.host, site.origin, challenge, credential), _bad)
    passkey = Passkey(person_id=person_id, name=name, created=now(), **msgspec.structs.asdict(made))
    with database.writing() as transaction:
        if transaction.scalar(select(func.count()).where(Passkey.credential == passkey.credential)):
            raise Problem(409, "passkey-known", told("problem-passkey-known"))
        transaction.add(passkey)
        transaction.flush()
        transaction.expunge(passkey)
    return passkey


def ask_for_proof(database: Database, site: Site) -> dict[str, Any]:
    """What a browser needs to prove that it has a passkey for this site, whosever it is."""
    found: dict[str, Any] = _library().proof(site.host, _challenge(database, NOBODY))
    return found


def proven(database: Database, site: Site, credential: dict[str, Any]) -> int:
    """Whose passkey it is, if the proof holds. Raises 401 otherwise, whatever is wrong."""
    challenge = _answered(database, credential, NOBODY)
    with database.reading() as transaction:
        passkey = transaction.scalars(select(Passkey).where(Passkey.credential == credential["id"])).one_or_none()
    if passkey is None:
        raise _wrong()
    library = _library()
    known = library.Made(passkey.credential, passkey.public_key, passkey.uses)
    uses = _checked(lambda: library.checked_proof(site.host, site.origin, challenge, credential, known), _wrong)
    with database.writing() as transaction:
        row = transaction.get(Passkey, passkey.id)
        if row is None:  # taken away a moment ago
            raise _wrong()
        row.uses, row.used = uses, now()
    return passkey.person_id


def sweep(database: Database) -> None:
    """Drop challenges that nobody has answered."""
    with database.writing() as transaction:
        transaction.execute(delete(Challenge).where(Challenge.expires <= now()))


def forget_all(transaction: Transaction, person_id: int) -> None:
    """Take all passkeys of somebody away."""
    transaction.execute(delete(Passkey).where(Passkey.person_id == person_id))


def _library() -> ModuleType:
    from highiron.server.people import proofs

    return proofs


def _challenge(database: Database, person_id: int) -> bytes:
    challenge = secrets.token_bytes(32)
    row = Challenge(hash=hash_of(challenge.hex()), person_id=person_id, expires=now() + MINUTES * 60_000)
    with database.writing() as transaction:
        transaction.add(row)
    return challenge


def _answered(database: Database, credential: dict[str, Any], person_id: int) -> bytes:
    """The challenge that is answered, which is used up by that. Raises 422 for one that was not asked."""
    challenge = _challenge_in(credential)
    asked = (Challenge.hash == hash_of(challenge.hex()), Challenge.person_id == person_id, Challenge.expires > now())
    with database.writing() as transaction:
        found = transaction.scalars(delete(Challenge).where(*asked).returning(Challenge.hash)).all()
    if not found:
        raise Problem(422, "unknown-challenge", told("problem-unknown-challenge"))
    return challenge


class _ClientData(msgspec.Struct):
    challenge: str


def _challenge_in(credential: dict[str, Any]) -> bytes:
    try:
        client = msgspec.json.decode(_bytes_of(credential["response"]["clientDataJSON"]), type=_ClientData)
        return _bytes_of(client.challenge)
    except (binascii.Error, ValueError, RecursionError):  # the last for what is nested too deeply to be skipped
        raise _bad() from None


def _bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _checked(check: Callable[[], Found], fault: Callable[[], Problem]) -> Found:
    try:
        return check()
    except Exception:  # strangers' bytes: whatever the library makes of them, they prove nothing
        raise fault() from None


def _bad() -> Problem:
    return Problem(422, "bad-passkey", told("problem-bad-passkey"))


def _wrong() -> Problem:
    return Problem(401, "wrong-passkey", told("problem-wrong-passkey"))
