"""The example and the benchmark run as they stand."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("arguments", [[], ["highiron/1830-v1", "3"]])
def test_the_example_plays_a_game(arguments: list[str]) -> None:
    command = [sys.executable, str(ROOT / "examples" / "play_environment.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "and chooses:" in done.stdout and "shares of wealth: {'A': 0." in done.stdout


def test_the_benchmark_reports_every_environment() -> None:
    command = [
        sys.executable,
        "-m",
        "bench.environment",
        "--games",
        "1",
        "--seed",
        "2",
        "--batches",
        "1,2",
        "--steps",
        "20",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    listed = ["1830-v1", "1830plus-v1", "1846-v1", "18CE-v1", "1817-v1"]
    single, batches = lines[1 : 1 + len(listed)], lines[-len(listed) :]
    assert [line[0] for line in single] == [line[0] for line in batches] == [f"highiron/{name}" for name in listed]
    assert all(float(value) > 0 for line in single for value in line[1:])
    assert all(float(line[1]) > 0 and float(line[3]) > 0 for line in batches)
