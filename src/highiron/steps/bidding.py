"""Auctions in which bids rise in turn until one player is left: raise, or be out."""

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from highiron.core.actions import ACTION_TYPES, Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family, Span, passing
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import not_now, wrong_seat
from highiron.steps.frames import Bidding


class BiddingHandler(Handler, ABC):
    """Clockwise from whoever has just spoken. Who cannot go on is out without being asked.

    The title says what may be bid, who stays in and what the winner gets.
    """

    offers: ClassVar[str] = ""  # the kind of bid; it has a `price` and the field named by `item`
    item: ClassVar[str] = ""  # what is bid for, in the frame and in the bid
    rule: ClassVar[str] = ""

    @abstractmethod
    def prices(self, state: State, frame: Bidding, seat: str) -> tuple[int, ...] | Span:
        """All that the seat may bid now."""

    @abstractmethod
    def stays_in(self, state: State, frame: Bidding, seat: str) -> bool:
        """Whether the seat could top the price that stands."""

    @abstractmethod
    def explain_price(self, state: State, frame: Bidding, seat: str, price: int) -> list[Reason]:
        """Why the seat may not bid that."""

    @abstractmethod
    def decided(self, state: State, frame: Bidding, events: list[Event]) -> None:
        """One player is left, or none; the frame is gone."""

    def bidding(self, state: State) -> Bidding:
        frame = state.frame
        assert isinstance(frame, Bidding)
        return frame

    def families(self, state: State) -> list[Family]:
        frame = self.bidding(state)
        found = [passing(frame.seat)]
        prices = self.prices(state, frame, frame.seat)
        if len(prices):
            found.append(Family(self.offers, frame.seat, [{self.item: getattr(frame, self.item), "price": prices}]))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = self.bidding(state)
        reasons = wrong_seat(state, action, self.rule)
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, ACTION_TYPES[self.offers]):
            return [*reasons, not_now(state, action, self.rule, self.kind)]
        if getattr(action, self.item) != getattr(frame, self.item):
            return [*reasons, self.other_item(state, frame)]
        price: int = getattr(action, "price", 0)
        return reasons + self.explain_price(state, frame, action.seat, price)

    @abstractmethod
    def other_item(self, state: State, frame: Bidding) -> Reason:
        """Something else is bid for."""

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = self.bidding(state)
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            left = tuple(seat for seat in frame.bidders if seat != action.seat)
            state.replace_frame(msgspec.structs.replace(frame, bidders=left))
        else:
            price: int = getattr(action, "price", 0)
            state.replace_frame(msgspec.structs.replace(frame, price=price, leader=action.seat))
            self.say_bid(state, frame, action.seat, price, events)

    @abstractmethod
    def say_bid(self, state: State, frame: Bidding, seat: str, price: int, events: list[Event]) -> None:
        """Tell that somebody has bid."""

    def settle(self, state: State, events: list[Event]) -> bool:
        """Drop those who cannot go on; ask the next one, or end the auction."""
        frame = self.bidding(state)
        if frame.seat in frame.bidders and frame.seat != frame.leader and self.stays_in(state, frame, frame.seat):
            return False
        bidders = tuple(s for s in frame.bidders if s == frame.leader or self.stays_in(state, frame, s))
        waiting = [seat for seat in state.seats_from(frame.seat) if seat in bidders and seat != frame.leader]
        if not waiting:
            state.pop()
            self.decided(state, msgspec.structs.replace(frame, bidders=bidders), events)
            return True
        state.replace_frame(msgspec.structs.replace(frame, bidders=bidders, seat=waiting[0]))
        return True

    def turn_kinds(self) -> set[str]:
        return {self.offers}
