"""Every reason a bot can give has words, and no sentence asks for more than it gets."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from highiron import words
from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.game import Game
from highiron.words.catalogue import has_message
from tests.words.test_catalogue import ENGLISH

SOURCE = Path(__file__).resolve().parents[2] / "src" / "highiron"
CODE_AT = {"decide": 1, "passes": 1, "Event": 0}  # functions that take a code, and where
PASSED_ON = ("bots/steady/answers.py", "bots/worker.py")  # the helpers themselves, and failures told by the worker


def texts(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def calls(path: Path) -> Iterator[tuple[ast.Call, list[str]]]:
    """Calls that give a reason, with the codes they may give; those kept in a table of codes are read from there."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tables = {
        target.id: node.value.values
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and name in CODE_AT and len(node.args) > CODE_AT[name]:
            given = node.args[CODE_AT[name]]
            used = [part.id for part in ast.walk(given) if isinstance(part, ast.Name) and part.id in tables]
            if isinstance(given, ast.IfExp):
                found = texts(given.body) + texts(given.orelse)
            else:
                found = texts(given) + [text for table in used for value in tables[table] for text in texts(value)]
            yield node, [text for text in found if text]


def all_codes() -> dict[str, str]:
    """Code -> where it stands."""
    found: dict[str, str] = {}
    of_titles = [*(SOURCE / "titles").glob("*/steady.py"), *(SOURCE / "titles").glob("*/steady/*.py")]
    for path in (*sorted((SOURCE / "bots").rglob("*.py")), *sorted(of_titles)):
        where = path.relative_to(SOURCE).as_posix()
        for call, codes in calls(path):
            assert codes or where in PASSED_ON, f"{where}:{call.lineno}: write the code as text"
            found.update(dict.fromkeys(codes, f"{where}:{call.lineno}"))
    return found


CODES = all_codes()


def test_the_codes_were_found() -> None:
    assert {"buys-for-income", "takes-private", "accepts-offer", "by-chance"} <= set(CODES)


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_reason_has_words(code: str) -> None:
    assert has_message(f"thought-{code}"), f"write the message thought-{code}, used in {CODES[code]}"


def test_no_words_are_left_over() -> None:
    told_by_worker = {"thought-ran-out-of-time", "thought-worker-failed", "thought-answer-refused"}
    told = {key for key in ENGLISH if key.startswith("thought-")} - told_by_worker
    assert told == {f"thought-{code}" for code in CODES}


@pytest.mark.parametrize(("title", "seed"), [("1830", 3), ("1846", 3), ("1817", 4), ("18CE", 3)])
def test_reasons_in_a_game_can_be_said(title: str, seed: int) -> None:
    game = Game(title, 3, seed=seed)
    seats = game.state.facts.seats
    bots = {seat: make_bot("steady" if seat != "C" else "random", seed) for seat in seats}
    said = {words.say_thought(decision.why, game.names) for decision in decisions(game, bots)}
    assert game.over
    assert len(said) > 50
