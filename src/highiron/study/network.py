"""The real network on the hexes: lines cut at hex sides, clips removed, openings traced and added."""

import itertools
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from highiron.study.geo import Floats, Hex, Ints, Lattice, edge, neighbours, project, steps
from highiron.study.sources import Row, Sources, lines_of, number

SAMPLE = 2.0  # km between points of a line
CLIP = 0.15  # of a spacing: shorter pieces in a hex are corner clips
KEY = 100  # vertices are the same within a hundredth of a degree
FAR = 40.0  # km from track to the end of an opening
DETOUR, EXTRA = 1.9, 60.0  # a traced path is at most so much longer than the straight line
RECENT = 1990  # openings from this year on that cannot be traced are laid as least-cost paths

Edge = tuple[Hex, Hex]


@dataclass
class Track:
    """The lines as a graph of vertices, in kilometres."""

    points: Floats
    ends: Ints  # two vertices of each stretch
    lengths: Floats
    lines: list[Ints]  # vertices of each line

    def graph(self) -> Any:
        """The stretches as a sparse matrix, both ways."""
        from scipy.sparse import coo_matrix

        a, b = self.ends[:, 0], self.ends[:, 1]
        order = np.lexsort((self.lengths, b, a))  # of parallel stretches the shortest counts
        a, b, weight = a[order], b[order], np.maximum(self.lengths[order], 1e-6)
        first = np.r_[True, (a[1:] != a[:-1]) | (b[1:] != b[:-1])]
        a, b, weight = a[first], b[first], weight[first]
        size = (len(self.points), len(self.points))
        return coo_matrix((np.r_[weight, weight], (np.r_[a, b], np.r_[b, a])), size).tocsr()


@dataclass
class Network:
    """The network on a lattice."""

    weights: dict[Edge, int]  # crossings of each hex edge
    components: dict[Hex, int]  # separate pieces of track in a hex
    years: dict[Edge, int] = field(default_factory=dict)  # upper bounds from traced and added openings
    added: dict[Edge, int] = field(default_factory=dict)  # edges of openings that no line shows, with their year
    traced: list[str] = field(default_factory=list)
    untraced: list[str] = field(default_factory=list)
    removed: int = 0
    raw: int = 0


def read_track(sources: Sources) -> Track:
    """All lines with shared vertices."""
    coordinates = [
        np.array(line, dtype=float)[:, :2]
        for feature in sources.layer("railroads_eurasia")
        for line in lines_of(feature["geometry"])
        if len(line) > 1
    ]
    keys = np.rint(np.concatenate(coordinates) * KEY).astype(np.int64)
    found, index = np.unique(keys, axis=0, return_inverse=True)
    index = index.reshape(-1)
    cuts = np.cumsum([len(line) for line in coordinates])[:-1]
    lines = [np.asarray(part, dtype=np.int64) for part in np.split(index, cuts)]
    ends = np.concatenate([np.sort(np.column_stack([line[:-1], line[1:]]), axis=1) for line in lines])
    points = project(found / KEY)
    ends = ends[ends[:, 0] != ends[:, 1]]
    lengths = np.hypot(*(points[ends[:, 0]] - points[ends[:, 1]]).T)
    return Track(points, ends, lengths, lines)


@dataclass
class Joined:
    """Pieces of track, one hex each, with what joins them."""

    cells: Ints  # the hex of each piece
    links: dict[int, dict[int, int]]  # piece -> pieces in other hexes, with the crossings between them
    removed: set[int]  # clips
    raw: set[Edge]  # hex edges before clips were removed


def map_track(track: Track, lattice: Lattice, clip: float = CLIP, sample: float = SAMPLE) -> Network:
    """Hex edges with their crossings, after clips at corners are taken away."""
    made = join_pieces(track, lattice, clip, sample)
    weights: dict[Edge, int] = defaultdict(int)
    for a in sorted(made.links):
        for b, crossed in made.links[a].items():
            one, other = _hex(made.cells[a]), _hex(made.cells[b])
            if a < b and steps(one, other) == 1:
                weights[edge(one, other)] += crossed
    components: dict[Hex, int] = defaultdict(int)
    for row in range(len(made.cells)):
        if row not in made.removed:
            components[_hex(made.cells[row])] += 1
    return Network(dict(sorted(weights.items())), dict(components), removed=len(made.removed), raw=len(made.raw))


