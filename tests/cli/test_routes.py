"""`highiron routes`: the best set for every run, as a user sees it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from highiron import records
from highiron.cli.app import app
from highiron.core.actions import RunTrains
from highiron.selfplay import play_random_game
from tests.conftest import GAMES

RECORDED = sorted(path for path in GAMES.glob("18*/*.json") if path.parent.name in ("1830", "1846"))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    records.save(play_random_game("1830", 3, 5, max_actions=400), path)
    return path


def test_every_run_gets_a_line_with_a_proof(record: Path) -> None:
    result = CliRunner().invoke(app, ["routes", str(record)])
    assert result.exit_code == 0
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    runs = [action for action in records.load(record).game.actions if isinstance(action, RunTrains)]
    assert len(lines) == len(runs) > 5
    for line in lines:
        assert {"action", "company", "trains", "best", "played", "ms", "nodes", "proved"} <= set(line)
        assert line["proved"] and line["best"] == line["bound"] >= line["played"]
    assert "median" in result.stderr and "99th percentile" in result.stderr


def test_one_position_and_its_receipt(record: Path) -> None:
    game = records.load(record).game
    number = next(n for n, action in enumerate(game.actions) if isinstance(action, RunTrains) and action.runs)
    result = CliRunner().invoke(app, ["routes", str(record), "--at", str(number), "--receipt"])
    assert result.exit_code == 0
    line = json.loads(result.stdout)
    assert line["best"] == sum(run["total"] for run in line["runs"])
    assert all(run["total"] == sum(item["amount"] for item in run["lines"]) for run in line["runs"])
    assert all(item["rule"].startswith("1830-") for run in line["runs"] for item in run["lines"])


def test_a_position_without_a_company_is_a_clear_error(record: Path) -> None:
    result = CliRunner().invoke(app, ["routes", str(record), "--at", "0"])
    assert result.exit_code == 2
    assert "no company has a turn" in result.stderr


@pytest.mark.games
@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nobody_ever_ran_better_than_the_best(path: Path) -> None:
    result = CliRunner().invoke(app, ["routes", str(path)])
    assert result.exit_code == 0
    for text in result.stdout.splitlines():
        line = json.loads(text)
        assert line["proved"] and line["best"] >= line["played"], line
