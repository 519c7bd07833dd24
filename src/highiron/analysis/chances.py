"""The chance to win of every seat in a position."""

from highiron.bots.steady.wealth import parts
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.learn.value import value_of

LEAD = 8.0  # for titles without a learned value: how a lead in expected wealth becomes a chance


def chances(state: State) -> dict[str, float]:
    """Seat -> its chance to win; they add up to 1.

    By the learned value of the title where there is one, else by estimates. Before the first company has a price
    nobody is ahead; when the game is over, the winners share it.
    """
    seats = state.facts.seats
    if state.ended:
        wealth = {seat: worth(state, seat) for seat in seats}
        best = [seat for seat in seats if wealth[seat] == max(wealth.values())]
        return {seat: 1 / len(best) if seat in best else 0.0 for seat in seats}
    if not state.pars:
        return dict.fromkeys(seats, 1 / len(seats))
    value = value_of(state.facts.title)
    if value is not None:
        return value.chances(state)
    raised = {seat: part**LEAD for seat, part in parts(state).items()}
    total = sum(raised.values())
    return {seat: amount / total for seat, amount in raised.items()}
