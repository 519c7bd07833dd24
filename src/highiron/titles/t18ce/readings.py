"""What players of 18CE look at besides the usual figures: wagons of companies, and debts."""

from highiron.core.events import Reading
from highiron.core.state import State
from highiron.titles.t18ce.wagons import wagons_of


def readings(state: State) -> list[Reading]:
    """Wagons (18CE-2.9, 18CE-12.4) and what is owed to the bank (18CE-13.6)."""
    wagons = [Reading(company, "wagons", {"count": wagons_of(state, company)}) for company in state.wagons]
    return [*wagons, *(Reading(debtor, "debt", {"amount": owed}) for debtor, owed in state.loans.items())]
