"""Places and attempts of lessons, as answers carry them."""

from typing import Any

import msgspec

from highiron import lessons, words
from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.flow import engine
from highiron.lessons import Lesson, Place
from highiron.lessons.positions import names_of, position
from highiron.server.errors import Problem
from highiron.server.learning import models
from highiron.server.play.figures import figures_of
from highiron.server.play.models import Hint
from highiron.server.play.wording import event_lines, reason_words
from highiron.server.reference.keys import facts_key


def named(lesson_id: str) -> Lesson:
    """The lesson. Raises 404 `unknown-lesson`."""
    try:
        return lessons.lesson(lesson_id)
    except lessons.UnknownLesson:
        raise Problem(404, "unknown-lesson", "There is no such lesson.") from None


def placed(lesson: Lesson, data: models.LessonAt) -> Place:
    """Where the caller is. Raises 422 `unknown-place`."""
    try:
        return lessons.place(lesson, tuple(data.actions), data.step)
    except lessons.UnknownPlace:
        raise Problem(422, "unknown-place", "These actions do not lead to that step of the lesson.") from None


def detail(lesson: Lesson) -> models.LessonDetail:
    """A lesson without its positions."""
    first = lesson.steps[0].at
    assert first is not None
    return models.LessonDetail(
        id=lesson.id,
        title=lesson.title,
        minutes=lesson.minutes,
        facts=facts_key(position(lesson.record, first).facts),
        names=names_of(lesson.record),
        steps=[models.LessonStep(step.show, list(step.lit), bool(step.goal)) for step in lesson.steps],
        words=lesson.words,
        args=lesson.args,
    )


def place_told(lesson: Lesson, place: Place, locale: str) -> dict[str, Any]:
    """The content of a `LessonPlace`."""
    names = names_of(lesson.record)
    task = place.step < len(lesson.steps) and bool(lesson.steps[place.step].goal)
    families = engine.legal(place.state) if task else []
    return {
        "step": place.step,
        "facts": facts_key(place.state.facts),
        "seat": place.seat,
        "actor": place.state.actor,
        "names": names,
        "view": engine.view(place.state, place.seat),
        "figures": figures_of(place.state, names, locale),
        "legal": [family.to_data() for family in families if family.seat == place.seat],
    }


def attempt_told(lesson: Lesson, data: models.LessonMove, locale: str) -> dict[str, Any]:
    """The content of a `LessonAttempt`."""
    actions: tuple[Action, ...] = tuple(data.actions)
    try:
        task = lessons.place(lesson, actions).step
        tried = lessons.attempt(lesson, actions, data.action)
    except lessons.UnknownPlace:
        raise Problem(422, "unknown-place", "These actions do not lead to a step with something to do.") from None
    names = names_of(lesson.record)
    counts = tried.verdict in ("onward", "reached")
    return {
        "verdict": tried.verdict,
        "text": lessons.said(lesson, task, tried, locale),
        "reasons": msgspec.to_builtins(reason_words(tried.reasons, names, locale)),
        "lines": event_lines(tried.events, names, locale),
        "place": place_told(lesson, tried.place, locale) if counts else None,
    }


def hint_told(lesson: Lesson, data: models.LessonAt, locale: str) -> Hint:
    """The next move of the lesson's own way to the goal. Raises 409 `no-hint` where there is none left."""
    action = lessons.way_on(lesson, tuple(data.actions), placed(lesson, data))
    if action is None:
        raise Problem(409, "no-hint", "The lesson knows no way on from here. Begin the step again.")
    text = words.say_action(action, names_of(lesson.record), locale)
    return Hint(bot="", action=action, text=text, why=Event("lesson"), why_text="")
