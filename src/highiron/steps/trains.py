"""Buying trains, of free will and forced (1830-5.7, 1830-5.8)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Bankrupt, BuyTrain, EndGame, Pass, SellShares, TradePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK, DEPOT, POOL
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash, wrong_seat
from highiron.steps.depot import (
    ask_discards,
    bank_offers,
    cheapest_price,
    close_privates,
    depot_types,
    not_for_sale,
    start_phase,
    take_train,
    without,
)
from highiron.steps.forced import (
    cannot_pay,
    contribute,
    explain_sale,
    go_bankrupt,
    liquid,
    money,
    must_buy,
    sale_boxes,
    sell_for_train,
)
from highiron.steps.frames import FundTrain, OperatingTurn
from highiron.steps.offers import propose
from highiron.steps.turn import Step, next_step


class TrainRules:
    """The options of train buying (1830 section 11)."""

    def __init__(
        self,
        ask_seller: bool,
        help_always_for_used: bool,
        sell_without_need: bool,
        price_floor_after_sale: bool,
        declared_bankruptcy: bool,
        private_sales: bool,
        seller_veto: bool,
        keep_sale_price: bool = False,
    ) -> None:
        self.ask_seller = ask_seller
        self.help_always_for_used = help_always_for_used  # 11.11
        self.sell_without_need = sell_without_need  # 11.22
        self.price_floor_after_sale = price_floor_after_sale  # 11.16
        self.declared_bankruptcy = declared_bankruptcy  # 11.23
        self.private_sales = private_sales  # 11.10
        self.seller_veto = seller_veto  # 11.12
        self.keep_sale_price = keep_sale_price  # 11.4


class TrainStep(Step[OperatingTurn]):
    """One train at a time until the company stops or has to stop."""

    name = "trains"
    kinds: ClassVar[tuple[type[Action], ...]] = (BuyTrain, SellShares, TradePrivate, Bankrupt, EndGame, Pass)

    def __init__(self, rules: TrainRules) -> None:
        self.rules = rules
        self.any_time = rules.declared_bankruptcy  # files may have a bankruptcy in every step (1830-11.23)

    def on_bought(self, state: State, company: str, events: list[Event]) -> None:
        """What a company's purchase sets off in this title, before the phase changes."""

    def on_phase(self, state: State, card: str, events: list[Event]) -> None:
        """Events of the phase that began with this card."""
        if state.phase_facts.closes_privates and state.phase_facts.starts_with == card:
            close_privates(state, events)

    def must_buy(self, state: State, company: str) -> bool:
        """No train although a route exists (1830-5.8.1)."""
        return must_buy(state, company)

    # --- does it ask? ------------------------------------------------------------------------------------------

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        company = turn.company
        if self.must_buy(state, company):
            return True
        cash = state.cash[company]
        if state.limited_trains(company) < state.phase_facts.train_limit and cash > 0:
            if cash >= cheapest_price(state):
                return True
            if any(state.trains[other] for other in state.floated if other != company):
                return True
        return bool(self.trade_in_boxes(state, company))

    def settle(self, state: State, turn: OperatingTurn, events: list[Event]) -> bool:
        """A forced purchase that nothing can save ends the game at once (1830-5.9.1)."""
        company = turn.company
        if self.rules.declared_bankruptcy or not self.must_buy(state, company):
            return False
        if not self.is_lost(state, company) or self.used_boxes(state, turn):
            return False
        if self.private_boxes(state, company, cheapest_price(state)):
            return False
        go_bankrupt(state, company, False, events)
        return True

    def is_lost(self, state: State, company: str) -> bool:
        """Short of the cheapest train with nothing left to sell."""
        need = cheapest_price(state)
        return money(state, company) < need and not sale_boxes(state, company, need)

    # --- what is legal -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if not current:
            return
        company, seat = turn.company, turn.seat
        if self.may_declare(state, turn):
            found.append(Family("bankrupt", seat, [{"company": company}]))
        forced = self.must_buy(state, company)
        if not forced:
            found.append(passing(seat))
        boxes = self.bank_boxes(state, turn) + self.used_boxes(state, turn) + self.trade_in_boxes(state, company)
        add_family(found, "buy_train", seat, boxes)
        if forced or self.rules.sell_without_need:
            add_family(found, "sell_shares", seat, sale_boxes(state, company, cheapest_price(state)))
        add_family(found, "trade_private", seat, self.private_boxes(state, company, cheapest_price(state)))

    def has_room(self, state: State, company: str) -> bool:
        return state.limited_trains(company) < state.phase_facts.train_limit

    def bank_boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """Depot and pool at face price; with the president's help only the cheapest (1830-5.8.3)."""
        company = turn.company
        if not self.has_room(state, company):
            return []
        cash = state.cash[company]
        boxes: list[Box] = []
        offers = bank_offers(state)
        cheapest = min(price for _, _, price in offers)
        helped = self.must_buy(state, company) and cash < cheapest <= money(state, company)
        for source, train, price in offers:
            if price <= cash or (helped and price == cheapest):
                boxes.append(_box(company, source, train, price))
        return boxes

    def used_boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """Trains of other companies (1830-5.7.4, 1830-5.8.4)."""
        company = turn.company
        if not self.has_room(state, company):
            return []
        boxes: list[Box] = []
        for other in state.floated:
            if other != company:
                for train in dict.fromkeys(state.trains[other]):
                    low, high = self.used_range(state, turn, train)
                    if low <= high:
                        boxes.append(_box(company, other, train, Span(low, high)))
        return boxes

    def used_range(self, state: State, turn: OperatingTurn, train: str) -> tuple[int, int]:
        """Lowest and highest price for a train of another company."""
        company = turn.company
        low, high = 1, state.cash[company]
        face = state.facts.trains[train].price
        if self.must_buy(state, company):
            short = state.cash[company] < cheapest_price(state)
            if short or self.rules.help_always_for_used:
                funds = money(state, company)
                if short and self.rules.ask_seller:
                    funds += liquid(state, company)  # shares may still be sold once the price is agreed
                high = max(high, min(face, funds))
        if self.rules.price_floor_after_sale and turn.raising and state.cash[company] < face:
            low = max(low, money(state, company) - turn.last_sale + 1)
            if face < low:
                high = 0
        return low, high

    def trade_in_boxes(self, state: State, company: str) -> list[Box]:
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

    def private_boxes(self, state: State, company: str, need: int) -> list[Box]:
        """Privates the president may sell to other players while short of what is needed (1830-5.8.5e)."""
        if not self.rules.private_sales or not self.must_buy(state, company) or money(state, company) >= need:
            return []
        seat = state.presidents[company]
        boxes: list[Box] = []
        for private, owner in state.privates.items():
            if owner == seat:
                for buyer in state.facts.seats:
                    if buyer != seat and counted_certificates(state, buyer) < certificate_limit(state):
                        price = Span(0, state.cash[buyer])
                        boxes.append({"private": private, "buyer": buyer, "price": price})
        return boxes

    def may_declare(self, state: State, turn: OperatingTurn) -> bool:
        """When the money cannot be found, not even by selling shares (1830-11.23)."""
        if self.rules.declared_bankruptcy:
            return cannot_pay(state, turn.company, True)
        return self.must_buy(state, turn.company) and self.is_lost(state, turn.company)

    # --- why not -----------------------------------------------------------------------------------------------

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        company = turn.company
        if isinstance(action, EndGame):
            # Read from a file, outside this step: there shares cannot be sold and do not count (1830-11.23).
            if self.rules.declared_bankruptcy and not current and cannot_pay(state, company, False):
                return []
            return [reason(state, "not-bankrupt", "bankruptcy", company=company, forced=self.must_buy(state, company))]
        if not current:
            return [not_now(state, action, "step-order", self.name)]
        if isinstance(action, Bankrupt):
            if self.may_declare(state, turn):
                return []
            return [reason(state, "not-bankrupt", "bankruptcy", company=company, forced=self.must_buy(state, company))]
        forced = self.must_buy(state, company)
        if isinstance(action, Pass):
            return [reason(state, "must-buy-train", "train-duty", company=company, route=True)] if forced else []
        if isinstance(action, SellShares):
            if not forced and not self.rules.sell_without_need:
                return [reason(state, "no-forced-purchase", "forced-sale", company=company, pays=False)]
            return explain_sale(state, company, action.company, action.count, cheapest_price(state))
        if isinstance(action, TradePrivate):
            return self.explain_private(state, company, action, cheapest_price(state))
        assert isinstance(action, BuyTrain)
        return self.explain_train(state, turn, action)

    def explain_private(self, state: State, company: str, action: TradePrivate, need: int) -> list[Reason]:
        wanted = (action.private, action.buyer)
        fitting = [box for box in self.private_boxes(state, company, need) if (box["private"], box["buyer"]) == wanted]
        if not fitting:
            why = self.against_private(state, company, action, need)
            private, buyer = action.private, action.buyer
            return [
                reason(
                    state, "no-private-sale-now", "forced-sale", private=private, buyer=buyer, company=company, why=why
                )
            ]
        if action.price not in fitting[0]["price"]:
            low, high = 0, fitting[0]["price"].high
            return [reason(state, "price-out-of-range", "forced-sale", price=action.price, low=low, high=high)]
        return []

    def against_private(self, state: State, company: str, action: TradePrivate, need: int) -> str:
        """What keeps the president from selling that private to that player for the train."""
        seat = state.presidents[company]
        if not self.rules.private_sales:
            return "option"
        if not self.must_buy(state, company):
            return "no-need"
        if money(state, company) >= need:
            return "money"
        if state.privates.get(action.private) != seat:
            return "owner"
        return "self" if action.buyer == seat else "limit"

    def explain_train(self, state: State, turn: OperatingTurn, action: BuyTrain) -> list[Reason]:
        company, train, source = turn.company, action.train, action.source
        if action.trade_in:
            return self.explain_trade_in(state, company, action)
        reasons: list[Reason] = []
        if not self.has_room(state, company):
            limit = state.phase_facts.train_limit
            reasons.append(reason(state, "at-train-limit", "train-limit", company=company, limit=limit))
        if source in (DEPOT, POOL):
            prices = {(src, name): price for src, name, price in bank_offers(state)}
            if (source, train) not in prices:
                return [*reasons, not_for_sale(state, "bank-trains", company, train, source)]
            price = prices[source, train]
            if action.price != price:
                reasons.append(reason(state, "wrong-price", "bank-trains", price=action.price, right=price))
            if price > state.cash[company]:
                cheapest = min(prices.values())
                if not self.must_buy(state, company):
                    reasons += short_of_cash(state, company, price, "bank-trains")
                elif price > cheapest or state.cash[company] >= cheapest:
                    reasons.append(
                        reason(state, "help-only-for-cheapest", "president-help", price=price, cheapest=cheapest)
                    )
                else:
                    reasons += short_of_cash(state, company, price, "forced-sale", money(state, company))
            return reasons
        if source == company or source not in state.floated or train not in state.trains[source]:
            return [*reasons, not_for_sale(state, "train-deals", company, train, source)]
        low, high = self.used_range(state, turn, train)
        if not low <= action.price <= high:
            reasons.append(reason(state, "price-out-of-range", "train-deals", price=action.price, low=low, high=high))
        return reasons

    def explain_trade_in(self, state: State, company: str, action: BuyTrain) -> list[Reason]:
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

    # --- doing -------------------------------------------------------------------------------------------------

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
        elif isinstance(action, Bankrupt):
            go_bankrupt(state, turn.company, self.rules.declared_bankruptcy, events)
        elif isinstance(action, EndGame):
            go_bankrupt(state, turn.company, False, events)
        elif isinstance(action, SellShares):
            keep = self.rules.keep_sale_price
            price = sell_for_train(state, action.seat, action.company, action.count, keep, events)
            state.replace_frame(msgspec.structs.replace(state.frame, raising=True, last_sale=price))
        elif isinstance(action, TradePrivate):
            propose(state, action, action.buyer, events)
        elif isinstance(action, BuyTrain):
            seller = state.presidents.get(action.source, "")
            if seller and seller != action.seat and self.rules.ask_seller:
                propose(state, action, seller, events)
            else:
                self.complete(state, action, events)

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        """Buy, now or once enough shares are sold for an agreed price."""
        assert isinstance(proposal, BuyTrain)
        below = state.frame
        seller = state.presidents.get(proposal.source, "")
        if isinstance(below, FundTrain):
            state.replace_frame(msgspec.structs.replace(below, seller=seller))
        elif proposal.price > money(state, proposal.company):
            state.push(FundTrain(seat=proposal.seat, proposal=proposal, seller=seller))
        else:
            self.buy(state, proposal, events)

    def declined(self, state: State, proposal: Action, events: list[Event]) -> None:
        """A withdrawn sale ends the collecting of money for it (1830-5.8.6)."""
        if isinstance(state.frame, FundTrain):
            state.pop()

    def buy(self, state: State, action: BuyTrain, events: list[Event]) -> None:
        """In the order of 1830-6.1: trade-in, payment, title's effects, phase, rust, closings, discards."""
        company = action.company
        if action.trade_in:
            state.trains[company] = without(state.trains[company], action.trade_in)
            state.trains[POOL] = (*state.trains[POOL], action.trade_in)
        contribute(state, company, action.price, events)
        payee = BANK if action.source in (DEPOT, POOL) else action.source
        state.pay(company, payee, action.price, events, "train")
        first = take_train(state, action.source, company, action.train)
        args = {"company": company, "train": action.train, "source": action.source, "price": action.price}
        events.append(Event("train-bought", args))
        self.on_bought(state, company, events)
        if first:
            start_phase(state, first, events)
            self.on_phase(state, first, events)
            ask_discards(state)


