"""Where track may lead: what every open end of a company's track promises, by the stops it could still be led to.

The promise of an entry (arriving in a hex over an edge) is the worth of the best stop that can be reached from it, less
a part for every tile that has to be laid on the way. Worked out backwards from the stops, for one company.
"""

from functools import lru_cache
from heapq import heappop, heappush

from highiron.core.board import Board, Placed
from highiron.core.geometry import STOPS
from highiron.core.placements import Placements
from highiron.core.state import State
from highiron.core.tiles import EDGES, Shape
from highiron.steps.track import blocked_hexes

PER_LAY = 0.72  # what is left of a promise for each tile on the way
UPGRADE = 0.75  # an upgrade on the way costs a further part
NOT_YET = 0.5  # its colour is not allowed yet
BLOCKED = 0.3  # a private keeps the hex closed for a while
DEAR = 400  # dollars of terrain that would halve a promise
FAINT = 4.0  # promises below this are not followed up
TOWN = 0.5  # a town fills a place in a run that a city could have

Joins = dict[tuple[int, int], str]  # two edges -> the first colour of tile that joins them


@lru_cache(maxsize=20_000)
def joins(placements: Placements, hex_id: str, placed: Placed | None) -> Joins:
    """Pairs of edges that the next tile in the hex could join, directly or by a stop, with its colour."""
    found: Joins = {}
    for placement in placements.on(hex_id, placed):
        shape = placements.tiles[placement.tile].shapes[placement.rotation]
        for first in range(EDGES):
            for second in onward(shape, first):
                found.setdefault((first, second), placement.colour)
    return found


@lru_cache(maxsize=20_000)
def next_values(placements: Placements, hex_id: str, placed: Placed | None) -> tuple[int, int, str]:
    """The highest value of a stop after the next tile in the hex, the edges that can lead to it, and the colour."""
    best, edges, colour = 0, 0, ""
    for placement in placements.on(hex_id, placed):
        shape = placements.tiles[placement.tile].shapes[placement.rotation]
        for stop in shape.stops:
            best = max(best, stop.value(placement.colour))
        edges |= shape.exits
        colour = placement.colour
    return best, edges, colour


def onward(shape: Shape, edge: int) -> list[int]:
    """Edges and ends of links that track leads to from this one, over stops as well."""
    found = list(shape.through[edge])
    for index in shape.edge_stops[edge]:
        found.extend(other for other in shape.stop_edges[index] if other != edge)
    return found


