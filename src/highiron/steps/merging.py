"""One company goes up in another."""

from highiron.core.events import Event
from highiron.core.facts import Charter
from highiron.core.state import State
from highiron.steps.closing import remove_company
from highiron.steps.depot import ask_discards


def absorb(state: State, company: str, target: str, events: list[Event]) -> None:
    """The target's shares become as many of the company, which takes all it has; the target leaves the game."""
    old, other = state.charter(company), state.charter(target)
    grown = Charter(old.shares + other.shares, old.president_shares, old.home, old.home_stop, old.token_prices)
    state.set_charter(company, grown)
    join_shares(state, company, target)
    take_belongings(state, company, target, events, "merger")
    take_tokens(state, company, target)
    remove_company(state, target)
    events.append(Event("merged", {"company": company, "target": target}))
    ask_discards(state)


def join_shares(state: State, company: str, target: str) -> None:
    """Every share and every short of the target is one of the company; what it had of itself is the company's own."""
    held = state.shares[company]
    for owner, count in state.shares[target].items():
        heir = company if owner == target else owner
        held[heir] = held.get(heir, 0) + count
    for owner, count in state.shorts.pop(target, {}).items():
        sold = state.shorts.setdefault(company, {})
        sold[owner] = sold.get(owner, 0) + count
    state.shares[target] = {}


def take_belongings(state: State, company: str, target: str, events: list[Event], why: str) -> None:
    """Money, loans, trains and privates change hands."""
    state.pay(target, company, state.cash[target], events, why)
    state.trains[company] += state.trains[target]
    state.trains[target] = ()
    for private, owner in state.privates.items():
        if owner == target:
            state.privates[private] = company
    owed = state.loans.pop(target, 0)
    if owed:
        state.loans[company] = state.loans.get(company, 0) + owed


def take_tokens(state: State, company: str, target: str, two_cities: bool = False) -> None:
    """The company has the tokens of both, those of the target where they stand.

    One in a hex where the company has one goes back to the charter; with `two_cities` it stays where it stands in
    another city of the hex, because somebody has to choose between them.
    """
    old = state.charter(company)
    prices = (*old.token_prices, *state.charter(target).token_prices)
    state.set_charter(company, Charter(old.shares, old.president_shares, old.home, old.home_stop, prices))
    own, taken = state.board.stations.get(company, ()), state.board.stations.get(target, ())
    state.board = state.board.remove(target)
    for hex_id, stop in taken:
        here = [standing for place, standing in own if place == hex_id]
        if not here or (two_cities and stop not in here):
            state.board = state.board.place(company, hex_id, stop)
