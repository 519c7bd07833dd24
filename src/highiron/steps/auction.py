"""The opening auction of privates: buy the current one, or bid on a later one (1830 section 3)."""

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Bid, Pass, TakePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow.checks import not_now, private_not_for_sale, reason, short_of_cash, wrong_seat
from highiron.steps.frames import Auction, BiddingWar, StandingBid

STEP = 5  # bids rise by at least this much (1830-3.4)


def bids_on(auction: Auction, private: str) -> list[StandingBid]:
    """Bids on that private, lowest first."""
    return sorted((bid for bid in auction.bids if bid[0] == private), key=lambda bid: bid[2])


def available(state: State, auction: Auction, seat: str, private: str = "") -> int:
    """Cash less standing bids; the own bid on `private` may be used again (1830-3.5)."""
    tied = sum(price for name, bidder, price in auction.bids if bidder == seat and name != private)
    return state.cash[seat] - tied


def with_bid(auction: Auction, private: str, seat: str, price: int) -> tuple[StandingBid, ...]:
    kept = tuple(bid for bid in auction.bids if bid[:2] != (private, seat))
    return (*kept, (private, seat, price))


class AuctionHandler(Handler, ABC):
    """Ordinary turns (1830-3.2). The title says what a private brings its buyer, and what follows the auction."""

    frame: ClassVar[type[Frame]] = Auction

    def __init__(self, resume: str, free_moves_priority: bool) -> None:
        self.resume = resume
        self.free_moves_priority = free_moves_priority

    def on_sold(self, state: State, private: str, seat: str, events: list[Event]) -> None:
        """What taking this private brings besides the private."""

    def on_bid(self, auction: Auction) -> Auction:
        """What a title notes when somebody has bid."""
        return auction

    @abstractmethod
    def on_finished(self, state: State, opener: str, events: list[Event]) -> None:
        """All privates are sold."""

    # --- reading ---------------------------------------------------------------------------------------------

    def unsold(self, state: State) -> list[str]:
        return [private for private in state.facts.privates if state.privates.get(private) == BANK]

    def price(self, state: State, auction: Auction, private: str) -> int:
        return state.facts.privates[private].face - auction.discount

    def lowest_bid(self, state: State, auction: Auction, private: str) -> int:
        """The least that may be bid now (1830-3.4)."""
        standing = bids_on(auction, private)
        return (standing[-1][2] if standing else state.facts.privates[private].face) + STEP

    def lowest_call(self, state: State, auction: Auction, private: str) -> int:
        """The same in the auction of one private."""
        return self.lowest_bid(state, auction, private)

    def raised_by(self, low: int, high: int) -> Span:
        """The bids between the least one and what the player has: all of them."""
        return Span(low, high)

    def explain_raise(self, state: State, low: int, price: int) -> list[Reason]:
        """Why a bid above the least one may not be made after all."""
        return []

    def families(self, state: State) -> list[Family]:
        auction = state.frame
        assert isinstance(auction, Auction)
        seat = auction.seat
        unsold = self.unsold(state)
        found = [passing(seat)]
        if available(state, auction, seat) >= self.price(state, auction, unsold[0]):
            found.append(Family("take_private", seat, [{"private": unsold[0]}]))
        boxes: list[Box] = []
        for private in unsold[1:]:
            low = self.lowest_bid(state, auction, private)
            high = available(state, auction, seat, private)
            if high >= low:
                boxes.append({"private": private, "price": self.raised_by(low, high)})
        add_family(found, "bid", seat, boxes)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        auction = state.frame
        assert isinstance(auction, Auction)
        reasons = wrong_seat(state, action, "auction-turn")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, (Bid, TakePrivate)):
            return [*reasons, not_now(state, action, "auction-turn", "auction")]
        unsold = self.unsold(state)
        private = action.private
        if private not in unsold:
            return [*reasons, private_not_for_sale(state, private, "auction-turn")]
        if isinstance(action, TakePrivate):
            if private != unsold[0]:
                reasons.append(
                    reason(state, "not-the-current-private", "auction-turn", private=private, current=unsold[0])
                )
            price = self.price(state, auction, unsold[0])
            return reasons + short_of_cash(
                state, action.seat, price, "bids-in-cash", available(state, auction, action.seat)
            )
        if private == unsold[0]:
            reasons.append(reason(state, "no-bid-on-current-private", "auction-turn", private=private))
        low = self.lowest_bid(state, auction, private)
        if action.price < low:
            reasons.append(reason(state, "bid-too-low", "lowest-bid", price=action.price, least=low))
        reasons += self.explain_raise(state, low, action.price)
        return reasons + short_of_cash(
            state, action.seat, action.price, "bids-in-cash", available(state, auction, action.seat, private)
        )

    # --- doing -----------------------------------------------------------------------------------------------

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        auction = state.frame
        assert isinstance(auction, Auction)
        seat = action.seat
        if isinstance(action, TakePrivate):
            self.buy_current(state, auction, seat, events)
        elif isinstance(action, Bid):
            events.append(Event("bid-made", {"seat": seat, "private": action.private, "price": action.price}))
            bids = with_bid(auction, action.private, seat, action.price)
            bidden = msgspec.structs.replace(auction, bids=bids, passes=0, seat=state.next_seat(seat))
            state.replace_frame(self.on_bid(bidden))
        else:
            events.append(Event("passed", {"seat": seat}))
            self.count_pass(state, auction, events)

    def buy_current(self, state: State, auction: Auction, seat: str, events: list[Event]) -> None:
        """Buying moves priority to the buyer's left and ends the run of passes (1830-3.3)."""
        private = self.unsold(state)[0]
        price = self.price(state, auction, private)
        follower = state.next_seat(seat)
        if price > 0 or self.free_moves_priority:
            state.priority = follower
        state.replace_frame(
            msgspec.structs.replace(auction, passes=0, discount=0, seat=follower, opener=follower),
        )
        self.hand_over(state, private, seat, price, events)

    def hand_over(self, state: State, private: str, seat: str, price: int, events: list[Event]) -> None:
        """The private changes hands; bids on it are released."""
        index = len(state.frames) - 1
        auction = state.frames[index]
        assert isinstance(auction, Auction)
        state.pay(seat, BANK, price, events, "private")
        state.privates[private] = seat
        events.append(Event("private-sold", {"private": private, "seat": seat, "price": price}))
        kept = tuple(bid for bid in auction.bids if bid[0] != private)
        state.replace_frame(msgspec.structs.replace(auction, bids=kept))
        self.on_sold(state, private, seat, events)

    def count_pass(self, state: State, auction: Auction, events: list[Event]) -> None:
        """A full round of passes has consequences (1830-3.8)."""
        follower = state.next_seat(auction.seat)
        passes = auction.passes + 1
        if passes < len(state.facts.seats):
            state.replace_frame(msgspec.structs.replace(auction, passes=passes, seat=follower))
        else:
            self.all_passed(state, auction, follower, events)

    def all_passed(self, state: State, auction: Auction, follower: str, events: list[Event]) -> None:
        """The first private's price falls, or all owned privates pay (1830-3.8); `follower` comes next."""
        if state.privates[next(iter(state.facts.privates))] == BANK:
            self.lower(state, auction, follower, events)
            return
        pay_privates(state, events)
        resumes = auction.opener if self.resume == "priority" else follower
        state.replace_frame(msgspec.structs.replace(auction, passes=0, seat=resumes))

    def lower(self, state: State, auction: Auction, follower: str, events: list[Event]) -> None:
        """The current private gets cheaper; for nothing the next player has to take it."""
        private = self.unsold(state)[0]
        lowered = msgspec.structs.replace(auction, passes=0, seat=follower, discount=auction.discount + STEP)
        state.replace_frame(lowered)
        price = self.price(state, lowered, private)
        events.append(Event("private-price-fell", {"private": private, "price": price}))
        if price == 0:
            self.buy_current(state, lowered, follower, events)

    def war_order(self, state: State, standing: list[StandingBid]) -> tuple[str, ...]:
        """The bidders in the order in which they speak; the lowest bid, which comes first here, begins."""
        bidders = {bid[1] for bid in standing}
        return tuple(seat for seat in state.facts.seats if seat in bidders)

    def settle(self, state: State, events: list[Event]) -> bool:
        """Sell or auction the current private as long as it carries bids (1830-3.6)."""
        auction = state.frame
        assert isinstance(auction, Auction)
        unsold = self.unsold(state)
        if not unsold:
            state.pop()
            self.on_finished(state, auction.opener, events)
            return True
        standing = bids_on(auction, unsold[0])
        if not standing:
            return False
        if len(standing) == 1:
            self.hand_over(state, unsold[0], standing[0][1], standing[0][2], events)
            return True
        order = self.war_order(state, standing)
        state.push(BiddingWar(seat=standing[0][1], private=unsold[0], bidders=order))
        events.append(Event("bidding-opened", {"private": unsold[0]}))
        return True


