"""Delivers what lies in the outbox: a webhook that is slow or gone never holds up a move."""

import msgspec

from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Delivery, Person
from highiron.server.errands import Errand, Errands
from highiron.server.games.service import Games
from highiron.server.webhooks.outbox import WebhookMessage, note_entry, note_reminder
from highiron.server.webhooks.posting import Call, post

FIRST_WAIT = 10_000  # milliseconds


class Courier(Errands[Delivery]):
    """Calls the webhooks of people."""

    def __init__(self, database: Database, games: Games, config: Config) -> None:
        super().__init__(database, "webhooks", Delivery, self._deliver, FIRST_WAIT)
        self._config = config
        games.add_hook(note_entry)
        games.driver.reminder_hooks.append(note_reminder)

    def _deliver(self, errand: Errand) -> bool:
        with self._database.reading() as session:
            person = session.get(Person, errand.person_id)
        if person is None or person.deleted is not None or not person.webhook:
            return True
        message = msgspec.json.decode(errand.body, type=WebhookMessage)
        address = f"{self._config.public_url}/game/{message.game}" if self._config.public_url else ""
        body = msgspec.json.encode({**msgspec.structs.asdict(message), "address": address})
        call = Call(person.webhook, person.webhook_secret, body, message.id, now())
        return post(call, self._config.private_webhooks)
