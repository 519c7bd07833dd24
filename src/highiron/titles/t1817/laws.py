"""What holds in every position of 1817."""

from highiron.core.ids import BANK
from highiron.core.laws import only_companies_own
from highiron.core.state import State
from highiron.titles.t1817.frames import CashCrisis, IpoPayment, Sale
from highiron.titles.t1817.loans import LOAN, loan_limit, loans_left


def debts_are_pending(state: State) -> list[str]:
    """Below zero is only who pays a bid with privates (1817-13.12), or is asked how to pay (1817-7.1)."""
    if state.ended:
        return []
    if any(isinstance(frame, CashCrisis) for frame in state.frames):
        return []
    asked = {frame.seat for frame in state.frames if isinstance(frame, IpoPayment)}
    return [
        f"{owner} has no cash below zero"
        for owner, cash in state.cash.items()
        if cash < 0 and owner != BANK and owner not in asked
    ]


def presidents_hold_most(state: State) -> list[str]:
    """The president has two shares and nobody has more, while the company's shares are traded (1817-4.16)."""
    broken: list[str] = []
    for company, president in state.presidents.items():
        held = state.shares[company]
        if held.get(president, 0) < state.charter(company).president_shares:
            broken.append(f"{company}'s president has the certificate")
        if held.get(president, 0) < max(held.get(seat, 0) for seat in state.facts.seats):
            broken.append(f"{company}'s president holds most")
    return broken


def started_companies_are_whole(state: State) -> list[str]:
    """A company in play has a start price, a place on the track and one of the three sizes (1817-2.2)."""
    broken = [f"{company} is in play with all it needs" for company in state.floated if company not in state.market]
    for company in state.shares:
        if state.charter(company).shares not in (2, 5, 10):
            broken.append(f"{company} has 2, 5 or 10 shares")
        if company not in state.pars and (company in state.board.stations) and not _is_in_auction(state, company):
            broken.append(f"{company} is not in play and has no tokens on the map")
    return broken


def _is_in_auction(state: State, company: str) -> bool:
    return any(getattr(frame, "company", "") == company for frame in state.frames)


def shorts_are_paired(state: State) -> list[str]:
    """Nobody has a share and a short of one company; a president's certificate closes none (1817-4.25)."""
    return [
        f"{owner} has no share beside a short of {company}"
        for company, sold in state.shorts.items()
        for owner, count in sold.items()
        if count <= 0 or (owner in state.facts.seats and _singles(state, company, owner))
    ]


def _singles(state: State, company: str, seat: str) -> int:
    """Shares that could close a short."""
    kept = state.charter(company).president_shares if state.presidents.get(company) == seat else 0
    return state.held(company, seat) - kept


def loans_are_limited(state: State) -> list[str]:
    """Loans are of 100 each, 70 in all, and a company has no more than its limit, unless it is buying (1817-2.26)."""
    buyers = [frame.buyer for frame in state.frames if isinstance(frame, Sale)]
    broken = ["there are 70 loans"] if loans_left(state) < 0 else []
    for company, owed in state.loans.items():
        if owed % LOAN or owed <= 0:
            broken.append(f"{company} owes whole loans")
        if owed > LOAN * loan_limit(state, company) and company not in buyers:
            broken.append(f"{company} keeps its limit of loans")
    return broken


LAWS = (
    debts_are_pending,
    only_companies_own,
    presidents_hold_most,
    started_companies_are_whole,
    shorts_are_paired,
    loans_are_limited,
)
