"""Selling shares to the pool in a stock turn (1830-4.2)."""

from typing import ClassVar

from highiron.core.actions import Action, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.shares import heir, largest_sale, pool_room, sell_shares
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.frames import StockRound
from highiron.steps.stock import note
from highiron.steps.turn import Step


class SellStep(Step[StockRound]):
    """Any number of bundles, before or after the purchase.

    `until_bought`: no sale after the purchase. `one_block`: all shares of a company sold in a turn are one sale
    (1846-4.2.1). `president_first`: others sell only once the company has operated (1846-4.2.5).
    `floated_only`: shares of a company that has not floated are not sold (18CE-6.8).
    """

    name = "sell"
    kinds: ClassVar[tuple[type[Action], ...]] = (SellShares,)

    def __init__(
        self,
        first_turn: int = 2,
        price_of_turn_start: bool = False,
        until_bought: bool = False,
        one_block: bool = False,
        president_first: bool = False,
        floated_only: bool = False,
    ) -> None:
        self.first_turn = first_turn
        self.price_of_turn_start = price_of_turn_start
        self.until_bought = until_bought
        self.one_block = one_block
        self.president_first = president_first
        self.floated_only = floated_only

    def asks(self, state: State, turn: StockRound) -> bool:
        return bool(self.boxes(state, turn, first=True))

    def boxes(self, state: State, turn: StockRound, first: bool = False) -> list[Box]:
        """What may be sold; just one of it when `first`."""
        if state.turn < self.first_turn or (turn.bought and self.until_bought):
            return []
        boxes: list[Box] = []
        for company in state.market:
            most = largest_sale(state, company, turn.seat)
            if most and not self.barred(state, turn, company):
                boxes.append({"company": company, "count": Span(1, most)})
                if first:
                    break
        return boxes

    def barred(self, state: State, turn: StockRound, company: str) -> list[Reason]:
        """Timing of a sale: one block a turn, and the president first."""
        reasons: list[Reason] = []
        if self.one_block and any(sold == company for sold, _ in turn.sale_prices):
            reasons.append(reason(state, "sold-this-turn", "sale-of-block", company=company))
        if self.floated_only and company not in state.floated:
            reasons.append(reason(state, "not-floated", "unpriced-shares", company=company))
        if self.president_first:
            reasons += explain_unoperated(state, turn.seat, company)
        return reasons

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        add_family(found, "sell_shares", turn.seat, self.boxes(state, turn))

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, SellShares)
        reasons: list[Reason] = []
        if state.turn < self.first_turn:
            reasons.append(reason(state, "no-sales-in-first-round", "first-sales"))
        if turn.bought and self.until_bought:
            reasons.append(
                reason(state, "already-bought", "stock-turn-order", bought=turn.bought, action="sell_shares")
            )
        reasons += self.barred(state, turn, action.company)
        return reasons + explain_bundle(state, action.seat, action.company, action.count)

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, SellShares)
        seat, company = action.seat, action.company
        price = state.price(company)
        prices = dict(turn.sale_prices)
        first_price = prices.setdefault(company, price)
        if self.price_of_turn_start:
            price = first_price
        sold = turn.sold if (seat, company) in turn.sold else (*turn.sold, (seat, company))
        sell_shares(state, seat, company, action.count, price, events)
        note(state, seat, sold=sold, sale_prices=tuple(prices.items()))


def explain_unoperated(state: State, seat: str, company: str) -> list[Reason]:
    """Only its president sells shares of a company that has not operated yet (1846-4.2.5)."""
    if company in state.operated or state.presidents.get(company) == seat:
        return []
    return [reason(state, "not-operated-yet", "unpriced-shares", company=company)]


def explain_bundle(state: State, seat: str, company: str, count: int) -> list[Reason]:
    """Why these shares may not go to the pool (1830-4.2)."""
    if company not in state.market:
        return [reason(state, "no-price-yet", "unpriced-shares", company=company)]
    if count < 1:
        return [reason(state, "sell-at-least-one", "sale-of-block", count=count)]
    held = state.held(company, seat)
    if held < count:
        return [reason(state, "not-that-many-shares", "sale-of-block", company=company, has=held, count=count)]
    reasons: list[Reason] = []
    if pool_room(state, company) < count:
        reasons.append(
            reason(state, "pool-full", "pool-limit", company=company, room=max(0, pool_room(state, company)))
        )
    if state.presidents.get(company) == seat:
        certificate, other = state.charter(company).president_shares, heir(state, company, seat)
        if held - count < certificate and (not other or state.held(company, other) < certificate):
            reasons.append(reason(state, "president-cannot-sell-that-far", "president-sale", company=company))
    return reasons