def join_pieces(track: Track, lattice: Lattice, clip: float = CLIP, sample: float = SAMPLE) -> Joined:
    """Track cut at hex sides into pieces, short ones taken away."""
    pieces, joints, lengths, crossings = _cut(track, lattice, sample)
    component = _components(pieces, joints)
    count = int(component.max()) + 1
    cells = np.zeros((count, 2), dtype=np.int64)
    cells[component] = pieces
    total = np.zeros(count)
    np.add.at(total, component, lengths)
    links: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    raw: set[Edge] = set()
    for a, b in component[crossings]:
        if a != b:
            links[int(a)][int(b)] += 1
            links[int(b)][int(a)] += 1
            raw.add(edge(_hex(cells[a]), _hex(cells[b])))
    removed = _remove_clips(cells, total, links, clip * lattice.spacing)
    return Joined(cells, links, removed, raw)


def _hex(row: Any) -> Hex:
    return int(row[0]), int(row[1])


def _cut(track: Track, lattice: Lattice, sample: float) -> tuple[Ints, Ints, Floats, Ints]:
    """Pieces of lines that lie in one hex: their hexes, their vertices, their lengths, and which follow each other."""
    starts, stops, of_line = [], [], []
    for number_, line in enumerate(track.lines):
        starts.append(line[:-1])
        stops.append(line[1:])
        of_line.append(np.full(len(line) - 1, number_))
    a, b, line_of = np.concatenate(starts), np.concatenate(stops), np.concatenate(of_line)
    length = np.hypot(*(track.points[a] - track.points[b]).T)
    parts = np.maximum(1, np.ceil(length / sample)).astype(np.int64)
    # Samples: the start of every stretch and the points inside it; the last vertex of each line is added at the end.
    stretch = np.repeat(np.arange(len(a)), parts)
    inside = np.arange(len(stretch)) - np.repeat(np.cumsum(parts) - parts, parts)
    share = inside / parts[stretch]
    points = track.points[a[stretch]] * (1 - share)[:, None] + track.points[b[stretch]] * share[:, None]
    vertex = np.where(inside == 0, a[stretch], -1)
    line_id = line_of[stretch]
    step = (length / parts)[stretch]
    last = np.flatnonzero(np.r_[line_id[1:] != line_id[:-1], True])
    points = np.insert(points, last + 1, track.points[b[stretch[last]]], axis=0)
    vertex = np.insert(vertex, last + 1, b[stretch[last]])
    step = np.insert(step, last + 1, 0.0)
    line_id = np.insert(line_id, last + 1, line_id[last])
    hexes = lattice.hexes(points)
    same_line = line_id[1:] == line_id[:-1]
    same_hex = (hexes[1:] == hexes[:-1]).all(axis=1)
    begins = np.r_[True, ~(same_line & same_hex)]
    piece = np.cumsum(begins) - 1
    pieces = hexes[begins]
    lengths = np.zeros(len(pieces))
    # A step that leaves a hex is shared by both of its pieces.
    follows = np.flatnonzero(same_line)
    np.add.at(lengths, piece[follows], step[follows] / 2)
    np.add.at(lengths, piece[follows + 1], step[follows] / 2)
    change = np.flatnonzero(same_line & ~same_hex)
    crossings = np.column_stack([piece[change], piece[change + 1]])
    real = vertex >= 0
    return pieces, np.column_stack([piece[real], vertex[real]]), lengths, crossings


def _components(pieces: Ints, joints: Ints) -> Ints:
    """The component of each piece: pieces of one hex that share a vertex belong together."""
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components

    # A vertex lies in one hex, so that sharing it is enough.
    size = len(pieces) + int(joints[:, 1].max()) + 1
    graph = coo_matrix((np.ones(len(joints)), (joints[:, 0], len(pieces) + joints[:, 1])), (size, size))
    _, label = connected_components(graph, directed=False)
    _, component = np.unique(label[: len(pieces)], return_inverse=True)
    return np.asarray(component, dtype=np.int64)


