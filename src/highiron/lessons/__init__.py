"""Lessons: positions to try things in, steps with goals that the engine checks, and words.

A lesson is data: a file of `lessons/<title>/`, a packed record of a game that bots played (`lessons/records/`), and
messages (`words/<locale>/lessons_<title>.ftl`). Whoever shows it keeps the actions that counted so far; everything else
follows from them.
"""

from highiron.lessons.course import Attempt, Place, UnknownPlace, attempt, place, way_on
from highiron.lessons.library import UnknownLesson, lesson, lesson_ids, lessons
from highiron.lessons.models import Condition, Lesson, Step
from highiron.lessons.speech import said, say_step, say_title

__all__ = [
    "Attempt",
    "Condition",
    "Lesson",
    "Place",
    "Step",
    "UnknownLesson",
    "UnknownPlace",
    "attempt",
    "lesson",
    "lesson_ids",
    "lessons",
    "place",
    "said",
    "say_step",
    "say_title",
    "way_on",
]
