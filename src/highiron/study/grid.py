"""The grid in play: its cells, possible edges and the present network on them; what every later stage computes on."""

from collections import defaultdict
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highiron.study.cells import RIVER, Cells, Layers, make_cells
from highiron.study.geo import Floats, Hex, Ints, Lattice, edge, neighbours, project, unproject
from highiron.study.network import CLIP, SAMPLE, Edge, Network, Track, map_track, trace_openings
from highiron.study.regions import CORE, EUROPE, FERRIES, FIXED_LINKS, GROUP_OF, GROUPS, gauge_of
from highiron.study.sources import Row, number

LAND, CITY, BIG_CITY, NEAR = 0.30, 100_000, 300_000, 2  # what is in play
COSTS = {"mountain": 2.0, "hill": 0.5, "desert": 0.5, "river": 0.3}  # on top of 1, by class
TERRAINS = ("flat", "hill", "mountain", "desert")
BLOCK = 1_500.0  # km, for bootstraps and spatial folds

Bools = NDArray[np.bool_]


@dataclass
class Grid:
    """Cells and edges in play; edges are rows of `u`, `v` (cells), in order."""

    spacing: float
    offset: tuple[float, float]
    hexes: Ints
    xy: Floats
    lonlat: Floats
    labels: list[str]
    names: list[str]
    country: list[str]
    population: Floats
    land: Floats
    terrain: list[str]
    river: Bools
    alpine: Bools
    u: Ints
    v: Ints
    cost: Floats  # mean factor of the two cells
    gauge: Ints  # of new track, by the country at the middle of the side
    weight: Ints  # crossings of real track, 0 where there is none
    year: Ints  # upper bound of the opening, 0 where no opening was traced
    added: Bools  # laid from an opening that no line shows
    sea: Bools  # carries real track although its side is sea: a fixed link or a strait
    opens: Ints  # first year of a fixed link, else 0
    ferries: list[tuple[str, int, int]]
    key_cities: list[tuple[str, int, float]]  # name, cell, population
    corridors: dict[str, list[tuple[str, int]]]  # nodes with their cells, -1 off the board
    counts: dict[str, float] = field(default_factory=dict)

    @property
    def real(self) -> Bools:
        """Edges of the network of 2024."""
        return np.asarray(self.weight > 0)

    @property
    def outside_europe(self) -> Bools:
        """Edges of which at least one end is not in Europe."""
        europe = np.array([country in EUROPE for country in self.country])
        return np.asarray(~(europe[self.u] & europe[self.v]))

    def place(self, cell: int) -> str:
        """The largest place of a cell, or its label."""
        return self.names[cell] or self.labels[cell]

    def between(self, row: int) -> str:
        """The places at the two ends of an edge."""
        return f"{self.place(int(self.u[row]))} – {self.place(int(self.v[row]))}"

    @property
    def groups(self) -> Ints:
        """The country group of each cell, by its place in `GROUPS`; the nearest where a country has none."""
        order = {name: at for at, name in enumerate(GROUPS)}
        return np.array([order[GROUP_OF.get(country, "Russia")] for country in self.country])

    @property
    def blocks(self) -> Ints:
        """The square of 1,500 km that the middle of each edge lies in."""
        middle = (self.xy[self.u] + self.xy[self.v]) / 2
        squares = np.floor(middle / BLOCK).astype(np.int64)
        _, found = np.unique(squares, axis=0, return_inverse=True)
        return np.asarray(found.reshape(-1), dtype=np.int64)

    def to_json(self) -> dict[str, Any]:
        """Everything as plain lists."""
        made: dict[str, Any] = {}
        for entry in fields(self):
            value = getattr(self, entry.name)
            if isinstance(value, np.ndarray):
                value = np.round(value, 4).tolist() if value.dtype.kind == "f" else value.tolist()
            made[entry.name] = value
        return made

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Grid":
        """The grid that `to_json` wrote."""
        made = dict(data)
        for name, kind in (
            ("hexes", np.int64), ("xy", float), ("lonlat", float), ("population", float), ("land", float),
            ("river", bool), ("alpine", bool), ("u", np.int64), ("v", np.int64), ("cost", float), ("gauge", np.int64),
            ("weight", np.int64), ("year", np.int64), ("added", bool), ("sea", bool), ("opens", np.int64),
        ):  # fmt: skip
            made[name] = np.array(data[name], dtype=kind)
        made["offset"] = tuple(data["offset"])
        made["ferries"] = [tuple(row) for row in data["ferries"]]
        made["key_cities"] = [tuple(row) for row in data["key_cities"]]
        made["corridors"] = {name: [tuple(node) for node in nodes] for name, nodes in data["corridors"].items()}
        return cls(**made)


