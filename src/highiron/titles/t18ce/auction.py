"""The auction of the privates (18CE section 5)."""

import msgspec

from highiron.core.events import Event, Reason
from highiron.core.facts import Facts
from highiron.core.families import Span
from highiron.core.ids import BANK, IPO
from highiron.core.random import seed_random, shuffled
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps import frames as shared
from highiron.steps.auction import STEP, AuctionHandler, bids_on, pay_privates
from highiron.steps.frames import SetPar, StandingBid
from highiron.steps.rounds import begin_stock_round
from highiron.titles.t18ce.frames import Auction
from highiron.titles.t18ce.privates import A, F, gift_company, mark_shanghai
from highiron.titles.t18ce.stations import reserve_homes

STALL = 10  # payments in a row after which the cheapest private gets cheaper too (18CE-5.9)


class PrivateAuction(AuctionHandler):
    """The first bid may be the face value; bidders speak in the order of their bids (18CE-5.3, 18CE-5.5)."""

    frame = Auction

    def __init__(self, facts: Facts) -> None:
        super().__init__("next_player", True)
        options = facts.options
        self.multiples = options["bid_step"] == "multiple"
        self.call_step = int(options["auction_raise"])
        self.after_winner = options["auction_turn"] == "after_winner"
        self.stalls = options["auction_stall"] == "drop_after_10"
        self.reduces = options["a_face_after_drop"] == "reduced"

    # --- bids ------------------------------------------------------------------------------------------------

    def lowest_bid(self, state: State, auction: shared.Auction, private: str) -> int:
        """The face value, or 5 more than the highest bid (18CE-5.3)."""
        standing = bids_on(auction, private)
        return standing[-1][2] + STEP if standing else state.facts.privates[private].face

    def lowest_call(self, state: State, auction: shared.Auction, private: str) -> int:
        """More than the highest bid or call by the step of calls (18CE-5.5)."""
        return bids_on(auction, private)[-1][2] + self.call_step

    def raised_by(self, low: int, high: int) -> Span:
        return Span(low, high, STEP if self.multiples else 1)

    def explain_raise(self, state: State, low: int, price: int) -> list[Reason]:
        if self.multiples and (price - low) % STEP and price > low:
            return [reason(state, "bid-not-in-steps", "lowest-bid", price=price, step=STEP)]
        return []

    def war_order(self, state: State, standing: list[StandingBid]) -> tuple[str, ...]:
        """From the lowest bid upwards, in every round of calls (18CE-5.5)."""
        return tuple([bid[1] for bid in standing])

    # --- what happens ----------------------------------------------------------------------------------------

    def hand_over(self, state: State, private: str, seat: str, price: int, events: list[Event]) -> None:
        if private == A and self.reduces and price < state.facts.privates[A].face:
            state.faces = {**state.faces, A: price}  # 18CE-19.27
        super().hand_over(state, private, seat, price, events)

    def on_sold(self, state: State, private: str, seat: str, events: list[Event]) -> None:
        """The priority follows the last buyer (18CE-5.8); F brings a director share (18CE-2.9)."""
        state.priority = state.next_seat(seat)
        auction = state.frame
        assert isinstance(auction, Auction)
        turn = state.priority if self.after_winner else auction.seat  # 18CE-5.6
        state.replace_frame(msgspec.structs.replace(auction, paid=0, discount=0, seat=turn))
        if private == F:
            company = gift_company(state.facts)
            shares = state.charter(company).president_shares
            state.move_shares(company, IPO, seat, shares)
            state.presidents[company] = seat
            events.append(Event("share-given", {"seat": seat, "company": company, "count": shares}))
            state.push(SetPar(seat=seat, company=company))

    def on_bid(self, auction: shared.Auction) -> shared.Auction:
        return msgspec.structs.replace(auction, paid=0)

    def all_passed(self, state: State, auction: shared.Auction, follower: str, events: list[Event]) -> None:
        """A gets cheaper; once it is sold privates pay, and after ten times the cheapest falls as well (18CE-5.7)."""
        assert isinstance(auction, Auction)
        if state.privates[A] == BANK:
            self.lower(state, auction, follower, events)
            return
        pay_privates(state, events)
        paid = msgspec.structs.replace(auction, passes=0, seat=follower, paid=auction.paid + 1)
        if self.stalls and paid.paid > STALL:
            self.lower(state, paid, follower, events)
        else:
            state.replace_frame(paid)

    def on_finished(self, state: State, opener: str, events: list[Event]) -> None:
        begin_stock_round(state, events)


def begin(state: State, events: list[Event]) -> None:
    """The priority is drawn, the E marker stands in Shanghai, and the auction begins (18CE-1.7, 18CE-2.8)."""
    seed_random(state, state.random)
    state.priority = shuffled(state, state.facts.seats)[0]
    mark_shanghai(state)
    reserve_homes(state)
    state.push(Auction(seat=state.priority, opener=state.priority))