class BiddingWarHandler(Handler):
    """Raise or pass among the bidders of one private (1830-3.6b)."""

    frame: ClassVar[type[Frame]] = BiddingWar

    def __init__(self, auction: AuctionHandler, reentry: bool, lowest_next: bool) -> None:
        self.auction = auction
        self.reentry = reentry
        self.lowest_next = lowest_next

    def families(self, state: State) -> list[Family]:
        war, auction = self._frames(state)
        low = self.auction.lowest_call(state, auction, war.private)
        high = available(state, auction, war.seat, war.private)
        found = [passing(war.seat)]
        if high >= low:
            found.append(Family("bid", war.seat, [{"private": war.private, "price": Span(low, high)}]))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        war, auction = self._frames(state)
        reasons = wrong_seat(state, action, "bidding-war")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, Bid):
            return [*reasons, not_now(state, action, "bidding-war", "bidding_war")]
        if action.private != war.private:
            return [*reasons, reason(state, "other-private-in-auction", "bidding-war", private=war.private)]
        low = self.auction.lowest_call(state, auction, war.private)
        if action.price < low:
            reasons.append(reason(state, "bid-too-low", "bidding-war", price=action.price, least=low))
        free = available(state, auction, action.seat, war.private)
        return reasons + short_of_cash(state, action.seat, action.price, "bids-in-cash", free)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        war, auction = self._frames(state)
        seat, order = action.seat, war.bidders
        if isinstance(action, Bid):
            events.append(Event("bid-made", {"seat": seat, "private": war.private, "price": action.price}))
            auction = msgspec.structs.replace(auction, bids=with_bid(auction, war.private, seat, action.price))
            war = msgspec.structs.replace(war, passed=())
        else:
            events.append(Event("passed", {"seat": seat}))
            if self.reentry:
                war = msgspec.structs.replace(war, passed=(*war.passed, seat))
            else:
                kept = tuple(bid for bid in auction.bids if bid[:2] != (war.private, seat))
                auction = msgspec.structs.replace(auction, bids=kept)
                war = msgspec.structs.replace(war, bidders=tuple(other for other in war.bidders if other != seat))
        state.frames = (*state.frames[:-2], auction)
        highest = bids_on(auction, war.private)[-1]
        others = [other for other in war.bidders if other != highest[1]]
        if all(other in war.passed for other in others):
            self.auction.hand_over(state, war.private, highest[1], highest[2], events)
            return
        state.push(msgspec.structs.replace(war, seat=self._next(auction, war, order, seat, highest[1])))

    def _next(self, auction: Auction, war: BiddingWar, order: tuple[str, ...], seat: str, highest: str) -> str:
        """In their order, or always the lowest bid; the highest bidder need not speak."""
        if self.lowest_next:
            standing = [bid[1] for bid in bids_on(auction, war.private)]
            return next(other for other in standing if other not in war.passed)
        at = order.index(seat)
        around = (*order[at + 1 :], *order[: at + 1])
        return next(other for other in around if other in war.bidders and other != highest)

    def _frames(self, state: State) -> tuple[BiddingWar, Auction]:
        war, auction = state.frames[-1], state.frames[-2]
        assert isinstance(war, BiddingWar) and isinstance(auction, Auction)
        return war, auction


def pay_privates(state: State, events: list[Event]) -> None:
    """Every owned private pays its revenue (1830-3.8b, 1830-5.1.1)."""
    for private, owner in state.privates.items():
        if owner != BANK:
            state.pay(BANK, owner, state.facts.privates[private].revenue, events, f"private {private}")
