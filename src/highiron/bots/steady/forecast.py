"""When trains will be sold: a rough play-through of the coming operating rounds, for rust timing and cash needs."""

from highiron.bots.steady.knowledge import knowledge_of
from highiron.core.facts import Train
from highiron.core.state import State

FAR = 24  # rounds looked ahead; no game is that long from its middle
SLOWEST = 2  # rounds in which at least one train is sold: new companies come, and somebody always needs one
MOST_NEW = 3  # companies that start in one stock round
MOST_A_TURN = 2  # trains a company buys in one turn
LONG_RUN = 9  # stops that a diesel finds on a late board
# What a stop on a run brings, by the colour that counts for the values of red areas.
STOP_VALUE = {"yellow": 22, "green": 28, "brown": 38, "gray": 45}


def stops_of(train: Train) -> int:
    """How many stops the train is paid for on a usual board."""
    return min(train.paid, LONG_RUN)


def usual_run(state: State, train: Train) -> int:
    """What such a train usually earns now, without looking at any board."""
    colour = state.phase_facts.colours[-1]
    return stops_of(train) * STOP_VALUE[colour]


def is_permanent(train: Train) -> bool:
    return not train.rusts_on and not train.obsolete_on


def rounds_in_set(state: State) -> float:
    """Operating rounds left in this set, the running one included; a whole set in a stock round."""
    place = state.facts.rules.round_of(state)
    return float(place.of - place.number + 1 if place.of else state.phase_facts.operating_rounds)


class _Company:
    """A company in the play-through: money, trains, and what it earns."""

    def __init__(self, cash: int, trains: list[str]) -> None:
        self.cash = cash
        self.trains = trains


class Forecast:
    """Rounds until the first sale of every card; what is sold already has 0."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.facts = state.facts
        self._known = knowledge_of(state)
        self.first_sales: dict[str, float] = dict.fromkeys(state.sold_trains, 0.0)
        self._depot = dict(state.depot)
        self._sold = list(state.sold_trains)
        self._limit = state.phase_facts.train_limit
        self._companies = [
            _Company(state.cash[company] + self._known.credit(state, company), list(state.trains[company]))
            for company in state.floated
            if company in state.presidents
        ]
        # After so many rounds: the cheapest train for sale that stays (0: none yet), and the limit.
        self.lasting_prices: list[int] = []
        self.limits: list[int] = []
        self._next_stock_round = rounds_in_set(state) + 1
        self._players = sum(state.cash[seat] for seat in state.in_play())
        self._unstarted = len(state.shares) - len(state.floated)
        self._play()

    def rust_of(self, train: Train) -> float:
        """Rounds until such trains are gone; FAR for permanent ones."""
        ends = [self.first_sales.get(train.rusts_on, FAR)] if train.rusts_on else []
        if train.obsolete_on:  # one more run is left to it
            ends.append(self.first_sales.get(train.obsolete_on, FAR) + 1.0)
        return min(ends, default=float(FAR))

    def _play(self) -> None:
        quiet = 0
        self._note()
        for number in range(1, FAR + 1):
            sold = 0
            if number >= self._next_stock_round:
                self._next_stock_round += self.state.phase_facts.operating_rounds
                self._start_companies()
            for company in self._companies:
                sold += self._turn(company, number)
            for _ in range(self._known.exports):
                self._take(number)
            quiet = 0 if sold or self._known.exports else quiet + 1
            if quiet >= SLOWEST:
                quiet = 0
                self._take(number)
            self._note()
            if len(self._sold) == len(self.facts.card_order):
                return

    def _note(self) -> None:
        top = self._top()
        self.lasting_prices.append(top.price if top is not None and is_permanent(top) else 0)
        self.limits.append(self._limit)

    def lasting_price(self, rounds: int) -> int:
        """What the cheapest train that stays will cost after so many rounds; 0 when none will be for sale."""
        return self.lasting_prices[min(rounds, len(self.lasting_prices) - 1)]

    def limit(self, rounds: int) -> int:
        """How many trains a company may have after so many rounds."""
        return self.limits[min(rounds, len(self.limits) - 1)]

    def _start_companies(self) -> None:
        """New companies come with new money and buy what rusts the trains of the old ones."""
        pars = self.facts.market.par_prices
        par = pars[len(pars) // 2] if not self.facts.initial_offering else pars[-1]
        shares = next(iter(self.facts.corporations.values())).charter.shares
        # Where shares belong to the company it gets what its president pays, else the bank pays for all of them.
        capital = par * shares if self.facts.initial_offering else par * shares // 2
        price = par * shares * max(self.facts.float_percent, 40) // 100
        top = self._top()
        if not self._known.guarantor and top is not None:  # nobody starts a company that cannot buy its first train
            capital = price = max(capital, top.price)
        for _ in range(min(MOST_NEW, self._unstarted)):
            if self._players >= price:
                self._players -= price
                self._unstarted -= 1
                self._companies.append(_Company(capital, []))

    def _turn(self, company: _Company, number: int) -> int:
        """Income, then trains; a company that cannot pay the next one saves for it unless its train lasts."""
        trains = [self.facts.trains[train] for train in company.trains]
        earned = sum(usual_run(self.state, train) for train in trains)
        if any(is_permanent(train) for train in trains):
            self._players += earned
        else:
            company.cash += earned
        bought = 0
        while bought < MOST_A_TURN and len(company.trains) < self._limit:
            top = self._top()
            if top is None:
                break
            price = top.price
            if company.cash < price and company.trains:
                break
            company.cash = max(0, company.cash - price)
            self._take(number)
            company.trains.append(top.id)
            bought += 1
        return bought

    def _top(self) -> Train | None:
        for card in self.facts.card_order:
            if self._depot[card]:
                return self.facts.trains[self.facts.forms[card][0]]
        return None

    def _take(self, number: int) -> None:
        """The top card leaves the depot; the first of its kind begins a phase and rusts what is due."""
        top = self._top()
        if top is None:
            return
        if self._depot[top.card] > 0:
            self._depot[top.card] -= 1
        if top.card in self._sold:
            return
        self._sold.append(top.card)
        # The forecast's first round is partly over on average.
        self.first_sales[top.card] = number - 0.5
        for phase in self.facts.phases:
            if phase.starts_with == top.card:
                self._limit = phase.train_limit
        for company in self._companies:
            company.trains = [train for train in company.trains if not self._goes(train, top.card)][-self._limit :]

    def _goes(self, train: str, card: str) -> bool:
        facts = self.facts.trains[train]
        return card in (facts.rusts_on, facts.obsolete_on)
