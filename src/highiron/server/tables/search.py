"""Finding tables: filters, the latest change first, page by page."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy import Select, and_, func, or_, select, tuple_
from sqlalchemy.orm import Session

from highiron.server.database.tables import Follow, Game, Person, Seat
from highiron.server.errors import Problem
from highiron.server.people.names import JOINER, folded
from highiron.server.tables.access import Rows
from highiron.words import told
from highiron.words.numbers import ascii_digits

STATUSES = ("open", "running", "finished", "abandoned")
WON, LOST = "won", "lost"
_ARABIC = str.maketrans("یک", "يك")
_PERSIAN = str.maketrans("يىك", "ییک")


@dataclass(frozen=True)
class Wanted:
    """What to look for. `person_id` is who looks; empty values leave a filter out."""

    person_id: int | None = None
    mine: bool = False
    status: tuple[str, ...] = ()
    title: str = ""
    player: str = ""
    result: str = ""  # won or lost (by `player`, or by whoever looks), or why a game ended
    since: date | None = None  # first day of the last change (UTC)
    until: date | None = None  # last day
    limit: int = 20
    cursor: str = ""
    of: int = 0  # only tables where this person sits; 0 for all
    followed: bool = False  # only tables of those whom `person_id` follows


def find(session: Session, wanted: Wanted) -> tuple[list[Rows], str]:
    """One page of tables, and the cursor of the next ("" when there is none)."""
    query = _filtered(wanted)
    if wanted.cursor:
        query = query.where(tuple_(Game.changed, Game.id) < tuple_(*_read_cursor(wanted.cursor)))
    query = query.order_by(Game.changed.desc(), Game.id.desc()).limit(wanted.limit + 1)
    rows = list(session.scalars(query))
    more = len(rows) > wanted.limit
    rows = rows[: wanted.limit]
    return with_seats(session, rows), _cursor(rows[-1]) if more else ""


def with_seats(session: Session, rows: list[Game]) -> list[Rows]:
    """Tables with their seats, in one query."""
    by_game: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for seat in session.scalars(select(Seat).where(Seat.game_id.in_(by_game)).order_by(Seat.letter)):
        by_game[seat.game_id].append(seat)
    return [(row, by_game[row.id]) for row in rows]


def _filtered(wanted: Wanted) -> Select[Game]:
    query = select(Game)
    own = or_(
        Game.host_id == wanted.person_id, Game.id.in_(select(Seat.game_id).where(Seat.person_id == wanted.person_id))
    )
    if wanted.mine:
        query = query.where(own)
    else:
        query = query.where(or_(Game.public, own) if wanted.person_id is not None else Game.public)
    if wanted.of:
        query = query.where(Game.id.in_(select(Seat.game_id).where(Seat.person_id == wanted.of)))
    if wanted.followed:
        known = select(Follow.followed_id).where(Follow.person_id == wanted.person_id)
        query = query.where(Game.public, Game.id.in_(select(Seat.game_id).where(Seat.person_id.in_(known))))
    if wanted.status:
        query = query.where(Game.status.in_(wanted.status))
    if wanted.title:
        query = query.where(Game.title == wanted.title)
    seats = []
    if wanted.player:
        # SQLite knows capitals of ASCII alone: names of accounts are kept folded, others tried as they may be written.
        owner = select(Person.id).where(Person.folded == folded(wanted.player))
        written = func.lower(Seat.name).in_([func.lower(name) for name in spellings(wanted.player)])
        seats.append(or_(Seat.person_id.in_(owner), written))
    if wanted.result in (WON, LOST):
        seats.append(Seat.rank == 1 if wanted.result == WON else Seat.rank > 1)
        if not wanted.player:
            seats.append(Seat.person_id == wanted.person_id)
    elif wanted.result:
        query = query.where(Game.why_ended == wanted.result)
    if seats:
        query = query.where(Game.id.in_(select(Seat.game_id).where(and_(*seats))))
    if wanted.since:
        query = query.where(Game.changed >= _midnight(wanted.since))
    if wanted.until:
        query = query.where(Game.changed < _midnight(wanted.until) + 24 * 60 * 60 * 1000)
    return query


def spellings(name: str) -> list[str]:
    """The ways in which a name may be written: capitals, Persian or Arabic letters, with or without joiners."""
    plain = " ".join(name.split())
    letters = {plain, plain.translate(_PERSIAN), plain.translate(_ARABIC), ascii_digits(plain)}
    letters |= {text.replace(JOINER, "") for text in letters}
    return sorted({way for text in letters for way in (text, text.lower(), text.upper(), text.title())})


def _midnight(day: date) -> int:
    moment = datetime.combine(day, time(), UTC)
    return (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(milliseconds=1)


def _cursor(row: Game) -> str:
    return urlsafe_b64encode(f"{row.changed} {row.id}".encode()).decode().rstrip("=")


def _read_cursor(text: str) -> tuple[int, str]:
    try:
        changed, _, game_id = urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode().partition(" ")
        number = int(changed)
    except ValueError:
        number, game_id = -1, ""
    if not 0 <= number < 2**62 or not game_id or len(game_id) > 16 or "\0" in game_id:
        raise Problem(422, "invalid", told("problem-bad-cursor"))
    return number, game_id
