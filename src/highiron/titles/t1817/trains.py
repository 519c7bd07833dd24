"""Trains in 1817: who pays, who trades with whom, and the one that is exported (1817-5.41 to 1817-5.62)."""

from typing import Final

from highiron.core.events import Event, Reason
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.depot import export_train
from highiron.steps.money import MoneyPolicy
from highiron.titles.t1817.expansion import begin_phase
from highiron.titles.t1817.loans import LOAN, may_borrow
from highiron.titles.t1817.zones import is_red

FIRST_TRAIN: Final = "2"  # sold in the first operating round alone


class Treasury(MoneyPolicy):
    """Nobody has to buy a train, and nobody helps; loans do (1817-5.45)."""

    def hopes(self, state: State, company: str) -> int:
        return state.cash[company] + LOAN * may_borrow(state, company)


def kept(state: State, owner: str, train: str) -> list[Reason]:
    """No train of a company in liquidation is for sale, and none with one run left (1817-5.43, 1817-5.44)."""
    if is_red(state, owner):
        return [reason(state, "train-not-for-sale", "train-deals", train=train, source=owner, why="red", offers=[])]
    if state.is_obsolete(train):
        return [
            reason(state, "train-not-for-sale", "obsolete-trains", train=train, source=owner, why="obsolete", offers=[])
        ]
    return []


def idle_trains_stand(state: State) -> bool:
    """Whether companies in liquidation have trains, or had some when nobody bought them (1817-13.19).

    Nobody can buy these, but 18xx.games asks whether a company buys until they would have been scrapped.
    """
    trains = [train for company in state.floated if is_red(state, company) for train in state.trains[company]]
    trains += [train for train in state.scrapped if state.facts.trains[train].rusts_on not in state.sold_trains]
    return any(not state.is_obsolete(train) for train in trains)


def export(state: State, events: list[Event]) -> None:
    """After every operating round the top train leaves, after the first one all 2-trains (1817-5.59, 1817-5.60)."""
    if state.depot[FIRST_TRAIN]:
        state.depot[FIRST_TRAIN] = 0
        events.append(Event("first-trains-gone", {"train": FIRST_TRAIN}))
        return
    first = export_train(state, events)
    if first:
        begin_phase(state, first, events)


def scrap_trains(state: State, company: str, events: list[Event]) -> None:
    """The trains of a company that nobody bought leave the game (1817-6.50)."""
    trains = state.trains[company]
    if trains:
        state.trains[company] = ()
        state.scrapped = (*state.scrapped, *trains)
        events.append(Event("trains-scrapped", {"company": company, "trains": list(trains)}))
