"""Wrong input: one line on standard error that says what is wrong, status 2, nothing on standard output."""

import json
from pathlib import Path

import pytest

from highiron.cli.errors import FAULT, TRACEBACK, WRONG_INPUT, one_line
from tests.cli.conftest import Run


def check(result: object, *parts: str) -> None:
    code, out, err = result.exit_code, result.stdout, result.stderr  # type: ignore[attr-defined]
    assert code == WRONG_INPUT, err
    assert out == ""
    assert "Traceback" not in err
    for part in parts:
        assert part in err
    if err.startswith("highiron:"):
        assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "trace"])
def test_files_that_are_not_games(command: str, run: Run, tmp_path: Path) -> None:
    check(run(command, tmp_path / "none.json"), "there is no file")
    check(run(command, tmp_path), "is a folder")
    for name, content in {"empty": b"", "text": b"hello\n", "binary": b"\xff\xfe\x00\x01", "list": b"[1, 2]"}.items():
        (tmp_path / name).write_bytes(content)
        check(run(command, tmp_path / name), name)


@pytest.mark.parametrize("kind", ["own_file", "site_file"])
def test_truncated_files(kind: str, run: Run, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    whole = request.getfixturevalue(kind).read_text(encoding="utf-8")
    cut = tmp_path / "cut"
    for part in (0.1, 0.5, 0.99):
        cut.write_text(whole[: int(len(whole) * part)], encoding="utf-8")
        check(run("replay", cut), "cut")


def test_a_refused_action_of_a_file_is_named_with_its_number_and_rule(run: Run, own_file: Path, tmp_path: Path) -> None:
    lines = own_file.read_text(encoding="utf-8").splitlines()
    first = {**json.loads(lines[1]), "type": "bid", "private": "CS", "price": 1}
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([lines[0], json.dumps(first), *lines[2:]]), encoding="utf-8")
    check(run("replay", bad), "action 1 is refused", "too low", "[1830-3.4]")


def test_a_wrong_title(run: Run, site_file: Path, tmp_path: Path) -> None:
    data = json.loads(site_file.read_text())
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({**data, "title": "1899"}))
    check(run("replay", bad), "1899", "1830")
    check(run("titles", "1899"), "1899", "1830")
    check(run("selfplay", "1899"), "1899", "1830")
    check(run("perft", "1899"), "1899", "1830")


def test_positions_that_do_not_exist(run: Run, own_file: Path) -> None:
    check(run("replay", own_file, "--at", 9999), "no action 9,999", "the last one is 400")
    check(run("replay", own_file, "--at", -1), "--at")
    check(run("replay", own_file, "--at", "x"), "--at")


@pytest.mark.parametrize(
    ("action", "part"),
    [
        ("pass", "not JSON"),
        ("[]", "no type"),
        ("{}", "no type"),
        ('{"type": "fly"}', "'fly'"),
        ('{"type": 3}', "3"),
        ('{"type": ["pass"]}', "pass"),
        ('{"type": "bid"}', "private, price"),
        ('{"type": "bid", "private": "CS", "price": "much"}', "price"),
        ('{"type": "run_trains", "company": "PRR", "runs": [1]}', "runs"),
    ],
)
def test_actions_that_are_none(action: str, part: str, run: Run, own_file: Path) -> None:
    check(run("explain", own_file, action), part)


def test_absurd_numbers_are_refused_like_others(run: Run, own_file: Path) -> None:
    for digits in (20, 400, 5000):
        result = run("explain", own_file, "--at", 0, f'{{"type": "bid", "private": "CS", "price": {"9" * digits}}}')
        assert result.exit_code in (1, 2), result.output
        assert "fault" not in result.output
        price = run("explain", own_file, "--at", 0, f'{{"type": "bid", "private": "CS", "price": -{"9" * digits}}}')
        assert price.exit_code in (1, 2), price.output
        assert "fault" not in price.output


def test_wrong_settings(run: Run, tmp_path: Path) -> None:
    check(run("selfplay", "1830", "--players", 9), "2 to 6 players")
    check(run("selfplay", "1830", "--option", "foo=bar"), "unknown option 'foo'")
    check(run("selfplay", "1830", "--option", "board=round"), "classic, plus")
    check(run("selfplay", "1830", "--option", "board"), "board=plus")
    check(run("selfplay", "1830", "--preset", "none"), "18xx.games")
    check(run("selfplay", "1830", "--format", "pdf"), "'pdf'")
    check(run("selfplay", "1830", "--format", "18xx.games"), "--preset 18xx.games")
    check(run("selfplay", "1830", "--games", 0), "--games")
    check(run("perft", "1830", "--prices", "some"), "`all` or `ends`")
    check(run("bench", "--games", tmp_path), "no game")


def test_places_that_cannot_be_written(run: Run, own_file: Path, tmp_path: Path) -> None:
    check(run("convert", own_file, tmp_path / "no" / "folder.json"), "folder.json")
    check(run("draw", own_file, tmp_path / "no" / "map.svg"), "map.svg")
    blocked = tmp_path / "file"
    blocked.write_text("")
    check(run("selfplay", "1830", "--out", blocked), "file")
    check(run("convert", own_file, tmp_path / "x", "--format", "pdf"), "'pdf'")


def test_only_games_by_its_rules_can_be_written_for_18xx_games(run: Run, tmp_path: Path) -> None:
    assert run("selfplay", "1830", "--out", tmp_path, "--option", "bank_size=3000").exit_code == 0
    check(run("convert", tmp_path / "1830-4p-0.jsonl", tmp_path / "game.json"), "18xx.games")


def test_faults_of_the_program_are_told_apart(run: Run, own_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from highiron.cli import position

    monkeypatch.setattr(position, "market", lambda state: 1 // 0)
    result = run("replay", own_file)
    assert result.exit_code == FAULT
    assert "a fault of highiron" in result.stderr
    monkeypatch.setenv(TRACEBACK, "1")
    assert isinstance(run("replay", own_file).exception, ZeroDivisionError)


def test_an_error_is_one_short_line() -> None:
    line = one_line(OSError(2, "No such\nfile \x1b[2J" + "x" * 5000, "a"))
    assert "\n" not in line
    assert "\x1b" not in line
    assert len(line) < 1100
