"""Lines on the sides of hexes: joined areas, barriers, and borders that cost something."""

from typing import NamedTuple

from highiron.core.geometry import Hex, Map
from highiron.pictures.hexagon import APOTHEM, SIZE, edge_ends, hex_centre, towards
from highiron.pictures.svg import Point, text_width


class Side(NamedTuple):
    """A line between two hexes in classes `hi-…`, the lower ones first; with the cost of track across it, if any."""

    between: tuple[str, str]
    kind: str
    classes: tuple[str, ...]
    ends: tuple[Point, Point]
    cost: int = 0
    middle: Point = (0.0, 0.0)
    width: float = 0.0  # of the box that says the cost


def sides(plan: Map) -> list[Side]:
    """All lines of a map; each barrier and each border once for both hexes."""
    joints: list[Side] = []
    walls: dict[frozenset[str], Side] = {}
    borders: dict[frozenset[str], Side] = {}
    for place in plan.hexes:
        for edge in place.joined:
            # Joined hexes are one place: the gap between them is filled.
            between, ends = _line(plan, place, edge, 1.2, 0.0)
            joints.append(Side(between, "joint", (f"joint-{place.shape.colour}",), ends))
        for edge in place.barriers:
            between, ends = _line(plan, place, edge, 4.0, 4.0)
            walls.setdefault(frozenset(between), Side(between, "wall", ("wall-edge", "wall"), ends))
        for edge, (kind, cost) in place.borders.items():
            between, ends = _line(plan, place, edge, 3.0, 3.0)
            (x, y), (mx, my) = hex_centre(plan.layout, place.id), towards(edge, APOTHEM)
            width = text_width(str(cost), 8, True) + 6
            border = Side(between, kind, (f"side-{kind}",), ends, cost, (x + mx, y + my), width)
            borders.setdefault(frozenset(between), border)
    return [*joints, *walls.values(), *borders.values()]


def _line(
    plan: Map, place: Hex, edge: int, inset: float, outwards: float
) -> tuple[tuple[str, str], tuple[Point, Point]]:
    """The hexes on both sides of an edge and a line along it, shorter by the inset at both ends."""
    x, y = hex_centre(plan.layout, place.id)
    ox, oy = towards(edge, outwards * APOTHEM / SIZE)
    (ax, ay), (bx, by) = edge_ends(edge, SIZE - inset)
    return (place.id, plan.layout.neighbour(place.id, edge)), ((x + ax + ox, y + ay + oy), (x + bx + ox, y + by + oy))
