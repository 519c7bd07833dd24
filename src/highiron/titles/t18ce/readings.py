"""What players of 18CE look at besides the usual figures: wagons of companies, and debts."""

from typing import Final

from highiron.core.events import Reading
from highiron.core.rules import Chart
from highiron.core.state import State
from highiron.titles.t18ce.wagons import wagons_of


def readings(state: State) -> list[Reading]:
    """Wagons (18CE-2.9, 18CE-12.4) and what is owed to the bank (18CE-13.6)."""
    wagons = [Reading(company, "wagons", {"count": wagons_of(state, company)}) for company in state.wagons]
    return [*wagons, *(Reading(debtor, "debt", {"amount": owed}) for debtor, owed in state.loans.items())]


def wagons(state: State) -> dict[str, int]:
    """Of each company in play (18CE-2.9)."""
    return {company: wagons_of(state, company) for company in state.market}


def debts(state: State) -> dict[str, int]:
    """What companies in play and players owe the bank (18CE-13.6)."""
    return {debtor: state.loans.get(debtor, 0) for debtor in (*state.market, *state.facts.seats)}


CHARTS: Final = (Chart("wagons", wagons), Chart("debts", debts, money=True))
