"""How a train goes through a hex: the line of each piece of track, for drawing runs."""

from highiron.core.tiles import EDGES, FIRST_STOP, JUNCTION, Shape
from highiron.pictures.curves import along_edges, between_edges, edge_to_point, straight
from highiron.pictures.places import stop_places
from highiron.pictures.svg import Point

_MIDDLE: Point = (0.0, 0.0)


def ways(shape: Shape) -> list[str]:
    """Path data for each of the shape's paths, from its first end to its second."""
    return [_way(shape, first, second) for first, second in shape.paths]


def _way(shape: Shape, first: int, second: int) -> str:
    if second < EDGES:
        return between_edges(first, second).path
    end = _spot(shape, second)
    if first >= EDGES:
        return straight(_spot(shape, first), end).path
    if second >= FIRST_STOP and stop_places(shape)[second - FIRST_STOP].on_track:
        # A town on its way lies on the curve between its two edges.
        other = next(edge for edge in shape.stop_edges[second - FIRST_STOP] if edge != first)
        return along_edges(first, other, end)
    return edge_to_point(first, end).path


def _spot(shape: Shape, end: int) -> Point:
    return _MIDDLE if end == JUNCTION else stop_places(shape)[end - FIRST_STOP].centre
