"""The load of a busy house: many games, several streams each, one move per game and second. Client and server are
processes of their own on loopback.

    python -m bench.server_load                                  200 games for five minutes on SQLite
    python -m bench.server_load --games 20 --seconds 20          a quick look
    python -m bench.server_load --database postgresql://…        on PostgreSQL

Every stream is checked: each entry must come once and in order, and every answered move must come at all. A long game
(1830 to the broken bank) is played on the loaded server, move by move, and its late moves are compared with its first.
"""

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from highiron.core.actions import action_to_data
from highiron.game import Game
from highiron.selfplay import RandomPlayers

PLAYERS = 4
LONG_SEED = 5


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)  # of moves, in milliseconds
    delays: list[float] = field(default_factory=list)  # from sending a move until a stream tells it
    moves: int = 0
    failed: list[str] = field(default_factory=list)
    heard: int = 0
    lost: int = 0
    out_of_order: int = 0
    long_latencies: list[float] = field(default_factory=list)


class Table:
    """One game of the load. Four people sit at it, each with a stream; whoever is asked plays a random legal move."""

    def __init__(self, people: list[httpx.AsyncClient], number: int, streams: int, tally: Tally) -> None:
        self.people = people
        self.number = number
        self.tally = tally
        self.luck = Random(number)
        self.id = ""
        self.sequence = 0
        self.actor = 0
        self.legal: list[dict[str, Any]] = []
        self.told = asyncio.Event()  # that somebody knows what may be done now
        self.sent: dict[int, float] = {}
        self.heard = [0] * streams
        self.last = 0  # sequence of the last answered move
        self.over = False

    async def begin(self) -> None:
        host = self.people[0]
        made = await host.post("/api/games", json={"title": "1830", "players": len(self.people)})
        made.raise_for_status()
        self.id = made.json()["id"]
        for other in self.people[1:]:
            (await other.post(f"/api/games/{self.id}/join", json={})).raise_for_status()
        (await host.post(f"/api/games/{self.id}/start")).raise_for_status()

    async def listen(self, which: int) -> None:
        """One stream: every entry once and in order. Streams beyond the seats are spectators'."""
        path = f"/api/games/{self.id}/stream" + ("" if which < len(self.people) else "?seat=-")
        client = self.people[which % len(self.people)]
        async with client.stream("GET", path, headers={"Accept": "application/x-ndjson"}, timeout=None) as answer:
            async for line in answer.aiter_lines():
                event = msgspec.json.decode(line)
                if event["event"] in ("snapshot", "entry"):
                    self.hear(which, event["event"], event["data"])

    def hear(self, which: int, name: str, data: dict[str, Any]) -> None:
        sequence = data["sequence"]
        if name == "entry":
            if sequence != self.heard[which] + 1:
                self.tally.out_of_order += 1
            self.heard[which] = sequence
            self.tally.heard += 1
            if sequence in self.sent:
                self.tally.delays.append((time.perf_counter() - self.sent[sequence]) * 1000)
        if data["status"] != "running":
            self.over = True
            self.told.set()
        elif data["legal"] and data["you"] == data["actor"] and sequence >= self.sequence:
            self.sequence, self.legal, self.actor = sequence, data["legal"], which
            self.told.set()

    async def play(self, until: float, every: float) -> None:
        """A move a second, whatever the last one took."""
        due = time.perf_counter() + self.luck.random() * every
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await asyncio.wait_for(self.told.wait(), 60)
            if not self.over:
                await self.move()
            due += every

    async def move(self) -> None:
        self.told.clear()
        sequence, client = self.sequence, self.people[self.actor]
        action = await self.choose(self.luck.choice([each for each in self.legal if each["type"] != "bankrupt"]))
        body = {"sequence": sequence, "key": f"load-{self.number}-{sequence}", "action": action}
        self.sent[sequence + 1] = began = time.perf_counter()
        answer = await client.post(f"/api/games/{self.id}/moves", json=body)
        if answer.status_code != 200:
            self.tally.failed.append(f"{answer.status_code} {answer.text[:300]}")
            self.over = True
            return
        self.tally.latencies.append((time.perf_counter() - began) * 1000)
        self.tally.moves += 1
        self.last = msgspec.json.decode(answer.content)["sequence"]

    async def choose(self, family: dict[str, Any]) -> dict[str, Any]:
        action: dict[str, Any] = {"type": family["type"], "seat": family["seat"]}
        if family["type"] == "run_trains":
            params = {"company": family["company"]}
            best = await self.people[self.actor].get(f"/api/games/{self.id}/routes", params=params)
            runs = [{"train": run["train"], "path": run["path"]} for run in best.json()["runs"]]
            return {**action, "company": family["company"], "runs": runs}
        for name, domain in self.luck.choice(family["boxes"]).items():
            if isinstance(domain, list):
                action[name] = self.luck.choice(domain)
            elif isinstance(domain, dict):
                action[name] = domain["from"]
            else:
                action[name] = domain
        return action


def long_game() -> list[dict[str, Any]]:
    """The actions of a game of 1830 that breaks the bank, the same every time."""
    for seed in range(LONG_SEED, LONG_SEED + 200):
        game = Game("1830", 4, seed=seed)
        players = RandomPlayers(Random(seed))
        while not game.over and len(game.actions) < 5000:
            game.play(players.choose(game.state))
        if game.state.ended == "bank":
            return [action_to_data(action) for action in game.actions]
    raise SystemExit("no random game broke the bank")


