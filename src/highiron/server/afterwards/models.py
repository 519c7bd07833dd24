"""The analysis of a game as the API gives it."""

from typing import Any

import msgspec


class CostlyDecision(msgspec.Struct, frozen=True):
    """A decision that cost chances to win. `number` is its action's own, from 1; `chance` what was left after it,
    `possible` what was to be had by what was `better`, and `why_text` why. Both were played on into `futures` futures.
    """

    number: int
    seat: str
    kind: str
    played: dict[str, Any]
    played_text: str
    better: dict[str, Any]
    better_text: str
    why_text: str
    chance: float
    possible: float
    cost: float
    futures: int


class CostOfKind(msgspec.Struct, frozen=True):
    """Decisions of one kind (auction, shares, track, trains, companies, other) by one seat: how many, and what the
    costly ones among them cost in chances to win.
    """

    seat: str
    kind: str
    decisions: int
    cost: float


class GameAnalysis(msgspec.Struct, frozen=True):
    """The analysis of a game, or how far it is.

    `status` is none, waiting, running, done or failed; `part` how much is done, from 0 to 1; `ahead` how many others
    wait before it. `curve` has the chances to win of all `seats` at the start and after every action. `may_ask` and
    `may_cancel` are the caller's.
    """

    status: str
    part: float
    ahead: int
    may_ask: bool
    may_cancel: bool
    seats: list[str]
    curve: list[list[float]]
    costly: list[CostlyDecision]
    kinds: list[CostOfKind]
