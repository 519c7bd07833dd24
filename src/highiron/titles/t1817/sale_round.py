"""Parts B to D of the round: liquidations, take-overs and friendly sales (1817-6.31 to 1817-6.52)."""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family, Span, passing, single
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash, wrong_seat
from highiron.steps.bidding import BiddingHandler
from highiron.steps.depot import ask_discards
from highiron.steps.frames import Bidding
from highiron.steps.turn import END, Step, Turn, next_step
from highiron.titles.t1817.actions import ChooseBuyer, OfferCompany, RepayLoan, TakeLoan
from highiron.titles.t1817.bidding import (
    FRIENDLY,
    LIQUIDATION,
    STEP,
    TAKEOVER,
    able_buyers,
    bidders,
    possible_bids,
    up_to_step,
)
from highiron.titles.t1817.crisis import begin_crisis, last_president
from highiron.titles.t1817.frames import MergerRound, Sale, SaleBidding, SaleRound
from highiron.titles.t1817.loans import LOAN, explain_loan_limit, may_borrow, repay_loan, take_loan
from highiron.titles.t1817.mergers import ask_tokens
from highiron.titles.t1817.settlement import (
    excess_loans,
    hand_over,
    keep_loans,
    liquidate,
    repay_excess,
    set_aside,
    settle_accounts,
    to_repay,
)
from highiron.titles.t1817.zones import is_grey, is_red, is_white

Then = Callable[[State, int, int, int, list[Event]], None]


def begin_sales(state: State, done: MergerRound, events: list[Event]) -> None:
    """In reverse operating order, of the round's beginning or of this moment (1817-6.1, 1817-6.2)."""
    order = done.order
    if state.facts.options["sale_order_basis"] == "start_of_sales":
        order = tuple(operating_order(state, tuple(state.market)))
    waiting = tuple(reversed(order))
    events.append(Event("sale-round-began", {"turn": state.turn, "number": done.number}))
    state.push(
        SaleRound(
            seat="",
            number=done.number,
            of=done.of,
            then_of=done.then_of,
            waiting=waiting,
            red=done.red,
            grey=done.grey,
        )
    )


def kind_of_sale(state: State, sales: SaleRound, company: str) -> str:
    """How the company is sold: as it stood when the round began, if it still stands so; "" for not (1817-6.3)."""
    if company not in state.market:
        return ""
    if company in sales.red:
        return LIQUIDATION if is_red(state, company) else ""
    if company in sales.grey:
        return TAKEOVER if is_grey(state, company) else ""
    return FRIENDLY if is_white(state, company) else ""


def put_up_next(state: State, events: list[Event]) -> bool:
    """Put up the next company that can be sold; False when there is none."""
    sales = state.frame
    assert isinstance(sales, SaleRound)
    waiting = sales.waiting
    while waiting:
        company, waiting = waiting[0], waiting[1:]
        kind = kind_of_sale(state, sales, company)
        if not kind:
            continue
        first = state.presidents.get(company) or last_president(state, company)
        cash, owed = set_aside(state, company, events) if kind == LIQUIDATION else (0, 0)
        sale = Sale(seat=first, company=company, kind=kind, first=first, set_aside_cash=cash, set_aside_loans=owed)
        if kind == FRIENDLY and not bidders(state, company, kind, first):
            continue  # nobody could pay the least price (1817-13.32)
        state.replace_frame(msgspec.structs.replace(sales, waiting=waiting))
        events.append(Event("company-put-up", {"company": company, "kind": kind}))
        state.push(sale)
        return True
    state.replace_frame(msgspec.structs.replace(sales, waiting=()))
    return False


class SaleRoundHandler(Handler):
    """One company after the other; then the next round."""

    frame: ClassVar[type[Frame]] = SaleRound

    def __init__(self, then: Then) -> None:
        self.then = then

    def settle(self, state: State, events: list[Event]) -> bool:
        done = state.frame
        assert isinstance(done, SaleRound)
        if not put_up_next(state, events):
            state.pop()
            self.then(state, done.number, done.of, done.then_of, events)
        return True


