"""What only players of 1817 do."""

from highiron.core.actions import Action


class BidCompany(Action, frozen=True, tag="bid_company", kw_only=True):
    """Bid for the president's certificate of a new company, or for a whole company that is sold."""

    company: str
    price: int


class ChooseSize(Action, frozen=True, tag="choose_size", kw_only=True):
    """Say how many shares a new company has."""

    company: str
    shares: int


class PayPrivate(Action, frozen=True, tag="pay_private", kw_only=True):
    """Put a private into a new company in place of cash, at face value."""

    company: str
    private: str


class ShortShare(Action, frozen=True, tag="short", kw_only=True):
    """Sell a share that nobody had, and owe it."""

    company: str


class TakeLoan(Action, frozen=True, tag="take_loan", kw_only=True):
    """Borrow from the Bank of New York."""

    company: str


class RepayLoan(Action, frozen=True, tag="repay_loan", kw_only=True):
    """Give a loan back."""

    company: str


class PlaceBridge(Action, frozen=True, tag="place_bridge", kw_only=True):
    """Put a bridge of a private over the river of a city."""

    company: str
    private: str
    hex: str


class Convert(Action, frozen=True, tag="convert", kw_only=True):
    """Make a company one size larger."""

    company: str


class Merge(Action, frozen=True, tag="merge", kw_only=True):
    """Propose to join the company with another; `survivor` names the one that stays, the company itself if empty."""

    company: str
    target: str
    survivor: str = ""


class OfferCompany(Action, frozen=True, tag="offer_company", kw_only=True):
    """Put a sound company up for sale."""

    company: str


class ChooseBuyer(Action, frozen=True, tag="choose_buyer", kw_only=True):
    """Say which company pays for the target that its president has won."""

    company: str
    target: str


class RemoveToken(Action, frozen=True, tag="remove_token", kw_only=True):
    """Take one token too many from the map."""

    company: str
    hex: str
    stop: int


ACTIONS = (
    BidCompany,
    ChooseSize,
    PayPrivate,
    ShortShare,
    TakeLoan,
    RepayLoan,
    PlaceBridge,
    Convert,
    Merge,
    OfferCompany,
    ChooseBuyer,
    RemoveToken,
)
