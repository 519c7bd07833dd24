"""E-mail by a real mail server on loopback: an address is confirmed, turns are told, one click stops them, and a
forgotten password is set anew.
"""

import re
import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import select, update

from highiron.server.auth import limits
from highiron.server.config import ConfigError, from_environment
from highiron.server.database.engine import Database
from highiron.server.database.tables import Outgoing, Person
from highiron.server.errands import MOST_TRIES
from highiron.server.games.service import Games
from highiron.server.post.outbox import Notice, row
from highiron.server.post.postman import Postman
from highiron.server.post.smtp import BadAddress, mail_server
from tests.server.site import PASSWORD, Site, Visitor, open_site

URL = "https://games.example"


class Inbox:
    """What a mail server was handed; while `closed` it takes nothing."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.closed = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.closed:
            return "451 not now"
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"


class Mailed:
    """A server with a mail server."""

    def __init__(self, site: Site, inbox: Inbox) -> None:
        self.site = site
        self.inbox = inbox
        site.app.state.postman.close()  # the test says when e-mails are sent
        self._postman = Postman(site.database, Games(site.database), site.app.state.config)

    def deliver(self) -> list[EmailMessage]:
        """Send all that waits, as if its time had come; gives what arrived."""
        with self.site.database.writing() as session:
            session.execute(update(Outgoing).values(due=0))
        before = len(self.inbox.letters)
        while self._postman.send_due():
            self._postman.finish()
        return self.inbox.letters[before:]

    def link(self, letter: EmailMessage, page: str) -> str:
        """The secret of a link in an e-mail."""
        found = re.search(rf"{URL}/{page}/(\S+)", letter.get_content())
        assert found, letter.get_content()
        return found[1]

    def confirmed(self, name: str) -> Visitor:
        """An account with a confirmed address."""
        visitor = self.site.account(name)
        wanted = {"email": f"{name.lower()}@mail.example", "password": PASSWORD}
        set_there = visitor.ask("PUT", "/api/me/email", wanted)
        assert set_there.json()["confirmed"] is False, set_there.text
        [letter] = self.deliver()
        assert visitor.post(f"/api/confirm/{self.link(letter, 'confirm')}").status_code == 204
        return visitor


@pytest.fixture
def post_office() -> Iterator[tuple[Inbox, dict[str, str]]]:
    """A mail server, and the settings by which it is used."""
    inbox = Inbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(inbox, hostname="127.0.0.1", port=port)
    controller.start()
    yield inbox, {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "table@games.example", "public_url": URL}
    controller.stop()


@pytest.fixture
def mailed(database: Database, post_office: tuple[Inbox, dict[str, str]]) -> Iterator[Mailed]:
    inbox, settings = post_office
    with open_site(database, **settings) as site:
        yield Mailed(site, inbox)


def two_at_a_table(mailed: Mailed) -> tuple[str, Visitor, Visitor]:
    """A game of 1830 called Friday, in whose first turn Ann is asked; Bob follows."""
    ann, bob = mailed.confirmed("Ann"), mailed.confirmed("Bob")
    made = ann.post("/api/games", {"title": "1830", "players": 2, "name": "Friday"}).json()
    bob.post(f"/api/games/{made['id']}/join")
    ann.post(f"/api/games/{made['id']}/start")
    return made["id"], ann, bob


def pass_turn(visitor: Visitor, game: str) -> None:
    view = visitor.get(f"/api/games/{game}/view").json()
    move = {
        "sequence": view["sequence"],
        "key": f"pass-key-{view['sequence']}",
        "action": {"type": "pass", "seat": view["you"]},
    }
    answer = visitor.post(f"/api/games/{game}/moves", move)
    assert answer.status_code == 200, answer.text


def test_a_turn_is_told_only_while_it_lasts_and_one_click_stops_that(mailed: Mailed) -> None:
    game, ann, bob = two_at_a_table(mailed)
    pass_turn(ann, game)  # before Ann was told
    [letter] = mailed.deliver()
    assert letter["To"] == "bob@mail.example"
    assert letter["Subject"] == "Your turn: Friday"
    assert f"{URL}/game/{game}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = re.fullmatch(rf"<{URL}(/api/stop/\S+)>", letter["List-Unsubscribe"])
    assert address
    # A mail program sends this form, without cookies.
    one_click = mailed.site.client.post(address[1], data={"List-Unsubscribe": "One-Click"})
    assert one_click.status_code == 204
    assert bob.get("/api/me/email").json()["turns"] is False
    pass_turn(bob, game)
    pass_turn(ann, game)
    assert [one["To"] for one in mailed.deliver()] == []


def test_an_address_is_used_only_when_it_is_confirmed(mailed: Mailed) -> None:
    ann = mailed.site.account("Ann")
    for none in ("no address", "m@b.", "a@.", "a@b..c", "a..b@c.example", "a\x01@b.example"):
        refused = ann.ask("PUT", "/api/me/email", {"email": none, "password": PASSWORD})
        assert (refused.status_code, refused.json()["code"]) == (422, "invalid-email")
    assert ann.ask("PUT", "/api/me/email", {"email": "a@b.example", "password": "wrong"}).status_code == 403
    assert ann.ask("PUT", "/api/me/email", {"email": "a@b.example", "password": PASSWORD}).status_code == 200
    [letter] = mailed.deliver()
    secret = mailed.link(letter, "confirm")
    ann.ask("PUT", "/api/me/email", {"email": "other@b.example", "password": PASSWORD})
    assert ann.post(f"/api/confirm/{secret}").json()["code"] == "used-link"
    assert ann.post("/api/confirm/999-abc").status_code == 404
    nobody = mailed.site.nobody()
    assert nobody.post("/api/recoveries", {"name": "other@b.example"}).status_code == 204
    assert [one["Subject"] for one in mailed.deliver()] == ["Is this your address? (Highiron)"]


def test_nobody_is_mailed_again_and_again_by_new_accounts(
    database: Database, post_office: tuple[Inbox, dict[str, str]]
) -> None:
    """Whose an unconfirmed address is nobody knows: accounts are made quickly, so they alone must not count."""
    with open_site(database, rate_limits=True, **post_office[1]) as site:
        accounts = [site.account(f"Mallory {number}") for number in range(limits.MAILS_ADDRESS.count + 1)]
        victim = {"email": "Victim@mail.example", "password": PASSWORD}
        answers = [mallory.ask("PUT", "/api/me/email", victim).status_code for mallory in accounts]
        assert answers == [200] * limits.MAILS_ADDRESS.count + [429]
        others = [{"email": f"other-{number}@mail.example", "password": PASSWORD} for number in range(8)]
        asked = [
            accounts[number // 4].ask("PUT", "/api/me/email", other).status_code for number, other in enumerate(others)
        ]
        wanted = limits.MAILS_PLACE.count - limits.MAILS_ADDRESS.count - 1
        assert asked == [200] * wanted + [429] * (8 - wanted), "nor does one place write to many"
        taken_away = accounts[0].ask("PUT", "/api/me/email", {"email": "", "password": PASSWORD})
        assert taken_away.json()["email"] == ""


def test_a_forgotten_password_is_set_anew_by_e_mail(mailed: Mailed) -> None:
    mailed.confirmed("Ann")
    nobody = mailed.site.nobody()
    for name in ("Nobody", "nobody@mail.example", "ANN@mail.example"):
        assert nobody.post("/api/recoveries", {"name": name}).status_code == 204
    [letter] = mailed.deliver()
    fresh = "an entirely new password"
    secret = mailed.link(letter, "recover")
    assert nobody.post(f"/api/recoveries/{secret}", {"password": fresh}).status_code == 201
    assert mailed.site.nobody().post("/api/sessions", {"name": "Ann", "password": fresh}).status_code == 201
    assert mailed.site.nobody().post(f"/api/recoveries/{secret}", {"password": fresh}).status_code == 404


def test_what_the_mail_server_does_not_take_is_tried_again(mailed: Mailed) -> None:
    mailed.confirmed("Ann")
    mailed.inbox.closed = True
    mailed.site.nobody().post("/api/recoveries", {"name": "Ann"})
    assert mailed.deliver() == []
    mailed.inbox.closed = False
    assert [letter["To"] for letter in mailed.deliver()] == ["ann@mail.example"]


def test_an_address_that_cannot_be_written_to_holds_up_nobody_and_is_given_up(mailed: Mailed) -> None:
    """Such addresses were taken once; what is for them lies before what is for others."""
    mailed.confirmed("Ann")
    poisoned = [mailed.site.account(f"Poisoned {number}") for number in range(4)]  # more than are written to at a time
    with mailed.site.database.writing() as session:
        for visitor in poisoned:
            session.get_one(Person, visitor.id).email = "m@b."
            session.add(Outgoing(**row(visitor.id, "mail", Notice("confirm"))))
    mailed.site.nobody().post("/api/recoveries", {"name": "Ann"})
    assert [letter["To"] for letter in mailed.deliver()] == ["ann@mail.example"]
    for _ in range(MOST_TRIES - 1):
        assert mailed.deliver() == []
    with mailed.site.database.reading() as session:
        assert session.scalars(select(Outgoing)).all() == []


def test_without_a_mail_server_it_is_said_so(empty: Site) -> None:
    ann = empty.account("Ann")
    assert ann.get("/api/me/email").json()["possible"] is False
    assert (
        ann.ask("PUT", "/api/me/email", {"email": "a@b.example", "password": PASSWORD}).json()["code"]
        == "no-email-here"
    )
    assert empty.nobody().post("/api/recoveries", {"name": "Ann"}).json()["code"] == "no-email-here"


def test_settings_of_e_mail_that_cannot_be_used_are_refused() -> None:
    assert mail_server("smtps://ann%40x:secret@mail.example").port == 465
    for address in ("http://mail.example", "smtp://", "smtp://mail.example:port"):
        with pytest.raises(BadAddress):
            mail_server(address)
    with pytest.raises(ConfigError, match="HIGHIRON_PUBLIC_URL"):
        from_environment(environ={"HIGHIRON_SMTP": "smtp://mail.example"})


def test_a_vote_is_told_to_those_who_are_waited_for_until_they_answer(mailed: Mailed) -> None:
    game, ann, bob = two_at_a_table(mailed)
    mailed.deliver()
    cleo = mailed.confirmed("Cleo")
    ask = {"seat": "A", "kind": "substitute", "of": "B", "person": cleo.id}
    vote = ann.post(f"/api/games/{game}/votes", ask).json()
    [letter] = mailed.deliver()
    assert (letter["To"], letter["Subject"]) == ("bob@mail.example", "Your vote is asked for: Friday")
    assert f"{URL}/game/{game}" in letter.get_content()
    assert bob.ask("PUT", f"/api/games/{game}/votes/{vote['id']}", {"agrees": True}).status_code == 200
    [letter] = mailed.deliver()
    assert (letter["To"], letter["Subject"]) == ("cleo@mail.example", "Will you take over a seat? Friday")
    second = bob.post(f"/api/games/{game}/votes", {"seat": "B", "kind": "abandon"}).json()
    ann.ask("PUT", f"/api/games/{game}/votes/{second['id']}", {"agrees": False})
    assert mailed.deliver() == []  # answered before it was told
