"""Routes of lessons. They are stateless: the caller sends the actions that counted so far, few and small."""

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from highiron import lessons
from highiron.lessons.positions import names_of
from highiron.lessons.puzzles import puzzle_of
from highiron.server.auth.caller import Caller
from highiron.server.auth.limits import RateLimits
from highiron.server.errors import Problem
from highiron.server.learning import models
from highiron.server.learning.answers import attempt_told, detail, hint_told, named, place_told, placed
from highiron.server.play import advice
from highiron.server.play import models as play
from highiron.server.play.advised import advised
from highiron.server.play.answers import encoded
from highiron.server.play.bounds import LARGEST_MOVE
from highiron.server.play.language import Locale, language

_TAGS = ["lessons"]
PUZZLES = 14  # days that are listed
_LESSON = "/api/lessons/{lesson_id:str}"
LessonId = Annotated[str, Parameter(max_length=40, description="The name of a lesson, such as 1830-auction.")]


@get("/api/lessons", operation_id="lessons", tags=_TAGS, sync_to_thread=True)
def all_lessons(title: Annotated[str, Parameter(max_length=16)] = "") -> list[models.LessonInfo]:
    """The lessons there are, or those of a title, in the order in which they are best taken."""
    return [
        models.LessonInfo(lesson.id, lesson.title, lesson.minutes, len(lesson.steps))
        for lesson in lessons.lessons(title)
    ]


@get(_LESSON, operation_id="lesson", tags=_TAGS, sync_to_thread=True)
def one_lesson(
    lesson_id: LessonId, caller: Caller | None, limits: RateLimits, request: Request[Any, Any, Any]
) -> models.LessonDetail:
    """A lesson: its steps and what it is played with."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        return detail(lesson)


@post(
    f"{_LESSON}/place",
    operation_id="lesson_place",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_place(
    lesson_id: LessonId,
    data: models.LessonAt,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> Response[models.LessonPlace]:
    """The position of a step, once the actions so far have led to it."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        return encoded(place_told(lesson, placed(lesson, data), language(locale, caller)))


@post(
    f"{_LESSON}/attempts",
    operation_id="lesson_attempt",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_attempt(
    lesson_id: LessonId,
    data: models.LessonMove,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> Response[models.LessonAttempt]:
    """What becomes of a move: refused with reasons, legal but not to the goal, on the way, or to the goal."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        return encoded(attempt_told(lesson, data, language(locale, caller)))


@post(
    f"{_LESSON}/preview",
    operation_id="lesson_preview",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_preview(
    lesson_id: LessonId,
    data: models.LessonMove,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> Response[play.Preview]:
    """What a move would lead to, before it is made."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        here = placed(lesson, data)
        names = names_of(lesson.record)
        return encoded(advice.preview(here.state, here.seat, [data.action], names, language(locale, caller)))


@post(
    f"{_LESSON}/refusals",
    operation_id="lesson_refusals",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_refusals(
    lesson_id: LessonId,
    data: models.LessonQuestion,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> list[play.Refusal]:
    """Moves that cannot be made there, each with the reasons."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        here = placed(lesson, data)
        names, words_of = names_of(lesson.record), language(locale, caller)
        return advice.refusals(here.state, here.seat, data.kind, data.fields, names, words_of)


@post(
    f"{_LESSON}/lays",
    operation_id="lesson_lays",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_lays(
    lesson_id: LessonId,
    data: models.LessonCompany,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
) -> play.LayGains:
    """What every legal lay of a company would earn there."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        return advice.lay_gains(placed(lesson, data).state, data.company)


@post(
    f"{_LESSON}/routes",
    operation_id="lesson_routes",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_routes(
    lesson_id: LessonId,
    data: models.LessonCompany,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> play.RouteSet:
    """The best runs of a company there."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        state = placed(lesson, data).state
        return advice.best_routes(state, data.company, names_of(lesson.record), language(locale, caller))


@post(
    f"{_LESSON}/routes/check",
    operation_id="lesson_check_routes",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_check_routes(
    lesson_id: LessonId,
    data: models.LessonCompany,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> play.CheckedRoutes:
    """Runs made by hand: legal, or all reasons why not, and what they earn."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        state = placed(lesson, data).state
        names, words_of = names_of(lesson.record), language(locale, caller)
        return advice.check_routes(state, data.company, data.runs, names, words_of)


@post(
    f"{_LESSON}/hint",
    operation_id="lesson_hint",
    tags=_TAGS,
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def lesson_hint(
    lesson_id: LessonId,
    data: models.LessonAt,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> play.Hint:
    """A move towards the goal of the step."""
    lesson = named(lesson_id)
    with advised(request, caller, limits):
        return hint_told(lesson, data, language(locale, caller))


@get("/api/puzzles", operation_id="puzzles", tags=_TAGS, sync_to_thread=True)
def daily_puzzles(
    day: Annotated[
        str, Parameter(max_length=10, pattern=r"^(\d{4}-\d{2}-\d{2})?$", description="A day; today where left out.")
    ] = "",
) -> list[models.PuzzleInfo]:
    """The puzzle of a day and those of the days before it, the latest first. They are the same for everybody."""
    try:
        last = date.fromisoformat(day) if day else datetime.now(UTC).date()
        days = [last - timedelta(days=back) for back in range(PUZZLES)]
    except (ValueError, OverflowError):
        raise Problem(422, "no-day", "There is no such day. Days are written like 2026-11-18.") from None
    found = [(each, puzzle_of(each)) for each in days]
    return [models.PuzzleInfo(p.id, each.isoformat(), p.kind, p.title, p.company, p.difficulty) for each, p in found]


ROUTES = [
    daily_puzzles,
    all_lessons,
    one_lesson,
    lesson_place,
    lesson_attempt,
    lesson_preview,
    lesson_refusals,
    lesson_lays,
    lesson_routes,
    lesson_check_routes,
    lesson_hint,
]
