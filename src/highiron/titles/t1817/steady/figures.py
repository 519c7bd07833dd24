"""What companies of 1817 are worth: with their trains, debts and size, and with what they could become."""

from highiron.bots.steady.forecast import is_permanent, usual_run
from highiron.bots.steady.outlook import SHORT_LIFE, Outlook
from highiron.core.market import Cell
from highiron.core.state import State
from highiron.titles.t1817.borrowing import interest_due
from highiron.titles.t1817.frames import Round
from highiron.titles.t1817.loans import LOAN, interest_rate, loans_left, loans_of, may_borrow
from highiron.titles.t1817.zones import is_white

BEARABLE = 0.6  # of what its trains usually earn may go into interest
RISING = 5  # dollars that the rate will probably be higher: others borrow too
WORST_RISE = 10  # dollars that it may be higher when interest is due next: as many loans as companies take in a set
NEXT_ROUND = 0.97  # a dollar in the next round against a dollar now
KEPT = 0.5  # of the revenue of a company that saves is there when it needs it
UNPROVEN = 0.75  # of what a company promises that has not run yet usually comes true
SALVAGE = 0.25  # of its price is what a lost company brings its shareholders


# --- debts -------------------------------------------------------------------------------------------------------


def usual_income(state: State, company: str) -> int:
    """What its trains earn on a usual board; at least what the next train would."""
    trains = [state.facts.trains[train] for train in state.trains.get(company, ())]
    top = next((card for card in state.facts.card_order if state.depot[card]), state.facts.card_order[-1])
    return max(sum(usual_run(state, train) for train in trains), usual_run(state, state.facts.trains[top]))


def bearable_loans(state: State, company: str, income: int) -> int:
    """How many loans such an income can carry."""
    return int(BEARABLE * income / (interest_rate(state) + RISING))


def credit(state: State, company: str) -> int:
    """What it may borrow without ruining itself: within the limits, and while income carries the interest."""
    if company not in state.market:
        return 0
    more = bearable_loans(state, company, usual_income(state, company)) - loans_of(state, company)
    return LOAN * max(0, min(may_borrow(state, company), more))


def interest(state: State, company: str) -> int:
    """What its loans cost in this round, or will cost in the next one if that is more."""
    done = state.frames[0]
    fixed = done.rate if isinstance(done, Round) else 0
    return interest_due(state, company, max(fixed, interest_rate(state)))


def pays_next_interest(state: State, loans: int, limit: int, cash: int, revenue: int) -> bool:
    """Whether a company is sure to pay its loans' interest the next time, even if others borrow much.

    Out of its money, of what it earns at once, and by the loans that it may still take. What is only promised does not
    count: a company whose track is not laid yet runs for nothing, and with all its loans taken that is the end of it.
    """
    rate = interest_rate(state) + WORST_RISE
    missing = loans * rate - cash - revenue
    room = max(0, min(limit - loans, loans_left(state)))
    return missing <= room * (LOAN - rate)


# --- worth -------------------------------------------------------------------------------------------------------


class Standing:
    """A company as it is, or as it would be after something was done with it."""

    def __init__(
        self, shares: int, cell: Cell, trains: tuple[str, ...], revenue: int, cash: int, loans: int, sure: int = 0
    ) -> None:
        self.shares = shares
        self.cell = cell
        self.trains = trains
        self.revenue = revenue
        self.cash = cash
        self.loans = loans
        self.sure = sure  # what it earns at once, by the trains and the track it has

    def with_cash(self, cash: int) -> "Standing":
        """The same with other money."""
        return Standing(self.shares, self.cell, self.trains, self.revenue, cash, self.loans, self.sure)


def standing_of(state: State, outlook: Outlook, company: str) -> Standing:
    """How the company stands now."""
    shares, cell = state.charter(company).shares, state.cell(company)
    trains = state.trains[company]
    revenue = expected_revenue(state, outlook, company)
    sure = outlook.revenue(company)
    return Standing(shares, cell, trains, revenue, state.cash[company], loans_of(state, company), sure)


def expected_revenue(state: State, outlook: Outlook, company: str) -> int:
    """What it will earn in a round; before it can run, what its money usually comes to."""
    if state.board.has_route(company):
        return outlook.next_revenue(company)
    return int(UNPROVEN * usual_income(state, company))


def lives(outlook: Outlook, standing: Standing) -> float:
    """Rounds until its last train is gone."""
    return max((outlook.train_life(train) for train in standing.trains), default=0.0)


def means(state: State, standing: Standing) -> int:
    """What it has and could borrow: as many loans as its size and its income allow, and the bank has."""
    bearable = bearable_loans(state, "", max(standing.revenue, 1))
    return standing.cash + LOAN * max(0, min(standing.shares, bearable) - standing.loans)


def pays(state: State, standing: Standing) -> bool:
    """Whether it will not be lost by the next interest."""
    return pays_next_interest(state, standing.loans, standing.shares, standing.cash, standing.sure)


def liability(state: State, standing: Standing) -> int:
    """What its president has to pay when it is lost by the next interest: the debts that its money does not cover."""
    return 0 if pays(state, standing) else max(0, LOAN * standing.loans - standing.cash)


def survives(state: State, outlook: Outlook, standing: Standing) -> bool:
    """Whether it pays its interest and will have a train until the end: one that stays, or the money for it in time."""
    if not pays(state, standing):
        return False
    until = lives(outlook, standing)
    if until >= outlook.rounds_left():
        return True
    saved = KEPT * max(0, standing.revenue - standing.loans * interest_rate(state)) * until
    return means(state, standing) + saved >= outlook.price_in(until)


def share_worth(state: State, outlook: Outlook, standing: Standing) -> float:
    """What one share brings until the end: dividends, and its price; a company that will be lost pays till then."""
    rounds, until = outlook.rounds_left(), lives(outlook, standing)
    saved, lost = 0.0, not survives(state, outlook, standing)
    if lost:
        rounds = min(rounds, until) if pays(state, standing) else 0.0
    elif until < rounds and standing.revenue:
        missing = outlook.price_in(until) - means(state, standing)
        saved = min(until, max(0.0, missing / standing.revenue))
    net = max(0, standing.revenue - standing.loans * interest_rate(state))
    rules, cell, total, worth = state.facts.rules, standing.cell, 0.0, 1.0
    for number in range(int(rounds)):
        paid = net if number >= saved else 0
        worth *= NEXT_ROUND
        total += paid / standing.shares * worth
        cell = rules.price_after_dividend(state, "", cell, paid)
    price = state.facts.market.price(cell)
    return total + (SALVAGE * state.facts.market.price(standing.cell) if lost else price * worth)


def value_of(state: State, outlook: Outlook, company: str) -> float:
    """What one share of it is worth to its holder."""
    return share_worth(state, outlook, standing_of(state, outlook, company)) if is_white(state, company) else 0.0


def is_doomed(state: State, outlook: Outlook, company: str) -> bool:
    """Whether it will probably be lost: its trains go, and neither money nor credit buys another."""
    return not survives(state, outlook, standing_of(state, outlook, company))


def train_worth(state: State, outlook: Outlook, train: str) -> float:
    """What a train is worth to a company with room for it: its price as long as it stays, else what it still earns."""
    facts = state.facts.trains[train]
    if is_permanent(facts):
        return float(facts.price)
    life = outlook.train_life(train)
    return min(float(facts.price), usual_run(state, facts) * KEPT * life) if life > SHORT_LIFE else 0.0
