"""Programmed moves as their owner sets them. How they work stands in `rules`."""

from typing import Any, Literal, get_args

import msgspec

StopOn = Literal[
    "shares-bought",
    "shares-sold",
    "president-changed",
    "company-started",
    "bid-made",
    "price-moved",
]


class PassProgram(msgspec.Struct, frozen=True, tag="pass", tag_field="kind", forbid_unknown_fields=True):
    """Pass whenever asked in a stock round or an auction, until the round ends or something on the list happens.

    Set during an operating round, it is for the round that follows the set.

    | stops_on | what cancels it |
    |---|---|
    | `shares-bought` | somebody else buys shares of a company that I own shares of |
    | `shares-sold` | somebody else sells shares of a company that I own shares of |
    | `president-changed` | a company of which I am or was president gets another president |
    | `company-started` | somebody else starts a company |
    | `bid-made` | somebody else bids on a private that I have a bid on |
    | `price-moved` | the price of a company that I own shares of changes |

    It always ends when the round does, when something was taken back or done again, and when the seat is asked for
    something that it cannot pass, such as an answer to an offer.
    """

    stops_on: tuple[StopOn, ...] = (
        "shares-bought",
        "shares-sold",
        "president-changed",
        "company-started",
        "bid-made",
    )

    def __post_init__(self) -> None:
        """Each once: it is a set, whatever is sent, and what is kept of it stays short."""
        once = tuple(kind for kind in get_args(StopOn) if kind in self.stops_on)
        msgspec.structs.force_setattr(self, "stops_on", once)


class BuyProgram(msgspec.Struct, frozen=True, tag="buy", tag_field="kind", forbid_unknown_fields=True):
    """Buy a share of the company in every turn of the stock round until it floats (or until I own `shares` of it).

    It ends when the share costs more than `at_most` (0: no limit) or more than I have, when none is left at `source`,
    when I lose the presidency (with `as_president`: when I do not have it), when somebody sells shares of the company,
    when something was taken back or done again, when the purchase is refused, and when the round ends.
    """

    company: str
    source: Literal["ipo", "pool"] = "ipo"
    until: Literal["floated", "shares"] = "floated"
    shares: int = 0
    at_most: int = 0
    as_president: bool = False


AnyProgram = PassProgram | BuyProgram


class ProgramLine(msgspec.Struct, frozen=True):
    """One line of a program's own log: `program-fired` or `program-stopped` with arguments, for `words.say_program`."""

    code: str
    args: dict[str, Any]
    sequence: int
    time: int


class ProgramInfo(msgspec.Struct, frozen=True):
    """A programmed move with what it did. Only for its owner."""

    id: int
    seat: str
    program: AnyProgram
    sequence: int
    status: str  # active, done, cancelled
    log: list[ProgramLine]
