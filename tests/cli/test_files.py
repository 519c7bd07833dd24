"""Commands on the file of a game: replay, playthrough, explain, trace, convert, draw."""

import json
from pathlib import Path

import pytest

from highiron import records, words
from highiron.core.actions import action_to_data
from highiron.game import Game
from tests.cli.conftest import Run


@pytest.mark.parametrize("kind", ["own_file", "site_file"])
def test_replay_shows_the_end_of_either_format(kind: str, game: Game, run: Run, request: pytest.FixtureRequest) -> None:
    result = run("replay", request.getfixturevalue(kind))
    assert result.exit_code == 0, result.output
    assert "1830: Railways & Robber Barons (preset 18xx.games)" in result.stdout
    assert f"phase {game.state.phase_facts.id}" in result.stdout
    assert words.say_action(game.actions[-1], game.names)[:40] in result.stdout
    for company in game.state.pars:
        assert company in result.stdout
    assert "Legal now:" in result.stdout
    assert result.stderr == ""


def test_replay_at_the_start_and_in_between(own_file: Path, run: Run) -> None:
    start = run("replay", own_file, "--at", 0)
    assert "private auction" in start.stdout
    assert "Tiles: none" in start.stdout
    assert "Last action" not in start.stdout
    later = run("replay", own_file, "--at", 5)
    assert "Last action (number 5)" in later.stdout


def test_replay_of_every_position_can_be_shown(own_file: Path, game: Game, run: Run) -> None:
    for number in range(0, len(game.actions), 23):
        result = run("replay", own_file, "--at", number)
        assert result.exit_code == 0, result.output
        assert "To act:" in result.stdout


def test_explain_a_legal_action_ends_with_zero(own_file: Path, run: Run) -> None:
    result = run("explain", own_file, "--at", 0, '{"type": "take_private", "private": "SV"}')
    assert result.exit_code == 0
    assert result.stdout.splitlines() == ["Player 1 buys SV.", "Legal."]


def test_explain_says_every_reason_with_its_rule_and_ends_with_one(own_file: Path, run: Run) -> None:
    result = run("explain", own_file, "--at", 0, '{"type": "bid", "private": "CS", "price": 41, "seat": "B"}')
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "Player 2 bids $41 on CS.",
        "Refused:",
        "- It is the turn of Player 1, not of Player 2. [1830-3.2]",
        "- A bid of $41 is too low: bid at least $45. [1830-3.4]",
    ]


def test_explain_accepts_what_was_played(own_file: Path, game: Game, run: Run) -> None:
    for number in (3, 50, 200):
        action = json.dumps(action_to_data(game.actions[number]))
        result = run("explain", own_file, "--at", number, action)
        assert result.exit_code == 0, result.output


@pytest.mark.parametrize("kind", ["own_file", "site_file"])
def test_trace_has_a_line_per_action(kind: str, game: Game, run: Run, request: pytest.FixtureRequest) -> None:
    result = run("trace", request.getfixturevalue(kind))
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert lines[0]["type"] == "start"
    assert lines[-1]["end"] is True
    assert len(lines) == len(game.actions) + 2
    assert result.exit_code == 0


@pytest.mark.parametrize("kind", ["own_file", "site_file"])
def test_playthrough_tells_every_action(kind: str, game: Game, run: Run, request: pytest.FixtureRequest) -> None:
    result = run("playthrough", request.getfixturevalue(kind))
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert "1830" in lines[0] and "preset 18xx.games" in lines[0]
    assert [line.partition(".")[0] for line in lines if line[:1].isdigit()][1:] == [
        str(number) for number in range(1, len(game.actions) + 1)
    ]
    assert "== Private auction" in lines and lines.index("== Stock round 1") > 20 and "== End: not over" in lines


def test_convert_there_and_back(own_file: Path, game: Game, run: Run, tmp_path: Path) -> None:
    site, own = tmp_path / "a.json", tmp_path / "b.jsonl"
    there = run("convert", own_file, site)
    assert (there.exit_code, there.stdout) == (0, "")
    assert json.loads(site.read_text())["title"] == "1830"
    back = run("convert", site, own)
    assert back.exit_code == 0
    assert records.load(own).game.state == game.state


def test_convert_goes_the_other_way_without_a_telling_name(own_file: Path, run: Run, tmp_path: Path) -> None:
    target = tmp_path / "game"
    assert run("convert", own_file, target).exit_code == 0
    assert json.loads(target.read_text())["title"] == "1830"
    assert run("convert", own_file, target, "--format", "highiron").exit_code == 0
    assert target.read_text().startswith('{"highiron"')


def test_draw_writes_a_picture(own_file: Path, run: Run, tmp_path: Path) -> None:
    target = tmp_path / "map.svg"
    result = run("draw", own_file, "--at", 100, target)
    assert (result.exit_code, result.stdout) == (0, ""), result.output
    assert "<svg" in target.read_text(encoding="utf-8")[:200]


def test_names_from_a_file_cannot_write_on_the_screen(site_file: Path, run: Run, tmp_path: Path) -> None:
    data = json.loads(site_file.read_text())
    data["players"][0]["name"] = "[bold]\x1b[2JAnna\n:smile:[/nope]"
    bad = tmp_path / "names.json"
    bad.write_text(json.dumps(data))
    result = run("replay", bad, "--at", 0)
    assert result.exit_code == 0, result.output
    assert "\x1b[2J" not in result.output
    assert "[bold]" in result.stdout
