"""What a company's money is worth to its president, and what it does with it: dividends, issues, redemptions."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.forecast import is_permanent, usual_run
from highiron.bots.steady.knowledge import knowledge_of
from highiron.bots.steady.outlook import Outlook, advantage, fraction, own_companies
from highiron.core.actions import Dividend
from highiron.core.facts import Train
from highiron.core.families import Span
from highiron.core.ids import DEPOT, POOL
from highiron.core.shares import keeps_own_shares
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.depot import bank_offers
from highiron.steps.dividend import PAY
from highiron.steps.frames import OperatingTurn

DEBT = 2.0  # what a dollar costs that has to be borrowed for interest
IDLE = 0.08  # what a dollar that stays in the treasury is worth to the shareholders
# What a further train earns at least once track is built for it, as a part of the usual: the first, the second, …
PROMISE = (0.7, 0.5, 0.15, 0.0)
TROUBLE = 2.0  # rounds of revenue that a company loses by an early rust
LOST_STOP = 20  # what one stop of a rusted train would have earned in a round
SOON = 1.5  # rounds until a need that has to be thought of now
MOST_BOUGHT_OUT = 2  # cards that a company buys for the sake of the next one
PAIN = 1.5  # how much more a dollar hurts that the president has to find by selling shares
RUIN = 4.0  # and one that cannot be found at all
UNSOLD = 0.3  # what the price of a share that the company has yet to sell means to its president
LOST_BY = 300  # dollars that a company lacks when nothing can save it
LATER = 0.9  # a dollar of share price now against one in hand: prices can fall again
_CODES = {"pay": "pays-out", "half": "pays-half", "retain": "retains"}


# --- what money is worth ----------------------------------------------------------------------------------------


class Purchase:
    """A train that could be bought now, and the company's trains after it."""

    def __init__(self, source: str, train: str, price: int, trains: tuple[str, ...], rusts: tuple[str, ...]) -> None:
        self.source = source
        self.train = train
        self.price = price
        self.trains = trains  # what the company has afterwards, rust included
        self.rusts = rusts  # types that go because of it, everywhere


def bank_purchase(state: State, company: str, source: str, train: str, price: int, trade_in: str = "") -> Purchase:
    """A train of depot or pool."""
    have = list(state.trains[company])
    if trade_in:
        have.remove(trade_in)
    rusts = rusted_by(state, train) if source == DEPOT else ()
    return Purchase(source, train, price, tuple(old for old in (*have, train) if old not in rusts), rusts)


def rusted_by(state: State, train: str) -> tuple[str, ...]:
    """Types of train that leave the game, now or after one more run, when this one is bought from the depot."""
    card = state.facts.trains[train].card
    if card in state.sold_trains:
        return ()
    return tuple(name for name, facts in state.facts.trains.items() if card in (facts.rusts_on, facts.obsolete_on))