class Sales(Turn[Sale]):
    """The sale of one company."""

    frame: ClassVar[type[Frame]] = Sale

    def turn_of(self, state: State) -> Sale:
        turn = state.frame
        assert isinstance(turn, Sale)
        return turn

    def seat_of(self, state: State, turn: Sale) -> str:
        return state.presidents[turn.buyer] if turn.buyer else turn.winner or turn.first

    def explain_actor(self, state: State, turn: Sale, action: Action) -> list[Reason]:
        return wrong_seat(state, action, "sale-order")

    def settle(self, state: State, events: list[Event]) -> bool:
        """A bankruptcy may have moved a company that was put up already (1817-13.39)."""
        turn = self.turn_of(state)
        sales = state.frames[-2]
        assert isinstance(sales, SaleRound)
        if not turn.winner and kind_of_sale(state, sales, turn.company) != turn.kind:
            state.pop()
            return True
        return super().settle(state, events)


# --- the offer and the bids ----------------------------------------------------------------------------------------


class OfferStep(Step[Sale]):
    """The president may put up a white company; all others are put up in any case (1817-6.32)."""

    name = "put_up"
    kinds: ClassVar[tuple[type[Action], ...]] = (OfferCompany, Pass)

    def asks(self, state: State, turn: Sale) -> bool:
        return turn.kind == FRIENDLY

    def add_families(self, state: State, turn: Sale, found: list[Family], current: bool) -> None:
        found += [passing(turn.seat), single("offer_company", turn.seat, company=turn.company)]

    def explain(self, state: State, turn: Sale, action: Action, current: bool) -> list[Reason]:
        return [] if isinstance(action, Pass) else explain_target(state, turn, getattr(action, "company", ""))

    def apply(self, state: State, turn: Sale, action: Action, events: list[Event]) -> None:
        if isinstance(action, OfferCompany):
            events.append(Event("company-offered", {"seat": action.seat, "company": turn.company}))
            next_step(state, turn)
            self.skipped(state, turn, events)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            state.replace_frame(msgspec.structs.replace(turn, step=END))

    def skipped(self, state: State, turn: Sale, events: list[Event]) -> None:
        """Bidding begins on the left of its president (1817-6.35)."""
        able = bidders(state, turn.company, turn.kind, turn.first)
        if able:
            state.push(SaleBidding(seat=able[0], company=turn.company, bidders=able))
        else:
            leave_unsold(state, events)


def explain_target(state: State, turn: Sale, company: str) -> list[Reason]:
    """Another company is on sale."""
    if company == turn.company:
        return []
    return [reason(state, "other-company-on-sale", "sale-order", company=turn.company)]


def leave_unsold(state: State, events: list[Event]) -> None:
    """Nobody bids: nothing happens, or the bank takes a company in liquidation for nothing (1817-6.32, 1817-6.50)."""
    turn = state.frame
    assert isinstance(turn, Sale)
    if turn.kind == LIQUIDATION:
        liquidate(state, turn.company, events)
        finish(state, turn, events)
    else:
        events.append(Event("nobody-bids", {"company": turn.company}))
        state.replace_frame(msgspec.structs.replace(turn, step=END))


class SaleBiddingHandler(BiddingHandler):
    """Players bid with what their companies could pay (1817-6.34 to 1817-6.37)."""

    frame: ClassVar[type[Frame]] = SaleBidding
    offers = "bid_company"
    item = "company"
    rule = "sale-bids"

    def sale(self, state: State) -> Sale:
        found = state.frames[-2]
        assert isinstance(found, Sale)
        return found

    def prices(self, state: State, frame: Bidding, seat: str) -> tuple[int, ...] | Span:
        least, most = possible_bids(state, self.sale(state), seat, frame.price)
        if least % STEP == 0:
            return Span(least, most - most % STEP, STEP)
        return (least, *range(up_to_step(least), most + 1, STEP)) if least <= most else ()

    def stays_in(self, state: State, frame: Bidding, seat: str) -> bool:
        if seat in state.bankrupt:
            return False
        least, most = possible_bids(state, self.sale(state), seat, frame.price)
        return least <= most

    def explain_price(self, state: State, frame: Bidding, seat: str, price: int) -> list[Reason]:
        sale = self.sale(state)
        least, most = possible_bids(state, sale, seat, frame.price)
        if price < least:
            return [reason(state, "bid-too-low", self.rule, price=price, least=least)]
        if price > most:
            own = state.presidents.get(sale.company) == seat and most == least
            rule = "president-raises" if own else "most-bid"
            return [reason(state, "bid-too-high", rule, price=price, most=most)]
        if price % STEP and price != least:
            return [reason(state, "bid-not-in-steps", self.rule, price=price, step=STEP)]
        return []

    def other_item(self, state: State, frame: Bidding) -> Reason:
        return reason(state, "other-company-on-sale", "sale-order", company=self.sale(state).company)

    def say_bid(self, state: State, frame: Bidding, seat: str, price: int, events: list[Event]) -> None:
        events.append(Event("company-bid", {"seat": seat, "company": self.sale(state).company, "price": price}))

    def decided(self, state: State, frame: Bidding, events: list[Event]) -> None:
        if frame.leader:
            sale = state.frame
            state.replace_frame(msgspec.structs.replace(sale, winner=frame.leader, price=frame.price))
        else:
            leave_unsold(state, events)


