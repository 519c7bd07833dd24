"""Whole games as text: whatever changes the behaviour of a title shows as a difference to its golden playthrough."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from highiron.titles import catalogue
from tools.golden import GOLDEN, told

SHOWN = 60  # lines of the difference


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_kept_game_is_told_as_before(record: Path) -> None:
    """Where the change is meant, `python tools/golden.py` writes the texts anew; read what it changed."""
    kept = record.with_suffix(".txt").read_text(encoding="utf-8")
    difference = unified_diff(kept.splitlines(), told(record).splitlines(), "kept", "now", lineterm="", n=2)
    shown = "\n".join(islice(difference, SHOWN))
    assert not shown, f"another game than before; `python tools/golden.py` writes it anew where that is meant:\n{shown}"


def test_every_title_has_a_golden_playthrough() -> None:
    assert {record.stem for record in GOLDEN.glob("*.jsonl")} == set(catalogue.titles())
