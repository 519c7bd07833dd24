"""All streams of this process."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.games.service import Games
from highiron.server.live.channel import Channel, Member
from highiron.server.live.crowd import Crowd
from highiron.server.live.listeners import PING_EVERY, Listener
from highiron.server.live.personal import Personal
from highiron.server.live.telling import Teller
from highiron.server.live.wire import Known
from highiron.server.news.newsroom import CROWD, CROWD_TOPIC, SIGNED_OUT, News
from highiron.server.observe.metrics import Metrics
from highiron.server.play.moments import Moments
from highiron.server.shell import Closing

log = logging.getLogger("highiron.server.live")


class Hub:
    """Opens streams. A game has one channel as long as somebody listens to it."""

    def __init__(
        self,
        database: Database,
        games: Games,
        moments: Moments,
        metrics: Metrics,
        closing: Closing,
        limited: bool = True,
    ) -> None:
        self._games = games
        self._metrics = metrics
        self._closing = closing
        self._teller = Teller(database, games, moments)
        self._personal = Personal(database, games)
        self._channels: dict[str, tuple[Channel, asyncio.Task[None]]] = {}
        self._listeners: set[Listener] = set()
        self._keeper: asyncio.Task[None] | None = None
        self._crowd = Crowd(limited, self._tell_crowd)
        self._process = secrets.token_hex(6)
        games.newsroom.add(CROWD_TOPIC, self._hear_crowd)
        self._hearing: Callable[[], None] | None = None

    def check_room(self, caller: Caller | None, place: str) -> None:
        """Raises 429 or 503 when there is no room for one more stream; costs nothing, so it comes first."""
        self._crowd.check(caller, place)

    async def game(
        self,
        game_id: str,
        caller: Caller | None,
        *,
        wanted: str,
        locale: str,
        invitation: str,
        media_type: str,
        resumed: Known | None,
        place: str = "",
    ) -> AsyncIterator[bytes]:
        """A stream of a game that the caller may see; it has begun when this returns. Raises 429."""
        listener = self._open(media_type, caller, place)
        member = Member(listener, caller, wanted, locale, invitation)
        channel = self._channel(game_id)
        try:
            await channel.join(member, resumed)
        except BaseException:
            self._leave(channel, member)
            raise
        return self._game_bytes(channel, member)

    async def person(self, me: Caller, media_type: str, place: str = "") -> AsyncIterator[bytes]:
        """A personal stream. Raises 429."""
        listener = self._open(media_type, me, place)
        news = self._games.subscribe_person(me.person_id)
        try:
            await anext(news)
            listener.put(await asyncio.to_thread(self._personal.waiting, me))
        except BaseException:
            self._close(listener)
            raise
        task = asyncio.create_task(self._personal.follow(me, news, listener))
        return self._person_bytes(listener, task)

    # --- streams of other processes ----------------------------------------------------------------------------

    def _tell_crowd(self, name: str, count: int) -> None:
        if self._games.newsroom.relay is not None:
            self._games.newsroom.publish(News(CROWD, sequence=count, detail=f"{self._process} {name}"))

    def _hear_crowd(self, news: News) -> None:
        process, _, name = news.detail.partition(" ")
        if news.kind == CROWD and process != self._process:
            self._crowd.hear(process, name, news.sequence)

    def present(self, game_id: str) -> set[int]:
        """The people who have a stream of the game open in this process."""
        found = self._channels.get(game_id)
        members = list(found[0].members) if found is not None else []
        return {member.caller.person_id for member in members if member.caller is not None}

    # --- streams -----------------------------------------------------------------------------------------------

    def _open(self, media_type: str, caller: Caller | None, place: str) -> Listener:
        self._crowd.enter(caller, place)
        listener = Listener(media_type, caller, place)
        self._listeners.add(listener)
        if self._hearing is None:
            self._hearing = self._games.newsroom.add("", self._hearer())
        self._metrics.stream_opened()
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep())
        if self._closing.started:
            listener.end()
        return listener

    def _close(self, listener: Listener) -> None:
        listener.end()
        if listener in self._listeners:
            self._listeners.discard(listener)
            self._crowd.leave(listener.caller, listener.place)
            self._metrics.stream_closed()

    async def _game_bytes(self, channel: Channel, member: Member) -> AsyncIterator[bytes]:
        try:
            async for piece in member.listener.bytes():
                yield piece
        finally:
            self._leave(channel, member)

    async def _person_bytes(self, listener: Listener, task: "asyncio.Task[None]") -> AsyncIterator[bytes]:
        try:
            async for piece in listener.bytes():
                yield piece
        finally:
            task.cancel()
            self._close(listener)

    def _leave(self, channel: Channel, member: Member) -> None:
        channel.leave(member)
        self._close(member.listener)
        if not channel.members and channel.game_id in self._channels:
            known, task = self._channels[channel.game_id]
            if known is channel:
                del self._channels[channel.game_id]
                task.cancel()

    # --- what goes on by itself --------------------------------------------------------------------------------

    def _channel(self, game_id: str) -> Channel:
        found = self._channels.get(game_id)
        if found is None:
            channel = Channel(game_id, self._teller)
            found = self._channels[game_id] = (channel, asyncio.create_task(self._follow(channel)))
        return found[0]

    async def _follow(self, channel: Channel) -> None:
        """Pass news on. A fault ends the streams of the game: they resume by a new channel."""
        try:
            async for news in self._games.subscribe(channel.game_id):
                if news is None:
                    channel.listening.set()
                else:
                    await channel.hear(news)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a channel broke off")
        finally:
            channel.listening.set()
            if self._channels.get(channel.game_id, (None,))[0] is channel:
                del self._channels[channel.game_id]
            for member in list(channel.members):
                member.listener.end()

    def _hearer(self) -> Callable[[News], None]:
        """Ends the streams of whoever is signed out, here or in another process."""
        loop = asyncio.get_running_loop()

        def hear(news: News) -> None:
            if news.kind == SIGNED_OUT:
                with suppress(RuntimeError):  # the loop has been closed meanwhile
                    loop.call_soon_threadsafe(self._sign_out, news.person_id, news.detail)

        return hear

    def _sign_out(self, person_id: int, key: str) -> None:
        for listener in list(self._listeners):
            caller = listener.caller
            if caller is not None and caller.person_id == person_id and key in ("", caller.key):
                listener.end()

    async def _keep(self) -> None:
        """Ping streams that are silent; end them all when the server closes."""
        while self._listeners:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.event.wait(), PING_EVERY / 3)
            for listener in list(self._listeners):
                if self._closing.started:
                    listener.end()
                else:
                    listener.tick()
            if self._closing.started:
                return
            self._crowd.tell_again()
