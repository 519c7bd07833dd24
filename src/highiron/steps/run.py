"""Running trains (1830-5.5)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from highiron.core.actions import Action, Run, RunTrains
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.routes.runs import RunChecker
from highiron.routes.sets import RunSets
from highiron.routes.solver import BestRuns, best_runs
from highiron.steps.frames import OperatingTurn
from highiron.steps.operating import Step, next_step

COUNT_LIMIT = 100_000


class RunStep(Step):
    """Each train runs once; the best set of runs has to be run, or any legal one, as the option says (1830-5.5.9)."""

    name = "run"
    kinds: ClassVar[tuple[type[Action], ...]] = (RunTrains,)

    def __init__(self, best_required: bool) -> None:
        self.best_required = best_required

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return bool(state.trains[turn.company]) and state.board.has_route(turn.company)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(RunFamily(state, turn.company, turn.seat, self.best_required))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, RunTrains)
        found, revenues = check_runs(state, turn.company, action)
        reasons = list(found)
        if self.best_required and not reasons:
            best, revenue = best_set(state, turn.company).total, sum(revenues)
            if revenue < best:
                reasons.append(reason(state, "better-runs-exist", "5.5.9", revenue=revenue, best=best))
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, RunTrains)
        revenues = check_runs(state, turn.company, action)[1]
        for run, revenue in zip(action.runs, revenues, strict=True):
            args = {"company": turn.company, "train": run.train, "path": list(run.path), "revenue": revenue}
            events.append(Event("train-ran", args))
        next_step(state, turn, revenue=sum(revenues))


def check_runs(state: State, company: str, action: RunTrains) -> tuple[list[Reason], list[int]]:
    """All reasons against a set of runs, and what each of them earns. Remembers the last answer on the board."""
    key = (company, state.trains[company], state.phase, action.runs)
    memo = state.board.memo
    if memo.get("checked runs") == key:
        found: tuple[list[Reason], list[int]] = memo["check of runs"]
        return found
    checker = RunChecker(state.board, company, state.phase_facts.values, state.facts.title)
    owned = Counter(state.trains[company])
    reasons: list[Reason] = []
    revenues: list[int] = []
    used = 0
    for run in action.runs:
        owned[run.train] -= 1
        if owned[run.train] < 0:
            reasons.append(reason(state, "train-not-owned", "5.5.1", train=run.train, company=company))
        checked = checker.check(run, state.facts.trains[run.train].reach)
        reasons += checked.reasons
        if checked.sides & used:
            reasons.append(reason(state, "track-of-another-train", "5.5.7", train=run.train))
        used |= checked.sides
        revenues.append(checked.revenue)
    memo["checked runs"] = key
    memo["check of runs"] = (reasons, revenues)
    return reasons, revenues


def trains_of(state: State, company: str) -> tuple[tuple[str, int], ...]:
    """The trains of a company with their reach, as the route solver takes them."""
    return tuple((train, state.facts.trains[train].reach) for train in state.trains[company])


def best_set(state: State, company: str) -> BestRuns:
    """The best set of runs, remembered on the board."""
    return best_runs(state.board, company, trains_of(state, company), state.phase_facts.values)


class RunFamily(Family):
    """All legal sets of runs. Where the best set is required it lists the canonical one and holds all its equals."""

    def __init__(self, state: State, company: str, seat: str, best_required: bool) -> None:
        super().__init__("run_trains", seat, [])
        self.state = state
        self.company = company
        self.best_required = best_required

    def _sets(self) -> RunSets:
        state = self.state
        return RunSets(state.board, self.company, trains_of(state, self.company), state.phase_facts.values)

    def count(self) -> int:
        """Counted one by one, and no further than COUNT_LIMIT: diesels on a late board have millions of sets."""
        return 1 if self.best_required else self._sets().count(COUNT_LIMIT)

    def __iter__(self) -> Iterator[Action]:
        if self.best_required:
            yield self._action(best_set(self.state, self.company).runs)
            return
        for runs in self._sets():
            yield self._action(runs)

    def sample(self, rng: Random) -> Action:
        if self.best_required:
            return self._action(best_set(self.state, self.company).runs)
        return self._action(self._sets().sample(rng))

    def _action(self, runs: tuple[Run, ...]) -> RunTrains:
        return RunTrains(seat=self.seat, company=self.company, runs=runs)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, RunTrains) or action.seat != self.seat or action.company != self.company:
            return False
        if any(run.train not in self.state.facts.trains for run in action.runs):
            return False
        reasons, revenues = check_runs(self.state, self.company, action)
        if reasons:
            return False
        return not self.best_required or sum(revenues) == best_set(self.state, self.company).total

    def to_data(self) -> dict[str, Any]:
        return {"type": self.kind, "seat": self.seat, "company": self.company, "best_required": self.best_required}

    def __repr__(self) -> str:
        return f"<run_trains by {self.seat} for {self.company}>"
