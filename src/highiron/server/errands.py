"""Messages that wait in the database are sent by a few threads, each on one errand at a time: what hangs or cannot be
sent at all holds up no move, nobody else's messages, and not the end of the server.
"""

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Generic, TypeVar

from sqlalchemy import ColumnElement, func, select, true

from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Delivery, Outgoing

log = logging.getLogger("highiron.server.errands")

LOOK_EVERY = 1.0  # seconds
LEASE = 120_000  # milliseconds that a message is left to the process that took it
MOST_TRIES = 8
PATIENCE = 2.0  # seconds that the end of the server waits for what is under way


@dataclass(frozen=True)
class Errand:
    """A message to be sent."""

    id: int
    person_id: int
    body: str
    lease: int  # until when it is left to this process; by this its row is known again, for numbers of rows come back


Row = TypeVar("Row", Delivery, Outgoing)


class Errands(Generic[Row]):
    """Takes messages that are due, one of each person at a time, and tries again later what failed. Several processes
    share the work.

    `send` says whether a message is done with; what it raises counts as a failure. A failure is tried again after
    `first_wait` milliseconds, doubled each time.
    """

    def __init__(
        self,
        database: Database,
        name: str,
        table: type[Row],
        send: Callable[[Errand], bool],
        first_wait: int,
        only: ColumnElement[bool] | None = None,
        at_once: int = 8,
    ) -> None:
        self._database = database
        self._name = name
        self._table: type[Row] = table
        self._send = send
        self._first_wait = first_wait
        self._only = true() if only is None else only
        self._at_once = at_once
        self._guard = threading.Condition()
        self._under_way: set[int] = set()  # people to whom something is being sent
        self._left = False  # whether the server has ended, and the database may be closed
        self._stop = threading.Event()
        self._patient_until = 0.0
        self._wake = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Start sending."""
        self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Begin with no more."""
        self._patient_until = monotonic() + PATIENCE
        self._stop.set()
        self._wake.set()

    def close(self) -> None:
        """Stop; what is not sent yet stays, and what is still under way after a moment is left to itself."""
        if not self._stop.is_set():
            self.stop()
        if self._thread is not None:
            self._thread.join()
        with self._guard:
            self._guard.wait_for(lambda: not self._under_way, self._patient_until - monotonic())
            self._left = True

    def send_due(self) -> int:
        """Begin to send what is due, as far as somebody is free for it; how many messages were begun with."""
        taken = self._take()
        with self._guard:
            self._under_way.update(errand.person_id for errand in taken)
        for errand in taken:
            # Not of a pool: the interpreter waits for the threads of pools at its end.
            threading.Thread(target=self._run, args=(errand,), name=f"{self._name}-errand", daemon=True).start()
        return len(taken)

    def finish(self) -> None:
        """Wait until nothing is under way."""
        with self._guard:
            self._guard.wait_for(lambda: not self._under_way)

    def _work(self) -> None:
        while not self._stop.is_set():
            self._wake.wait(LOOK_EVERY)
            self._wake.clear()
            try:
                if not self._stop.is_set():
                    self.send_due()
            except Unavailable:
                continue  # logged where it happened; the messages wait
            except Exception:
                log.exception("%s: sending broke off", self._name)

    def _take(self) -> list[Errand]:
        """Claim what is due, so that no other process sends it too."""
        table, time = self._table, now()
        with self._guard:
            under_way = set(self._under_way)
        free = self._at_once - len(under_way)
        if free <= 0:
            return []
        due = table.due <= time
        first = func.min(table.id).filter(due)
        # Whose messages fail comes after all others, so that a few who let every call hang cannot keep everybody busy.
        chosen = (
            select(first)
            .where(self._only, table.person_id.not_in(under_way))
            .group_by(table.person_id)
            .having(func.min(table.due) <= time)
            .order_by(func.max(table.tries), func.min(table.due))
            .limit(free)
        )
        with self._database.reading() as session:
            if session.scalar(select(table.id).where(due, self._only).limit(1)) is None:
                return []
        with self._database.writing() as session:
            ids = session.scalars(chosen).all()
            rows = session.scalars(select(table).where(table.id.in_(ids), due).with_for_update(skip_locked=True)).all()
            for row in rows:
                row.due, row.tries = time + LEASE, row.tries + 1
            return [Errand(row.id, row.person_id, row.body, row.due) for row in rows]

    def _run(self, errand: Errand) -> None:
        try:
            done = self._sent(errand)
            if not self._left:
                self._settle(errand, done)
        except Unavailable:
            pass  # logged where it happened; it is tried again when its lease is over
        except Exception:
            log.exception("%s: an errand broke off", self._name)
        finally:
            with self._guard:
                self._under_way.discard(errand.person_id)
                self._guard.notify_all()
            self._wake.set()  # the next one of this person may go

    def _sent(self, errand: Errand) -> bool:
        try:
            return self._send(errand)
        except Unavailable:
            raise
        except Exception:  # whatever a message may hold: what cannot be sent must not be tried for ever
            log.exception("%s: a message cannot be sent", self._name)
            return False

    def _settle(self, errand: Errand, done: bool) -> None:
        with self._database.writing() as session:
            row = session.get(self._table, errand.id)
            if row is None or row.due != errand.lease:
                return
            if done or row.tries >= MOST_TRIES:
                session.delete(row)
            else:
                row.due = now() + self._first_wait * 2 ** (row.tries - 1)
        if not done:
            log.info("%s: a message was not taken", self._name, extra={"message_id": errand.id})
