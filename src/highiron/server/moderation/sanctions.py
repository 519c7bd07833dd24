"""Bans and mutes: what administrators do to people who spoil it for others."""

from sqlalchemy import delete
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth import sessions
from highiron.server.clock import now
from highiron.server.config import DAY
from highiron.server.database.tables import ApiToken, Block, Person
from highiron.server.errors import Problem, not_found
from highiron.server.games.votes import touch
from highiron.server.tables.clearing import keep_out, seats_of
from highiron.words import told

FOR_EVER = 36_500 * DAY


def person(transaction: Transaction, person_id: int) -> Person:
    """Somebody who can be sanctioned: everybody who is there but administrators."""
    found = transaction.get(Person, person_id)
    if found is None or found.deleted is not None:
        raise not_found("person")
    if found.admin:
        raise Problem(409, "administrator", told("problem-administrator"))
    return found


def ban(transaction: Transaction, person_id: int, days: int, reason: str) -> set[str]:
    """Keep somebody out, 0 days for good: sessions and tokens end, nobody waits for them, and their open tables go.
    Gives the games whose table looks different now.
    """
    found = person(transaction, person_id)
    found.banned_until = now() + (days * DAY if days else FOR_EVER)
    found.ban_reason = reason
    sessions.end_all(transaction, person_id)
    transaction.execute(delete(ApiToken).where(ApiToken.person_id == person_id))
    return keep_out(transaction, person_id)


def unban(transaction: Transaction, person_id: int) -> set[str]:
    """Let somebody in again. Gives the games whose table looks different now."""
    found = person(transaction, person_id)
    found.banned_until, found.ban_reason = None, ""
    games = seats_of(transaction, person_id)
    for game_id in games:
        touch(transaction, game_id)
    return games


def mute(transaction: Transaction, person_id: int, hours: int) -> None:
    """Keep somebody from talking, 0 hours to let them talk again."""
    found = person(transaction, person_id)
    found.muted_until = now() + hours * DAY // 24 if hours else None


def check_not_banned(found: Person) -> None:
    """Raises 403 for somebody who is kept out."""
    if found.banned_until is not None and found.banned_until > now():
        reason = found.ban_reason
        detail = told("problem-banned-because", reason=reason) if reason else told("problem-banned")
        raise Problem(403, "banned", detail, until=found.banned_until)


def check_may_talk(transaction: Transaction, person_id: int) -> None:
    """Raises 403 for somebody who is muted."""
    found = transaction.get_one(Person, person_id)
    if found.muted_until is not None and found.muted_until > now():
        raise Problem(403, "muted", told("problem-muted"), until=found.muted_until)


def is_blocked(transaction: Transaction, by: int | None, person_id: int) -> bool:
    """Whether one person does not want to hear of another."""
    return by is not None and transaction.get(Block, (by, person_id)) is not None
