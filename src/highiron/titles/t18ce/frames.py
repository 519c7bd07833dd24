"""The frames and actions that only 18CE has, and what it notes in shared ones."""

from highiron.core.actions import Action
from highiron.core.frames import Frame
from highiron.steps import frames as shared


class RepayDebt(Action, frozen=True, tag="repay_debt", kw_only=True):
    """Pay back a part of a debt when an operating round begins: one's own, or one's company's (18CE-13.7)."""

    amount: int


class ExchangeForShare(Action, frozen=True, tag="exchange_for_share", kw_only=True):
    """Give a private up for a share of any company, in place of the purchase of the turn (18CE-2.7)."""

    private: str
    company: str
    source: str


class Auction(shared.Auction, frozen=True, tag="auction", kw_only=True):
    """The auction with the number of times that everybody passed and the privates paid (18CE-5.9)."""

    paid: int = 0


class Round(shared.OperatingRound, frozen=True, tag="operating_round", kw_only=True):
    """An operating round with what still comes before its first company, and when the game ends by it."""

    opening: tuple[str, ...] = ()  # interest, income, private_tile: what is still to be done (18CE-7.1)
    fixed: tuple[str, ...] = ()  # the order settled when it began, where it is (18CE-19.14)
    last: int = 0  # the round of this set after which the game ends, where that is not the end of a set (18CE-17.2)


class Turn(shared.OperatingTurn, frozen=True, tag="operating_turn", kw_only=True):
    """A company's turn."""


class Repay(Frame, frozen=True, tag="repay", kw_only=True):
    """Debtors may pay back one after the other (18CE-13.7)."""

    company: str = ""  # the debtor where companies owe
    waiting: tuple[str, ...] = ()  # debtors still to be asked
