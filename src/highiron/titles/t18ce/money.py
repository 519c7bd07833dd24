"""Who pays for a train that must be bought: the treasury, the director, a loan (18CE section 13)."""

from typing import ClassVar

from highiron.core.actions import Action, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.shares import heir, largest_sale, pool_room, sell_shares
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash
from highiron.steps.depot import cheapest_price
from highiron.steps.forced import contribute, money
from highiron.steps.frames import OperatingTurn
from highiron.steps.money import MoneyPolicy
from highiron.steps.selling import explain_bundle
from highiron.titles.t18ce.frames import Borrow
from highiron.titles.t18ce.running import has_route
from highiron.titles.t18ce.wagons import runs_as_train


class Loans(MoneyPolicy):
    """The director helps with cash, sells shares or borrows; nobody goes bankrupt (18CE-17.6)."""

    kinds: ClassVar[tuple[type[Action], ...]] = (SellShares, Borrow)
    needs_route: ClassVar[bool] = True

    def must_buy(self, state: State, company: str) -> bool:
        """No train although there is a route; F's wagon is one in its first round (18CE-13.1, 18CE-19.35)."""
        if state.trains[company] or company not in state.presidents:
            return False
        if runs_as_train(state, company) and state.facts.options["f_wagon_is_train"] == "true":
            return False
        return has_route(state, company)

    def spends_freely(self, state: State, company: str) -> bool:
        """Whether the company may buy anything else now: not while it must buy a train (18CE-13.9, 18CE-19.39)."""
        return state.facts.options["forced_spending"] == "free" or not self.must_buy(state, company)

    def needs_help(self, state: State, company: str) -> bool:
        """The treasury cannot pay the train that must be bought (18CE-13.3)."""
        return self.must_buy(state, company) and state.cash[company] < cheapest_price(state)

    def explain_bank(self, state: State, turn: OperatingTurn, train: str, price: int) -> list[Reason]:
        """The director's cash helps where the company must buy."""
        company = turn.company
        if price <= state.cash[company] or not self.must_buy(state, company):
            return short_of_cash(state, company, price, "bank-trains")
        return short_of_cash(state, company, price, "president-help", money(state, company))

    def used_range(self, state: State, turn: OperatingTurn, seller: str, train: str) -> tuple[int, int]:
        """One director on both sides: up to the face price; else exactly that (18CE-12.2)."""
        company, face = turn.company, state.facts.trains[train].price
        return self.deal_range(state, company, seller, face)

    def deal_range(self, state: State, company: str, seller: str, face: int) -> tuple[int, int]:
        """Lowest and highest price between two companies, as far as there is money (18CE-12.2, 18CE-19.38)."""
        funds = state.cash[company]
        if state.facts.options["forced_other_company"] == "director_helps" and self.must_buy(state, company):
            funds = money(state, company)
        if state.presidents.get(seller) == state.presidents[company]:
            return 1, min(face, funds)
        return face, face if funds >= face else 0

    def contribute(self, state: State, company: str, price: int, events: list[Event]) -> None:
        contribute(state, company, price, events)

    # --- raising money -----------------------------------------------------------------------------------------

    def missing(self, state: State, company: str) -> int:
        """What treasury and director lack for the bank's cheapest train."""
        return cheapest_price(state) - money(state, company)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        if self.needs_help(state, turn.company):
            add_family(found, "sell_shares", turn.seat, self.sales(state, turn.company))
            low, high = self.loan_range(state, turn.company)
            if low <= high:
                add_family(found, "train_loan", turn.seat, [{"company": turn.company, "amount": Span(low, high)}])

    def loan_range(self, state: State, company: str) -> tuple[int, int]:
        """What may be borrowed: what cash does not cover, or any part by choice (18CE-13.4, 18CE-C5)."""
        missing = self.missing(state, company)
        if state.facts.options["forced_funding"] == "free_choice":
            return max(1, missing), cheapest_price(state) - state.cash[company]
        return (missing, missing) if missing > 0 else (1, 0)

    def sales(self, state: State, company: str) -> list[Box]:
        """Shares that may be sold for the train, no more than needed (18CE-13.5, 18CE-19.25)."""
        missing = self.missing(state, company)
        if missing <= 0:
            return []
        boxes: list[Box] = []
        for other in state.floated:
            most = self.saleable(state, state.presidents[company], other)
            if state.facts.options["forced_oversell"] == "forbidden":
                most = min(most, -(-missing // state.price(other)))
            if most > 0:
                boxes.append({"company": other, "count": Span(1, most)})
        return boxes

    def saleable(self, state: State, seat: str, other: str) -> int:
        """The most shares that may go, by what may happen to the directors (18CE-13.5, 18CE-C5b)."""
        change = state.facts.options["forced_sale_director_change"]
        if change == "allowed" or state.presidents.get(other) != seat:
            return largest_sale(state, other, seat)
        held, certificate = state.held(other, seat), state.charter(other).president_shares
        if change == "suspended":
            return max(0, min(pool_room(state, other), held - certificate))
        return largest_sale(state, other, seat, keep_presidency=True)

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        company = turn.company
        if not current:
            return [not_now(state, action, "step-order", "trains")]
        if not self.needs_help(state, company):
            pays = self.must_buy(state, company)
            return [reason(state, "no-forced-purchase", "forced-sale", company=company, pays=pays)]
        if isinstance(action, Borrow):
            low, high = self.loan_range(state, company)
            if low <= action.amount <= high:
                return []
            return [reason(state, "loan-out-of-range", "loans", amount=action.amount, low=low, high=high)]
        assert isinstance(action, SellShares)
        return self.explain_sale(state, company, action.company, action.count)

    def explain_sale(self, state: State, company: str, other: str, count: int) -> list[Reason]:
        seat, missing = state.presidents[company], self.missing(state, company)
        if other in state.market and other not in state.floated:
            return [reason(state, "not-floated", "unpriced-shares", company=other)]
        reasons = explain_bundle(state, seat, other, count)
        if reasons:
            return reasons
        price = state.price(other)
        if missing <= 0:
            has, need = money(state, company), cheapest_price(state)
            reasons.append(reason(state, "money-suffices", "forced-sale", need=need, has=has))
        elif (count - 1) * price >= missing and state.facts.options["forced_oversell"] == "forbidden":
            reasons.append(reason(state, "sells-too-much", "forced-sale", missing=missing, price=price))
        if self.saleable(state, seat, other) < count:
            to = heir(state, other, seat)
            reasons.append(reason(state, "director-would-change", "forced-sale", company=other, to=to))
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        """Sell; loans are taken together with the train, see `Trains.borrow`."""
        assert isinstance(action, SellShares)
        stays = state.facts.options["forced_sale_director_change"] == "suspended"
        sell_shares(state, action.seat, action.company, action.count, state.price(action.company), events, stays)
