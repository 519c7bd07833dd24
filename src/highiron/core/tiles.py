"""Track shapes: what a tile in a rotation, or the print of a hex, offers to a train."""

from itertools import permutations
from typing import Final

EDGES: Final = 6
JUNCTION: Final = 6
COLOURS: Final = ("yellow", "green", "brown", "gray")
FIRST_STOP: Final = 8  # ends 0-5 are edges, 6 is the junction, 8 and up are stops


class Stop:
    """A place that counts for a train: a city (with slots for tokens), a town, or an off-board area."""

    def __init__(self, kind: str, slots: int, values: dict[str, int], only_for: str, near: float) -> None:
        self.kind = kind
        self.slots = slots
        self.values = values
        self.only_for = only_for  # the one company that may use the stop; "" for everybody (1830-5.4.8)
        self.near = near  # the edge the stop is drawn near to; negative when it stands in the middle
        self.is_city = kind == "city"
        self.is_offboard = kind == "offboard"

    def value(self, colour: str) -> int:
        """What the stop is worth while values of this colour are in force; a missing later colour keeps the earlier."""
        found = 0
        for name in COLOURS:
            found = self.values.get(name, found)
            if name == colour:
                break
        return found


class Shape:
    """Track and stops in one hex, already rotated: a small graph. Shapes are shared and never change.

    A *way* is where track can be left or entered: 0-5 are the edges, then each link has two, one at either end. A link
    is a piece of track inside the hex, from stop to stop or from the junction to a stop; a run uses it only once, as it
    does a side of the hex (18CE-8.4).
    """

    def __init__(self, colour: str, label: str, stops: tuple[Stop, ...], paths: tuple[tuple[int, int], ...]) -> None:
        self.colour = colour
        self.label = label
        self.stops = stops
        self.paths = paths
        self.links = tuple([path for path in paths if path[0] >= EDGES])
        ways = EDGES + 2 * len(self.links)
        exits = 0
        through: list[list[int]] = [[] for _ in range(ways)]
        edge_stops: list[list[int]] = [[] for _ in range(ways)]
        stop_edges: list[list[int]] = [[] for _ in stops]
        hub: list[int] = []  # ways at the junction
        link = EDGES
        for first, second in paths:
            if first < EDGES and second < EDGES:
                exits |= 1 << first | 1 << second
                through[first].append(second)
                through[second].append(first)
                continue
            ends = [(first, second)]
            if first < EDGES:
                exits |= 1 << first
            else:
                ends = [(link, first), (link + 1, second)]
                link += 2
            for way, end in ends:
                if end == JUNCTION:
                    hub.append(way)
                else:
                    edge_stops[way].append(end - FIRST_STOP)
                    stop_edges[end - FIRST_STOP].append(way)
        # A junction of Lawson track joins everything that leads to it and belongs to no section.
        for way in hub:
            through[way].extend(other for other in hub if other != way and other not in through[way])
        self.exits = exits  # bit mask of edges with track
        self.through = tuple(tuple(sorted(found)) for found in through)  # way -> ways reached without a stop
        self.edge_stops = tuple(tuple(found) for found in edge_stops)  # way -> stops reached directly
        self.stop_edges = tuple(tuple(sorted(found)) for found in stop_edges)  # stop -> its ways
        # Worked out when asked for; at once where it could show a mistake in the data.
        self._joins: dict[tuple[int, int], int] | None = _joins(paths) if self.links else None

    @property
    def joins(self) -> dict[tuple[int, int], int]:
        """Two ends (edges, and stops from FIRST_STOP on) joined without a stop between them -> mask of links used."""
        found = self._joins
        if found is None:
            found = self._joins = _joins(self.paths)
        return found

    def rotated(self, turns: int) -> "Shape":
        """The same shape turned clockwise by so many edges."""

        def turn(end: int) -> int:
            return (end + turns) % EDGES if end < EDGES else end

        paths = tuple(_ordered(turn(first), turn(second)) for first, second in self.paths)
        stops = tuple(
            Stop(s.kind, s.slots, s.values, s.only_for, (s.near + turns) % EDGES if s.near >= 0 else s.near)
            for s in self.stops
        )
        return Shape(self.colour, self.label, stops, paths)

    def signature(self) -> tuple[object, ...]:
        """Equal for two rotations that look and play the same, stops being interchangeable when alike."""
        looks = [
            (tuple(self._edges_of(index)), stop.kind, stop.slots, tuple(sorted(stop.values.items())))
            for index, stop in enumerate(self.stops)
        ]
        links = [sorted([looks[end - FIRST_STOP] for end in link if end != JUNCTION]) for link in self.links]
        plain = sorted(_ordered(a, b) for a, b in self.paths if a < EDGES and b < FIRST_STOP)
        return (tuple(sorted(looks)), tuple(plain), tuple(tuple(link) for link in sorted(links)))

    def keeps(self, old: "Shape") -> tuple[int, ...] | None:
        """Where each stop of `old` stands in this shape when `old` is replaced by it, or None when track is lost.

        All old track must stay, and two separate stops never become one (1830-5.3.7). A stop without track may go
        anywhere; it gets -1 here when there is more than one possibility.
        """
        if len(old.stops) != len(self.stops) or not self._keeps_plain_track(old):
            return None
        target = [-1] * len(old.stops)
        for index in range(len(old.stops)):
            edges = old._edges_of(index)
            if edges:
                fitting = self._fitting(edges)
                if len(fitting) != 1:
                    return None
                target[index] = fitting[0]
        taken = [found for found in target if found >= 0]
        if len(set(taken)) != len(taken):
            return None
        free = [stop for stop in range(len(self.stops)) if stop not in taken]
        if not free:
            return tuple(target) if self._keeps_links(old, target) else None
        # Stops without an edge of their own: every way to share out the places left, as long as the links stay.
        open_stops = [index for index, found in enumerate(target) if found < 0]
        possible: list[list[int]] = []
        for chosen in permutations(free):
            filled = list(target)
            for index, stop in zip(open_stops, chosen, strict=True):
                filled[index] = stop
            if self._keeps_links(old, filled):
                possible.append(filled)
        if not possible:
            return None
        return tuple([found[0] if len(set(found)) == 1 else -1 for found in zip(*possible, strict=True)])

    def regroups(self, old: "Shape") -> tuple[int, ...] | None:
        """The same where stops may become one or come apart (1817-2.42), which only some tiles may do.

        A city that takes in others has room for all their tokens. Where the track of a stop leads to several stops
        now, or where it has none, the place is left open (-1).
        """
        if not self._keeps_plain_track(old):
            return None
        target = [-1] * len(old.stops)
        for index in range(len(old.stops)):
            edges = old._edges_of(index)
            if any(not self.edge_stops[edge] for edge in edges):
                return None
            fitting = self._fitting(edges)
            if len(fitting) == 1:
                target[index] = fitting[0]
        for stop, place in enumerate(self.stops):
            joining = [old.stops[index].slots for index, found in enumerate(target) if found == stop]
            if len(joining) > 1 and sum(joining) > place.slots:
                return None
        return tuple(target) if self._keeps_links(old, target) else None

    def covers(self, old: "Shape") -> tuple[int, ...] | None:
        """The same where nothing but the exits must stay (18CE-C8): cities and towns may come, go or change."""
        if old.exits & ~self.exits:
            return None
        target: list[int] = []
        for index in range(len(old.stops)):
            fitting = self._fitting(old._edges_of(index))
            target.append(fitting[0] if len(fitting) == 1 else 0 if self.stops else -1)
        return tuple(target)

    def _edges_of(self, stop: int) -> list[int]:
        """Edges that lead to the stop directly."""
        return [edge for edge in self.stop_edges[stop] if edge < EDGES]

    def _fitting(self, edges: list[int]) -> list[int]:
        """Stops to which all these edges lead."""
        return [stop for stop in range(len(self.stops)) if all(stop in self.edge_stops[edge] for edge in edges)]

    def _keeps_plain_track(self, old: "Shape") -> bool:
        """Whether all exits are still there, and all track from edge to edge."""
        if old.exits & ~self.exits:
            return False
        for edge in range(EDGES):
            for other in old.through[edge]:
                if other < EDGES and other not in self.through[edge]:
                    return False
        return True

    def _keeps_links(self, old: "Shape", target: list[int]) -> bool:
        """Whether places that were joined by links still are, or are one place now."""
        if not old.links:
            return True
        for ends, links in old.joins.items():
            if links:
                first, second = [target[end - FIRST_STOP] + FIRST_STOP if end >= FIRST_STOP else end for end in ends]
                unknown = first < FIRST_STOP <= ends[0] or second < FIRST_STOP <= ends[1]
                if not unknown and first != second and (first, second) not in self.joins:
                    return False
        return True


