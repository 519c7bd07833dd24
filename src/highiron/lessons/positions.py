"""Positions of the packed records. Each record is replayed once, and only what is asked for is kept."""

import lzma
import threading
from functools import cache
from importlib.resources import files

from highiron.core.state import State
from highiron.records.own import read_game

_LOCK = threading.Lock()
_KNOWN: dict[tuple[str, int], State] = {}


def record_names() -> list[str]:
    """The records there are."""
    return sorted(
        place.name.removesuffix(".jsonl.xz")
        for place in (files("highiron.lessons") / "records").iterdir()
        if place.name.endswith(".jsonl.xz")
    )


def record_text(name: str) -> str:
    """A record as it would stand in a file."""
    packed = (files("highiron.lessons") / "records" / f"{name}.jsonl.xz").read_bytes()
    return lzma.decompress(packed).decode()


@cache
def names_of(record: str) -> dict[str, str]:
    """Who sits where."""
    return read_game(record_text(record), 0).names


def position(record: str, at: int) -> State:
    """The position after so many actions. Never to be changed."""
    with _LOCK:  # two who ask at once shall not replay twice
        found = _KNOWN.get((record, at))
        if found is None:
            game = read_game(record_text(record))
            for number in {*_wanted(record), at}:
                _KNOWN[record, number] = game.at(number)
            found = _KNOWN[record, at]
        return found


def _wanted(record: str) -> set[int]:
    """The positions at which steps of lessons begin."""
    from highiron.lessons.library import lessons
    from highiron.lessons.puzzles import puzzles

    of_lessons = {step.at for lesson in lessons() if lesson.record == record for step in lesson.steps}
    return {at for at in of_lessons if at is not None} | {
        puzzle.at for puzzle in puzzles().values() if puzzle.record == record
    }
