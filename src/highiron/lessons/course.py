"""Going through a lesson: where its steps begin, and what becomes of a move."""

from dataclasses import dataclass
from functools import lru_cache

from highiron.bots.hints import hint
from highiron.core.actions import Action, Pass, action_from_data, kind_of
from highiron.core.events import Event, Reason, Refused
from highiron.core.state import State
from highiron.flow import engine
from highiron.lessons.conditions import holds
from highiron.lessons.library import lesson as lesson_named
from highiron.lessons.models import Lesson, Step
from highiron.lessons.positions import position

LONGEST = 60  # actions of a whole lesson: what a caller sends is replayed
REPLIES = 40  # moves of the others until it is the learner's turn again
OTHERWISE = "else"  # the words for a move that is legal but does not reach the goal

REFUSED, ASTRAY, ONWARD, REACHED = "refused", "astray", "onward", "reached"


class UnknownPlace(ValueError):
    """These actions do not lead to that step."""


@dataclass(frozen=True)
class Place:
    """Where somebody is: before or within `step`, in the seat of the learner, with `events` and `moves` of the step."""

    step: int
    seat: str
    state: State
    events: tuple[Event, ...] = ()
    moves: int = 0


@dataclass(frozen=True)
class Attempt:
    """What became of a move: `refused` by the rules with all reasons; `astray`, legal but not to the goal, and taken
    back (`words` name what the lesson says to it); `onward`, on the way to the goal; or `reached`. `place` is where the
    learner is then.
    """

    verdict: str
    place: Place
    reasons: tuple[Reason, ...] = ()
    events: tuple[Event, ...] = ()
    words: str = ""


def place(lesson: Lesson, actions: tuple[Action, ...] = (), step: int | None = None) -> Place:
    """Where the actions that counted so far lead to: at `step`, or at the first thing to do that is left (behind the
    last step when there is none). Raises UnknownPlace when they do not lead there.
    """
    if len(actions) > LONGEST:
        raise UnknownPlace(f"a lesson has {LONGEST} actions at most")
    reached = _followed(lesson.id, actions)
    front = _next_task(lesson, reached.step)
    wanted = front if step is None else step
    if not reached.step <= wanted <= front:
        raise UnknownPlace(f"these actions lead to the steps {reached.step} to {front}, not to {wanted}")
    return _entered(lesson, reached, wanted)


def attempt(lesson: Lesson, actions: tuple[Action, ...], action: Action) -> Attempt:
    """What becomes of a move after the actions that counted so far."""
    here = place(lesson, actions)
    if here.step == len(lesson.steps):
        raise UnknownPlace("nothing is left to do in this lesson")
    return _tried(lesson.steps[here.step], here, action)


def way_on(lesson: Lesson, actions: tuple[Action, ...], here: Place) -> Action | None:
    """The next move of the lesson's own solution, if it is one from here."""
    if here.step == len(lesson.steps):
        return None
    for data in lesson.steps[here.step].solution[here.moves :]:
        move = action_from_data(data)
        if attempt(lesson, actions, move).verdict in (ONWARD, REACHED):
            return move
    return None


def _next_task(lesson: Lesson, start: int) -> int:
    """The first step with a goal from there on; behind the last step when there is none."""
    tasks = (number for number, step in enumerate(lesson.steps) if number >= start and step.goal)
    return next(tasks, len(lesson.steps))


@lru_cache(maxsize=512)
def _followed(lesson_id: str, actions: tuple[Action, ...]) -> Place:
    lesson = lesson_named(lesson_id)
    if not actions:
        first = lesson.steps[0].at
        assert first is not None, "a lesson begins with a position"
        state = position(lesson.record, first)
        return Place(0, state.actor, state)
    before = _followed(lesson_id, actions[:-1])
    task = _next_task(lesson, before.step)
    if task == len(lesson.steps):
        raise UnknownPlace(f"nothing is left to do after {len(actions) - 1} actions")
    tried = _tried(lesson.steps[task], _entered(lesson, before, task), actions[-1])
    if tried.verdict not in (ONWARD, REACHED):
        raise UnknownPlace(f"action {len(actions)} does not count")
    return tried.place


def _entered(lesson: Lesson, reached: Place, wanted: int) -> Place:
    """The place at that step, on from the one that was reached."""
    if reached.moves:
        return reached
    state, seat = reached.state, reached.seat
    for step in lesson.steps[reached.step : wanted + 1]:
        if step.at is not None:
            state = position(lesson.record, step.at)
            seat = state.actor
    if wanted < len(lesson.steps) and lesson.steps[wanted].goal:
        state = answered(state, seat)
    return Place(wanted, seat, state)


def _tried(step: Step, here: Place, action: Action) -> Attempt:
    try:
        after, happened = engine.apply(here.state, action)
    except Refused as refused:
        return Attempt(REFUSED, here, tuple(refused.reasons))
    events = (*here.events, *happened)
    if action.seat == here.seat and all(holds(condition, after, action, events) for condition in step.goal):
        return Attempt(REACHED, Place(here.step + 1, here.seat, after), events=tuple(happened))
    for words, condition in step.wrong:
        if holds(condition, after, action, happened):
            return Attempt(ASTRAY, here, words=words)
    if kind_of(action) in step.way and here.moves + 1 < step.moves and action.seat == here.seat:
        onward = Place(here.step, here.seat, answered(after, here.seat), events, here.moves + 1)
        return Attempt(ONWARD, onward, events=tuple(happened))
    return Attempt(ASTRAY, here, words=OTHERWISE)


def answered(state: State, seat: str) -> State:
    """The position once the others have moved: they pass where they may, and else do what a bot would."""
    for number in range(REPLIES):
        if state.ended or state.actor == seat:
            break
        passing = Pass(seat=state.actor)
        reply = hint(state, number=number).action if engine.explain(state, passing) else passing
        state, _ = engine.apply(state, reply)
    return state