async def play_long(client: httpx.AsyncClient, actions: list[dict[str, Any]], tally: Tally) -> None:
    """A long game from its first move to its last, one move after the other."""
    made = await client.post("/api/games", json={"title": "1830", "players": 4, "mode": "hotseat", "start": True})
    path = f"/api/games/{made.json()['id']}/moves"
    for sequence, action in enumerate(actions):
        body = {"sequence": sequence, "key": f"long-{sequence:05}", "action": action}
        began = time.perf_counter()
        answer = await client.post(path, json=body)
        tally.long_latencies.append((time.perf_counter() - began) * 1000)
        if answer.status_code != 200:
            tally.failed.append(f"long game, move {sequence}: {answer.status_code} {answer.text[:300]}")
            return


async def load(address: str, wanted: argparse.Namespace, tally: Tally, server_id: int) -> dict[str, float]:
    """Run the load; memory of the server before and after, in megabytes."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(visitor(address, f"Load {number}")) for number in range(PLAYERS)]
        before = memory(server_id)
        tables = [Table(people, number, wanted.streams, tally) for number in range(wanted.games)]
        for table in tables:
            await table.begin()
        begun = memory(server_id)
        listening = [asyncio.create_task(table.listen(which)) for table in tables for which in range(wanted.streams)]
        await asyncio.wait_for(asyncio.gather(*(table.told.wait() for table in tables)), 120)
        until = time.perf_counter() + wanted.seconds
        playing = [asyncio.create_task(table.play(until, wanted.every)) for table in tables]
        long = asyncio.create_task(play_long(people[0], wanted.moves, tally)) if wanted.moves else None
        await asyncio.gather(*playing)
        if long is not None:
            await long
        await settle(tables)
        after = memory(server_id)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        tally.lost = sum(table.last - heard for table in tables for heard in table.heard)
    return {"before": before, "begun": begun, "after": after}


@asynccontextmanager
async def visitor(address: str, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser with a guest in it."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        guest = await client.post("/api/guests", json={"name": name})
        client.headers["X-CSRF-Token"] = guest.json()["csrf"]
        yield client


async def settle(tables: list[Table]) -> None:
    """Wait until the streams have told everything, ten seconds at most."""
    for _ in range(100):
        if all(heard >= table.last for table in tables for heard in table.heard):
            return
        await asyncio.sleep(0.1)


def memory(server_id: int) -> float:
    """Megabytes of the server with its workers (Linux)."""
    family = {server_id}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, parent = int(place.parent.name), int(place.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # a process that has just ended
        if parent == server_id:
            family.add(number)
    pages = sum(int(Path(f"/proc/{number}/statm").read_text().split()[1]) for number in family)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def percentiles(values: list[float], *shares: float) -> dict[str, float]:
    """By share, in milliseconds; empty when nothing was measured."""
    ranked = sorted(values)
    return {str(share): round(ranked[min(len(ranked) - 1, int(len(ranked) * share))], 1) for share in shares if ranked}


@contextmanager
def server(data: Path, database: str, workers: int) -> Iterator[tuple[str, int]]:
    """The server in a process of its own, without rate limits; its address and process id."""
    environ = {**os.environ, "HIGHIRON_LOG_LEVEL": "WARNING", "HIGHIRON_RATE_LIMITS": "off"}
    if database:
        environ["HIGHIRON_DATABASE"] = database
    command = [sys.executable, "-m", "highiron", "serve", "--port", "0", "--data", str(data), "--workers", str(workers)]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)
    assert started.stdout is not None
    line = started.stdout.readline()
    if "serves at" not in line:
        raise SystemExit("the server did not start")
    try:
        yield line.split("serves at ")[1].split()[0].rstrip("/"), started.pid
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait(30)


def report(wanted: argparse.Namespace, tally: Tally, sizes: dict[str, float]) -> dict[str, Any]:
    """The figures."""
    tenth = max(1, len(tally.long_latencies) // 10)
    first, last = tally.long_latencies[:tenth], tally.long_latencies[-tenth:]
    expected = tally.moves * wanted.streams
    return {
        "database": "postgresql" if wanted.database else "sqlite",
        "games": wanted.games,
        "streams": wanted.games * wanted.streams,
        "seconds": wanted.seconds,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / wanted.seconds, 1),
        "failed": len(tally.failed),
        "entries_expected": expected,
        "entries_heard": tally.heard,
        "lost": tally.lost,
        "out_of_order": tally.out_of_order,
        "move_ms": percentiles(tally.latencies, 0.5, 0.9, 0.99),
        "told_after_ms": percentiles(tally.delays, 0.5, 0.9, 0.99),
        "long_game_moves": len(tally.long_latencies),
        "long_game_first_tenth_ms": percentiles(first, 0.5, 0.99),
        "long_game_last_tenth_ms": percentiles(last, 0.5, 0.99),
        "server_mb": {name: round(size, 1) for name, size in sizes.items()},
        "kb_per_running_game": round((sizes["after"] - sizes["before"]) * 1000 / max(1, wanted.games), 1),
    }


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description="Load a server as a busy house would.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--streams", type=int, default=4, help="streams per game")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves of a game")
    parser.add_argument("--database", default="", help="URL of an empty PostgreSQL database; SQLite if left out")
    parser.add_argument("--workers", type=int, default=1, help="server processes (PostgreSQL only)")
    parser.add_argument("--no-long", dest="long", action="store_false", help="leave the long game out")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    wanted = parser.parse_args()
    # Played before the server starts, so that it takes no time from the load.
    wanted.moves = long_game() if wanted.long else []
    tally = Tally()
    with (
        tempfile.TemporaryDirectory() as data,
        server(Path(data), wanted.database, wanted.workers) as (address, server_id),
    ):
        sizes = asyncio.run(load(address, wanted, tally, server_id))
    found = report(wanted, tally, sizes)
    for name, value in found.items():
        print(f"{name:28} {value}")
    for problem in tally.failed[:5]:
        print(problem, file=sys.stderr)
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if tally.failed or tally.lost or tally.out_of_order:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
