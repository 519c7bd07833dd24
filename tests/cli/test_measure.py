"""Counting positions and measuring speed."""

import json
from pathlib import Path

import pytest

from highiron import bench
from highiron.core.state import State
from highiron.flow import engine
from highiron.perft import perft
from highiron.selfplay import random_position
from tests.cli.conftest import Run


def listed(state: State, depth: int) -> list[int]:
    """The same counts the slow way: every action listed and played."""
    level = [state]
    counts = []
    for _ in range(depth):
        following: list[State] = []
        total = 0
        for position in level:
            for family in engine.legal(position):
                for action in family:
                    total += 1
                    following.append(engine.apply(position, action)[0])
        counts.append(total)
        level = following
    return counts


def test_perft_equals_plain_listing() -> None:
    state = random_position("1830", 4, 7, 150)
    assert perft(state, 2) == listed(state, 2)


def test_perft_of_the_start() -> None:
    """Published counts: a change here is a change of what is legal."""
    assert perft(random_position("1830", 4, 0, 0), 2) == [2382, 5085968]
    assert perft(random_position("1830", 4, 0, 0), 4, price_ends=True) == [12, 132, 1330, 12276]
    assert perft(random_position("1830", 4, 0, 0), 0) == []


def test_perft_command_prints_a_line_per_depth(run: Run) -> None:
    result = run("perft", "1830", "--players", 4, "--seed", 1, "--depth", 3, "--prices", "ends")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == ["depth 1:    12", "depth 2:   132", "depth 3: 1,330"]
    assert run("perft", "1830", "--after", 100, "--depth", 1).exit_code == 0


@pytest.fixture
def few_games(own_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one short game, and quick random games."""
    monkeypatch.setattr(bench, "play_out", lambda state, seed, quick: (state, 1))
    return own_file.parent


def test_bench_as_json_has_all_figures(run: Run, few_games: Path) -> None:
    result = run("bench", "--json", "--rounds", 1, "--games", few_games)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    for key in ("replay_actions_per_s", "copies_per_s", "random_moves_per_s", "legal_ms_median", "legal_ms_max"):
        assert found[key] > 0
    assert found["import_ms"] > 0
    assert found["positions"] == 400
    assert found["ratios"]["replay_actions_per_s"]["18xx.games"] > 0
    assert set(found["machine"]) == {"cpu", "cores", "python", "compiled"}
    assert found["commit"]


def test_goals_are_the_least_rates_and_the_longest_times() -> None:
    assert bench.GOALS["replay_actions_per_s"] == max(bench.REFERENCES["replay_actions_per_s"].values())
    assert bench._met("replay_actions_per_s", 40_000) and not bench._met("replay_actions_per_s", 36_000)
    assert bench._met("legal_ms_max", 4.9) and not bench._met("legal_ms_max", 5.1)
    assert bench._met("count_ms_max", 49) and not bench._met("count_ms_max", 51)


def test_bench_as_a_table(run: Run, few_games: Path) -> None:
    result = run("bench", "--rounds", 1, "--games", few_games)
    assert result.exit_code == 0, result.output
    assert "actions replayed a second" in result.stdout
    assert "18xx.games ×" in result.stdout
    assert "commit" in result.stdout


def test_bench_falls_back_to_self_played_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bench, "HERE", tmp_path)
    monkeypatch.chdir(tmp_path)
    games, source = bench.find_games(None)
    assert source == "self-played"
    assert [len(game.names) for game in games] == [3, 4, 5]