def _remove_clips(cells: Ints, total: Floats, links: dict[int, dict[int, int]], least: float) -> set[int]:
    """Take short components away, smallest first, joining what they linked."""
    removed: set[int] = set()
    for row in np.argsort(total, kind="stable").tolist():
        if total[row] >= least:
            break
        removed.add(row)
        around = links.pop(row, {})
        ordered = sorted(around)
        for other in ordered:
            links[other].pop(row, None)
        for at, one in enumerate(ordered):
            for other in ordered[at + 1 :]:
                if steps(_hex(cells[one]), _hex(cells[other])) <= 1:
                    crossed = min(around[one], around[other])
                    links[one][other] += crossed
                    links[other][one] += crossed
    return removed


def trace_openings(track: Track, network: Network, lattice: Lattice, openings: list[Row], cost: Any) -> None:
    """Date the edges that openings run along; lay recent ones that no line shows along the cheapest hexes."""
    from scipy.sparse.csgraph import dijkstra
    from scipy.spatial import cKDTree

    graph, tree = track.graph(), cKDTree(track.points)
    for row in sorted(openings, key=lambda row: int(row["year"])):
        ends = project(
            np.array(
                [
                    [number(row["from_lon"]), number(row["from_lat"])],
                    [number(row["to_lon"]), number(row["to_lat"])],
                ]
            )
        )
        year = int(row["year"])
        straight = float(np.hypot(*(ends[0] - ends[1])))
        far, at = tree.query(ends)
        path: list[int] = []
        if far.max() <= FAR:
            limit = DETOUR * straight + EXTRA
            distance, before = dijkstra(graph, indices=int(at[0]), return_predecessors=True, limit=limit)
            if np.isfinite(distance[at[1]]):
                path = _walk(before, int(at[0]), int(at[1]))
        if path:
            network.traced.append(row["line"])
            _date(network, _hexes_along(track.points[path], lattice), year)
            continue
        network.untraced.append(row["line"])
        if year >= RECENT and straight > 1:
            one, other = (_hex(found) for found in lattice.hexes(ends))
            for pair in cheapest(one, other, cost):
                if pair not in network.weights:
                    network.weights[pair] = 1
                    network.added[pair] = year
                network.years.setdefault(pair, year)


def _walk(before: Any, start: int, end: int) -> list[int]:
    path = [end]
    while path[-1] != start:
        path.append(int(before[path[-1]]))
    return path[::-1]


def _hexes_along(points: Floats, lattice: Lattice) -> list[Hex]:
    """The hexes that a path goes through, densely sampled."""
    found: list[Hex] = []
    for a, b in itertools.pairwise(points):
        parts = max(1, int(np.hypot(*(b - a)) / SAMPLE))
        share = np.linspace(0, 1, parts + 1)[:, None]
        for q, r in lattice.hexes(a * (1 - share) + b * share):
            if not found or found[-1] != (q, r):
                found.append((int(q), int(r)))
    return found


def _date(network: Network, path: list[Hex], year: int) -> None:
    """The real edges along a path are not younger than it; corners that were clipped away are bridged."""
    for at, one in enumerate(path[:-1]):
        for other in path[at + 1 : at + 3]:
            pair = edge(one, other)
            if steps(one, other) == 1 and pair in network.weights:
                network.years[pair] = min(year, network.years.get(pair, year))
                break


def cheapest(one: Hex, other: Hex, cost: Any, longest: int = 60) -> list[Edge]:
    """The cheapest path of hex edges; `cost(edge)` is None where nothing can be laid."""
    import heapq

    best: dict[Hex, float] = {one: 0.0}
    before: dict[Hex, Hex] = {}
    queue: list[tuple[float, Hex]] = [(0.0, one)]
    while queue:
        spent, here = heapq.heappop(queue)
        if here == other:
            path = []
            while here != one:
                path.append(edge(before[here], here))
                here = before[here]
            return path[::-1]
        if spent > best[here]:
            continue
        for near in neighbours(here):
            price = cost(edge(here, near))
            if price is not None and spent + price < best.get(near, np.inf) and spent + price < longest:
                best[near] = spent + price
                before[near] = here
                heapq.heappush(queue, (spent + price, near))
    return []
