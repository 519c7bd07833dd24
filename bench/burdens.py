"""Attacks by requests that cost whoever sends them next to nothing, and a server that believes them much."""

import base64
import json
import random
import socket
import string
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bench.attack_probe import HONEST, Person, said
from bench.trespasses import expect

if TYPE_CHECKING:
    from bench.attacks import Ground

COSTLY = ("a4@8({[<369&#!1|705$+7%2xyz" * 3)[:60]  # each character may stand for several letters
METHOD = 299_988  # characters
LANGUAGES = ("en", "zh", "ja", "ru", "fa", "fa-u-nu-latn")
READERS = 5
STREAMS = 39  # of each person, of the 40 there may be
PATIENCE = 60.0  # seconds that somebody behind a push service that hangs waits to be told


def costly_sign_ups(ground: "Ground") -> list[str]:
    answers: Counter[int] = Counter()

    def sign_up(number: int, going: Callable[[], bool]) -> None:
        mallory, tried = ground.person(number), 0
        while going():
            tried += 1
            mallory.headers["X-Forwarded-For"] = f"198.51.{100 + number}.{1 + tried % 4}"
            mallory.headers.pop("Cookie", None)
            body = {"name": f"Mallory {number} {tried}", "password": COSTLY}
            answers[mallory.ask("POST", "/api/accounts", body)[0]] += 1

    ground.together(20, sign_up)
    return [said(answers)]


def endless_methods(ground: "Ground") -> list[str]:
    answers: Counter[str] = Counter()
    luck, end = random.Random(1), time.monotonic() + ground.lasts
    number = 0
    while time.monotonic() < end:
        number += 1
        method = "".join(luck.choices(string.ascii_uppercase, k=12)) + "X" * METHOD
        place = f"198.51.{number // 250 % 250}.{number % 250}"
        head = f"{method} /x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {place}\r\n\r\n"
        with suppress(OSError), socket.create_connection(ground.address, timeout=5) as line:
            line.sendall(head.encode())
            answers[line.recv(12)[9:].decode() or "closed"] += 1
    return [f"{METHOD // 1000} kB each", said(answers)]


def endless_programs(ground: "Ground") -> list[str]:
    mallory = ground.person()
    mallory.arrive("Mallory of the programs")
    path = f"/api/games/{mallory.table(mode='hotseat', start=True)}"
    answers: Counter[str] = Counter()
    end, number, size = time.monotonic() + ground.lasts, 0, 0
    while time.monotonic() < end:
        number += 1
        listed = ["president-changed"] * (12_000 if number % 2 else 500)
        body = {"program": {"kind": "pass", "stops_on": listed}, "seat": "B"}
        answers[f"{mallory.ask('PUT', f'{path}/programs', body)[0]}"] += 1
        status, view = mallory.ask("GET", f"{path}/view")
        size = max(size, len(view) if status == 200 else 0)
        time.sleep(0.05)
    return [said(answers), f"the view has {size // 1000} kB"]


def _reader(ground: "Ground", who: Person, path: str, heard: list[int]) -> None:
    """A stream whose every byte is taken."""
    line = socket.create_connection(ground.address, timeout=30)
    ground.open.append(line)
    place = f"X-Forwarded-For: {who.headers['X-Forwarded-For']}\r\nCookie: {who.headers['Cookie']}"
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{place}\r\n\r\n".encode())

    def read() -> None:
        with suppress(OSError):
            while piece := line.recv(1 << 18):
                heard[0] += len(piece)

    threading.Thread(target=read, daemon=True).start()


def prepare_languages(ground: "Ground") -> None:
    """Each language takes room once, whoever asks for it."""
    for locale in LANGUAGES:
        ground.person().ask("GET", "/api/me/games", **{"Accept-Language": locale})


