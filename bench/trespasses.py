"""Attacks that need no time: each tries once what must not work, and says so loudly where it does."""

import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.attack_probe import Person
from highiron.game import Game
from highiron.records import own
from highiron.selfplay import RandomPlayers

if TYPE_CHECKING:
    from bench.attacks import Ground

PASSWORD = "correct horse battery staple"


class GotThrough(Exception):
    """An attack has worked."""


def expect(holds: bool, otherwise: str) -> None:
    """Raises GotThrough."""
    if not holds:
        raise GotThrough(otherwise)


def _json(answer: tuple[int, bytes]) -> Any:
    status, text = answer
    expect(status in (200, 201), f"{status} {text[:200].decode(errors='replace')}")
    return json.loads(text)


def rules_of_another_version(ground: "Ground") -> list[str]:
    """Games of rules, and with options, that this version does not have: only they may be missing."""
    host = ground.person()
    host.arrive("Host of the archive")
    tables = [host.table(mode="hotseat", start=True) for _ in range(3)]
    with sqlite3.connect(ground.data / "highiron.sqlite", timeout=10) as file:
        changes = ("rules_version = 99", """options = '{"retired":"yes"}'""")
        for table, change in zip(tables, changes, strict=False):
            file.execute(f"UPDATE games SET {change}, revision = revision + 1 WHERE id = ?", (table,))
    answers = Counter[str]()
    for table, wanted in zip(tables, (409, 409, 200), strict=True):
        for path in ("", "/view", "/log", "/picture.svg", "/map.svg", "/facts"):
            status, _ = host.ask("GET", f"/api/games/{table}{path}")
            answers[f"{status} {path or '(table)'}"] += 1
            expect(status in (200, wanted), f"{status} for {path} of a game that should give {wanted}")
    for path in ("/api/games", "/api/me/games", "/api/titles"):
        expect(host.ask("GET", path)[0] == 200, f"{path} does not answer")
    return [f"{sum(answers.values())} answers, none a fault"]


def hotseat_undo(ground: "Ground") -> list[str]:
    """The host of a hotseat game takes back the move of somebody who has a seat of their own by now."""
    host, ann = ground.person(1), ground.person(2)
    host.arrive("Mallory of the hotseat")
    ann_id = ann.arrive("Ann with a seat", PASSWORD)
    path = f"/api/games/{host.table(mode='hotseat', start=True)}"
    body = {"kind": "substitute", "of": "B", "person": ann_id, "seat": "A"}
    vote = _json(host.ask("POST", f"{path}/votes", body))
    for letter in (seat for seat in vote["waiting"] if seat):
        host.ask("PUT", f"{path}/votes/{vote['id']}", {"agrees": True, "seat": letter})
    _json(ann.ask("PUT", f"{path}/votes/{vote['id']}", {"agrees": True}))
    for number, (person, seat) in enumerate(((host, "A"), (ann, "B"))):
        move = {"sequence": number, "key": f"hotseat-{number:03}", "action": {"type": "pass", "seat": seat}}
        _json(person.ask("POST", f"{path}/moves", move))
    for number, to in enumerate((1, 0)):
        back = {"sequence": 2, "key": f"hotseat-undo-{number}", "to": to, "seat": "A"}
        host.ask("POST", f"{path}/undo", back)
        view = _json(host.ask("GET", f"{path}/view"))
        expect(view["position"] == 2, f"taken back to {view['position']} without asking")
    return ["the other one must agree"]


def readable_files(ground: "Ground") -> list[str]:
    """What a backup and a restored database hold is nobody else's to read."""
    before = os.umask(0o022)
    try:
        with tempfile.TemporaryDirectory() as place:
            file, data = Path(place) / "backup.jsonl.gz", Path(place) / "restored"
            _admin("backup", "--data", str(ground.data), "--to", str(file))
            _admin("restore", str(file), "--data", str(data))
            found = [file, *data.iterdir(), *ground.data.glob("highiron.sqlite*")]
            for each in found:
                mode = stat.S_IMODE(each.stat().st_mode)
                expect(each.suffix == ".lock" or not mode & 0o077, f"{each.name} has mode {mode:o}")
    finally:
        os.umask(before)
    return [f"{len(found)} files, none for others"]


def _admin(*words: str) -> None:
    done = subprocess.run([sys.executable, "-m", "highiron", "admin", *words], capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr.decode())


