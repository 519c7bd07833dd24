"""Names of the things in a game. Everything is keyed by these plain values; no object points at another."""

from typing import Final

# An owner is a seat ("A" to "L"), a company id ("PRR"), or one of the places below.
BANK: Final = "bank"
IPO: Final = "ipo"
POOL: Final = "pool"
DEPOT: Final = "depot"

SEATS: Final = "ABCDEFGHIJKL"

# The reach of a train that may visit any number of stops.
UNLIMITED: Final = 99


def seat_names(count: int) -> tuple[str, ...]:
    """The seats of a table with so many players, clockwise."""
    return tuple(SEATS[:count])
