"""A program with nothing but a token makes a table, joins one and plays."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Serving, serving

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_client.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving("sqlite", tmp_path) as started:
        yield started


def token(server: Serving, name: str) -> str:
    """A token of a new account."""
    with httpx.Client(base_url=server.address, timeout=30) as browser:
        made = browser.post("/api/accounts", json={"name": name, "password": "correct horse battery"}).json()
        headers = {"X-CSRF-Token": made["csrf"]}
        body = {"name": "bot", "scopes": ["read", "play", "tables"]}
        secret: str = browser.post("/api/me/tokens", json=body, headers=headers).json()["secret"]
    return secret


def test_a_bot_account_creates_and_plays_by_token_alone(server: Serving) -> None:
    command = [sys.executable, str(EXAMPLE), server.address, token(server, "Robin"), "--moves", "12"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "12 moves made" in done.stdout
    game = done.stdout.split("/game/")[1].split()[0]
    log = httpx.get(f"{server.address}/api/games/{game}/log").json()
    assert sum(1 for entry in log["entries"] if entry["seat"] == "A" and entry["by"] == "person") >= 12


def test_two_bot_accounts_meet_at_an_open_table(server: Serving) -> None:
    headers = {"Authorization": f"Bearer {token(server, 'Host')}"}
    made = httpx.post(f"{server.address}/api/games", json={"title": "1830", "players": 2}, headers=headers).json()
    command = [sys.executable, str(EXAMPLE), server.address, token(server, "Robin"), "--moves", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robin:
        assert robin.stdout is not None
        assert made["id"] in robin.stdout.readline()
        assert httpx.post(f"{server.address}/api/games/{made['id']}/start", headers=headers).status_code == 201
        move = {"sequence": 0, "key": "first-move", "action": {"type": "pass", "seat": "A"}}
        path = f"{server.address}/api/games/{made['id']}/moves"
        assert httpx.post(path, json=move, headers=headers).status_code == 200
        assert "1 moves made" in robin.communicate(timeout=60)[0]
