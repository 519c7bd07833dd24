"""Wagons of later eras beside the boxes of Chapter 0: containers and refrigerated wagons (18CE+-17)."""

from typing import Final

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.families import Box
from highiron.core.ids import DEPOT
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash
from highiron.steps.frames import OperatingTurn
from highiron.titles.t18ce.eurasia.ledger import KINDS, enter
from highiron.titles.t18ce.eurasia.settlement import kinds_of
from highiron.titles.t18ce.eurasia.world import is_on
from highiron.titles.t18ce.frames import BuyWagon
from highiron.titles.t18ce.trains import Wagons
from highiron.titles.t18ce.wagons import PRICE

CONTAINER, COLD = 120, 160
PHASES: Final = {CONTAINER: "7", COLD: "8"}  # the phases that bring them; the price tells the kind


class EurasianWagons(Wagons):
    """The bank sells one more kind with phase 7, and one with phase 8."""

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        found = super().boxes(state, turn)
        if found:
            cash = state.cash[turn.company]
            found += [
                {"company": turn.company, "source": DEPOT, "price": price} for price in kinds(state) if price <= cash
            ]
        return found

    def explain(self, state: State, turn: OperatingTurn, action: Action) -> list[Reason]:
        assert isinstance(action, BuyWagon)
        if action.source != DEPOT or action.price not in PHASES or not is_on(state, "new_wagons"):
            return super().explain(state, turn, action)
        company, price = turn.company, action.price
        reasons: list[Reason] = []
        if not self.money.spends_freely(state, company):
            reasons.append(reason(state, "train-comes-first", "train-first", company=company))
        if not self.has_room(state, company):
            reasons.append(reason(state, "at-wagon-limit", "wagons", company=company, limit=self.most(state)))
        if price not in kinds(state):
            reasons.append(reason(state, "wagon-not-yet", "new-wagons", price=price, phase=PHASES[price]))
        return reasons + short_of_cash(state, company, price, "new-wagons")

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        super().complete(state, proposal, events)
        assert isinstance(proposal, BuyWagon)
        if proposal.source == DEPOT and proposal.price != PRICE:
            containers, cold = kinds_of(state, proposal.company)
            containers, cold = containers + (proposal.price == CONTAINER), cold + (proposal.price == COLD)
            enter(state, KINDS, proposal.company, f"{containers}:{cold}")


def kinds(state: State) -> list[int]:
    """Prices of the kinds that are sold besides boxes."""
    if not is_on(state, "new_wagons"):
        return []
    return [price for price, phase in PHASES.items() if state.phase >= state.facts.phase_index[phase]]
