"""Paying out or retaining what the trains earned (1830-5.6)."""

from typing import ClassVar

from highiron.core.actions import Action, Dividend
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import move_price
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.frames import OperatingTurn
from highiron.steps.operating import Step, next_step

PAY, RETAIN = "pay", "retain"


class DividendStep(Step):
    """All or nothing; the token moves right or left (1830-5.6.4)."""

    name = "dividend"
    kinds: ClassVar[tuple[type[Action], ...]] = (Dividend,)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return turn.revenue > 0

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(Family("dividend", turn.seat, [{"company": turn.company, "kind": (PAY, RETAIN)}]))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, Dividend)
        if action.kind not in (PAY, RETAIN):
            return [reason(state, "unknown-dividend", "5.6.3", kind=action.kind)]
        return []

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Dividend)
        company = turn.company
        if action.kind == PAY:
            pay_out(state, company, turn.revenue, events)
            move_price(state, company, state.facts.market.right(state.cell(company)), events)
        else:
            retain(state, company, turn.revenue, events)
        next_step(state, turn)

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        """No revenue: nothing can be declared, and the token moves left."""
        retain(state, turn.company, 0, events)


def pay_out(state: State, company: str, revenue: int, events: list[Event]) -> None:
    """Players for their shares, the treasury for those in the pool, the bank keeps the rest (1830-5.6.2)."""
    per_share = revenue // state.corporation(company).shares
    events.append(Event("dividend-paid", {"company": company, "revenue": revenue, "per_share": per_share}))
    for owner, count in list(state.shares[company].items()):
        if owner == POOL:
            state.pay(BANK, company, per_share * count, events, "dividend")
        elif owner != IPO:
            state.pay(BANK, owner, per_share * count, events, "dividend")


def retain(state: State, company: str, revenue: int, events: list[Event]) -> None:
    """The whole revenue goes to the treasury (1830-5.6.3)."""
    events.append(Event("revenue-retained", {"company": company, "revenue": revenue}))
    state.pay(BANK, company, revenue, events, "revenue")
    move_price(state, company, state.facts.market.left(state.cell(company)), events)