def build_grid(
    layers: Layers,
    track: Track,
    openings: list[Row],
    corridors: list[Row],
    spacing: float,
    offset: tuple[float, float],
    clip: float = CLIP,
    sample: float = SAMPLE,
) -> Grid:
    """The grid with the present network."""
    lattice = Lattice(spacing, offset)
    cells = make_cells(layers, lattice)
    network = map_track(track, lattice, clip, sample)
    index = cells.index
    mapped = len(network.weights)
    prices = _prices(cells)

    def cost(pair: Edge) -> float | None:
        rows = [index.get(end) for end in pair]
        if any(row is None or cells.country[row] not in CORE for row in rows):
            return None
        return float(np.mean([prices[row] for row in rows if row is not None]))

    trace_openings(track, network, lattice, openings, cost)
    play = _in_play(cells, network)
    pairs = sorted({edge(one, other) for one in play for other in neighbours(one) if other in play})
    is_open = dict(zip(pairs, cells.open_sides(pairs), strict=True))
    play = _joined(play, is_open, network)
    links = _fixed_links(lattice)
    kept = [
        pair
        for pair in pairs
        if pair[0] in play and pair[1] in play and (is_open[pair] or pair in network.weights or pair in links)
    ]
    made = _assemble(cells, network, play, kept, is_open, links, prices)
    _settle(made, layers, corridors, lattice)
    multiple = sum(count > 1 for count in network.components.values())
    made.counts = {
        "box_land_cells": int((cells.land >= LAND).sum()),
        "box_raw_edges": network.raw,
        "box_edges": mapped,
        "clips_removed": network.removed,
        "cells": len(made.hexes),
        "possible_edges": int((~made.sea).sum()),
        "real_edges": int((made.real & ~made.added).sum()),
        "real_edges_with_additions": int(made.real.sum()),
        "added_edges": int(made.added.sum()),
        "sea_edges_with_track": int((made.sea & made.real).sum()),
        "dated_edges": int(((made.year > 0) & ~made.added).sum()),
        "rail_cells": len(network.components),
        "rail_cells_in_pieces": multiple,
        "openings_traced": len(network.traced),
        "openings_untraced": len(network.untraced),
        "collisions": len(cells.key_cities) - len({where for _, where, _, _, _ in cells.key_cities}),
    }
    return made


def _prices(cells: Cells) -> Floats:
    """The cost factor of every cell."""
    return np.array(
        [
            1 + COSTS.get(cells.terrain(row), 0.0) + (COSTS["river"] if cells.river[row] >= RIVER else 0.0)
            for row in range(len(cells.hexes))
        ]
    )


def _in_play(cells: Cells, network: Network) -> set[Hex]:
    """Cells of the core countries with land, track or a place, near track or with a big place."""
    added = {end for pair in network.added for end in pair}
    track = set(network.components) | {end for pair in network.weights if pair not in network.added for end in pair}
    near = set(track)
    for _ in range(NEAR):
        near |= {other for here in near for other in neighbours(here)}
    near |= added
    found = set()
    for here, row in cells.index.items():
        worth = cells.land[row] >= LAND or here in track or here in added or cells.largest[row] >= CITY
        if cells.country[row] in CORE and worth and (here in near or cells.largest[row] >= BIG_CITY):
            found.add(here)
    return found


def _joined(play: set[Hex], is_open: dict[Edge, bool], network: Network) -> set[Hex]:
    """Without cells that have neither a land path to the rest nor track."""
    around: dict[Hex, list[Hex]] = defaultdict(list)
    for pair, opened in is_open.items():
        if opened or pair in network.weights:
            around[pair[0]].append(pair[1])
            around[pair[1]].append(pair[0])
    left, parts = set(play), []
    while left:
        stack = [min(left)]
        part = set(stack)
        while stack:
            for near in around[stack.pop()]:
                if near not in part:
                    part.add(near)
                    stack.append(near)
        parts.append(part)
        left -= part
    largest = max(parts, key=len)
    tracked = {end for pair in network.weights for end in pair}
    return {here for part in parts for here in part if part is largest or here in tracked}


