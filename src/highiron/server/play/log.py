"""The log of a game as a viewer may read it."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import func, select

from highiron import words
from highiron.core.actions import action_from_data
from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.database.tables import Entry
from highiron.server.games.models import EntryRow, Live, may_see_action, may_see_thought
from highiron.server.games.service import Games
from highiron.server.play.models import LogEntry, LogPage
from highiron.server.play.moments import Moment, Told, Viewpoint
from highiron.server.play.wording import event_lines

PROGRAM, PERSON = "program", "person"


def log_entry(
    entry: EntryRow, live: Live, mine: Collection[str], locale: str, lines: list[str] | None = None
) -> LogEntry:
    """One entry as a holder of these seats may know it."""
    content = log_content(entry, live, mine, locale, lines)
    if content["action"] is not None:
        content["action"] = action_from_data(content["action"])
    return LogEntry(**content)


def log_content(
    entry: EntryRow, live: Live, mine: Collection[str], locale: str, lines: list[str] | None = None
) -> dict[str, Any]:
    """The content of a `LogEntry`, with the action as plain values, without what a holder of these seats may not know:
    others' actions, bots' thoughts, that it was programmed.
    """
    thought = entry.thought if may_see_thought(live) else None
    return {
        "sequence": entry.sequence,
        "position": entry.position,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": PERSON if entry.by == PROGRAM and entry.seat not in mine else entry.by,
        "time": entry.time,
        "events": entry.events,
        "lines": event_lines(entry.events, live.names, locale, live.facts) if lines is None else lines,
        "action": entry.action if may_see_action(entry, live, mine) else None,
        "thought": thought,
        "thought_text": words.say_thought(thought, live.names, locale) if thought else "",
    }


def entry_news(
    entry: EntryRow, live: Live, moment: Moment, viewpoint: Viewpoint, locale: str, before: Told | None
) -> dict[str, Any]:
    """The content of `EntryNews` for the entry that led to `live`, to a viewer who had been told `before` (None:
    nobody knows what).
    """
    seat = viewpoint.seat(live.actor)
    return {
        **_entry_so_far(entry, live, moment, viewpoint, locale),
        "actor": live.actor,
        "changes": moment.view(seat) if before is None else moment.changes(before, seat),
        "figures": moment.figures(locale),
        "legal": moment.legal(viewpoint) if live.running else [],
        "deadline": live.deadline if live.running else None,
    }


def passing_news(entry: EntryRow, live: Live, moment: Moment, viewpoint: Viewpoint, locale: str) -> dict[str, Any]:
    """The content of `EntryNews` for an entry after which others have led to `live`."""
    nothing = {"actor": "", "changes": None, "figures": None, "legal": None}
    return {**_entry_so_far(entry, live, moment, viewpoint, locale), **nothing}


def _entry_so_far(entry: EntryRow, live: Live, moment: Moment, viewpoint: Viewpoint, locale: str) -> dict[str, Any]:
    lines = moment.lines(entry.sequence, entry.events, locale)
    content = log_content(entry, live, viewpoint.mine, locale, lines)
    return {**content, "status": live.status, "you": viewpoint.seat(live.actor)}


def log_page(
    games: Games,
    database: Database,
    live: Live,
    caller: Caller | None,
    locale: str,
    *,
    after: int,
    before: int | None,
    limit: int,
) -> LogPage:
    """Entries after a sequence or, with `before`, the last ones before one."""
    me = caller.person_id if caller else None
    rows = games.entries(live.game_id, after, limit + 1, live.sequence, before)
    more = len(rows) > limit
    kept = (rows[-limit:] if before is not None else rows[:limit]) if more else rows
    return LogPage(
        sequence=live.sequence,
        since=_last_own(database, live, me),
        entries=[log_entry(row, live, live.held_by(me), locale) for row in kept],
        more=more,
    )


def _last_own(database: Database, live: Live, person_id: int | None) -> int:
    """The sequence of the person's last entry: what came after it is news."""
    if person_id is None or not live.held_by(person_id):
        return 0
    mine = select(func.max(Entry.sequence)).where(Entry.game_id == live.game_id, Entry.person_id == person_id)
    with database.reading() as session:
        return session.scalar(mine.where(Entry.by == PERSON)) or 0
