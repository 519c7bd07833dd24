"""Messages to webhooks: signed, retried, never to addresses inside, never in the way of a move."""

import base64
import hashlib
import hmac
import ipaddress
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from sqlalchemy import delete, select, update
from standardwebhooks.webhooks import Webhook

from highiron.server import errands
from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.tables import Delivery, Person
from highiron.server.errands import MOST_TRIES
from highiron.server.games.service import Games
from highiron.server.webhooks import posting
from highiron.server.webhooks.addresses import is_public, public_addresses
from highiron.server.webhooks.courier import Courier
from highiron.server.webhooks.outbox import WebhookMessage
from highiron.server.webhooks.posting import Call, post
from highiron.server.webhooks.signing import new_webhook_secret, signed_headers
from tests.server.house import open_house
from tests.server.seated import Seated, seat_people
from tests.server.site import Site

SECRET = new_webhook_secret()


class Receiver:
    """A web server that takes messages, or refuses them."""

    def __init__(self) -> None:
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 200
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.taken.append((dict(self.headers), body))
                self.send_response(receiver.status)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook?x=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """A server whose couriers wait until they are called."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(errands, "LOOK_EVERY", 3600.0)
        yield from open_house(request)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def table(site: Site, receiver: Receiver) -> Seated:
    """A game in which Bob (B) has a webhook."""
    found = seat_people(site)
    with site.database.writing() as session:
        bob = session.get_one(Person, found.people["B"].id)
        bob.webhook, bob.webhook_secret = receiver.address, SECRET
        for delivery in session.scalars(select(Delivery)):
            session.delete(delivery)
    return found


@pytest.fixture
def courier(site: Site) -> Iterator[Courier]:
    """A courier that may call addresses inside."""
    config = Config(private_webhooks=True, public_url="https://example.org")
    found = Courier(site.database, Games(site.database), config)
    yield found
    found.close()


def delivered(courier: Courier) -> int:
    """Deliver what is due, one message for each receiver; how many calls were made."""
    calls = courier.send_due()
    courier.finish()
    return calls


def due(site: Site) -> list[Delivery]:
    with site.database.reading() as session:
        return list(session.scalars(select(Delivery)))


def all_due_now(site: Site) -> None:
    with site.database.writing() as session:
        session.execute(update(Delivery).values(due=now()))


def test_a_turn_is_told_with_a_signature(site: Site, table: Seated, receiver: Receiver, courier: Courier) -> None:
    table.play("A", "pass")
    assert delivered(courier) == 1
    headers, body = receiver.taken[0]
    message = json.loads(body)
    assert (message["event"], message["game"], message["seat"], message["sequence"]) == ("turn", table.id, "B", 1)
    assert message["address"] == f"https://example.org/game/{table.id}"
    assert Webhook(SECRET).verify(body, headers) == message
    assert due(site) == []


def test_a_message_keeps_its_id_when_it_is_tried_again(
    site: Site, table: Seated, receiver: Receiver, courier: Courier
) -> None:
    receiver.status = 503
    table.play("A", "pass")
    for _ in range(2):
        delivered(courier)
        all_due_now(site)
    table.play("B", "pass")
    table.play("C", "pass")
    table.play("A", "pass")
    for _ in range(2):
        delivered(courier)
    ids = [headers["webhook-id"] for headers, _ in receiver.taken]
    assert len(ids) == 4 and len(set(ids)) == 2


def test_a_signature_is_that_of_the_specification() -> None:
    secret, message, time, body = SECRET, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330_999, b'{"test": 2432232314}'
    headers = signed_headers(secret, message, time, body)
    assert headers["webhook-timestamp"] == "1614265330"
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, b"msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330." + body, hashlib.sha256).digest()
    assert headers["webhook-signature"] == "v1," + base64.b64encode(signed).decode()


def test_secrets_of_the_version_before_go_on_signing() -> None:
    old = "dD9xQm9-_ZkYkqW5uS0mJ7y0VfWn3nLZb0i0m1Y2k3A"
    headers = signed_headers(old, "msg_1", now(), b"{}")
    as_the_specification_writes_it = "whsec_" + base64.b64encode(old.encode()).decode()
    assert Webhook(as_the_specification_writes_it).verify(b"{}", headers) == {}


def test_what_failed_is_tried_again_later_and_given_up_in_the_end(
    site: Site, table: Seated, receiver: Receiver, courier: Courier
) -> None:
    receiver.status = 503
    table.play("A", "pass")
    waits: list[int] = []
    for _ in range(MOST_TRIES - 1):
        assert delivered(courier) == 1
        assert delivered(courier) == 0
        waits.append(due(site)[0].due - now())
        all_due_now(site)
    assert waits == sorted(waits)
    assert waits[-1] > 10 * waits[0]
    assert delivered(courier) == 1
    assert due(site) == []
    assert len(receiver.taken) == MOST_TRIES


def test_a_receiver_that_hangs_delays_nobody_else(
    site: Site, table: Seated, receiver: Receiver, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hanging, port = site.account("Hanging"), silent.getsockname()[1]
        told = site.account("Told")
        with site.database.writing() as session:
            for visitor, address in ((hanging, f"http://127.0.0.1:{port}/"), (told, receiver.address)):
                person = session.get_one(Person, visitor.id)
                person.webhook, person.webhook_secret = address, SECRET
                for number in range(3):
                    message = WebhookMessage("turn", table.id, "1830", number, "A", visitor.id)
                    body = msgspec.json.encode(message).decode()
                    session.add(Delivery(person_id=visitor.id, body=body, tries=0, due=now()))
        assert courier.send_due() == 2, "one for each receiver"
        while len(receiver.taken) < 3:
            courier.send_due()
        assert len(due(site)) >= 3, "those that hang wait for each other"
        courier.finish()


def test_who_lets_calls_hang_comes_after_others(
    site: Site, table: Seated, receiver: Receiver, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much they have that is due, and since when: each of them keeps a caller busy once, not always."""
    monkeypatch.setattr(posting, "SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hanging = [site.account(f"Hanging {number}") for number in range(9)]  # one more than are called at a time
        told = site.account("Somebody told")
        addresses = [f"http://127.0.0.1:{silent.getsockname()[1]}/"] * len(hanging) + [receiver.address]
        with site.database.writing() as session:
            for visitor, address in zip([*hanging, told], addresses, strict=True):
                person = session.get_one(Person, visitor.id)
                person.webhook, person.webhook_secret = address, SECRET
                for number in range(3):
                    message = WebhookMessage("turn", table.id, "1830", number, "A", visitor.id)
                    body = msgspec.json.encode(message).decode()
                    session.add(Delivery(person_id=visitor.id, body=body, tries=0, due=now()))
            session.execute(update(Delivery).where(Delivery.person_id == told.id).values(due=now()))
            session.execute(update(Delivery).where(Delivery.person_id != told.id).values(due=1))
        assert [delivered(courier), delivered(courier)] == [8, 8]
        assert len(receiver.taken) == 1, "after those who were there first, and before their next messages"
    with site.database.writing() as session:
        session.execute(delete(Delivery))


def test_the_end_of_the_server_does_not_wait_for_a_call(
    site: Site, table: Seated, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "SECONDS", 600.0)
    monkeypatch.setattr(errands, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        with site.database.writing() as session:
            session.get_one(Person, table.people["B"].id).webhook = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        table.play("A", "pass")
        assert courier.send_due() == 1
        with silent.accept()[0]:
            courier.close()
            assert len(due(site)) == 1, "it is left, and sent again later"
        courier.finish()
    assert len(due(site)) == 1, "the database may be closed by now"


@pytest.mark.parametrize("address", ["http://a..example.org/", f"http://{'a' * 64}.example.org/"])
def test_a_name_that_cannot_be_looked_up_is_refused_and_given_up(
    site: Site, table: Seated, courier: Courier, address: str
) -> None:
    account = site.account(f"Poison {len(address)}")
    refused = account.ask("PATCH", "/api/me", {"webhook": address})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-webhook")
    assert public_addresses(urlsplit(address).hostname or "", 80) == []
    with site.database.writing() as session:  # it was taken once
        session.get_one(Person, table.people["B"].id).webhook = address
    table.play("A", "pass")
    for _ in range(MOST_TRIES):
        assert delivered(courier) == 1
        all_due_now(site)
    assert due(site) == []


def test_a_message_that_cannot_be_read_is_given_up(site: Site, table: Seated, courier: Courier) -> None:
    with site.database.writing() as session:
        session.add(Delivery(person_id=table.people["B"].id, body="no message", tries=0, due=now()))
    for _ in range(MOST_TRIES):
        assert delivered(courier) == 1
        all_due_now(site)
    assert due(site) == []


def test_redirects_are_not_followed(table: Seated, receiver: Receiver, courier: Courier) -> None:
    receiver.status = 307
    table.play("A", "pass")
    assert delivered(courier) == 1
    assert len(receiver.taken) == 1


def test_addresses_inside_are_not_called(receiver: Receiver) -> None:
    call = Call(receiver.address, SECRET, b"{}", "msg_1", now())
    for address in (receiver.address, receiver.address.replace("127.0.0.1", "localhost")):
        assert post(Call(address, call.secret, call.body, "msg_1", call.time), private_allowed=False) is False
    assert receiver.taken == []
    assert post(call, private_allowed=True) is True


def test_the_first_turn_is_told_too(site: Site, receiver: Receiver) -> None:
    ann = site.guest("Ann")
    seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
    game = ann.post("/api/games", {"title": "1830", "players": 3, "seats": seats}).json()["id"]
    with site.database.writing() as session:
        session.get_one(Person, ann.id).webhook = receiver.address
    assert ann.post(f"/api/games/{game}/start").status_code == 201
    told = [json.loads(delivery.body) for delivery in due(site) if delivery.person_id == ann.id]
    assert [(message["event"], message["game"], message["sequence"]) for message in told] == [("turn", game, 0)]


def test_an_answer_that_drips_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.5)
    left = threading.Event()

    def drip(listening: socket.socket) -> None:
        taken, _ = listening.accept()
        with taken, suppress(OSError):
            for letter in b"HTTP/1.1 200 OK":
                taken.send(bytes([letter]))
                if left.wait(0.2):
                    return

    with socket.create_server(("127.0.0.1", 0)) as listening:
        dripping = threading.Thread(target=drip, args=(listening,))
        dripping.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        assert post(Call(address, SECRET, b"{}", "msg_1", now()), private_allowed=True) is False
        left.set()
        dripping.join()


def test_a_webhook_that_is_gone_does_not_hold_up_a_move(site: Site, table: Seated) -> None:
    with site.database.writing() as session:
        session.get_one(Person, table.people["B"].id).webhook = "http://127.0.0.1:9/gone"
    assert table.play("A", "pass")["sequence"] == 1
    assert len(due(site)) == 1


def test_nobody_without_a_webhook_gets_a_delivery(site: Site, table: Seated) -> None:
    table.play("A", "pass")
    table.play("B", "pass")
    table.play("C", "pass")
    with site.database.reading() as session:
        people = set(session.scalars(select(Delivery.person_id)))
    assert people == {table.people["B"].id}


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("64:ff9b::7f00:1", False),  # NAT64 of 127.0.0.1
        ("64:ff9b::808:808", True),
        ("2002:a00:1::1", False),  # 6to4 of 10.0.0.1
        ("2002:808:808::1", True),
        ("::ffff:192.168.0.1", False),
        ("2606:4700::1111", True),
        ("fd00::1", False),
        ("fec0::1", False),  # of a site, as they were before fd00::
        ("fe80::1", False),
        ("::127.0.0.1", False),  # "compatible" with IPv4
        ("ff0e::1", False),
        ("4000::1", False),  # given out to nobody
        ("224.0.0.1", False),
    ],
)
def test_addresses_that_carry_others_are_as_public_as_these(address: str, public: bool) -> None:
    assert is_public(ipaddress.ip_address(address)) is public
