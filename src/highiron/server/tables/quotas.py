"""How many tables one person may have at a time. They cost room on the disk, and bots cost time."""

from sqlalchemy import func, select

from highiron.server.auth.caller import Caller
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Seat
from highiron.server.errors import Problem
from highiron.server.games import bots_alone
from highiron.server.observe.condition import FULL_DISK, disk_free
from highiron.server.tables.models import TableRequest
from highiron.words import told

GUEST = 20  # tables of a guest that have not ended
ACCOUNT = 100  # of an account


def check_disk(config: Config) -> None:
    """Raises 503 when the disk is nearly full: games that run need what is left."""
    if disk_free(config.data) < FULL_DISK:
        raise Problem(503, "disk-full", told("problem-disk-full"))


def check_room(database: Database, me: Caller, *, only_bots: bool) -> None:
    """Raises 409 when the person has as many tables as may be, or `only_bots` would play at one too many."""
    most = GUEST if me.guest else ACCOUNT
    mine = select(func.count()).where(Game.host_id == me.person_id, Game.status.in_(("open", "running")))
    with database.reading() as session:
        if (session.scalar(mine) or 0) >= most:
            raise Problem(
                409,
                "too-many-tables",
                told("problem-too-many-tables", most=most),
            )
    if only_bots:
        _check_bots(database, me)


def begins_with_bots_alone(wanted: TableRequest) -> bool:
    """Whether only bots would sit at a table that begins at once."""
    return wanted.start and bool(wanted.seats) and all(plan.bot for plan in wanted.seats)


def check_bots_alone(database: Database, game_id: str, me: Caller) -> None:
    """Raises 409 when only bots sit at a table that is to start and too many such tables are running."""
    with database.reading() as session:
        people = session.scalar(select(func.count()).where(Seat.game_id == game_id, Seat.person_id.is_not(None)))
    if not people:
        _check_bots(database, me)


def _check_bots(database: Database, me: Caller) -> None:
    with database.reading() as session:
        most = bots_alone.used_up(session, me.person_id)
    if most:
        raise Problem(409, "too-many-bots", told("problem-too-many-bots", bots_alone=most))
