"""What honest people notice while a server is attacked: somebody who plays, and somebody who asks how it is."""

import http.client
import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any

from highiron.core.actions import action_to_data
from highiron.game import Game
from highiron.selfplay import RandomPlayers

PATIENCE = 15.0  # seconds after which somebody gives up, and counts as that long
HONEST = "203.0.113.1"  # where honest people are, as the proxy says


def said(counts: Counter[Any]) -> str:
    """How often each answer came."""
    return ", ".join(f"{count} x {what}" for what, count in sorted(counts.items(), key=str))


class Person:
    """A guest with a connection of their own, somewhere."""

    def __init__(self, address: tuple[str, int], place: str) -> None:
        self._address = address
        self._line = http.client.HTTPConnection(*address, timeout=PATIENCE)
        self.headers = {"X-Forwarded-For": place, "Content-Type": "application/json"}

    def ask(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, bytes]:
        """One request; status 0 when there was no answer."""
        content = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        for fresh in (False, True):
            try:
                self._line.request(method, path, content, {**self.headers, **more})
                answer = self._line.getresponse()
                text = answer.read()
                for line in answer.headers.get_all("set-cookie") or []:
                    self.headers["Cookie"] = line.partition(";")[0]
                return answer.status, text
            except (OSError, http.client.HTTPException) as error:
                self._line.close()
                self._line = http.client.HTTPConnection(*self._address, timeout=PATIENCE)
                # A connection that the server has closed for being idle is no failure.
                if fresh or isinstance(error, TimeoutError):
                    return 0, b""
        return 0, b""

    def arrive(self, name: str, password: str = "") -> int:
        """Take a name; gives the person's id, 0 when that was refused."""
        path, body = (
            ("/api/accounts", {"name": name, "password": password}) if password else ("/api/guests", {"name": name})
        )
        status, text = self.ask("POST", path, body)
        if status != 201:
            return 0
        me = json.loads(text)
        self.headers["X-CSRF-Token"] = me["csrf"]
        return int(me["person"]["id"])

    def table(self, **wanted: Any) -> str:
        """A table of 1830; "" when it was refused."""
        status, text = self.ask("POST", "/api/games", {"title": "1830", "players": 3, **wanted})
        return str(json.loads(text)["id"]) if status == 201 else ""

    def close(self) -> None:
        self._line.close()


def _probe(address: tuple[str, int], script: list[dict[str, Any]], stop: Event, ready: Event, out: Any) -> None:
    """Runs in a process of its own, so that the attack does not slow it down."""
    health: list[float] = []
    moves: list[float] = []
    failed: list[str] = []

    def look() -> None:
        while not stop.is_set():
            nobody = Person(address, HONEST)  # who comes anew needs a new connection
            began = time.perf_counter()
            status, _ = nobody.ask("GET", "/health")
            nobody.close()
            health.append((time.perf_counter() - began) * 1000)
            if status != 200:
                failed.append(f"health {status}")
            time.sleep(0.05)

    ann = Person(address, HONEST)
    ann.arrive("Ann the honest")
    path = f"/api/games/{ann.table(mode='hotseat', start=True)}/moves"
    looking = Thread(target=look)
    looking.start()
    ready.set()
    for sequence, action in enumerate(script):
        if stop.is_set():
            break
        began = time.perf_counter()
        status, text = ann.ask("POST", path, {"sequence": sequence, "key": f"probe-{sequence:05}", "action": action})
        moves.append((time.perf_counter() - began) * 1000)
        if status != 200:
            failed.append(f"move {status} {text[:120].decode()}")
            break
        time.sleep(0.1)
    looking.join()
    out.put((health, moves, failed))


def script(moves: int = 600) -> list[dict[str, Any]]:
    """A game of three for the probe to play."""
    from random import Random

    game, players = Game("1830", 3, seed=3), RandomPlayers(Random(3), quick=True)
    while not game.over and len(game.actions) < moves:
        game.play(players.choose(game.state))
    return [action_to_data(action) for action in game.actions]


class Seen:
    """What the probe found, once it has ended."""

    health: list[float]
    moves: list[float]
    failed: list[str]


@contextmanager
def probing(address: tuple[str, int], actions: list[dict[str, Any]]) -> Iterator[Seen]:
    """Honest people during the block."""
    context = multiprocessing.get_context("spawn")
    stop, ready, out = context.Event(), context.Event(), context.Queue()
    process = context.Process(target=_probe, args=(address, actions, stop, ready, out), daemon=True)
    process.start()
    ready.wait(60)
    seen = Seen()
    try:
        yield seen
    finally:
        stop.set()
        seen.health, seen.moves, seen.failed = out.get(timeout=PATIENCE * 4)
        process.join()
