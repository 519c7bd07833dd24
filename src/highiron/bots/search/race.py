"""Plans against each other: all in a few short futures, then fewer and fewer in more and longer ones."""

from collections.abc import Callable
from contextlib import suppress
from math import sqrt
from statistics import fmean, stdev
from time import monotonic

from highiron.bots.bot import Sight, luck
from highiron.bots.search.plans import Plan
from highiron.bots.search.playout import Boards, OutOfTime, Playout
from highiron.bots.steady.bot import SteadyBot
from highiron.core.state import State
from highiron.flow import engine

APPLYING = 5  # decisions that judging an end and making the first move are counted as
MOST_FOR_GLANCE = 0.15  # of the effort, after which no further glance is begun
LEAST_FUTURES = 3  # in which a plan must have been tried
LEAST_GAIN = 0.001  # of all wealth, below which a change is not worth the trouble
GLANCE_GAIN = 0.003  # of all wealth, that a plan must gain where there is time for a glance only
LAST_START = 0.95  # of the time, after which no decision of a play-out is begun: the last one has to end as well
DOUBT = 0.7  # standard errors that a gain must exceed
SURE = 3.0  # standard errors beyond which no further future is needed
ALIKE = 0.0003  # of all wealth: plans that differ by no more, as far as that is known, may be either

Judge = Callable[[State], dict[str, float]]  # seat -> the part of all wealth that it will have


class Effort:
    """How much a decision may cost."""

    def __init__(self, decisions: int, rounds: int, kept: int, glances: int = 2, seconds: float | None = None) -> None:
        self.decisions = decisions  # of play-outs, all together: the measure that is the same on every machine
        self.rounds = rounds  # stock rounds that end before estimates judge a future of the promising plans
        self.kept = kept  # plans that are followed so far, after a glance at all of them
        self.glances = glances  # futures of that glance, which last until this stock round ends
        self.seconds = seconds  # on the clock, after which it ends at once; None: no limit


class Horizon:
    """How far a future is followed: until so many rounds of that kind have ended (any kind if none is named)."""

    def __init__(self, rounds: int, kind: str = "") -> None:
        self.rounds = rounds
        self.kind = kind


