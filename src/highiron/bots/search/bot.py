"""The bot: plans of a stock turn, each followed into the same futures; all briefly, the promising ones farther."""

from contextlib import suppress
from math import sqrt
from statistics import fmean, stdev
from time import monotonic

from highiron.bots.bot import Decision, Sight, luck
from highiron.bots.search.plans import stock_plans
from highiron.bots.search.playout import Boards, OutOfTime, Playout
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import STEADY, Character
from highiron.bots.steady.wealth import parts
from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.learn.value import value_of
from highiron.steps.frames import StockRound

APPLYING = 5  # decisions that judging an end and making the first move are counted as
MOST_FOR_GLANCE = 0.15  # of the effort, after which no further glance is begun
LEAST_FUTURES = 3  # in which a plan must have been tried
LEAST_GAIN = 0.001  # of all wealth, below which a change is not worth the trouble
BY_LEARNING = 1  # stock rounds that end, this one, before what was learned judges: it knows what becomes of companies
LAST_START = 0.95  # of the time, after which no decision of a play-out is begun: the last one has to end as well
DOUBT = 0.7  # standard errors that a gain must exceed


class Effort:
    """How much a decision may cost."""

    def __init__(self, decisions: int, rounds: int, kept: int, glances: int = 2, seconds: float | None = None) -> None:
        self.decisions = decisions  # of play-outs, all together: the measure that is the same on every machine
        self.rounds = rounds  # stock rounds that end before estimates judge a future of the promising plans
        self.kept = kept  # plans that are followed so far, after a glance at all of them
        self.glances = glances  # futures of that glance, which last until this stock round ends
        self.seconds = seconds  # on the clock, after which it ends at once; None: no limit


QUICK = Effort(decisions=600, rounds=2, kept=3, glances=1, seconds=0.3)
USUAL = Effort(decisions=3_000, rounds=2, kept=4, seconds=1.0)
STRONG = Effort(decisions=8_000, rounds=2, kept=6, seconds=5.0)


class SearchBot:
    """Looks ahead in stock rounds, where that gains most; all the rest is left to the estimates of `steady`."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort | None = None,
        name: str = "search",
        character: Character = STEADY,
        learned: bool = False,
    ) -> None:
        self.name = name
        self.seed = seed
        self.effort = effort or USUAL
        self._learned = learned  # whether positions are judged by what was learned, in titles where something was
        self._steady = SteadyBot(seed, character)

    def decide(self, sight: Sight) -> Decision:
        began = monotonic()
        first = self._steady.decide(sight)
        if not is_worth_looking(sight):
            return first
        plans = [first.action, *(plan for plan in stock_plans(sight) if plan != first.action)]
        if len(plans) == 1:
            return first
        race = _Race(self, sight, plans, began)
        best = race.run()
        if best == first.action:
            return first
        return Decision(best, Event("looks-ahead", {"futures": race.futures}))

    def future(self, sight: Sight, number: int, boards: Boards) -> Playout:
        """One of the futures that all plans are tried in: who the others are is drawn, this seat stays itself."""
        rng = luck(self.seed + 1 + number, sight)
        return Playout(sight.state.facts.seats, rng, boards, {sight.seat: self._steady})

    def judge(self, state: State) -> dict[str, float]:
        """Seat -> the part of all wealth that it will have."""
        value = value_of(state.facts.title) if self._learned and not state.ended else None
        return parts(state) if value is None else value.parts(state)

    def rounds(self, state: State) -> int:
        """How many stock rounds end before a future of the promising plans is judged."""
        return BY_LEARNING if self._learned and value_of(state.facts.title) else self.effort.rounds


def is_worth_looking(sight: Sight) -> bool:
    """Whether it is a turn of the stock round in which something may still be bought."""
    frame = sight.state.frame
    return isinstance(frame, StockRound) and not frame.bought and sight.seat == sight.state.actor


class _Race:
    """Plans against each other: all in a few short futures, then fewer and fewer in more and longer ones."""

    def __init__(self, bot: SearchBot, sight: Sight, plans: list[Action], began: float) -> None:
        self.bot = bot
        self.sight = sight
        self.plans = plans
        self.futures = 0
        self._decisions = 0
        self._began = began
        seconds = bot.effort.seconds
        self._until = None if seconds is None else began + seconds * LAST_START
        self._boards: Boards = {}
        self._starts = [engine.apply(sight.state, plan)[0] for plan in plans]
        self._left = list(range(len(plans)))
        self._results: list[list[float]] = []

    def run(self) -> Action:
        """The plan that did best, if it did clearly better than the first one by the time that was given."""
        self._clear()
        with suppress(OutOfTime):
            self._narrow()
        best = max(self._left, key=self._total)
        return self.plans[best if self._is_clear(best) else 0]

    def _narrow(self) -> None:
        """A glance at all, then fewer and fewer; the first one always stays, for the others to be measured by."""
        effort = self.bot.effort
        if len(self.plans) > effort.kept:
            self._try(1)
            while len(self._results[0]) < effort.glances and self._spent() < MOST_FOR_GLANCE:
                self._try(1)
            self._keep(effort.kept)
            self._clear()
        rounds = self.bot.rounds(self.sight.state)
        steps = max(1, (len(self._left) - 1).bit_length())
        begun = self._spent()
        for step in range(steps):
            until = begun + (1 - begun) * (step + 1) / steps
            while self._spent() < until or len(self._results[0]) < LEAST_FUTURES:
                self._try(rounds)
            self._keep((len(self._left) + 1) // 2)

    def _spent(self) -> float:
        """The part of the effort that is spent: of the decisions, or of the time if that is more."""
        effort = self.bot.effort
        spent = self._decisions / effort.decisions
        if self._until is None:
            return spent
        return max(spent, (monotonic() - self._began) / max(effort.seconds or 0.0, 0.001))

    def _clear(self) -> None:
        self._results = [[] for _ in self.plans]

    def _keep(self, count: int) -> None:
        self._left = [0, *sorted(self._left[1:], key=self._total, reverse=True)[: max(1, count - 1)]]

    def _total(self, at: int) -> float:
        return sum(self._results[at])

    def _is_clear(self, best: int) -> bool:
        """Whether a plan gained against the first one, more than chance would have it and worth the trouble."""
        pairs = zip(self._results[best], self._results[0], strict=True)
        gains = [result - usual for result, usual in pairs]
        if len(gains) < LEAST_FUTURES:
            return False
        return fmean(gains) > LEAST_GAIN + DOUBT * stdev(gains) / sqrt(len(gains))

    def _try(self, rounds: int) -> None:
        """What the plans that are left come to in the next future."""
        future = self.bot.future(self.sight, self.futures, self._boards)
        found: list[float] = []
        for at in self._left:
            end, decisions = future.play(self._starts[at], rounds, "stock", self.sight.state, self._until)
            self._decisions += decisions + APPLYING
            found.append(self.bot.judge(end)[self.sight.seat])
        for at, result in zip(self._left, found, strict=True):
            self._results[at].append(result)
        self.futures += 1


def search(seed: int = 0) -> SearchBot:
    """Looks ahead by estimates, for about a second at most."""
    return SearchBot(seed, USUAL, "search")


def learned(seed: int = 0) -> SearchBot:
    """What was learned from games judges in place of estimates, and sooner: so it sees more futures in its time."""
    return SearchBot(seed, USUAL, "learned", learned=True)


def strong(seed: int = 0) -> SearchBot:
    """Thinks for as long as a patient opponent bears."""
    return SearchBot(seed, STRONG, "strong", learned=True)
