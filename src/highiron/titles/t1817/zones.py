"""Where a price stands: the white prices, the grey zone of take-overs, the red space of liquidation (1817-2.21)."""

from typing import Final

from highiron.core.events import Event
from highiron.core.market import Cell, Market
from highiron.core.shares import move_price
from highiron.core.state import State

GREY: Final = "acquisition"
RED: Final = "liquidation"


def marks(state: State, company: str) -> tuple[str, ...]:
    token = state.market[company]
    return state.facts.market.cells[token[0], token[1]].marks


def is_grey(state: State, company: str) -> bool:
    return GREY in marks(state, company)


def is_red(state: State, company: str) -> bool:
    return RED in marks(state, company)


def is_white(state: State, company: str) -> bool:
    """Whether it has a price: its shares can be traded (1817-2.23)."""
    return state.price(company) > 0


def put_into_liquidation(state: State, company: str, events: list[Event]) -> None:
    """To the red space, behind those that came before (1817-2.25)."""
    events.append(Event("liquidation-began", {"company": company}))
    move_price(state, company, state.facts.market.cells_with(RED)[0], events)


def cell_at_most(market: Market, price: int) -> Cell:
    """The white space with that price, or the next lower one (1817-6.13)."""
    return max((facts.price, cell) for cell, facts in market.cells.items() if 0 < facts.price <= price)[1]
