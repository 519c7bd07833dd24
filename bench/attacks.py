"""The attacks themselves. Each prepares what it needs, and then does its worst for a while."""

import json
import socket
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

from bench.attack_probe import HONEST, Person, said
from bench.burdens import (
    changed_again_and_again,
    costly_sign_ups,
    endless_methods,
    endless_programs,
    prepare_languages,
    push_that_never_finishes,
    streams_of_all_languages,
)
from bench.trespasses import (
    PASSWORD,
    hotseat_undo,
    readable_files,
    rules_of_another_version,
    sessions_that_stay,
    small_things,
)
from highiron.game import Game
from highiron.records.site_export import export_site
from highiron.selfplay import RandomPlayers

CONNECTIONS = 1030


@dataclass
class Ground:
    """Where an attack takes place."""

    address: tuple[str, int]
    data: Path
    lasts: float
    things: dict[str, Any] = field(default_factory=dict)
    open: list[Any] = field(default_factory=list)

    def person(self, number: int = 1) -> Person:
        """Somebody at an address of their own."""
        found = Person(self.address, f"198.51.{100 + number // 250}.{1 + number % 250}")
        self.open.append(found)
        return found

    def close(self) -> None:
        """Leave."""
        for thing in self.open:
            thing.close()

    def together(self, count: int, work: Callable[[int, Callable[[], bool]], None]) -> None:
        """Many at once, each in a thread, as long as the attack lasts."""
        end = time.monotonic() + self.lasts
        threads = [
            threading.Thread(target=work, args=(number, lambda: time.monotonic() < end)) for number in range(count)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


@dataclass(frozen=True)
class Attack:
    """One of the list."""

    number: str
    title: str
    go: Callable[[Ground], list[str]]
    prepare: Callable[[Ground], None] = lambda ground: None
    judged_by_moves: bool = True
    settling: int = 40  # seconds at most for memory to come back, and for what was begun to end

    @property
    def name(self) -> str:
        return f"{self.number} {self.title}"


def bare_connections(ground: Ground) -> list[str]:
    made = 0
    for _ in range(CONNECTIONS):
        with suppress(OSError):
            ground.open.append(socket.create_connection(ground.address, timeout=2))
            made += 1
    time.sleep(ground.lasts)
    return [f"{made} connections"]


def prepare_table(ground: Ground) -> None:
    host = ground.person(200)
    host.arrive("Host of the crowd")
    ground.things["table"] = host.table()


def streams(ground: Ground) -> list[str]:
    answers: Counter[str] = Counter()
    head = (
        f"GET /api/games/{ground.things['table']}/stream HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.9\r\n\r\n"
    )
    lines: list[socket.socket] = []
    for _ in range(CONNECTIONS):
        with suppress(OSError):
            line = socket.create_connection(ground.address, timeout=2)
            line.sendall(head.encode())
            lines.append(line)
    time.sleep(ground.lasts)
    for line in lines:
        line.settimeout(0.2)
        try:
            answers[line.recv(12)[9:].decode() or "closed"] += 1
        except OSError:
            answers["no answer"] += 1
    ground.open += lines
    return [said(answers)]


def large_moves(ground: Ground) -> list[str]:
    mallory = ground.person()
    mallory.arrive("Mallory of the disk")
    path = f"/api/games/{mallory.table(mode='hotseat', start=True)}/moves"
    before, answers = _stored(ground.data), Counter[int]()
    action = {"type": "bid", "seat": "A", "private": "x" * 250_000, "price": 1}
    end = time.monotonic() + ground.lasts
    number = 0
    while time.monotonic() < end and number < 60:
        number += 1
        answers[mallory.ask("POST", path, {"sequence": 0, "key": f"large-{number:05}", "action": action})[0]] += 1
    return [f"{(_stored(ground.data) - before) / 1e6:.1f} MB stored of {number} moves", said(answers)]


def _stored(data: Path) -> int:
    return sum(file.stat().st_size for file in data.iterdir())


def _record() -> str:
    for seed in range(50):
        game = Game("1830", 3, preset="18xx.games", seed=seed)
        players = RandomPlayers(Random(seed), quick=True)
        while not game.over and len(game.actions) < 2500:
            game.play(players.choose(game.state))
        if len(game.actions) > 1200:
            return json.dumps(export_site(game))  # a form that older versions read too
    raise SystemExit("no random game was long enough")


def imports(ground: Ground) -> list[str]:
    body = json.dumps({"record": _record()}).encode()
    first = ground.person()
    first.arrive("Mallory of the records")
    answers: Counter[int] = Counter()

    def bring(number: int, going: Callable[[], bool]) -> None:
        mallory = ground.person()
        mallory.headers = dict(first.headers)
        for _ in range(3):
            answers[mallory.ask("POST", "/api/imports", body)[0]] += 1
            if not going():
                return

    ground.together(15, bring)
    return [f"{len(body) // 1000} kB each", said(answers)]


def prepare_ended(ground: Ground) -> None:
    host = ground.person(200)
    host.arrive("Host of the archive")
    status, text = host.ask("POST", "/api/imports", {"record": _record(), "public": True})
    assert status == 201, text
    ground.things["ended"] = json.loads(text)["id"]


def costly_reads(ground: Ground) -> list[str]:
    path = f"/api/games/{ground.things['ended']}"
    answers: Counter[int] = Counter()

    def loop(number: int, going: Callable[[], bool]) -> None:
        mallory, luck = ground.person(number), Random(number)
        while going():
            at = luck.randrange(1000)
            what = ("/record", f"/picture.svg?at={at}", "/statistics", f"/log?limit=500&after={at}", f"/view?at={at}")
            status, _ = mallory.ask("GET", path + what[luck.randrange(len(what))])
            answers[status] += 1
            if status in (429, 503):
                time.sleep(0.05)

    ground.together(8, loop)
    return [said(answers)]


def bot_tables(ground: Ground) -> list[str]:
    answers: Counter[str] = Counter()

    def make(number: int, going: Callable[[], bool]) -> None:
        mallory = ground.person(number)
        mallory.arrive(f"Mallory of the bots {number}")
        seats = [{"bot": "steady"}] * 3
        for _ in range(60):
            body = {"title": "1830", "players": 3, "seats": seats, "start": True}
            answers[str(mallory.ask("POST", "/api/games", body)[0])] += 1
            if not going():
                return

    threading.Thread(target=ground.together, args=(3, make)).start()
    time.sleep(min(5.0, ground.lasts / 2))
    ann = Person(ground.address, HONEST)
    ann.arrive("Ann among bots")
    waits: list[float] = []
    end = time.monotonic() + ground.lasts
    while time.monotonic() < end:
        seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
        _pass_among_bots(ann, f"/api/games/{ann.table(seats=seats, start=True)}", waits, end)
    ann.close()
    longest = f"{max(waits):.2f} s" if waits else "never"
    return [f"two bots answered {len(waits)} times, longest wait {longest}", said(answers)]


def _pass_among_bots(ann: Person, path: str, waits: list[float], end: float) -> None:
    """Pass for as long as that may be, and note how long the bots then take until it is one's turn again."""
    asked = 0.0
    while time.monotonic() < end + 20 * bool(asked):
        view = json.loads(ann.ask("GET", f"{path}/view")[1])
        if view.get("status") != "running":
            return  # the game has ended, or there was no room for it
        if view["actor"] != "A":
            time.sleep(0.05)
            continue
        if asked:
            waits.append(time.monotonic() - asked)
        if not any(family["type"] == "pass" for family in view["legal"]) or time.monotonic() >= end:
            return
        action = {"type": "pass", "seat": "A"}
        move = {"sequence": view["sequence"], "key": f"bots-{view['sequence']:05}", "action": action}
        if ann.ask("POST", f"{path}/moves", move)[0] != 200:
            return
        asked = time.monotonic()
    if asked:
        waits.append(time.monotonic() - asked)


def locked_database(ground: Ground) -> list[str]:
    reads: list[float] = []
    answers: Counter[int] = Counter()

    def write(number: int, going: Callable[[], bool]) -> None:
        writer = ground.person(number)
        while going():
            answers[writer.ask("POST", "/api/guests", {"name": f"Writer {number}"})[0]] += 1
            time.sleep(0.05)

    def read(number: int, going: Callable[[], bool]) -> None:
        reader = Person(ground.address, HONEST)
        while going():
            began = time.monotonic()
            reader.ask("GET", "/api/games")
            reads.append(time.monotonic() - began)
            time.sleep(0.05)
        reader.close()

    other = sqlite3.connect(ground.data / "highiron.sqlite", isolation_level=None, timeout=10)
    other.execute("BEGIN IMMEDIATE")
    ground.together(46, lambda number, going: (read if number == 45 else write)(number, going))
    other.execute("ROLLBACK")
    other.close()
    return [f"longest read {max(reads) * 1000:.0f} ms, {len(reads)} reads", said(answers)]


def prepare_owner(ground: Ground) -> None:
    owner = Person(ground.address, HONEST)
    owner.arrive("Olga the owner", PASSWORD)
    owner.close()


def wrong_guesses(ground: Ground) -> list[str]:
    answers: Counter[int] = Counter()

    def guess(number: int, going: Callable[[], bool]) -> None:
        mallory = ground.person(number)
        while going():
            for place in range(40):
                mallory.headers["X-Forwarded-For"] = f"198.51.{number}.{place}"
                wrong = {"name": "Olga the owner", "password": "a wrong guess"}
                answers[mallory.ask("POST", "/api/sessions", wrong)[0]] += 1
                if not going():
                    return

    ground.together(4, guess)
    owner = Person(ground.address, HONEST)
    status, _ = owner.ask("POST", "/api/sessions", {"name": "Olga the owner", "password": PASSWORD})
    owner.close()
    return [f"the owner's sign-in: {status}", said(answers)]


def sign_in_storm(ground: Ground) -> list[str]:
    answers: Counter[int] = Counter()

    def guess(number: int, going: Callable[[], bool]) -> None:
        mallory, tried = ground.person(number), 0
        while going():
            tried += 1
            mallory.headers["X-Forwarded-For"] = f"198.51.{number}.{tried % 250}"
            answers[
                mallory.ask("POST", "/api/sessions", {"name": f"Nobody {tried}", "password": "a wrong guess"})[0]
            ] += 1
            time.sleep(0.1)

    ground.together(40, guess)
    return [said(answers)]


def facts_storm(ground: Ground) -> list[str]:
    answers: Counter[int] = Counter()

    def loop(number: int, going: Callable[[], bool]) -> None:
        mallory, luck = ground.person(number), Random(number)
        while going():
            players, locale = luck.randint(3, 6), luck.choice(("en", "zh", "ja", "ru", "fa"))
            answers[mallory.ask("GET", f"/api/titles/18CE/facts?players={players}&locale={locale}")[0]] += 1
            time.sleep(0.05)

    ground.together(4, loop)
    return [said(answers)]


def one_household(ground: Ground) -> list[str]:
    answers: Counter[int] = Counter()
    mallory = ground.person()
    end = time.monotonic() + ground.lasts
    for number in range(300):
        mallory.headers = {"X-Forwarded-For": f"2001:db8:1:2::{number:x}", "Content-Type": "application/json"}
        answers[mallory.ask("POST", "/api/guests", {"name": f"Clone {number}"})[0]] += 1
        if time.monotonic() > end:
            break
    return ["guests of one /64:", said(answers)]


def hanging_webhooks(ground: Ground) -> list[str]:
    hanging = socket.create_server(("127.0.0.1", 0))
    ground.open.append(hanging)
    told = threading.Event()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            told.set()

        def log_message(self, *_: Any) -> None:
            pass

    quick = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=quick.serve_forever, daemon=True).start()
    delay = float("inf")
    for number in range(13):
        good = number == 12
        port = quick.server_port if good else hanging.getsockname()[1]
        host, account, third = (ground.person(20 + number * 3 + place) for place in range(3))
        host.arrive(f"Host {number}")
        third.arrive(f"Third {number}")
        account.arrive(f"Hooked {number}", PASSWORD)
        account.ask("PATCH", "/api/me", {"webhook": f"http://127.0.0.1:{port}/"})
        table = host.table()
        for other in (account, third):
            other.ask("POST", f"/api/games/{table}/join", {})
        host.ask("POST", f"/api/games/{table}/start")
        began = time.monotonic()
        move = {"sequence": 0, "key": f"hooked-{number:03}", "action": {"type": "pass", "seat": "A"}}
        host.ask("POST", f"/api/games/{table}/moves", move)
        if good and told.wait(90):
            delay = time.monotonic() - began
    quick.shutdown()
    quick.server_close()
    return [f"behind twelve that hang, a webhook was told after {delay:.1f} s"]


