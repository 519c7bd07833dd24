"""The growth model: every five years the edges that promise most for their cost are built."""

from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from highiron.study import history
from highiron.study.geo import Floats, Ints
from highiron.study.grid import Bools, Grid
from highiron.study.regions import GROUPS, is_closed, is_curtain

FIRST, LAST, STEP = 1825, 2024, 5
SOURCES = 220  # cells whose trips are counted; the largest
LONGEST = 6  # edges of a line to a cell that has none
EVERY = 2  # steps between two countings of trips


@dataclass(frozen=True)
class Parameters:
    """What the model is fitted with; a name per force."""

    through: float = 0.3  # trips that would use the edge, against the road
    local: float = 1.0  # people at its two ends
    gamma: float = 0.25  # how fast that grows with the product
    detour: float = 0.10  # distance between its ends without it
    state: float = 0.15  # capitals joined, finds reached
    mountain: float = 2.0  # cost on top of 1
    hill: float = 0.5
    desert: float = 1.5
    river: float = 0.3
    road: float = 3.0  # cost of a hex without track
    border: float = 0.35  # share of trips that cross a border
    apart: float = 0.15  # worth of an edge that touches no track
    noise: float = 0.25
    reach: float = 5.0  # hexes over which trips fall to a third
    growth: float = 0.15  # of cities with their access
    duration: float = 40.0  # years until a group builds at full speed


NO_FIT = ("growth", "duration", "noise")
BOUNDS: dict[str, tuple[float, float]] = {
    "through": (0.0, 2.0),
    "local": (0.3, 2.0),
    "gamma": (0.10, 0.45),
    "detour": (0.0, 0.6),
    "state": (0.0, 0.6),
    "mountain": (0.3, 3.0),
    "hill": (0.0, 1.5),
    "desert": (0.2, 4.0),
    "river": (0.0, 1.0),
    "road": (1.5, 5.0),
    "border": (0.1, 1.0),
    "apart": (0.02, 0.6),
    "reach": (2.0, 10.0),
}

# Forces that can be left out: the name of a switch, and the parameters that it sets.
SWITCHES: dict[str, dict[str, float]] = {
    "terrain": {"mountain": 0.0, "hill": 0.0, "desert": 0.0, "river": 0.0},
    "borders": {"border": 1.0},
    "gauge": {},
    "state": {"state": 0.0},
    "coevolution": {"growth": 0.0},
    "local": {"local": 0.0},
    "through": {"through": 0.0},
    "population": {},
}


@dataclass
class Grown:
    """A network that grew: the year of every edge, inf where none was built, and the people at the end."""

    year: Floats
    mass: Floats

    @property
    def built(self) -> Bools:
        return np.isfinite(self.year)


