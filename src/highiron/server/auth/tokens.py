"""Personal API tokens: made by accounts, shown once, kept as hashes."""

from sqlalchemy import select, update
from sqlalchemy.orm import Session as Transaction

from highiron.server.auth.caller import Caller
from highiron.server.auth.secrets import TOKEN_PREFIX, hash_of, new_secret
from highiron.server.clock import now
from highiron.server.database.tables import ApiToken, Person

USED_STEP = 60 * 60 * 1000  # "last used" is kept to the hour, so that reading stays reading


def make(transaction: Transaction, person_id: int, name: str, scopes: list[str]) -> tuple[ApiToken, str]:
    """A new token and its secret, which is nowhere else."""
    secret = TOKEN_PREFIX + new_secret()
    token = ApiToken(
        hash=hash_of(secret), person_id=person_id, name=name, scopes=" ".join(sorted(set(scopes))), created=now()
    )
    transaction.add(token)
    transaction.flush()
    return token, secret


def find(transaction: Transaction, secret: str) -> tuple[Caller, int | None] | None:
    """Who holds that token, and its id when its last use should be noted."""
    row = transaction.execute(
        select(
            ApiToken.id.label("token"),
            ApiToken.scopes,
            ApiToken.used,
            Person.id,
            Person.name,
            Person.folded,
            Person.admin,
            Person.locale,
        )
        .join(Person, Person.id == ApiToken.person_id)
        .where(ApiToken.hash == hash_of(secret), Person.deleted.is_(None))
    ).one_or_none()
    if row is None:
        return None
    caller = Caller(
        person_id=row.id,
        name=row.name,
        guest=row.folded is None,
        admin=row.admin,
        locale=row.locale,
        scopes=frozenset(row.scopes.split()),
        token=row.token,
    )
    stale = row.used is None or now() - row.used > USED_STEP
    return caller, row.token if stale else None


def note_use(transaction: Transaction, token: int) -> None:
    """Remember when the token was last used."""
    transaction.execute(update(ApiToken).where(ApiToken.id == token).values(used=now()))
