"""Paying out or retaining what the trains earned (1830-5.6)."""

from typing import ClassVar

from highiron.core.actions import Action, Dividend
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import keeps_own_shares, move_price
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.depot import retire_after_run
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import Step, next_step

PAY, HALF, RETAIN = "pay", "half", "retain"


class DividendStep(Step[OperatingTurn]):
    """All or nothing; then the price moves as the rules of the title say (1830-5.6.4).

    A title with other choices overrides `choices` and `kept`.
    """

    name = "dividend"
    choices: ClassVar[tuple[str, ...]] = (PAY, RETAIN)
    kinds: ClassVar[tuple[type[Action], ...]] = (Dividend,)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return turn.revenue > 0

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(Family("dividend", turn.seat, [{"company": turn.company, "kind": self.choices}]))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, Dividend)
        if action.kind not in self.choices:
            return [reason(state, "unknown-dividend", "dividend-choice", kind=action.kind, choices=list(self.choices))]
        return []

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Dividend)
        next_step(state, turn)
        kept = self.kept(state, turn.company, turn.revenue, action.kind)
        self.settle_revenue(state, turn.company, turn.revenue, kept, events)

    def kept(self, state: State, company: str, revenue: int, kind: str) -> int:
        """What stays in the treasury."""
        return 0 if kind == PAY else revenue

    def settle_revenue(self, state: State, company: str, revenue: int, kept: int, events: list[Event]) -> None:
        """Trains that had their last run go first; then money, then the price."""
        retire_after_run(state, company, events)
        if kept or revenue == 0:
            retain(state, company, kept, events)
        if revenue > kept:
            pay_out(state, company, revenue - kept, events)
        rules, cell = state.facts.rules, state.cell(company)
        move_price(state, company, rules.price_after_dividend(state, company, cell, revenue - kept), events)

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        """No revenue: nothing can be declared, and the token moves left."""
        self.settle_revenue(state, turn.company, 0, 0, events)


def pay_out(state: State, company: str, revenue: int, events: list[Event]) -> None:
    """Owners for their shares, the treasury for those in the pool, the bank keeps the rest (1830-5.6.2).

    A company that owns shares of itself gets nothing for those in the pool (1846-5.6.1). Who has sold shares short
    pays for them, and may owe it (1817-5.36).
    """
    shares = state.charter(company).shares
    per_share = revenue // shares
    events.append(Event("dividend-paid", {"company": company, "revenue": revenue, "per_share": per_share}))
    for owner, count in list(state.shares[company].items()):
        # All shares of one owner together: two may share an odd sum between them (1817-5.33).
        if owner not in (IPO, POOL):
            state.pay(BANK, owner, revenue * count // shares, events, "dividend")
        elif owner == POOL and not keeps_own_shares(state, company):
            state.pay(BANK, company, revenue * count // shares, events, "dividend")
    for owner, count in state.shorts.get(company, {}).items():
        if owner != POOL and count and per_share:
            state.owe(owner, BANK, revenue * count // shares, events, "short-dividend")


def retain(state: State, company: str, revenue: int, events: list[Event]) -> None:
    """Revenue that goes to the treasury (1830-5.6.3)."""
    events.append(Event("revenue-retained", {"company": company, "revenue": revenue}))
    state.pay(BANK, company, revenue, events, "revenue")
