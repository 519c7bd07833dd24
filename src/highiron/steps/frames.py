"""The frames of the shared rounds and steps, apart from the steps because they are data in files too."""

from typing import ClassVar

from highiron.core.actions import Action, BuyTrain
from highiron.core.frames import Frame

StandingBid = tuple[str, str, int]  # private, seat, price


class TurnFrame(Frame, frozen=True, kw_only=True):
    """Base of all turns: the step it stands at, by name, and whether anything was done in it."""

    step: str = ""  # "" in a turn that has just begun
    fresh: bool = True  # nothing done yet in this turn


class Auction(Frame, frozen=True, tag="auction", kw_only=True):
    """Ordinary turns of the opening auction."""

    round: ClassVar[str] = "auction"

    bids: tuple[StandingBid, ...] = ()
    passes: int = 0
    discount: int = 0  # what the cheapest private has come down
    opener: str  # who resumes ordinary turns and opens the first stock round


class BiddingWar(Frame, frozen=True, tag="bidding_war", kw_only=True):
    """The auction of one private among those who have a bid on it; its bids stand in the frame below."""

    private: str
    bidders: tuple[str, ...]  # still in, in the order in which they speak
    passed: tuple[str, ...] = ()  # who passed since the last raise


class Bidding(Frame, frozen=True, kw_only=True):
    """Base of auctions in which bids rise in turn until one player is left."""

    price: int = 0
    leader: str = ""  # who has bid it; "" while nobody has bid
    bidders: tuple[str, ...]  # still in, the leader included


class StockRound(TurnFrame, frozen=True, tag="stock_round", kw_only=True):
    """A stock round and the turn of the seat that is asked."""

    round: ClassVar[str] = "stock"

    passes: int = 0  # players who passed one after the other
    last_actor: str = ""  # who bought or sold last
    sold: tuple[tuple[str, str], ...] = ()  # seat and company of all sales in this round
    unpaid: tuple[str, ...] = ()  # floated in this round, capital due at its end
    # the turn
    bought: str = ""  # company of this turn's purchase; the private's id after a trade that counts as one
    bought_from: str = ""  # ipo, pool, par or trade
    sale_prices: tuple[tuple[str, int], ...] = ()  # first price of each company sold in this turn
    acted: bool = False  # bought, sold or traded in this turn


class SetPar(Frame, frozen=True, tag="set_par", kw_only=True):
    """The owner of a gift certificate must name the par value (1830-2.2.7)."""

    company: str


class Offer(Frame, frozen=True, tag="offer", kw_only=True):
    """Someone proposes; the seat asked agrees or declines."""

    proposal: Action  # of a kind that the title has a deal for


class OperatingRound(Frame, frozen=True, tag="operating_round", kw_only=True):
    """One operating round of a set; the companies still to come."""

    round: ClassVar[str] = "operating"

    number: int
    of: int
    waiting: tuple[str, ...]
    ran: tuple[tuple[str, str], ...] = ()  # company and train of those that ran for another owner in this round
    no_private_tiles: bool = (
        False  # a private's second tile was forfeited: 18xx.games takes no more of them (1846-14.9)
    )


class OperatingTurn(TurnFrame, frozen=True, tag="operating_turn", kw_only=True):
    """The turn of one company. A title that notes more in a turn adds fields to a sort of its own."""

    company: str
    lays: int = 0  # ordinary tiles laid, upgrades included
    upgrades: int = 0
    tokened: bool = False  # the token of the turn is used
    revenue: int = 0
    last_sale: int = 0  # price per share of the last forced sale (1830-11.16)
    raising: bool = False  # shares were sold for a train in this turn
    sale_prices: tuple[tuple[str, int], ...] = ()  # first price of each company sold for a train, where it stays (11.4)


class ChooseCity(Frame, frozen=True, tag="choose_city", kw_only=True):
    """A token that stands in a hex must be given its city: a home token, or one lifted by a tile (1830-5.3.10)."""

    company: str  # whose token
    hex: str
    lifted: bool


class PrivateToken(Frame, frozen=True, tag="private_token", kw_only=True):
    """After a private's tile: its free token may follow at once (1830-2.2.4)."""

    company: str
    hex: str
    private: str


class Discard(Frame, frozen=True, tag="discard", kw_only=True):
    """Companies above the train limit give up trains (1830-5.7.6)."""

    company: str = ""


class FundTrain(Frame, frozen=True, tag="fund_train", kw_only=True):
    """A sale is agreed; the president sells shares until the price can be paid (1830-5.8.5)."""

    proposal: BuyTrain
    seller: str  # who agreed to the sale
