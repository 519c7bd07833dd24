"""What a company on sale costs and what players can bid for it (1817-6.31 to 1817-6.38)."""

from typing import Final

from highiron.core.state import State
from highiron.titles.t1817.frames import Sale
from highiron.titles.t1817.loans import LOAN, loan_limit, loans_left, loans_of
from highiron.titles.t1817.zones import is_white

STEP: Final = 10  # bids are multiples of it, and rise by it at least (1817-6.34)

LIQUIDATION: Final = "liquidation"
TAKEOVER: Final = "takeover"
FRIENDLY: Final = "friendly"


def up_to_step(price: int) -> int:
    """The least multiple of ten that is not below the price."""
    return -(-price // STEP) * STEP


def least_first_bid(state: State, target: str, kind: str) -> int:
    """Ten dollars, or in a friendly sale what its shares are worth (1817-6.34)."""
    if kind != FRIENDLY:
        return STEP
    price = state.price(target) * state.charter(target).shares
    return up_to_step(price) if state.facts.options["friendly_min_bid"] == "ceil10" else price


def least_bid(state: State, target: str, kind: str, standing: int) -> int:
    """The least that may be bid now (1817-6.34)."""
    return up_to_step(standing + STEP) if standing else least_first_bid(state, target, kind)


def compensation(state: State, target: str, kind: str) -> int:
    """What the bank pays for treasury shares in a friendly sale (1817-6.40)."""
    return state.held(target, target) * state.price(target) if kind == FRIENDLY else 0


def most_of_company(state: State, company: str, target: str, kind: str) -> int:
    """The most that the company can pay, with all loans that it could have in the end (1817-6.37)."""
    taken_over = loans_of(state, target)
    more = min(loan_limit(state, company) - loans_of(state, company), loans_left(state) + taken_over)
    return state.cash[company] + LOAN * (more - taken_over) + state.cash[target] + compensation(state, target, kind)


def eligible(state: State, seat: str, target: str) -> list[str]:
    """White companies that the player directs, other than the target (1817-6.31)."""
    return [
        company
        for company, president in state.presidents.items()
        if president == seat and company != target and is_white(state, company)
    ]


def able_buyers(state: State, seat: str, target: str, kind: str, price: int) -> list[str]:
    """The player's companies that can pay that price (1817-6.38)."""
    return [c for c in eligible(state, seat, target) if most_of_company(state, c, target, kind) >= price]


def most_of_player(state: State, seat: str, target: str, kind: str) -> int:
    """The best over the player's companies; 0 without any (1817-6.37)."""
    return max((most_of_company(state, c, target, kind) for c in eligible(state, seat, target)), default=0)


def possible_bids(state: State, sale: Sale, seat: str, standing: int) -> tuple[int, int]:
    """The least and the most that the player may bid now; the most is below the least when he may not.

    The target's own president may only raise by the least step (1817-6.36).
    """
    least = least_bid(state, sale.company, sale.kind, standing)
    most = most_of_player(state, seat, sale.company, sale.kind)
    if state.presidents.get(sale.company) == seat:
        most = min(most, least)
    return least, most


def bidders(state: State, target: str, kind: str, first: str) -> tuple[str, ...]:
    """Who could open the bidding, beginning on the left of the target's president (1817-6.35)."""
    least = least_first_bid(state, target, kind)
    around = state.seats_from(first)
    return tuple(
        seat
        for seat in (*around[1:], around[0])
        if seat not in state.bankrupt and most_of_player(state, seat, target, kind) >= least
    )
