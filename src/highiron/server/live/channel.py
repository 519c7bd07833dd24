"""All streams of one game in this process: what happens is read once and told to each."""

import asyncio
from dataclasses import dataclass, field

from highiron.server import languages
from highiron.server.auth.caller import Caller
from highiron.server.errors import Problem
from highiron.server.games.errors import GameError, NotRunning
from highiron.server.games.models import EntryRow, Live
from highiron.server.live.chatting import last_chat
from highiron.server.live.listeners import Listener
from highiron.server.live.telling import Teller, watcher
from highiron.server.live.wire import Known, StreamEvent
from highiron.server.news.newsroom import News
from highiron.server.play.moments import Told, Viewpoint
from highiron.server.tables.access import viewpoint_of

Group = tuple[Viewpoint, str]  # through whose eyes, and in which language

IN_LOOP = 8  # groups that are told at once; more are told by a thread, for everybody else would wait for them
RESUMED = 500  # entries that a stream catches up with; who missed more gets the whole game anew


@dataclass(eq=False)
class Member:
    """A stream with through whose eyes it looks."""

    listener: Listener
    caller: Caller | None
    wanted: str
    locale: str
    invitation: str
    viewpoint: Viewpoint = field(default_factory=Viewpoint)

    @property
    def person_id(self) -> int:
        """Who listens; 0 for nobody who is known."""
        return self.caller.person_id if self.caller is not None else 0

    @property
    def group(self) -> Group:
        """Members of one group get the very same events."""
        return self.viewpoint, self.locale


