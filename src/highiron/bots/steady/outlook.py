"""What the coming rounds will probably bring: revenue, rust, the end of the game, and what shares are worth by then."""

from dataclasses import replace
from functools import lru_cache

from highiron.bots.steady.character import STEADY, Character
from highiron.bots.steady.forecast import FAR, Forecast, is_permanent, rounds_in_set, usual_run
from highiron.bots.steady.knowledge import knowledge_of
from highiron.core.facts import Train
from highiron.core.ids import BANK
from highiron.core.route_rules import Length, RouteRules
from highiron.core.state import State
from highiron.routes.solver import best_runs
from highiron.routes.whatif import WhatIf
from highiron.steps.depot import bank_offers
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import BUDGET as RUN_BUDGET
from highiron.steps.run import route_rules, trains_of

BUDGET = 1_000  # nodes searched for an estimate of revenue
MOST_ASKED = 2  # trains that a question about a move is answered for
TRUST = 0.5  # of what could be saved until a train is needed: others may bring the day forward
GROWTH = 0.12  # how much more all companies together earn in each round than in the one before
SHORT_LIFE = 1.5  # a train with fewer rounds to go is not counted on
DISCOUNT = 0.97  # a dollar in one round against a dollar now


# --- what a seat has in companies -------------------------------------------------------------------------------


def fraction(state: State, company: str, seat: str) -> float:
    """The part of the company's dividends that goes to the seat."""
    return state.held(company, seat) / state.charter(company).shares


def own_companies(state: State, seat: str) -> list[str]:
    """Floated companies the seat presides."""
    return [company for company in state.floated if state.presidents.get(company) == seat]


def advantage(state: State, company: str, seat: str) -> float:
    """How much more of the company the seat has than the other players on average: what is good for whom."""
    others = [other for other in state.in_play() if other != seat]
    theirs = sum(state.held(company, other) for other in others) / max(1, len(others))
    return (state.held(company, seat) - theirs) / state.charter(company).shares


# --- the outlook ------------------------------------------------------------------------------------------------


