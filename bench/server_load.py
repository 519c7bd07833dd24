"""The load of a busy house: many games, several streams each, one move per game and second. Client and server are
processes of their own on loopback.

    python -m bench.server_load                                      200 games for five minutes on SQLite
    python -m bench.server_load --games 20 --seconds 20              a quick look
    python -m bench.server_load --database postgresql                on a PostgreSQL started for this, two processes
    python -m bench.server_load --database postgresql://…            on an empty database of one's own

Four people of its own sit at every table, and each listens to a stream. The moves were played before by random players,
so that the client only sends them. Every stream is checked: each entry must come once and in order, and every answered
move must come at all. Beside them some long games (1830 to the broken bank) are played over the whole time, and their
late moves are compared with their first. Memory is what the server has more at the end than before the tables were
made, when it had been warmed up by a few others.
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
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
import psycopg

from bench.http_wire import Broken, Connection, Guest
from bench.processes import megabytes, seconds
from highiron.core.actions import action_to_data
from highiron.game import Game
from highiron.selfplay import RandomPlayers
from tests.server.postgres import Cluster, find_programs

PLAYERS = 4
SCRIPTS = 8  # different games that are played
LONG_SEED = 5
LONG_GAMES = 2
WARMING = 8  # tables before the measurement
AT_ONCE = 8  # tables that are set up at the same time


class _Content(msgspec.Struct):
    sequence: int = 0


class _Line(msgspec.Struct):
    event: str
    data: _Content | None = None


_read_line = msgspec.json.Decoder(_Line).decode
_read_answer = msgspec.json.Decoder(_Content).decode


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)  # of moves, in milliseconds
    delays: list[float] = field(default_factory=list)  # from sending a move until a stream tells it
    failed: list[str] = field(default_factory=list)
    heard: int = 0
    lost: int = 0
    out_of_order: int = 0
    late: int = 0  # moves sent more than a second after they were due
    long_latencies: list[list[float]] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)


class Table:
    """One game of the load. Streams beyond the seats are spectators'."""

    def __init__(self, address: tuple[str, int], script: list[dict[str, Any]], streams: int, tally: Tally) -> None:
        self._address = address
        self._script = script
        self._tally = tally
        self._people = [Guest(*address) for _ in range(PLAYERS)]
        self._listeners: list[Connection] = []
        self._sent: dict[int, float] = {}
        self.id = ""
        self.heard = [0] * streams
        self.last = 0  # sequence of the last answered move

    async def begin(self, number: int) -> None:
        """Four guests make a table and start it; the streams open."""
        self._line = await Connection.open(*self._address)
        for place, guest in enumerate(self._people):
            await guest.arrive(self._line, f"Guest {number}-{place}")
        host = self._people[0]
        self.id = (await self._asked(host, "/api/games", {"title": "1830", "players": PLAYERS}))["id"]
        for other in self._people[1:]:
            await self._asked(other, f"/api/games/{self.id}/join", {})
        await self._asked(host, f"/api/games/{self.id}/start")
        for which in range(len(self.heard)):
            connection = await Connection.open(*self._address)
            self._listeners.append(connection)
            wanted = "" if which < PLAYERS else "?seat=-"
            path = f"/api/games/{self.id}/stream{wanted}"
            self._people[which % PLAYERS].listen(connection, path, lambda line, which=which: self._hear(which, line))  # type: ignore[misc]

    def end(self) -> None:
        for connection in (self._line, *self._listeners):
            connection.close()

    async def _asked(self, guest: Guest, path: str, data: Any = None) -> Any:
        status, _, body = await guest.ask(self._line, "POST", path, data)
        if status not in (200, 201):
            raise Broken(f"{status} {body.decode()}")
        return msgspec.json.decode(body)

    def _hear(self, which: int, line: bytes) -> None:
        found = _read_line(line)
        if found.event == "entry" and found.data is not None:
            sequence = found.data.sequence
            if sequence != self.heard[which] + 1:
                self._tally.out_of_order += 1
            self.heard[which] = sequence
            self._tally.heard += 1
            if which == 0 or which == len(self.heard) - 1:
                self._tally.delays.append((time.perf_counter() - self._sent[sequence]) * 1000)

    async def play(self, moves: int, every: float, luck: Random) -> None:
        """A move every so often, whatever the last one took."""
        due = time.perf_counter() + luck.random() * every
        for sequence, action in enumerate(self._script[:moves]):
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            began = self._sent[sequence + 1] = time.perf_counter()
            self._tally.late += began - due > 1
            guest = self._people["ABCD".index(action["seat"])]
            body = {"sequence": sequence, "key": f"load-{sequence:05}", "action": action}
            status, _, answer = await guest.ask(self._line, "POST", f"/api/games/{self.id}/moves", body)
            self._tally.latencies.append((time.perf_counter() - began) * 1000)
            if status != 200:
                self._tally.failed.append(f"{status} {answer[:300].decode()}")
                return
            self.last = _read_answer(answer).sequence
            due += every


