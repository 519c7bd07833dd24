"""One open stream: a queue with an end."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic

from highiron.server.auth.caller import Caller
from highiron.server.live.wire import NDJSON, PING, StreamEvent

LONGEST = 256  # events that a slow client may have waiting
PING_EVERY = 15.0  # seconds without an event
OLDEST = 30 * 60.0  # seconds after which a stream ends, so that who may see it is checked again; clients resume


class Listener:
    """Takes events without ever waiting. A client that is too slow is dropped; it comes back and resumes."""

    def __init__(self, media_type: str, caller: Caller | None = None, place: str = "") -> None:
        self.caller = caller
        self.place = place
        self._ndjson = media_type == NDJSON
        self._queue: asyncio.Queue[StreamEvent | None] = asyncio.Queue()
        self._last = self._began = monotonic()
        self.ended = False

    def put(self, event: StreamEvent) -> None:
        """Send an event, or drop the listener when too many wait already."""
        if self.ended:
            return
        if self._queue.qsize() >= LONGEST:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.end()
            return
        self._last = monotonic()
        self._queue.put_nowait(event)

    def end(self) -> None:
        """Close the stream after what was put."""
        if not self.ended:
            self.ended = True
            self._queue.put_nowait(None)

    def tick(self) -> None:
        """Called now and then: keeps the connection alive, and ends a stream that has lasted long."""
        now = monotonic()
        if now - self._began > OLDEST:
            self.end()
        elif now - self._last >= PING_EVERY:
            self.put(PING)

    async def bytes(self) -> AsyncIterator[bytes]:
        """What goes over the wire; events that wait are sent in one piece."""
        while True:
            event = await self._queue.get()
            piece = b""
            while event is not None:
                piece += event.ndjson if self._ndjson else event.sse
                if self._queue.empty():
                    break
                event = self._queue.get_nowait()
            if piece:
                yield piece
            if event is None:
                return
