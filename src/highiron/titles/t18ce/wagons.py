"""Wagon sets: how many a company has, and the one that may run as a train once (18CE-1.6, 18CE-2.9)."""

from typing import Final

from highiron.core.state import State

WAGON: Final = "wagon"  # what freight trains take, as the route solver names it
PRICE: Final = 80  # 18CE-12.6
WAGON_TRAIN: Final = "1"  # F's wagon run as a train
_F: Final = "p:F"


def wagons_of(state: State, company: str) -> int:
    return state.wagons.get(company, 0)


def add_wagons(state: State, company: str, count: int) -> None:
    """Give or take away wagon sets."""
    left = {**state.wagons, company: wagons_of(state, company) + count}
    assert left[company] >= 0, "nobody gives wagons that are not there"
    state.wagons = {owner: has for owner, has in left.items() if has}


def runs_as_train(state: State, company: str) -> bool:
    """Whether one of its wagons may be used as a train of level 1: F's, in the first round that it operates in.

    Not once it has sold its wagons (18CE-19.43).
    """
    return state.markers.get(_F, ("", ""))[1] == company and wagons_of(state, company) > 0


def end_first_round(state: State) -> None:
    """F's wagon is a wagon only from now on."""
    company = state.markers.get(_F, ("", ""))[1]
    if company and company in state.operated:
        del state.markers[_F]
