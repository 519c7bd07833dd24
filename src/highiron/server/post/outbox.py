"""What is to be told to people who are not here, noted in the transaction of what it tells."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, exists, insert, select

from highiron.core.frames import frame_kind
from highiron.server.clock import now
from highiron.server.database.tables import Outgoing, Person, PushAddress
from highiron.server.games.models import Live

Kind = Literal["turn", "offer", "reminder", "ended", "confirm", "reset"]

# Made once: it is asked in the transaction of every turn.
_WANTS = select(
    (Person.email_turns & Person.email_confirmed.is_not(None)).label("mail"),
    exists().where(PushAddress.person_id == Person.id).label("push"),
).where(Person.id == bindparam("person"), Person.deleted.is_(None))


class Notice(msgspec.Struct):
    """What is told. `asked`: since when the seat is waited for; a turn that is over by then is not told."""

    kind: Kind
    game: str = ""
    title: str = ""
    seat: str = ""
    asked: int | None = None


class Outbox:
    """Notes turns, offers, reminders and ends for those who want to be told of them.

    An e-mail waits a while: who is at the table moves before it is sent, and then it is not.
    """

    def __init__(self, mails: bool, wait: int) -> None:
        self._mails = mails
        self._wait = wait  # milliseconds

    def note_entry(self, connection: Connection, before: Live | None, after: Live) -> None:
        """An entry is being stored."""
        if not after.running:
            for seat in after.seats:
                self._note(connection, after, "ended", seat.letter)
        elif before is None or before.actor != after.actor:
            offer = frame_kind(after.state.frames[-1]) == "offer"
            self._note(connection, after, "offer" if offer else "turn", after.actor)

    def note_reminder(self, connection: Connection, live: Live) -> None:
        """The time of whoever is asked runs out."""
        if live.running:
            self._note(connection, live, "reminder", live.actor)

    def _note(self, connection: Connection, live: Live, kind: Kind, letter: str) -> None:
        seat = live.seat(letter)
        if seat is None or seat.person_id is None:
            return
        wants = connection.execute(_WANTS, {"person": seat.person_id}).one_or_none()
        if wants is None:
            return
        notice = Notice(kind, live.game_id, live.title, letter, None if kind == "ended" else seat.asked)
        if wants.mail and self._mails:
            wait = self._wait if kind in ("turn", "offer") else 0
            connection.execute(insert(Outgoing).values(**row(seat.person_id, "mail", notice, wait)))
        if wants.push:
            connection.execute(insert(Outgoing).values(**row(seat.person_id, "push", notice)))


def row(person_id: int, channel: str, notice: Notice, wait: int = 0) -> dict[str, Any]:
    """The values of a row of the outbox."""
    body = msgspec.json.encode(notice).decode()
    return {"person_id": person_id, "channel": channel, "body": body, "tries": 0, "due": now() + wait}
