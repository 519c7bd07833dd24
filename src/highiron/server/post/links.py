"""Links in e-mails: each holds a proof that only who read the e-mail can have."""

import hashlib
import hmac
from typing import Literal

from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.server.database.tables import Person

Purpose = Literal["confirm", "stop"]


def link_secret(person: Person, purpose: Purpose) -> str:
    """What a link for that purpose carries. It is good as long as the address stays the same."""
    return f"{person.id}-{_proof(person, purpose)}"


def person_of_link(session: Session, secret: str, purpose: Purpose) -> Person | None:
    """Whose link that is; None for one that is not, or no longer, good."""
    number, _, proof = secret.partition("-")
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        return None
    person = session.scalar(select(Person).where(Person.id == int(number), Person.deleted.is_(None)))
    if person is None or not person.email_secret:
        return None
    return person if hmac.compare_digest(proof.encode(), _proof(person, purpose).encode()) else None


def _proof(person: Person, purpose: Purpose) -> str:
    key = person.email_secret.encode()
    return hashlib.blake2b(f"{purpose} {person.email}".encode(), key=key, digest_size=20).hexdigest()
