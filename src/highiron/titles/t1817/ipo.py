"""New companies: the auction of the president's certificate, home, size, and payment with privates (1817-4.31 ff.)."""

from typing import ClassVar, Final

import msgspec

from highiron.core.actions import Action, Pass, PlaceToken
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.market import Cell
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.steps.bidding import BiddingHandler
from highiron.steps.choice import ChoiceHandler
from highiron.steps.frames import Bidding, StockRound
from highiron.steps.starting import set_par
from highiron.steps.stock import note
from highiron.steps.token import open_slot, place
from highiron.steps.turn import Step
from highiron.titles.t1817.actions import BidCompany, ChooseSize, PayPrivate
from highiron.titles.t1817.frames import IpoBidding, IpoHome, IpoPayment, IpoSize, Stock, noted
from highiron.titles.t1817.stations import REQUIRED, TOKEN, add_tokens, buy_tokens, set_size

LEAST: Final = 100
MOST: Final = 400
STEP: Final = 5
STATION: Final = "TS"  # brings a token (1817-2.13)
LOAN_SHARK: Final = "P12"  # brings money (1817-9.6)
LOAN_SHARK_PAYS: Final = 60
PONZI: Final = "P13"  # brings nothing and closes (1817-9.6)


# --- what a player can pay -------------------------------------------------------------------------------------


def faces(state: State, seat: str) -> list[int]:
    """The face values of the player's privates."""
    return [state.facts.privates[private].face for private, owner in state.privates.items() if owner == seat]


def sums_of(values: list[int]) -> set[int]:
    """What any of these values come to."""
    sums = {0}
    for value in values:
        sums |= {total + value for total in sums}
    return sums


def payable(state: State, seat: str, least: int) -> tuple[int, ...] | Span:
    """All bids from this one on that the player can pay exactly (1817-4.32, 1817-4.33)."""
    cash, values = state.cash[seat], faces(state, seat)
    if not values:
        return Span(least, min(MOST, cash - cash % STEP), STEP)
    sums = sums_of(values)
    bids = range(least, min(MOST, cash + sum(values)) + 1, STEP)
    return tuple(bid for bid in bids if any(bid - cash <= total <= bid for total in sums))


def has_room(state: State, seat: str) -> bool:
    """Below the limit of certificates (1817-4.34)."""
    return counted_certificates(state, seat) < certificate_limit(state)


def could_bid(state: State, seat: str, least: int) -> bool:
    """Whether the player is asked at that price: below the limit, with cash and privates enough (1817-13.12)."""
    if least > MOST or not has_room(state, seat):
        return False
    return state.cash[seat] + sum(faces(state, seat)) >= least


def explain_bid(state: State, seat: str, price: int, least: int) -> list[Reason]:
    """Why the player may not bid that (1817-4.32 to 1817-4.34)."""
    reasons: list[Reason] = []
    if not has_room(state, seat):
        has, limit = counted_certificates(state, seat), certificate_limit(state)
        reasons.append(reason(state, "over-certificate-limit", "ipo-limit", has=has, limit=limit))
    if price % STEP:
        reasons.append(reason(state, "bid-not-in-steps", "ipo-bids", price=price, step=STEP))
    elif price < least:
        reasons.append(reason(state, "bid-too-low", "ipo-bids", price=price, least=least))
    elif price > MOST:
        reasons.append(reason(state, "bid-too-high", "ipo-bids", price=price, most=MOST))
    elif price not in payable(state, seat, least):
        reasons.append(reason(state, "bid-not-payable", "ipo-payment", seat=seat, price=price))
    return reasons


