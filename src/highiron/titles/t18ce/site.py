"""Traces of 18CE: what its states have besides those of most titles. No other site has the title."""

from typing import Any

from highiron.core.state import State
from highiron.records.site import Ids, Site


class Site18CE(Site):
    """Wagons of companies and debts of players."""

    def amend(self, state: State, ids: Ids, keys: dict[str, Any]) -> None:
        for company, count in state.wagons.items():
            keys[f"company/{company}/wagons"] = count
        for seat, player in ids.items():
            if seat in state.loans:
                keys[f"player/{player}/debt"] = state.loans[seat]
        if state.exported:
            keys["exported"] = list(state.exported)


SITE = Site18CE()
