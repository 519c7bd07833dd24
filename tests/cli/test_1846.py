"""The commands on games of 1846."""

from pathlib import Path

import pytest

from highiron import records
from highiron.game import Game
from highiron.selfplay import play_random_game
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def drafted() -> Game:
    return play_random_game("1846", 3, seed=9, preset="18xx.games")


@pytest.fixture(scope="module")
def file(drafted: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("t1846") / "game.json"
    records.save_site(drafted, path)
    return path


def test_the_draft_shows_no_cards(file: Path, drafted: Game, run: Run) -> None:
    """1846-3.6: what has been chosen is nobody's business, and neither is the deck."""
    shown = run("replay", file, "--at", 0).stdout
    assert "private draft" in shown
    assert "MAIL" not in shown and "Pass (" not in shown


def test_independents_forms_and_markers_are_shown(file: Path, drafted: Game, run: Run) -> None:
    first = next(n for n in range(len(drafted.actions)) if drafted.at(n).turn == 1)
    shown = run("replay", file, "--at", first).stdout
    assert "MS" in shown and "BIG4" in shown and "own shares" in shown
    assert "3/5 or 4" in shown
    marked = next(n for n in range(len(drafted.actions)) if any(place for place, _ in drafted.at(n).markers.values()))
    assert "Markers:" in run("replay", file, "--at", marked).stdout


def test_every_position_can_be_shown(file: Path, drafted: Game, run: Run) -> None:
    for number in range(0, len(drafted.actions) + 1, 40):
        result = run("replay", file, "--at", number)
        assert result.exit_code == 0, result.output


def test_convert_draw_trace_and_perft(file: Path, run: Run, tmp_path: Path) -> None:
    assert run("convert", file, tmp_path / "own.jsonl").exit_code == 0
    assert run("replay", tmp_path / "own.jsonl").stdout == run("replay", file).stdout
    assert run("draw", file, tmp_path / "map.svg").exit_code == 0
    assert run("trace", file).exit_code == 0
    counted = run("perft", "1846", "--players", 3, "--depth", 3)
    assert counted.exit_code == 0
    assert counted.stdout.splitlines() == ["depth 1:   5", "depth 2:  25", "depth 3: 125"]
