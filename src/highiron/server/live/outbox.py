"""Messages for webhooks, noted in the transaction of what they tell, so that none is lost or told too early."""

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from highiron.core.frames import frame_kind
from highiron.server.clock import now
from highiron.server.database.tables import Delivery, Person
from highiron.server.games.models import Live

_WEBHOOK = select(Person.webhook).where(Person.id == bindparam("person"), Person.deleted.is_(None))


class WebhookMessage(msgspec.Struct):
    """What is sent: `event` is turn, offer or ended; `seat` is the receiver's. The address of the game is added when
    it is sent.
    """

    event: str
    game: str
    title: str
    sequence: int
    seat: str
    person: int


def note_entry(session: Session, before: Live | None, after: Live) -> None:
    """An entry is being stored: note what it means for people with a webhook."""
    if not after.running:
        _note(session, after, "ended", {seat.person_id: seat.letter for seat in after.seats if seat.person_id})
    elif before is None or before.actor != after.actor:
        seat = after.seat(after.actor)
        if seat is not None and seat.person_id is not None:
            offer = frame_kind(after.state.frames[-1]) == "offer"
            _note(session, after, "offer" if offer else "turn", {seat.person_id: seat.letter})


def _note(session: Session, live: Live, event: str, people: dict[int | None, str]) -> None:
    for person_id, letter in people.items():
        # Prepared once and asked on the connection: this is done in the transaction of every turn.
        if not session.connection().execute(_WEBHOOK, {"person": person_id}).scalar():
            continue
        message = WebhookMessage(event, live.game_id, live.title, live.sequence, letter, person_id or 0)
        session.add(Delivery(person_id=person_id, body=msgspec.json.encode(message).decode(), tries=0, due=now()))
