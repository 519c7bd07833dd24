"""Where the stops of a shape are drawn. Found by a small search, so that any tile of any title gets a good place."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from highiron.core.tiles import EDGES, FIRST_STOP, Shape, Stop
from highiron.pictures.curves import Curve, between_edges, edge_to_point
from highiron.pictures.hexagon import corners, depth_inside, direction, edge_middle, towards, turned
from highiron.pictures.svg import Point

SLOT: Final = 13.0  # radius of a slot for a token
_TOWN: Final = 6.0
_TRACK: Final = 7.0  # half of a track with its casing, and some air
_DISTANCES: Final = (20.0, 24.0, 27.0)  # from the centre, for hexes with several stops
_SHARES: Final = (0.5, 0.34, 0.66, 0.25, 0.75)  # of the way, for stops on a line from edge to edge
_KEPT: Final = 14  # candidates per stop that the search compares


class Place(NamedTuple):
    """Where a stop is drawn. `angle` turns the box of a city, or is the way the track runs through a town."""

    centre: Point
    angle: float
    on_track: bool  # a town drawn as a bar across its track
    same_as: int  # the first stop drawn at this very place; its own index for that one


class _Candidate(NamedTuple):
    place: Place
    discs: tuple[tuple[Point, float], ...]  # what the stop covers
    curves: tuple[Curve, ...]  # its track
    cost: float


@lru_cache(maxsize=4096)
def stop_places(shape: Shape, turns: int = 0) -> tuple[Place, ...]:
    """A place for each stop, turned with the tile. Boxes of several slots in the middle stay level for reading."""
    if turns:
        return tuple(_turned(place, turns) for place in stop_places(shape))
    firsts = _first_of_same_place(shape)
    kept = [_candidates(shape, index) for index in range(len(shape.stops)) if firsts[index] == index]
    best = _cheapest(kept)
    order = [index for index in range(len(shape.stops)) if firsts[index] == index]
    found = dict(zip(order, best, strict=True))
    return tuple(found[firsts[index]].place._replace(same_as=firsts[index]) for index in range(len(shape.stops)))


def slot_centres(place: Place, slots: int) -> list[Point]:
    """The middle of each slot: one, a row of two, a triangle, a square, and so on."""
    x, y = place.centre
    if slots < 2:
        return [place.centre]
    angle = math.radians(place.angle)
    if slots == 2:
        reach, first = SLOT, math.pi
    else:
        reach, first = SLOT / math.sin(math.pi / slots), math.pi / slots - math.pi / 2 - 2 * math.pi / slots
    spots = [first + 2 * math.pi * i / slots + angle for i in range(slots)]
    return [(x + reach * math.cos(spot), y + reach * math.sin(spot)) for spot in spots]


def _turned(place: Place, turns: int) -> Place:
    aside = math.hypot(*place.centre) > 1
    angle = place.angle + 60 * turns if aside or place.on_track else place.angle
    return place._replace(centre=turned(place.centre, turns), angle=angle)


def _first_of_same_place(shape: Shape) -> list[int]:
    """Stops with one and the same hint are one place on the map, such as Altoona's two ways on the 1830+ board."""
    seen: dict[float, int] = {}
    return [index if stop.near < 0 else seen.setdefault(stop.near, index) for index, stop in enumerate(shape.stops)]


def _candidates(shape: Shape, index: int) -> list[_Candidate]:
    stop = shape.stops[index]
    edges = _edges(shape, index)
    by_link = any(FIRST_STOP + index in link for link in shape.links)
    if stop.kind == "town" and len(edges) == 2 and not by_link:
        found = [_on_curve(shape, index, share) for share in _SHARES]
    elif stop.near >= 0:
        found = [_at(shape, index, towards(stop.near, far), 60 * stop.near + 30) for far in (20.0, 22.0, 24.0, 26.0)]
    elif len(shape.stops) == 1:
        found = [_at(shape, index, (0.0, 0.0), 0.0)]
    else:
        found = [
            _at(shape, index, towards(half / 2, distance), 30.0 * half + 30)
            for half in range(2 * EDGES)
            for distance in _DISTANCES
        ]
        if len(edges) == 2 and (edges[1] - edges[0]) % EDGES in (2, 3, 4) and not by_link:
            # On the very line from edge to edge; sharp curves have no room for a city.
            natural = between_edges(edges[0], edges[1])
            for share in _SHARES:
                made = _at(shape, index, *natural.at(share), bends=False)
                found.append(made._replace(cost=made.cost + 8 * abs(share - 0.5)))
    return sorted(found, key=lambda candidate: round(candidate.cost, 6))[:_KEPT]