def start_cell(state: State, bid: int) -> Cell:
    """Half of the bid, rounded down to a price of the track (1817-4.35)."""
    market = state.facts.market
    return market.pars[max(price for price in market.par_prices if price <= bid // 2)]


# --- opening ---------------------------------------------------------------------------------------------------


def home_boxes(state: State, company: str) -> list[Box]:
    """Every free slot of a city (1817-4.31)."""
    boxes: list[Box] = []
    for place_ in state.facts.plan.hexes:
        shape = state.board.shape_at(place_.id)
        free = tuple(
            at
            for at, stop in enumerate(shape.stops)
            if stop.is_city and not open_slot(state, company, place_.id, at, [])
        )
        if free:
            boxes.append({"company": company, "hex": place_.id, "stop": free, "private": ""})
    return boxes


def unstarted(state: State) -> tuple[str, ...]:
    return tuple(company for company in state.shares if company not in state.pars)


class Ipo(Step[StockRound]):
    """Open the auction of a new company in place of the purchase (1817-4.3)."""

    name = "ipo"
    kinds: ClassVar[tuple[type[Action], ...]] = (BidCompany,)

    def is_open(self, state: State, turn: StockRound) -> bool:
        if turn.bought or noted(turn).acting_for or not could_bid(state, turn.seat, LEAST):
            return False
        companies = unstarted(state)
        return bool(companies) and has_free_slot(state)

    def asks(self, state: State, turn: StockRound) -> bool:
        return self.is_open(state, turn)

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        if self.is_open(state, turn):
            prices = payable(state, turn.seat, LEAST)
            if len(prices):
                add_family(found, "bid_company", turn.seat, [{"company": unstarted(state), "price": prices}])

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, BidCompany)
        if action.company in state.pars:
            return [reason(state, "already-started", "ipo", company=action.company)]
        reasons: list[Reason] = []
        if turn.bought:
            reasons.append(reason(state, "already-bought", "one-purchase", bought=turn.bought, action="bid_company"))
        if noted(turn).acting_for:
            company = noted(turn).acting_for
            reasons.append(reason(state, "turn-of-a-company", "company-turn", company=company))
        if not has_free_slot(state):
            reasons.append(reason(state, "no-home-left", "ipo-home"))
        return reasons + explain_bid(state, action.seat, action.price, LEAST)

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, BidCompany)
        seat, company, price = action.seat, action.company, action.price
        note(state, seat, bought=company, bought_from="par")
        events.append(Event("company-bid", {"seat": seat, "company": company, "price": price}))
        home = IpoHome(seat=seat, company=company)
        bidders = tuple(s for s in state.in_play() if s == seat or could_bid(state, s, price + STEP))
        if len(bidders) == 1:
            found_company(state, company, seat, price, events)
            if isinstance(state.frame, IpoPayment) and not fitting(state, seat, company):
                finish(state, company, events)
        else:
            state.push(IpoBidding(seat=seat, company=company, price=price, leader=seat, bidders=bidders))
        state.push(home)


def has_free_slot(state: State) -> bool:
    """Whether any city has room for a home."""
    for index, shape in enumerate(state.board.shapes):
        for at, stop in enumerate(shape.stops):
            if stop.is_city and len(state.board.tokens_at(state.facts.plan.hexes[index].id, at)) < stop.slots:
                return True
    return False


class HomeHandler(ChoiceHandler):
    """The opener's choice stands, whoever wins (1817-4.39)."""

    frame: ClassVar[type[Frame]] = IpoHome
    offers = "place_token"
    refused = "no-home-there"
    rule = "ipo-home"

    def boxes(self, state: State) -> list[Box]:
        frame = state.frame
        assert isinstance(frame, IpoHome)
        return home_boxes(state, frame.company)

    def do(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, PlaceToken)
        state.set_charter(action.company, state.charter(action.company).at(action.hex, action.stop))
        place(state, action.company, action.hex, action.stop, 0, events)


class IpoBiddingHandler(BiddingHandler):
    """Raise by a multiple of five up to 400, or drop out (1817-4.32)."""

    frame: ClassVar[type[Frame]] = IpoBidding
    offers = "bid_company"
    item = "company"
    rule = "ipo-bids"

    def prices(self, state: State, frame: Bidding, seat: str) -> tuple[int, ...] | Span:
        return payable(state, seat, frame.price + STEP)

    def stays_in(self, state: State, frame: Bidding, seat: str) -> bool:
        return could_bid(state, seat, frame.price + STEP)

    def explain_price(self, state: State, frame: Bidding, seat: str, price: int) -> list[Reason]:
        return explain_bid(state, seat, price, frame.price + STEP)

    def other_item(self, state: State, frame: Bidding) -> Reason:
        return reason(state, "other-company-in-auction", self.rule, company=self.company(frame))

    def say_bid(self, state: State, frame: Bidding, seat: str, price: int, events: list[Event]) -> None:
        events.append(Event("company-bid", {"seat": seat, "company": self.company(frame), "price": price}))

    def company(self, frame: Bidding) -> str:
        assert isinstance(frame, IpoBidding)
        return frame.company

    def decided(self, state: State, frame: Bidding, events: list[Event]) -> None:
        found_company(state, self.company(frame), frame.leader, frame.price, events)


# --- founding --------------------------------------------------------------------------------------------------


def found_company(state: State, company: str, seat: str, bid: int, events: list[Event]) -> None:
    """The winner is president, the whole bid is in the treasury; size and privates follow (1817-4.35 to 1817-4.43)."""
    cell = start_cell(state, bid)
    state.move_shares(company, company, seat, state.charter(company).president_shares)
    set_par(state, company, seat, state.facts.market.price(cell), events)
    state.owe(seat, company, bid, events, "shares")
    state.floated = (*state.floated, company)
    _note_started(state, company)
    sizes = state.facts.rules.handlers["ipo_size"]
    assert isinstance(sizes, SizeHandler)
    allowed = sizes.allowed(state)
    state.push(IpoPayment(seat=seat, company=company))
    if len(allowed) == 1:
        choose_size(state, company, allowed[0], events)
    else:
        state.push(IpoSize(seat=seat, company=company))


def _note_started(state: State, company: str) -> None:
    """The round knows which companies are new in it, and which of them lack tokens."""
    stock = state.frames[0]
    assert isinstance(stock, Stock)
    changed = msgspec.structs.replace(stock, started=(*stock.started, company), untokened=(*stock.untokened, company))
    state.frames = (changed, *state.frames[1:])


