"""Every lesson can be done, and everything else that a learner may try gets an answer."""

import re
from importlib.resources import files

import pytest

from highiron import lessons
from highiron.core.actions import Action, Pass, action_from_data
from highiron.core.families import Family
from highiron.flow import engine
from highiron.lessons import Lesson
from highiron.lessons.conditions import FIGURES
from highiron.lessons.course import LONGEST
from highiron.lessons.positions import record_names, record_text
from highiron.lessons.speech import messages_of
from highiron.records.own import read_game
from highiron.steps.run import RunFamily
from highiron.words.catalogue import bundle, has_message, message

ALL = lessons.lessons()
LARGEST = 40_000  # bytes of all records together: they are part of every installation


def named(lesson: Lesson) -> str:
    return lesson.id


def solutions(lesson: Lesson) -> list[tuple[int, tuple[Action, ...], Action, str]]:
    """Every move of the lesson's own way: its step, the moves before it, and what should become of it."""
    before: tuple[Action, ...] = ()
    found = []
    for number, step in enumerate(lesson.steps):
        for left, data in zip(range(len(step.solution) - 1, -1, -1), step.solution, strict=True):
            action = action_from_data(data)
            found.append((number, before, action, "onward" if left else "reached"))
            before = (*before, action)
    return found


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_the_way_of_the_lesson_leads_to_all_its_goals(lesson: Lesson) -> None:
    done: tuple[Action, ...] = ()
    for number, before, action, verdict in solutions(lesson):
        tried = lessons.attempt(lesson, before, action)
        assert tried.verdict == verdict, (lesson.id, number + 1, tried.words, tried.reasons)
        assert lessons.way_on(lesson, before, lessons.place(lesson, before)) == action
        done = (*before, action)
    assert len(done) <= LONGEST
    assert lessons.place(lesson, done).step == len(lesson.steps)
    assert lessons.place(lesson, (), 0).step == 0


@pytest.mark.parametrize("lesson", ALL, ids=named)
def test_every_other_try_is_answered(lesson: Lesson) -> None:
    """One legal move of each kind, and one that is refused, at every step with something to do."""
    for number, before, _, _ in solutions(lesson):
        here = lessons.place(lesson, before)
        verdicts = set()
        for family in engine.legal(here.state):
            tried = lessons.attempt(lesson, before, _one_of(family))
            verdicts.add(tried.verdict)
            assert tried.verdict in ("astray", "onward", "reached"), (lesson.id, number + 1, family)
            if tried.verdict == "astray":
                assert lessons.said(lesson, here.step, tried)
                assert tried.place == here
        stranger = next(seat for seat in here.state.facts.seats if seat != here.seat)
        refused = lessons.attempt(lesson, before, Pass(seat=stranger))
        assert refused.verdict == "refused" and refused.reasons and refused.place == here


def _one_of(family: Family) -> Action:
    if isinstance(family, RunFamily):
        return next(iter(family))
    box = {name: _last(domain) for name, domain in family.boxes[-1].items()}
    return action_from_data({"type": family.kind, "seat": family.seat, **box})


def _last(domain: object) -> object:
    return list(domain)[-1] if not isinstance(domain, (str, int, bool)) and domain is not None else domain  # type: ignore[call-overload]


def test_moves_that_do_not_count_are_not_counted() -> None:
    lesson = lessons.lesson("1830-auction")
    bid = action_from_data({"type": "bid", "seat": "A", "private": "CA", "price": 165})
    assert lessons.attempt(lesson, (), bid).verdict == "astray"
    with pytest.raises(lessons.UnknownPlace, match="does not count"):
        lessons.place(lesson, (bid,))
    with pytest.raises(lessons.UnknownPlace, match="lead to the steps 0 to 1"):
        lessons.place(lesson, (), 3)
    with pytest.raises(lessons.UnknownPlace, match="60 actions at most"):
        lessons.place(lesson, (bid,) * 61)
    with pytest.raises(lessons.UnknownLesson):
        lessons.lesson("1830-nothing")


def test_any_way_to_the_goal_counts() -> None:
    """A par that nobody foresaw floats a corporation as well as the one of the solution."""
    lesson = lessons.lesson("1830-par")
    for company, price in (("PRR", 67), ("ERIE", 82), ("B&M", 90)):
        par = action_from_data({"type": "par", "seat": "A", "company": company, "price": price})
        assert lessons.attempt(lesson, (), par).verdict == "reached"
    dear = lessons.attempt(lesson, (), action_from_data({"type": "par", "seat": "A", "company": "PRR", "price": 100}))
    assert (dear.verdict, dear.words) == ("astray", "dear")
    assert "$555" in lessons.said(lesson, 1, dear)


@pytest.mark.parametrize("title", sorted({lesson.title for lesson in ALL}))
def test_a_title_has_lessons_of_three_to_ten_minutes(title: str) -> None:
    found = lessons.lessons(title)
    assert len(found) >= 10
    assert all(3 <= lesson.minutes <= 10 for lesson in found)
    assert all(step.goal or not step.solution for lesson in found for step in lesson.steps)
    assert all(any(step.goal for step in lesson.steps) for lesson in found)


def test_words_are_complete_and_none_is_left_over() -> None:
    wanted = {name for lesson in ALL for name in messages_of(lesson)}
    assert sorted(name for name in wanted if not has_message(name)) == []
    written = {
        name if attribute is None else f"{name}.{attribute.id.name}"
        for name, entry in bundle("en", False)._messages.items()
        if name.startswith("lesson-") and name != "lesson-over"
        for attribute in (None, *entry.attributes)
    }
    assert written == wanted


def test_what_words_name_is_there() -> None:
    """Hexes that are lit exist, and so do the hexes that the words speak of."""
    for lesson in ALL:
        state = lessons.place(lesson).state
        plan = state.facts.plan.index
        assert not {hex_id for step in lesson.steps for hex_id in step.lit} - set(plan), lesson.id
        text = " ".join(message(name) for name in messages_of(lesson))
        spoken = set(re.findall(r"\bhex ([A-Z]\d+)\b", text))
        assert spoken <= set(plan), lesson.id


def test_conditions_speak_of_known_things() -> None:
    for lesson in ALL:
        for step in lesson.steps:
            for condition in (*step.goal, *(condition for _, condition in step.wrong)):
                assert condition.action or condition.event or condition.figure in FIGURES, lesson.id


def test_records_are_small_and_sound() -> None:
    room = files("highiron.lessons") / "records"
    packed = sum(len((room / f"{name}.jsonl.xz").read_bytes()) for name in record_names())
    assert packed < LARGEST
    assert {lesson.record for lesson in ALL} <= set(record_names())
    for name in record_names():
        assert read_game(record_text(name)).actions  # reading proves every move and the closing line
