"""What the routes of a game take."""

from typing import Annotated

import msgspec
from msgspec import Meta

from highiron.core.actions import Run
from highiron.server.play.any_action import AnyAction
from highiron.server.play.bounds import check_action, check_runs
from highiron.server.programs.models import AnyProgram

Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="Chosen by the client, new for every request: a repeated key gets the first answer.",
    ),
]
Sequence = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="The sequence of the view that the decision was made on.")
]


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A move: an action of one's seat, as listed in `legal`."""

    sequence: Sequence
    key: Key
    action: AnyAction

    def __post_init__(self) -> None:
        check_action(self.action)


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Take back to position `to`, or the last action. Opens a vote where the others must agree.

    `seat` is needed only by somebody who holds several seats."""

    sequence: Sequence
    key: Key
    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    seat: Annotated[str, Meta(max_length=1)] = ""


class RedoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Do again what was taken back last."""

    sequence: Sequence
    key: Key
    seat: Annotated[str, Meta(max_length=1)] = ""


class ActionRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An action to explain or to try out; `at` tries it at a past position."""

    action: AnyAction
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None

    def __post_init__(self) -> None:
        check_action(self.action)


class RefusalRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Which moves to tell of: all kinds that cannot be made now, or one of them, with some of its fields given."""

    kind: Annotated[str, Meta(max_length=20)] = ""
    fields: Annotated[dict[str, Annotated[str, Meta(max_length=20)] | int | bool], Meta(max_length=8)] = {}
    seat: Annotated[str, Meta(max_length=1)] = ""


class TryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A line of actions to try out one after the other, from the present position or from a past one. An empty line
    asks what is legal there. `routes`: also the best runs of the company that would run trains next. `agreed`: when
    the line ends with an offer to another player, show what follows if it is accepted.
    """

    actions: Annotated[list[AnyAction], Meta(max_length=200)]
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    routes: bool = False
    agreed: bool = False

    def __post_init__(self) -> None:
        for action in self.actions:
            check_action(action)


class RunsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Hand-made runs of a company's trains, complete or half-way; after a line of `actions` that are tried out.
    Without `compare` they are not compared with the best runs, which takes longest.
    """

    company: Annotated[str, Meta(max_length=20)]
    runs: Annotated[list[Run], Meta(max_length=20)]
    compare: bool = True
    actions: Annotated[list[AnyAction], Meta(max_length=200)] = []

    def __post_init__(self) -> None:
        check_runs(self.runs)
        for action in self.actions:
            check_action(action)


class VoteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A proposal: `undo` (to position `to`), `redo`, `substitute` (of seat `of` by a `bot`, a `person`, or the account
    of a `name`) or `abandon`.
    """

    kind: Annotated[str, Meta(max_length=12)]
    to: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    of: Annotated[str, Meta(max_length=1)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    person: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[str, Meta(max_length=1)] = ""


class BallotRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The answer to a proposal."""

    agrees: bool


class ProgramRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A programmed move for one's seat; only its owner ever sees it."""

    program: AnyProgram
    seat: Annotated[str, Meta(max_length=1)] = ""
