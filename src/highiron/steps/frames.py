"""The frames of the shared rounds and steps, apart from the steps because they are data in files too."""

from highiron.core.actions import BuyPrivate, BuyTrain, TradePrivate
from highiron.core.frames import Frame, register_frame

StandingBid = tuple[str, str, int]  # private, seat, price


@register_frame
class Auction(Frame, frozen=True, tag="auction", kw_only=True):
    """Ordinary turns of the opening auction."""

    bids: tuple[StandingBid, ...] = ()
    passes: int = 0
    discount: int = 0  # what the cheapest private has come down
    opener: str  # who resumes ordinary turns and opens the first stock round


@register_frame
class BiddingWar(Frame, frozen=True, tag="bidding_war", kw_only=True):
    """The auction of one private among those who have a bid on it; its bids stand in the frame below."""

    private: str
    bidders: tuple[str, ...]  # still in, clockwise
    passed: tuple[str, ...] = ()  # who passed since the last raise


@register_frame
class StockRound(Frame, frozen=True, tag="stock_round", kw_only=True):
    """A stock round and the turn of the seat that is asked."""

    passes: int = 0  # players who passed one after the other
    last_actor: str = ""  # who bought or sold last
    sold: tuple[tuple[str, str], ...] = ()  # seat and company of all sales in this round
    unpaid: tuple[str, ...] = ()  # floated in this round, capital due at its end
    # the turn
    bought: str = ""  # company of this turn's purchase; the private's id after a trade that counts as one
    bought_from: str = ""  # ipo, pool, par or trade
    sale_prices: tuple[tuple[str, int], ...] = ()  # first price of each company sold in this turn
    acted: bool = False  # bought, sold or traded in this turn
    fresh: bool = True  # nothing done yet in this turn


@register_frame
class SetPar(Frame, frozen=True, tag="set_par", kw_only=True):
    """The owner of a gift certificate must name the par value (1830-2.2.7)."""

    company: str


@register_frame
class Offer(Frame, frozen=True, tag="offer", kw_only=True):
    """Someone proposes; the seat asked agrees or declines."""

    proposal: TradePrivate | BuyPrivate | BuyTrain


@register_frame
class OperatingRound(Frame, frozen=True, tag="operating_round", kw_only=True):
    """One operating round of a set; the companies still to come."""

    number: int
    of: int
    waiting: tuple[str, ...]
    ascending: bool = False  # lowest price first
    ran: tuple[tuple[str, str], ...] = ()  # company and train of those that ran for another owner in this round
    no_private_tiles: bool = (
        False  # a private's second tile was forfeited: 18xx.games takes no more of them (1846-14.9)
    )


@register_frame
class OperatingTurn(Frame, frozen=True, tag="operating_turn", kw_only=True):
    """The turn of one company."""

    company: str
    step: int = 0  # index into the title's list of steps
    fresh: bool = True  # nothing done yet in this turn
    lays: int = 0  # ordinary tiles laid, upgrades included
    upgrades: int = 0
    tokened: bool = False  # the token of the turn is used
    revenue: int = 0
    last_sale: int = 0  # price per share of the last forced sale (1830-11.16)
    raising: bool = False  # shares were sold for a train in this turn
    sale_prices: tuple[tuple[str, int], ...] = ()  # first price of each company sold for a train, where it stays (11.4)
    issued: bool = False  # shares were issued or redeemed
    forced_issue: bool = False  # shares were issued for a train
    sold: tuple[str, ...] = ()  # companies whose shares the president sold for a train
    steamed: bool = False  # the steamboat's port was changed


@register_frame
class ChooseCity(Frame, frozen=True, tag="choose_city", kw_only=True):
    """A token that stands in a hex must be given its city: a home token, or one lifted by a tile (1830-5.3.10)."""

    company: str  # whose token
    hex: str
    lifted: bool


@register_frame
class PrivateToken(Frame, frozen=True, tag="private_token", kw_only=True):
    """After a private's tile: its free token may follow at once (1830-2.2.4)."""

    company: str
    hex: str
    private: str


@register_frame
class Discard(Frame, frozen=True, tag="discard", kw_only=True):
    """Companies above the train limit give up trains (1830-5.7.6)."""

    company: str = ""


@register_frame
class FundTrain(Frame, frozen=True, tag="fund_train", kw_only=True):
    """A sale is agreed; the president sells shares until the price can be paid (1830-5.8.5)."""

    proposal: BuyTrain
    seller: str  # who agreed to the sale


@register_frame
class Draft(Frame, frozen=True, tag="draft", kw_only=True):
    """The secret draft. Only `cards`, `last` and `price` are for all to see; see `DraftHandler.hide`."""

    cards: tuple[str, ...]  # all cards in play, privates and blanks
    deck: tuple[str, ...]  # what nobody holds, top first
    hand: tuple[str, ...] = ()  # what the seat that is asked has drawn
    chosen: tuple[tuple[str, str], ...] = ()  # seat and card of every choice so far
    last: str = ""  # the only card left, shown to all
    price: int = 0  # what the last card costs now


@register_frame
class OpenDraft(Frame, frozen=True, tag="open_draft", kw_only=True):
    """A round of the draft with open cards; those still to be had belong to the bank."""

    passes: int = 0  # players who passed one after the other
    discount: int = 0  # what the last card has come down


@register_frame
class SecondTile(Frame, frozen=True, tag="second_tile", kw_only=True):
    """After the first tile of a private that gives two: the second may follow at once (1846-2.3.5)."""

    company: str
    private: str
    hex: str  # where the first tile lies
    exits: int  # the edges its new track leads to, as a bit mask


@register_frame
class Steamboat(Frame, frozen=True, tag="steamboat", kw_only=True):
    """Before a round the owner of the steamboat may set its port and whom it serves (1846-2.3.9)."""

    port_set: bool = False
    company_set: bool = False
