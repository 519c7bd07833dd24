"""Buying trains: what is for sale and to whom, and what a purchase sets off (1830-5.7)."""

from collections.abc import Callable
from typing import ClassVar

from highiron.core.actions import Action, Bankrupt, BuyTrain, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.handler import as_declared
from highiron.core.ids import BANK, DEPOT, POOL
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash
from highiron.steps.depot import (
    ask_discards,
    bank_offers,
    close_privates_in_time,
    depot_types,
    not_for_sale,
    start_phase,
    take_train,
    without,
)
from highiron.steps.floating import Follows, nothing_more
from highiron.steps.frames import OperatingTurn
from highiron.steps.money import MoneyPolicy
from highiron.steps.offers import propose
from highiron.steps.turn import Step, next_step
from highiron.steps.wares import Wares


def all_for_sale(state: State, owner: str, train: str) -> list[Reason]:
    """No company has to keep its trains."""
    return []


def no_others(state: State) -> bool:
    """A purchase is asked for only where something can be bought."""
    return False


class Deals:
    """Trains that change hands between companies (1830-5.7.4).

    `asked`: the seller must agree. `kept`: why an owner may not sell a train. `also_open`: what keeps the step open
    although nothing is for sale.
    """

    def __init__(
        self,
        asked: bool,
        kept: Callable[[State, str, str], list[Reason]] = all_for_sale,
        also_open: Callable[[State], bool] = no_others,
    ) -> None:
        self.asked = asked
        self.kept = kept
        self.also_open = also_open

    def for_sale(self, state: State, company: str) -> list[tuple[str, str]]:
        """Owner and type of every train that the company could be offered."""
        return [
            (other, train)
            for other in state.floated
            if other != company
            for train in dict.fromkeys(state.trains[other])
            if not self.kept(state, other, train)
        ]


