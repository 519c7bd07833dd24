"""How a stock round will probably leave the game: what its end pays, and who else will start a company."""

from highiron.bots.steady.stock_values import shares_to_float
from highiron.core.ids import BANK
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State


def after_round(state: State, seat: str) -> State:
    """The position with the capital of companies that float in this round, and with those that others can still start.

    Whoever looks at trains must count with them: they come with full treasuries and buy what rusts the others' trains.
    """
    if not state.facts.initial_offering:
        return state  # their money comes with every share
    new = state.copy()
    for company in state.pars:
        if company not in state.operated and (company in state.floated or will_float(state, seat, company)):
            add_company(new, company, state.presidents.get(company, ""), state.pars[company])
    unstarted = [company for company in state.shares if company not in state.pars]
    for other in state.in_play():
        par = highest_par(state, other, unstarted[0]) if other != seat and unstarted else 0
        if par:
            add_company(new, unstarted.pop(0), other, par)
    return new


def add_company(state: State, company: str, president: str, par: int) -> None:
    """Let the company be afloat with its capital."""
    capital = par * state.charter(company).shares
    if company not in state.floated:
        state.floated = (*state.floated, company)
    if president:
        state.presidents[company] = president
    state.cash[BANK] -= capital - state.cash[company]
    state.cash[company] = capital


def highest_par(state: State, seat: str, company: str) -> int:
    """The highest par at which the seat could float it alone; 0 when it has not the cash or no room for it."""
    need = shares_to_float(state, company)
    if certificate_limit(state) - counted_certificates(state, seat) < need - 1:
        return 0
    return max((par for par in state.facts.market.par_prices if par * need <= state.cash[seat]), default=0)


def will_float(state: State, seat: str, company: str) -> bool:
    """Whether its president, this seat and those without a company of their own can pay for the rest."""
    par = state.pars[company]
    president = state.presidents.get(company, "")
    builders = {owner for other, owner in state.presidents.items() if shares_to_float(state, other)}
    helpers = [other for other in state.in_play() if other in (president, seat) or other not in builders]
    return sum(state.cash[other] // par for other in helpers) >= shares_to_float(state, company)
