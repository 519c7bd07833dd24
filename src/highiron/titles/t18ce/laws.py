"""What holds in every position of 18CE."""

from highiron.core.ids import POOL
from highiron.core.laws import nobody_is_short, nobody_owes, only_companies_own, pools_are_limited, presidents_hold_most
from highiron.core.state import State
from highiron.titles.t18ce.privates import E


def wagons_belong_to_companies(state: State) -> list[str]:
    """Only floated companies have wagons."""
    return [f"{owner} may not own wagons" for owner in state.wagons if owner not in state.floated]


def directors_hold_most(state: State) -> list[str]:
    """Unless an option lets a forced sale pass the director without effect (18CE-C5b)."""
    return [] if state.facts.options["forced_sale_director_change"] == "suspended" else presidents_hold_most(state)


def marker_of_e_stands(state: State) -> list[str]:
    """The E marker stands as long as nobody has had it removed (18CE-2.8)."""
    if E in state.privates and E not in state.board.stations:
        return ["the marker of E stands in Shanghai while E is a private"]
    return []


def nothing_lies_in_the_pool(state: State) -> list[str]:
    """Trains given up leave the game or go back to the supply (18CE-12.5)."""
    return ["no train lies in the pool"] if state.trains[POOL] else []


LAWS = (
    nobody_owes,
    nobody_is_short,
    only_companies_own,
    pools_are_limited,
    directors_hold_most,
    wagons_belong_to_companies,
    marker_of_e_stands,
    nothing_lies_in_the_pool,
)