# --- the buyer -----------------------------------------------------------------------------------------------------


class BuyerStep(Step[Sale]):
    """The winner names the company that buys; nobody is asked where only one can pay (1817-6.38)."""

    name = "buyer"
    kinds: ClassVar[tuple[type[Action], ...]] = (ChooseBuyer,)

    def __init__(self, free: bool) -> None:
        self.free = free  # the order in which loans are taken and repaid

    def buyers(self, state: State, turn: Sale) -> list[str]:
        return able_buyers(state, turn.winner, turn.company, turn.kind, turn.price)

    def asks(self, state: State, turn: Sale) -> bool:
        return True

    def settle(self, state: State, turn: Sale, events: list[Event]) -> bool:
        able = self.buyers(state, turn)
        if len(able) > 1:
            return False
        self.buy(state, turn, able[0], events)
        return True

    def add_families(self, state: State, turn: Sale, found: list[Family], current: bool) -> None:
        able = tuple(self.buyers(state, turn))
        found.append(single("choose_buyer", turn.seat, company=able, target=turn.company))

    def explain(self, state: State, turn: Sale, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, ChooseBuyer)
        reasons = explain_target(state, turn, action.target)
        if action.company not in self.buyers(state, turn):
            reasons.append(
                reason(state, "cannot-be-the-buyer", "buyer-choice", company=action.company, price=turn.price)
            )
        return reasons

    def apply(self, state: State, turn: Sale, action: Action, events: list[Event]) -> None:
        assert isinstance(action, ChooseBuyer)
        self.buy(state, turn, action.company, events)

    def buy(self, state: State, turn: Sale, buyer: str, events: list[Event]) -> None:
        """Everything changes hands; tokens and trains too many are chosen first (1817-13.34).

        In fixed order, where nobody will be asked about loans, the accounts are settled even before that.
        """
        assumed = hand_over(state, turn, buyer, events)
        next_step(state, turn, buyer=buyer, assumed=assumed)
        if not self.free and not may_borrow(state, buyer):
            bought = msgspec.structs.replace(state.frame, assumed=assumed - repay_excess(state, buyer, events))
            assert isinstance(bought, Sale)
            state.replace_frame(bought)
            if not to_repay(state, buyer, bought.assumed):
                finish(state, bought, events)
                ask_tokens(state, buyer)
                return
        ask_discards(state)
        ask_tokens(state, buyer)


# --- loans ---------------------------------------------------------------------------------------------------------


def explain_buyer(state: State, turn: Sale, action: Action) -> list[Reason]:
    """Only the buyer borrows and repays now."""
    company = getattr(action, "company", turn.buyer)
    if company == turn.buyer:
        return []
    return [reason(state, "not-your-company", "sale-loans", company=company, turn=turn.buyer)]


def explain_assumed(state: State, turn: Sale) -> list[Reason]:
    """Why no loan taken over can be given back (1817-6.45)."""
    if not turn.assumed:
        return [reason(state, "no-loan-to-repay", "sale-loans", company=turn.buyer)]
    return short_of_cash(state, turn.buyer, LOAN, "sale-loans")


def repay_one(state: State, turn: Sale, events: list[Event]) -> None:
    """A loan taken over is given back; the price does not move (1817-6.45)."""
    repay_loan(state, turn.buyer, events, moves=False)
    state.replace_frame(msgspec.structs.replace(turn, assumed=turn.assumed - 1))