def streams_of_all_languages(ground: "Ground") -> list[str]:
    mallory = ground.person()
    mallory.arrive("Mallory of the languages")
    table, heard, moves = mallory.table(players=6, mode="hotseat", start=True), [0], 0
    for seat in "ABCDEF":
        for locale in LANGUAGES:
            _reader(ground, mallory, f"/api/games/{table}/stream?locale={locale}&seat={seat}", heard)
    path, answers = f"/api/games/{table}", Counter[int]()
    end, asked = time.monotonic() + ground.lasts, 0
    while time.monotonic() < end:
        asked += 1
        body: dict[str, Any] = {"sequence": moves, "key": f"languages-{asked:06}"}
        if moves % 2:
            status, _ = mallory.ask("POST", f"{path}/undo", {**body, "seat": "A"})
        else:
            status, _ = mallory.ask("POST", f"{path}/moves", {**body, "action": {"type": "pass", "seat": "A"}})
        answers[status] += 1
        moves += status == 200
        if status == 429:
            time.sleep(0.05)
    return [f"36 streams, {heard[0] / 1e6:.0f} MB told", said(answers)]


def changed_again_and_again(ground: "Ground") -> list[str]:
    people = [ground.person(0) for _ in range(READERS + 1)]
    for number, person in enumerate(people):
        person.arrive(f"Mallory of the seats {number}")
    table, heard = people[0].table(), [0]
    for number, person in enumerate(people):
        for stream in range(STREAMS):
            _reader(ground, person, f"/api/games/{table}/stream?invitation=made-up-{number}-{stream}", heard)
    answers: Counter[int] = Counter()
    end, changes = time.monotonic() + ground.lasts, 0
    while time.monotonic() < end:
        changes += 1
        seats = [{"me": True}, {"bot": "steady"}] if changes % 2 else [{"me": True}]
        answers[people[0].ask("PUT", f"/api/games/{table}/seats", {"seats": seats})[0]] += 1
        time.sleep(0.02)
    return [f"{len(people) * STREAMS} streams, {heard[0] / 1e6:.0f} MB told", said(answers)]


def push_that_never_finishes(ground: "Ground") -> list[str]:
    endless = socket.create_server(("127.0.0.1", 0))
    ground.open.append(endless)

    def drip(line: socket.socket) -> None:
        with suppress(OSError):
            line.recv(65536)
            line.sendall(b"HTTP/1.1 201 ")
            while True:
                line.sendall(b"x")
                time.sleep(2)

    def take() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=drip, args=(endless.accept()[0],), daemon=True).start()

    threading.Thread(target=take, daemon=True).start()
    told = threading.Event()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            self.send_response(201)
            self.end_headers()
            told.set()

        def log_message(self, *_: Any) -> None:
            pass

    quick = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=quick.serve_forever, daemon=True).start()
    for number in range(3):
        _pushed(ground.person(number), f"Mallory of pushes {number}", endless.getsockname()[1])
    time.sleep(ground.lasts)
    ann = Person(ground.address, HONEST)
    began = time.monotonic()
    _pushed(ann, "Ann with a browser", quick.server_port)
    in_time = told.wait(PATIENCE)
    delay = time.monotonic() - began
    ann.close()
    quick.shutdown()
    quick.server_close()
    expect(in_time, f"behind three services that never finish, a push took more than {PATIENCE:.0f} s")
    return [f"behind three that never finish, a push came after {delay:.1f} s"]


def _pushed(person: Person, name: str, port: int) -> None:
    """Have oneself told at that port, and something to tell happen."""
    person.arrive(name)
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    key = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    push = {
        "endpoint": f"http://127.0.0.1:{port}/push",
        "key": base64.urlsafe_b64encode(key).decode().rstrip("="),
        "secret": "A" * 22,
    }
    status, text = person.ask("PUT", "/api/me/push", push)
    expect(status in (200, 201, 204), f"no pushes for {name}: {status} {text[:100].decode()}")
    path = f"/api/games/{person.table(mode='hotseat', start=True)}"
    move = {"sequence": 0, "key": "pushed-000", "action": {"type": "pass", "seat": "A"}}
    status, text = person.ask("POST", f"{path}/moves", move)
    expect(status == 200, f"nothing to tell {name}: {json.loads(text)}")
