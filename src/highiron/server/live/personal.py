"""The personal stream: that it is one's turn, that somebody asks something, that a game began or ended."""

import asyncio
import logging
from collections.abc import AsyncIterator

from sqlalchemy import select

from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Game, Seat
from highiron.server.games.service import Games
from highiron.server.live.listeners import Listener
from highiron.server.live.models import Notice, Waiting
from highiron.server.live.wire import StreamEvent, stream_event
from highiron.server.news.newsroom import SIGNED_OUT, News

log = logging.getLogger("highiron.server.live")

MOST = 200


class Personal:
    """Reads what one person has to know."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    def waiting(self, me: Caller) -> StreamEvent:
        """All games that wait for the person now."""
        query = (
            select(Game)
            .join(Seat, (Seat.game_id == Game.id) & (Seat.letter == Game.actor))
            .where(Seat.person_id == me.person_id, Game.status == "running")
            .order_by(Game.changed.desc())
            .limit(MOST)
        )
        with self._database.reading() as session:
            games = [Notice("turn", row.id, row.title, row.name, row.sequence) for row in session.scalars(query)]
        return stream_event("waiting", "", Waiting(games))

    async def follow(self, me: Caller, news: AsyncIterator[News | None], listener: Listener) -> None:
        """Pass on what comes, until the stream ends. It ends when the database is lost: whoever listens comes back."""
        try:
            async for item in news:
                if item is None or item.kind == SIGNED_OUT:
                    continue
                if item.kind == "lost":
                    listener.put(await asyncio.to_thread(self.waiting, me))
                else:
                    listener.put(await asyncio.to_thread(self._notice, item))
        except Unavailable:
            log.warning("a personal stream waits for the database")
        finally:
            listener.end()

    def _notice(self, news: News) -> StreamEvent:
        with self._database.reading() as session:
            row = session.get(Game, news.game_id)
            title, name = (row.title, row.name) if row else ("", "")
        kind = "program" if news.kind == "program" else news.detail
        return stream_event("notice", "", Notice(kind, news.game_id, title, name, news.sequence))
