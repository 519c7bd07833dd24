"""What a game answers instead of accepting: errors with a status of HTTP, a code, and words that say what to do."""

from typing import Any, ClassVar

from highiron.core.events import Reason
from highiron.words import told


class GameError(Exception):
    """Base: nothing was stored."""

    status: ClassVar[int] = 409
    code: ClassVar[str] = "game-error"

    def __init__(self, detail: str, **extra: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.extra: dict[str, Any] = extra


class NoSuchGame(GameError):
    status, code = 404, "no-such-game"

    def __init__(self, game_id: str) -> None:
        super().__init__(told("problem-no-such-game"), game=game_id)


class NoSuchThing(GameError):
    """A vote, position or programmed move that is not there."""

    status, code = 404, "not-found"


class NotYourSeat(GameError):
    status, code = 403, "not-your-seat"


class NotRunning(GameError):
    """The game has not begun or has ended."""

    code = "not-running"


class NotAllowed(GameError):
    """It cannot be done now; `why` in extra is a short code."""

    code = "not-allowed"

    def __init__(self, why: str, detail: str, **extra: Any) -> None:
        super().__init__(detail, why=why, **extra)


class Conflict(GameError):
    """Somebody was faster, or the page is old: the game is at another sequence."""

    code = "sequence-conflict"

    def __init__(self, given: int, present: int) -> None:
        super().__init__(
            told("problem-other-sequence", present=present, given=given),
            given=given,
            sequence=present,
        )
        self.sequence = present


class RefusedMove(GameError):
    """The rules do not allow it; `reasons` has all of them."""

    status, code = 422, "refused"

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(told("problem-move-refused"))
        self.reasons = reasons


class KeyReused(GameError):
    status, code = 422, "key-reused"

    def __init__(self) -> None:
        super().__init__(told("problem-key-used"))


class BadRequest(GameError):
    """What was sent makes no sense for this game."""

    status, code = 422, "invalid"


class UnknownRules(GameError):
    """The rules that a stored game was made by are not part of this program. Nothing is lost: one that has them can
    read it.
    """

    code = "unknown-rules"
