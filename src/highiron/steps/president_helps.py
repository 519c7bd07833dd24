"""The president pays what the treasury lacks, sells shares and privates for it, or is bankrupt (1830-5.8, 1830-5.9)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, BuyTrain, EndGame, SellShares, TradePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash
from highiron.steps.depot import cheapest_price
from highiron.steps.forced import (
    cannot_pay,
    contribute,
    explain_sale,
    go_bankrupt,
    liquid,
    money,
    sale_boxes,
    sell_for_train,
)
from highiron.steps.frames import FundTrain, OperatingTurn
from highiron.steps.money import Buys, MoneyPolicy
from highiron.steps.offers import propose


class PresidentHelps(MoneyPolicy):
    """With the options of 1830 section 11."""

    kinds: ClassVar[tuple[type[Action], ...]] = (SellShares, TradePrivate, EndGame)
    needs_route: ClassVar[bool] = True

    def __init__(
        self,
        sell_once_agreed: bool,
        help_always_for_used: bool,
        sell_without_need: bool,
        price_floor_after_sale: bool,
        declared_bankruptcy: bool,
        private_sales: bool,
        keep_sale_price: bool,
    ) -> None:
        self.sell_once_agreed = sell_once_agreed  # shares may still be sold for a price that the seller agreed to
        self.help_always_for_used = help_always_for_used  # 11.11
        self.sell_without_need = sell_without_need  # 11.22
        self.price_floor_after_sale = price_floor_after_sale  # 11.16
        self.declared_bankruptcy = declared_bankruptcy  # 11.23
        self.private_sales = private_sales  # 11.10
        self.keep_sale_price = keep_sale_price  # 11.4
        self.any_time = declared_bankruptcy  # files may have a bankruptcy in every step (1830-11.23)

    # --- what may be bought ------------------------------------------------------------------------------------

    def must_buy(self, state: State, company: str) -> bool:
        """No train although a route exists (1830-5.8.1)."""
        return not state.trains[company] and state.board.has_route(company)

    def explain_bank(self, state: State, turn: OperatingTurn, train: str, price: int) -> list[Reason]:
        """With the president's help only the cheapest (1830-5.8.3)."""
        company = turn.company
        if price <= state.cash[company]:
            return []
        if not self.must_buy(state, company):
            return short_of_cash(state, company, price, "bank-trains")
        cheapest = cheapest_price(state)
        if price > cheapest or state.cash[company] >= cheapest:
            return [reason(state, "help-only-for-cheapest", "president-help", price=price, cheapest=cheapest)]
        return short_of_cash(state, company, price, "forced-sale", money(state, company))

    def used_range(self, state: State, turn: OperatingTurn, seller: str, train: str) -> tuple[int, int]:
        """The president helps up to the face price (1830-5.8.4)."""
        company = turn.company
        low, high = 1, state.cash[company]
        face = state.facts.trains[train].price
        if self.must_buy(state, company):
            short = state.cash[company] < cheapest_price(state)
            if short or self.help_always_for_used:
                funds = money(state, company)
                if short and self.sell_once_agreed:
                    funds += liquid(state, company)
                high = max(high, min(face, funds))
        if self.price_floor_after_sale and turn.raising and state.cash[company] < face:
            low = max(low, money(state, company) - turn.last_sale + 1)
            if face < low:
                high = 0
        return low, high

    def is_paid(self, state: State, deal: BuyTrain) -> bool:
        """Else the president sells shares for the agreed price (1830-5.8.5)."""
        frame = state.frame
        seller = state.presidents.get(deal.source, "")
        if isinstance(frame, FundTrain):
            state.replace_frame(msgspec.structs.replace(frame, seller=seller))
            return False
        if deal.price > money(state, deal.company):
            state.push(FundTrain(seat=deal.seat, proposal=deal, seller=seller))
            return False
        return True

    def declined(self, state: State, proposal: Action, events: list[Event]) -> None:
        """A withdrawn sale ends the collecting of money for it (1830-5.8.6)."""
        if isinstance(state.frame, FundTrain):
            state.pop()

    def contribute(self, state: State, company: str, price: int, events: list[Event]) -> None:
        contribute(state, company, price, events)

    # --- raising money -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        company, need = turn.company, cheapest_price(state)
        if self.sell_without_need or self.must_buy(state, company):
            add_family(found, "sell_shares", turn.seat, sale_boxes(state, company, need))
        add_family(found, "trade_private", turn.seat, self.private_boxes(state, company, need))

    def private_boxes(self, state: State, company: str, need: int) -> list[Box]:
        """Privates the president may sell to other players while short of what is needed (1830-5.8.5e)."""
        if not self.private_sales or not self.must_buy(state, company) or money(state, company) >= need:
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

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        company = turn.company
        if isinstance(action, EndGame):
            # Read from a file, outside this step: there shares cannot be sold and do not count (1830-11.23).
            if self.declared_bankruptcy and not current and cannot_pay(state, company, False):
                return []
            return [reason(state, "not-bankrupt", "bankruptcy", company=company, forced=self.must_buy(state, company))]
        if not current:
            return [not_now(state, action, "step-order", "trains")]
        if isinstance(action, TradePrivate):
            return self.explain_private(state, company, action, cheapest_price(state))
        assert isinstance(action, SellShares)
        if not self.sell_without_need and not self.must_buy(state, company):
            return [reason(state, "no-forced-purchase", "forced-sale", company=company, pays=False)]
        return explain_sale(state, company, action.company, action.count, cheapest_price(state))

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
        if not self.private_sales:
            return "option"
        if not self.must_buy(state, company):
            return "no-need"
        if money(state, company) >= need:
            return "money"
        if state.privates.get(action.private) != seat:
            return "owner"
        return "self" if action.buyer == seat else "limit"

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, EndGame):
            go_bankrupt(state, turn.company, False, events)
        elif isinstance(action, TradePrivate):
            propose(state, action, action.buyer, events)
        else:
            assert isinstance(action, SellShares)
            price = self.sell(state, action, events)
            state.replace_frame(msgspec.structs.replace(state.frame, raising=True, last_sale=price))

    def sell(self, state: State, action: SellShares, events: list[Event]) -> int:
        """Sell the shares and return the price of one."""
        return sell_for_train(state, action.seat, action.company, action.count, self.keep_sale_price, events)

    # --- when there is none ------------------------------------------------------------------------------------

    def is_helpless(self, state: State, company: str) -> bool:
        """Short of the cheapest train that must be bought, with no share left to sell."""
        if not self.must_buy(state, company):
            return False
        need = cheapest_price(state)
        return money(state, company) < need and not sale_boxes(state, company, need)

    def may_declare(self, state: State, turn: OperatingTurn) -> bool:
        """When the money cannot be found, not even by selling shares (1830-11.23)."""
        if self.declared_bankruptcy:
            return cannot_pay(state, turn.company, True)
        return self.is_helpless(state, turn.company)

    def is_lost(self, state: State, turn: OperatingTurn) -> bool:
        """Nothing is left to sell, no private either (1830-5.9.1)."""
        company = turn.company
        if self.declared_bankruptcy or not self.is_helpless(state, company):
            return False
        return not self.private_boxes(state, company, cheapest_price(state))

    def fail(self, state: State, turn: OperatingTurn, buys: Buys, events: list[Event]) -> None:
        """The game ends; who declares it sells all shares first (1830-5.9, 1830-11.23)."""
        go_bankrupt(state, turn.company, self.declared_bankruptcy, events)
