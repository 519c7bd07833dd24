"""What holds in every position of 1846, and who is a railway in it."""

from highiron.core.ids import BANK
from highiron.core.laws import (
    bankrupts_own_no_private,
    nobody_is_short,
    nobody_owes,
    owned_by,
    pools_are_limited,
    presidents_hold_most,
)
from highiron.core.state import State

_INDEPENDENTS_DO = ("lay_tile", "place_token", "run_trains")


def may_act(state: State, name: str, kind: str) -> bool:
    """Independent railways lay track and run; everything else is for corporations in the game (1846-2.2.4)."""
    if name in state.shares:
        return True
    return kind in _INDEPENDENTS_DO and name in state.trains and name in state.facts.privates


def railways_own(state: State) -> list[str]:
    """An independent has money and a train until it closes or goes up in the corporation that buys it (1846-2.2.4)."""
    keepers = (BANK, *state.facts.seats)
    independents = {
        private
        for private, owner in state.privates.items()
        if owner in keepers and state.facts.privates[private].operates
    }
    return owned_by(state, {*state.shares, *independents})


LAWS = (
    nobody_owes,
    nobody_is_short,
    railways_own,
    pools_are_limited,
    presidents_hold_most,
    bankrupts_own_no_private,
)