class Tile:
    """A tile of the supply with its six rotations."""

    def __init__(self, tile_id: str, shape: Shape) -> None:
        self.id = tile_id
        self.colour = shape.colour
        self.label = shape.label
        self.shapes = tuple(shape.rotated(turns) for turns in range(EDGES))
        first_like: dict[tuple[object, ...], int] = {}
        for turns, turned in enumerate(self.shapes):
            first_like.setdefault(turned.signature(), turns)
        # rotation -> the smallest rotation that looks the same
        self.canonical = tuple(first_like[turned.signature()] for turned in self.shapes)


def _joins(paths: tuple[tuple[int, int], ...]) -> dict[tuple[int, int], int]:
    """What `Shape.joins` says.

    There is one way between two places at most: the path of a run names the places, not the track between them.
    """
    found: dict[tuple[int, int], int] = {}
    arms: list[tuple[int, int]] = []  # what leads to the junction, with the link it uses
    pieces: list[tuple[int, int, int]] = []
    link = 0
    for first, second in paths:
        mask = 0
        if first >= EDGES:
            mask = 1 << link
            link += 1
        if JUNCTION in (first, second):
            arms.append((first if second == JUNCTION else second, mask))
        else:
            pieces.append((first, second, mask))
    for at, (first, mask) in enumerate(arms):
        pieces += [(first, second, mask | other) for second, other in arms[:at]]
    for first, second, mask in pieces:
        if (first, second) in found and max(first, second) >= FIRST_STOP:
            raise ValueError(f"two ways between the same places of a shape: {paths}")
        found[first, second] = found[second, first] = mask
    return found


def _ordered(first: int, second: int) -> tuple[int, int]:
    return (first, second) if first <= second else (second, first)
