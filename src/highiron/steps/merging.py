"""One company goes up in another."""

from highiron.core.events import Event
from highiron.core.facts import Charter
from highiron.core.state import State
from highiron.steps.closing import remove_company
from highiron.steps.depot import ask_discards


def absorb(state: State, company: str, target: str, events: list[Event]) -> None:
    """The target's shares become as many of the company, which takes its money, loans, trains and tokens.

    The charter grows by the target's. A token in a hex where the company has one goes back to the charter.
    """
    old, other, held = state.charter(company), state.charter(target), state.shares[company]
    prices = (*old.token_prices, *other.token_prices)
    grown = Charter(old.shares + other.shares, old.president_shares, old.home, old.home_stop, prices)
    state.set_charter(company, grown)
    for owner, count in state.shares[target].items():
        heir = company if owner == target else owner
        held[heir] = held.get(heir, 0) + count
    state.pay(target, company, state.cash[target], events, "merger")
    state.trains[company] += state.trains[target]
    if target in state.loans:
        state.loans[company] = state.loans.get(company, 0) + state.loans[target]
    stations = state.board.stations.get(target, ())
    remove_company(state, target)
    for hex_id, stop in stations:
        if company not in state.board.companies_in(hex_id):
            state.board = state.board.place(company, hex_id, stop)
    events.append(Event("merged", {"company": company, "target": target}))
    ask_discards(state)
