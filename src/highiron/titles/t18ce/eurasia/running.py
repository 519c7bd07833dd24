"""Runs that are settled after they are found, and dividends of companies that the state has taken over (18CE+-20)."""

from typing import Final

from highiron.core.actions import Action, Dividend, RunTrains
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import BANK
from highiron.core.market import Cell
from highiron.core.rules import moves_right_or_left
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.dividend import HALF, DividendStep
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.run import check_runs
from highiron.steps.turn import next_step
from highiron.titles.t18ce.eurasia.calendar import YEARS, era_of, year_of
from highiron.titles.t18ce.eurasia.ledger import LAST_RUN, SERVED, SETS, add, keep, table
from highiron.titles.t18ce.eurasia.settlement import Settled, settle_runs
from highiron.titles.t18ce.eurasia.world import is_on, nationalised_in
from highiron.titles.t18ce.running import Runs

THIRD: Final = 2  # the third era, from which on last runs are noted


class EurasianRuns(Runs):
    """The best set is compulsory; what it earns is settled run by run."""

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, RunTrains)
        company = turn.company
        checked = check_runs(state, company, action.runs)
        revenue = 0
        for run in settle_runs(state, company, checked.bills):
            tell(state, company, run, events)
            revenue += run.revenue
            note_run(state, company, run)
        next_step(state, turn, revenue=revenue)


def tell(state: State, company: str, run: Settled, events: list[Event]) -> None:
    """What it ran, and what was added or taken; fees go to the owners of terminals."""
    ran, mode = run.bill.run, run.bill.mode.code
    args = {"company": company, "train": ran.train, "path": list(ran.path), "revenue": run.bill.total, "mode": mode}
    events.append(Event("train-ran", args))
    for item in run.items:
        amount, train = abs(item.amount), ran.train
        about = {"company": company, "train": train, "what": item.code, "amount": amount, "hex": item.where}
        events.append(Event("run-settled", about))
        if item.to:
            state.pay(BANK, item.to, -item.amount, events, "terminal-fee")


def note_run(state: State, company: str, run: Settled) -> None:
    """Where it stopped, and over which hexes it ran (18CE+-21, 18CE+-22)."""
    if is_on(state, "dynamic_revenue"):
        for node in run.bill.nodes:
            add(state, SERVED, node.hex_id)
    if is_on(state, "closures") and era_of(state) >= THIRD:
        now = f"{state.notes.get(SETS, 0)}:{company}"
        keep(state, LAST_RUN, {**table(state, LAST_RUN), **dict.fromkeys(run.hexes, now)})


class EurasianDividends(DividendStep):
    """A company that its state has taken over retains half, whatever its director would like (18CE+-20)."""

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(
            Family("dividend", turn.seat, [{"company": turn.company, "kind": choices_of(state, turn.company)}])
        )

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, Dividend)
        choices = choices_of(state, turn.company)
        if action.kind in choices:
            return []
        if choices == (HALF,):
            return [reason(state, "state-retains-half", "nationalisation", company=turn.company)]
        return [reason(state, "unknown-dividend", "dividend-choice", kind=action.kind, choices=list(choices))]

    def kept(self, state: State, company: str, revenue: int, kind: str) -> int:
        """Half, in tens for the shareholders."""
        return revenue - revenue // 20 * 10 if kind == HALF else super().kept(state, company, revenue, kind)


def choices_of(state: State, company: str) -> tuple[str, ...]:
    """What may be done with revenue."""
    return (HALF,) if is_nationalised(state, company) else DividendStep.choices


def is_nationalised(state: State, company: str) -> bool:
    """Whether the state has it, in the third era."""
    year = nationalised_in(state, company)
    return is_on(state, "nationalisation") and era_of(state) == THIRD and 0 < year < year_of(state) + YEARS


def price_after_dividend(state: State, company: str, cell: Cell, paid: int) -> Cell:
    """Right or left, but prices stand still in the set of rounds in which the state takes over (18CE+-20)."""
    if is_nationalised(state, company):
        below = state.frames[0]
        if isinstance(below, OperatingRound) and set_begins(state, below) <= nationalised_in(state, company):
            return cell
    return moves_right_or_left(state, company, cell, paid)


def set_begins(state: State, below: OperatingRound) -> int:
    """The first year of the present set of rounds."""
    return year_of(state) - YEARS * (below.number - 1)
