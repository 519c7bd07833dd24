"""What a position promises: every seat's part of all the wealth that the players will probably have in the end."""

from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import keeping_value
from highiron.bots.steady.stock_values import share_value, train_need
from highiron.core.shares import worth
from highiron.core.state import State

LEAST = 1.0  # dollars that even a bankrupt player counts as having, so that parts can be taken


def parts(state: State) -> dict[str, float]:
    """Seat -> its part of the wealth of all; they add up to 1."""
    seats = state.facts.seats
    outlook = Outlook(state)
    if state.ended:
        wealth = {seat: float(worth(state, seat)) for seat in seats}
    else:
        values = share_values(state, outlook)
        wealth = {seat: expected_wealth(state, outlook, seat, values) for seat in seats}
    wealth = {seat: max(LEAST, amount) for seat, amount in wealth.items()}
    total = sum(wealth.values())
    return {seat: amount / total for seat, amount in wealth.items()}


def share_values(state: State, outlook: Outlook) -> dict[str, float]:
    """What a share of each started company will bring its holder."""
    return {company: share_value(state, outlook, company) for company in state.pars if company in state.shares}


def expected_wealth(state: State, outlook: Outlook, seat: str, values: dict[str, float]) -> float:
    """Cash, shares and privates at what they will bring, less what trains of own companies will cost."""
    total = float(state.cash[seat] - state.loans.get(seat, 0))
    for company, value in values.items():
        total += value * (state.held(company, seat) - state.shorts.get(company, {}).get(seat, 0))
        if state.presidents.get(company) == seat:
            total -= train_need(state, outlook, company)
    rounds = outlook.rounds_left()
    for private, owner in state.privates.items():
        if owner == seat:
            total += keeping_value(state, private, rounds)
    return total
