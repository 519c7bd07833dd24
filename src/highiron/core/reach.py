"""What a company can reach: every section and stop at the end of an unblocked path from one of its tokens.

A path never uses a section twice, be it the side of a hex or a link inside one; both are called sides here. The search
first walks breadth-first, with the sides used on the way to each entry. That is exact unless some place can be entered
only by a walk that uses a side again; whether a proper path leads there too is then settled for each such place by
`_Doubts`.
"""

from highiron.core.geometry import STOPS, Map
from highiron.core.tiles import Shape, Stop

# Far above what real boards need; it only keeps a hostile position from taking for ever.
_MAX_STEPS = 400


class Reach:
    """The result of the search. `touches` is a bit mask of all hexes it depends on.

    What is in doubt is settled only when somebody needs it: `leads_to` and `has_stop` first look at what is certain.
    """

    def __init__(self) -> None:
        self.touches = 0
        self.has_route = False  # a station is joined to another stop (1830-5.8.1)
        self._edges: dict[int, int] = {}
        self._stops: dict[int, bool] = {}
        self._doubts: _Doubts | None = None
        self._ways: dict[int, int] = {}  # entry -> sides used on one way to it, its own included
        self._unsure = False  # some entries have no way although one may exist
        self._searcher: _Doubts | None = None
        self._crossed: dict[tuple[int, int], bool] = {}

    def crosses(self, entry: int, leaving: int) -> bool:
        """Whether a path arrives by this entry without having used the side at `leaving` (an exit of the same hex).

        So it tells whether track from the one edge to the other would be of use, whether it is there or not.
        """
        key = (entry, leaving)
        found = self._crossed.get(key)
        if found is None:
            found = self._crosses(entry, leaving)
            self._crossed[key] = found
        return found

    def _crosses(self, entry: int, leaving: int) -> bool:
        searcher = self._searcher
        assert searcher is not None
        way = self._ways.get(entry)
        if way is None:
            return self._unsure and searcher.arrives(entry, leaving)
        return not way >> searcher.ground.plan.sides[leaving] & 1 or searcher.arrives(entry, leaving)

    def edges(self) -> dict[int, int]:
        """Hex index -> mask of edges (and of ends of links) that the reached track leads to, seen from both sides."""
        self._settle()
        return self._edges

    def stops(self) -> list[int]:
        """Stop numbers reached, own stations included."""
        self._settle()
        return list(self._stops)

    def leads_to(self, hex_index: int, edges: int) -> bool:
        """Whether the track reaches one of these edges of the hex."""
        return bool(self._edges.get(hex_index, 0) & edges) or bool(self.edges().get(hex_index, 0) & edges)

    def has_stop(self, stop: int) -> bool:
        if stop not in self._stops:
            self._settle()
        return stop in self._stops

    def _settle(self) -> None:
        if self._doubts is not None:
            doubts, self._doubts = self._doubts, None
            doubts.settle(self)

    def add_stop(self, stop: int) -> None:
        self._stops[stop] = True

    def is_known(self, plan: Map, entry: int, stops: list[int]) -> bool:
        """Whether the side of the entry and these stops are reached already."""
        hex_index = entry // plan.ways
        known = self._edges.get(hex_index, 0) >> (entry - hex_index * plan.ways) & 1
        return bool(known) and all(stop in self._stops for stop in stops)

    def mark(self, plan: Map, entry: int) -> None:
        """Remember the side of this entry for both hexes that share it."""
        ways = plan.ways
        for here in (entry, plan.across[entry]):
            hex_index = here // ways
            self._edges[hex_index] = self._edges.get(hex_index, 0) | 1 << (here - hex_index * ways)
            self.touches |= 1 << hex_index

    def doubt(self, doubts: "_Doubts") -> None:
        self._doubts = doubts

    def remember(self, ways: dict[int, int], unsure: bool, searcher: "_Doubts") -> None:
        """Keep what `crosses` needs."""
        self._ways, self._unsure, self._searcher = ways, unsure, searcher


class Ground:
    """The track as one company sees it: who blocks, and what follows after an entry or a stop."""

    def __init__(self, plan: Map, shapes: list[Shape], tokens: dict[int, tuple[str, ...]], company: str) -> None:
        self.plan = plan
        self.shapes = shapes
        self.tokens = tokens
        self.company = company
        self.known_beyond: dict[int, list[int]] = {}  # searches for a path ask for the same entries again and again

    def leave(self, stop: int) -> list[int]:
        """Entries reached by leaving a stop; none when the company may not pass it."""
        hex_index = stop // STOPS
        across = self.plan.across
        base = hex_index * self.plan.ways
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
        """Entries that follow after this one, past a stop in the hex where that is allowed. Not to be changed."""
        found = self.known_beyond.get(entry)
        if found is None:
            found = self.known_beyond[entry] = self._find_beyond(entry)
        return found

    def _find_beyond(self, entry: int) -> list[int]:
        ways = self.plan.ways
        hex_index = entry // ways
        base = hex_index * ways
        edge = entry - base
        shape = self.shapes[hex_index]
        across = self.plan.across
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
    only_route: bool = False,
) -> Reach:
    """Search from all stations of the company. `only_route`: stop as soon as a route is found."""
    reach = Reach()
    ground = Ground(plan, shapes, tokens, company)
    across, sides, ways = plan.across, plan.sides, plan.ways
    starts: list[int] = []
    for hex_id, index in stations:
        hex_index = plan.index[hex_id]
        reach.touches |= 1 << hex_index
        stops = shapes[hex_index].stops
        for other in range(len(stops)):
            if other == index or (stops[other].only_for and stops[other].only_for == company):
                starts.append(hex_index * STOPS + other)
                reach.add_stop(hex_index * STOPS + other)
    seen = dict.fromkeys(starts, True)
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
        hex_index = entry // ways
        base = hex_index * ways
        edge = entry - base
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
                if only_route:
                    return reach
            if found in seen:
                continue
            seen[found] = True
            reach.add_stop(found)
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
    searcher = _Doubts(ground, starts)
    reach.remember(used, bool(doubts), searcher)
    if not reach.has_route and used and (doubts or len(starts) > 1):
        reach.has_route = searcher.has_route()
    if doubts and searcher.collect(doubts, used, reach):
        reach.doubt(searcher)
    return reach