class LoansStep(Step[Sale]):
    """The buyer may take loans; in free order it may repay those taken over at the same time (1817-6.43, 1817-6.45)."""

    name = "loans"

    def __init__(self, free: bool) -> None:
        self.free = free  # any order that ends within the limit

    def handles(self, action: Action) -> bool:
        return isinstance(action, (TakeLoan, RepayLoan, Pass)) if self.free else isinstance(action, (TakeLoan, Pass))

    def may_repay(self, state: State, turn: Sale) -> bool:
        return self.free and to_repay(state, turn.buyer, turn.assumed)

    def asks(self, state: State, turn: Sale) -> bool:
        return may_borrow(state, turn.buyer) > 0 or self.may_repay(state, turn)

    def may_end(self, state: State, turn: Sale) -> bool:
        return not (self.free and excess_loans(state, turn.buyer))

    def add_families(self, state: State, turn: Sale, found: list[Family], current: bool) -> None:
        if self.may_end(state, turn):
            found.append(passing(turn.seat))
        if may_borrow(state, turn.buyer):
            found.append(single("take_loan", turn.seat, company=turn.buyer))
        if self.may_repay(state, turn):
            found.append(single("repay_loan", turn.seat, company=turn.buyer))

    def explain(self, state: State, turn: Sale, action: Action, current: bool) -> list[Reason]:
        reasons = explain_buyer(state, turn, action)
        buyer = turn.buyer
        if isinstance(action, Pass) and not self.may_end(state, turn):
            reasons.append(reason(state, "loans-above-limit", "sale-loan-limit", company=buyer))
        if isinstance(action, TakeLoan):
            reasons += explain_loan_limit(state, buyer)
        if isinstance(action, RepayLoan):
            reasons += explain_assumed(state, turn)
        return reasons

    def apply(self, state: State, turn: Sale, action: Action, events: list[Event]) -> None:
        if isinstance(action, TakeLoan):
            take_loan(state, turn.buyer, events)
        elif isinstance(action, RepayLoan):
            repay_one(state, turn, events)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
            self.skipped(state, turn, events)

    def skipped(self, state: State, turn: Sale, events: list[Event]) -> None:
        """What the limit does not allow is repaid by itself (1817-6.44)."""
        count = repay_excess(state, turn.buyer, events)
        state.replace_frame(msgspec.structs.replace(state.frame, assumed=turn.assumed - count))


class RepayStep(Step[Sale]):
    """Loans taken over may be repaid once no more are taken; then all accounts are settled (1817-6.45, 1817-6.47)."""

    name = "repay"
    kinds: ClassVar[tuple[type[Action], ...]] = (RepayLoan, Pass)

    def __init__(self, free: bool) -> None:
        self.free = free

    def asks(self, state: State, turn: Sale) -> bool:
        return not self.free and to_repay(state, turn.buyer, turn.assumed)

    def add_families(self, state: State, turn: Sale, found: list[Family], current: bool) -> None:
        found += [passing(turn.seat), single("repay_loan", turn.seat, company=turn.buyer)]

    def explain(self, state: State, turn: Sale, action: Action, current: bool) -> list[Reason]:
        return explain_buyer(state, turn, action)

    def apply(self, state: State, turn: Sale, action: Action, events: list[Event]) -> None:
        if isinstance(action, RepayLoan):
            repay_one(state, turn, events)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            finish(state, turn, events)

    def skipped(self, state: State, turn: Sale, events: list[Event]) -> None:
        finish(state, turn, events)


def finish(state: State, turn: Sale, events: list[Event]) -> None:
    """The last of a sale: the buyer's price, debts, shares; who cannot pay is in a crisis (1817-6.45 to 1817-6.51)."""
    state.pop()
    if turn.buyer:
        keep_loans(state, turn.buyer, turn.assumed, events)
    settle_accounts(state, turn, events)
    if state.facts.options["sale_crisis_timing"] == "after_setup":
        put_up_next(state, events)
    ask_discards(state)  # of a buyer that was asked nothing; crises come first
    begin_crisis(state, turn.company, events, first=turn.first)