def vote_spam(ground: Ground) -> list[str]:
    stranger = ground.person(200)
    stranger.arrive("Stella the stranger", PASSWORD)
    people = [ground.person(number) for number in range(3)]
    for number, person in enumerate(people):
        person.arrive(f"Mallory of the votes {number}")
    host = people[0]
    table = host.table()
    for other in people[1:]:
        other.ask("POST", f"/api/games/{table}/join", {})
    host.ask("POST", f"/api/games/{table}/start")
    answers: Counter[int] = Counter()
    end = time.monotonic() + ground.lasts
    asked = 0
    while time.monotonic() < end and answers.total() < 400:
        body = {"kind": "substitute", "of": "C", "name": "Stella the stranger", "seat": "A"}
        status, text = host.ask("POST", f"/api/games/{table}/votes", body)
        answers[status] += 1
        if status == 201:
            vote = json.loads(text)
            asked += "" in vote["waiting"]
            people[1].ask("PUT", f"/api/games/{table}/votes/{vote['id']}", {"agrees": False})
    return [f"the stranger was asked {asked} times", said(answers)]


def nothing(ground: Ground) -> list[str]:
    time.sleep(ground.lasts)
    return ["what the machine gives today"]


ATTACKS = (
    Attack("0", "nobody attacks", nothing),
    Attack("1a", "1,030 connections that say nothing", bare_connections),
    Attack("1b", "1,030 streams of a stranger", streams, prepare_table),
    Attack("2", "60 refused moves of 250 kB", large_moves),
    Attack("3", "45 imports of one guest", imports),
    Attack("4", "8 strangers loop costly reads", costly_reads, prepare_ended),
    Attack("5", "3 guests make 60 tables of bots each", bot_tables, settling=180),
    Attack("6", "rules that are not here", rules_of_another_version),
    Attack("7", "a locked database and 45 writers", locked_database, judged_by_moves=False),
    Attack("8", "wrong guesses from everywhere", wrong_guesses, prepare_owner),
    Attack("8b", "forty sign in at once, from everywhere", sign_in_storm),
    Attack("4b", "4 strangers loop facts of all sorts", facts_storm),
    Attack("9", "undo of somebody else's move", hotseat_undo),
    Attack("10", "files for others to read", readable_files),
    Attack("11", "tokens and streams of a thief", sessions_that_stay),
    Attack("12", "one household of IPv6", one_household),
    Attack("14", "twelve webhooks that hang", hanging_webhooks),
    Attack("15", "votes that ask a stranger", vote_spam),
    Attack("16", "passwords, names, records, moves", small_things),
    Attack("17", "20 sign up with costly passwords", costly_sign_ups),
    Attack("18", "methods without end", endless_methods),
    Attack("19", "programmed moves without end", endless_programs),
    Attack("20", "36 streams in all languages", streams_of_all_languages, prepare_languages),
    Attack("21", "an open table changed again and again", changed_again_and_again),
    Attack("22", "push services that never finish", push_that_never_finishes),
)
