"""The words of lessons: `lesson-<id>` and `lesson-<id>-<number of the step>` with attributes."""

from highiron.lessons.course import ASTRAY, Attempt
from highiron.lessons.models import Lesson
from highiron.words import DEFAULT, message

TASK, DONE = "task", "done"


def key_of(lesson: Lesson, step: int | None = None) -> str:
    """The message of a lesson, or of one of its steps (numbered from 0; in messages from 1)."""
    name = lesson.words or f"lesson-{lesson.id}"
    return name if step is None else f"{name}-{step + 1}"


def say_title(lesson: Lesson, locale: str = DEFAULT) -> tuple[str, str]:
    """What a lesson is called, and what is learned in it."""
    return message(key_of(lesson), locale), message(f"{key_of(lesson)}.about", locale)


def say_step(lesson: Lesson, step: int, locale: str = DEFAULT) -> tuple[str, str]:
    """What there is to read, in paragraphs between blank lines, and what there is to do ("" for nothing)."""
    key = key_of(lesson, step)
    task = message(f"{key}.{TASK}", locale, lesson.args) if lesson.steps[step].goal else ""
    return message(key, locale, lesson.args), task


def said(lesson: Lesson, step: int, tried: Attempt, locale: str = DEFAULT) -> str:
    """What the lesson itself says to a move; "" where the engine's reasons say it all, and on the way."""
    if tried.verdict == ASTRAY:
        return message(f"{key_of(lesson, step)}.{tried.words}", locale)
    return message(f"{key_of(lesson, step)}.{DONE}", locale) if tried.verdict == "reached" else ""


def messages_of(lesson: Lesson) -> list[str]:
    """All messages that a lesson needs."""
    found = [key_of(lesson), f"{key_of(lesson)}.about"]
    for number, step in enumerate(lesson.steps):
        key = key_of(lesson, number)
        found.append(key)
        if step.goal:
            found += [f"{key}.{name}" for name in (TASK, DONE, "else", *(words for words, _ in step.wrong))]
    return found
