"""Lines of track: straights, arcs and bends, each with the points it runs through."""

import math
from typing import NamedTuple

from highiron.pictures.hexagon import APOTHEM, SIZE, direction, edge_middle, towards, turned
from highiron.pictures.svg import Point, number

_STEPS = 24


class Curve(NamedTuple):
    """A line of track. `points` follow it at even steps, for measuring and for drawing a piece of it."""

    path: str
    points: tuple[Point, ...]

    def at(self, share: float) -> tuple[Point, float]:
        """The point at that share of the way, and the direction there in degrees."""
        index = min(round(share * _STEPS), _STEPS - 1)
        (ax, ay), (bx, by) = self.points[max(index - 1, 0)], self.points[index + 1]
        return self.points[index], math.degrees(math.atan2(by - ay, bx - ax))

    def turned(self, turns: int) -> tuple[Point, ...]:
        return tuple(turned(point, turns) for point in self.points)


def between_edges(first: int, second: int) -> Curve:
    """From edge to edge: straight, a gentle curve or a sharp one, square to both edges."""
    start, end = edge_middle(first), edge_middle(second)
    apart = (second - first) % 6
    if apart == 3:
        return straight(start, end)
    clockwise = apart < 3
    # The lines of both edges meet in the centre of the circle: a corner of the hex, or the centre of the hex beyond.
    gap = min(apart, 6 - apart)
    radius, distance = (SIZE / 2, SIZE) if gap == 1 else (SIZE * 1.5, APOTHEM * 2)
    middle = first + gap / 2 if clockwise else first - gap / 2
    centre = towards(middle, distance)
    path = f"M{_xy(start)}{_arc(radius, clockwise)}{_xy(end)}"
    begin = math.atan2(start[1] - centre[1], start[0] - centre[0])
    sweep = math.radians(120 if gap == 1 else 60) * (-1 if clockwise else 1)
    points = tuple(
        (
            centre[0] + radius * math.cos(begin + sweep * i / _STEPS),
            centre[1] + radius * math.sin(begin + sweep * i / _STEPS),
        )
        for i in range(_STEPS + 1)
    )
    return Curve(path, points)


def along_edges(first: int, second: int, until: Point) -> str:
    """Path data of the line between two edges from the first one up to a point on it."""
    apart = (second - first) % 6
    radius = SIZE / 2 if apart in (1, 5) else SIZE * 1.5
    return f"M{_xy(edge_middle(first))}{'L' if apart == 3 else _arc(radius, apart < 3)}{_xy(until)}"


def _arc(radius: float, clockwise: bool) -> str:
    return f"A{number(radius)} {number(radius)} 0 0 {0 if clockwise else 1} "


def straight(start: Point, end: Point) -> Curve:
    points = tuple(
        (start[0] + (end[0] - start[0]) * i / _STEPS, start[1] + (end[1] - start[1]) * i / _STEPS)
        for i in range(_STEPS + 1)
    )
    return Curve(f"M{_xy(start)}L{_xy(end)}", points)


def edge_to_point(edge: int, end: Point) -> Curve:
    """From an edge to a stop: leaves square to the edge and bends only when the stop stands aside."""
    start = edge_middle(edge)
    ux, uy = direction(edge)
    aside = abs(end[0] * uy - end[1] * ux)
    if aside < 1:
        return straight(start, end)
    reach = math.dist(start, end) * 0.5
    bend = (start[0] - ux * reach, start[1] - uy * reach)
    points = []
    for i in range(_STEPS + 1):
        t = i / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return Curve(f"M{_xy(start)}Q{_xy(bend)} {_xy(end)}", tuple(points))


def piece(points: list[Point]) -> str:
    """Path data through some points of a curve."""
    return "M" + "L".join(_xy(point) for point in points)


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
