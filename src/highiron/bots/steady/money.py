"""Dividends, and shares that a company issues or redeems."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.treasury import Treasury
from highiron.core.actions import Dividend
from highiron.core.families import Span
from highiron.core.ids import POOL
from highiron.core.shares import keeps_own_shares
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.depot import bank_offers
from highiron.steps.dividend import PAY
from highiron.steps.frames import OperatingTurn

UNSOLD = 0.3  # what the price of a share that the company has yet to sell means to its president
LATER = 0.9  # a dollar of share price now against one in hand: prices can fall again
_CODES = {"pay": "pays-out", "half": "pays-half", "retain": "retains"}


def decide_dividend(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """Full, half or nothing: what leaves the president best off, dividends, price and treasury together."""
    family = sight.family("dividend")
    if family is None:
        return None
    state, company = sight.state, turn.company
    box = family.boxes[0]
    kinds = box["kind"]
    treasury = Treasury(state, outlook, sight.seat, company, exact=False)
    interest = LATER * state.held(company, sight.seat)
    if keeps_own_shares(state, company):
        interest += UNSOLD * state.held(company, company)

    def worth(kind: str) -> float:
        after, _ = engine.apply(state, Dividend(seat=sight.seat, company=company, kind=kind))
        if company not in after.market:
            return float(after.cash[sight.seat])
        price = after.price(company) * interest
        return after.cash[sight.seat] + price + treasury.value(after.cash[company])

    best = max(kinds, key=lambda kind: (worth(kind), kind == PAY))
    return decide(act(family, box, kind=best), _CODES.get(best, "pays-out"), company=company, revenue=turn.revenue)


def decide_issue(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """Issue for a train that is worth it and just out of reach; redeem with money that has no better use."""
    if sight.family("pass") is None and sight.family("run_trains") is None and sight.family("dividend") is None:
        return None  # a train has to be bought: shares are then issued for it or not at all
    issue, redeem = sight.family("issue_shares"), sight.family("redeem_shares")
    if issue is not None:
        count = useful_issue(sight.state, outlook, sight.seat, turn.company, most(issue.boxes[0]["count"]))
        if count:
            return decide(act(issue, issue.boxes[0], count=count), "issues-shares", company=turn.company, count=count)
    if redeem is not None:
        count = useful_redemption(sight.state, outlook, sight.seat, turn.company, most(redeem.boxes[0]["count"]))
        if count:
            action = act(redeem, redeem.boxes[0], count=count)
            return decide(action, "redeems-shares", company=turn.company, count=count)
    return None


def most(domain: object) -> int:
    if isinstance(domain, Span):
        return domain.high
    return max(domain) if isinstance(domain, tuple) else int(str(domain))


def step_price(state: State, company: str, right: bool) -> int:
    """The price one step to the left or right."""
    market, cell = state.facts.market, state.cell(company)
    return market.price(market.right(cell) if right else market.left(cell))


def useful_issue(state: State, outlook: Outlook, seat: str, company: str, high: int) -> int:
    """The fewest shares that bring money for a better train; 0 when none is worth the price's fall."""
    price = step_price(state, company, right=False)
    cash = state.cash[company] + outlook.revenue(company) // 2
    treasury = Treasury(state, outlook, seat, company)
    # Shares in the pool pull the price a step to the left at the end of the stock round.
    fall = state.held(company, seat) * (state.price(company) - price) if not state.held(company, POOL) else 0
    now = treasury.value(cash)
    best, count = 0.0, 0
    for target in sorted({offer[2] for offer in bank_offers(state)}):
        missing = target - cash
        needed = -(-missing // price) if price else 0
        if 0 < needed <= high:
            gain = treasury.value(cash + needed * price) - now - fall
            if gain > best:
                best, count = gain, needed
    return count


def useful_redemption(state: State, outlook: Outlook, seat: str, company: str, high: int) -> int:
    """All shares in the pool when the money for them is idle; else none."""
    price = step_price(state, company, right=True)
    count = state.held(company, POOL)
    if not 0 < count <= high:
        return 0
    treasury = Treasury(state, outlook, seat, company)
    cash = state.cash[company]
    saved = state.held(company, seat) * (state.price(company) - step_price(state, company, right=False))
    income = outlook.revenue(company) / state.charter(company).shares * count * outlook.rounds_left()
    gain = treasury.value(cash - count * price) + saved + treasury.part * 0.25 * income - treasury.value(cash)
    return count if gain > 0 else 0
