"""Whole games as text and counts of legal sequences: what changes a title shows as a difference to its golden files."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from highiron.titles import catalogue
from tools.golden import COUNTED, GOLDEN, counted, told

SHOWN = 60  # lines of a difference


def difference(kept: list[str], now: list[str]) -> str:
    """The first lines that differ."""
    return "\n".join(islice(unified_diff(kept, now, "kept", "now", lineterm="", n=2), SHOWN))


@pytest.mark.parametrize("record", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_kept_game_is_told_as_before(record: Path) -> None:
    """Where the change is meant, `python tools/golden.py` writes the texts anew; read what it changed."""
    kept = record.with_suffix(".txt").read_text(encoding="utf-8")
    shown = difference(kept.splitlines(), told(record).splitlines())
    assert not shown, f"another game than before; `python tools/golden.py` writes it anew where that is meant:\n{shown}"


@pytest.mark.parametrize("title", COUNTED)
def test_positions_have_as_many_legal_sequences_as_before(title: str) -> None:
    """A change here is a change of what is legal, or of what becomes of it."""
    lines = (GOLDEN / "perft.txt").read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line.startswith(f"{title} ")]
    shown = difference(kept, list(counted({title: COUNTED[title]})))
    assert not shown, f"other counts than before; `python tools/golden.py` writes them anew where meant:\n{shown}"


def test_every_title_has_a_golden_playthrough() -> None:
    assert {record.stem for record in GOLDEN.glob("*.jsonl")} == set(catalogue.titles()) == set(COUNTED)
