"""A company leaves play and can be started again (1817-2.5)."""

from highiron.core.events import Event
from highiron.core.ids import BANK, POOL
from highiron.core.state import State
from highiron.steps.closing import leave_round


def leave_play(state: State, company: str, events: list[Event]) -> None:
    """Its certificates go back; whatever trains, tokens, privates and loans it keeps are gone with it (1817-6.49)."""
    state.pay(company, BANK, state.cash[company], events, "closing")
    state.charters = {other: charter for other, charter in state.charters.items() if other != company}
    state.shares[company] = {company: state.charter(company).shares, POOL: 0}
    state.trains[company] = ()
    for records in (state.pars, state.market, state.presidents, state.loans, state.shorts, state.ownerless):
        records.pop(company, None)
    state.floated = tuple(other for other in state.floated if other != company)
    state.operated = tuple(other for other in state.operated if other != company)
    state.privates = {private: owner for private, owner in state.privates.items() if owner != company}
    state.board = state.board.remove(company)
    events.append(Event("company-left", {"company": company}))
    leave_round(state, company)