class Treasury:
    """The money of one company, seen by its president."""

    def __init__(self, state: State, outlook: Outlook, seat: str, company: str, exact: bool = True) -> None:
        self.state = state
        self.outlook = outlook
        self.seat = seat
        self.company = company
        self.exact = exact  # work out what trains would earn on today's board; else go by the usual
        self.part = fraction(state, company, seat)
        self.trains = state.trains[company]
        self.idle = IDLE * outlook.character.saving
        self.interest = knowledge_of(state).interest(state, company)

    def value(self, cash: int) -> float:
        """Dollars for the president if the company had so much money before it buys trains."""
        owed = self.debt(cash)
        if owed:
            return -owed
        cash -= self.interest
        best = 0.0
        if self.state.limited_trains(self.company) < self.state.phase_facts.train_limit:
            for source, train, price in bank_offers(self.state):
                if price <= cash:
                    purchase = bank_purchase(self.state, self.company, source, train, price)
                    best = max(best, self.worth(purchase, cash))
        return (
            best
            + self.idle * self.part * cash
            - self.pain(self.outlook.shortage_after(self.company, self.trains, cash))
        )

    def debt(self, cash: int) -> float:
        """What it costs the president when further loans have to pay the interest, or nobody lends any more."""
        missing = self.interest - cash
        if missing <= 0:
            return 0.0
        if missing > knowledge_of(self.state).credit(self.state, self.company):
            return DEBT * self.lost()
        return DEBT * self.part * missing

    def lost(self) -> int:
        """What the president loses with the company: its shares, and what it owes."""
        held = self.state.held(self.company, self.seat)
        return held * self.state.price(self.company) + self.state.loans.get(self.company, 0)

    def cost(self, amount: int) -> float:
        """What it means to the president when the company spends so much before it buys trains."""
        cash = self.state.cash[self.company]
        return self.value(cash) - self.value(cash - amount) if amount else 0.0

    def worth(self, purchase: Purchase, cash: int) -> float:
        """Dollars for the president by this purchase, against not buying."""
        outlook, company = self.outlook, self.company
        earned = self.gain(purchase) * max(0.0, outlook.train_life(purchase.train) - 0.5) * self.part
        before = self.pain(outlook.shortage_after(company, self.trains, cash))
        after = self.pain(outlook.shortage_after(company, purchase.trains, cash - purchase.price))
        spent = self.idle * self.part * purchase.price
        following = self.opened(purchase, cash)
        if following is not None:
            # The train that stays can be had in the same turn: what is bought for its sake costs no more than money.
            price = following.price
            promise = PROMISE[1] * usual_run(self.state, following) * outlook.rounds_left() * self.part
            earned, after, spent = earned + promise, 0.0, spent + self.idle * self.part * price
        spent += max(0.0, self.debt(cash - purchase.price) - self.debt(cash))
        return earned + before - after - spent + self.rust_effect(purchase) - self.sister_cost(purchase)

    def opened(self, purchase: Purchase, cash: int) -> Train | None:
        """The train that stays which the company could buy next if it bought out the last cards before it."""
        state, facts = self.state, self.state.facts
        train = facts.trains[purchase.train]
        left = state.depot[train.card] if purchase.source == DEPOT else 0
        if not 0 < left <= MOST_BOUGHT_OUT or self.outlook.has_lasting_train(self.company):
            return None
        following = facts.card_order[facts.card_order.index(train.card) + 1 :][:1]
        if is_permanent(train) or not following:
            return None
        next_one = facts.trains[facts.forms[following[0]][0]]
        # The limit of the coming phase binds only once its first train is bought.
        has_room = state.limited_trains(self.company) + left < state.phase_facts.train_limit
        pays = cash >= left * purchase.price + next_one.price
        return next_one if is_permanent(next_one) and has_room and pays else None

    def gain(self, purchase: Purchase) -> float:
        """What the company earns more in a round: on today's board, or on the one it will build."""
        outlook, company, trains = self.outlook, self.company, self.state.facts.trains
        survivors = len(purchase.trains) - 1
        promise = PROMISE[min(survivors, len(PROMISE) - 1)] * usual_run(self.state, trains[purchase.train])
        promise -= sum(usual_run(self.state, trains[train]) for train in self.trains if train in purchase.rusts)
        if not self.exact:
            return promise
        now = outlook.revenue_with(company, purchase.trains) - outlook.revenue_with(company, self.trains)
        return max(float(now), promise)

    def pain(self, shortage: int) -> float:
        """What it costs the president to add this money: shares sold in need fetch little."""
        if not shortage:
            return 0.0
        state = self.state
        if not knowledge_of(state).guarantor:  # nobody helps: the company is lost, sooner or later
            return self.lost() * min(1.0, shortage / LOST_BY)
        own = max(0, state.cash[self.seat] - self.outlook.other_shortages(self.seat, self.company))
        shares = sum(state.held(other, self.seat) * state.price(other) for other in state.market) / 2
        short = max(0, shortage - own)
        return shortage + PAIN * short + RUIN * max(0.0, short - shares)

    def sister_cost(self, purchase: Purchase) -> float:
        """What it costs the president when a sister that needs a train soon finds the cheaper card gone."""
        state, facts = self.state, self.state.facts
        card = facts.trains[purchase.train].card
        following = facts.card_order[facts.card_order.index(card) + 1 :][:1]
        if purchase.source != DEPOT or state.depot[card] != 1 or not following:
            return 0.0
        dearer = facts.trains[facts.forms[following[0]][0]].price
        total = 0.0
        for sister in own_companies(state, self.seat):
            lasts = max((self.outlook.train_life(train) for train in state.trains[sister]), default=0.0)
            if sister != self.company and lasts <= SOON:
                cash = state.cash[sister]
                total += self.pain(max(0, dearer - cash)) - self.pain(max(0, purchase.price - cash))
        return total

    def rust_effect(self, purchase: Purchase) -> float:
        """What rust takes from other companies, seen by who has more of them."""
        state, total = self.state, 0.0
        trouble = TROUBLE * self.outlook.character.rushing
        mine = own_companies(state, self.seat)
        for other in state.floated:
            stops = sum(state.facts.trains[train].paid for train in state.trains[other] if train in purchase.rusts)
            if other != self.company and stops:
                total -= stops * LOST_STOP * trouble * advantage(state, other, self.seat)
                if other in mine and all(train in purchase.rusts for train in state.trains[other]):
                    total -= self.pain(max(0, self.outlook.price_in(1.0) - state.cash[other]))
        return total


# --- what is done with it ---------------------------------------------------------------------------------------


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
