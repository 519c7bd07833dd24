"""kill -9 during a stream of moves, many times: nothing that was acknowledged may be missing afterwards.

    python -m bench.server_kill --times 50 --database both
    python -m bench.server_kill --times 20 --database postgresql --workers 2

Starts the real server on loopback, lets several clients play over HTTP, kills the server with everything it has
started at a random moment, starts it again and checks: the clients' unanswered moves are sent again with their keys and
are stored once, earlier keys get their first answers, the games stand where the clients were told, and in the end every
game verifies. PostgreSQL is started for this in a temporary directory.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx

from highiron.core.actions import Action, action_to_data
from highiron.flow import engine
from highiron.selfplay import RandomPlayers
from highiron.server.admin.verify import verify
from highiron.server.config import Config
from highiron.server.database.engine import Database, database_url
from highiron.server.serve import serve
from highiron.titles import catalogue
from tests.server.postgres import Cluster, find_programs, free_port

CLIENTS = 6
STARTING = 60.0  # seconds for the server to answer


class Lost(Exception):
    """Something acknowledged is missing, or something is there twice."""


class Client:
    """A person at hotseat tables who remembers every answer."""

    def __init__(self, address: str, number: int) -> None:
        self._http = httpx.Client(base_url=address, timeout=20)
        self._rng = Random(number)
        self._players = RandomPlayers(self._rng)
        signed_in = self._post("/api/guests", {"name": f"Player {number}"})
        self._http.headers["X-CSRF-Token"] = signed_in["csrf"]
        self.acknowledged: list[tuple[str, dict[str, Any], int]] = []  # game, request, sequence of the answer
        self._unanswered: tuple[dict[str, Any], Action] | None = None
        self.moves = self.again = 0
        self._new_table()

    def _new_table(self) -> None:
        seats = [{"name": name} for name in ("Ann", "Bob", "Cyd")]
        wanted = {"title": "1830", "players": 3, "mode": "hotseat", "seats": seats, "start": True}
        self._game = self._post("/api/games", wanted)["id"]
        self._state = catalogue.new_state(catalogue.facts_for("1830", 3))
        self._sequence = 0

    def play(self, stop: threading.Event) -> None:
        """Make moves until the server is gone."""
        with suppress(httpx.TransportError):
            while not stop.is_set():
                if self._state.ended:
                    self._new_table()
                action = self._players.choose(self._state)
                request = {"sequence": self._sequence, "key": uuid4().hex, "action": action_to_data(action)}
                self._unanswered = (request, action)
                self._send(request, action)

    def catch_up(self) -> None:
        """After a restart: what was not answered is sent again, and what was answered is asked for again."""
        if self._unanswered is not None:
            self._send(*self._unanswered)
        for game, request, sequence in self._rng.sample(self.acknowledged, min(5, len(self.acknowledged))):
            answer = self._post(f"/api/games/{game}/moves", request)
            if not answer["repeated"] or answer["sequence"] != sequence:
                raise Lost(f"{game} {sequence}: the repeated key got another answer")
        there = self._get(f"/api/games/{self._game}/view?seat=-")
        expected = engine.view(self._state, None)
        if there["sequence"] != self._sequence or there["view"]["cash"] != expected["cash"]:
            raise Lost(f"{self._game} is not where it was said to be")

    def _send(self, request: dict[str, Any], action: Action) -> None:
        answer = self._post(f"/api/games/{self._game}/moves", request)
        if answer["sequence"] != request["sequence"] + 1:
            raise Lost(f"{self._game}: stored as {answer['sequence']}, not as {request['sequence'] + 1}")
        self.again += answer["repeated"]
        self.acknowledged.append((self._game, request, answer["sequence"]))
        self._unanswered = None
        self._state, _ = engine.apply(self._state, action)
        self._sequence += 1
        self.moves += 1

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._checked(self._http.post(path, json=body))

    def _get(self, path: str) -> Any:
        return self._checked(self._http.get(path))

    @staticmethod
    def _checked(answer: httpx.Response) -> Any:
        if answer.status_code >= 400:
            raise Lost(f"{answer.request.url.path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()


class Server:
    """The server in a process group of its own, so that all of it can be killed at once."""

    def __init__(self, data: Path, database: str, workers: int = 1) -> None:
        self._port = free_port()
        self._workers = workers
        self._data = data
        self._environment = {**os.environ, "HIGHIRON_DATABASE": database}
        self.address = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        self._log = (self._data / "log").open("ab")
        command = [sys.executable, "-m", "bench.server_kill", "--serve", str(self._port), str(self._data)]
        command += ["--workers", str(self._workers)]
        self._process = subprocess.Popen(
            command, env=self._environment, stdout=self._log, stderr=self._log, start_new_session=True
        )
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer; see {self._data / 'log'}")

    def kill(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._log.close()


def soak(name: str, url: str, data: Path, times: int, rng: Random, workers: int = 1) -> int:
    """Kill the server so many times; gives the number of games that do not verify."""
    server = Server(data, "" if name == "sqlite" else url, workers)
    clients = [Client(server.address, number) for number in range(CLIENTS)]
    begun = time.monotonic()
    try:
        for _ in range(times):
            stop = threading.Event()
            threads = [threading.Thread(target=client.play, args=(stop,)) for client in clients]
            for thread in threads:
                thread.start()
            time.sleep(rng.uniform(0.2, 1.5))
            server.kill()
            stop.set()
            for thread in threads:
                thread.join()
            server.start()
            for client in clients:
                client.catch_up()
    finally:
        server.kill()
    database = Database(url)
    verdicts = list(verify(database))
    database.close()
    wrong = [verdict for verdict in verdicts if verdict.faults]
    for verdict in wrong:
        print(verdict.game_id, verdict.faults)
    moves, again = sum(client.moves for client in clients), sum(client.again for client in clients)
    print(
        f"{name}, {workers} processes: killed {times} times in {time.monotonic() - begun:.0f} s;"
        f" {moves} moves acknowledged, none missing;"
        f" {again} had been stored before the kill and were acknowledged after it;"
        f" {len(verdicts) - len(wrong)} games verify, {len(wrong)} do not"
    )
    return len(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--workers", type=int, default=1, help="server processes on PostgreSQL")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        port, data = given.serve
        database = os.environ.get("HIGHIRON_DATABASE", "")
        config = Config(data=Path(data), database=database, port=int(port), rate_limits=False, workers=given.workers)
        serve(config, lambda address: None)
        return 0
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="highiron-kill-") as place:
        if given.database != "postgresql":
            data = Path(place) / "sqlite"
            data.mkdir()
            wrong += soak("sqlite", database_url(data), data, given.times, Random(given.seed))
        if given.database != "sqlite":
            programs, missing = find_programs()
            if programs is None:
                print(f"postgresql: not tried: {missing}")
                return 1
            data = Path(place) / "postgresql"
            data.mkdir()
            cluster = Cluster(programs, synced=True)
            try:
                wrong += soak("postgresql", cluster.url(), data, given.times, Random(given.seed), given.workers)
            finally:
                cluster.remove()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