class Race:
    """The plans of one decision. The first one is what would be done without looking ahead."""

    def __init__(self, sight: Sight, plans: list[Plan], effort: Effort, judge: Judge, seed: int, me: SteadyBot) -> None:
        self.sight = sight
        self.plans = plans
        self.effort = effort
        self.futures = 0
        self.left = list(range(len(plans)))
        self.results: list[list[float]] = []
        self._judge = judge
        self._seed = seed
        self._me = me  # stays itself in all futures, while who the others are is drawn
        self._decisions = 0
        self._began = monotonic()
        self._until = float("inf")
        self._boards: Boards = {}
        self._expected = [0.0] * len(plans)  # what the plans are expected to gain against the first one
        self._weight = 0.0  # of that: as many futures
        # The positions after the plans; none where something is hidden and every future begins in its own way.
        self.starts = self._applied(sight.state) if self._is_open() else []
        self._glances: list[list[float]] = []  # what the plans came to at a glance
        self.clear()

    def best(self, glance: Horizon, horizon: Horizon, began: float, glance_counts: bool = False) -> int:
        """The plan that did best, if it did clearly better than the first one in the time that there was.

        Where there was time for no more than a glance, that may count.
        """
        self._began = began
        if self.effort.seconds is not None:
            self._until = began + self.effort.seconds * LAST_START
        with suppress(OutOfTime):
            self._narrow(glance, horizon)
        if glance_counts and len(self.results[0]) < LEAST_FUTURES:
            return self._at_a_glance()
        best = max(self.left, key=self._total)
        return best if self._is_clear(best) else 0

    def expect(self, gains: list[float], futures: float, most: int) -> None:
        """What plans are expected to gain counts as so many futures; no more than the best of them are looked at."""
        self._expected, self._weight = gains, futures
        self.left = [0, *sorted(self.left[1:], key=lambda at: -gains[at])[: most - 1]]

    def clear(self) -> None:
        """Forget how the plans did."""
        self.results = [[] for _ in self.plans]

    def try_all(self, horizon: Horizon) -> None:
        """What the plans that are left come to in the next future."""
        rng = luck(self._seed + 1 + self.futures, self.sight)
        future = Playout(self.sight.state.facts.seats, rng, self._boards, {self.sight.seat: self._me})
        starts = self.starts or self._applied(engine.imagined(self.sight.state, self.sight.seat, rng))
        found: list[float] = []
        for at in self.left:
            end, decisions = future.play(starts[at], horizon.rounds, horizon.kind, self.sight.state, self._until)
            self._decisions += decisions + APPLYING
            found.append(self._judge(end)[self.sight.seat])
        for at, result in zip(self.left, found, strict=True):
            self.results[at].append(result)
        self.futures += 1

    def _is_open(self) -> bool:
        """Whether nothing is hidden, so that all futures begin alike."""
        state = self.sight.state
        return engine.imagined(state, self.sight.seat, luck(self._seed, self.sight)).frames == state.frames

    def _applied(self, state: State) -> list[State]:
        starts: list[State] = []
        for plan in self.plans:
            after = state
            for action in plan:
                after = engine.apply(after, action)[0]
            starts.append(after)
        return starts

    def _narrow(self, glance: Horizon, horizon: Horizon) -> None:
        """A glance at all, then fewer and fewer; the first one always stays, for the others to be measured by."""
        effort = self.effort
        if len(self.left) > effort.kept:
            self.try_all(glance)
            while len(self.results[0]) < effort.glances and self._spent() < MOST_FOR_GLANCE:
                self.try_all(glance)
            self._keep(effort.kept)
            self._glances = self.results
            self.clear()
        steps = max(1, (len(self.left) - 1).bit_length())
        begun = self._spent()
        for step in range(steps):
            until = begun + (1 - begun) * (step + 1) / steps
            while self._spent() < until or len(self.results[0]) < LEAST_FUTURES:
                self.try_all(horizon)
                if self._is_settled():
                    return
            self._keep((len(self.left) + 1) // 2)

    def _spent(self) -> float:
        """The part of the effort that is spent: of the decisions, or of the time if that is more."""
        spent = self._decisions / self.effort.decisions
        if self.effort.seconds is None:
            return spent
        return max(spent, (monotonic() - self._began) / max(self.effort.seconds, 0.001))

    def _keep(self, count: int) -> None:
        self.left = [0, *sorted(self.left[1:], key=self._total, reverse=True)[: max(1, count - 1)]]

    def _total(self, at: int) -> float:
        return sum(self.results[at]) + self._weight * self._expected[at]

    def _at_a_glance(self) -> int:
        means = {at: fmean(seen) for at, seen in enumerate(self._glances) if seen}
        best = max(means, key=means.__getitem__, default=0)
        return best if means and means[best] > means[0] + GLANCE_GAIN else 0

    def _is_settled(self) -> bool:
        """Whether more futures would hardly change which plan is the best one."""
        if len(self.results[0]) < LEAST_FUTURES:
            return False
        best = max(self.left, key=self._total)
        for at in self.left:
            leads = [mine - other for mine, other in zip(self.results[best], self.results[at], strict=True)]
            error = stdev(leads) / sqrt(len(leads))
            if at != best and error > ALIKE and sum(leads) / len(leads) < SURE * error:
                return False
        return True

    def _is_clear(self, best: int) -> bool:
        """Whether a plan gained against the first one, more than chance would have it and worth the trouble."""
        pairs = zip(self.results[best], self.results[0], strict=True)
        gains = [result - usual for result, usual in pairs]
        if len(gains) < LEAST_FUTURES:
            return False
        seen = len(gains) + self._weight
        gain = (sum(gains) + self._weight * self._expected[best]) / seen
        return gain > LEAST_GAIN + DOUBT * stdev(gains) / sqrt(seen)
