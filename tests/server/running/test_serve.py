"""The server as a real process: starting, refusing to start, stopping without losing anything."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from highiron.server.config import ConfigError, from_environment

WAIT = 60.0  # seconds; far longer than anything here takes


class Server:
    """A process that serves."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, log: list[str]) -> None:
        self.process = process
        self.address = address
        self.log = log

    def client(self) -> httpx.Client:
        """Somebody new."""
        return httpx.Client(base_url=self.address, timeout=WAIT)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End it by a signal; gives its exit status."""
        self.process.send_signal(number)
        return self.process.wait(WAIT)


def command(*args: object) -> list[str]:
    return [sys.executable, "-m", "highiron", "serve", *(str(arg) for arg in args)]


def run(*args: object, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Start a server that is expected not to start."""
    return subprocess.run(
        command(*args), capture_output=True, text=True, check=False, timeout=WAIT, env={**os.environ, **environment}
    )


Start = Callable[..., Server]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers and ends them after the test."""
    with contextlib.ExitStack() as stack:

        def launch(*args: object, **environment: str) -> Server:
            process = subprocess.Popen(
                command("--port", 0, *args),
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
            )
            stack.callback(process.wait)
            stack.callback(process.kill)
            assert process.stdout is not None
            assert process.stderr is not None
            log: list[str] = []
            errors = process.stderr
            threading.Thread(target=lambda: log.extend(errors), daemon=True).start()
            line = process.stdout.readline()
            assert line.startswith("Highiron serves at http://"), (line, log)
            return Server(process, line.split()[3], log)

        yield launch


def test_it_says_where_it_serves_and_answers_there(start: Start, tmp_path: Path) -> None:
    server = start("--data", tmp_path / "data")
    with server.client() as client:
        assert client.get("/health").json()["status"] == "ok"
        page = client.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert client.head("/").status_code == 200
        assert client.post("/api/guests", json={"name": "Gail"}).status_code == 201
    assert server.stop() == 0
    assert (tmp_path / "data" / "highiron.sqlite").exists()
    lines = [json.loads(line) for line in server.log]
    assert {"/health", "/", "/api/guests"} <= {line.get("route") for line in lines}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stopping_ends_streams_cleanly_and_keeps_everything(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    server = start("--data", tmp_path)
    with server.client() as client:
        me = client.post("/api/guests", json={"name": "Gail"}).json()
        wanted = {"title": "1830", "players": 3, "mode": "hotseat", "start": True}
        seats = [{"me": True, "name": name} for name in ("A", "B", "C")]
        made = client.post("/api/games", json={**wanted, "seats": seats}, headers={"X-CSRF-Token": me["csrf"]})
        assert made.status_code == 201, made.text
        game, cookies = made.json()["id"], client.cookies
        with client.stream("GET", f"/api/games/{game}/stream") as stream:
            parts = stream.iter_text()
            assert "snapshot" in next(parts)
            server.process.send_signal(number)
            rest = "".join(parts)  # the server ends the stream; a torn connection would raise here
        assert "Traceback" not in rest
    assert server.process.wait(WAIT) == 0
    again = start("--data", tmp_path)
    with again.client() as client:
        assert client.get(f"/api/games/{game}", cookies=cookies).json()["status"] == "running"


def test_one_server_for_one_directory(start: Start, tmp_path: Path) -> None:
    first = start("--data", tmp_path)
    second = run("--data", tmp_path, "--port", 0)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.startswith("highiron: another highiron server at http://")
    assert first.address in second.stderr
    assert second.stderr.count("\n") == 1
    first.process.kill()
    first.process.wait(WAIT)
    assert start("--data", tmp_path).stop() == 0, "a killed server leaves no lock behind"


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = run("--data", tmp_path, "--port", port)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"highiron: port {port} on 127.0.0.1")
    assert refused.stderr.count("\n") == 1


WRONG = [
    ({"HIGHIRON_DATABASE": "mysql://somebody:secret@host/x"}, "HIGHIRON_DATABASE must begin with postgresql://"),
    ({"HIGHIRON_TRUSTED_PROXIES": "everybody"}, "HIGHIRON_TRUSTED_PROXIES"),
    ({"HIGHIRON_PUBLIC_URL": "example.org"}, "HIGHIRON_PUBLIC_URL"),
    ({"HIGHIRON_PUBLIC_URL": "https://"}, "HIGHIRON_PUBLIC_URL must be an address"),
    ({"HIGHIRON_PUBLIC_URL": "https://a b"}, "HIGHIRON_PUBLIC_URL must be an address"),
    ({"HIGHIRON_PUBLIC_URL": "https://a:b"}, "HIGHIRON_PUBLIC_URL must be an address"),
    ({"HIGHIRON_PUBLIC_URL": "https://example.org/?x"}, "HIGHIRON_PUBLIC_URL must be an address"),
    ({"HIGHIRON_REGISTRATION": "maybe"}, "HIGHIRON_REGISTRATION must be open or closed"),
    ({"HIGHIRON_PRIVATE_WEBHOOKS": "1"}, "HIGHIRON_PRIVATE_WEBHOOKS must be allow or refuse"),
    ({"HIGHIRON_LOG_LEVEL": "LOUD"}, "HIGHIRON_LOG_LEVEL"),
]


@pytest.mark.parametrize(("environment", "part"), WRONG)
def test_wrong_settings_are_named_and_secrets_are_not(environment: dict[str, str], part: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(part)) as refused:
        from_environment(environ=environment)
    assert "secret" not in str(refused.value)


def test_settings_of_the_environment_are_read() -> None:
    found = from_environment(
        workers=3,
        environ={
            "HIGHIRON_DATABASE": "postgresql://me@host/x",
            "HIGHIRON_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
            "HIGHIRON_PUBLIC_URL": "https://trains.example.org/",
            "HIGHIRON_REGISTRATION": "closed",
        },
    )
    assert found.database_url == "postgresql+psycopg://me@host/x"
    assert not found.is_sqlite
    assert found.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert found.public_url == "https://trains.example.org"
    assert not found.registration


def test_postgresql_without_its_package_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("highiron.server.database.engine.find_spec", lambda name: None)
    with pytest.raises(ConfigError, match=re.escape("pip install 'highiron[postgres]'")):
        from_environment(environ={"HIGHIRON_DATABASE": "postgresql://me@host/x"})
    assert from_environment(environ={}).is_sqlite


def test_a_server_on_sqlite_does_without_the_package_for_postgresql(tmp_path: Path) -> None:
    code = """
