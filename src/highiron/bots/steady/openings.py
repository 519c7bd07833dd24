"""How a game opens that begins with an auction of privates."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.privates import auction_value, gift
from highiron.core.actions import Bid, Pass, TakePrivate
from highiron.core.state import State
from highiron.steps.auction import available
from highiron.steps.frames import Auction, BiddingWar

SPENT_AT_MOST = 0.35  # of the starting cash, where floating a company alone is out of reach anyway


def decide_auction(sight: Sight, taste: Taste) -> Decision:
    """The best bargain among the current private and the bids on later ones, within the budget."""
    state, seat = sight.state, sight.seat
    auction = state.frame
    assert isinstance(auction, Auction)
    best, margin = None, -1.0
    for private, price, action in _choices(sight, auction):
        value = int(auction_value(state, private) * taste.of(private))
        rivals = sum(1 for name, _, _ in auction.bids if name == private)
        bargain = (value - price) / (1 + rivals)  # the more bid for it, the less will be left of the bargain
        if bargain > margin and price <= budget(state, auction, seat, private):
            args = {"private": private, "price": price, "value": value}
            takes = isinstance(action, TakePrivate)
            best = decide(action, "takes-private" if takes else "bids-for-private", **args)
            margin = bargain
    if best is not None:
        return best
    take = sight.family("take_private")
    if take is not None and auction.passes == len(state.facts.seats) - 1:
        # All others passed. The price of the first private falls by itself; with a later one nobody would ever go on.
        private = take.boxes[0]["private"]
        if private != next(iter(state.facts.privates)):
            return decide(TakePrivate(seat=seat, private=private), "takes-what-is-left", private=private)
    return decide(Pass(seat=seat), "keeps-cash-for-shares", cash=state.cash[seat])


def _choices(sight: Sight, auction: Auction) -> list[tuple[str, int, TakePrivate | Bid]]:
    """Private, price and action: the current one at its price, the others at the least bid."""
    found: list[tuple[str, int, TakePrivate | Bid]] = []
    take, bids = sight.family("take_private"), sight.family("bid")
    if take is not None:
        private = take.boxes[0]["private"]
        price = sight.state.facts.privates[private].face - auction.discount
        found.append((private, price, TakePrivate(seat=sight.seat, private=private)))
    for box in bids.boxes if bids is not None else ():
        private, price = box["private"], box["price"].low
        if not any(bid[:2] == (private, sight.seat) for bid in auction.bids):  # raising is for the bidding war
            found.append((private, price, Bid(seat=sight.seat, private=private, price=price)))
    return found


def leads(auction: Auction, seat: str, private: str) -> bool:
    """Whether the seat has the highest bid on it: nobody raises himself."""
    standing = [(price, bidder) for name, bidder, price in auction.bids if name == private]
    return bool(standing) and max(standing)[1] == seat


def floating_cost(state: State, auction: Auction, seat: str, private: str) -> int:
    """What the seat must keep to float a company after the auction, given the free shares it has or is getting."""
    facts = state.facts
    lowest = facts.market.par_prices[0]
    company = next(iter(facts.corporations.values()))
    cost = company.charter.shares * facts.float_percent // 100 * lowest
    mine = {name for name, owner in state.privates.items() if owner == seat}
    mine |= {name for name, bidder, _ in auction.bids if bidder == seat and leads(auction, seat, name)}
    gifts = [gift(state, name) for name in mine | {private}]
    return max(0, cost - max(gifts))


def budget(state: State, auction: Auction, seat: str, private: str) -> int:
    """The most the seat may pay for it: cash is kept to float a company, or where that needs partners, most of it."""
    free = available(state, auction, seat, private)
    spent = state.facts.cash - free
    alone = free - floating_cost(state, auction, seat, private)
    return max(alone, int(state.facts.cash * SPENT_AT_MOST) - spent)


def decide_war(sight: Sight, taste: Taste) -> Decision:
    """Raise by the least while the private is worth more and the money is there."""
    state, seat = sight.state, sight.seat
    war, auction = state.frame, state.frames[-2]
    assert isinstance(war, BiddingWar) and isinstance(auction, Auction)
    bid = sight.family("bid")
    value = int(auction_value(state, war.private) * taste.of(war.private))
    if bid is not None:
        price = bid.boxes[0]["price"].low
        if price <= min(value, budget(state, auction, seat, war.private)):
            raised = Bid(seat=seat, private=war.private, price=price)
            return decide(raised, "bids-for-private", private=war.private, price=price, value=value)
    return decide(Pass(seat=seat), "leaves-private", private=war.private, value=value)
