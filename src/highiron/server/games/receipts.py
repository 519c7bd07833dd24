"""Idempotency keys: a request that comes again gets the answer it got the first time."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from highiron.core.events import Reason
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Receipt
from highiron.server.games.errors import BadRequest, KeyReused, RefusedMove
from highiron.server.games.written import to_json
from highiron.words import told

_ROWS = Receipt.metadata.tables["receipts"]
_KNOWN = select(_ROWS.c.request, _ROWS.c.sequence, _ROWS.c.refusal).where(  # asked with every move, so made once
    _ROWS.c.game_id == bindparam("game"), _ROWS.c.person_id == bindparam("person"), _ROWS.c.key == bindparam("name")
)
LONGEST = 64  # characters of a key
REFUSALS = 20  # of one person at one table that are remembered
LARGEST = 4000  # characters of one of them
KEPT = 7 * 24 * 3600 * 1000  # milliseconds that a key is remembered


class Ticket(msgspec.Struct, frozen=True):
    """The idempotency key of a request, and the hash of what it asked for."""

    person_id: int
    key: str
    request: str


def ticket(person_id: int, key: str, *asked: Any) -> Ticket:
    """The ticket of a request: its key and a hash of all that it asks for."""
    if not 1 <= len(key) <= LONGEST or not key.isprintable():
        raise BadRequest(told("problem-bad-key", longest=LONGEST))
    digest = hashlib.blake2b(msgspec.json.encode(asked, order="deterministic"), digest_size=32)
    return Ticket(person_id, key, digest.hexdigest())


class Receipts:
    """What was answered before."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, game_id: str, asked: Ticket) -> int | None:
        """The sequence of the entry that this request led to; None when it is new.

        Raises RefusedMove when it was refused before, and KeyReused when its key belongs to another request.
        """
        with self._database.looking() as connection:
            known = connection.execute(_KNOWN, {"game": game_id, "person": asked.person_id, "name": asked.key}).first()
        if known is None:
            return None
        request, sequence, refusal = known
        if request != asked.request:
            raise KeyReused
        if sequence is None:
            raise RefusedMove(msgspec.json.decode(refusal, type=list[Reason]))
        return int(sequence)

    def refuse(self, game_id: str, asked: Ticket, reasons: list[Reason]) -> None:
        """Remember a refusal, and forget the person's oldest at this table. One that was stored at the same moment
        stands.
        """
        try:
            with self._database.writing() as session:
                session.execute(
                    insert(Receipt).values(
                        game_id=game_id,
                        **msgspec.structs.asdict(asked),
                        sequence=None,
                        refusal=_short(reasons),
                        time=now(),
                    )
                )
                mine = (Receipt.game_id == game_id, Receipt.person_id == asked.person_id, Receipt.sequence.is_(None))
                old = select(Receipt.key).where(*mine).order_by(Receipt.time.desc()).offset(REFUSALS)
                if keys := session.scalars(old).all():
                    session.execute(delete(Receipt).where(*mine, Receipt.key.in_(keys)))
        except IntegrityError:
            return

    def tidy(self) -> None:
        """Forget keys that are older than anybody repeats them."""
        with self._database.writing() as session:
            session.execute(delete(Receipt).where(Receipt.time < now() - KEPT))


def _short(reasons: list[Reason]) -> str:
    """As many of the reasons as may be stored."""
    while len(told := to_json(reasons)) > LARGEST and reasons:
        reasons = reasons[:-1]
    return told
