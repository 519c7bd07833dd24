"""Names of the things in a game. Everything is keyed by these plain values; no object points at another."""

from typing import Final

# An owner is a seat ("A" to "L"), a company ("PRR"), a private ("SV") or one of the places below. All of them share one
# namespace, so an id alone says whose something is; `check_owners` keeps it so.
BANK: Final = "bank"
IPO: Final = "ipo"
POOL: Final = "pool"
DEPOT: Final = "depot"

SEATS: Final = "ABCDEFGHIJKL"

# The reach of a train that may visit any number of stops.
UNLIMITED: Final = 99


PLACES: Final = (BANK, IPO, POOL, DEPOT)

_KINDS: Final = ("c:", "p:")  # company, private


def printed(owner: str) -> str:
    """What stands on certificates: the id of a company or private without the kind that it may carry."""
    return owner[2:] if owner[:2] in _KINDS else owner


def check_owners(seats: tuple[str, ...], corporations: tuple[str, ...], privates: tuple[str, ...]) -> None:
    """No two owners of a title have the same id.

    Where certificates say the same (a company H beside seat H, a company and a private ME), the id carries its kind:
    `c:H`, `p:ME`. People see it only in the example of a name to type: whatever else is shown is `printed`.
    """
    taken: dict[str, str] = {}
    for kind, owners in (("place", PLACES), ("seat", seats), ("company", corporations), ("private", privates)):
        for owner in owners:
            if owner in taken:
                shown = f"{kind[0]}:{owner}"
                raise ValueError(f"{owner!r} is both a {taken[owner]} and a {kind}; give the {kind} the id {shown!r}")
            taken[owner] = kind


def seat_names(count: int) -> tuple[str, ...]:
    """The seats of a table with so many players, clockwise."""
    return tuple(SEATS[:count])
