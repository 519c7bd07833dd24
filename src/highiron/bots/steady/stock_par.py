"""Starting companies: which one, at what par, and whether it can be brought afloat."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock_values import first_train, issue_money, promised_value, shares_to_float, train_need
from highiron.bots.steady.taste import Taste
from highiron.core.actions import Par
from highiron.core.shares import holding_limit
from highiron.core.state import State
from highiron.steps.frames import SetPar

# Shares of its company that the president of a company with treasury shares wants to pay for at the start: each one
# brings money, and each lets the company issue another.
SHARES_AT_START = 3


class Start:
    """A company that could be started: at which par, and what a share of it promises."""

    def __init__(self, company: str, par: int, value: float) -> None:
        self.company = company
        self.par = par
        self.value = value


def decide_gift_par(sight: Sight) -> Decision:
    """The par of a company whose president's certificate was free: the highest at which the rest can be paid."""
    state, seat = sight.state, sight.seat
    frame = state.frame
    assert isinstance(frame, SetPar)
    need = shares_to_float(state, frame.company)
    prices = state.facts.market.par_prices
    par = max((price for price in prices if price * need <= state.cash[seat]), default=prices[0])
    action = Par(seat=seat, company=frame.company, price=par)
    return decide(action, "sets-par-to-float", company=frame.company, price=par, need=need)


def best_start(sight: Sight, outlook: Outlook, taste: Taste, spendable: int) -> Start | None:
    """The most promising company that this seat can start and bring afloat; None when there is none."""
    family = sight.family("par")
    if family is None or not may_run_another(sight, outlook):
        return None
    state, seat = sight.state, sight.seat
    found: list[Start] = []
    for box in family.boxes:
        company = box["company"]
        par = choose_par(state, seat, company, box["price"], spendable)
        if par:
            capital = capital_at_start(state, seat, company, par, spendable)
            if first_train(state, company, capital) is not None:
                value = promised_value(state, outlook, company, state.facts.market.pars[par], capital) * taste.of(
                    company
                )
                found.append(Start(company, par, value))
    return max(found, key=lambda start: start.value, default=None)


def may_run_another(sight: Sight, outlook: Outlook) -> bool:
    """One company after the other: those the seat has must be afloat and free of worries about trains."""
    state = sight.state
    mine = [company for company, president in state.presidents.items() if president == sight.seat]
    return all(company in state.floated and not train_need(state, outlook, company) for company in mine)


def choose_par(state: State, seat: str, company: str, prices: tuple[int, ...], spendable: int) -> int:
    """The highest par at which the seat gets it afloat; 0 when there is none."""
    shares = state.corporation(company).president_shares
    if state.facts.treasury_shares:
        wanted = SHARES_AT_START
        return max((par for par in prices if par * wanted <= spendable), default=0)
    need = max(shares, shares_to_float(state, company))
    alone = max((par for par in prices if par * need <= spendable), default=0)
    if alone:
        return alone
    return max((par for par in prices if floats_with_partners(state, seat, need, par, spendable)), default=0)


def floats_with_partners(state: State, seat: str, need: int, par: int, spendable: int) -> bool:
    """Whether others without a company in sight have the money for the rest, and no other company waits for them."""
    if any(shares_to_float(state, company) for company in state.pars):
        return False
    lowest = state.facts.market.par_prices[0]
    partners = [other for other in state.in_play() if other != seat and state.cash[other] < lowest * need]
    return spendable // par * 2 >= need and spendable // par + sum(state.cash[o] // par for o in partners) >= need


def capital_at_start(state: State, seat: str, company: str, par: int, spendable: int) -> int:
    """What the company will have: its capital, or what its president pays and what it can issue."""
    if not state.facts.treasury_shares:
        return par * state.corporation(company).shares
    paid = min(spendable // par, holding_limit(state, company))
    return par * paid + issue_money(state, company, par, paid)