def _fixed_links(lattice: Lattice) -> dict[Edge, int]:
    found = {}
    for _, year, one, other in FIXED_LINKS:
        a, b = ((int(q), int(r)) for q, r in lattice.hexes(project(np.array([one, other]))))
        if b in neighbours(a):
            found[edge(a, b)] = year
    return found


def _assemble(
    cells: Cells,
    network: Network,
    play: set[Hex],
    pairs: list[Edge],
    is_open: dict[Edge, bool],
    links: dict[Edge, int],
    prices: Floats,
) -> Grid:
    index = cells.index
    order = sorted(play, key=lambda here: (-here[1], here[0]))
    rows = np.array([index[here] for here in order])
    at = {here: row for row, here in enumerate(order)}
    hexes = cells.hexes[rows]
    xy = cells.lattice.centres(hexes)
    u = np.array([at[one] for one, _ in pairs])
    v = np.array([at[other] for _, other in pairs])
    country = [cells.country[row] for row in rows]
    return Grid(
        spacing=cells.lattice.spacing,
        offset=cells.lattice.offset,
        hexes=hexes,
        xy=xy,
        lonlat=unproject(xy),
        labels=_labels(hexes),
        names=[cells.place[row] for row in rows],
        country=country,
        population=cells.population[rows],
        land=cells.land[rows],
        terrain=[cells.terrain(row) for row in rows],
        river=cells.river[rows] >= RIVER,
        alpine=np.array([cells.is_alpine(row) for row in rows]),
        u=u,
        v=v,
        cost=(prices[rows][u] + prices[rows][v]) / 2,
        gauge=_gauges(country, u, v),
        weight=np.array([network.weights.get(pair, 0) for pair in pairs]),
        year=np.array([network.years.get(pair, 0) for pair in pairs]),
        added=np.array([pair in network.added for pair in pairs]),
        sea=np.array([not is_open[pair] for pair in pairs]),
        opens=np.array([links.get(pair, 0) for pair in pairs]),
        ferries=[],
        key_cities=[],
        corridors={},
    )


def _gauges(country: list[str], u: Ints, v: Ints) -> Ints:
    """The gauge of the two cells; where they differ the break lies in the cell of the wider one."""
    ends = [(gauge_of(country[a]), gauge_of(country[b])) for a, b in zip(u, v, strict=True)]
    return np.array([one if one == other else min(one, other) for one, other in ends])


def _labels(hexes: Ints) -> list[str]:
    """Row letters from the north and numbers from the west; neighbours in a row differ by two."""
    columns = 2 * hexes[:, 0] + hexes[:, 1]
    top = hexes[:, 1].max()
    west = columns.min()
    even = (west + top) % 2  # keeps the parity that all rows share
    return [
        f"{_letters(int(top - r))}{int(column - west) + 1 + even}"
        for (q, r), column in zip(hexes, columns, strict=True)
    ]


def _letters(row: int) -> str:
    return chr(65 + row) if row < 26 else f"A{chr(65 + row - 26)}"


def _settle(grid: Grid, layers: Layers, corridors: list[Row], lattice: Lattice) -> None:
    """Key cities, ferries and corridors by cell."""
    at = {(int(q), int(r)): row for row, (q, r) in enumerate(grid.hexes)}

    def cell(lon: float, lat: float) -> int:
        q, r = lattice.hexes(project(np.array([[lon, lat]])))[0]
        return at.get((int(q), int(r)), -1)

    spots = np.array([[x, y] for _, x, y, _ in layers.cities])
    for (name, _, _, people), (q, r) in zip(layers.cities, lattice.hexes(spots), strict=True):
        row = at.get((int(q), int(r)), -1)
        if row >= 0:
            grid.key_cities.append((name, row, people))
    for name, one, other in FERRIES:
        a, b = cell(*one), cell(*other)
        if a >= 0 and b >= 0 and a != b:
            grid.ferries.append((name, a, b))
    for row_ in corridors:
        node = (row_["node"], cell(number(row_["lon"]), number(row_["lat"])))
        grid.corridors.setdefault(row_["corridor"], []).append(node)
