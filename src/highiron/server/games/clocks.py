"""Time controls: how long a seat may be waited for, and what follows when it takes longer."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 24 * 3600 * SECOND
SUBSTITUTES = 4  # whoever takes over a seat has a quarter of the whole time at least


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's time control: so many `seconds` for each `move`, or for all moves of a seat in the `game`, with so many
    `added` for each turn. When a seat has no time left, a `bot` makes its moves until it has some again, or the others
    may hand it on by a `vote` that it has no voice in.
    """

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=10, le=90 * 24 * 3600)]
    added: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    then: Literal["bot", "vote"] = "vote"


def clock_from_text(text: str) -> Clock | None:
    """From the row of a game; "" for none."""
    return msgspec.json.decode(text, type=Clock) if text else None


def full_time(clock: Clock | None) -> int | None:
    """What a seat has at the start, in milliseconds; None where time is counted for each move or not at all."""
    return clock.seconds * SECOND if clock is not None and clock.kind == "game" else None


def deadline(clock: Clock, asked: int, left: int | None) -> int:
    """When the time of a seat is over that has been waited for since `asked`."""
    return asked + (clock.seconds * SECOND if clock.kind == "move" else left or 0)


def remind_at(clock: Clock, asked: int, ends: int) -> int | None:
    """When to remind the seat: with a quarter of its time left, a day before at most; None when that is past."""
    at = ends - min(DAY, (ends - asked) // 4)
    return at if asked < at < ends else None


def after_turn(clock: Clock, left: int | None, spent: int) -> int | None:
    """What a seat has left when it is no longer asked."""
    if clock.kind == "move" or left is None:
        return left
    return max(0, left - spent) + clock.added * SECOND
