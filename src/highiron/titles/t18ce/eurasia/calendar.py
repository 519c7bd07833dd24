"""Years: one operating round stands for five of them, and eras begin when their years do (18CE+-2, 18CE+-3)."""

from typing import Final

from highiron.core.state import State

FIRST_YEAR, YEARS, ROUNDS = 1825, 5, 40  # the last round holds 2024
ROUND: Final = "round"  # the note with the number of operating rounds begun so far
# era -> its last round, rounds in a set, the train that must have come when it begins, gangs
ERAS: Final = (
    ("I", 9, 2, "2", 1),
    ("II", 15, 3, "3", 2),
    ("III", 33, 3, "5", 2),
    ("IV", 40, 3, "7", 3),
)
# The last train that is sold in each era, none where all are: phases come one era early at most (18CE+-3).
AHEAD: Final = ("4", "6", "", "")


def rounds_begun(state: State) -> int:
    """Operating rounds so far, the present one included."""
    return int(state.notes.get(ROUND, 0))


def year_of(state: State) -> int:
    """The first of the five years of the present operating round, or of the next one."""
    return FIRST_YEAR + YEARS * max(0, rounds_begun(state) - 1)


def coming_year(state: State) -> int:
    """The first year of the next operating round: a stock round stands before it."""
    return FIRST_YEAR + YEARS * rounds_begun(state)


def era_at(number: int) -> int:
    """The era of an operating round, by its place."""
    return next((at for at, era in enumerate(ERAS) if number <= era[1]), len(ERAS) - 1)


def era_of(state: State) -> int:
    """The era of the present operating round."""
    return era_at(max(1, rounds_begun(state)))


def rounds_of_set(state: State) -> int:
    """Two rounds in the first era, three later, cut short where an era ends (18CE+-2)."""
    begun = rounds_begun(state)
    _, last, usual, _, _ = ERAS[era_at(begun + 1)]
    return max(1, min(usual, last - begun))


def gangs(state: State) -> int:
    """Tiles a company may lay or upgrade in a round (18CE+-5)."""
    return ERAS[era_of(state)][4]