def is_live(board: Board, hex_index: int, edge: int) -> bool:
    """Whether track meets that edge from the other side."""
    ways = board.plan.ways
    entry = board.plan.across[hex_index * ways + edge]
    return entry >= 0 and bool(board.shapes[entry // ways].exits >> entry % ways & 1)


class Prospects:
    """Promises for one company: entry -> worth, and the stop it comes from."""

    def __init__(self, state: State, company: str) -> None:
        self.board = state.board
        self.plan = state.facts.plan
        self.placements = state.facts.placements
        self.colours = state.phase_facts.colours
        self.values = state.phase_facts.values
        self.company = company
        self.reach = self.board.reach(company)
        self.reached = set(self.reach.stops())
        self.blocked = blocked_hexes(state)
        self.promises: dict[int, float] = {}
        self.targets: dict[int, int] = {}
        self._heap: list[tuple[float, int, int]] = []
        for index in range(len(self.plan.hexes)):
            if self.board.shapes[index].stops:
                self._add_stops(index)
        self._spread()
        self.standing = self._standing()

    def stop_worth(self, index: int, stop: int) -> float:
        """What a stop is worth to a run in the near future."""
        place = self.board.shapes[index].stops[stop]
        hex_id = self.plan.hexes[index].id
        if place.is_offboard:
            return (place.value(self.values) + place.value("brown")) / 2
        coming = next_values(self.placements, hex_id, self.board.tiles.get(hex_id))[0]
        worth = float(max(place.value(self.values), coming))
        return worth if place.is_city else worth * TOWN

    def _fresh_worth(self, shape: Shape, stop: int) -> float:
        """The same of a stop that the hex has only with that tile: tiles may change what a hex is (18CE-C8)."""
        place = shape.stops[stop]
        return place.value(self.values) * (1.0 if place.is_city else TOWN)

    def _add_stops(self, index: int) -> None:
        """Stops the company has not reached: what they promise at each edge of their hex."""
        shape = self.board.shapes[index]
        place = self.plan.hexes[index]
        free = [stop for stop in range(len(shape.stops)) if index * STOPS + stop not in self.reached]
        for stop in free:
            only = shape.stops[stop].only_for
            if only and only != self.company:
                continue
            worth = self.stop_worth(index, stop)
            target = index * STOPS + stop
            for edge in shape.stop_edges[stop]:
                self._promise(index * self.plan.ways + edge, worth, target)
            if place.buildable:
                _, edges, colour = next_values(self.placements, place.id, self.board.tiles.get(place.id))
                factor = self._lay_factor(index, colour)
                for edge in range(EDGES):
                    if edges >> edge & 1:
                        self._promise(index * self.plan.ways + edge, worth * factor, target)

    def _promise(self, entry: int, worth: float, target: int) -> None:
        if worth > FAINT and worth > self.promises.get(entry, 0.0) and self.plan.across[entry] >= 0:
            self.promises[entry] = worth
            self.targets[entry] = target
            heappush(self._heap, (-worth, entry, target))

    def _lay_factor(self, index: int, colour: str) -> float:
        """What the next tile in the hex leaves of a promise: terrain, privates and phases weigh on it."""
        place = self.plan.hexes[index]
        factor = PER_LAY
        if place.id in self.board.tiles:
            factor *= UPGRADE
        elif place.cost:
            factor *= DEAR / (DEAR + place.cost)
        if colour not in self.colours:
            factor *= NOT_YET
        if place.id in self.blocked:
            factor *= BLOCKED
        return factor

    def _spread(self) -> None:
        """From each entry back to those from which a train would come to it."""
        plan, board = self.plan, self.board
        while self._heap:
            negative, entry, target = heappop(self._heap)
            worth = -negative
            if worth < self.promises[entry]:
                continue
            leaving = plan.across[entry]  # the exit of the hex before
            index, edge = leaving // plan.ways, leaving % plan.ways
            shape, place = board.shapes[index], plan.hexes[index]
            along = onward(shape, edge)
            for other in along:
                self._promise(index * plan.ways + other, worth, target)
            if not place.buildable:
                continue
            possible = joins(self.placements, place.id, board.tiles.get(place.id))
            for other in range(EDGES):
                colour = possible.get((other, edge))
                if colour is not None and other not in along:
                    self._promise(index * plan.ways + other, worth * self._lay_factor(index, colour), target)

    def _standing(self) -> dict[int, float]:
        """What the open ends of the company's track promise already: stop -> worth."""
        found: dict[int, float] = {}
        for index, mask in self.reach.edges().items():
            for edge in range(EDGES):
                entry = index * self.plan.ways + edge
                worth = self.promises.get(entry)
                if mask >> edge & 1 and worth is not None:
                    target = self.targets[entry]
                    found[target] = max(worth, found.get(target, 0.0))
        return found

    def progress(self, hex_id: str, shape: Shape) -> float:
        """How much nearer a new shape in the hex brings the company to stops it has not reached."""
        index = self.plan.index[hex_id]
        here = any(place == hex_id for place, _ in self.board.stations.get(self.company, ()))
        mask = self.reach.edges().get(index, 0)
        gained: dict[int, float] = {}
        starts = [edge for edge in range(EDGES) if mask >> edge & 1 and shape.exits >> edge & 1]
        stops = {stop for edge in starts for stop in shape.edge_stops[edge]}
        if here:
            stops.update(range(len(shape.stops)))
        exits = {other for edge in starts for other in onward(shape, edge)}
        exits.update(edge for stop in stops for edge in shape.stop_edges[stop])
        present = len(self.board.shapes[index].stops)
        for stop in stops:
            target = index * STOPS + stop
            if target not in self.reached and not shape.stops[stop].only_for:
                gained[target] = self.stop_worth(index, stop) if stop < present else self._fresh_worth(shape, stop)
        for edge in exits:
            if mask >> edge & 1:
                continue
            entry = self.plan.across[index * self.plan.ways + edge]
            worth = self.promises.get(entry, 0.0)
            if worth and self.targets[entry] // STOPS != index:
                target = self.targets[entry]
                gained[target] = max(worth, gained.get(target, 0.0))
        steps = sorted((worth - self.standing.get(target, 0.0) for target, worth in gained.items()), reverse=True)
        return sum(max(0.0, step) * 0.5**place for place, step in enumerate(steps))


def prospects_of(state: State, company: str) -> Prospects:
    """The prospects of a company, remembered on the board: play-outs come to the same board again and again."""
    phase, blocked = state.phase, tuple(blocked_hexes(state))
    key = ("prospects", company, phase, blocked)
    found: Prospects | None = state.board.memo.get(key)
    if found is None:
        found = Prospects(state, company)
        state.board.memo[key] = found
    return found
