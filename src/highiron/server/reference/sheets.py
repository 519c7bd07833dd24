"""Facts as packed documents, kept once they are made.

Drawing all tiles of a title takes up to three seconds and tens of megabytes. A process does it, so that everybody else
goes on meanwhile; it is ended, and its memory given back, when nobody has asked for a while.
"""

import logging
import threading
from collections import OrderedDict

import msgspec

from highiron.bots.process import TookTooLong, WorkerDied, WorkerProcess
from highiron.server.reference.drawing import Drawn, Order, encoded_sheet, serve

log = logging.getLogger("highiron.server.reference")

ROOM = 16 * 1024 * 1024  # bytes of documents that are kept
IDLE = 20.0  # seconds until the process is ended
PATIENCE = 30.0  # seconds for one document
NICENESS = 5  # whoever plays comes first


class NotDrawn(Exception):
    """It took too long, or the server is about to stop."""


class Sheets:
    """The documents that were asked for last. Thread-safe; one is made at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._size = 0
        self._guard = threading.Lock()
        self._turn = threading.Lock()
        self._worker: WorkerProcess | None = None
        self._resting: threading.Timer | None = None
        self._closed = False

    def known(self, key: str, locale: str) -> bytes | None:
        """The document, if it was made lately."""
        with self._guard:
            found = self._kept.get((key, locale))
            if found is not None:
                self._kept.move_to_end((key, locale))
            return found

    def made(self, key: str, locale: str) -> tuple[bytes, float]:
        """The document, made where it is not known, and the processor's seconds that another process spent on it.
        Raises UnknownFacts and NotDrawn.
        """
        with self._turn:
            found = self.known(key, locale)
            if found is not None:
                return found, 0.0
            drawn = self._draw(Order(key, locale))
            # Facts that only this process knows, such as those of a title that a program brings, are drawn here.
            found = encoded_sheet(key, locale) if drawn.content is None else drawn.content
            with self._guard:
                self._kept[key, locale] = found
                self._size += len(found)
                while self._size > ROOM:
                    self._size -= len(self._kept.popitem(last=False)[1])
            return found, drawn.seconds

    def rest(self) -> None:
        """End the process, unless somebody asks right now."""
        if self._turn.acquire(blocking=False):
            try:
                self._end()
            finally:
                self._turn.release()

    def close(self) -> None:
        """End the process, whatever it does."""
        self._closed = True
        if self._resting is not None:
            self._resting.cancel()
        self._end()

    def _draw(self, order: Order) -> Drawn:
        if self._resting is not None:
            self._resting.cancel()
        worker = self._ready()
        try:
            worker.send(msgspec.msgpack.encode(order))
            return msgspec.msgpack.decode(worker.receive(PATIENCE), type=Drawn)
        except (WorkerDied, TookTooLong):
            if not self._closed:
                log.error("facts %s could not be drawn in %s", order.key, order.locale)
                self._end()
            raise NotDrawn from None
        finally:
            if not self._closed:
                self._resting = threading.Timer(IDLE, self.rest)
                self._resting.daemon = True
                self._resting.start()

    def _ready(self) -> WorkerProcess:
        with self._guard:
            if self._closed:
                raise NotDrawn
            if self._worker is None:
                self._worker = WorkerProcess(serve, NICENESS)
            return self._worker

    def _end(self) -> None:
        with self._guard:
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
