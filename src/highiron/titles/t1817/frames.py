"""The frames that only 1817 has, and what it notes in shared ones."""

from typing import ClassVar

from highiron.core.frames import Frame
from highiron.steps.frames import Bidding, OperatingRound, OperatingTurn, StockRound, TurnFrame

# --- the auction of privates -----------------------------------------------------------------------------------


class SeedAuction(Frame, frozen=True, tag="seed_auction", kw_only=True):
    """Somebody may open the auction of a private (1817-3.1)."""

    round: ClassVar[str] = "auction"

    seed: int  # what is left of the bank's money that makes up for low bids
    passes: int = 0  # players who passed one after the other
    opener: str = ""  # who opened last
    rows: tuple[tuple[str, ...], ...] = ()  # the pyramid of the expansion, lowest row last; "" is a gap (1817-9.5)


class SeedBidding(Bidding, frozen=True, tag="seed_bidding", kw_only=True):
    """One private is bid for (1817-3.3)."""

    private: str


# --- the stock round -------------------------------------------------------------------------------------------


class Stock(StockRound, frozen=True, tag="stock_round", kw_only=True):
    """A stock round in which players act for themselves or for a company (1817-4.2)."""

    rounds: int = 2  # operating rounds that follow
    started: tuple[str, ...] = ()  # companies that were started in this round
    untokened: tuple[str, ...] = ()  # those of them that still have to buy their tokens (1817-4.44)
    # the turn
    shorted: str = ""  # the company of which a share was sold short
    acting_for: str = ""  # the company that the player acts for
    redeemed: bool = False  # it has bought shares back


def noted(turn: StockRound) -> Stock:
    """The turn with its notes, where a shared step gives it as any turn."""
    assert isinstance(turn, Stock)
    return turn


class IpoHome(Frame, frozen=True, tag="ipo_home", kw_only=True):
    """Who opened the auction of a new company says where its home is (1817-4.31)."""

    company: str


class IpoBidding(Bidding, frozen=True, tag="ipo_bidding", kw_only=True):
    """The president's certificate of a new company is bid for (1817-4.32)."""

    company: str


class IpoSize(Frame, frozen=True, tag="ipo_size", kw_only=True):
    """The winner says how many shares the company has (1817-4.36)."""

    company: str


class IpoPayment(Frame, frozen=True, tag="ipo_payment", kw_only=True):
    """The winner puts privates into the company in place of cash (1817-4.41).

    Meanwhile the whole bid is in the treasury, and the player's cash may be below zero.
    """

    company: str


# --- the operating round ---------------------------------------------------------------------------------------


class Round(OperatingRound, frozen=True, tag="operating_round", kw_only=True):
    """An operating round with the interest that was fixed when it began (1817-2.29)."""

    rate: int = 5
    called: bool = False  # the end of the game was certain when the round began


class Turn(OperatingTurn, frozen=True, tag="operating_turn", kw_only=True):
    """A company's turn with what was laid and borrowed in it."""

    laid: tuple[str, ...] = ()  # hexes whose tile was laid in this turn (1817-5.8)
    late_loan: bool = False  # a loan was taken after the interest, so that none is repaid any more (1817-5.5)


def turn_notes(turn: OperatingTurn) -> Turn:
    """The turn with its notes, where a shared step gives it as any turn."""
    assert isinstance(turn, Turn)
    return turn


class CashCrisis(Frame, frozen=True, tag="cash_crisis", kw_only=True):
    """A player's cash is below zero: shares are sold until it is not (1817-7.1)."""

    company: str  # what had to be paid for
    first: str  # whose debt is settled first; then the others clockwise
    due: int = 0  # interest of the company that its president could not pay


# --- the merger and acquisition round --------------------------------------------------------------------------


class MergerRound(Frame, frozen=True, tag="merger_round", kw_only=True):
    """Part A: companies convert and merge. Order and zones are noted as it begins (1817-6.2, 1817-6.3)."""

    round: ClassVar[str] = "merger"

    number: int
    of: int
    then_of: int  # operating rounds of the next set
    waiting: tuple[str, ...]  # white companies still to be asked
    order: tuple[str, ...]  # all companies in operating order
    red: tuple[str, ...] = ()
    grey: tuple[str, ...] = ()
    grown: tuple[str, ...] = ()  # companies that have converted or merged (1817-6.8)


class MergerTurn(TurnFrame, frozen=True, tag="merger_turn", kw_only=True):
    """What one company does in part A."""

    company: str
    grew: str = ""  # convert or merge
    declined: tuple[tuple[str, str], ...] = ()  # partner and survivor of mergers that were declined
    traders: tuple[str, ...] = ()  # players still to trade its shares; the first one is asked
    traded: tuple[str, ...] = ()  # those who have


class TokenChoice(Frame, frozen=True, tag="token_choice", kw_only=True):
    """A company may have too many tokens on the map after a merger or a sale (1817-6.29)."""

    company: str


class SaleRound(Frame, frozen=True, tag="sale_round", kw_only=True):
    """Parts B to D: companies are sold."""

    round: ClassVar[str] = "sale"

    number: int
    of: int
    then_of: int
    waiting: tuple[str, ...]  # companies still to be put up
    red: tuple[str, ...] = ()  # in liquidation since before the round, and so on
    grey: tuple[str, ...] = ()


class Sale(TurnFrame, frozen=True, tag="sale", kw_only=True):
    """One company is sold (1817-6.31)."""

    company: str
    kind: str  # liquidation, takeover or friendly
    first: str  # its president, or the last one: bidding begins on his left
    set_aside_cash: int = 0  # of a company in liquidation; the bank keeps it meanwhile (1817-6.33)
    set_aside_loans: int = 0  # in dollars; not yet back in the Bank of New York
    winner: str = ""
    price: int = 0
    buyer: str = ""
    assumed: int = 0  # loans taken over by the buyer and not repaid


class SaleBidding(Bidding, frozen=True, tag="sale_bidding", kw_only=True):
    """The company of the sale below is bid for (1817-6.34)."""

    company: str
