"""Messages for webhooks, noted in the transaction of what they tell, so that none is lost or told too early."""

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from highiron.core.frames import frame_kind
from highiron.server.clock import now
from highiron.server.database.tables import Delivery, Person
from highiron.server.games.models import Live

# Made once: it is asked in the transaction of every turn.
_WEBHOOK = select(Person.webhook).where(Person.id == bindparam("person"), Person.deleted.is_(None))


class WebhookMessage(msgspec.Struct):
    """What is sent: `event` is turn, offer, reminder or ended; `seat` is the receiver's. The address of the game is
    added when it is sent.
    """

    event: str
    game: str
    title: str
    sequence: int
    seat: str
    person: int

    @property
    def id(self) -> str:
        """The same whenever it is tried again, and no other message's: an entry tells one person one thing."""
        return f"{self.event}_{self.game}_{self.sequence}_{self.person}"


def note_entry(connection: Connection, before: Live | None, after: Live) -> None:
    """An entry is being stored: note what it means for people with a webhook."""
    if not after.running:
        _note(connection, after, "ended", {seat.person_id: seat.letter for seat in after.seats if seat.person_id})
    elif before is None or before.actor != after.actor:
        seat = after.seat(after.actor)
        if seat is not None and seat.person_id is not None:
            offer = frame_kind(after.state.frames[-1]) == "offer"
            _note(connection, after, "offer" if offer else "turn", {seat.person_id: seat.letter})


def note_reminder(connection: Connection, live: Live) -> None:
    """The time of whoever is asked runs out."""
    seat = live.seat(live.actor)
    if live.running and seat is not None and seat.person_id is not None:
        _note(connection, live, "reminder", {seat.person_id: seat.letter})


def _note(connection: Connection, live: Live, event: str, people: dict[int | None, str]) -> None:
    for person_id, letter in people.items():
        if not connection.scalar(_WEBHOOK, {"person": person_id}):
            continue
        message = WebhookMessage(event, live.game_id, live.title, live.sequence, letter, person_id or 0)
        body = msgspec.json.encode(message).decode()
        connection.execute(insert(Delivery).values(person_id=person_id, body=body, tries=0, due=now()))
