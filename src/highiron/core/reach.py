"""What a company can reach: every side and stop at the end of an unblocked path from one of its tokens.

A path never uses a side twice. The search first walks breadth-first, with the sides used on the way to each entry.
That is exact unless some place can be entered only by a walk that uses a side again; whether a proper path leads
there too is then settled for each such place by `_Doubts`.
"""

from highiron.core.geometry import STOPS, Map
from highiron.core.tiles import EDGES, Shape, Stop

# Far above what real boards need; it only keeps a hostile position from taking for ever.
_MAX_STEPS = 2_000


class Reach:
    """The result of the search. `touches` is a bit mask of all hexes it depends on."""

    def __init__(self) -> None:
        self.edges: dict[int, int] = {}  # hex index -> mask of edges that the reached track leads to, from either hex
        self.stops: dict[int, bool] = {}  # stop numbers reached, own stations included
        self.has_route = False  # a station is joined to another stop (1830-5.8.1)
        self.touches = 0

    def mark(self, plan: Map, entry: int) -> None:
        """Remember the side of this entry for both hexes that share it."""
        for here in (entry, plan.across[entry]):
            hex_index = here // EDGES
            self.edges[hex_index] = self.edges.get(hex_index, 0) | 1 << (here - hex_index * EDGES)
            self.touches |= 1 << hex_index


class Ground:
    """The track as one company sees it: who blocks, and what follows after an entry or a stop."""

    def __init__(self, plan: Map, shapes: list[Shape], tokens: dict[int, tuple[str, ...]], company: str) -> None:
        self.plan = plan
        self.shapes = shapes
        self.tokens = tokens
        self.company = company

    def leave(self, stop: int) -> list[int]:
        """Entries reached by leaving a stop; none when the company may not pass it."""
        hex_index = stop // STOPS
        across = self.plan.across
        base = hex_index * EDGES
        found = [across[base + edge] for edge in self.shapes[hex_index].stop_edges[stop % STOPS]]
        return [entry for entry in found if entry >= 0]

    def passable(self, stop: int, place: Stop) -> bool:
        """Whether a path may go on beyond the stop (1830-5.5.5, 1830-5.5.6)."""
        if place.is_offboard:
            return False
        here = self.tokens.get(stop)
        return here is None or not (0 < place.slots <= len(here)) or self.company in here

    def usable(self, place: Stop) -> bool:
        return not place.only_for or place.only_for == self.company

    def beyond(self, entry: int) -> list[int]:
        """Entries that follow after this one, past a stop in the hex where that is allowed."""
        hex_index = entry // EDGES
        edge = entry - hex_index * EDGES
        shape = self.shapes[hex_index]
        across = self.plan.across
        base = hex_index * EDGES
        found = [across[base + other] for other in shape.through[edge]]
        for index in shape.edge_stops[edge]:
            place = shape.stops[index]
            if self.usable(place) and self.passable(hex_index * STOPS + index, place):
                found.extend(across[base + other] for other in shape.stop_edges[index])
        back = across[entry]
        return [other for other in found if other >= 0 and other != back]


def compute_reach(
    plan: Map,
    shapes: list[Shape],
    tokens: dict[int, tuple[str, ...]],
    company: str,
    stations: tuple[tuple[str, int], ...],
) -> Reach:
    """Search from all stations of the company."""
    reach = Reach()
    ground = Ground(plan, shapes, tokens, company)
    across, sides = plan.across, plan.sides
    starts: list[int] = []
    for hex_id, index in stations:
        hex_index = plan.index[hex_id]
        reach.touches |= 1 << hex_index
        stops = shapes[hex_index].stops
        for other in range(len(stops)):
            if other == index or (stops[other].only_for and stops[other].only_for == company):
                starts.append(hex_index * STOPS + other)
                reach.stops[hex_index * STOPS + other] = True
    used: dict[int, int] = {}  # entry -> sides used on the way, this one included
    origin: dict[int, int] = {}  # entry -> the last stop before it
    queue: list[int] = []
    doubtful: list[int] = []
    for stop in starts:
        for entry in ground.leave(stop):
            if entry not in used:
                used[entry] = 1 << sides[entry]
                origin[entry] = stop
                queue.append(entry)
    head = 0
    while head < len(queue):
        entry = queue[head]
        head += 1
        hex_index = entry // EDGES
        edge = entry - hex_index * EDGES
        base = hex_index * EDGES
        shape = shapes[hex_index]
        sides_used = used[entry]
        stop = origin[entry]
        for other in shape.through[edge]:
            onward = across[base + other]
            if onward >= 0 and onward not in used:
                side = 1 << sides[onward]
                if sides_used & side:
                    doubtful.append(onward)
                else:
                    used[onward] = sides_used | side
                    origin[onward] = stop
                    queue.append(onward)
        for index in shape.edge_stops[edge]:
            place = shape.stops[index]
            if place.only_for and place.only_for != company:
                continue
            found = hex_index * STOPS + index
            if not reach.has_route and area_of(plan, found) != area_of(plan, stop):
                reach.has_route = True
            if found in reach.stops:
                continue
            reach.stops[found] = True
            if not ground.passable(found, place):
                continue
            for onward in ground.leave(found):
                if onward not in used:
                    side = 1 << sides[onward]
                    if sides_used & side:
                        doubtful.append(onward)
                    else:
                        used[onward] = sides_used | side
                        origin[onward] = found
                        queue.append(onward)
    for entry in used:
        reach.mark(plan, entry)
    doubts = [entry for entry in doubtful if entry not in used]
    if doubts:
        _Doubts(ground, reach, starts).settle(doubts, used)
    return reach


