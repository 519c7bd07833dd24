"""Our own record format."""

import json
from pathlib import Path
from random import Random

import pytest

from highiron import records
from highiron.core.actions import RunTrains
from highiron.game import Game
from highiron.records import RecordError, own

DATA = Path(__file__).parent / "data"


@pytest.fixture
def game() -> Game:
    game = Game("1830", ["Ann", "Bob", "Cleo"], options={"board": "plus", "bank_size": "9000"}, seed=5)
    rng = Random(5)
    for _ in range(150):
        game.play_random(rng)
    return game


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def rewrite(path: Path, lines: list[dict[str, object]]) -> None:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def test_saved_and_loaded_is_the_same_game(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    again = records.load(path).game
    assert again.state == game.state
    assert again.actions == game.actions
    assert again.names == game.names
    assert again.state.facts.options == game.state.facts.options


def test_any_position_can_be_asked_for(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    for number in (0, 1, 77, 150):
        assert records.load(path, until=number).game.state == game.at(number)


def test_a_file_that_was_there_stays_when_writing_fails(game: Game, tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    with pytest.raises(RecordError, match="cannot be written"):
        records.save(game, folder / "game.jsonl")


def test_a_cut_off_record_is_refused(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    text = path.read_text(encoding="utf-8")
    for cut in (0, 10, 200, len(text) // 2, len(text) - 30):
        path.write_text(text[:cut], encoding="utf-8")
        with pytest.raises(RecordError):
            records.load(path)


def test_a_changed_action_is_named_with_number_reason_and_rule(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    lines = lines_of(path)
    lines[1] = {"n": 1, "type": "bid", "seat": "A", "private": "CA", "price": -1}
    rewrite(path, lines)
    with pytest.raises(RecordError) as caught:
        records.load(path)
    assert caught.value.number == 1
    assert [(reason.code, reason.rule) for reason in caught.value.reasons] == [("bid-too-low", "1830-3.4")]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"highiron": 3}, "format 3 is not known"),
        ({"title": "1899"}, "unknown title '1899'"),
        ({"rules_version": 99}, "Rules version 99"),
        ({"options": {"board": "huge"}}, "cannot be 'huge'"),
        ({"options": {"colour": "red"}}, "unknown option 'colour'"),
        ({"preset": "house"}, "unknown preset 'house'"),
        ({"seats": ["Ann"]}, "2 to 6 players, not 1"),
        ({"seats": "Ann"}, "not the header"),
        ({"extra": 1}, "not the header"),
    ],
)
def test_a_wrong_header_says_what_is_wrong(game: Game, tmp_path: Path, change: dict[str, object], message: str) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    lines = lines_of(path)
    rewrite(path, [lines[0] | change, *lines[1:]])
    with pytest.raises(RecordError, match=message):
        records.load(path)


def test_a_wrong_closing_line_is_noticed(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    lines = lines_of(path)
    other_state = {"state": game.at(149).fingerprint()}
    for change, message in (({"actions": 3}, "counts 3 actions"), (other_state, "not the one the closing line names")):
        rewrite(path, [*lines[:-1], lines[-1] | change])
        with pytest.raises(RecordError, match=message):
            records.load(path)


def test_a_closing_line_whose_state_was_written_in_another_form_says_nothing_of_the_state(
    game: Game, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    lines = lines_of(path)
    rewrite(path, [*lines[:-1], lines[-1] | {"state": "another form:00"}])
    assert records.load(path).game.state == game.state


@pytest.mark.parametrize("highiron", [1, 2])
def test_a_header_needs_to_say_only_what_differs_from_the_preset(tmp_path: Path, highiron: int) -> None:
    path = tmp_path / "game.jsonl"
    records.save(Game("1830", ["Ann", "Bob", "Cleo"], preset="18xx.games", options={"board": "plus"}), path)
    lines = lines_of(path)
    rewrite(path, [lines[0] | {"highiron": highiron, "options": {"board": "plus"}}, *lines[1:]])
    again = records.load(path).game.state.facts
    assert again.options == Game("1830", 3, preset="18xx.games", options={"board": "plus"}).state.facts.options


def test_gaps_in_the_numbers_are_noticed(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(game, path)
    lines = lines_of(path)
    rewrite(path, lines[:5] + lines[6:])
    with pytest.raises(RecordError, match="without gaps"):
        records.load(path)


def test_a_missing_file_and_a_folder_are_clear_errors(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="there is no file"):
        records.load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="cannot be read"):
        records.load(tmp_path)


@pytest.mark.parametrize("name", ["1846-empty-run", "1846-receivership-run"])
def test_a_record_from_before_an_option_is_played_as_it_was_then(name: str) -> None:
    """By a version in which trains needed not run and players entered the runs of receiverships (1846-5.5.9)."""
    path = DATA / f"{name}.jsonl"
    assert "run_duty" not in path.read_text(encoding="utf-8")
    game = records.load(path).game
    assert game.state.facts.options["run_duty"] == "free"
    last = game.actions[-1]
    assert isinstance(last, RunTrains) and not last.runs
    again = own.read_game(records.own_text(game))  # and it stays so when it is written anew
    assert again.state == game.state


def test_a_record_that_says_only_what_differs_keeps_the_options_of_its_time(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    records.save(Game("1846", 3), path)
    lines = lines_of(path)
    rewrite(path, [lines[0] | {"highiron": 1, "options": {}}, *lines[1:]])
    assert records.load(path).game.state.facts.options["run_duty"] == "compulsory"