def scripts(moves: int) -> list[list[dict[str, Any]]]:
    """The beginnings of some random games of 1830, the same every time."""
    found = []
    for seed in range(SCRIPTS):
        game, players = Game("1830", PLAYERS, seed=seed), RandomPlayers(Random(seed), quick=True)
        while not game.over and len(game.actions) < moves:
            game.play(players.choose(game.state))
        found.append([action_to_data(action) for action in game.actions])
    return found


def long_game() -> list[dict[str, Any]]:
    """A game of 1830 that breaks the bank, the same every time."""
    for seed in range(LONG_SEED, LONG_SEED + 200):
        game, players = Game("1830", PLAYERS, seed=seed), RandomPlayers(Random(seed), quick=True)
        while not game.over and len(game.actions) < 5000:
            game.play(players.choose(game.state))
        if game.state.ended == "bank":
            return [action_to_data(action) for action in game.actions]
    raise SystemExit("no random game broke the bank")


async def play_long(
    address: tuple[str, int], script: list[dict[str, Any]], lasts: float, number: int, tally: Tally
) -> None:
    """A long game at one screen from its first move to its last, spread over the time of the load."""
    guest, line = Guest(*address), await Connection.open(*address)
    await guest.arrive(line, f"Long {number}")
    table = {"title": "1830", "players": PLAYERS, "mode": "hotseat", "start": True}
    path = f"/api/games/{msgspec.json.decode((await guest.ask(line, 'POST', '/api/games', table))[2])['id']}/moves"
    latencies: list[float] = []
    tally.long_latencies.append(latencies)
    due, every = time.perf_counter(), lasts / len(script)
    for sequence, action in enumerate(script):
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        began = time.perf_counter()
        body = {"sequence": sequence, "key": f"long-{sequence:05}", "action": action}
        status, _, answer = await guest.ask(line, "POST", path, body)
        latencies.append((time.perf_counter() - began) * 1000)
        if status != 200:
            tally.failed.append(f"long game, move {sequence}: {status} {answer[:300].decode()}")
            break
        due += every
    line.close()


async def load(
    address: tuple[str, int], wanted: argparse.Namespace, tally: Tally, server_id: int, postmaster: int
) -> None:
    """Run the load."""
    await idle(server_id)
    warming = [Table(address, wanted.scripts[0], wanted.streams, Tally()) for _ in range(WARMING)]
    await in_turns([table.begin(-number) for number, table in enumerate(warming, 1)])
    await asyncio.gather(*(table.play(40, 0.05, Random(0)) for table in warming))
    for table in warming:
        table.end()
    await idle(server_id)
    before = megabytes(server_id)
    tables = [Table(address, wanted.scripts[number % SCRIPTS], wanted.streams, tally) for number in range(wanted.games)]
    await in_turns([table.begin(number) for number, table in enumerate(tables)])
    await idle(server_id)
    spent, own, database = seconds(server_id), time.process_time(), seconds(postmaster) if postmaster else 0.0
    began, luck = time.perf_counter(), Random(1)
    playing: list[Awaitable[None]] = [
        table.play(int(wanted.seconds / wanted.every), wanted.every, luck) for table in tables
    ]
    if wanted.long:
        playing += [play_long(address, wanted.long, wanted.seconds, number, tally) for number in range(LONG_GAMES)]
    await asyncio.gather(*playing)
    await settle(tables)
    tally.figures = {
        "lasted": time.perf_counter() - began,
        "server_seconds": seconds(server_id) - spent,
        "database_seconds": seconds(postmaster) - database if postmaster else 0.0,
        "client_seconds": time.process_time() - own,
        "mb_before": before,
        "mb_after": megabytes(server_id),
    }
    tally.lost = sum(max(0, table.last - heard) for table in tables for heard in table.heard)
    for table in tables:
        table.end()