def sessions_that_stay(ground: "Ground") -> list[str]:
    """A thief's token and stream after a new password, and a stream after "sign out everywhere"."""
    owner, thief, again = (ground.person(number) for number in range(3))
    owner.arrive("Olga the owner", PASSWORD)
    made = _json(owner.ask("POST", "/api/me/tokens", {"name": "stolen", "scopes": ["read", "play"]}))
    table = owner.table(public=False)
    thief.headers["Authorization"] = f"Bearer {made['secret']}"
    expect(thief.ask("GET", "/api/me")[0] == 200, "the token does not work at all")
    by_token = _listening(ground, table, f"Authorization: Bearer {made['secret']}")
    changed = {"old": PASSWORD, "new": PASSWORD + " and more"}
    owner.headers["X-CSRF-Token"] = _json(owner.ask("PUT", "/api/me/password", changed))["csrf"]
    expect(thief.ask("GET", "/api/me")[0] == 401, "the token outlives the password")
    expect(_ends(by_token), "a stream outlives the password")
    again.headers = dict(owner.headers)
    by_cookie = _listening(ground, table, f"Cookie: {owner.headers['Cookie']}")
    status, _ = owner.ask("DELETE", "/api/sessions?everywhere=true")
    expect(status == 204, f"signing out everywhere: {status}")
    expect(_ends(by_cookie), "a stream outlives the sign-out")
    me = _json(again.ask("GET", "/api/me"))
    expect(me["person"] is None, "a session outlives the sign-out")
    return ["token, session and streams end"]


def _listening(ground: "Ground", table: str, who: str) -> socket.socket:
    line = socket.create_connection(ground.address, timeout=5)
    ground.open.append(line)
    line.sendall(f"GET /api/games/{table}/stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{who}\r\n\r\n".encode())
    expect(b" 200 " in line.recv(100), "the stream does not begin")
    return line


def _ends(line: socket.socket) -> bool:
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    return True


def small_things(ground: "Ground") -> list[str]:
    """The lower ones: passwords, names, records, webhooks, figures, and moves that say too much or too little."""
    tried: list[str] = []

    def refused(what: str, answer: tuple[int, bytes], *allowed: int) -> None:
        expect(answer[0] in (allowed or (422,)), f"{what}: {answer[0]} {answer[1][:120].decode(errors='replace')}")
        tried.append(what)

    owner, mallory = ground.person(1), ground.person(2)
    owner.arrive("Catherine", PASSWORD)
    weak = {"name": "Mallory of passwords", "password": "1234567890"}
    refused("a common password", mallory.ask("POST", "/api/accounts", weak))
    lookalike = {"name": "С\u0430therine", "password": PASSWORD}  # the first two letters are Cyrillic
    refused("a lookalike name", mallory.ask("POST", "/api/accounts", lookalike), 409, 422)
    mallory.arrive("Mallory of the details", PASSWORD)
    # Addresses of its own network are allowed to the bench's server; what is none of the web is refused everywhere.
    refused("a webhook that is none", mallory.ask("PATCH", "/api/me", {"webhook": "ftp://example.org/"}))
    refused("figures from afar", mallory.ask("GET", "/metrics"), 403)
    refused("how the server is, for anybody", mallory.ask("GET", "/api/admin/condition"), 403)
    path = f"/api/games/{mallory.table(mode='hotseat', start=True)}"
    moves: dict[str, dict[str, Any]] = {
        "a price that is no number": {"type": "bid", "private": "SV", "price": "NaN"},
        "a misspelt field": {"type": "bid", "private": "SV", "price": 20, "tradein": "x"},
        "an end by one seat": {"type": "end_game"},
    }
    for number, (what, action) in enumerate(moves.items()):
        body = {"sequence": 0, "key": f"small-{number:05}", "action": {**action, "seat": "A"}}
        refused(what, mallory.ask("POST", f"{path}/moves", body), 403, 409, 422)
    options = {"title": "1830", "players": 3, "options": {"bank_size": 9000}}
    refused("an option that is a number", mallory.ask("POST", "/api/games", options), 400, 422)
    names = _seats(mallory, "Catherine")
    expect("Catherine" not in names, "a record has a seat in the name of somebody else's account")
    tried.append("a record in another's name")
    return [", ".join(tried)]


def _seats(person: Person, name: str) -> list[str]:
    """The names of seats of a record that names somebody."""
    from random import Random

    game, players = Game("1830", [name, "Bob", "Dora"], seed=1), RandomPlayers(Random(1), quick=True)
    while len(game.actions) < 10:
        game.play(players.choose(game.state))
    text = "\n".join(own.write_lines(game)) + "\n"
    table = _json(person.ask("POST", "/api/imports", {"record": text}))
    return [seat["name"] for seat in table["seats"]]
