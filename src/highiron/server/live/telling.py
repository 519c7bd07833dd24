"""What streams of a game say, worked out for one viewpoint at a time."""

from collections.abc import Mapping

from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.errors import Problem, not_found
from highiron.server.games.models import EntryRow, Live
from highiron.server.games.service import Games
from highiron.server.live.chatting import blocks_between, chat_line, chat_since, unheard_by
from highiron.server.live.models import TableNews
from highiron.server.live.wire import Known, StreamEvent, stream_event
from highiron.server.play.log import entry_news, passing_news
from highiron.server.play.moments import Moments, Told, Viewpoint, game_view
from highiron.server.tables.access import may_see, table_rows
from highiron.server.tables.describe import describe
from highiron.server.tables.models import Table

Watcher = tuple[int | None, str]  # a person, or nobody who is known, and the invitation they came with


def watcher(caller: Caller | None, invitation: str) -> Watcher:
    """Who watches a table."""
    return (caller.person_id if caller else None, invitation)


class Teller:
    """Reads a game and puts it into events. Blocks on the database: call it in a thread."""

    def __init__(self, database: Database, games: Games, moments: Moments) -> None:
        self.database = database
        self.games = games
        self.moments = moments

    def snapshot(self, live: Live, viewpoint: Viewpoint, locale: str, chat: int) -> tuple[StreamEvent, Told]:
        """The whole game, and what is told with it."""
        moment = self.moments.of(live)
        votes = self.games.votes(live.game_id, open_only=True) if live.open_votes else []
        content = game_view(live, moment, viewpoint, locale, votes=votes)
        return stream_event("snapshot", str(Known(live.sequence, chat)), content), moment.told(content["you"])

    def entries(
        self,
        live: Live,
        rows: list[EntryRow],
        viewpoint: Viewpoint,
        locale: str,
        chat: int,
        before: Told | None,
    ) -> tuple[list[StreamEvent], Told]:
        """Entries that lead up to `live`, the last with what changed against what was told `before` (None:
        everything).
        """
        moment = self.moments.of(live)
        found = []
        for row in rows:
            if row is rows[-1]:
                content = entry_news(row, live, moment, viewpoint, locale, before)
            else:
                content = passing_news(row, live, moment, viewpoint, locale)
            found.append(stream_event("entry", str(Known(row.sequence, chat)), content))
        return found, moment.told(viewpoint.seat(live.actor))

    def table(self, game_id: str, caller: Caller | None, invitation: str, known: Known) -> StreamEvent:
        """The table as the caller sees it. Raises 404 when it may no longer be seen."""
        found = self.tables(game_id, {watcher(caller, invitation): caller}, known)
        if not found:
            raise not_found("game")
        return found[watcher(caller, invitation)]

    def tables(
        self, game_id: str, watchers: Mapping[Watcher, Caller | None], known: Known
    ) -> dict[Watcher, StreamEvent]:
        """The table as each of many sees it, without those who may no longer see it. Invitations let people in and
        show them nothing more, so that the work is for each person, however many of them are made up.
        """
        tables: dict[int | None, Table] = {}
        with self.database.reading() as session:
            try:
                row, seats = table_rows(session, game_id)
            except Problem:
                return {}
            allowed = [who for who, caller in watchers.items() if may_see(session, row, seats, caller, who[1])]
            for person, invitation in allowed:
                if person not in tables:
                    tables[person] = describe(session, [(row, seats)], watchers[person, invitation])[0]
            running = row.status == "running"
        votes = self.games.votes(game_id, open_only=True) if running and tables else []
        events = {
            person: stream_event("table", str(known), TableNews(table, votes)) for person, table in tables.items()
        }
        return {who: events[who[0]] for who in allowed}

    def chat(self, game_id: str, known: Known) -> tuple[list[tuple[int | None, StreamEvent]], int]:
        """Chat lines since, each with who says it, and the id of the last."""
        lines = chat_since(self.database, game_id, known.chat)
        found = [(line.person, stream_event("chat", str(Known(known.sequence, line.id)), line)) for line in lines]
        return found, lines[-1].id if lines else known.chat

    def line(self, line_id: int, known: Known) -> StreamEvent | None:
        """A line of chat that has changed."""
        found = chat_line(self.database, line_id)
        return stream_event("chat", str(known), found) if found is not None else None

    def blocks(self, listeners: set[int], speakers: set[int]) -> set[tuple[int, int]]:
        """Who of the listeners blocks whom of the speakers."""
        return blocks_between(self.database, listeners, speakers)

    def unheard(self, caller: Caller | None) -> frozenset[int]:
        """The people whom the caller blocks."""
        return unheard_by(self.database, caller)
