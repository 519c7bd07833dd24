"""Where the price of a share goes when a company pays or keeps its revenue, by title."""

from highiron.core.market import Cell
from highiron.core.state import State

TOP_STEPS = 3  # moves right that a very good dividend brings in 1846
TOP_PRICE = 165  # from this price on (1846-5.6.4)


def next_cell(state: State, cell: Cell, paid: int) -> Cell:
    """The cell after a round in which the company paid so much in all."""
    market = state.facts.market
    if state.facts.title != "1846":
        return market.right(cell) if paid else market.left(cell)
    price = market.price(cell)
    half_falls = state.facts.options["half_threshold"] == "at_most"
    if paid == 0 or price == 0 or 2 * paid < price or (half_falls and 2 * paid == price):
        return market.left(cell)
    for _ in range(min(paid // price, TOP_STEPS if price >= TOP_PRICE else 2)):
        cell = market.right(cell)
    return cell
