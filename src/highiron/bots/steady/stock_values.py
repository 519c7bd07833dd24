"""What shares are worth to their holder, and how a stock round will probably leave the game."""

from highiron.bots.steady.forecast import usual_run
from highiron.bots.steady.knowledge import knowledge_of
from highiron.bots.steady.outlook import Outlook
from highiron.core.facts import Train
from highiron.core.ids import BANK, POOL
from highiron.core.market import Cell
from highiron.core.shares import certificate_limit, counted_certificates, holding_limit, keeps_own_shares, unsold
from highiron.core.state import State
from highiron.steps.depot import bank_offers

TRACK_MONEY = 60  # what a new company spends on track and tokens before its first train
PROMISE_KEPT = 0.75  # of what a company promises before it has run, this much usually comes true
SAVING_AFTER_RUST = 0.3  # of the rounds after its first trains are gone a company saves for new ones
TRAINLESS = 0.5  # of its price is what a share is worth of a company that cannot get a train
LATE_START = 0.8  # a company without a route after its first turn is behind the others
NEXT_ROUND = 0.97  # a dollar in the next round against a dollar now
ISSUED_AT = 0.8  # of par is what issued shares bring on average: the price falls with each
DUMP_FEAR = 0.5  # how likely a president who is short passes the company on to whoever holds most besides him
MANY = 99  # an unlimited supply of trains
MOST_FIRST_TRAINS = 2  # trains a new company begins with


# --- values -----------------------------------------------------------------------------------------------------


def shares_to_float(state: State, company: str) -> int:
    """Shares that still have to leave the initial offering."""
    if company in state.floated:
        return 0
    shares = state.charter(company).shares
    gone = shares - unsold(state, company)
    return max(0, -(-shares * state.facts.float_percent // 100) - gone)


def share_value(state: State, outlook: Outlook, company: str) -> float:
    """What one share brings until the end of the game: dividends, and where the price will stand then."""
    if company not in state.operated:
        return promised_value(state, outlook, company, state.cell(company), expected_capital(state, company))
    if not state.board.has_route(company):  # still building: its money has to become track and trains first
        return promised_value(state, outlook, company, state.cell(company), state.cash[company]) * LATE_START
    revenue, rounds = outlook.next_revenue(company), outlook.rounds_left()
    saving = min(rounds, saving_rounds(state, outlook, company, revenue))
    return value_of_income(state, company, state.cell(company), revenue, saving, rounds)


def saving_rounds(state: State, outlook: Outlook, company: str, revenue: int) -> float:
    """Rounds in which a company keeps its revenue for the next train: until it can pay, or until it has to buy."""
    if outlook.has_lasting_train(company):
        return 0.0
    until = max((outlook.train_life(train) for train in state.trains[company]), default=0.0)
    missing = max(0, outlook.price_in(until) - state.cash[company])
    return min(until, missing / revenue) if revenue else until


def value_of_income(state: State, company: str, cell: Cell, revenue: int, saving: float, rounds: float) -> float:
    """Dividends and final price when the revenue is kept for so many rounds first and paid out after that."""
    total, worth = 0.0, 1.0
    for number in range(int(rounds)):
        paid = revenue if number >= saving else 0
        worth *= NEXT_ROUND
        total += paid / state.charter(company).shares * worth
        cell = state.facts.rules.price_after_dividend(state, company, cell, paid)
    return total + state.facts.market.price(cell) * worth


def expected_capital(state: State, company: str) -> int:
    """The money a started company will begin with: its capital, or where shares are its own, what they can bring."""
    par = state.pars[company]
    if not keeps_own_shares(state, company):
        return par * state.charter(company).shares
    president = state.presidents.get(company, "")
    held = state.held(company, president) if president else 0
    more = min(state.cash[president] // par, holding_limit(state, company) - held) if president else 0
    return state.cash[company] + par * max(0, more) + issue_money(state, company, par, held + max(0, more))


def issue_money(state: State, company: str, par: int, held: int) -> int:
    """What a company with treasury shares can raise by issuing as many as its president holds."""
    rest = state.charter(company).shares - held
    return int(par * min(held, rest) * ISSUED_AT)


def first_train(state: State, company: str, capital: int) -> Train | None:
    """The longest train of the bank that a new company can pay when its turn comes; None when there is none."""
    purse = capital - TRACK_MONEY
    facts = [state.facts.trains[train] for _, train, price in bank_offers(state) if price <= purse]
    if not facts or trains_within(state, purse) <= takers(state, company):
        return None
    return max(facts, key=lambda train: (train.paid, -train.price))


def trains_within(state: State, purse: int) -> int:
    """How many trains can still be sold before the cheapest costs more than that."""
    left = sum(1 for train in state.trains[POOL] if state.facts.trains[train].price <= purse)
    for card in state.facts.card_order:
        if state.facts.trains[state.facts.forms[card][0]].price <= purse:
            left += MANY if state.depot[card] < 0 else state.depot[card]
    return left


def takers(state: State, company: str) -> int:
    """Other companies that could buy a train before this one has its turn."""
    cheapest = min(price for _, _, price in bank_offers(state))
    limit = state.phase_facts.train_limit
    return sum(
        1
        for other in state.floated
        if other != company and state.cash[other] >= cheapest and state.limited_trains(other) < limit
    )


def promised_value(state: State, outlook: Outlook, company: str, cell: Cell, capital: int) -> float:
    """What a share will probably bring of a company that has not run yet: by the trains its money buys."""
    train = first_train(state, company, capital)
    if train is None:  # nothing but trouble for its president
        return state.facts.market.price(cell) * TRAINLESS
    rounds = outlook.rounds_left()
    trains = min(MOST_FIRST_TRAINS, (capital - TRACK_MONEY) // train.price)
    revenue = usual_run(state, train) * trains * knowledge_of(state).homes.get(company, 1.0) * PROMISE_KEPT
    # When its first trains are gone it will have to save for new ones.
    saving = 1 + max(0.0, rounds - outlook.train_life(train.id)) * SAVING_AFTER_RUST
    return value_of_income(state, company, cell, int(revenue), saving, rounds)


def train_need(state: State, outlook: Outlook, company: str) -> int:
    """What its president will have to add for a train; companies that have yet to begin live on what they will get."""
    if company in state.operated:
        return outlook.shortage(company)
    capital = expected_capital(state, company)
    if first_train(state, company, capital) is not None:
        return 0
    return max(0, outlook.price_in(1.0) + TRACK_MONEY - capital)


def cash_to_keep(state: State, outlook: Outlook, seat: str) -> int:
    """What the seat may have to add for trains that its companies will need."""
    mine = [company for company, president in state.presidents.items() if president == seat and company in state.pars]
    return sum(train_need(state, outlook, company) for company in mine)


def is_hungry(state: State, outlook: Outlook, company: str) -> bool:
    """Whether a company that lives on its shares has less money than its next train and some track will cost."""
    if outlook.has_lasting_train(company):
        return False
    return keeps_own_shares(state, company) and state.cash[company] < TRACK_MONEY + outlook.price_in(2.0)


# --- what the round will bring ----------------------------------------------------------------------------------


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
