"""Starting companies: which one, at what par, and whether it can be brought afloat."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock_expect import add_company
from highiron.bots.steady.stock_values import (
    TRACK_MONEY,
    first_train,
    issue_money,
    promised_value,
    shares_to_float,
    train_need,
)
from highiron.bots.steady.taste import Taste
from highiron.core.actions import Par
from highiron.core.shares import holding_limit, keeps_own_shares
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


def best_start(sight: Sight, outlook: Outlook, taste: Taste) -> Start | None:
    """The most promising company that this seat can start and bring afloat; None when there is none."""
    state, seat = sight.state, sight.seat
    family = sight.family("par")
    if family is None or any(shares_to_float(state, company) for company in presided(state, seat)):
        return None  # one after the other
    found: list[Start] = []
    for box in family.boxes:
        company, cash = box["company"], state.cash[seat]
        par = choose_par(state, seat, company, box["price"], cash)
        capital = capital_at_start(state, company, par, cash) if par else 0
        if par and first_train(state, company, capital) is not None:
            cell = state.facts.market.pars[par]
            value = promised_value(state, outlook, company, cell, capital) * taste.of(company)
            found.append(Start(company, par, value))
    best = max(found, key=lambda start: start.value, default=None)
    return best if best is not None and is_bearable(state, outlook, seat, best) else None


def presided(state: State, seat: str) -> list[str]:
    """Started companies that the seat is president of."""
    return [company for company, president in state.presidents.items() if president == seat and company in state.pars]


def is_bearable(state: State, outlook: Outlook, seat: str, start: Start) -> bool:
    """Whether the trains that the seat's companies will need can still be paid when its cash is in a new one.

    A new company hurries the rust of old trains. But it can buy them from its sisters, and so hand on what it does not
    need for a train of its own.
    """
    mine = presided(state, seat)
    if not mine:
        return True
    cash = state.cash[seat]
    capital = capital_at_start(state, start.company, start.par, cash)
    after = outlook.state.copy()
    if not keeps_own_shares(state, start.company):
        add_company(after, start.company, seat, start.par)
    later = Outlook(after)
    needs = sum(train_need(after, later, company) for company in mine if company in state.operated)
    train = first_train(state, start.company, capital)
    spare = capital - TRACK_MONEY - train.price if train is not None and not train.rusts_on else 0
    left = cash - start.par * max(state.charter(start.company).president_shares, shares_to_float(state, start.company))
    return needs <= max(0, spare) + max(0, left)


def choose_par(state: State, seat: str, company: str, prices: tuple[int, ...], spendable: int) -> int:
    """The highest par at which the seat gets it afloat; 0 when there is none."""
    shares = state.charter(company).president_shares
    if keeps_own_shares(state, company):
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


def capital_at_start(state: State, company: str, par: int, spendable: int) -> int:
    """What the company will have: its capital, or what its president pays and what it can issue."""
    if not keeps_own_shares(state, company):
        return par * state.charter(company).shares
    paid = min(spendable // par, holding_limit(state, company))
    return par * paid + issue_money(state, company, par, paid)
