"""Self-play and the demonstration."""

import json
from pathlib import Path

from highiron import records
from tests.cli.conftest import Run


def test_titles_lists_what_can_be_played(run: Run) -> None:
    result = run("titles")
    assert result.exit_code == 0
    assert "1830: Railways & Robber Barons" in result.stdout
    assert "2–6" in result.stdout


def test_titles_explains_the_options_of_one(run: Run) -> None:
    result = run("titles", "1830")
    assert result.exit_code == 0
    assert "board [1830-9.3] Which board is played?" in result.stdout
    assert "  plus: 1830+" in result.stdout
    assert "  free: any legal set of runs, even none (18xx.games)" in result.stdout


def test_selfplay_saves_games_by_seed_and_reports(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "games"
    args = ("--players", 3, "--games", 2, "--seed", 7, "--preset", "18xx.games", "--format", "18xx.games", "--out", out)
    result = run("selfplay", "1830", *args)
    assert result.exit_code == 0, result.output
    assert sorted(path.name for path in out.iterdir()) == ["1830-3p-7.json", "1830-3p-8.json"]
    assert "games: 2" in result.stdout
    assert "actions a second" in result.stdout
    assert "saved in" in result.stderr
    for path in out.iterdir():
        game = records.load(path).game
        assert game.over
        assert json.loads(path.read_text())["result"] == {
            str(number): value for number, value in enumerate(game.result().values(), 1)
        }


def test_selfplay_of_one_seed_is_always_the_same(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert run("selfplay", "1830", "--seed", 11, "--out", tmp_path / name).exit_code == 0
    one, two = (tmp_path / name / "1830-4p-11.jsonl" for name in ("a", "b"))
    assert one.read_bytes() == two.read_bytes()


def test_selfplay_reports_as_json_with_options(run: Run) -> None:
    result = run("selfplay", "1830", "--json", "--option", "board=plus", "-o", "bank_size=4000", "--players", 2)
    report = json.loads(result.stdout)
    assert report["actions"] == report["games"][0]["actions"] > 50
    assert sum(report["ends"].values()) == 1


def test_the_demonstration_names_its_folder(run: Run, tmp_path: Path) -> None:
    result = run("demo", "--seed", 5, "--out", tmp_path)
    folder = tmp_path / "1830-4p-5"
    assert result.exit_code == 0, result.output
    assert str(folder) in result.stdout
    assert "The game is over" in result.stdout
    assert records.load(folder / "game.jsonl").game.over
    assert "<svg" in (folder / "map.svg").read_text(encoding="utf-8")[:200]
