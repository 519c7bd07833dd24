"""What to buy in a stock round: bargains by what a share brings until the end, control, and risk."""

from highiron.bots.bot import Sight
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock_expect import will_float
from highiron.bots.steady.stock_par import best_start
from highiron.bots.steady.stock_sell import DUMP_FEAR
from highiron.bots.steady.stock_values import cash_to_keep, is_hungry, share_value, shares_to_float, train_need
from highiron.bots.steady.taste import Taste
from highiron.core.actions import Action, BuyShare, Par
from highiron.core.events import Event
from highiron.core.shares import certificate_limit, counted_certificates, counts, heir
from highiron.core.state import State
from highiron.steps.buying import share_price

FUNDING = 0.6  # what a dollar is worth that goes to the treasury of an own company in need of it
CONTROL = 0.05  # what the presidency adds to the value of the shares that secure it
DOUBTFUL_FLOAT = 0.4  # what a share of a company is worth that may never float


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
            value = value_to(state, outlook, seat, company)
            if helps_itself(state, seat, company, source) and is_hungry(state, outlook, company):
                value += price * FUNDING
            why = reason_for(state, seat, company, price, value)
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
    """What one more share of it is worth to this seat: income and price, control, and what could go wrong."""
    value = share_value(state, outlook, company)
    need = shares_to_float(state, company)
    president = state.presidents.get(company, "")
    if president == seat:
        return value * (1 + CONTROL) if need or is_threatened(state, company, seat) else value
    if need:
        return value if will_float(state, seat, company) else value * DOUBTFUL_FLOAT
    return value - dump_risk(state, outlook, seat, company)


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


def reason_for(state: State, seat: str, company: str, price: int, value: float) -> Event:
    """Why this share: to float, to keep or take control, or for what it brings."""
    why = {"company": company, "price": price, "value": round(value)}
    if shares_to_float(state, company):
        return Event("buys-to-float", why)
    president = state.presidents.get(company, "")
    if president == seat and is_threatened(state, company, seat):
        return Event("buys-to-keep-control", why)
    if president and president != seat and state.held(company, seat) + 1 > state.held(company, president):
        return Event("buys-to-take-control", why)
    if not counts(state, company):
        return Event("buys-outside-limit", why)
    return Event("buys-for-income", why)
