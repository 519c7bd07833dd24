"""What is to be told to people who are not here, noted in the transaction of what it tells."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, exists, insert, select

from highiron.core.frames import frame_kind
from highiron.server.clock import now
from highiron.server.database.tables import Outgoing, Person, PushAddress
from highiron.server.games.models import Live, VoteInfo

Kind = Literal["turn", "offer", "reminder", "ended", "vote", "substitute", "confirm", "reset"]

# Made once: it is asked in the transaction of every turn.
_WANTS = select(
    (Person.email_turns & Person.email_confirmed.is_not(None)).label("mail"),
    exists().where(PushAddress.person_id == Person.id).label("push"),
).where(Person.id == bindparam("person"), Person.deleted.is_(None))


class Notice(msgspec.Struct):
    """What is told. `asked`: since when the seat is waited for; a turn that is over by then is not told, nor a `vote`
    that has been answered. `browser`: the only one that is meant, of those that get pushes; 0 for all.
    """

    kind: Kind
    game: str = ""
    title: str = ""
    seat: str = ""
    asked: int | None = None
    vote: int = 0
    browser: int = 0


class Outbox:
    """Notes turns, offers, reminders, votes and ends for those who want to be told of them.

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

    def note_vote(self, connection: Connection, live: Live, vote: VoteInfo, letters: list[str]) -> None:
        """These seats are asked for their votes; "" is whoever is to take a seat over."""
        people: dict[int, str] = {}
        for letter in letters:
            seat = live.seat(letter)
            person = seat.person_id if seat is not None else vote.detail.get("person")
            if person is not None:
                people.setdefault(person, letter)  # once for all seats of a person
        for person, letter in people.items():
            notice = Notice("vote" if letter else "substitute", live.game_id, live.title, letter, vote=vote.id)
            self._store(connection, person, notice, self._wait)

    def _note(self, connection: Connection, live: Live, kind: Kind, letter: str) -> None:
        seat = live.seat(letter)
        if seat is None or seat.person_id is None:
            return
        notice = Notice(kind, live.game_id, live.title, letter, None if kind == "ended" else seat.asked)
        self._store(connection, seat.person_id, notice, self._wait if kind in ("turn", "offer") else 0)

    def _store(self, connection: Connection, person_id: int, notice: Notice, wait: int) -> None:
        wants = connection.execute(_WANTS, {"person": person_id}).one_or_none()
        if wants is None:
            return
        if wants.mail and self._mails:
            connection.execute(insert(Outgoing).values(**row(person_id, "mail", notice, wait)))
        if wants.push:
            connection.execute(insert(Outgoing).values(**row(person_id, "push", notice)))


def row(person_id: int, channel: str, notice: Notice, wait: int = 0) -> dict[str, Any]:
    """The values of a row of the outbox."""
    body = msgspec.json.encode(notice).decode()
    return {"person_id": person_id, "channel": channel, "body": body, "tries": 0, "due": now() + wait}
