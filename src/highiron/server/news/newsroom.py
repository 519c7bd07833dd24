"""News inside the process: who listens to a game or for a person hears that something happened, and then looks."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import msgspec


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened. It carries no content: whoever hears it reads what its own listener may know."""

    kind: str  # entry, table, vote, program, chat, notice, signed-out, lost (too much at once: look at everything)
    game_id: str = ""
    sequence: int = 0
    person_id: int = 0  # set when it is for one person only
    detail: str = ""  # a short code, e.g. of a notice


SIGNED_OUT = "signed-out"  # `detail` is the key of the session or token that ended, "" for all of the person

CROWD = "crowd"  # how many streams a process has: `detail` is the process and of whom, `sequence` how many

Hearer = Callable[[News], None]
COALESCED = ("table", "vote")  # "look at it": one that waits says as much as two
LONGEST = 256  # news that a slow listener may have waiting


def game_topic(game_id: str) -> str:
    return f"game:{game_id}"


def person_topic(person_id: int) -> str:
    return f"person:{person_id}"


CROWD_TOPIC = game_topic("")  # what belongs to no game and nobody


class Newsroom:
    """Spreads news to the listeners of this process, and by `relay` to other processes (PostgreSQL)."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._hearers: dict[str, set[Hearer]] = {}
        self.relay: Callable[[News], None] | None = None

    def publish(self, news: News) -> None:
        """Tell everybody who listens to its game or its person. May be called from any thread; never blocks."""
        self.spread(news)
        if self.relay is not None:
            self.relay(news)

    def spread(self, news: News) -> None:
        """Tell the listeners of this process only."""
        topic = person_topic(news.person_id) if news.person_id else game_topic(news.game_id)
        with self._lock:
            hearers = [*self._hearers.get(topic, ()), *self._hearers.get("", ())]
        for hear in hearers:
            hear(news)

    def spread_to_all(self, news: News) -> None:
        """Tell every listener of this process, whatever it listens to."""
        with self._lock:
            hearers = {hear for group in self._hearers.values() for hear in group}
        for hear in hearers:
            hear(news)

    def add(self, topic: str, hear: Hearer) -> Callable[[], None]:
        """Call `hear` with every news of the topic ("" for all); the function that comes back ends that."""
        with self._lock:
            self._hearers.setdefault(topic, set()).add(hear)

        def leave() -> None:
            with self._lock:
                left = self._hearers.get(topic, set())
                left.discard(hear)
                if not left:
                    self._hearers.pop(topic, None)

        return leave

    @property
    def listeners(self) -> int:
        with self._lock:
            return sum(len(hearers) for hearers in self._hearers.values())

    async def listen(self, *topics: str, every: float | None = None) -> AsyncIterator[News | None]:
        """News of the topics as they come; None whenever nothing came for `every` seconds.

        Listening begins with the first `anext`, so look at the game after that: the first item is None at once. A
        listener that is far behind gets one `lost` instead of what it missed.
        """
        loop = asyncio.get_running_loop()
        queue: asyncio.Queue[News] = asyncio.Queue()
        waiting: set[News] = set()  # of those that are told once

        def put(news: News) -> None:
            if news in waiting:
                return
            if news.kind in COALESCED:
                waiting.add(news)
            if queue.qsize() < LONGEST:
                queue.put_nowait(news)
                if queue.qsize() == LONGEST:
                    while not queue.empty():
                        queue.get_nowait()
                    waiting.clear()
                    queue.put_nowait(News("lost", news.game_id))

        def hear(news: News) -> None:
            with suppress(RuntimeError):  # the loop has been closed meanwhile
                loop.call_soon_threadsafe(put, news)

        leave = [self.add(topic, hear) for topic in topics]
        try:
            yield None
            while True:
                try:
                    news = await asyncio.wait_for(queue.get(), every)
                    waiting.discard(news)  # before it is looked at: what happens from here on is news again
                    yield news
                except TimeoutError:
                    yield None
        finally:
            for end in leave:
                end()
