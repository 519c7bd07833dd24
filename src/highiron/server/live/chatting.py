"""Chat and private notes: beside a game, never in its record."""

from sqlalchemy import or_, select

from highiron.server.auth.caller import Caller
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Block, ChatLine, Note
from highiron.server.errors import Problem
from highiron.server.live.models import ChatMessage, ChatPage, Notes
from highiron.server.moderation.sanctions import check_may_talk
from highiron.server.tables.access import belongs, table_rows, visible_rows
from highiron.server.text import clean_text
from highiron.words import told

CATCH_UP = 200  # lines that a stream sends when it begins or resumes
MESSAGE = 2000
NOTES = 20_000


def say(database: Database, game_id: str, me: Caller, text: str) -> ChatMessage:
    """Add a line. Only the people at the table talk; everybody who may see the table can read."""
    cleaned = clean_text(text, "text", MESSAGE)
    with database.writing() as session:
        row, seats = table_rows(session, game_id)
        visible_rows(session, game_id, me)
        if not belongs(row, seats, me):
            raise Problem(403, "not-at-the-table", told("problem-not-at-the-table"))
        check_may_talk(session, me.person_id)
        line = ChatLine(game_id=game_id, person_id=me.person_id, name=me.name, text=cleaned, time=now())
        session.add(line)
        session.flush()
        return _message(line)


def chat_page(
    database: Database, game_id: str, before: int | None, limit: int, unheard: frozenset[int] = frozenset()
) -> ChatPage:
    """The last lines, or the last before one, without those of people who are not to be heard."""
    query = select(ChatLine).where(ChatLine.game_id == game_id).order_by(ChatLine.id.desc()).limit(limit + 1)
    if before is not None:
        query = query.where(ChatLine.id < before)
    if unheard:
        query = query.where(or_(ChatLine.person_id.is_(None), ChatLine.person_id.not_in(unheard)))
    with database.reading() as session:
        lines = [_message(line) for line in session.scalars(query)]
    return ChatPage(lines[:limit][::-1], len(lines) > limit)


def chat_since(database: Database, game_id: str, after: int) -> list[ChatMessage]:
    """Lines after one, the last CATCH_UP at most."""
    query = select(ChatLine).where(ChatLine.game_id == game_id, ChatLine.id > after)
    with database.reading() as session:
        found = session.scalars(query.order_by(ChatLine.id.desc()).limit(CATCH_UP))
        return [_message(line) for line in found][::-1]


def chat_line(database: Database, line_id: int) -> ChatMessage | None:
    """One line."""
    with database.reading() as session:
        line = session.get(ChatLine, line_id)
        return _message(line) if line is not None else None


def unheard_by(database: Database, caller: Caller | None) -> frozenset[int]:
    """The people whom the caller blocks."""
    if caller is None:
        return frozenset()
    with database.reading() as session:
        return frozenset(session.scalars(select(Block.blocked_id).where(Block.person_id == caller.person_id)))


def blocks_between(database: Database, listeners: set[int], speakers: set[int]) -> set[tuple[int, int]]:
    """Who of the listeners blocks whom of the speakers."""
    if not listeners or not speakers:
        return set()
    between = (Block.person_id.in_(listeners), Block.blocked_id.in_(speakers))
    with database.reading() as session:
        return set(session.execute(select(Block.person_id, Block.blocked_id).where(*between)).tuples())


def last_chat(database: Database, game_id: str) -> int:
    """The id of the last line, 0 for none."""
    query = select(ChatLine.id).where(ChatLine.game_id == game_id).order_by(ChatLine.id.desc()).limit(1)
    with database.reading() as session:
        return session.scalar(query) or 0


def read_notes(database: Database, game_id: str, me: Caller) -> Notes:
    """One's notes on a game."""
    with database.reading() as session:
        note = session.get(Note, (game_id, me.person_id))
        return Notes(note.text, note.time) if note else Notes("", 0)


def write_notes(database: Database, game_id: str, me: Caller, text: str) -> Notes:
    """Put these notes in place of the old ones."""
    cleaned = clean_text(text, "text", NOTES, empty=True)
    time = now()
    with database.writing() as session:
        note = session.get(Note, (game_id, me.person_id), with_for_update=True)
        if note is None:
            session.add(Note(game_id=game_id, person_id=me.person_id, text=cleaned, time=time))
        else:
            note.text, note.time = cleaned, time
    return Notes(cleaned, time)


def _message(line: ChatLine) -> ChatMessage:
    return ChatMessage(line.id, line.person_id, line.name, line.text, line.time, line.removed is not None)
