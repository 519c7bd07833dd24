"""Track shapes: what a tile in a rotation, or the print of a hex, offers to a train."""

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
    """Track and stops in one hex, already rotated. Shapes are shared and never change."""

    def __init__(self, colour: str, label: str, stops: tuple[Stop, ...], paths: tuple[tuple[int, int], ...]) -> None:
        self.colour = colour
        self.label = label
        self.stops = stops
        self.paths = paths
        exits = 0
        through: list[list[int]] = [[] for _ in range(EDGES)]
        edge_stops: list[list[int]] = [[] for _ in range(EDGES)]
        stop_edges: list[list[int]] = [[] for _ in stops]
        hub_edges: list[int] = []
        hub_stops: list[int] = []
        for first, second in paths:
            for end in (first, second):
                if end < EDGES:
                    exits |= 1 << end
            if second == JUNCTION or first == JUNCTION:
                other = first if second == JUNCTION else second
                if other < EDGES:
                    hub_edges.append(other)
                else:
                    hub_stops.append(other - FIRST_STOP)
            elif second < EDGES:
                through[first].append(second)
                through[second].append(first)
            else:
                edge_stops[first].append(second - FIRST_STOP)
                stop_edges[second - FIRST_STOP].append(first)
        # A junction of Lawson track joins everything that leads to it and belongs to no section.
        for edge in hub_edges:
            through[edge].extend(other for other in hub_edges if other != edge and other not in through[edge])
            for stop in hub_stops:
                edge_stops[edge].append(stop)
                stop_edges[stop].append(edge)
        self.exits = exits  # bit mask of edges with track
        self.through = tuple(tuple(sorted(edges)) for edges in through)  # edge -> edges reached without a stop
        self.edge_stops = tuple(tuple(found) for found in edge_stops)  # edge -> stops reached directly
        self.stop_edges = tuple(tuple(sorted(edges)) for edges in stop_edges)  # stop -> its edges

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
        ends = sorted((tuple(sorted(edges)), self.stops[i].slots) for i, edges in enumerate(self.stop_edges))
        plain = sorted(_ordered(a, b) for a, b in self.paths if a < FIRST_STOP and b < FIRST_STOP)
        return (tuple(ends), tuple(plain))

    def keeps(self, old: "Shape") -> tuple[int, ...] | None:
        """Where each stop of `old` stands in this shape when `old` is replaced by it, or None when track is lost.

        All old track must stay, and two separate stops never become one (1830-5.3.7). A stop without track may go
        anywhere; it gets -1 here when there is more than one possibility.
        """
        if old.exits & ~self.exits:
            return None
        for edge in range(EDGES):
            for other in old.through[edge]:
                if other not in self.through[edge]:
                    return None
        if len(old.stops) != len(self.stops):
            return None
        target = [-1] * len(old.stops)
        for index, edges in enumerate(old.stop_edges):
            if edges:
                fitting = [
                    stop for stop in range(len(self.stops)) if all(stop in self.edge_stops[edge] for edge in edges)
                ]
                if len(fitting) != 1:
                    return None
                target[index] = fitting[0]
        taken = [found for found in target if found >= 0]
        if len(set(taken)) != len(taken):
            return None
        free = [stop for stop in range(len(self.stops)) if stop not in taken]
        if len(free) == 1:
            target = [free[0] if found < 0 else found for found in target]
        return tuple(target)


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


def _ordered(first: int, second: int) -> tuple[int, int]:
    return (first, second) if first <= second else (second, first)
