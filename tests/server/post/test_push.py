"""Messages to browsers: the example of RFC 8291 to the byte, the signature, and a service that takes them."""

import http.server
import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select, update

from highiron.server.database.tables import Outgoing, PushAddress
from highiron.server.errands import MOST_TRIES
from highiron.server.games.service import Games
from highiron.server.post import push
from highiron.server.post.outbox import Notice, row
from highiron.server.post.postman import Postman, server_key
from highiron.server.post.push import Browser, as_bytes, as_text, authorization, encrypted, private_key, public_text
from highiron.server.webhooks import posting
from tests.server.seated import seat_people
from tests.server.site import Site

# RFC 8291, appendix A.
EXAMPLE = Browser(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
CIPHERED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_encrypted_to_the_byte() -> None:
    content = b"When I grow up, I want to be a watermelon"
    assert as_text(encrypted(content, EXAMPLE, private_key(OWN), as_bytes(SALT))) == CIPHERED


def test_a_message_says_who_sends_it() -> None:
    key = private_key(OWN)
    header = authorization(EXAMPLE.endpoint, key, "https://games.example", 1000.0)
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    assert public == public_text(key)
    assert json.loads(as_bytes(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + 12 * 3600,
        "sub": "https://games.example",
    }
    raw = as_bytes(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.public_key().verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


class Service(http.server.BaseHTTPRequestHandler):
    """A push service that remembers what it gets, and knows no browser whose address ends in `gone`."""

    got: list[tuple[str, dict[str, str], bytes]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        type(self).got.append((self.path, dict(self.headers), body))
        self.send_response(410 if self.path.endswith("gone") else 201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[str]:
    Service.got = []
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@pytest.fixture
def postman(empty: Site) -> Postman:
    """A postman of the test's own, who sends when asked to."""
    config = replace(empty.app.state.config, private_webhooks=True)  # the service of this test is on loopback
    return Postman(empty.database, Games(empty.database), config)


def send_all(postman: Postman) -> None:
    """Until nothing is due."""
    while postman.send_due():
        postman.finish()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_turn_is_pushed_to_the_browsers_of_whoever_is_asked(empty: Site, service: str, postman: Postman) -> None:
    empty.app.state.postman.close()
    game = seat_people(empty)
    browser = {"endpoint": f"{service}/here", "key": EXAMPLE.key, "secret": EXAMPLE.secret}
    with empty.database.writing() as session:
        for end in ("here", "gone"):
            address = {**browser, "endpoint": f"{service}/{end}"}
            session.add(PushAddress(person_id=game.people["B"].id, created=1, **address))
    assert len(empty.nobody().get("/api/push").json()["key"]) == 87
    game.play("A", "pass")
    send_all(postman)
    path, headers, body = Service.got[0]
    assert path == "/here"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert public_text(server_key(empty.database)) in headers["Authorization"]
    assert len(body) > 86
    with empty.database.reading() as session:
        assert session.scalars(select(PushAddress.endpoint)).all() == [browser["endpoint"]]
        assert session.scalars(select(Outgoing)).all() == []


def add_browser(site: Site, person: int, endpoint: str) -> None:
    with site.database.writing() as session:
        address = {"endpoint": endpoint, "key": EXAMPLE.key, "secret": EXAMPLE.secret}
        session.add(PushAddress(person_id=person, created=1, **address))


def add_push(site: Site, person: int) -> None:
    with site.database.writing() as session:
        session.add(Outgoing(**row(person, "push", Notice("ended"))))


def test_a_browser_that_is_not_reached_is_tried_again_alone(empty: Site, service: str, postman: Postman) -> None:
    empty.app.state.postman.close()
    ann = empty.guest("Ann")
    for endpoint in (f"{service}/here", "https://a..example.org/x", f"{service}/there"):  # the second poisons a lookup
        add_browser(empty, ann.id, endpoint)
    add_push(empty, ann.id)
    for _ in range(MOST_TRIES):
        send_all(postman)
        with empty.database.writing() as session:
            session.execute(update(Outgoing).values(due=0))
    assert [path for path, _, _ in Service.got] == ["/here", "/there"]
    with empty.database.reading() as session:
        assert session.scalars(select(Outgoing)).all() == [], "it was given up"


def test_the_server_has_one_key_however_many_ask_for_it_first(empty: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    together = threading.Barrier(2, timeout=20)
    make = push.new_key

    def both_make_one() -> str:
        together.wait()
        return make()

    monkeypatch.setattr(push, "new_key", both_make_one)
    with ThreadPoolExecutor(2) as threads:
        first, second = (threads.submit(server_key, empty.database) for _ in range(2))
    assert public_text(first.result()) == public_text(second.result()) == public_text(server_key(empty.database))


def test_a_service_that_lets_its_answer_drip_holds_up_nobody_else(
    empty: Site, service: str, postman: Postman, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither another person's push nor the end of the server, and for its own time alone."""
    empty.app.state.postman.close()
    monkeypatch.setattr(posting, "SECONDS", 1.0)
    ann, bob = empty.guest("Ann"), empty.guest("Bob")
    left = threading.Event()

    def drip(listening: socket.socket) -> None:
        taken, _ = listening.accept()
        with taken, suppress(OSError):
            taken.sendall(b"HTTP/1.1 20")
            while not left.wait(0.2):
                taken.sendall(b"x")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        dripping = threading.Thread(target=drip, args=(listening,))
        dripping.start()
        add_browser(empty, ann.id, f"http://127.0.0.1:{listening.getsockname()[1]}/x")
        add_browser(empty, bob.id, f"{service}/bob")
        add_push(empty, ann.id)
        add_push(empty, bob.id)
        send_all(postman)  # comes to an end though the answer does not
        left.set()
        dripping.join()
    assert [path for path, _, _ in Service.got] == ["/bob"]
    with empty.database.reading() as session:
        assert session.scalars(select(Outgoing.person_id)).all() == [ann.id], "it will be tried again"
