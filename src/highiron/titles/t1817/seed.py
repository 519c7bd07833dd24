"""The auction of privates with seed money (1817 section 3)."""

from typing import ClassVar, Final

import msgspec

from highiron.core.actions import Action, Bid, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow.checks import not_now, private_not_for_sale, reason, short_of_cash, wrong_seat
from highiron.steps.bidding import BiddingHandler
from highiron.steps.frames import Bidding
from highiron.titles.t1817.frames import SeedAuction, SeedBidding
from highiron.titles.t1817.rounds import Hook

STEP: Final = 5


def is_capped(state: State) -> bool:
    """Whether no bid may exceed the face value (1817-3.3); never without seed money (1817-9.5b)."""
    options = state.facts.options
    return options["seed_bid_cap"] == "face" and options["volatility"] == "off"


def highest_bid(state: State, private: str, seat: str) -> int:
    """The most that the player may bid: cash, and the face value where that is the cap (1817-3.2, 1817-3.3)."""
    cash = state.cash[seat]
    return min(cash, state.facts.privates[private].face) if is_capped(state) else cash


def unsold(state: State) -> list[str]:
    return [private for private, owner in state.privates.items() if owner == BANK]


def explain_bid(state: State, private: str, seat: str, price: int, least: int) -> list[Reason]:
    """Why the player may not bid that: steps of five, from the least bid up to face value and cash."""
    reasons: list[Reason] = []
    if price % STEP:
        reasons.append(reason(state, "bid-not-in-steps", "seed-bids", price=price, step=STEP))
    if price < least:
        reasons.append(reason(state, "bid-too-low", "seed-bids", price=price, least=least))
    face = state.facts.privates[private].face
    if is_capped(state) and price > face:
        reasons.append(reason(state, "bid-above-face", "seed-cap", price=price, face=face))
    return reasons + short_of_cash(state, seat, price, "seed-bids")


class SeedAuctionHandler(Handler):
    """Open the auction of any private, or pass; until all pass one after the other (1817-3.1, 1817-3.6)."""

    frame: ClassVar[type[Frame]] = SeedAuction

    def __init__(self, then: Hook) -> None:
        self.then = then  # what follows the auction

    def auction(self, state: State) -> SeedAuction:
        frame = state.frame
        assert isinstance(frame, SeedAuction)
        return frame

    def least_bid(self, state: State, private: str) -> int:
        """What seed money does not cover (1817-3.2)."""
        return max(0, state.facts.privates[private].face - self.auction(state).seed)

    def offered(self, state: State) -> list[str]:
        """Privates that may be put up now."""
        return unsold(state)

    def families(self, state: State) -> list[Family]:
        seat = state.frame.seat
        boxes: list[Box] = []
        for private in self.offered(state):
            least, most = self.least_bid(state, private), highest_bid(state, private, seat)
            if least <= most:
                boxes.append({"private": private, "price": Span(least, most, STEP)})
        found = [passing(seat)]
        add_family(found, "bid", seat, boxes)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        reasons = wrong_seat(state, action, "seed-turns")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, Bid):
            return [*reasons, not_now(state, action, "seed-turns", self.kind)]
        if action.private not in self.offered(state):
            return [*reasons, private_not_for_sale(state, action.private, "seed-turns")]
        least = self.least_bid(state, action.private)
        return reasons + explain_bid(state, action.private, action.seat, action.price, least)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        auction, seat = self.auction(state), action.seat
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": seat}))
            passes = auction.passes + 1
            state.replace_frame(msgspec.structs.replace(auction, passes=passes, seat=state.next_seat(seat)))
            return
        assert isinstance(action, Bid)
        state.replace_frame(msgspec.structs.replace(auction, passes=0, opener=seat, seat=state.next_seat(seat)))
        events.append(Event("bid-made", {"seat": seat, "private": action.private, "price": action.price}))
        state.push(
            SeedBidding(
                seat=seat, private=action.private, price=action.price, leader=seat, bidders=tuple(state.in_play())
            )
        )

    def sold(self, state: State, private: str, price: int, winner: str, events: list[Event]) -> None:
        """Seed money makes up the rest of the face value (1817-3.4)."""
        auction = self.auction(state)
        used = max(0, state.facts.privates[private].face - price)
        state.replace_frame(msgspec.structs.replace(auction, seed=max(0, auction.seed - used)))

    def settle(self, state: State, events: list[Event]) -> bool:
        auction = self.auction(state)
        if self.offered(state) and auction.passes < len(state.in_play()):
            return False
        state.pop()
        for private in unsold(state):
            del state.privates[private]  # 1817-3.6
            events.append(Event("private-closed", {"private": private}))
        if auction.opener:
            state.priority = state.next_seat(auction.opener)  # 1817-3.7
        self.then(state, events)
        return True


class SeedBiddingHandler(BiddingHandler):
    """Raise by a multiple of five or drop out; a bid of the face value ends it (1817-3.3)."""

    frame: ClassVar[type[Frame]] = SeedBidding
    offers = "bid"
    item = "private"
    rule = "seed-bids"

    def __init__(self, auction: SeedAuctionHandler) -> None:
        self.auction = auction

    def prices(self, state: State, frame: Bidding, seat: str) -> Span:
        return Span(frame.price + STEP, highest_bid(state, self.private(frame), seat), STEP)

    def stays_in(self, state: State, frame: Bidding, seat: str) -> bool:
        return highest_bid(state, self.private(frame), seat) >= frame.price + STEP

    def explain_price(self, state: State, frame: Bidding, seat: str, price: int) -> list[Reason]:
        return explain_bid(state, self.private(frame), seat, price, frame.price + STEP)

    def other_item(self, state: State, frame: Bidding) -> Reason:
        return reason(state, "other-private-in-auction", self.rule, private=self.private(frame))

    def say_bid(self, state: State, frame: Bidding, seat: str, price: int, events: list[Event]) -> None:
        events.append(Event("bid-made", {"seat": seat, "private": self.private(frame), "price": price}))

    def private(self, frame: Bidding) -> str:
        assert isinstance(frame, SeedBidding)
        return frame.private

    def decided(self, state: State, frame: Bidding, events: list[Event]) -> None:
        """The winner pays and has the private (1817-3.4)."""
        private, winner = self.private(frame), frame.leader
        state.pay(winner, BANK, frame.price, events, "private")
        state.privates[private] = winner
        events.append(Event("private-sold", {"private": private, "seat": winner, "price": frame.price}))
        self.auction.sold(state, private, frame.price, winner, events)