class Outlook:
    """Estimates for one position; built once per decision, each worked out when first asked for."""

    def __init__(self, state: State, character: Character = STEADY) -> None:
        self.state = state
        self.character = character  # of the player who looks
        self._forecast: Forecast | None = None
        self._rounds_left = -1.0
        self._shortages: dict[str, int] = {}
        self._revenues: dict[tuple[str, tuple[str, ...]], int] = {}

    @property
    def forecast(self) -> Forecast:
        if self._forecast is None:
            self._forecast = Forecast(self.state)
        return self._forecast

    # --- revenue -----------------------------------------------------------------------------------------------

    @property
    def runs_next(self) -> str:
        """The company whose turn it is; "" between turns."""
        frame = self.state.frame
        return frame.company if isinstance(frame, OperatingTurn) else ""

    def revenue(self, company: str) -> int:
        """The best set of runs with the trains it has; 0 without trains."""
        if not self.state.trains.get(company):
            return 0
        return self.revenue_with(company, tuple(train for train, _ in trains_of(self.state, company)))

    def revenue_with(self, company: str, trains: tuple[str, ...]) -> int:
        """What the company would earn on today's board with these trains."""
        if not trains or company not in self.state.board.stations:
            return 0
        known = self._revenues.get((company, trains))
        if known is None:
            lengths = tuple((train, length_of(self.state.facts.trains[train])) for train in trains)
            rules, colour = route_rules(self.state, company), self.state.phase_facts.values
            # For the trains it is about to run, the best set is worked out anyway: ask the same question.
            budget = RUN_BUDGET if company == self.runs_next and trains == self.state.trains[company] else BUDGET
            known = best_runs(self.state.board, company, lengths, colour, rules, budget).total
            self._revenues[company, trains] = known
        return known

    def next_revenue(self, company: str) -> int:
        """What it will probably earn in each coming round: trains that survive and the one it can get next."""
        state = self.state
        trains = self.planned_trains(company)
        if company not in state.board.stations:
            return sum(usual_run(state, state.facts.trains[train]) for train in trains)
        return self.revenue_with(company, trains)

    def planned_trains(self, company: str) -> tuple[str, ...]:
        """Trains that survive, and the next one that the company can afford or will have to buy."""
        state = self.state
        trains = tuple(train for train in state.trains.get(company, ()) if self.train_life(train) > SHORT_LIFE)
        if company in state.shares and len(trains) < state.phase_facts.train_limit:
            means = state.cash[company] + knowledge_of(state).credit(state, company)
            added = self.affordable_train(company, means, forced=not trains)
            if added:
                trains = (*trains, added)
        return trains or state.trains.get(company, ())

    def question(self, company: str) -> WhatIf:
        """What moves would earn with the longest trains the company will have next; more of them change little."""
        state = self.state
        trains = sorted(self.planned_trains(company), key=lambda train: -state.facts.trains[train].paid)[:MOST_ASKED]
        lengths = tuple((train, length_of(state.facts.trains[train])) for train in trains)
        rules = plain(route_rules(state, company))
        return WhatIf(state.board, company, lengths, state.phase_facts.values, rules, BUDGET)

    def affordable_train(self, company: str, cash: int, forced: bool = False) -> str:
        """The longest train of the bank that the money buys; with `forced` the cheapest when it buys none."""
        offers = [(price, train) for _, train, price in bank_offers(self.state)]
        within = [(self.state.facts.trains[train].paid, train) for price, train in offers if price <= cash]
        if within:
            return max(within)[1]
        return min(offers)[1] if offers and forced else ""

    # --- time --------------------------------------------------------------------------------------------------

    def rounds_left(self) -> float:
        """Operating rounds until the game ends."""
        if self._rounds_left < 0:
            self._rounds_left = self._count_rounds()
        return self._rounds_left

    def _count_rounds(self) -> float:
        state = self.state
        in_set = rounds_in_set(state)
        if state.bank_broken or (state.final_turn and state.final_turn <= state.turn):
            return in_set
        if not any(end.code == "bank" for end in state.facts.rules.ends(state)):
            # The last kind of train calls the end; its set is played out, and one more follows.
            called = self.forecast.first_sales.get(state.facts.card_order[-1], float(FAR))
            return called + state.phase_facts.operating_rounds + 1
        bank = float(state.cash[BANK])
        income = self.income()
        rounds = 0.0
        while bank > 0 and rounds < FAR:
            bank -= income
            income *= 1 + GROWTH
            rounds += 1
        # The set of rounds in which the bank breaks is played to its end.
        return max(rounds, 1.0) + (state.phase_facts.operating_rounds - 1) / 2

    def income(self) -> float:
        """What the bank pays for all companies and privates in one round, by a usual board."""
        state = self.state
        total = 0.0
        for company in state.floated:
            trains = [state.facts.trains[train] for train in state.trains[company]]
            total += sum(usual_run(state, train) for train in trains) or 40
        for private, owner in state.privates.items():
            if owner != BANK:
                total += state.facts.privates[private].revenue
        return max(total, 50.0)

    def train_life(self, train: str) -> float:
        """Operating rounds until such a train is gone; all that are left for permanent ones."""
        facts = self.state.facts.trains[train]
        if is_permanent(facts):
            return self.rounds_left()
        return min(self.rounds_left(), self.forecast.rust_of(facts))

    # --- money -------------------------------------------------------------------------------------------------

    def has_lasting_train(self, company: str) -> bool:
        """Whether one of its trains stays until the end."""
        return any(self.train_life(train) >= self.rounds_left() for train in self.state.trains[company])

    def shortage(self, company: str) -> int:
        """What the president would probably have to add for the next train the company will need; 0 when safe."""
        if company not in self.state.shares:
            return 0
        known = self._shortages.get(company)
        if known is None:
            known = self.shortage_after(company, self.state.trains[company], self.state.cash[company])
            self._shortages[company] = known
        return known

    def other_shortages(self, seat: str, company: str) -> int:
        """What the seat will probably have to add for its other companies."""
        state, total = self.state, 0
        for other in own_companies(state, seat):
            if other != company:
                trains = state.trains[other]
                usual = sum(usual_run(state, state.facts.trains[train]) for train in trains)
                means = state.cash[other] + knowledge_of(state).credit(state, other)
                total += self._shortage(trains, means, usual)
        return total

    def shortage_after(self, company: str, trains: tuple[str, ...], cash: int) -> int:
        """The same if it had these trains and this money."""
        known = knowledge_of(self.state)
        income = self.revenue_with(company, trains) - known.interest(self.state, company)
        return self._shortage(trains, cash + known.credit(self.state, company), max(0, income))

    def _shortage(self, trains: tuple[str, ...], cash: int, revenue: int) -> int:
        """What lacks for the next train if all revenue is kept from now on."""
        if not bank_offers(self.state):
            return 0
        lives = [self.train_life(train) for train in trains]
        until = max(lives, default=0.0)
        if until >= self.rounds_left():
            return 0
        saving = TRUST * revenue
        for rounds in range(int(until) + 1):
            # A train that stays can be bought in time where there is room for it beside those that still run.
            price = self.forecast.lasting_price(rounds)
            running = sum(1 for life in lives if life > rounds)
            if price and running < self.forecast.limit(rounds) and cash + rounds * saving >= price:
                return 0
        return max(0, self.price_in(until) - cash - int(int(until) * saving))

    def price_in(self, rounds: float) -> int:
        """What the cheapest train of the bank will cost after so many rounds."""
        state = self.state
        price = min((price for _, _, price in bank_offers(state)), default=0)
        for card, at in self.forecast.first_sales.items():
            if 0 < at <= rounds:
                price = max(price, state.facts.trains[state.facts.forms[card][0]].price)
        return price

    def share_value(self, company: str) -> float:
        """What one share brings its holder until the end: dividends to come, and where the price will stand."""
        state = self.state
        rounds = self.rounds_left()
        per_share = self.next_revenue(company) / state.charter(company).shares
        need = self.shortage(company)
        total = 0.0
        worth = 1.0
        for _ in range(int(rounds)):
            worth *= DISCOUNT
            total += per_share * worth
        # What has to be saved for a train is not paid out.
        total = max(0.0, total - need / state.charter(company).shares)
        return total + self.final_price(company) * worth

    def final_price(self, company: str) -> int:
        """Where the price will stand when dividends are paid until the end."""
        state = self.state
        if company not in state.market:
            return 0
        rules, cell, paid = state.facts.rules, state.cell(company), self.next_revenue(company)
        for _ in range(int(self.rounds_left())):
            cell = rules.price_after_dividend(state, company, cell, paid)
        return state.facts.market.price(cell)


@lru_cache(maxsize=1_000)
def plain(rules: RouteRules) -> RouteRules:
    """The rules without the choice of how to run a train, which costs time and changes no comparison much."""
    return replace(rules, variants=(), supply=())


def length_of(train: Train) -> Length:
    """How far a train goes, as the route solver takes it."""
    return train.reach if train.paid == train.reach else (train.paid, train.reach)
