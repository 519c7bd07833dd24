"""What titles let their players read at the table has a name and a value in words."""

import ast

from highiron import words
from highiron.game import Game
from highiron.words.catalogue import has_message
from tests.words.codes import SOURCES


def _codes() -> set[str]:
    found = set()
    for path in sorted((SOURCES / "titles").rglob("readings.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reading":
                code = node.args[1]
                assert isinstance(code, ast.Constant), f"{path}:{node.lineno}: the code of a reading is a literal"
                found.add(str(code.value))
    return found


def test_every_reading_has_a_name_and_a_value() -> None:
    codes = _codes()
    assert {"loans", "wagons"} <= codes
    missing = [f"reading-{code}{part}" for code in codes for part in ("", ".value") if not _known(code, part)]
    assert not missing


def test_every_chart_has_a_name() -> None:
    charts = [chart for title in ("1817", "18CE") for chart in Game(title, ["A", "B", "C"]).state.facts.rules.charts]
    assert {"company-loans", "debts"} <= {chart.code for chart in charts}
    assert [chart.code for chart in charts if not has_message(f"chart-{chart.code}")] == []


def _known(code: str, part: str) -> bool:
    return has_message(f"reading-{code}{part}")


def test_the_bank_and_companies_of_1817_can_be_read() -> None:
    """1817-2.26, 1817-2.29: loans out and left, the rate now and with one more."""
    game = Game("1817", ["Ada", "Ben", "Cleo"])
    said = [words.say_reading(reading, game.names) for reading in game.state.facts.rules.readings(game.state)]
    assert said == [
        ("Loans out", "0, 70 left"),
        ("Interest", "$5, next $5, one loan more $5"),
    ]