def _at(shape: Shape, index: int, centre: Point, angle: float, bends: bool = True) -> _Candidate:
    stop = shape.stops[index]
    place = Place(centre, angle, False, index)
    edges = _edges(shape, index)
    cost = 0.0
    for edge in edges:
        shared = sum(edge in other for other in shape.stop_edges) + len(shape.through[edge]) > 1
        cost += math.dist(edge_middle(edge), centre) * (0.05 if shared else 0.3)
    cost += 0.3 * max(0.0, math.hypot(*centre) - 20)
    if not edges and len(shape.stops) > 1:
        # Stops without track spread evenly around the hex, beginning in the west.
        cost += math.dist(towards(1 + EDGES * index / len(shape.stops), 22.0), centre)
    discs = _discs(stop, place)
    for edge in edges if bends else ():
        x, y = direction(edge)
        cost += 0.15 * abs(centre[0] * y - centre[1] * x)  # track that needs no bend is nicer
    for spot, radius in discs:
        # A stop must stay inside, should let some of its track be seen, and leave the corners to small figures.
        depth = depth_inside(spot)
        cost += 10 * max(0.0, radius + 1 - depth) + 0.3 * max(0.0, radius + 7 - depth)
        cost += sum(max(0.0, radius + 6 - math.dist(spot, corner)) for corner in corners(41.0))
    curves = tuple(edge_to_point(edge, centre) for edge in edges)
    return _Candidate(place, discs, curves, cost + _through_cost(shape, discs))


def _on_curve(shape: Shape, index: int, share: float) -> _Candidate:
    first, second = shape.stop_edges[index]
    curve = between_edges(first, second)
    centre, angle = curve.at(share)
    discs = ((centre, _TOWN + 3),)
    cost = 8 * abs(share - 0.5) + _through_cost(shape, discs)
    return _Candidate(Place(centre, angle, True, index), discs, (curve,), cost)


def _edges(shape: Shape, index: int) -> list[int]:
    """Edges that lead to the stop, not over a link."""
    return [edge for edge in shape.stop_edges[index] if edge < EDGES]


def _discs(stop: Stop, place: Place) -> tuple[tuple[Point, float], ...]:
    if stop.is_city:
        return tuple((spot, SLOT) for spot in slot_centres(place, stop.slots))
    return ((place.centre, _TOWN),)


def _through_cost(shape: Shape, discs: tuple[tuple[Point, float], ...]) -> float:
    """How much the stop would cover track that does not lead to it."""
    plain = [between_edges(a, b) for a, b in shape.paths if b < EDGES]
    return sum(_covering(curve, discs) for curve in plain)


def _covering(curve: Curve, discs: tuple[tuple[Point, float], ...]) -> float:
    worst = 0.0
    for spot, radius in discs:
        nearest = min(math.dist(spot, point) for point in curve.points[2:])
        worst = max(worst, radius + _TRACK - nearest)
    return worst


def _between(first: _Candidate, second: _Candidate) -> float:
    """What it costs to draw both: stops that overlap are worst, then track under a stop that is not its own."""
    cost = 0.0
    for spot, radius in first.discs:
        for other, other_radius in second.discs:
            cost += 20 * max(0.0, radius + other_radius + 1 - math.dist(spot, other))
    for one, two in ((first, second), (second, first)):
        cost += sum(2 * _covering(curve, two.discs) for curve in one.curves)
    return cost


def _cheapest(kept: list[list[_Candidate]]) -> list[_Candidate]:
    """The cheapest choice of one candidate per stop, by branch and bound."""
    pairs: dict[tuple[int, int, int, int], float] = {}

    def pair(i: int, a: int, j: int, b: int) -> float:
        key = (i, a, j, b)
        if key not in pairs:
            pairs[key] = _between(kept[i][a], kept[j][b])
        return pairs[key]

    best_cost = math.inf
    best: list[int] = []

    def extend(chosen: list[int], cost: float) -> None:
        nonlocal best_cost, best
        if cost >= best_cost - 1e-6:
            return
        i = len(chosen)
        if i == len(kept):
            best_cost, best = cost, chosen
            return
        for a, candidate in enumerate(kept[i]):
            more = candidate.cost + sum(pair(j, b, i, a) for j, b in enumerate(chosen))
            extend([*chosen, a], cost + more)

    extend([], 0.0)
    return [kept[i][a] for i, a in enumerate(best)]
