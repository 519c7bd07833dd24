"""The pointy-topped hexagon: corners, middles of edges, and where each hex of a map stands."""

import math
from typing import Final

from highiron.core.geometry import Layout
from highiron.pictures.svg import Point

SIZE: Final = 50.0  # from the centre to a corner
APOTHEM: Final = SIZE * math.sqrt(3) / 2  # from the centre to the middle of an edge


def direction(edge: float) -> Point:
    """Unit vector towards an edge; 0.5 is the corner between edges 0 and 1. Edge 0 is south-west, then clockwise."""
    angle = math.radians(120 + 60 * edge)
    return math.cos(angle), math.sin(angle)


def towards(edge: float, distance: float) -> Point:
    x, y = direction(edge)
    return x * distance, y * distance


def edge_middle(edge: int) -> Point:
    return towards(edge, APOTHEM)


def edge_ends(edge: int, size: float = SIZE) -> tuple[Point, Point]:
    """The two corners of an edge."""
    return towards(edge - 0.5, size), towards(edge + 0.5, size)


def corners(size: float = SIZE) -> list[Point]:
    return [towards(edge + 0.5, size) for edge in range(6)]


def turned(point: Point, turns: int) -> Point:
    """The point after turning clockwise by so many edges."""
    angle = math.radians(60 * turns)
    x, y = point
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def hex_centre(layout: Layout, hex_id: str) -> Point:
    """Where a hex of a map with this layout stands: a column is half as wide as a hex."""
    column, row = layout.position(hex_id)
    return column * APOTHEM, row * SIZE * 1.5


def depth_inside(point: Point) -> float:
    """How far inside the hexagon the point lies; negative outside."""
    x, y = point
    reach = max(abs(x), abs(x) / 2 + abs(y) * math.sqrt(3) / 2)
    return APOTHEM - reach
