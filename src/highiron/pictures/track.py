"""Ground and track of a shape, at rotation 0: everything that turns with the tile."""

import math
from typing import NamedTuple

from highiron.core.tiles import EDGES, FIRST_STOP, JUNCTION, Shape
from highiron.pictures.curves import Curve, between_edges, edge_to_point, piece, straight
from highiron.pictures.hexagon import APOTHEM, SIZE, corners, depth_inside, direction, edge_middle, towards
from highiron.pictures.places import stop_places
from highiron.pictures.svg import Point, number, polygon, tag

_TILE_SIZE = SIZE - 1.5  # a laid tile is a little smaller than its hex, so that its edge shows
_HEX_SIZE = SIZE - 0.7
_ARROW = 22.0  # how far the arrow of an off-board area reaches in


class Line(NamedTuple):
    """A piece of track with the ends it joins: edges, and numbers from 6 on for junction and stops."""

    curve: Curve
    ends: tuple[int, ...]


def ground(shape: Shape, laid: bool) -> str:
    """The coloured hexagon; a laid tile has an edge, an off-board area a hatching."""
    if laid:
        return polygon(corners(_TILE_SIZE), f"hi-tile hi-{shape.colour}")
    body = polygon(corners(_HEX_SIZE), f"hi-{shape.colour}")
    if shape.colour == "red":
        body += tag("path", d=_hatching(), class_="hi-hatch")
    elif shape.colour == "blue":
        ripples = "".join(
            f"M{x} {y}q5 -6 10 0t10 0t10 0" for x, y in ((-30, -14), (4, 0), (-26, 14), (-4, -28), (-8, 28))
        )
        body += tag("path", d=ripples, class_="hi-ripple")
    return body


def _hatching() -> str:
    """Falling lines across the hexagon, cut at its border."""
    lines = ""
    for middle in range(-70, 71, 14):
        spots = [(middle / 2 + step, step - middle / 2) for step in range(-60, 61)]
        inside = [spot for spot in spots if depth_inside(spot) >= 0.6]
        if len(inside) > 1:
            lines += piece([inside[0], inside[-1]])
    return lines


def lines_of(shape: Shape) -> list[Line]:
    """All track of the shape. A town on its way is passed in one curve; off-board areas have arrows instead."""
    places = stop_places(shape)
    lines: list[Line] = []
    seen: set[tuple[int, int]] = set()
    for first, second in shape.paths:
        if second < EDGES:
            lines.append(Line(between_edges(first, second), (first, second)))
            continue
        if second == JUNCTION:
            lines.append(Line(edge_to_point(first, (0.0, 0.0)), (first, second)))
            continue
        stop = second - FIRST_STOP
        place = places[stop]
        key = (first, place.same_as)
        if key in seen or shape.stops[stop].is_offboard:
            continue
        seen.add(key)
        if place.on_track:
            edges = shape.stop_edges[stop]
            if first == edges[0]:
                lines.append(Line(between_edges(*edges), (*edges, second)))
        elif first >= EDGES:
            start = (0.0, 0.0) if first == JUNCTION else places[first - FIRST_STOP].centre
            lines.append(Line(straight(start, place.centre), (first, second)))
        else:
            lines.append(Line(edge_to_point(first, place.centre), (first, FIRST_STOP + place.same_as)))
    return lines


def track(shape: Shape) -> str:
    """All track: casings first so that joining lines melt together, then bridges where lines only cross."""
    lines = lines_of(shape)
    if not lines and not any(stop.is_offboard for stop in shape.stops):
        return ""
    paths = "".join(line.curve.path for line in lines)
    body = ""
    if lines:
        body = tag("path", d=paths, class_="hi-casing") + tag("path", d=paths, class_="hi-rail")
    if any(JUNCTION in line.ends for line in lines):
        body += tag("circle", r=3.0, class_="hi-pip")
    for i, under in enumerate(lines):
        for over in lines[i + 1 :]:
            if not set(under.ends) & set(over.ends):
                body += _bridge(under, over, lines)
    return body + _arrows(shape)


def _bridge(under: Line, over: Line, lines: list[Line]) -> str:
    """Where two lines cross that do not join: a short casing along the upper one cuts the lower one."""
    distance, at = min((math.dist(p, q), i) for i, p in enumerate(over.curve.points) for q in under.curve.points)
    if distance > 2.5:
        return ""
    crossing = over.curve.points[at]
    body = tag("path", d=piece(_near(over.curve, crossing, 9.0)), class_="hi-casing")
    for line in lines:
        # Whatever joins the upper line here was cut as well, and is mended.
        if line is over or (line is not under and set(line.ends) & set(over.ends)):
            part = _near(line.curve, crossing, 13.0)
            if len(part) > 1:
                body += tag("path", d=piece(part), class_="hi-rail")
    return body


def _near(curve: Curve, spot: Point, reach: float) -> list[Point]:
    return [point for point in curve.points if math.dist(point, spot) <= reach]


def _arrows(shape: Shape) -> str:
    """Wedges from the edge inwards: track that leaves the board."""
    body = ""
    for first, second in shape.paths:
        if second >= FIRST_STOP and first < EDGES and shape.stops[second - FIRST_STOP].is_offboard:
            x, y = edge_middle(first)
            ux, uy = direction(first)
            tip = (x - ux * _ARROW, y - uy * _ARROW)
            side = 5.0
            body += polygon([(x - uy * side, y + ux * side), (x + uy * side, y - ux * side), tip], "hi-arrow")
    return body


def arrow_points(edge: int) -> list[Point]:
    """What an arrow covers, for finding free room."""
    return [towards(edge, APOTHEM - step) for step in range(0, int(_ARROW), 3)]


def towns(shape: Shape) -> str:
    """Bars across the track, and dots for towns without track or with many lines."""
    body = ""
    for index, place in enumerate(stop_places(shape)):
        if shape.stops[index].kind != "town" or place.same_as != index:
            continue
        x, y = place.centre
        if place.on_track:
            turn = f"translate({number(x)} {number(y)}) rotate({number(place.angle)})"
            body += tag("rect", x=-3.6, y=-9.5, width=7.2, height=19, class_="hi-town", transform=turn)
        else:
            body += tag("circle", cx=x, cy=y, r=6.0, class_="hi-town")
    return body
