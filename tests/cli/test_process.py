"""The command as users start it: streams, status and speed of a real process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMANDS = ["titles", "replay", "playthrough", "explain", "trace", "convert", "draw", "selfplay", "demo", "serve"]
COMMANDS += ["perft", "bench"]
COMMANDS += ["arena", "hint"]


def start(*args: object) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "highiron", *(str(arg) for arg in args)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "100"})


def test_help_teaches_every_command() -> None:
    general = start("--help")
    assert general.returncode == 0
    assert general.stderr == ""
    for command in COMMANDS:
        assert f"\n  {command} " in general.stdout
    short = [line for line in general.stdout.splitlines() if line.startswith("  ") and line.endswith("...")]
    assert short == [], "the first line of a command's help is too long"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_examples(command: str) -> None:
    shown = start(command, "--help")
    assert shown.returncode == 0
    assert "Examples:" in shown.stdout
    assert f"highiron {command}" in shown.stdout


def test_help_does_not_load_the_engine() -> None:
    heavy = ("rich", "msgspec", "highiron.core", "fluent")
    code = f"import sys, highiron.cli; print([name for name in sys.modules if name.startswith({heavy})])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_results_and_messages_go_their_own_ways(own_file: Path, tmp_path: Path) -> None:
    shown = start("replay", own_file, "--at", 3)
    assert (shown.returncode, shown.stderr) == (0, "")
    done = start("convert", own_file, tmp_path / "x.json")
    assert (done.returncode, done.stdout) == (0, "")
    assert "400 actions" in done.stderr


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("replay", "none.json"), "there is no file none.json"),
        (("replay",), "FILE"),
        (("nothing",), "nothing"),
        (("selfplay", "1899"), "1899"),
        (("replay", "none.json", "--at", "x"), "--at"),
        (("replay", "--wrong"), "--wrong"),
    ],
)
def test_wrong_input_is_one_line_and_status_two(args: tuple[str, ...], part: str) -> None:
    run = start(*args)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("highiron: ")
    assert run.stderr.count("\n") == 1
    assert part in run.stderr


def test_a_refused_action_is_status_one(own_file: Path) -> None:
    assert start("explain", own_file, "--at", 0, '{"type": "take_private", "private": "BO"}').returncode == 1
    assert start("explain", own_file, "--at", 0, '{"type": "pass"}').returncode == 0


def test_no_command_shows_the_help() -> None:
    shown = start()
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "\nCommands:\n" in shown.stdout


def test_version() -> None:
    from highiron import __version__

    assert start("--version").stdout.strip() == __version__


def test_a_reader_that_stops_early_is_no_error(own_file: Path) -> None:
    command = f'"{sys.executable}" -m highiron trace "{own_file}" | head -1'
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert run.stdout.startswith('{"action":0')
    assert run.stderr == ""
