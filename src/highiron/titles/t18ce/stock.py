"""Prices, limits and what else 18CE decides in stock rounds (18CE sections 3, 4 and 6)."""

from highiron.core.events import Event
from highiron.core.ids import POOL
from highiron.core.market import Cell
from highiron.core.shares import move_price, unsold
from highiron.core.state import State
from highiron.titles.t18ce.privates import gift_company


def price_after_sale(state: State, company: str, seat: str, count: int) -> Cell:
    """One step left for all shares of one sale, or for each of them (18CE-4.2, 18CE-C4)."""
    cell = state.cell(company)
    for _ in range(count if state.facts.options["sale_drop"] == "per_share" else 1):
        cell = state.facts.market.left(cell)
    return cell


def right_when_sold_out(state: State, company: str, events: list[Event]) -> None:
    """One step right at the end of a stock round when players hold all shares (18CE-4.2)."""
    if not unsold(state, company) and not state.held(company, POOL):
        move_price(state, company, state.facts.market.right(state.cell(company)), events)


def later_first(state: State, companies: tuple[str, ...]) -> list[str]:
    """Higher price first; of equal ones the company that reached the price later (18CE-7.2)."""

    def key(company: str) -> tuple[int, int]:
        return (-state.price(company), -state.market[company][2])

    return sorted(companies, key=key)


def holding_limit(state: State, company: str, seat: str) -> int:
    """Five certificates: one share more with the director share (18CE-6.5, 18CE-C7)."""
    option = state.facts.options["holding_limit"]
    if option == "certs5":
        return 6 if state.presidents.get(company) == seat else 5
    return 6 if option == "percent60" else 5


def is_afloat(state: State, company: str) -> bool:
    """Players hold 60%, or have bought as much (18CE-3.5, 18CE-C19)."""
    if company not in state.pars:
        return False
    shares = state.shares[company]
    held = sum([shares.get(seat, 0) for seat in state.facts.seats])
    if state.facts.options["float_test"] == "bought" and company == gift_company(state.facts):
        held -= state.charter(company).president_shares
    return held * 100 >= state.charter(company).shares * state.facts.float_percent
