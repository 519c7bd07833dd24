"""Running trains (1830-5.5)."""

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from highiron.core.actions import Action, LayTile, Run, RunTrains
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.route_rules import Length, RouteRules
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.routes.runs import CheckedSet, RunChecker
from highiron.routes.sets import RunSets
from highiron.routes.solver import BestRuns, best_runs
from highiron.routes.whatif import Outcome, WhatIf
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.turn import Step, next_step

COUNT_LIMIT = 5_000  # to say more would take longer than anybody waits
# Nodes searched for a best set: far above what boards of real games need, and the same on every machine. Beyond it the
# best set found so far is what has to be run.
BUDGET = 100_000


class RunStep(Step[OperatingTurn]):
    """Each train runs once; the best set of runs has to be run, or any legal one, as the option says (1830-5.5.9).

    With `must_run` the trains may not all stay at home where one of them can run (1846-5.5.1).
    """

    name = "run"
    kinds: ClassVar[tuple[type[Action], ...]] = (RunTrains,)

    def __init__(self, best_required: bool, must_run: bool = False) -> None:
        self.best_required = best_required
        self.must_run = must_run

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return bool(trains_of(state, turn.company)) and state.board.has_route(turn.company)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(RunFamily(state, turn.company, turn.seat, self.best_required, self.must_run))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, RunTrains)
        checked = check_runs(state, turn.company, action.runs)
        reasons = list(checked.reasons)
        if self.best_required and not reasons:
            best, revenue = best_set(state, turn.company).total, checked.revenue
            if revenue < best:
                reasons.append(reason(state, "better-runs-exist", "best-runs", revenue=revenue, best=best))
        elif self.must_run and not action.runs and best_set(state, turn.company).runs:
            reasons.append(reason(state, "trains-must-run", "running", company=turn.company))
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, RunTrains)
        checked = check_runs(state, turn.company, action.runs)
        for run, bill in zip(action.runs, checked.bills, strict=True):
            mode, path, total = bill.mode.code, list(run.path), bill.total
            args = {"company": turn.company, "train": run.train, "path": path, "revenue": total, "mode": mode}
            events.append(Event("train-ran", args))
        next_step(state, turn, revenue=checked.revenue)


def route_rules(state: State, company: str) -> RouteRules:
    """How the runs of the company are valued now."""
    return state.facts.rules.route_rules(state, company)


def check_runs(state: State, company: str, runs: tuple[Run, ...]) -> CheckedSet:
    """All reasons against a set of runs, and what each of them earns. Remembers the last answer on the board."""
    trains, rules = trains_of(state, company), route_rules(state, company)
    key = (company, trains, state.phase, rules, runs)
    memo = state.board.memo
    if memo.get("checked runs") == key:
        found: CheckedSet = memo["check of runs"]
        return found
    checker = RunChecker(state.board, company, state.phase_facts.values, state.facts.title, rules)
    checked = checker.check_set(runs, trains)
    memo["checked runs"] = key
    memo["check of runs"] = checked
    return checked


def trains_of(state: State, company: str) -> tuple[tuple[str, Length], ...]:
    """The trains a company may run now with how far they go, as the route solver takes them."""
    found: list[tuple[str, Length]] = []
    idle = idle_trains(state, company)
    for train in state.trains[company]:
        if train in idle:
            idle.remove(train)
            continue
        facts = state.facts.trains[train]
        found.append((train, facts.reach if facts.paid == facts.reach else (facts.paid, facts.reach)))
    return (*found, *state.facts.rules.more_trains(state, company))


def idle_trains(state: State, company: str) -> list[str]:
    """Trains that have run for another owner in this round and stay at home now."""
    for frame in state.frames[:1]:
        if isinstance(frame, OperatingRound):
            return [train for owner, train in frame.ran if owner == company]
    return []


def best_set(state: State, company: str) -> BestRuns:
    """The best set of runs, remembered on the board."""
    trains, rules = trains_of(state, company), route_rules(state, company)
    return best_runs(state.board, company, trains, state.phase_facts.values, rules, BUDGET)


def what_if(state: State, company: str) -> WhatIf:
    """Answers to what a tile, a token or a train would earn the company now."""
    trains, rules = trains_of(state, company), route_rules(state, company)
    return WhatIf(state.board, company, trains, state.phase_facts.values, rules, BUDGET)


def after_lays(state: State, lays: list[LayTile]) -> list[Outcome]:
    """What each of these legal lays of one company would earn it by itself."""
    if not lays:
        return []
    facts, found = state.facts, []
    for lay in lays:
        placement = facts.placements.fit(lay.hex, state.board.tiles.get(lay.hex), lay.tile, lay.rotation)
        assert placement is not None, "only legal lays can be tried"
        found.append((lay.hex, facts.tiles[lay.tile], lay.rotation, placement.moves))
    return what_if(state, lays[0].company).after_lays(found)


class RunFamily(Family):
    """All legal sets of runs. Where the best set is required it lists the canonical one and holds all its equals."""

    def __init__(self, state: State, company: str, seat: str, best_required: bool, must_run: bool) -> None:
        super().__init__("run_trains", seat, [])
        self.state = state
        self.company = company
        self.best_required = best_required
        self.must_run = must_run  # the empty set is legal only where it is the only one

    def _sets(self) -> RunSets:
        state = self.state
        rules = route_rules(state, self.company)
        return RunSets(state.board, self.company, trains_of(state, self.company), state.phase_facts.values, rules)

    def count(self) -> int:
        """No further than COUNT_LIMIT: diesels on a late board have millions of sets."""
        if self.best_required:
            return 1
        counted = self._sets().count(COUNT_LIMIT + int(self.must_run))
        return max(1, counted - 1) if self.must_run else counted

    def __iter__(self) -> Iterator[Action]:
        if self.best_required:
            yield self._action(best_set(self.state, self.company).runs)
            return
        listed = False
        for runs in self._sets():
            if runs or not self.must_run:
                listed = True
                yield self._action(runs)
        if not listed:
            yield self._action(())

    def sample(self, rng: Random) -> Action:
        if self.best_required:
            return self._action(best_set(self.state, self.company).runs)
        runs = self._sets().sample(rng)
        if not runs and self.must_run:
            runs = best_set(self.state, self.company).runs
        return self._action(runs)

    def _action(self, runs: tuple[Run, ...]) -> RunTrains:
        return RunTrains(seat=self.seat, company=self.company, runs=runs)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, RunTrains) or action.seat != self.seat or action.company != self.company:
            return False
        if any(run.train not in self.state.facts.trains for run in action.runs):
            return False
        checked = check_runs(self.state, self.company, action.runs)
        if checked.reasons:
            return False
        if self.must_run and not action.runs:
            return not best_set(self.state, self.company).runs
        return not self.best_required or checked.revenue >= best_set(self.state, self.company).total

    def to_data(self) -> dict[str, Any]:
        return {"type": self.kind, "seat": self.seat, "company": self.company, "best_required": self.best_required}

    def __repr__(self) -> str:
        return f"<run_trains by {self.seat} for {self.company}>"