class Channel:
    """Streams of one game. Whatever reads and tells the game holds the lock, so that everybody hears all in order."""

    def __init__(self, game_id: str, teller: Teller) -> None:
        self.game_id = game_id
        self.members: set[Member] = set()
        self.listening = asyncio.Event()  # set once news of the game come in: what is read after that misses nothing
        self._teller = teller
        self._lock = asyncio.Lock()
        self._live: Live | None = None  # as told last; None before the start
        self._chat = -1
        self._told: dict[Group, Told] = {}  # the last to each group

    @property
    def known(self) -> Known:
        return Known(self._live.sequence if self._live else 0, max(self._chat, 0))

    async def join(self, member: Member, resumed: Known | None) -> None:
        """Take a stream in: first what it has to know, then everything that happens."""
        await self.listening.wait()
        async with self._lock:
            if not self.members:
                await asyncio.to_thread(self._look)
            else:
                await self._tell_entries()
                await self._tell_chat()
            events = await asyncio.to_thread(self._welcome, member, resumed)
            for event in events:
                member.listener.put(event)
            self.members.add(member)

    def leave(self, member: Member) -> None:
        """The stream has ended."""
        self.members.discard(member)
        if not any(other.group == member.group for other in self.members):
            self._told.pop(member.group, None)

    async def hear(self, news: News) -> None:
        """Something happened in the game: tell it."""
        async with self._lock:
            if news.kind in ("entry", "lost") and (not self._live or news.sequence != self._live.sequence):
                await self._tell_entries(news.sequence)
            if news.kind in ("table", "vote", "lost"):
                await self._tell_entries()
                await self._tell_table()
            if news.kind == "chat" and news.detail:
                await self._tell_line(int(news.detail))
            elif news.kind in ("chat", "lost"):
                await self._tell_chat()

    # --- reading, in a thread ----------------------------------------------------------------------------------

    def _look(self) -> None:
        """The game as it stands, for a channel that begins."""
        self._told.clear()
        try:
            self._live = self._teller.games.live(self.game_id)
        except NotRunning:
            self._live = None
        self._chat = last_chat(self._teller.database, self.game_id)

    def _news(self, expected: int) -> tuple[Live, list[EntryRow]] | None:
        """The game and its entries since the last telling; None when it has not begun or nothing happened."""
        games = self._teller.games
        try:
            live = games.live(self.game_id, expected)
        except GameError:
            return None
        told = self._live.sequence if self._live else 0
        if self._live is not None and live.sequence <= told:
            self._live = live if live.revision > self._live.revision else self._live
            return None
        if self._live is None:
            return live, []
        return games.since(self.game_id, told) or (
            live,
            games.entries(self.game_id, told, live.sequence - told, live.sequence),
        )

    def _welcome(self, member: Member, resumed: Known | None) -> list[StreamEvent]:
        """What a stream begins with: the table, the game or the entries it missed, the chat it missed."""
        languages.learn(member.locale)
        live, teller, known = self._live, self._teller, self.known
        events: list[StreamEvent] = []
        if live is None:
            events.append(teller.table(self.game_id, member.caller, member.invitation, known))
        else:
            member.viewpoint = viewpoint_of(live, member.caller, member.wanted)
            if resumed is None or not live.sequence - RESUMED <= resumed.sequence <= live.sequence:
                snapshot, seen = teller.snapshot(live, member.viewpoint, member.locale, known.chat)
                events.append(snapshot)
                self._told.setdefault(member.group, seen)
            else:
                events += self._missed(live, member, resumed)
            heard = Known(known.sequence, min(resumed.chat, known.chat)) if resumed else known
            events.append(teller.table(self.game_id, member.caller, member.invitation, heard))
        if resumed is not None and resumed.chat < known.chat:
            lines, _ = teller.chat(self.game_id, Known(known.sequence, resumed.chat))
            unheard = self._teller.unheard(member.caller)
            events += [event for person, event in lines if person not in unheard]
        return events

    def _missed(self, live: Live, member: Member, resumed: Known) -> list[StreamEvent]:
        missing = live.sequence - resumed.sequence
        rows = self._teller.games.entries(self.game_id, resumed.sequence, missing, live.sequence) if missing else []
        chat = min(resumed.chat, self.known.chat)
        events, seen = self._teller.entries(live, rows, member.viewpoint, member.locale, chat, None)
        self._told.setdefault(member.group, seen)
        return events

    # --- telling -----------------------------------------------------------------------------------------------

    async def _tell_entries(self, expected: int = 0) -> None:
        members = list(self.members)
        # What this process stored itself is in memory: a thread of its own would cost more than telling it.
        known = self._teller.games.since(self.game_id, self._live.sequence) if self._live else None
        if known is None:
            told = await asyncio.to_thread(self._advance, members, expected)
        elif len({member.group for member in members}) <= IN_LOOP:
            told = self._put(*known, members)
        else:
            told = await asyncio.to_thread(self._put, *known, members)
        for member in list(self.members):
            for event in told.get(member.group, ()):
                member.listener.put(event)
        # A group may have left meanwhile: whoever comes back to it must not be told changes since then.
        groups = {member.group for member in self.members}
        self._told = {group: seen for group, seen in self._told.items() if group in groups}

    def _advance(self, members: list[Member], expected: int) -> dict[Group, list[StreamEvent]]:
        """Read what is new, in a thread, and put it into events for each group."""
        found = self._news(expected)
        if found is None:
            return {}
        return self._put(*found, members)

    def _put(self, live: Live, rows: list[EntryRow], members: list[Member]) -> dict[Group, list[StreamEvent]]:
        begun = self._live is None
        self._live = live
        if begun:
            self._take_seats(live, members)
        told: dict[Group, list[StreamEvent]] = {}
        for group in {member.group for member in members}:
            viewpoint, locale = group
            if begun:
                snapshot, seen = self._teller.snapshot(live, viewpoint, locale, self.known.chat)
                events = [snapshot]
            else:
                before = self._told.get(group)
                events, seen = self._teller.entries(live, rows, viewpoint, locale, self.known.chat, before)
            self._told[group] = seen
            told[group] = events
        return told

    @staticmethod
    def _take_seats(live: Live, members: list[Member]) -> None:
        """The game has begun, and with it everybody's view of it."""
        for member in members:
            try:
                member.viewpoint = viewpoint_of(live, member.caller, member.wanted)
            except Problem:
                member.listener.end()

    async def _tell_table(self) -> None:
        """The table has changed: who may no longer see it is sent away, who has other seats now gets the game anew."""
        members = list(self.members)
        watchers = {watcher(member.caller, member.invitation): member.caller for member in members}
        tables = await asyncio.to_thread(self._teller.tables, self.game_id, watchers, self.known)
        for member in members:
            seen = tables.get(watcher(member.caller, member.invitation))
            if seen is None:
                member.listener.end()
                continue
            member.listener.put(seen)
            try:
                await self._look_through(member)
            except Problem:
                member.listener.end()

    async def _look_through(self, member: Member) -> None:
        if self._live is None:
            return
        viewpoint = viewpoint_of(self._live, member.caller, member.wanted)
        if viewpoint != member.viewpoint:
            member.viewpoint = viewpoint
            snapshot, seen = await asyncio.to_thread(
                self._teller.snapshot, self._live, viewpoint, member.locale, self.known.chat
            )
            self._told.setdefault(member.group, seen)
            member.listener.put(snapshot)

    async def _tell_chat(self) -> None:
        listeners = {member.person_id for member in self.members} - {0}
        events, blocks = await asyncio.to_thread(self._said, listeners)
        for person, event in events:
            for member in self.members:
                if (member.person_id, person) not in blocks:
                    member.listener.put(event)

    def _said(self, listeners: set[int]) -> tuple[list[tuple[int | None, StreamEvent]], set[tuple[int, int]]]:
        """What was said since, by whom, and who blocks whom now: one may have begun to while the stream was open."""
        events, self._chat = self._teller.chat(self.game_id, self.known)
        speakers = {person for person, _ in events if person is not None}
        return events, self._teller.blocks(listeners, speakers)

    async def _tell_line(self, line_id: int) -> None:
        """A line of chat was taken away."""
        event = await asyncio.to_thread(self._teller.line, line_id, self.known)
        if event is not None:
            for member in self.members:
                member.listener.put(event)