def choose_size(state: State, company: str, shares: int, events: list[Event]) -> None:
    """The other shares lie in the treasury (1817-4.36)."""
    more = shares - state.charter(company).shares
    set_size(state, company, shares)
    state.shares[company][company] += more
    events.append(Event("size-chosen", {"company": company, "shares": shares}))


class SizeHandler(ChoiceHandler):
    """One of the sizes that the phase allows (1817-2.17)."""

    frame: ClassVar[type[Frame]] = IpoSize
    offers = "choose_size"
    refused = "size-not-allowed"
    rule = "ipo-size"

    def __init__(self, sizes: dict[str, tuple[int, ...]]) -> None:
        self.sizes = sizes  # phase -> sizes of new companies

    def allowed(self, state: State) -> tuple[int, ...]:
        return self.sizes[state.phase_facts.id]

    def boxes(self, state: State) -> list[Box]:
        frame = state.frame
        assert isinstance(frame, IpoSize)
        return [{"company": frame.company, "shares": self.allowed(state)}]

    def do(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, ChooseSize)
        choose_size(state, action.company, action.shares, events)


# --- paying ----------------------------------------------------------------------------------------------------


def fitting(state: State, seat: str, company: str) -> tuple[str, ...]:
    """Privates that may be put in now: with some others, or none, they fit into the treasury and cover the debt."""
    owned = [private for private, owner in state.privates.items() if owner == seat]
    treasury, debt = state.cash[company], -state.cash[seat]
    found: list[str] = []
    for private in owned:
        face = state.facts.privates[private].face
        others = [state.facts.privates[other].face for other in owned if other != private]
        if any(debt <= face + more <= treasury for more in sums_of(others)):
            found.append(private)
    return tuple(found)


class PaymentHandler(Handler):
    """Privates count at face value and bring the winner his cash back (1817-4.41)."""

    frame: ClassVar[type[Frame]] = IpoPayment

    def payment(self, state: State) -> IpoPayment:
        frame = state.frame
        assert isinstance(frame, IpoPayment)
        return frame

    def families(self, state: State) -> list[Family]:
        frame = self.payment(state)
        found = [passing(frame.seat)] if state.cash[frame.seat] >= 0 else []
        privates = fitting(state, frame.seat, frame.company)
        add_family(found, "pay_private", frame.seat, [{"company": frame.company, "private": privates}])
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = self.payment(state)
        reasons = wrong_seat(state, action, "ipo-payment")
        if isinstance(action, Pass):
            if state.cash[frame.seat] < 0:
                owes = -state.cash[frame.seat]
                reasons.append(reason(state, "bid-not-paid", "ipo-payment", seat=frame.seat, owes=owes))
            return reasons
        if not isinstance(action, PayPrivate):
            return [*reasons, not_now(state, action, "ipo-payment", self.kind)]
        if action.company != frame.company:
            reasons.append(reason(state, "other-company-in-auction", "ipo-payment", company=frame.company))
        if state.privates.get(action.private) != frame.seat:
            reasons.append(reason(state, "not-your-private", "ipo-payment", private=action.private))
        elif action.private not in fitting(state, frame.seat, frame.company):
            room = state.cash[frame.company]
            reasons.append(reason(state, "private-does-not-fit", "ipo-payment", private=action.private, room=room))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = self.payment(state)
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            finish(state, frame.company, events)
            return
        assert isinstance(action, PayPrivate)
        private, company = action.private, frame.company
        state.privates[private] = company
        events.append(Event("private-paid", {"private": private, "seat": action.seat, "company": company}))
        state.pay(company, action.seat, state.facts.privates[private].face, events, "private")
        if private == STATION:
            add_tokens(state, company, 1)
        elif private == LOAN_SHARK:
            state.pay(BANK, company, LOAN_SHARK_PAYS, events, "private")

    def settle(self, state: State, events: list[Event]) -> bool:
        frame = self.payment(state)
        if fitting(state, frame.seat, frame.company):
            return False
        finish(state, frame.company, events)
        return True


def finish(state: State, company: str, events: list[Event]) -> None:
    """The company is founded; it buys its tokens if it can (1817-4.45)."""
    state.pop()
    if state.privates.get(PONZI) == company:
        del state.privates[PONZI]
        events.append(Event("private-closed", {"private": PONZI}))
    pay_required_tokens(state, company, events)


def pay_required_tokens(state: State, company: str, events: list[Event]) -> None:
    """As soon as the treasury holds enough (1817-4.44, 1817-4.45)."""
    stock = state.frames[0]
    if not isinstance(stock, Stock) or company not in stock.untokened:
        return
    count = REQUIRED[state.charter(company).shares]
    if state.cash[company] < TOKEN * count:
        return
    if count:
        buy_tokens(state, company, count, events)
    left = tuple(other for other in stock.untokened if other != company)
    state.frames = (msgspec.structs.replace(stock, untokened=left), *state.frames[1:])
