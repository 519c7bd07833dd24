"""Companies that may be started: those whose first year has come (18CE+-4)."""

from highiron.core.actions import Action, Par
from highiron.core.events import Reason
from highiron.core.families import Box
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.frames import StockRound
from highiron.titles.t18ce.eurasia.world import board, may_start
from highiron.titles.t18ce.stock import Starts


class EurasianStarts(Starts):
    """A director share is not sold before its year."""

    def boxes(self, state: State, turn: StockRound, first: bool = False) -> list[Box]:
        found = [box for box in super().boxes(state, turn) if may_start(state, box["company"])]
        return found[:1] if first else found

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        reasons = super().explain(state, turn, action, current)
        assert isinstance(action, Par)
        company = action.company
        if company in state.facts.corporations and company not in state.pars and not may_start(state, company):
            year = int(board()["first_years"][company])
            reasons.append(reason(state, "company-not-yet", "first-years", company=company, year=year))
        return reasons
