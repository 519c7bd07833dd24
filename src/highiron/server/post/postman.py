"""Sends what lies in the outbox: neither a mail server that is slow or gone nor a browser's service holds up a move."""

import logging
from email.errors import MessageError

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from highiron.server.config import Config
from highiron.server.database.engine import Database
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
from highiron.server.errands import Errand, Errands
from highiron.server.games.service import Games
from highiron.server.people.accounts import make_recovery
from highiron.server.post import push
from highiron.server.post.letters import Letters
from highiron.server.post.outbox import Notice, Outbox, row
from highiron.server.post.smtp import hand_in, mail_server
from highiron.server.tables.describe import table_name
from highiron.words import message

log = logging.getLogger("highiron.server.post")

FIRST_WAIT = 30_000  # milliseconds
MAILS = 3  # at a time: mail servers do not like many
PUSHES = 8
VAPID = "vapid"  # name of the server's key among the settings of the house


class Postman:
    """Sends e-mails and pushes apart: neither waits for the other."""

    def __init__(self, database: Database, games: Games, config: Config) -> None:
        self._database = database
        self._config = config
        self._server = mail_server(config.smtp) if config.smtp else None
        self._letters = Letters(config.public_url, config.mail_from)
        self._errands = [
            Errands(database, name, Outgoing, send, FIRST_WAIT, Outgoing.channel == name, at_once)
            for name, send, at_once in (("mail", self._send_mail, MAILS), ("push", self._send_push, PUSHES))
        ]
        outbox = Outbox(bool(config.smtp), config.mail_wait)
        games.add_hook(outbox.note_entry)
        games.add_vote_hook(outbox.note_vote)
        games.driver.reminder_hooks.append(outbox.note_reminder)

    def begin(self) -> None:
        """Start sending."""
        for errands in self._errands:
            errands.begin()

    def close(self) -> None:
        """Stop; what is not sent yet stays in the outbox."""
        for errands in self._errands:
            errands.stop()
        for errands in self._errands:
            errands.close()

    def send_due(self) -> int:
        """Begin to send what is due; how many messages were begun with."""
        return sum(errands.send_due() for errands in self._errands)

    def finish(self) -> None:
        """Wait until nothing is under way."""
        for errands in self._errands:
            errands.finish()

    def _send_mail(self, errand: Errand) -> bool:
        notice = msgspec.json.decode(errand.body, type=Notice)
        with self._database.reading() as session:
            person = session.get(Person, errand.person_id)
            if person is None or person.deleted is not None or not _still_true(session, notice):
                return True
            table = _table(session, notice)
        return self._mail(person, notice, table)

    def _send_push(self, errand: Errand) -> bool:
        notice = msgspec.json.decode(errand.body, type=Notice)
        with self._database.reading() as session:
            person = session.get(Person, errand.person_id)
            if person is None or person.deleted is not None or not _still_true(session, notice):
                return True
            table = _table(session, notice)
            theirs = select(PushAddress).where(PushAddress.person_id == errand.person_id).order_by(PushAddress.id)
            browsers = list(session.scalars(theirs))
        if notice.browser:
            browsers = [browser for browser in browsers if browser.id == notice.browser]
        if len(browsers) > 1:
            self._split(errand, notice, browsers)
            return True
        return all(self._push(person, notice, table, browser) for browser in browsers)

    def _split(self, errand: Errand, notice: Notice, browsers: list[PushAddress]) -> None:
        """Make a message for each browser of it: one that is not reached must not have the others told again."""
        with self._database.writing() as session:
            session.execute(delete(Outgoing).where(Outgoing.id == errand.id))
            for browser in browsers:
                for_it = msgspec.structs.replace(notice, browser=browser.id)
                session.add(Outgoing(**row(errand.person_id, "push", for_it)))

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
        except (OSError, ValueError, MessageError) as error:
            log.warning("an e-mail was not taken", extra={"error": type(error).__name__})
            return False
        return True

    def _push(self, person: Person, notice: Notice, table: str, browser: PushAddress) -> bool:
        key = server_key(self._database)
        text = {
            "title": message(f"push-{notice.kind}", person.locale, {}, False),
            "body": table,
            "game": notice.game,
        }
        content = msgspec.json.encode(text)
        contact = self._config.public_url or "mailto:nobody@localhost"
        where = push.Browser(browser.endpoint, browser.key, browser.secret)
        taken = push.send(where, content, key, contact, self._config.private_webhooks)
        if taken is None:
            with self._database.writing() as session:
                session.execute(delete(PushAddress).where(PushAddress.id == browser.id))
        return taken is not False


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
    kept = _kept_key(database)
    if kept is None:
        made = push.new_key()
        try:
            with database.writing() as session:
                row = session.get(HouseRule, VAPID)
                if row is None:
                    row = HouseRule(name=VAPID, value=made)
                    session.add(row)
                kept = row.value
        except IntegrityError:  # another process was quicker
            kept = _kept_key(database)
    assert kept is not None, "who was quicker has written it"
    return push.private_key(kept)


def _kept_key(database: Database) -> str | None:
    with database.reading() as session:
        row = session.get(HouseRule, VAPID)
        return None if row is None else row.value
