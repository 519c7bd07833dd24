"""The commands `arena` and `hint`."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest

from highiron import records
from highiron.arena import ratings
from highiron.arena.ladder import Ladder
from highiron.cli.errors import FAULT
from highiron.core.actions import action_from_data
from highiron.flow import engine
from tests.cli.conftest import Run
from tests.cli.test_errors import check

SHORT = ("--option", "bank_size=2400")
QUICK = ("arena", "1830", "--bots", "random", "--players", "3", "--games", "3", "--seed", "2", *SHORT)


def as_json(run: Run, *args: object) -> dict[str, Any]:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_report_is_a_table_with_facts(run: Run) -> None:
    result = run(*QUICK, "--jobs", 1)
    assert result.exit_code == 0
    for part in ("random", "rating", "25.0 ± 8.3", "ended because: the bank is broken 3", "refused moves: 0"):
        assert part in result.stdout


def test_json_has_games_wins_and_ratings(run: Run) -> None:
    bots = "random,tests.arena.odd_bots:Sometimes"
    found = as_json(run, "arena", "1830", "--bots", bots, "--players", 2, "--games", 4, *SHORT, "--jobs", 1)
    other = "tests.arena.odd_bots:Sometimes"
    assert found["games"] == 4
    assert set(found["wins"]) == set(found["ratings"]) == {"random", other}
    assert sum(found["wins"].values()) == pytest.approx(4)
    assert all(rating["sigma"] > 0 for rating in found["ratings"].values())
    assert found["by_bot"][other]["refused"] == found["refused"] > 0
    assert [game["bots"] for game in found["results"]] == [["random", other], [other, "random"]] * 2
    assert set(found["times"][other]) == {"mean", "median", "p99", "worst", "worst_at"}


def test_the_same_arguments_give_the_same_report_with_any_number_of_jobs(run: Run) -> None:
    one, two = (as_json(run, *QUICK, "--jobs", jobs) for jobs in (1, 2))
    assert one.pop("times") != {} != two.pop("times")
    assert one == two
    assert one != as_json(run, *QUICK[:-4], "--seed", 3, *SHORT, "--jobs", 1)


def test_games_are_saved_as_records(run: Run, tmp_path: Path) -> None:
    found = as_json(run, *QUICK, "--out", tmp_path, "--jobs", 1)
    for game in found["results"]:
        saved = records.load(tmp_path / f"{game['game']}.jsonl").game
        assert list(saved.result().values()) == game["wealth"]
        assert len(saved.actions) == game["actions"]
    site = ("--preset", "18xx.games", "--format", "18xx.games", "--max-actions", 200)
    as_json(run, "arena", "1846", "--bots", "random", "--games", 1, *site, "--out", tmp_path, "--jobs", 1)
    assert records.load(tmp_path / "1846-4p-0-0.json").is_site


def test_unfinished_games_are_named(run: Run) -> None:
    result = run(*QUICK, "--max-actions", 10, "--jobs", 1)
    assert "unfinished 3 (100%)" in result.stdout
    assert "unfinished: 1830-3p-2-0, 1830-3p-2-1, 1830-3p-2-2" in result.stdout


def test_seats_that_are_shared_unevenly_are_told(run: Run) -> None:
    uneven = run("arena", "1830", "--bots", "random", "--players", 3, "--games", 4, "--max-actions", 5, "--jobs", 1)
    assert "4 is no multiple of 3 players" in uneven.stderr
    assert run(*QUICK, "--max-actions", 5, "--jobs", 1).stderr == ""


def test_refused_moves_are_told_with_their_reasons(run: Run) -> None:
    bots = "tests.arena.odd_bots:Sometimes,random"
    result = run("arena", "1830", "--bots", bots, "--players", 2, "--games", 2, "--max-actions", 30, "--jobs", 1)
    assert "bot-failed (RuntimeError: I have forgotten how to play) ×" in result.stdout
    assert "first in 1830-2p-0-" in result.stdout


def test_wrong_tournaments_are_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    wrong: list[tuple[tuple[object, ...], str]] = [
        (("1899",), "1899"),
        (("1830", "--bots", "nobody"), "there are: random, steady"),
        (("1830", "--bots", ""), "there is no bot ''"),
        (("1830", "--bots", "random,"), "there is no bot ''"),
        (("1830", "--bots", "no_module:Bot"), "no_module"),
        (("1830", "--bots", "random,random,random", "--players", 2), "3 bots are named for 2 players"),
        (("1830", "--bots", "random", "--players", 9), "2 to 6 players"),
        (("1846", "--bots", ",".join(["random"] * 6)), "2 to 5 players"),
        (("1830", "--games", 0), "--games"),
        (("1830", "--jobs", -1), "--jobs"),
        (("1830", "--option", "board"), "board=plus"),
        (("1830", "--option", "foo=bar"), "unknown option"),
        (("1830", "--preset", "none"), "18xx.games"),
        (("1830", "--format", "pdf"), "'pdf'"),
        (("1830", "--format", "18xx.games"), "--preset 18xx.games"),
    ]
    for args, part in wrong:
        check(run("arena", *args, "--out", folder), part)
    assert not folder.exists()
    blocked = tmp_path / "file"
    blocked.write_text("")
    check(run(*QUICK, "--out", blocked), "file")


@pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: install highiron[cluster]")
def test_a_cluster_that_is_not_there_is_told_at_once(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    check(run(*QUICK, "--out", folder, "--cluster", "127.0.0.1:1"), "no cluster at 127.0.0.1:1")
    check(run(*QUICK, "--out", folder, "--cluster", "127.0.0.1:port"), "like 10.0.0.5:6379")
    assert not folder.exists()


def test_a_missing_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from highiron.arena import cluster

    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    check(run(*QUICK, "--cluster", "local"), "install highiron[cluster]")
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    check(run(*QUICK), "install highiron[lab]")


def test_a_fault_of_the_engine_names_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "apply", lambda state, action: 1 // 0)
    result = run(*QUICK, "--jobs", 1)
    assert result.exit_code == FAULT
    assert "1830-3p-2-0, action 1: ZeroDivisionError" in result.stderr


@pytest.mark.skipif(os.name != "posix", reason="process groups")
def test_an_interrupt_ends_all_processes_without_a_traceback() -> None:
    command = [sys.executable, "-m", "highiron", "arena", "1830", "--bots", "random", "--games", "4000", "--jobs", "2"]
    # In the background and under nohup interrupts are ignored, and a new process would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    arena = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    try:
        while len(children := psutil.Process(arena.pid).children()) < 3:  # two that play, and Python's own helper
            assert arena.poll() is None
            time.sleep(0.02)
        os.killpg(arena.pid, signal.SIGINT)  # as a terminal does
        out, err = arena.communicate(timeout=60)
        assert (arena.returncode, out) == (130, "")
        assert "of 4,000 games" in err
        assert "Traceback" not in err
        gone, alive = psutil.wait_procs(children, timeout=30)
        assert (len(gone), alive) == (3, [])
    finally:
        with suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)


def test_a_hint_says_what_and_why(run: Run, own_file: Path, site_file: Path) -> None:
    for file in (own_file, site_file):
        result = run("hint", file, "--at", 0)
        assert result.exit_code == 0, result.output
        what, why = result.stdout.splitlines()
        assert "Player 1" in what
        assert why.endswith(".")


def test_a_hint_as_json_can_be_played(run: Run, own_file: Path) -> None:
    found = as_json(run, "hint", own_file, "--at", 50, "--bot", "random")
    state = records.load(own_file, 50).game.state
    assert engine.explain(state, action_from_data(found["action"])) == []
    assert found["why"] == {"code": "by-chance", "args": {}}
    assert found["words"]["why"] == "By chance."
    assert found["seat"] == state.actor


def test_hints_nobody_can_give_are_refused(run: Run, own_file: Path, tmp_path: Path) -> None:
    check(run("hint", own_file, "--bot", "nobody"), "there are: random, steady")
    check(run("hint", own_file, "--seat", "Z"), "there are: A, B, C")
    state = records.load(own_file, 50).game.state
    waiting = next(seat for seat in state.facts.seats if seat != state.actor)
    check(run("hint", own_file, "--at", 50, "--seat", waiting), f"seat {waiting} has nothing to decide")
    assert run(*QUICK, "--out", tmp_path, "--jobs", 1).exit_code == 0
    check(run("hint", tmp_path / "1830-3p-2-0.jsonl"), "the game is over")


def test_the_ladder_is_written_down(run: Run, tmp_path: Path) -> None:
    asked = ("arena", "ladder", "1846", "--bots", "random,steady", "--players", 3, "--games", 3, "--jobs", 1)
    result = run(*asked, "--out", tmp_path)
    assert result.exit_code == 0, result.output
    assert "steady" in result.stdout and "share of wealth" in result.stdout
    found = msgspec.json.decode((tmp_path / "1846.json").read_bytes(), type=Ladder)
    assert found.games == 3 and found.commit and found.day
    text = (tmp_path / "1846.md").read_text()
    assert text.startswith("## 1846\n") and "| `steady` |" in text and found.commit in text
    refused = run("arena", "ladder", "1846", "--bots", "steady,nobody", "--out", tmp_path)
    assert refused.exit_code == 2 and "nobody" in refused.output
    other = run(*asked[:-2], "--seed", 5, "--out", tmp_path)
    assert other.exit_code == 2 and "another folder" in other.output
