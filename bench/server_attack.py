"""Attacks of strangers on a fresh server, one after the other, and what honest people notice of them.

    python -m bench.server_attack                               every attack, ten seconds each
    python -m bench.server_attack --only 1 4                    some of them
    python -m bench.server_attack --before ../older-checkout    the same against an older version first

The numbers are those of the list of findings. Server, attackers and honest people are processes of their own on
loopback; a trusted proxy's header gives each of them an address. During an attack somebody plays a game and somebody
asks for /health. Wanted: /health p99 below 200 ms, moves p99 below 300 ms, and the memory back within a fifth
afterwards. What must not work at all (6, 9 to 11, 16) is tried once. A clock that is set (13) is shown by the tests
alone: it would be set for the whole machine.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from bench.attack_probe import probing, script
from bench.attacks import ATTACKS, Attack, Ground
from bench.processes import megabytes, seconds
from bench.trespasses import GotThrough

HEALTH, MOVES, MEMORY = 200.0, 300.0, 1.2  # milliseconds, milliseconds, times as much as before
WARMING = 40  # seconds at most until a server that has just started has nothing to do
LEAST = 8  # seconds that it has for starting


@dataclass
class Outcome:
    """What was seen of one attack."""

    name: str
    health: float = 0.0
    moves: float = 0.0
    memory: tuple[float, float, float] = (0.0, 0.0, 0.0)  # before, most, after
    notes: list[str] = field(default_factory=list)
    judged_by_moves: bool = True
    got_through: bool = False

    @property
    def held(self) -> bool:
        """Whether the server stood it."""
        before, _, after = self.memory
        quick = self.health < HEALTH and (self.moves < MOVES or not self.judged_by_moves)
        return quick and after < before * MEMORY + 10 and not self.got_through


@contextmanager
def server(source: Path | None) -> Iterator[tuple[tuple[str, int], int, Path]]:
    """A server on a new data directory; its address, process and data."""
    environ = {
        **os.environ,
        "HIGHIRON_LOG_LEVEL": "ERROR",
        "HIGHIRON_TRUSTED_PROXIES": "127.0.0.1",
        "HIGHIRON_PRIVATE_WEBHOOKS": "allow",
    }
    environ.pop("HIGHIRON_DATABASE", None)
    if source is not None:
        environ["PYTHONPATH"] = str(source / "src")
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "highiron", "serve", "--port", "0", "--data", data]
        started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environ)
        assert started.stdout is not None
        line = started.stdout.readline()
        if "serves at" not in line:
            raise SystemExit("the server did not start")
        address = urlsplit(line.split("serves at ")[1].split()[0])
        try:
            yield (str(address.hostname), int(address.port or 0)), started.pid, Path(data)
        finally:
            started.send_signal(signal.SIGTERM)
            try:
                started.wait(30)
            except subprocess.TimeoutExpired:
                started.kill()
                started.wait()


def run(attack: Attack, source: Path | None, lasts: float, actions: list[dict[str, object]]) -> Outcome:
    """One attack on a server of its own."""
    outcome = Outcome(attack.name, judged_by_moves=attack.judged_by_moves)
    with server(source) as (address, process, data):
        ground = Ground(address, data, lasts)
        attack.prepare(ground)
        settle(process, WARMING, least=LEAST)
        before = megabytes(process)
        with probing(address, actions) as seen:
            time.sleep(1.0)
            try:
                outcome.notes = attack.go(ground)
            except GotThrough as what:
                outcome.notes, outcome.got_through = [f"GOT THROUGH: {what}"], True
        most = megabytes(process)
        ground.close()
        after = settle(process, attack.settling, before * MEMORY)
    outcome.health, outcome.moves = p99(seen.health), p99(seen.moves)
    outcome.memory = (before, most, after)
    outcome.notes += sorted(set(seen.failed))[:2]
    return outcome


def settle(process: int, longest: int, wanted: float = 0.0, least: int = 0) -> float:
    """Wait until the server has nothing to do, and has given back what it took; its memory then."""
    quiet = 0
    for second in range(longest):
        spent = seconds(process)
        time.sleep(1)
        quiet = quiet + 1 if seconds(process) - spent < 0.15 else 0
        if second >= least and quiet >= 3 and (not wanted or megabytes(process) < wanted):
            break
    return megabytes(process)


def p99(values: list[float]) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * 0.99))] if ranked else float("inf")


def tell(outcome: Outcome, when: str) -> None:
    before, most, after = outcome.memory
    print(
        f"{outcome.name:44} {when:7} {'held' if outcome.held else 'BROKE':6} health p99 {outcome.health:7.0f} ms"
        f"  moves p99 {outcome.moves:7.0f} ms  memory {before:4.0f} -> {most:4.0f} -> {after:4.0f} MB"
        f"  {'; '.join(outcome.notes)}",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", help="numbers of attacks, such as 1 or 1b")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    parser.add_argument("--before", type=Path, help="an older checkout, whose server is attacked first")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    wanted = parser.parse_args()
    chosen = [a for a in ATTACKS if not wanted.only or a.number in wanted.only or a.number.rstrip("ab") in wanted.only]
    actions = script()
    sources: list[tuple[str, Path | None]] = [("after", None)]
    if wanted.before:
        sources.insert(0, ("before", wanted.before))
    rows, broke = [], 0
    for attack in chosen:
        for when, source in sources:
            outcome = run(attack, source, wanted.seconds, actions)
            tell(outcome, when)
            broke += when == "after" and not outcome.held
            rows.append({"when": when, "held": outcome.held, **vars(outcome)})
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 1 if broke else 0


if __name__ == "__main__":
    sys.exit(main())
