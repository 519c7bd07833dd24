"""The bot: candidates, each followed into the same futures, the hopeless ones given up half by half."""

from collections.abc import Callable
from time import monotonic

from highiron.bots.bot import Decision, Sight, luck
from highiron.bots.search.candidates import candidates, is_worth_a_search
from highiron.bots.search.playout import Playout
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import STEADY, Character
from highiron.bots.steady.wealth import parts
from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.learn.value import value_of

Judge = Callable[[State], dict[str, float]]  # seat -> the part of all wealth that it will have


class Effort:
    """How much a decision may cost."""

    def __init__(self, candidates: int, decisions: int, rounds: int, seconds: float | None = None) -> None:
        self.candidates = candidates  # tried at most
        self.decisions = decisions  # of play-outs, all together: the measure that is the same on every machine
        self.rounds = rounds  # a play-out lasts
        self.seconds = seconds  # on the clock, after which it ends at once; None: no limit


class _Trial:
    """A candidate and how it did."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


class SearchBot:
    """Looks ahead where a decision is worth it; track, tokens and runs are left to the estimates of `steady`."""

    def __init__(
        self,
        seed: int = 0,
        effort: Effort | None = None,
        name: str = "search",
        judge: Judge = parts,
        character: Character = STEADY,
    ) -> None:
        self.name = name
        self.seed = seed
        self.effort = effort or QUICK
        self._judge = judge
        self._steady = SteadyBot(seed, character)

    def decide(self, sight: Sight) -> Decision:
        first = self._steady.decide(sight)
        if not is_worth_a_search(sight, first.action) or sight.seat != sight.state.actor:
            return first
        rng = luck(self.seed, sight)
        trials = [_Trial(action) for action in candidates(sight, first.action, self.effort.candidates, rng)]
        if len(trials) == 1:
            return first
        best = self._best(sight, trials)
        if best.action == first.action:
            return first
        return Decision(best.action, Event("looks-ahead", {"futures": len(best.results)}))

    def _best(self, sight: Sight, trials: list[_Trial]) -> _Trial:
        """Sequential halving: all in the first futures, the better half in the next, until one is left."""
        effort, state = self.effort, sight.state
        until = monotonic() + effort.seconds if effort.seconds is not None else float("inf")
        rng = luck(self.seed + 1, sight)
        left, spent, steps = list(trials), 0, max(1, (len(trials) - 1).bit_length())
        for step in range(steps):
            share = effort.decisions * (step + 1) / steps
            tried = 0
            while spent < share or not tried:
                future = Playout(state.facts.seats, rng)
                for trial in left:
                    if monotonic() > until:
                        return max(left, key=lambda found: found.mean)
                    after, _ = engine.apply(state, trial.action)
                    end, decisions = future.play(after, effort.rounds)
                    trial.results.append(self._judge(end)[sight.seat])
                    spent += decisions + 5
                tried += 1
            left = sorted(left, key=lambda trial: -trial.mean)[: max(1, len(left) // 2)]
        return left[0]


def learned_parts(state: State) -> dict[str, float]:
    """Parts by the learned value of the title; by estimates where none was learned, or the game is over."""
    value = None if state.ended else value_of(state.facts.title)
    return parts(state) if value is None else value.parts(state)


QUICK = Effort(candidates=8, decisions=1_000, rounds=3, seconds=1.0)
STRONG = Effort(candidates=14, decisions=6_000, rounds=4, seconds=5.0)


def search(seed: int = 0) -> SearchBot:
    """Looks ahead by estimates, for about a second."""
    return SearchBot(seed, QUICK, "search")


def learned(seed: int = 0) -> SearchBot:
    """The same with what was learned from games in place of the estimates."""
    return SearchBot(seed, QUICK, "learned", learned_parts)


def strong(seed: int = 0) -> SearchBot:
    """Thinks for as long as a patient opponent bears."""
    return SearchBot(seed, STRONG, "strong", learned_parts)
