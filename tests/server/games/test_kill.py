"""kill -9 in a stream of moves: what was acknowledged is there afterwards, and the games go on.

A few times here; `python -m bench.server_kill` does it to the whole server, fifty times on both databases.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from highiron.core.actions import action_from_data
from highiron.server.admin.verify import verify
from highiron.server.database.engine import Database
from highiron.server.games.service import Games

ROOT = Path(__file__).resolve().parents[3]
TIMES = 3


def moves_until_killed(url: str, count: int) -> list[Any]:
    """Let a process play, kill it after so many acknowledged moves, and give what it told of."""
    mover = subprocess.Popen(
        [sys.executable, "-m", "tests.server.games.mover", url],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE,
    )
    assert mover.stdout is not None
    lines = [mover.stdout.readline() for _ in range(count)]
    mover.kill()
    lines += mover.stdout.readlines()
    mover.wait()
    return [msgspec.json.decode(line) for line in lines if line.endswith(b"\n")]


def test_acknowledged_moves_survive_kill_9(url: str) -> None:
    rng = Random(1)
    for _ in range(TIMES):
        told = moves_until_killed(url, rng.randrange(20, 60))
        database = Database(url)
        games = Games(database)
        for game_id, person, seat, before, key, action, sequence, fingerprint in told:
            again = games.submit(game_id, person, seat, before, key, action_from_data(action))
            assert again.repeated and again.sequence == sequence
            assert again.live.state.fingerprint() == fingerprint
        verdicts = list(verify(database))
        assert {line[0] for line in told} <= {verdict.game_id for verdict in verdicts}
        assert [verdict for verdict in verdicts if verdict.faults] == []
        database.close()
