"""How the server is: figures, and in words what somebody should look after."""

import shutil
import threading
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Delivery, Game, Outgoing, ReportRow
from highiron.server.games.survey import unreadable
from highiron.words import told

LOW_DISK = 500 * 1024 * 1024  # bytes
FULL_DISK = 100 * 1024 * 1024  # bytes, below which nothing large is begun
LATE_BOTS = 50  # games that wait for their bots
LATE_DELIVERIES = 600_000  # milliseconds
REFUSED = 5  # tries, over some ten minutes, after which an e-mail is not merely late


class Condition(msgspec.Struct):
    """`problems` in words, worst first; none when all is well."""

    problems: list[str]
    figures: dict[str, float]


def disk_free(data: Any) -> int:
    """Bytes that are free where the data are; a great many where that cannot be told."""
    try:
        return shutil.disk_usage(data).free
    except OSError:
        return 1 << 62


def condition(state: Any) -> Condition:
    """What the application knows of itself."""
    database: Database = state.database
    people, alone = state.games.driver.queued
    free = disk_free(state.config.data)
    figures: dict[str, float] = {
        "disk_free_bytes": free,
        "threads": threading.active_count(),
        "games_waiting_for_bots": people,
        "bot_games_waiting": alone,
        "heavy_work_waiting": state.heavy.waiting,
        "games_in_memory": state.games.store.count(),
    }
    problems: list[str] = []
    if free < LOW_DISK:
        problems.append(told("condition-disk", megabytes=free // 2**20, place=str(state.config.data)))
    try:
        problems += _of_database(database, figures)
    except Unavailable:
        problems.insert(0, told("condition-database"))
    if people > LATE_BOTS:
        problems.append(told("condition-bots", games=people))
    if state.backups.trouble:
        problems.append(state.backups.trouble)
    return Condition(problems, figures)


def _of_database(database: Database, figures: dict[str, float]) -> list[str]:
    with database.reading() as session:
        figures["running_games"] = session.scalar(select(func.count()).where(Game.status == "running")) or 0
        figures["deliveries_waiting"] = session.scalar(select(func.count()).select_from(Delivery)) or 0
        oldest = session.scalar(select(func.min(Delivery.due)).where(Delivery.tries == 0))
        reports = session.scalar(select(func.count()).where(ReportRow.settled.is_(None))) or 0
        post = _of_post(session, figures)
    found = unreadable(database)
    if oldest is not None and now() - oldest > LATE_DELIVERIES:
        found.append(told("condition-webhooks", minutes=(now() - oldest) // 60_000))
    found += post
    if reports:
        found.append(told("condition-reports", reports=reports))
    return found


def _of_post(session: Session, figures: dict[str, float]) -> list[str]:
    """What waits to be told by e-mail and to browsers, and whether it waits too long."""
    found = []
    for channel, name in (("mail", "mails"), ("push", "pushes")):
        here = Outgoing.channel == channel
        figures[f"{name}_waiting"] = session.scalar(select(func.count()).select_from(Outgoing).where(here)) or 0
        oldest = session.scalar(select(func.min(Outgoing.due)).where(here))
        if oldest is not None and now() - oldest > LATE_DELIVERIES:
            found.append(told(f"condition-{name}", minutes=(now() - oldest) // 60_000))
    refused = session.scalar(select(func.count()).where(Outgoing.channel == "mail", Outgoing.tries >= REFUSED)) or 0
    if refused:
        found.append(told("condition-mails-refused", mails=refused))
    return found