def area_of(plan: Map, stop: int) -> str:
    """Stops of one red area, and the halts of one station, are one place; two cities of a hex are not."""
    place = plan.hexes[stop // STOPS]
    return place.area if place.area != place.id else plan.stop_id(stop)


class _Doubts:
    """Entries that breadth-first search left out because its own way to them used a side twice."""

    def __init__(self, ground: Ground, reach: Reach, starts: list[int]) -> None:
        self.ground = ground
        self.reach = reach
        self.starts = starts
        self.steps = 0

    def settle(self, doubts: list[int], used: dict[int, int]) -> None:
        """Add to the reach what proper paths lead to.

        A path into the unvisited part enters it by one of the doubtful entries. So where no path leads to that
        entry, nothing behind it needs to be looked at.
        """
        for doubt in dict.fromkeys(doubts):
            behind = [entry for entry in self._closure(doubt, used) if self._adds_something(entry)]
            if behind and self._has_path(doubt):
                for entry in behind:
                    if entry == doubt or self._has_path(entry):
                        self._add(entry)

    def _has_path(self, target: int) -> bool:
        """Try breadth-first without the target's own side; only when that stays in doubt search depth-first."""
        ground, sides = self.ground, self.ground.plan.sides
        forbidden = 1 << sides[target]
        used: dict[int, int] = {}
        queue: list[int] = []
        for stop in self.starts:
            for entry in ground.leave(stop):
                if entry == target:
                    return True
                side = 1 << sides[entry]
                if entry not in used and side != forbidden:
                    used[entry] = side | forbidden
                    queue.append(entry)
        unsure = False
        head = 0
        while head < len(queue):
            sides_used = used[queue[head]]
            for onward in ground.beyond(queue[head]):
                if onward == target:
                    return True
                if onward in used:
                    continue
                side = 1 << sides[onward]
                if not sides_used & side:
                    used[onward] = sides_used | side
                    queue.append(onward)
                elif side != forbidden:
                    unsure = True
            head += 1
        if not unsure:
            return False
        return any(self._path(first, target, 0) for stop in self.starts for first in ground.leave(stop))

    def _closure(self, doubt: int, used: dict[int, int]) -> list[int]:
        """The doubtful entry and all that walks could reach from it alone."""
        seen = {doubt: True}
        queue = [doubt]
        head = 0
        while head < len(queue):
            for onward in self.ground.beyond(queue[head]):
                if onward not in seen and onward not in used:
                    seen[onward] = True
                    queue.append(onward)
            head += 1
        return queue

    def _stops_at(self, entry: int) -> list[int]:
        hex_index = entry // EDGES
        shape = self.ground.shapes[hex_index]
        found = shape.edge_stops[entry - hex_index * EDGES]
        return [hex_index * STOPS + index for index in found if self.ground.usable(shape.stops[index])]

    def _adds_something(self, entry: int) -> bool:
        hex_index = entry // EDGES
        known = self.reach.edges.get(hex_index, 0) >> (entry - hex_index * EDGES) & 1
        return not known or any(stop not in self.reach.stops for stop in self._stops_at(entry))

    def _add(self, entry: int) -> None:
        self.reach.mark(self.ground.plan, entry)
        for stop in self._stops_at(entry):
            self.reach.stops[stop] = True

    def _path(self, entry: int, target: int, sides_used: int) -> bool:
        """Whether a path from `entry` to `target` exists that uses no side twice."""
        side = 1 << self.ground.plan.sides[entry]
        if sides_used & side:
            return False
        if entry == target:
            return True
        self.steps += 1
        if self.steps > _MAX_STEPS or not self._possible(entry, target, sides_used | side):
            return False
        return any(self._path(onward, target, sides_used | side) for onward in self.ground.beyond(entry))

    def _possible(self, entry: int, target: int, sides_used: int) -> bool:
        """Whether a walk that avoids the sides used so far leads to the target; without one no path can."""
        sides = self.ground.plan.sides
        seen = {entry}
        queue = [entry]
        while queue:
            for onward in self.ground.beyond(queue.pop()):
                if onward == target and not sides_used >> sides[onward] & 1:
                    return True
                if onward not in seen and not sides_used >> sides[onward] & 1:
                    seen.add(onward)
                    queue.append(onward)
        return False
