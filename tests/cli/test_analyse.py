"""The analysis of a game's file: figures, words, and numbers that fit the file."""

import json
from pathlib import Path

import pytest

from highiron import records, words
from highiron.core.actions import action_from_data
from tests.cli.conftest import Run

BEGINNING = 60  # actions: a first stock round


def test_an_analysis_is_told_as_data_with_its_words(site_file: Path, run: Run) -> None:
    read = records.load(site_file, BEGINNING)
    result = run("analyse", site_file, "--at", BEGINNING, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["numbers"] == [0, *read.numbers]
    assert len(found["curve"]) == len(read.game.actions) + 1
    assert found["costly"]
    for costly in found["costly"]:
        assert costly["at"] == read.numbers[costly["number"] - 1]
        assert costly["cost"] == pytest.approx(costly["possible"] - costly["chance"], abs=0.0002)
        assert costly["better_text"] == words.say_action(action_from_data(costly["better"]), read.game.names)
        assert costly["played_text"] and costly["why_text"]


def test_an_analysis_is_told_in_tables(own_file: Path, run: Run) -> None:
    shown = run("analyse", own_file, "--at", BEGINNING)
    assert shown.exit_code == 0, shown.output
    for word in ("Decisions that cost most", "% to win", "shares", str(BEGINNING)):
        assert word in shown.stdout
    assert "analysis-kind" not in shown.stdout


def test_nothing_played_is_nothing_to_analyse(own_file: Path, run: Run) -> None:
    result = run("analyse", own_file, "--at", 0)
    assert result.exit_code == 2 and "analyse" in result.output


@pytest.mark.games
def test_numbers_are_those_of_the_file_where_it_counts_other_things_too(run: Run) -> None:
    """Undone moves and chat have numbers on that site, too."""
    file = Path(__file__).resolve().parents[3] / "shared" / "games" / "1830" / "29133.json"
    read = records.load(file, 60)
    assert read.numbers != list(range(1, len(read.numbers) + 1))
    found = json.loads(run("analyse", file, "--at", 60, "--json").stdout)
    assert [costly["at"] for costly in found["costly"]] == [
        read.numbers[costly["number"] - 1] for costly in found["costly"]
    ]
