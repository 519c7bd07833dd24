"""No-through marks: cells whose track lies in pieces, where the grid would offer a short cut that rails do not have."""

from collections import deque
from collections.abc import Mapping

from highiron.study.geo import Hex, Lattice
from highiron.study.network import Track, join_pieces

SHORTER = 3  # hops by which a way through the cell may be too short
THROUGH = 2  # hops over a cell, from a neighbour of one piece to a neighbour of another
FAR = 12  # hops after which nobody looks any farther


def no_through(track: Track, lattice: Lattice) -> list[Hex]:
    """Cells with pieces of track whose neighbours are more than three hops farther apart by rail than over the cell."""
    made = join_pieces(track, lattice)
    pieces: dict[Hex, list[int]] = {}
    for piece in sorted(made.links):
        if made.links[piece]:
            q, r = (int(value) for value in made.cells[piece])
            pieces.setdefault((q, r), []).append(piece)
    return [cell for cell, found in sorted(pieces.items()) if _has_short_cut(made.links, found)]


def _has_short_cut(links: Mapping[int, Mapping[int, int]], pieces: list[int]) -> bool:
    for at, one in enumerate(pieces[:-1]):
        away = hops(links, one)
        # From piece to piece by rail is as far as between their neighbours, and the two hops to and from them.
        if any(away.get(other, FAR) - THROUGH - THROUGH > SHORTER for other in pieces[at + 1 :]):
            return True
    return False


def hops(links: Mapping[int, Mapping[int, int]], start: int) -> dict[int, int]:
    """How many hex sides separate a piece from every other one, as far as twelve."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        if found[here] >= FAR:
            break
        for other in links[here]:
            if other not in found:
                found[other] = found[here] + 1
                waiting.append(other)
    return found
