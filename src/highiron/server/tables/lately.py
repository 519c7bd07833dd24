"""What was done last at tables, for their people to read in a list."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.server.database.tables import Entry, Game
from highiron.server.games.written import events_from_text, facts_of_game
from highiron.server.play.wording import event_lines
from highiron.server.tables.models import Table
from highiron.titles import catalogue
from highiron.words.players import Players

TOLD = 24  # tables of which it is told
ENTRIES = 3  # of each
LINES = 4


def last_lines(session: Session, tables: Sequence[Table], locale: str) -> dict[str, list[str]]:
    """By game, what its last entries said, as everybody at the table may know it."""
    names = {
        table.id: Players({seat.letter: seat.name for seat in table.seats}, catalogue.currency(table.title))
        for table in tables
        if table.sequence
    }
    wanted = (
        select(Entry.events, Game)
        .join(Game, Game.id == Entry.game_id)
        .where(Entry.game_id.in_(names), Entry.sequence > Game.sequence - ENTRIES)
        .order_by(Entry.sequence)
    )
    found: dict[str, list[str]] = {}
    for events, game in session.execute(wanted):
        lines = event_lines(events_from_text(events), names[game.id], locale, facts_of_game(game))
        found.setdefault(game.id, []).extend(lines)
    return {game_id: lines[-LINES:] for game_id, lines in found.items()}