class World:
    """What all runs on a grid share."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.terrain = np.array(grid.terrain)
        self.number = np.full((len(grid.hexes), len(grid.hexes)), -1, dtype=np.int32)
        self.number[grid.u, grid.v] = self.number[grid.v, grid.u] = np.arange(len(grid.u))
        self.touching: list[list[int]] = [[] for _ in grid.hexes]
        for row, (a, b) in enumerate(zip(grid.u.tolist(), grid.v.tolist(), strict=True)):
            self.touching[a].append(row)
            self.touching[b].append(row)

    @cached_property
    def goals(self) -> list[tuple[int, Ints]]:
        """Edges that states want, with the year from which they do: between capitals, and to finds."""
        grid = self.grid
        price = self.costs(Parameters())
        graph = self.matrix(price)
        wishes = []
        names = list(GROUPS)
        touching = {
            frozenset((int(a), int(b))) for a, b in zip(grid.groups[grid.u], grid.groups[grid.v], strict=True) if a != b
        }
        for pair in sorted(tuple(sorted(pair)) for pair in touching):
            one, other = names[pair[0]], names[pair[1]]
            year = max(history.FIRST_YEARS[one], history.FIRST_YEARS[other]) + 10
            wishes.append((year, history.CAPITALS[one], history.CAPITALS[other]))
        wishes += [(find.year, history.CAPITALS[find.group], find.lonlat) for find in history.FINDS]
        found = []
        for year, one_at, other_at in wishes:
            a, b = history.cell_near(grid, one_at), history.cell_near(grid, other_at)
            _, before = dijkstra(graph, indices=a, return_predecessors=True)
            found.append((year, self.path(before, a, b)))
        return found

    def path(self, before: Ints, start: int, end: int) -> Ints:
        """The edges of a shortest path, by its predecessors."""
        rows = []
        here = end
        while here != start and before[here] >= 0:
            rows.append(int(self.number[before[here], here]))
            here = int(before[here])
        return np.array(rows if here == start else [], dtype=np.int64)

    def matrix(self, weight: Floats) -> Any:
        """A graph of all possible edges with these weights."""
        grid = self.grid
        size = (len(grid.hexes), len(grid.hexes))
        return coo_matrix((np.r_[weight, weight], (np.r_[grid.u, grid.v], np.r_[grid.v, grid.u])), size).tocsr()

    def costs(self, given: Parameters) -> Floats:
        """What each edge costs to build, as a mean of its two cells."""
        grid = self.grid
        cell = np.ones(len(grid.hexes))
        for kind in ("mountain", "hill", "desert"):
            cell += getattr(given, kind) * (self.terrain == kind)
        cell += given.river * grid.river
        found: Floats = (cell[grid.u] + cell[grid.v]) / 2
        return found

    def forbidden(self, year: int) -> Bools:
        """Edges that cannot be built: closed borders, links that are not there yet."""
        grid = self.grid
        country = grid.country
        shut = np.array(
            [
                country[a] != country[b] and is_closed(country[a], country[b], year)
                for a, b in zip(grid.u, grid.v, strict=True)
            ]
        )
        early = (grid.opens > year) | (grid.sea & (grid.opens == 0) & (year < 1890))
        return np.asarray(shut | early)

    @cached_property
    def foreign(self) -> Bools:
        """Edges over a border."""
        country = np.array(self.grid.country)
        return np.asarray(country[self.grid.u] != country[self.grid.v])

    @cached_property
    def curtain(self) -> Bools:
        """Edges between the two camps of the Cold War."""
        country = self.grid.country
        return np.array(
            [is_curtain(country[a], country[b], 1960) for a, b in zip(self.grid.u, self.grid.v, strict=True)]
        )

    @cached_property
    def wide(self) -> Bools:
        """Edges that join cells of different gauges."""
        from highiron.study.regions import gauge_of

        gauge = np.array([gauge_of(country) for country in self.grid.country])
        return np.asarray(gauge[self.grid.u] != gauge[self.grid.v])


def without(given: Parameters, names: tuple[str, ...]) -> Parameters:
    """The parameters with some forces left out."""
    for name in names:
        given = replace(given, **SWITCHES[name])
    return given


def grow(
    world: World,
    given: Parameters,
    seed: np.random.SeedSequence,
    off: tuple[str, ...] = (),
    population: Floats | None = None,
    total: int = 0,
    start: Bools | None = None,
    first: int = FIRST,
    last: int = LAST,
) -> Grown:
    """A run of the model from `first` to `last`; `total` edges at the end, by default as many as are real."""
    grid = world.grid
    luck = np.random.default_rng(seed)
    given = without(given, off)
    price = world.costs(given)
    chance = np.exp(given.noise * luck.standard_normal(len(grid.u)))
    people = grid.population if population is None else population
    if "population" in off:
        people = np.full(len(people), people.mean())
    people = people * np.exp(0.15 * luck.standard_normal(len(people)))
    year = np.full(len(grid.u), np.inf)
    if start is not None:
        year[start] = first - 1
    total = total or int(grid.real.sum())
    gained = np.zeros(len(grid.hexes))
    access: Floats | None = None
    trips, detour = np.zeros(len(grid.u)), np.zeros(len(grid.u))
    already = int(np.isfinite(year).sum())
    share = (history.built_by(first - 3), history.built_by(last))
    mass = people
    shut = np.zeros(len(grid.u), dtype=bool)
    for number, now in enumerate(range(first, last + 1, STEP)):
        mass = history.masses(grid, now, people) * np.exp(gained)
        built = np.isfinite(year)
        end = min(now + STEP - 1, last)
        done = (history.built_by(end) - share[0]) / (share[1] - share[0])
        budget = already + round((total - already) * done) - int(built.sum())
        if number % EVERY == 0:
            trips, reached = count_trips(world, given, built, mass, now, off)
            detour = _detours(world, built)
            shut = world.forbidden(now) if "borders" not in off else grid.opens > now
            if access is not None and given.growth:
                gained += given.growth * np.clip(np.log(reached / np.maximum(access, 1e-9)), -0.5, 0.5)
            access = reached
        if budget > 0:
            score = _worth(world, given, mass, trips, detour, now, off) * chance / price
            score *= _ready(world, now, given, off)
            score[shut] = 0.0
            _build(world, given, year, score, price, budget, now + STEP // 2, luck)
    return Grown(year, mass)


def count_trips(
    world: World, given: Parameters, built: Bools, mass: Floats, now: int, off: tuple[str, ...] = ()
) -> tuple[Floats, Floats]:
    """Trips through every edge when each takes the cheapest way by track and road, and the access of every cell."""
    grid = world.grid
    weight = np.where(built, 1.0, given.road * np.sqrt(world.costs(given)))
    if "gauge" not in off:
        weight = weight + 0.5 * (world.wide & built)
    if "borders" not in off:
        weight = weight + (1 / given.border - 1) * 0.3 * world.foreign + 3.0 * (world.curtain & (1948 <= now <= 1989))
    cells = np.sort(np.argsort(-mass, kind="stable")[:SOURCES])
    distance, before = dijkstra(world.matrix(weight), indices=cells, return_predecessors=True)
    decay = np.exp(-distance / (given.reach * 2))
    reached = decay.T @ mass[cells] + 1e-9
    load = np.zeros((len(cells), len(grid.hexes)))
    demand = decay[:, cells] * mass[cells][:, None] * mass[cells][None, :]
    country = np.array(grid.country)[cells]
    demand *= np.where(country[:, None] == country[None, :], 1.0, given.border if "borders" not in off else 1.0)
    np.fill_diagonal(demand, 0.0)
    load[:, cells] = demand
    found = _carried(world, before, load)
    return found / max(found.max(), 1e-9), reached


def _carried(world: World, before: Ints, load: Floats) -> Floats:
    """What every edge carries when each load goes home along the tree of its source; far ends hand on first."""
    sources, cells = load.shape
    base = cells * np.arange(sources)[:, None]
    has = before >= 0
    parent = (np.where(has, before, np.arange(cells)[None, :]) + base).ravel()
    depth, above = has.ravel().astype(np.int16), parent
    while True:  # steps to the source, by doubling
        more = depth[above]
        if not more.any():
            break
        depth, above = depth + more, above[above]
    order = np.argsort(depth, kind="stable")
    ends = np.searchsorted(depth[order], np.arange(int(depth.max()) + 2))
    carried = load.ravel().copy()
    for level in range(len(ends) - 2, 0, -1):
        nodes = order[ends[level] : ends[level + 1]]
        np.add.at(carried, parent[nodes], carried[nodes])
    nodes = order[ends[1] :]
    edges = world.number[parent[nodes] % cells, nodes % cells]
    return np.bincount(edges, carried[nodes], minlength=len(world.grid.u)).astype(np.float64)


def _detours(world: World, built: Bools) -> Floats:
    """How many hexes of track separate the ends of every edge, at most ten, less one; ends without track count full."""
    grid = world.grid
    if not built.any():
        return np.full(len(grid.u), 1.0)
    u, v = grid.u[built], grid.v[built]
    size = (len(grid.hexes), len(grid.hexes))
    graph = coo_matrix((np.ones(2 * len(u)), (np.r_[u, v], np.r_[v, u])), size).tocsr()
    hops = dijkstra(graph, unweighted=True, limit=10)
    found = np.minimum(hops[grid.u, grid.v], 10.0)
    return np.asarray((found - 1) / 9)


def _worth(
    world: World, given: Parameters, mass: Floats, trips: Floats, detour: Floats, now: int, off: tuple[str, ...]
) -> Floats:
    """What every edge promises, before its cost."""
    grid = world.grid
    product = mass[grid.u] * mass[grid.v] + 1e3 * (mass[grid.u] + mass[grid.v])
    local = (product / max(float(product.max()), 1e-9)) ** given.gamma
    goal = np.zeros(len(grid.u))
    if given.state:
        for year, rows in world.goals:
            if now >= year:
                goal[rows] = 1.0
    found: Floats = (
        given.through * np.sqrt(trips) + given.local * local + given.detour * detour * local + given.state * goal + 1e-6
    )
    return found


def _ready(world: World, now: int, given: Parameters, off: tuple[str, ...]) -> Floats:
    """How ready the less ready of the two ends is to build."""
    grid = world.grid
    cell = history.activity(grid, now, given.duration) * (1 - 0.8 * history.at_war(grid, now))
    found: Floats = np.minimum(cell[grid.u], cell[grid.v])
    return found


def _build(
    world: World, given: Parameters, year: Floats, score: Floats, price: Floats, budget: int, when: int,
    luck: np.random.Generator,
) -> None:  # fmt: skip
    """Build the best edges, then lines to cells without track, as far as the budget goes."""
    grid = world.grid
    built = np.isfinite(year)
    served = np.zeros(len(grid.hexes), dtype=bool)
    served[grid.u[built]] = served[grid.v[built]] = True
    touches = served[grid.u] | served[grid.v]
    value = np.where(built, 0.0, np.where(touches | ~served.any(), score, score * given.apart))
    tie = luck.random(len(score)) * 1e-12
    value = value + tie * (value > 0)
    lines = _lines(world, score, price, served, value)
    chosen = sorted(
        [(float(value[row]), [int(row)]) for row in np.argsort(-value, kind="stable")[: 3 * budget] if value[row] > 0]
        + lines,
        key=lambda choice: -choice[0],
    )
    for _, rows in chosen:
        new = [row for row in rows if not np.isfinite(year[row])]
        if not new or len(new) > budget:
            continue
        year[new] = when
        budget -= len(new)
        if not budget:
            return


def _lines(world: World, score: Floats, price: Floats, served: Bools, value: Floats) -> list[tuple[float, list[int]]]:
    """Cheapest lines of several edges from the network to cells that have none, with their worth for their cost."""
    if not served.any():
        return []
    grid = world.grid
    starts = np.flatnonzero(served)
    weight = np.where(score > 0, price, 1e6)
    distance, before, _ = dijkstra(world.matrix(weight), indices=starts, min_only=True, return_predecessors=True)
    found = []
    for cell in np.flatnonzero(~served & (grid.population > 0) & (distance < 1e5)):
        rows: list[int] = []
        here = int(cell)
        while before[here] >= 0 and len(rows) <= LONGEST:
            rows.append(int(world.number[before[here], here]))
            here = int(before[here])
        if 2 <= len(rows) <= LONGEST:
            worth = float((score[rows] * price[rows]).sum() / price[rows].sum())
            found.append((worth, rows[::-1]))
    return found


def as_dict(given: Parameters) -> dict[str, float]:
    """The parameters by name."""
    return {name: float(value) for name, value in asdict(given).items()}


def from_dict(values: dict[str, float]) -> Parameters:
    """The parameters that `as_dict` gave."""
    known = {entry.name for entry in fields(Parameters)}
    return Parameters(**{name: value for name, value in values.items() if name in known})
