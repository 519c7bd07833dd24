"""News between the processes of one server, over LISTEN and NOTIFY of PostgreSQL."""

import logging
import os
import threading
from queue import Empty, SimpleQueue

import msgspec
import psycopg
from sqlalchemy import make_url

from highiron.server.database.engine import APPLICATION, CONNECT, Database
from highiron.server.news.newsroom import News, Newsroom

log = logging.getLogger(__name__)

CHANNEL = "highiron_news"
BATCH = 60  # news in one message, which may have 8,000 bytes
RETRY = 1.0  # seconds between attempts to reach the database


class _Message(msgspec.Struct, frozen=True):
    """News with the process that tells them, which has heard them already."""

    sender: str
    news: list[News]


class Relay:
    """Sends this process's news and spreads those of others.

    News are told after the commit and only say that something happened, so losing some is no harm: after a broken
    connection every listener is told `lost` and looks for itself.
    """

    def __init__(self, database: Database, newsroom: Newsroom) -> None:
        url = make_url(database.url).set(drivername="postgresql")
        self._url = url.render_as_string(hide_password=False)
        self._newsroom = newsroom
        self._sender = f"{os.getpid()}-{os.urandom(4).hex()}"
        self._queue: SimpleQueue[News | None] = SimpleQueue()
        self._ending = threading.Event()
        self._threads: list[threading.Thread] = []

    def begin(self) -> None:
        self._newsroom.relay = self._queue.put
        self._threads = [
            threading.Thread(target=work, name=name, daemon=True)
            for name, work in (("news-out", self._send_on), ("news-in", self._hear_on))
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        self._newsroom.relay = None
        self._ending.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def _connected(self) -> "psycopg.Connection[tuple[object, ...]]":
        return psycopg.connect(self._url, autocommit=True, application_name=APPLICATION, connect_timeout=CONNECT)

    def _send_on(self) -> None:
        while not self._ending.is_set():
            try:
                with self._connected() as connection:
                    self._send(connection)
            except psycopg.Error as error:
                log.warning("news cannot be sent: %s", str(error).strip())
                self._ending.wait(RETRY)

    def _send(self, connection: "psycopg.Connection[tuple[object, ...]]") -> None:
        """Send what is waiting, many in one message; it ends with None."""
        while (first := self._queue.get()) is not None:
            batch = [first]
            try:
                while len(batch) < BATCH:
                    following = self._queue.get_nowait()
                    if following is None:
                        self._queue.put(None)
                        break
                    batch.append(following)
            except Empty:
                pass
            told = msgspec.json.encode(_Message(self._sender, batch)).decode()
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, told))

    def _hear_on(self) -> None:
        lost = False
        while not self._ending.is_set():
            try:
                with self._connected() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    if lost:
                        self._newsroom.spread_to_all(News("lost"))
                    lost = True
                    while not self._ending.is_set():
                        for note in connection.notifies(timeout=0.5):
                            self._hear(note.payload)
            except psycopg.Error as error:
                log.warning("news cannot be heard: %s", str(error).strip())
                self._ending.wait(RETRY)

    def _hear(self, payload: str) -> None:
        message = msgspec.json.decode(payload, type=_Message)
        if message.sender != self._sender:
            for news in message.news:
                self._newsroom.spread(news)
