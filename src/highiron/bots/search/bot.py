"""The bots that look ahead: the plans of a decision, each followed into the same futures."""

from collections.abc import Callable
from time import monotonic

from highiron.bots.bot import Decision, Sight, luck
from highiron.bots.search.moments import OPENING, SHARES, moment_of, plans_for
from highiron.bots.search.plans import Plan
from highiron.bots.search.race import Effort, Horizon, Race
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import STEADY, Character
from highiron.bots.steady.wealth import parts
from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.core.state import State
from highiron.learn.plan_figures import Describing
from highiron.learn.value import Value, value_of

STOCK = "stock"
THIS_STOCK_ROUND = Horizon(1, STOCK)  # what was learned judges when it ends: it knows what becomes of companies
AFTER_RUNS = Horizon(1, "operating")  # what companies did with the money is seen then, not only promised
THIS_ROUND = Horizon(1)
MOST_LIKELY = 16  # plans that get a glance, where there is something that says which are likely

QUICK = Effort(decisions=900, rounds=2, kept=3, glances=1, seconds=0.3)
USUAL = Effort(decisions=3_000, rounds=2, kept=4, seconds=1.0)
STRONG = Effort(decisions=8_000, rounds=2, kept=6, seconds=5.0)


def nothing_learned(title: str) -> Value | None:
    """For who looks ahead by estimates alone."""
    return None


class SearchBot:
    """Looks ahead where much is decided; all the rest is left to the estimates of `steady`."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort | None = None,
        name: str = "search",
        character: Character = STEADY,
        learned: Callable[[str], Value | None] = nothing_learned,
    ) -> None:
        self.name = name
        self.seed = seed
        self.effort = effort or USUAL
        self.character = character
        self._learned = learned  # title -> what judges positions, where something was learned for it
        self._steady = SteadyBot(seed, character)

    def decide(self, sight: Sight) -> Decision:
        began = monotonic()
        first = self._steady.decide(sight)
        moment = moment_of(sight)
        if not moment or (moment == OPENING and self.value(sight.state) is None):
            return first
        plans = plans_for(sight, first.action, moment, luck(self.seed, sight))
        if len(plans) == 1:
            return first
        race = self.race(sight, plans)
        if moment == SHARES:
            self._expect(race)
        glance_counts = self.value(sight.state) is not None
        best = plans[race.best(*self.horizons(sight.state, moment), began, glance_counts)][0]
        if best == first.action:
            return first
        return Decision(best, Event("looks-ahead", {"futures": race.futures}))

    def habit(self, sight: Sight) -> Action:
        """What it would do without looking ahead."""
        return self._steady.decide(sight).action

    def race(self, sight: Sight, plans: list[Plan]) -> Race:
        """The plans against each other."""
        return Race(sight, plans, self.effort, self.judge, self.seed, self._steady)

    def value(self, state: State) -> Value | None:
        """What was learned of the title, if this bot asks it."""
        return self._learned(state.facts.title)

    def judge(self, state: State) -> dict[str, float]:
        """Seat -> the part of all wealth that it will have."""
        value = None if state.ended else self.value(state)
        return parts(state) if value is None else value.parts(state)

    def horizons(self, state: State, moment: str) -> tuple[Horizon, Horizon]:
        """How far a glance goes, and how far the promising plans are followed."""
        if self.value(state) is None:
            # Estimates judge after a stock round only: before one, money still counts as no more than money.
            return THIS_STOCK_ROUND, Horizon(self.effort.rounds if moment == SHARES else 1, STOCK)
        if moment == SHARES:
            return THIS_STOCK_ROUND, AFTER_RUNS
        horizon = THIS_STOCK_ROUND if moment == OPENING else THIS_ROUND
        return horizon, horizon

    def _expect(self, race: Race) -> None:
        """Tell the race what was learned of such plans."""
        value = self.value(race.sight.state)
        if value is not None and value.prior is not None and race.starts:
            race.expect(value.prior.gains(described(race, value)), value.prior.futures, MOST_LIKELY)


def described(race: Race, value: Value) -> list[list[float]]:
    """The figures of all plans of a stock turn."""
    sight = race.sight
    describing = Describing(sight.state, sight.seat)
    starts = race.starts
    worth = [(parts(start) if start.ended else value.parts(start))[sight.seat] for start in starts]
    return [describing.row(plan, at == 0, worth[at] - worth[0]) for at, plan in enumerate(race.plans)]


def search(seed: int = 0) -> SearchBot:
    """Looks ahead by estimates, for about a second at most."""
    return SearchBot(seed, USUAL, "search")


def learned(seed: int = 0) -> SearchBot:
    """What was learned from games judges in place of estimates, and sooner: so it sees more futures in its time."""
    return SearchBot(seed, USUAL, "learned", learned=value_of)


def strong(seed: int = 0) -> SearchBot:
    """Thinks for as long as a patient opponent bears."""
    return SearchBot(seed, STRONG, "strong", learned=value_of)
