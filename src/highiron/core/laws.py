"""Laws of a position that a title may keep or change; the conformance suite asks the rules for them.

What holds in all titles (money, shares, tiles and cards neither appear nor vanish) stands in the suite itself.
"""

from collections.abc import Callable

from highiron.core.ids import BANK, POOL
from highiron.core.state import State

Law = Callable[[State], list[str]]  # what must hold in every position; a sentence for each breach


def nobody_owes(state: State) -> list[str]:
    """Only the bank has cash below zero."""
    return [f"{owner} has no cash below zero" for owner, cash in state.cash.items() if cash < 0 and owner != BANK]


def only_companies_own(state: State) -> list[str]:
    """Besides players and bank the companies in the game have money, and they alone have trains."""
    return owned_by(state, set(state.shares))


def owned_by(state: State, railways: set[str]) -> list[str]:
    """Money and trains belong to these railways, to players and to the house."""
    broken: list[str] = []
    if set(state.cash) != {BANK, *state.facts.seats, *railways}:
        broken.append("money belongs to those in the game")
    if set(state.trains) != {POOL, *railways}:
        broken.append("trains belong to those in the game")
    return broken


def pools_are_limited(state: State) -> list[str]:
    """The pool holds half of a company at most, unless a bankruptcy has filled it (1830-4.2.3)."""
    if state.bankrupt:
        return []
    return [
        f"the pool's limit holds for {company}"
        for company, held in state.shares.items()
        if held.get(POOL, 0) > state.charter(company).shares // 2
    ]


def presidents_hold_most(state: State) -> list[str]:
    """A started company has a president with the certificate and most shares, unless a bankrupt left it (1846-5.7)."""
    broken: list[str] = []
    for company, held in state.shares.items():
        president = state.presidents.get(company)
        if president is None:
            if company in state.pars and not state.bankrupt:
                broken.append(f"{company} has started and has a president")
            continue
        if held.get(president, 0) < state.charter(company).president_shares:
            broken.append(f"{company}'s president has the certificate")
        if held.get(president, 0) < max(held.get(seat, 0) for seat in state.facts.seats):
            broken.append(f"{company}'s president holds most")
    return broken


def nobody_is_short(state: State) -> list[str]:
    """Nobody has sold shares without having them."""
    return ["nobody sells what is not there"] if any(any(sold.values()) for sold in state.shorts.values()) else []


def bankrupts_own_no_private(state: State) -> list[str]:
    """A bankrupt player has no private, if the game goes on without."""
    owners = () if state.ended else state.privates.values()
    return [f"{seat} is bankrupt and owns no private" for seat in state.bankrupt if seat in owners]


USUAL_LAWS: tuple[Law, ...] = (
    nobody_owes,
    nobody_is_short,
    only_companies_own,
    pools_are_limited,
    presidents_hold_most,
    bankrupts_own_no_private,
)
