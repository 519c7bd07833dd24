"""The tokens of a company: how many it has, and those that it has to buy (1817-2.3, 1817-4.44)."""

from typing import Final

from highiron.core.events import Event
from highiron.core.facts import Charter
from highiron.core.ids import BANK
from highiron.core.state import State

TOKEN: Final = 50  # what one costs (1817-4.44)
MOST_TOKENS: Final = 8
REQUIRED: Final = {2: 0, 5: 1, 10: 3}  # size -> tokens that a new company has to buy


def token_count(state: State, company: str) -> int:
    """Its tokens on map and charter."""
    return len(state.charter(company).token_prices)


def set_tokens(state: State, company: str, count: int) -> None:
    """So many in all, placed ones included; placing one is free (1817-5.20)."""
    old = state.charter(company)
    state.set_charter(company, Charter(old.shares, old.president_shares, old.home, old.home_stop, (0,) * count))


def add_tokens(state: State, company: str, count: int) -> None:
    """More tokens for its charter, up to eight in all (1817-2.3)."""
    set_tokens(state, company, min(MOST_TOKENS, token_count(state, company) + count))


def set_size(state: State, company: str, shares: int) -> None:
    """The company has so many shares from now on."""
    old = state.charter(company)
    state.set_charter(company, Charter(shares, old.president_shares, old.home, old.home_stop, old.token_prices))


def buy_tokens(state: State, company: str, count: int, events: list[Event]) -> None:
    """Pay for tokens; the caller knows that the treasury can."""
    state.pay(company, BANK, TOKEN * count, events, "token")
    add_tokens(state, company, count)
    events.append(Event("tokens-bought", {"company": company, "count": count}))