import sys
sys.modules["psycopg"] = None  # as if it were not installed
from pathlib import Path
from highiron.server.app import create_app
from highiron.server.config import Config
from highiron.server.database.engine import Database, database_url
from highiron.server.database.migrate import migrate
from highiron.server.games.service import Games
database = Database(database_url(Path(sys.argv[1])))
migrate(database)
create_app(Config(), database, Games(database))
"""
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("--workers", 2), "--workers 2 needs PostgreSQL"),
        (("--host", "no.such.host.invalid"), "--host no.such.host.invalid"),
    ],
)
def test_what_cannot_be_served_is_one_clear_line(tmp_path: Path, args: tuple[object, ...], part: str) -> None:
    refused = run("--data", tmp_path, "--port", 0, *args)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert part in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_directory_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    refused = run("--data", tmp_path / "file" / "data", "--port", 0)
    assert refused.returncode == 2
    assert refused.stderr.startswith("highiron: ")
    assert refused.stderr.count("\n") == 1


def test_an_unreachable_database_is_said_and_its_password_is_not(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    refused = run(
        "--data",
        tmp_path,
        "--port",
        0,
        HIGHIRON_DATABASE=f"postgresql://me:hunter2@127.0.0.1:{port}/x?connect_timeout=5",
    )
    assert refused.returncode == 2
    assert "HIGHIRON_DATABASE" in refused.stderr
    assert "hunter2" not in refused.stderr


def test_several_workers_share_sessions_and_stop_together(
    start: Start, empty_postgres: Callable[[], str], tmp_path: Path
) -> None:
    server = start("--workers", 2, "--data", tmp_path, HIGHIRON_DATABASE=empty_postgres())
    with server.client() as client:
        cookies = client.post("/api/guests", json={"name": "Gail"}).cookies
    names = set()
    for _ in range(12):  # new connections, so that both workers are asked
        answer = httpx.get(f"{server.address}api/me", cookies=cookies, timeout=WAIT)
        names.add(answer.json()["person"]["name"])
    assert names == {"Gail"}
    with server.client() as client, client.stream("GET", "/api/stream", cookies=cookies) as stream:
        parts = stream.iter_text()
        next(parts)
        server.process.terminate()
        "".join(parts)
    assert server.process.wait(WAIT) == 0


def test_workers_stop_when_their_parent_is_killed(
    start: Start, empty_postgres: Callable[[], str], tmp_path: Path
) -> None:
    server = start("--workers", 2, "--data", tmp_path, HIGHIRON_DATABASE=empty_postgres())
    port = int(server.address.rstrip("/").rpartition(":")[2])
    server.process.kill()
    server.process.wait(WAIT)

    def is_refused() -> bool:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            return True
        return False

    gone = threading.Event()
    for _ in range(int(WAIT * 5)):
        if is_refused():
            gone.set()
            break
        threading.Event().wait(0.2)
    assert gone.is_set()