def area_of(plan: Map, stop: int) -> int:
    """Stops of one red area, and the halts of one station, are one place; two cities of a hex are not.

    Places have numbers that mean nothing but that they are the same or not.
    """
    area = plan.areas[stop // STOPS]
    return stop if area < 0 else area


class _Doubts:
    """Whether a path leads to an entry where breadth-first search found only walks that use a side twice."""

    def __init__(self, ground: Ground, starts: list[int]) -> None:
        self.ground = ground
        self.starts = starts
        self.firsts = [entry for stop in starts for entry in ground.leave(stop)]
        self.steps = 0
        self.pending: list[int] = []  # entries in doubt that would be new
        self._trees: dict[tuple[int, ...], dict[int, int]] = {}  # closed entries -> shortest walks without them

    def collect(self, doubts: list[int], used: dict[int, int], reach: Reach) -> bool:
        """Find what the doubtful entries could add. The result depends on the hexes behind them too."""
        behind = self._closure(doubts, used)
        self.pending = [entry for entry in behind if not reach.is_known(self.ground.plan, entry, self._stops_at(entry))]
        if self.pending:
            for entry in behind:
                reach.touches |= 1 << (entry // self.ground.plan.ways)
        return bool(self.pending)

    def settle(self, reach: Reach) -> None:
        """Add to the reach what proper paths lead to."""
        for entry in self.pending:
            if self.arrives(entry):
                reach.mark(self.ground.plan, entry)
                for stop in self._stops_at(entry):
                    reach.add_stop(stop)

    def arrives(self, target: int, avoiding: int = -1) -> bool:
        """Whether a path leads to the entry, and without the side at that exit where one is given.

        Looks at one shortest walk. Where that uses a side both ways, a path does without the one or without the
        other; with either of them closed there is another shortest walk, or none.
        """
        across = self.ground.plan.across
        cases: list[tuple[int, ...]] = [() if avoiding < 0 else (avoiding, across[avoiding])]
        for _ in range(_MAX_STEPS):
            if not cases:
                return False
            closed = cases.pop()
            walk = self._walk(target, closed)
            if not walk:
                continue
            twice = -1
            for entry in walk:
                if across[entry] in walk:
                    twice = entry
                    break
            if twice < 0:
                return True
            cases.append((*closed, twice))
            if across[twice] != target:
                cases.append((*closed, across[twice]))
        return False

    def _walk(self, target: int, closed: tuple[int, ...]) -> dict[int, bool]:
        """The entries of a shortest walk from a station to the target, the target first; none without a walk."""
        tree = self._trees.get(closed)
        if tree is None:
            tree = self._trees[closed] = self._grow(closed)
        walk: dict[int, bool] = {}
        entry = tree.get(target, -1)
        if entry != -1:
            walk[target] = True
            while entry >= 0:
                walk[entry] = True
                entry = tree[entry]
        return walk

    def _grow(self, closed: tuple[int, ...]) -> dict[int, int]:
        """Entry -> the one before it on a shortest walk, for all that walks reach; -2 for the first of a walk.

        Closed entries stand there with -1.
        """
        ground = self.ground
        known = ground.known_beyond
        tree = dict.fromkeys(closed, -1)
        queue: list[int] = []
        for entry in self.firsts:
            if entry not in tree:
                tree[entry] = -2
                queue.append(entry)
        for entry in queue:
            for onward in known.get(entry) or ground.beyond(entry):
                if onward not in tree:
                    tree[onward] = entry
                    queue.append(onward)
        return tree

    def _closure(self, doubts: list[int], used: dict[int, int]) -> list[int]:
        """The doubtful entries and all that walks could reach from them alone."""
        seen = dict.fromkeys(doubts, True)
        queue = list(seen)
        for entry in queue:
            for onward in self.ground.beyond(entry):
                if onward not in seen and onward not in used:
                    seen[onward] = True
                    queue.append(onward)
        return queue

    def _stops_at(self, entry: int) -> list[int]:
        ways = self.ground.plan.ways
        hex_index = entry // ways
        shape = self.ground.shapes[hex_index]
        found = shape.edge_stops[entry - hex_index * ways]
        return [hex_index * STOPS + index for index in found if self.ground.usable(shape.stops[index])]

    def has_route(self) -> bool:
        """Whether a path leads from a station to another place. Needed when breadth-first search found none: it
        keeps one way to each entry, which may come from the other of two stations or use a side too many."""
        return any(
            self._leads_away(first, area_of(self.ground.plan, stop), 0)
            for stop in self.starts
            for first in self.ground.leave(stop)
        )

    def _leads_away(self, entry: int, home: int, sides_used: int) -> bool:
        """Whether a path that goes on over `entry` comes to a stop elsewhere."""
        side = 1 << self.ground.plan.sides[entry]
        self.steps += 1
        if sides_used & side or self.steps > _MAX_STEPS:
            return False
        if any(area_of(self.ground.plan, stop) != home for stop in self._stops_at(entry)):
            return True
        return any(self._leads_away(onward, home, sides_used | side) for onward in self.ground.beyond(entry))
