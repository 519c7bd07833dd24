"""When a company is afloat, and the money it begins with (1830-4.7)."""

from collections.abc import Callable

import msgspec

from highiron.core.events import Event
from highiron.core.ids import BANK
from highiron.core.shares import is_afloat, keeps_own_shares
from highiron.core.state import State
from highiron.steps.frames import StockRound

Follows = Callable[[State, str, list[Event]], None]


def nothing_more(state: State, company: str, events: list[Event]) -> None:
    """Most companies get nothing but their capital when they float."""


class Floats:
    """Floats companies that are due; full capital at once or at the end of the round, unless the shares bring it."""

    def __init__(
        self,
        capital_at_round_end: bool = False,
        then: Follows = nothing_more,
        afloat: Callable[[State, str], bool] = is_afloat,
    ) -> None:
        self.capital_at_round_end = capital_at_round_end
        self.afloat = afloat  # whether enough shares are sold
        self.then = then  # what a company gets besides its capital

    def check(self, state: State, company: str, events: list[Event]) -> None:
        if company in state.floated or not self.afloat(state, company):
            return
        state.floated = (*state.floated, company)
        events.append(Event("floated", {"company": company}))
        self.then(state, company, events)
        if keeps_own_shares(state, company):
            return  # the shares themselves bring the money (1846-4.3.1)
        frame = state.frames[0]
        if self.capital_at_round_end and isinstance(frame, StockRound):
            owed = msgspec.structs.replace(frame, unpaid=(*frame.unpaid, company))
            state.frames = (owed, *state.frames[1:])
        else:
            pay_capital(state, company, events)


def pay_capital(state: State, company: str, events: list[Event]) -> None:
    """Full capital: ten times par (1830-4.7.2)."""
    amount = state.pars[company] * state.charter(company).shares
    state.pay(BANK, company, amount, events, "capital")
