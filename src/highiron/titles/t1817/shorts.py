"""Shares sold short: how many there may be, how they come and go (1817-4.19 to 1817-4.27).

`state.shorts[company]` has the shorts of each seat, and those of a bankrupt player under the market's name. The shares
that were sold with them are shares like any other, so that all shares less all shorts are what the company issued.
"""

from highiron.core.events import Event
from highiron.core.ids import BANK, POOL
from highiron.core.state import State
from highiron.titles.t1817.zones import is_white


def shorts_of(state: State, company: str, owner: str) -> int:
    sold = state.shorts.get(company)
    return sold.get(owner, 0) if sold else 0


def open_shorts(state: State, company: str) -> int:
    """All shorts of the company, in the hands of players and in the market."""
    sold = state.shorts.get(company)
    return sum(sold.values()) if sold else 0


def short_cap(state: State, company: str) -> int:
    """Five; for a company of ten shares ten where it is played so (1817-4.20, 1817-9.1)."""
    return 10 if state.charter(company).shares == 10 and state.facts.options["short_cap_10"] == "10" else 5


def add_short(state: State, company: str, seat: str, events: list[Event]) -> None:
    """A pair leaves the supply: the share goes to the market as if sold, the short to the player (1817-4.19)."""
    price = state.price(company)
    state.shorts[company] = state.shorts.get(company, {})
    state.shorts[company][seat] = state.shorts[company].get(seat, 0) + 1
    state.shares[company][POOL] = state.shares[company].get(POOL, 0) + 1
    events.append(Event("share-shorted", {"seat": seat, "company": company, "price": price}))
    state.pay(BANK, seat, price, events, "shares")
    close_pairs(state, company, events)


def close_pairs(state: State, company: str, events: list[Event]) -> None:
    """A share and a short in one hand go back to the supply (1817-4.25, 1817-7.13)."""
    sold = state.shorts.get(company)
    if not sold:
        return
    held = state.shares[company]
    for owner in list(sold):
        loose = held.get(owner, 0)
        if owner == state.presidents.get(company, POOL):
            loose -= state.charter(company).president_shares  # that certificate closes nothing
        pairs = min(sold[owner], loose)
        if pairs <= 0:
            continue
        sold[owner] -= pairs
        held[owner] -= pairs
        events.append(Event("shorts-closed", {"owner": owner, "company": company, "count": pairs}))
        if not sold[owner]:
            del sold[owner]
        if not held[owner] and owner != POOL:
            del held[owner]
    if not sold:
        del state.shorts[company]


def bank_closes_shorts(state: State, events: list[Event]) -> None:
    """Before a stock round the bank buys treasury shares for shorts that lie in the market (1817-7.14)."""
    for company in state.floated:
        count = min(shorts_of(state, company, POOL), state.held(company, company))
        if count and is_white(state, company):
            state.pay(BANK, company, state.price(company) * count, events, "shares")
            state.move_shares(company, company, POOL, count)
            close_pairs(state, company, events)
