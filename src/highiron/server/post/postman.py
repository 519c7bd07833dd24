"""Sends what lies in the outbox, in a thread of its own: a mail server that is slow or gone never holds up a move."""

import logging
import threading

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, exists, select
from sqlalchemy.orm import Session

from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import (
    Ballot,
    Game,
    HouseRule,
    Outgoing,
    Person,
    PushAddress,
    Seat,
    Vote,
)
from highiron.server.games.service import Games
from highiron.server.people.accounts import make_recovery
from highiron.server.post import push
from highiron.server.post.letters import Letters
from highiron.server.post.outbox import Notice, Outbox
from highiron.server.post.smtp import hand_in, mail_server
from highiron.server.tables.describe import table_name
from highiron.words import message

log = logging.getLogger("highiron.server.post")

LOOK_EVERY = 1.0  # seconds
LEASE = 120_000  # milliseconds that a message is left to the process that took it
FIRST_WAIT = 30_000  # milliseconds; doubled with every failure
MOST_TRIES = 8
AT_ONCE = 20
VAPID = "vapid"  # name of the server's key among the settings of the house


class Postman:
    """Takes messages that are due, sends them, and tries again later what failed. Several processes share the work."""

    def __init__(self, database: Database, games: Games, config: Config) -> None:
        self._database = database
        self._config = config
        self._server = mail_server(config.smtp) if config.smtp else None
        self._letters = Letters(config.public_url, config.mail_from)
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        outbox = Outbox(bool(config.smtp), config.mail_wait)
        games.add_hook(outbox.note_entry)
        games.add_vote_hook(outbox.note_vote)
        games.driver.reminder_hooks.append(outbox.note_reminder)

    def begin(self) -> None:
        """Start sending."""
        self._stop.clear()
        self._thread = threading.Thread(target=self._work, name="post", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; what is not sent yet stays in the outbox."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        while not self._stop.wait(LOOK_EVERY):
            try:
                self.send_due()
            except Unavailable:
                continue  # logged where it happened; the messages wait
            except Exception:
                log.exception("sending broke off")

    def send_due(self) -> int:
        """Send what is due; how many messages were looked at."""
        taken = self._take()
        for outgoing in taken:
            if self._stop.is_set():
                break
            self._settle(outgoing, self._send(outgoing))
        return len(taken)

    def _take(self) -> list[tuple[int, int, str, str]]:
        due = Outgoing.due <= now()
        with self._database.reading() as session:
            if session.scalar(select(Outgoing.id).where(due).limit(1)) is None:
                return []
        with self._database.writing() as session:
            rows = session.scalars(
                select(Outgoing).where(due).order_by(Outgoing.due).limit(AT_ONCE).with_for_update(skip_locked=True)
            ).all()
            for row in rows:
                row.due, row.tries = now() + LEASE, row.tries + 1
            return [(row.id, row.person_id, row.channel, row.body) for row in rows]

    def _send(self, outgoing: tuple[int, int, str, str]) -> bool:
        """Whether it is done with: sent, or no longer to be told."""
        _, person_id, channel, body = outgoing
        notice = msgspec.json.decode(body, type=Notice)
        with self._database.reading() as session:
            person = session.get(Person, person_id)
            if person is None or person.deleted is not None or not _still_true(session, notice):
                return True
            table = _table(session, notice)
            browsers = session.scalars(select(PushAddress).where(PushAddress.person_id == person_id)).all()
            session.expunge_all()
        if channel == "push":
            return self._push(person, notice, table, list(browsers))
        return self._mail(person, notice, table)

    def _mail(self, person: Person, notice: Notice, table: str) -> bool:
        wanted = person.email_turns and person.email_confirmed is not None
        if self._server is None or not person.email or (notice.game and not wanted):
            return True
        secret = ""
        if notice.kind == "reset":
            if person.email_confirmed is None:
                return True
            with self._database.writing() as session:
                secret, _ = make_recovery(session, person.id)
        try:
            hand_in(self._server, self._letters.write(person, notice, table=table, secret=secret))
        except (OSError, ValueError) as error:
            log.warning("an e-mail was not taken", extra={"error": type(error).__name__})
            return False
        return True

    def _push(self, person: Person, notice: Notice, table: str, browsers: list[PushAddress]) -> bool:
        key = server_key(self._database)
        text = {
            "title": message(f"push-{notice.kind}", person.locale, {}, False),
            "body": table,
            "game": notice.game,
        }
        content = msgspec.json.encode(text)
        contact = self._config.public_url or "mailto:nobody@localhost"
        done = True
        for row in browsers:
            browser = push.Browser(row.endpoint, row.key, row.secret)
            taken = push.send(browser, content, key, contact, self._config.private_webhooks)
            if taken is None:
                with self._database.writing() as session:
                    session.execute(delete(PushAddress).where(PushAddress.id == row.id))
            elif not taken:
                done = False
        return done

    def _settle(self, outgoing: tuple[int, int, str, str], done: bool) -> None:
        with self._database.writing() as session:
            row = session.get(Outgoing, outgoing[0])
            if row is None:
                return
            if done or row.tries >= MOST_TRIES:
                session.delete(row)
            else:
                row.due = now() + FIRST_WAIT * 2 ** (row.tries - 1)


def _still_true(session: Session, notice: Notice) -> bool:
    """Whether a turn or a vote is still waited for; other things stay true."""
    if notice.vote:
        answered = exists().where(Ballot.vote_id == Vote.id, Ballot.seat == notice.seat)
        waits = select(Vote.id).where(Vote.id == notice.vote, Vote.status == "open", ~answered)
        return session.scalar(waits) is not None
    if notice.asked is None:
        return True
    asked = select(Seat.asked).join(Game, Game.id == Seat.game_id)
    here = (Seat.game_id == notice.game, Seat.letter == notice.seat, Game.actor == notice.seat)
    return session.scalar(asked.where(*here, Game.status == "running")) == notice.asked


def _table(session: Session, notice: Notice) -> str:
    """What the game is called."""
    row = session.get(Game, notice.game) if notice.game else None
    return table_name(row) if row is not None else ""


def server_key(database: Database) -> ec.EllipticCurvePrivateKey:
    """The key by which services know this server; made when it is first needed."""
    with database.reading() as session:
        kept = session.get(HouseRule, VAPID)
        if kept is not None:
            return push.private_key(kept.value)
    with database.writing() as session:
        kept = session.get(HouseRule, VAPID)
        if kept is None:
            kept = HouseRule(name=VAPID, value=push.new_key())
            session.add(kept)
        return push.private_key(kept.value)
