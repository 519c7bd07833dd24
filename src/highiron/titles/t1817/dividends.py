"""Dividends of 1817: full, half or none, by the size of the company; shorts pay (1817-5.32 to 1817-5.40)."""

from typing import ClassVar, Final

from highiron.core.events import Event
from highiron.core.market import Cell
from highiron.core.state import State
from highiron.steps.dividend import HALF, PAY, RETAIN, DividendStep
from highiron.titles.t1817.crisis import begin_crisis
from highiron.titles.t1817.expansion import pay_scrap

GREY_PRICE: Final = 40  # what a price in the grey zone counts as (1817-5.37)
LARGE: Final = 10


class Dividends(DividendStep):
    """Players who cannot pay for their shorts find the money before the turn goes on (1817-5.36)."""

    choices: ClassVar[tuple[str, ...]] = (PAY, HALF, RETAIN)

    def kept(self, state: State, company: str, revenue: int, kind: str) -> int:
        """Exactly half; with ten shares rounded down to a multiple of 10 (1817-5.33)."""
        if kind != HALF:
            return super().kept(state, company, revenue, kind)
        return revenue // 20 * 10 if state.charter(company).shares == LARGE else revenue // 2

    def settle_revenue(self, state: State, company: str, revenue: int, kept: int, events: list[Event]) -> None:
        pay_scrap(state, company, [train for train in state.trains[company] if state.is_obsolete(train)], events)
        super().settle_revenue(state, company, revenue, kept, events)
        begin_crisis(state, company, events)


def price_after_dividend(state: State, company: str, cell: Cell, paid: int) -> Cell:
    """Left without a dividend, right from the price on, twice from twice the price on (1817-5.37)."""
    market = state.facts.market
    if not paid:
        return market.left(cell)
    price = market.price(cell) or GREY_PRICE
    for _ in range(min(paid // price, 2)):
        cell = market.right(cell)
    return cell
