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


class BuyWagon(Action, frozen=True, tag="buy_wagon", kw_only=True):
    """Buy a wagon set from the bank (`depot`), or by option from another company (18CE-12.6)."""

    company: str
    source: str
    price: int


class SellTrain(Action, frozen=True, tag="sell_train", kw_only=True):
    """Offer a train of the operating company to another one, where that is allowed (18CE-C9)."""

    company: str
    target: str
    train: str
    price: int


class Borrow(Action, frozen=True, tag="train_loan", kw_only=True):
    """Buy the train that must be bought and owe the bank so much of its price (18CE-13.4)."""

    company: str
    amount: int


class BuildWorks(Action, frozen=True, tag="build_works", kw_only=True):
    """Something built besides tiles in Chapter 1: an own gauge, a terminal, wires; or a line taken up."""

    company: str
    work: str
    hex: str


class Auction(shared.Auction, frozen=True, tag="auction", kw_only=True):
    """The auction with the number of times that everybody passed and the privates paid (18CE-5.9)."""

    paid: int = 0


class Round(shared.OperatingRound, frozen=True, tag="operating_round", kw_only=True):
    """An operating round with what still comes before its first company, and when the game ends by it."""

    opening: tuple[str, ...] = ()  # interest, income, private_tile: what is still to be done (18CE-7.1)
    fixed: tuple[str, ...] = ()  # the order settled when it began, where it is (18CE-19.14)
    tiled: str = ""  # the company that has laid B's tile in place of its own (18CE-19.3)
    last: int = 0  # the round of this set after which the game ends, where that is not the end of a set (18CE-17.2)


class Turn(shared.OperatingTurn, frozen=True, tag="operating_turn", kw_only=True):
    """A company's turn."""

    lent: int = 0  # what the bank lends for the train that is being bought (18CE-13.10)


class PrivateTile(Frame, frozen=True, tag="private_tile", kw_only=True):
    """The company that owns B may lay its tile (18CE-2.5)."""

    company: str


class EStation(Frame, frozen=True, tag="e_station", kw_only=True):
    """A company that has bought E may replace its marker (18CE-2.8)."""

    company: str


class Repay(Frame, frozen=True, tag="repay", kw_only=True):
    """Debtors may pay back one after the other (18CE-13.7)."""

    company: str = ""  # the debtor where companies owe
    waiting: tuple[str, ...] = ()  # debtors still to be asked
