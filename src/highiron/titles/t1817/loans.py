"""The Bank of New York: loans of companies and what they cost (1817-2.26 to 1817-2.30)."""

from typing import Final

from highiron.core.events import Event, Reason
from highiron.core.ids import BANK
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.titles.t1817.frames import Sale

LOAN: Final = 100
LOANS: Final = 70
RATE: Final = 5  # the least interest, and its steps


def loans_of(state: State, company: str) -> int:
    """How many loans it has."""
    return state.loans.get(company, 0) // LOAN


def loans_out(state: State) -> int:
    return sum(state.loans.values()) // LOAN


def loans_left(state: State) -> int:
    """How many the bank still has; those of a company that is being liquidated are not back yet (1817-6.33)."""
    aside = sum(frame.set_aside_loans for frame in state.frames if isinstance(frame, Sale))
    return LOANS - loans_out(state) - aside // LOAN


def loan_limit(state: State, company: str) -> int:
    """As many as it has shares (1817-2.26)."""
    return state.charter(company).shares


def may_borrow(state: State, company: str) -> int:
    """How many more loans it can take (1817-2.26)."""
    return max(0, min(loan_limit(state, company) - loans_of(state, company), loans_left(state)))


def explain_loan_limit(state: State, company: str) -> list[Reason]:
    """Why the company can take no further loan (1817-2.26)."""
    reasons: list[Reason] = []
    limit = loan_limit(state, company)
    if loans_of(state, company) >= limit:
        reasons.append(reason(state, "loan-limit", "loans", company=company, limit=limit))
    if not loans_left(state):
        reasons.append(reason(state, "no-loan-left", "loans"))
    return reasons


def interest_rate(state: State, more: int = 0) -> int:
    """Dollars for each loan, were it fixed now, or once so many more were out (1817-2.29)."""
    return max(RATE, RATE * -(-(loans_out(state) + more) // 5))


def take_loan(state: State, company: str, events: list[Event]) -> None:
    """Money for the treasury, and the price one space left (1817-2.27)."""
    state.loans[company] = state.loans.get(company, 0) + LOAN
    events.append(Event("loan-taken", {"company": company, "amount": LOAN}))
    state.pay(BANK, company, LOAN, events, "loan")
    move_price(state, company, state.facts.market.left(state.cell(company)), events)


def repay_loan(state: State, company: str, events: list[Event], moves: bool = True) -> None:
    """Money for the bank, and the price one space right unless the loan came with a sale (1817-2.28, 1817-6.45)."""
    state.loans[company] -= LOAN
    if not state.loans[company]:
        del state.loans[company]
    events.append(Event("loan-repaid", {"company": company, "amount": LOAN}))
    state.pay(company, BANK, LOAN, events, "loan")
    if moves:
        move_price(state, company, state.facts.market.right(state.cell(company)), events)
