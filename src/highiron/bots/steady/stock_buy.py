"""What to buy in a stock round: companies to start at which par, and shares that are bargains."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock_values import (
    DUMP_FEAR,
    TRACK_MONEY,
    add_company,
    cash_to_keep,
    first_train,
    is_hungry,
    issue_money,
    promised_value,
    share_value,
    shares_to_float,
    train_need,
    will_float,
)
from highiron.core.actions import Action, BuyShare, Par
from highiron.core.events import Event
from highiron.core.shares import certificate_limit, counted_certificates, counts, heir, holding_limit, keeps_own_shares
from highiron.core.state import State
from highiron.steps.buying import share_price
from highiron.steps.frames import SetPar

# Shares of its company that the president of a company with treasury shares wants to pay for at the start: each one
# brings money, and each lets the company issue another.
SHARES_AT_START = 3
FUNDING = 0.6  # what a dollar is worth that goes to the treasury of an own company in need of it
CONTROL = 0.05  # what the presidency adds to the value of the shares that secure it
DOUBTFUL_FLOAT = 0.4  # what a share of a company is worth that may never float


# --- starting companies -----------------------------------------------------------------------------------------


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
    later = Outlook(after, outlook.character)
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


# --- buying -----------------------------------------------------------------------------------------------------


class Purchase:
    """Something to buy: how it is done, what it costs and what it is worth to this seat, and why."""

    def __init__(self, action: Action, price: int, value: float, why: Event, room: float) -> None:
        self.action = action
        self.price = price
        self.value = value
        self.why = why
        # With few certificates left the gain of each counts, with little money the gain per dollar.
        self.score = (value - price) / max(price, room)


def best_purchase(sight: Sight, outlook: Outlook, taste: Taste) -> Purchase | None:
    """The best of everything for sale that brings more than it costs; None when nothing does."""
    found = [purchase for purchase in purchases(sight, outlook, taste) if purchase.value > purchase.price]
    own = [purchase for purchase in found if floats_own(sight, purchase.action)]
    if own:  # money in a company that never floats is lost for all the time until then
        return own[0]
    return max(found, key=lambda purchase: purchase.score, default=None)


def floats_own(sight: Sight, action: Action) -> bool:
    """Whether the purchase brings a company of this seat nearer to floating, and the money for the rest is there."""
    if not isinstance(action, BuyShare) or sight.state.presidents.get(action.company) != sight.seat:
        return False
    need = shares_to_float(sight.state, action.company)
    return need > 0 and will_float(sight.state, sight.seat, action.company)


def purchases(sight: Sight, outlook: Outlook, taste: Taste) -> list[Purchase]:
    """Everything the seat may buy and can afford beside the cash it should keep."""
    state, seat = sight.state, sight.seat
    kept = cash_to_keep(state, outlook, seat)
    spendable = state.cash[seat] - kept
    room = cash_per_certificate(state, seat)
    found: list[Purchase] = []
    family = sight.family("buy_share")
    for box in family.boxes if family is not None else ():
        company = box["company"]
        source = min(box["source"], key=lambda place: share_price(state, company, place))
        price = share_price(state, company, source)
        if price <= spendable or helps_itself(state, seat, company, source):
            brings = brought(state, outlook, seat, company)
            value = with_control(state, seat, company, brings)
            funds = helps_itself(state, seat, company, source) and is_hungry(state, outlook, company)
            if funds:
                value += price * FUNDING
            why = reason_for(state, seat, company, price, brings, funds)
            found.append(Purchase(BuyShare(seat=seat, company=company, source=source), price, value, why, room))
    start = best_start(sight, outlook, taste)
    if start is not None:
        shares = state.charter(start.company).president_shares
        value = start.value * shares * (1 + CONTROL)
        why = Event("starts-company", {"company": start.company, "price": start.par, "value": round(start.value)})
        action = Par(seat=seat, company=start.company, price=start.par)
        found.append(Purchase(action, start.par * shares, value, why, room))
    return found


def helps_itself(state: State, seat: str, company: str, source: str) -> bool:
    """Where treasury shares pay the company, buying from an own company that is short is no waste of the reserve."""
    return source == company and state.presidents.get(company) == seat


def cash_per_certificate(state: State, seat: str) -> float:
    """What could be spent on each certificate that the seat has room for."""
    return state.cash[seat] / max(1, certificate_limit(state) - counted_certificates(state, seat))


def value_to(state: State, outlook: Outlook, seat: str, company: str) -> float:
    """What one more share of it is worth to this seat: what it brings, and control."""
    return with_control(state, seat, company, brought(state, outlook, seat, company))


def brought(state: State, outlook: Outlook, seat: str, company: str) -> float:
    """What one more share of it will probably bring this seat: income and price, less what could go wrong."""
    value = share_value(state, outlook, company)
    if state.presidents.get(company, "") == seat:
        return value
    if shares_to_float(state, company):
        return value if will_float(state, seat, company) else value * DOUBTFUL_FLOAT
    return value - dump_risk(state, outlook, seat, company)


def with_control(state: State, seat: str, company: str, value: float) -> float:
    """The same with what it is worth to a president to stay one."""
    if state.presidents.get(company, "") != seat:
        return value
    return value * (1 + CONTROL) if shares_to_float(state, company) or is_threatened(state, company, seat) else value


def is_threatened(state: State, company: str, seat: str) -> bool:
    """Whether another holds nearly as much as its president and could take over."""
    other = heir(state, company, seat)
    return bool(other) and state.held(company, other) >= state.held(company, seat) - 1


def dump_risk(state: State, outlook: Outlook, seat: str, company: str) -> float:
    """What it would cost to be left with the company when its president is short of money for a train."""
    short = train_need(state, outlook, company)
    president = state.presidents.get(company, "")
    if not short or not president:
        return 0.0
    mine, theirs = state.held(company, seat) + 1, state.held(company, president)
    if mine > theirs:  # this very share brings the presidency, with all it has to pay for
        return float(short)
    if mine < state.charter(company).president_shares:
        return 0.0
    rival = max((state.held(company, other) for other in state.in_play() if other not in (seat, president)), default=0)
    return DUMP_FEAR * short if mine >= rival else 0.0


def reason_for(state: State, seat: str, company: str, price: int, value: float, funds: bool) -> Event:
    """Why this share: to float, to keep or take control, for the money that the company gets, or for what it brings.

    `value` is what it brings, without what control or the company's money are worth besides.
    """
    why = {"company": company, "price": price, "value": round(value)}
    if shares_to_float(state, company):
        return Event("buys-to-float", why)
    president = state.presidents.get(company, "")
    if president == seat and is_threatened(state, company, seat):
        return Event("buys-to-keep-control", why)
    if president and president != seat and state.held(company, seat) + 1 > state.held(company, president):
        return Event("buys-to-take-control", why)
    if funds:
        return Event("buys-to-fund", why)
    if not counts(state, company):
        return Event("buys-outside-limit", why)
    return Event("buys-for-income", why)
