"""Which lessons there are."""

from functools import cache
from importlib.resources import files

import msgspec

from highiron.lessons.models import Lesson
from highiron.lessons.puzzles import lesson_of, puzzles


class UnknownLesson(LookupError):
    """There is no lesson of that name."""


@cache
def _all() -> dict[str, Lesson]:
    found: dict[str, Lesson] = {}
    here = files("highiron.lessons")
    for title, names in msgspec.json.decode((here / "order.json").read_bytes(), type=dict[str, list[str]]).items():
        room = here / title
        for name in names:
            read = msgspec.json.decode((room / f"{name}.json").read_bytes(), type=Lesson)
            found[read.id] = read
    return found


def lessons(title: str = "") -> list[Lesson]:
    """All lessons, or those of a title, in the order in which they are best taken."""
    return [lesson for lesson in _all().values() if title in ("", lesson.title)]


def lesson_ids() -> list[str]:
    """The names of all lessons."""
    return list(_all())


def lesson(lesson_id: str) -> Lesson:
    """The lesson, or the puzzle as a lesson, of that name. Raises UnknownLesson."""
    if found := _all().get(lesson_id):
        return found
    if puzzle := puzzles().get(lesson_id):
        return lesson_of(puzzle)
    raise UnknownLesson(lesson_id)