async def in_turns(work: "list[Any]") -> None:
    """A few at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[None]) -> None:
        async with turn:
            await each

    await asyncio.gather(*(one(each) for each in work))


async def idle(server_id: int) -> None:
    """Wait until the server has nothing to do, a minute at most."""
    for _ in range(60):
        before = seconds(server_id)
        await asyncio.sleep(1)
        if seconds(server_id) - before < 0.1:
            return


async def settle(tables: list[Table]) -> None:
    """Wait until the streams have told everything, ten seconds at most."""
    for _ in range(100):
        if all(heard >= table.last for table in tables for heard in table.heard):
            return
        await asyncio.sleep(0.1)


def percentiles(values: list[float], *shares: float) -> dict[str, float]:
    """By share, in milliseconds; empty when nothing was measured."""
    ranked = sorted(values)
    return {
        f"p{share:g}": round(ranked[min(len(ranked) - 1, int(len(ranked) * share / 100))], 1)
        for share in shares
        if ranked
    }


@contextmanager
def server(database: str, workers: int) -> Iterator[tuple[tuple[str, int], int]]:
    """The server in a process of its own, without rate limits; its address and process id."""
    environ = {**os.environ, "HIGHIRON_LOG_LEVEL": "WARNING", "HIGHIRON_RATE_LIMITS": "off"}
    environ.pop("HIGHIRON_DATABASE", None)
    if database:
        environ["HIGHIRON_DATABASE"] = database
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "highiron", "serve", "--port", "0", "--data", data, "--workers", str(workers)]
        started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)
        assert started.stdout is not None
        line = started.stdout.readline()
        if "serves at" not in line:
            raise SystemExit("the server did not start")
        address = urlsplit(line.split("serves at ")[1].split()[0])
        try:
            yield (str(address.hostname), int(address.port or 0)), started.pid
        finally:
            started.send_signal(signal.SIGTERM)
            started.wait(30)


@contextmanager
def postgresql(wanted: str) -> Iterator[tuple[str, int]]:
    """The URL of the database ("" for SQLite), and the process id of a PostgreSQL that was started for this."""
    if wanted != "postgresql":
        yield "" if wanted == "sqlite" else wanted, 0
        return
    programs, why = find_programs()
    if programs is None:
        raise SystemExit(why)
    cluster = Cluster(programs, synced=True)
    try:
        with psycopg.connect(cluster.url()) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row is not None
        yield cluster.url(), int((Path(row[0]) / "postmaster.pid").read_text().split()[0])
    finally:
        cluster.remove()


def report(wanted: argparse.Namespace, tally: Tally) -> dict[str, Any]:
    """The figures."""
    first = [each for game in tally.long_latencies for each in game[: max(1, len(game) // 10)]]
    last = [each for game in tally.long_latencies for each in game[-max(1, len(game) // 10) :]]
    long_moves = sum(len(game) for game in tally.long_latencies)
    taken = tally.figures
    moves = len(tally.latencies)
    every = max(1, moves + long_moves)
    tables = wanted.games + len(tally.long_latencies)
    early, late = percentiles(first, 50, 99), percentiles(last, 50, 99)
    return {
        "database": "sqlite" if wanted.database == "sqlite" else "postgresql",
        "workers": wanted.workers,
        "games": wanted.games,
        "streams": wanted.games * wanted.streams,
        "seconds": round(taken["lasted"], 1),
        "moves": moves,
        "moves_per_second": round((moves + long_moves) / taken["lasted"], 1),
        "failed": len(tally.failed),
        "sent_late": tally.late,
        "entries_expected": (moves - len(tally.failed)) * wanted.streams,
        "entries_heard": tally.heard,
        "lost": tally.lost,
        "out_of_order": tally.out_of_order,
        "move_ms": percentiles(tally.latencies, 50, 90, 99),
        "told_after_ms": percentiles(tally.delays, 50, 90, 99),
        "long_games": len(tally.long_latencies),
        "long_game_moves": long_moves,
        "long_first_tenth_ms": early,
        "long_last_tenth_ms": late,
        "long_p99_last_to_first": round(late["p99"] / early["p99"], 2) if long_moves else None,
        "server_cpu_ms_per_move": round(taken["server_seconds"] * 1000 / every, 2),
        "database_cpu_ms_per_move": round(taken["database_seconds"] * 1000 / every, 2),
        "client_cpu_ms_per_move": round(taken["client_seconds"] * 1000 / every, 2),
        "server_mb_before": round(taken["mb_before"], 1),
        "server_mb_after": round(taken["mb_after"], 1),
        "kb_per_running_game": round((taken["mb_after"] - taken["mb_before"]) * 1000 / tables, 1),
    }


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description="Load a server as a busy house would.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--streams", type=int, default=4, help="streams per game")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves of a game")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the URL of an empty PostgreSQL")
    parser.add_argument("--workers", type=int, help="server processes: 1 on SQLite, 2 on PostgreSQL unless told")
    parser.add_argument("--no-long", dest="long", action="store_false", help="leave the long games out")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    wanted = parser.parse_args()
    wanted.workers = wanted.workers or (1 if wanted.database == "sqlite" else 2)
    # Played before the server starts, so that it takes no time from the load.
    wanted.scripts = scripts(max(40, int(wanted.seconds / wanted.every)))
    wanted.long = long_game() if wanted.long else []
    tally = Tally()
    with (
        postgresql(wanted.database) as (database, postmaster),
        server(database, wanted.workers) as (address, server_id),
    ):
        asyncio.run(load(address, wanted, tally, server_id, postmaster))
    found = report(wanted, tally)
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
