"""What a company can reach: every section and stop at the end of an unblocked path from one of its tokens.

A path never uses a section twice, be it the side of a hex or a link inside one; both are called sides here. The search
first walks breadth-first, with one way to each entry. That is exact unless some place can be entered
only by a walk that uses a side again; whether a proper path leads there too is then settled for each such place by
`_Doubts`.
"""

from typing import Final

from highiron.core.geometry import STOPS, Map
from highiron.core.tiles import Shape, Stop

# Far above what real boards need; it only keeps a hostile position from taking for ever.
_MAX_STEPS = 400

# In trees of ways and walks, which give the entry before each: it is the first, or it must not be used.
FIRST: Final = -2
CLOSED: Final = -1


def is_on_way(tree: dict[int, int], entry: int, end: int) -> bool:
    """Whether the way to `end` goes over that entry."""
    if entry in tree:
        while end >= 0:
            if end == entry:
                return True
            end = tree[end]
    return False


class Reach:
    """The result of the search.

    What is in doubt is settled only when somebody needs it: `leads_to` and `has_stop` first look at what is certain.
    """

    def __init__(self) -> None:
        self.has_route = False  # a station is joined to another stop (1830-5.8.1)
        self._edges: dict[int, int] = {}
        self._others: dict[int, bool] = {}  # hexes that it depends on besides those
        self._stops: dict[int, bool] = {}
        self._doubts: _Doubts | None = None
        self._tree: dict[int, int] = {}  # entry -> the one before it on one way to it, FIRST at the beginning
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
        if entry not in self._tree:
            return self._unsure and searcher.arrives(entry, leaving)
        used = is_on_way(self._tree, leaving, entry) or is_on_way(self._tree, searcher.across[leaving], entry)
        return not used or searcher.arrives(entry, leaving)

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
        ways, edges = plan.ways, self._edges
        hex_index = entry // ways
        edges[hex_index] = edges.get(hex_index, 0) | 1 << (entry - hex_index * ways)
        back = plan.across[entry]
        hex_index = back // ways
        edges[hex_index] = edges.get(hex_index, 0) | 1 << (back - hex_index * ways)

    def touch(self, hex_index: int) -> None:
        """The result depends on that hex too."""
        self._others[hex_index] = True

    def depends_on(self, hex_index: int) -> bool:
        """Whether another tile or token in the hex could change the result."""
        return hex_index in self._edges or hex_index in self._others

    def doubt(self, doubts: "_Doubts") -> None:
        self._doubts = doubts

    def remember(self, tree: dict[int, int], unsure: bool, searcher: "_Doubts") -> None:
        """Keep what `crosses` needs."""
        self._tree, self._unsure, self._searcher = tree, unsure, searcher


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
    across, ways = plan.across, plan.ways
    starts: list[int] = []
    for hex_id, index in stations:
        hex_index = plan.index[hex_id]
        reach.touch(hex_index)
        stops = shapes[hex_index].stops
        for other in range(len(stops)):
            if other == index or (stops[other].only_for and stops[other].only_for == company):
                starts.append(hex_index * STOPS + other)
                reach.add_stop(hex_index * STOPS + other)
    seen = dict.fromkeys(starts, True)
    tree: dict[int, int] = {}
    origin: dict[int, int] = {}  # entry -> the last stop before it; until a route is found
    queue: list[int] = []
    doubtful: list[int] = []
    for stop in starts:
        for entry in ground.leave(stop):
            if entry not in tree:
                tree[entry] = FIRST
                origin[entry] = stop
                queue.append(entry)
    for entry in queue:
        hex_index = entry // ways
        base = hex_index * ways
        edge = entry - base
        shape = shapes[hex_index]
        for other in shape.through[edge]:
            onward = across[base + other]
            if onward >= 0 and onward not in tree:
                if is_on_way(tree, base + other, entry):
                    doubtful.append(onward)
                else:
                    tree[onward] = entry
                    queue.append(onward)
                    if not reach.has_route:
                        origin[onward] = origin[entry]
        for index in shape.edge_stops[edge]:
            place = shape.stops[index]
            if place.only_for and place.only_for != company:
                continue
            found = hex_index * STOPS + index
            if not reach.has_route and area_of(plan, found) != area_of(plan, origin[entry]):
                reach.has_route = True
                if only_route:
                    return reach
            if found in seen:
                continue
            seen[found] = True
            reach.add_stop(found)
            if not ground.passable(found, place):
                continue
            for other in shape.stop_edges[index]:
                onward = across[base + other]
                if onward >= 0 and onward not in tree:
                    if is_on_way(tree, base + other, entry):
                        doubtful.append(onward)
                    else:
                        tree[onward] = entry
                        queue.append(onward)
                        if not reach.has_route:
                            origin[onward] = found
    for entry in tree:
        reach.mark(plan, entry)
    doubts = [entry for entry in doubtful if entry not in tree]
    searcher = _Doubts(ground, starts)
    reach.remember(tree, bool(doubts), searcher)
    if not reach.has_route and tree and (doubts or len(starts) > 1):
        reach.has_route = searcher.has_route()
    if doubts and searcher.collect(doubts, tree, reach):
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
        self.across = ground.plan.across
        self.starts = starts
        self.firsts = [entry for stop in starts for entry in ground.leave(stop)]
        self.steps = 0
        self.pending: list[int] = []  # entries in doubt that would be new
        self._trees: dict[tuple[int, ...], dict[int, int]] = {}  # closed entries -> shortest walks without them

    def collect(self, doubts: list[int], tree: dict[int, int], reach: Reach) -> bool:
        """Find what the doubtful entries could add. The result depends on the hexes behind them too."""
        behind = self._closure(doubts, tree)
        self.pending = [entry for entry in behind if not reach.is_known(self.ground.plan, entry, self._stops_at(entry))]
        if self.pending:
            for entry in behind:
                reach.touch(entry // self.ground.plan.ways)
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
        across = self.across
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
        entry = tree.get(target, CLOSED)
        if entry != CLOSED:
            walk[target] = True
            while entry >= 0:
                walk[entry] = True
                entry = tree[entry]
        return walk

    def _grow(self, closed: tuple[int, ...]) -> dict[int, int]:
        """Entry -> the one before it on a shortest walk, for all that walks reach without the closed entries."""
        ground = self.ground
        known = ground.known_beyond
        tree = dict.fromkeys(closed, CLOSED)
        queue: list[int] = []
        for entry in self.firsts:
            if entry not in tree:
                tree[entry] = FIRST
                queue.append(entry)
        for entry in queue:
            for onward in known.get(entry) or ground.beyond(entry):
                if onward not in tree:
                    tree[onward] = entry
                    queue.append(onward)
        return tree

    def _closure(self, doubts: list[int], tree: dict[int, int]) -> list[int]:
        """The doubtful entries and all that walks could reach from them alone."""
        seen = dict.fromkeys(doubts, True)
        queue = list(seen)
        for entry in queue:
            for onward in self.ground.beyond(entry):
                if onward not in seen and onward not in tree:
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
