"""What a company's money is worth to its president: the trains it buys, and what need not be added later."""

from highiron.bots.steady.forecast import is_permanent, usual_run
from highiron.bots.steady.holdings import advantage, fraction, own_companies
from highiron.bots.steady.outlook import Outlook
from highiron.core.facts import Train
from highiron.core.ids import DEPOT
from highiron.core.state import State
from highiron.steps.depot import bank_offers

IDLE = 0.08  # what a dollar that stays in the treasury is worth to the shareholders
# What a further train earns at least once track is built for it, as a part of the usual: the first, the second, …
PROMISE = (0.7, 0.5, 0.15, 0.0)
TROUBLE = 2.0  # rounds of revenue that a company loses by an early rust
LOST_STOP = 20  # what one stop of a rusted train would have earned in a round
SOON = 1.5  # rounds until a need that has to be thought of now
MOST_BOUGHT_OUT = 2  # cards that a company buys for the sake of the next one
PAIN = 1.5  # how much more a dollar hurts that the president has to find by selling shares
RUIN = 4.0  # and one that cannot be found at all


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

    def value(self, cash: int) -> float:
        """Dollars for the president if the company had so much money before it buys trains."""
        best = 0.0
        if self.state.limited_trains(self.company) < self.state.phase_facts.train_limit:
            for source, train, price in bank_offers(self.state):
                if price <= cash:
                    purchase = bank_purchase(self.state, self.company, source, train, price)
                    best = max(best, self.worth(purchase, cash))
        return best + IDLE * self.part * cash - self.pain(self.outlook.shortage_after(self.company, self.trains, cash))

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
        spent = IDLE * self.part * purchase.price
        following = self.opened(purchase, cash)
        if following is not None:
            # The train that stays can be had in the same turn: what is bought for its sake costs no more than money.
            price = following.price
            promise = PROMISE[1] * usual_run(self.state, following) * outlook.rounds_left() * self.part
            earned, after, spent = earned + promise, 0.0, spent + IDLE * self.part * price
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
        mine = own_companies(state, self.seat)
        for other in state.floated:
            stops = sum(state.facts.trains[train].paid for train in state.trains[other] if train in purchase.rusts)
            if other != self.company and stops:
                total -= stops * LOST_STOP * TROUBLE * advantage(state, other, self.seat)
                if other in mine and all(train in purchase.rusts for train in state.trains[other]):
                    total -= self.pain(max(0, self.outlook.price_in(1.0) - state.cash[other]))
        return total
