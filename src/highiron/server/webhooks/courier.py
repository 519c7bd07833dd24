"""Delivers what lies in the outbox, in threads of its own: a webhook that is slow or gone never holds up a move."""

import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import func, select

from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Delivery, Person
from highiron.server.games.service import Games
from highiron.server.webhooks.outbox import WebhookMessage, note_entry, note_reminder
from highiron.server.webhooks.posting import Call, post

log = logging.getLogger("highiron.server.webhooks")

WORKERS = 8
LOOK_EVERY = 1.0  # seconds
LEASE = 60_000  # milliseconds that a delivery is left to the process that took it
FIRST_WAIT = 10_000  # milliseconds; doubled with every failure
MOST_TRIES = 8


class Courier:
    """Takes deliveries that are due, calls, and tries again later what failed. Several processes share the work."""

    def __init__(self, database: Database, games: Games, config: Config) -> None:
        self._database = database
        self._config = config
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._guard = threading.Lock()
        self._calling: set[int] = set()  # people whose webhooks are being called
        games.add_hook(note_entry)
        games.driver.reminder_hooks.append(note_reminder)

    def begin(self) -> None:
        """Start delivering."""
        self._stop.clear()
        self._pool = ThreadPoolExecutor(WORKERS, "webhook")
        self._thread = threading.Thread(target=self._work, name="webhooks", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; what is not delivered yet stays in the outbox."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def _work(self) -> None:
        while not self._stop.wait(LOOK_EVERY):
            try:
                self.deliver_due()
            except Unavailable:
                continue  # logged where it happened; the deliveries wait
            except Exception:
                log.exception("deliveries broke off")

    def deliver_due(self) -> int:
        """Begin to deliver what is due, as far as somebody is free to call; how many calls were begun.

        Nobody waits for a call to end: one that hangs keeps one caller busy, and others of the same receiver waiting.
        """
        assert self._pool is not None, "begin comes first"
        calls = self._take()
        for person, call in calls:
            self._pool.submit(self._deliver, person, call)
        return len(calls)

    def finish(self) -> None:
        """Wait until no call is under way."""
        while self._calling:
            self._stop.wait(0.01)

    def _deliver(self, person: int, call: Call) -> None:
        try:
            self._settle(call, post(call, self._config.private_webhooks))
        except Unavailable:
            pass  # logged where it happened; it is tried again when its lease is over
        except Exception:
            log.exception("a delivery broke off")
        finally:
            with self._guard:
                self._calling.discard(person)

    def _take(self) -> list[tuple[int, Call]]:
        """Claim what is due, so that no other process calls too: one for each receiver that is not being called."""
        time = now()
        with self._guard:
            calling = set(self._calling)
        free = WORKERS - len(calling)
        if free <= 0:
            return []
        first = select(func.min(Delivery.id)).where(Delivery.due <= time, Delivery.person_id.not_in(calling))
        chosen = first.group_by(Delivery.person_id).order_by(func.min(Delivery.due)).limit(free)
        with self._database.reading() as session:
            if session.scalar(select(Delivery.id).where(Delivery.due <= time).limit(1)) is None:
                return []
        calls: list[tuple[int, Call]] = []
        with self._database.writing() as session:
            ids = session.scalars(chosen).all()
            due = select(Delivery).where(Delivery.id.in_(ids), Delivery.due <= time)
            for delivery in session.scalars(due.with_for_update(skip_locked=True)):
                person = session.get(Person, delivery.person_id)
                if person is None or person.deleted is not None or not person.webhook:
                    session.delete(delivery)
                    continue
                delivery.due, delivery.tries = time + LEASE, delivery.tries + 1
                calls.append((person.id, self._call(person, delivery, time)))
        with self._guard:
            self._calling.update(person for person, _ in calls)
        return calls

    def _call(self, person: Person, delivery: Delivery, time: int) -> Call:
        message = msgspec.json.decode(delivery.body, type=WebhookMessage)
        address = f"{self._config.public_url}/game/{message.game}" if self._config.public_url else ""
        body = msgspec.json.encode({**msgspec.structs.asdict(message), "address": address})
        return Call(person.webhook, person.webhook_secret, body, delivery.id, message.id, time)

    def _settle(self, call: Call, taken: bool) -> None:
        with self._database.writing() as session:
            delivery = session.get(Delivery, call.delivery)
            if delivery is None:
                return
            if taken or delivery.tries >= MOST_TRIES:
                session.delete(delivery)
            else:
                delivery.due = now() + FIRST_WAIT * 2 ** (delivery.tries - 1)
        if not taken:
            log.info("a webhook did not take its message", extra={"delivery": call.delivery})
