"""Hexes with two linked stops that a run passes only by meeting both (18CE gap 15), where a title says so.

Every edge of such a hex leads to either stop: a run that comes in meets one of them, may end there, and leaves the hex
only after it has gone on to the other by the link.
"""

from highiron.core.route_rules import RouteRules
from highiron.core.tiles import EDGES, Shape


def is_pair(rules: RouteRules, shape: Shape) -> bool:
    return rules.meets_both and len(shape.links) == 1 and len(shape.stops) == 2


def edges_of(shape: Shape) -> tuple[int, ...]:
    return tuple([edge for edge in range(EDGES) if shape.exits >> edge & 1])


def link_way(shape: Shape, stop: int) -> int:
    """The end of the link at that stop."""
    return next(way for way in shape.stop_edges[stop] if way >= EDGES)


def stops_at(rules: RouteRules, shape: Shape, way: int) -> tuple[int, ...]:
    """The stops that a run meets first when it comes by this way."""
    return (0, 1) if way < EDGES and is_pair(rules, shape) and shape.exits >> way & 1 else shape.edge_stops[way]


def ways_on(rules: RouteRules, shape: Shape, way: int, stop: int) -> tuple[int, ...]:
    """The ways by which a run that came by one may leave the stop."""
    if not is_pair(rules, shape):
        return shape.stop_edges[stop]
    return (link_way(shape, stop),) if way < EDGES else edges_of(shape)
