"""What the routes of lessons take and give."""

from typing import Annotated

import msgspec
from msgspec import Meta

from highiron.core.actions import Run
from highiron.lessons.course import LONGEST
from highiron.server.play.any_action import AnyAction
from highiron.server.play.bounds import check_action, check_runs
from highiron.server.play.models import Figures, LegalFamily, ReasonWords, View


class LessonInfo(msgspec.Struct):
    """A lesson in a list. Its words are the message `lesson-<id>` and its attribute `about`."""

    id: str
    title: str
    minutes: int
    steps: int


class LessonStep(msgspec.Struct):
    """A step: what the page opens, the hexes it points at, and whether there is something to do. Its words are the
    message `lesson-<id>-<number from 1>`; with something to do it has the attributes `task`, `done` and those that
    attempts name.
    """

    show: str
    lit: list[str]
    task: bool


class PuzzleInfo(msgspec.Struct):
    """A puzzle, to be taken as a lesson of its name. `kind`: run, tile or float (words: `puzzle-<kind>`); `company` is
    what it is about ("" for none), `difficulty` from 1 to 3.
    """

    id: str
    day: str
    kind: str
    title: str
    company: str
    difficulty: int


class LessonDetail(msgspec.Struct):
    """A lesson. `facts` names the sheet of everything static; `names` says who sits where. A puzzle has `words`: the
    name of its messages, which take `args`.
    """

    id: str
    title: str
    minutes: int
    facts: str
    names: dict[str, str]
    steps: list[LessonStep]
    words: str
    args: dict[str, str]


class LessonPlace(msgspec.Struct):
    """A position of a lesson as the learner's seat may know it. `legal` is empty where there is nothing to do."""

    step: int
    facts: str
    seat: str
    actor: str
    names: dict[str, str]
    view: View
    figures: Figures
    legal: list[LegalFamily]


class LessonAttempt(msgspec.Struct):
    """What became of a move. `verdict`: refused (see `reasons`), astray (legal, but not to the goal, and taken back),
    onward (on the way to it) or reached. `text` is what the lesson says to it; `lines` what happened. `place` is given
    when the action counts: add it to those that are sent.
    """

    verdict: str
    text: str
    reasons: list[ReasonWords]
    lines: list[str]
    place: LessonPlace | None


class LessonAt(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody is: the actions that counted so far, and the step (by default the next one with something to
    do).
    """

    actions: Annotated[list[AnyAction], Meta(max_length=LONGEST)] = []
    step: Annotated[int, Meta(ge=0, le=200)] | None = None

    def __post_init__(self) -> None:
        for action in self.actions:
            check_action(action)


class LessonMove(LessonAt, forbid_unknown_fields=True, kw_only=True):
    """The same with a move."""

    action: AnyAction

    def __post_init__(self) -> None:
        super().__post_init__()
        check_action(self.action)


class LessonQuestion(LessonAt, forbid_unknown_fields=True):
    """The same with a question about moves of a kind: see `RefusalRequest`."""

    kind: Annotated[str, Meta(max_length=20)] = ""
    fields: Annotated[dict[str, Annotated[str, Meta(max_length=20)] | int | bool], Meta(max_length=8)] = {}


class LessonCompany(LessonAt, forbid_unknown_fields=True, kw_only=True):
    """The same with a company, and with runs that were made by hand where they are to be looked at."""

    company: Annotated[str, Meta(max_length=20)]
    runs: Annotated[list[Run], Meta(max_length=20)] = []

    def __post_init__(self) -> None:
        super().__post_init__()
        check_runs(self.runs)