class FundTrainHandler(Handler):
    """Sell shares and privates for the agreed price; a new president of the selling company may withdraw (1830-5.8.6).

    A president with no more shares to sell, and privates that nobody takes, may give up the purchase.
    """

    frame: ClassVar[type[Frame]] = FundTrain

    def __init__(self, step: TrainStep) -> None:
        self.step = step

    def families(self, state: State) -> list[Family]:
        deal = state.frame
        assert isinstance(deal, FundTrain)
        company, need = deal.proposal.company, deal.proposal.price
        sales = sale_boxes(state, company, need)
        found: list[Family] = [] if sales else [passing(deal.seat)]
        add_family(found, "sell_shares", deal.seat, sales)
        add_family(found, "trade_private", deal.seat, self.step.private_boxes(state, company, need))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        deal = state.frame
        assert isinstance(deal, FundTrain)
        reasons = wrong_seat(state, action, "forced-sale")
        proposal = deal.proposal
        if isinstance(action, TradePrivate):
            return reasons + self.step.explain_private(state, proposal.company, action, proposal.price)
        if isinstance(action, Pass) and not sale_boxes(state, proposal.company, proposal.price):
            return reasons
        if not isinstance(action, SellShares):
            return [*reasons, not_now(state, action, "forced-sale", "fund_train")]
        return reasons + explain_sale(state, proposal.company, action.company, action.count, proposal.price)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, SellShares):
            keep = self.step.rules.keep_sale_price
            sell_for_train(state, action.seat, action.company, action.count, keep, events)
        elif isinstance(action, TradePrivate):
            propose(state, action, action.buyer, events)
        else:
            self.fail(state, events)

    def fail(self, state: State, events: list[Event]) -> None:
        """The money for the agreed price was not found; the train step starts again."""
        deal = state.pop()
        assert isinstance(deal, FundTrain)
        events.append(Event("deal-failed", {"company": deal.proposal.company}))

    def settle(self, state: State, events: list[Event]) -> bool:
        deal = state.frame
        assert isinstance(deal, FundTrain)
        proposal = deal.proposal
        if state.presidents[proposal.company] != deal.seat:
            self.fail(state, events)  # a swap has brought another president (1830-11.6)
            return True
        seller = state.presidents[proposal.source]
        if seller != deal.seller and self.step.rules.seller_veto and seller != deal.seat:
            propose(state, proposal, seller, events)
            return True
        if money(state, proposal.company) >= proposal.price:
            state.pop()
            self.step.buy(state, proposal, events)
            return True
        company, need = proposal.company, proposal.price
        if not sale_boxes(state, company, need) and not self.step.private_boxes(state, company, need):
            self.fail(state, events)
            return True
        return False


def _box(company: str, source: str, train: str, price: int | Span, trade_in: str = "") -> Box:
    return {"company": company, "source": source, "train": train, "price": price, "trade_in": trade_in}
