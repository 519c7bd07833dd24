"""Prices, limits and what else 18CE decides in stock rounds (18CE sections 3, 4 and 6)."""

import msgspec

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.ids import POOL
from highiron.core.market import Cell
from highiron.core.shares import move_price, unsold
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.buying import BuyStep
from highiron.steps.frames import StockRound
from highiron.steps.starting import StartStep
from highiron.steps.stock import StockTurns
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


class Purchases(BuyStep):
    """One certificate, after which a second sale begins (18CE-6.2)."""

    def barred(self, state: State, turn: StockRound) -> list[Reason]:
        return explain_debtor(state, turn.seat)

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        super().apply(state, turn, action, events)
        begin_second_sale(state)


class Starts(StartStep):
    """The same with a director share (18CE-3.3)."""

    def barred(self, state: State, turn: StockRound) -> list[Reason]:
        return explain_debtor(state, turn.seat)

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        super().apply(state, turn, action, events)
        begin_second_sale(state)


class Stock(StockTurns):
    """Stock rounds in which the priority may move although nobody dealt (18CE-19.11)."""

    def next_priority(self, state: State, turn: StockRound) -> str:
        if not turn.last_actor and state.facts.options["priority_no_deal"] == "moves_left":
            return state.next_seat(state.priority)
        return super().next_priority(state, turn)


def begin_second_sale(state: State) -> None:
    """What is sold after the purchase is another sale, at the price of then (18CE-6.7)."""
    state.replace_frame(msgspec.structs.replace(state.frame, sale_prices=()))


def explain_debtor(state: State, seat: str) -> list[Reason]:
    """Debtors may buy like everybody else, unless an option bars them (18CE-6.12, 18CE-19.40)."""
    debt = state.loans.get(seat, 0)
    if not debt or state.facts.options["debtor_limits"] == "none":
        return []
    return [reason(state, "debtor-buys-nothing", "debtor-limits", debt=debt)]