class BuyTrains(Step[OperatingTurn]):
    """One train at a time until the company stops or has to stop; `money` says who pays when the treasury cannot.

    `then` follows every purchase, `at_phase` the first one of a card: it is told the card. `wares` are what else is
    sold.
    """

    name = "trains"
    kinds: ClassVar[tuple[type[Action], ...]] = (BuyTrain, Bankrupt, Pass)

    def __init__(
        self,
        money: MoneyPolicy,
        deals: Deals,
        then: Follows = nothing_more,
        at_phase: Follows = close_privates_in_time,
        wares: Wares | None = None,
    ) -> None:
        self.money = as_declared(money)
        self.deals = deals
        self.then = then
        self.at_phase = at_phase
        self.wares = wares or Wares()
        self.any_time = money.any_time

    def handles(self, action: Action) -> bool:
        return isinstance(action, (self.kinds, self.money.kinds, self.wares.kinds))

    # --- does it ask? ------------------------------------------------------------------------------------------

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        company = turn.company
        if company not in state.presidents:
            return False
        if self.money.must_buy(state, company):
            return True
        if has_room(state, company):
            funds = self.money.hopes(state, company)
            if any(price <= funds for _, _, price in bank_offers(state)):
                return True
            if funds > 0 and (self.deals.for_sale(state, company) or self.deals.also_open(state)):
                return True
        return bool(trade_in_boxes(state, company)) or self.wares.are_offered(state, turn)

    def settle(self, state: State, turn: OperatingTurn, events: list[Event]) -> bool:
        """A purchase that nothing can save fails at once (1830-5.9.1)."""
        if not self.money.is_lost(state, turn) or self.used_boxes(state, turn):
            return False
        self.money.fail(state, turn, self.buy, events)
        return True

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        purchase = self.money.bought_unasked(state, turn)
        if purchase is not None:
            self.buy(state, purchase, events)

    # --- what is legal -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        company, seat = turn.company, turn.seat
        if not current or company not in state.presidents:
            return
        if self.money.may_declare(state, turn):
            found.append(Family("bankrupt", seat, [{"company": company}]))
        if not self.money.must_buy(state, company):
            found.append(passing(seat))
        boxes = self.bank_boxes(state, turn) + self.used_boxes(state, turn) + trade_in_boxes(state, company)
        add_family(found, "buy_train", seat, boxes)
        self.money.add_families(state, turn, found)
        self.wares.add_families(state, turn, found)

    def bank_boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """Depot and pool at face price (1830-5.7.3)."""
        if not has_room(state, turn.company):
            return []
        return [
            _box(turn.company, source, train, price)
            for source, train, price in bank_offers(state)
            if not self.money.explain_bank(state, turn, train, price)
        ]

    def used_boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """Trains of other companies (1830-5.7.4)."""
        company = turn.company
        if not has_room(state, company) or self.money.explain_used(state, turn):
            return []
        boxes: list[Box] = []
        for other, train in self.deals.for_sale(state, company):
            low, high = self.money.used_range(state, turn, other, train)
            if low <= high:
                boxes.append(_box(company, other, train, Span(low, high)))
        return boxes

    # --- why not -----------------------------------------------------------------------------------------------

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        company = turn.company
        if isinstance(action, self.money.kinds):
            return self.money.explain(state, turn, action, current)
        if not current:
            return [not_now(state, action, "step-order", self.name)]
        if isinstance(action, self.wares.kinds):
            return self.wares.explain(state, turn, action)
        if isinstance(action, Bankrupt):
            if self.money.may_declare(state, turn):
                return []
            forced = self.money.must_buy(state, company)
            return [reason(state, "not-bankrupt", "bankruptcy", company=company, forced=forced)]
        if isinstance(action, Pass):
            if not self.money.must_buy(state, company):
                return []
            return [reason(state, "must-buy-train", "train-duty", company=company, route=self.money.needs_route)]
        assert isinstance(action, BuyTrain)
        if action.trade_in:
            return explain_trade_in(state, company, action)
        reasons: list[Reason] = []
        if not has_room(state, company):
            limit = state.phase_facts.train_limit
            reasons.append(reason(state, "at-train-limit", "train-limit", company=company, limit=limit))
        if action.source in (DEPOT, POOL):
            return reasons + self.explain_bank(state, turn, action)
        return reasons + self.explain_used(state, turn, action)

    def explain_bank(self, state: State, turn: OperatingTurn, action: BuyTrain) -> list[Reason]:
        source, train = action.source, action.train
        prices = {(src, name): price for src, name, price in bank_offers(state)}
        if (source, train) not in prices:
            return [not_for_sale(state, "bank-trains", turn.company, train, source)]
        price = prices[source, train]
        reasons: list[Reason] = []
        if action.price != price:
            reasons.append(reason(state, "wrong-price", "bank-trains", price=action.price, right=price))
        return reasons + self.money.explain_bank(state, turn, train, price)

    def explain_used(self, state: State, turn: OperatingTurn, action: BuyTrain) -> list[Reason]:
        source, train = action.source, action.train
        if source == turn.company or source not in state.floated or train not in state.trains[source]:
            return [not_for_sale(state, "train-deals", turn.company, train, source)]
        reasons = self.deals.kept(state, source, train) + self.money.explain_used(state, turn)
        low, high = self.money.used_range(state, turn, source, train)
        if not low <= action.price <= high:
            reasons.append(reason(state, "price-out-of-range", "train-deals", price=action.price, low=low, high=high))
        return reasons

    # --- doing -------------------------------------------------------------------------------------------------

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
        elif isinstance(action, Bankrupt):
            self.money.fail(state, turn, self.buy, events)
        elif isinstance(action, BuyTrain):
            seller = state.presidents.get(action.source, "")
            if seller and seller != action.seat and self.deals.asked:
                propose(state, action, seller, events)
            else:
                self.complete(state, action, events)
        elif isinstance(action, self.wares.kinds):
            self.wares.apply(state, turn, action, events)
        else:
            self.money.apply(state, turn, action, events)

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        """Buy, now or once the agreed price is found."""
        assert isinstance(proposal, BuyTrain)
        if self.money.is_paid(state, proposal):
            self.buy(state, proposal, events)

    def buy(self, state: State, action: BuyTrain, events: list[Event]) -> None:
        """In the order of 1830-6.1: trade-in, payment, title's effects, phase, rust, closings, discards."""
        company = action.company
        if action.trade_in:
            state.trains[company] = without(state.trains[company], action.trade_in)
            state.trains[POOL] = (*state.trains[POOL], action.trade_in)
        self.pay_for(state, action, events)
        first = take_train(state, action.source, company, action.train)
        args = {"company": company, "train": action.train, "source": action.source, "price": action.price}
        events.append(Event("train-bought", args))
        self.then(state, company, events)
        if first:
            start_phase(state, first, events)
            self.at_phase(state, first, events)
            ask_discards(state)

    def pay_for(self, state: State, action: BuyTrain, events: list[Event]) -> None:
        """The company pays, with what others contribute."""
        self.money.contribute(state, action.company, action.price, events)
        payee = BANK if action.source in (DEPOT, POOL) else action.source
        state.pay(action.company, payee, action.price, events, "train")


def has_room(state: State, company: str) -> bool:
    """Below the train limit (1830-5.7.2)."""
    return state.limited_trains(company) < state.phase_facts.train_limit


def trade_in_boxes(state: State, company: str) -> list[Box]:
    """A diesel for less against an older train, also at the limit (1830-5.7.5)."""
    boxes: list[Box] = []
    for train in depot_types(state):
        facts = state.facts.trains[train]
        price = facts.price - facts.reduction
        if facts.trade_in and price <= state.cash[company]:
            for old in dict.fromkeys(state.trains[company]):
                if old in facts.trade_in:
                    boxes.append(_box(company, DEPOT, train, price, old))
    return boxes


def explain_trade_in(state: State, company: str, action: BuyTrain) -> list[Reason]:
    """Why that train may not be traded in."""
    facts = state.facts.trains[action.train]
    reasons: list[Reason] = []
    if action.source != DEPOT or action.train not in depot_types(state):
        reasons.append(not_for_sale(state, "trade-in", company, action.train, action.source, whole=False))
    if action.trade_in not in facts.trade_in:
        reasons.append(reason(state, "no-trade-in", "trade-in", train=action.train, trade_in=action.trade_in))
    elif action.trade_in not in state.trains[company]:
        reasons.append(reason(state, "train-not-owned", "trade-in", train=action.trade_in, company=company))
    price = facts.price - facts.reduction
    if action.price != price:
        reasons.append(reason(state, "wrong-price", "trade-in", price=action.price, right=price))
    return reasons + short_of_cash(state, company, price, "trade-in")


def _box(company: str, source: str, train: str, price: int | Span, trade_in: str = "") -> Box:
    return {"company": company, "source": source, "train": train, "price": price, "trade_in": trade_in}
