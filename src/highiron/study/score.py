"""How alike two networks are: every metric of the study, and bootstraps over blocks of land."""

import itertools
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components, dijkstra, minimum_spanning_tree, shortest_path
from scipy.stats import kendalltau, rankdata, spearmanr

from highiron.study.geo import Floats, Ints
from highiron.study.grid import Bools, Grid

DRAWS = 1_000  # of every bootstrap


@dataclass(frozen=True)
class Overlap:
    """Precision, recall and their harmonic mean."""

    precision: float
    recall: float
    f1: float


def overlap(real: Bools, found: Bools, where: Bools | None = None) -> Overlap:
    """How many of the edges agree, inside a zone."""
    if where is not None:
        real, found = real[where], found[where]
    hits = float((real & found).sum())
    precision = hits / max(1, found.sum())
    recall = hits / max(1, real.sum())
    return Overlap(precision, recall, 2 * hits / max(1, real.sum() + found.sum()))


def top(score: Floats, count: int, luck: np.random.Generator) -> Bools:
    """The edges with the highest scores; ties are broken by lot."""
    order = np.lexsort((luck.random(len(score)), -score))
    found = np.zeros(len(score), dtype=bool)
    found[order[:count]] = True
    return found


def near(grid: Grid, found: Bools) -> Bools:
    """Edges that are found or share a cell's neighbourhood with a found one: at most one hex away."""
    touched = np.zeros(len(grid.hexes), dtype=bool)
    touched[grid.u[found]] = touched[grid.v[found]] = True
    return touched[grid.u] & touched[grid.v] | found


def tolerant_f1(grid: Grid, real: Bools, found: Bools, where: Bools) -> float:
    """F1 in which an edge counts where a real edge lies in a hex next to it."""
    precision = float((near(grid, real) & found)[where].sum() / max(1, found[where].sum()))
    recall = float((near(grid, found) & real)[where].sum() / max(1, real[where].sum()))
    return 2 * precision * recall / max(1e-9, precision + recall)


def auc(score: Floats, truth: Bools) -> float:
    """The chance that a true edge scores above a false one."""
    ranks = rankdata(score)
    positive, negative = int(truth.sum()), int((~truth).sum())
    if not positive or not negative:
        return float("nan")
    return float((ranks[truth].sum() - positive * (positive + 1) / 2) / (positive * negative))


def average_precision(score: Floats, truth: Bools) -> float:
    """The mean precision at each true edge, in order of score."""
    order = np.argsort(-score, kind="stable")
    hits = truth[order]
    at = np.cumsum(hits) / np.arange(1, len(hits) + 1)
    return float(at[hits].mean()) if hits.any() else float("nan")


def brier(probability: Floats, truth: Bools) -> float:
    """The mean squared error of probabilities."""
    return float(np.mean((probability - truth) ** 2))


def reliability(probability: Floats, truth: Bools, bins: int = 10) -> list[tuple[float, float, int]]:
    """Mean probability, share that is true, and number of edges in each bin."""
    at = np.minimum((probability * bins).astype(int), bins - 1)
    return [
        (float(probability[at == k].mean()), float(truth[at == k].mean()), int((at == k).sum()))
        for k in range(bins)
        if (at == k).any()
    ]


def interval(values: Floats, level: float = 0.95) -> tuple[float, float]:
    """The central interval of a sample."""
    low, high = np.quantile(values, [(1 - level) / 2, (1 + level) / 2])
    return float(low), float(high)


def block_difference(
    grid: Grid, real: Bools, one: Floats, other: Floats, where: Bools, seed: np.random.SeedSequence, draws: int = DRAWS
) -> tuple[float, float, float]:
    """F1 of one set of edges minus that of another, with its 95 % interval over blocks of 1,500 km.

    `one` and `other` are shares of runs in which an edge is there; single networks are 0 and 1.
    """
    luck = np.random.default_rng(seed)
    blocks = grid.blocks
    count = int(blocks.max()) + 1
    sums = np.zeros((count, 5))
    zone = where.astype(float)
    for column, value in enumerate((real * one, one, real * other, other, real.astype(float))):
        np.add.at(sums[:, column], blocks, value * zone)

    def difference(total: Floats) -> Floats:
        first = 2 * total[..., 0] / np.maximum(1e-9, total[..., 1] + total[..., 4])
        second = 2 * total[..., 2] / np.maximum(1e-9, total[..., 3] + total[..., 4])
        return np.asarray(first - second)

    used = np.flatnonzero(sums[:, 1:].sum(axis=1) > 0)
    drawn = luck.choice(used, (draws, len(used)))
    low, high = interval(difference(sums[drawn].sum(axis=1)))
    return float(difference(sums.sum(axis=0))), low, high


def graph_of(grid: Grid, edges: Bools, weight: Floats | None = None) -> Any:
    """The network of some edges as a sparse matrix, both ways."""
    u, v = grid.u[edges], grid.v[edges]
    value = np.ones(len(u)) if weight is None else weight[edges]
    size = (len(grid.hexes), len(grid.hexes))
    return coo_matrix((np.r_[value, value], (np.r_[u, v], np.r_[v, u])), size).tocsr()


def degrees(grid: Grid, edges: Bools) -> Ints:
    """How many edges meet in each cell."""
    return np.bincount(np.r_[grid.u[edges], grid.v[edges]], minlength=len(grid.hexes))


def jensen_shannon(one: Ints | list[int], other: Ints | list[int]) -> float:
    """The divergence of two distributions of small numbers, in bits."""
    one, other = np.asarray(one), np.asarray(other)
    size = int(max(one.max(), other.max())) + 1
    p = np.bincount(one, minlength=size) / len(one)
    q = np.bincount(other, minlength=size) / len(other)
    m = (p + q) / 2

    def against(a: Floats) -> float:
        used = a > 0
        return float((a[used] * np.log2(a[used] / m[used])).sum())

    return (against(p) + against(q)) / 2


def shape(grid: Grid, edges: Bools) -> dict[str, Any]:
    """Figures of the form of a network."""
    graph = graph_of(grid, edges)
    parts, label = connected_components(graph, directed=False)
    degree = degrees(grid, edges)
    served = degree > 0
    hops = shortest_path(graph, unweighted=True)
    finite = np.isfinite(hops) & (hops > 0)
    inverse = np.where(finite, 1 / np.maximum(hops, 1), 0.0)
    sources = np.flatnonzero(served)
    efficiency = float(inverse[np.ix_(sources, sources)].sum() / max(1, len(sources) * (len(sources) - 1)))
    every = graph_of(grid, np.ones(len(grid.u), dtype=bool), grid.cost)
    keep = every[sources][:, sources]
    tree = float(minimum_spanning_tree(keep).sum())
    people = near_cells(grid, served)
    return {
        "edges": int(edges.sum()),
        "cells_served": int(served.sum()),
        "components": len(set(label[served].tolist())) if served.any() else 0,
        "cycles": int(edges.sum() - served.sum() + len(set(label[served].tolist()))),
        "efficiency": efficiency,
        "cost_over_tree": float(grid.cost[edges].sum() / tree) if tree else float("nan"),
        "population_near": float(grid.population[people].sum() / grid.population.sum()),
        "mean_degree": float(degree[served].mean()) if served.any() else 0.0,
        "largest_part": int(np.bincount(label[served]).max()) if parts and served.any() else 0,
    }


def near_cells(grid: Grid, served: Bools) -> Bools:
    """Cells that are served or next to one that is."""
    found = served.copy()
    found[grid.u[served[grid.v]]] = True
    found[grid.v[served[grid.u]]] = True
    return found


def detours(grid: Grid, edges: Bools) -> Floats:
    """Network distance over straight distance between all key cities that are joined, in hexes."""
    cells = np.unique([cell for _, cell, _ in grid.key_cities])
    hops = dijkstra(graph_of(grid, edges), indices=cells, unweighted=True)[:, cells]
    straight = np.hypot(*(grid.xy[cells][:, None] - grid.xy[cells][None]).transpose(2, 0, 1)) / grid.spacing
    used = np.triu(np.isfinite(hops) & (straight >= 2), 1)
    return np.asarray(hops[used] / straight[used])


def kolmogorov(one: Floats, other: Floats) -> float:
    """The largest gap between two distribution functions."""
    if not len(one) or not len(other):
        return 1.0
    every = np.concatenate([one, other])
    first = np.searchsorted(np.sort(one), every, side="right") / len(one)
    second = np.searchsorted(np.sort(other), every, side="right") / len(other)
    return float(abs(first - second).max())


def betweenness(grid: Grid, edges: Bools, cells: Ints, mass: Floats) -> Floats:
    """Demand that goes through each edge when every pair of cells sends the product of its masses the shortest way."""
    hops, before = dijkstra(graph_of(grid, edges), indices=cells, unweighted=True, return_predecessors=True)
    flow = np.zeros(len(grid.u))
    number = {}
    for row, (a, b) in enumerate(zip(grid.u.tolist(), grid.v.tolist(), strict=True)):
        number[a, b] = number[b, a] = row
    position = np.full(len(grid.hexes), -1)
    position[cells] = np.arange(len(cells))
    for at, start in enumerate(cells):
        load = np.zeros(len(grid.hexes))
        load[cells] = mass * mass[at]
        load[start] = 0.0
        load[~np.isfinite(hops[at])] = 0.0
        for node in np.argsort(-np.where(np.isfinite(hops[at]), hops[at], -1), kind="stable"):
            parent = before[at, node]
            if parent < 0 or load[node] == 0.0:
                continue
            load[parent] += load[node]
            flow[number[int(parent), int(node)]] += load[node]
    return flow / 2


def spearman(one: Floats, other: Floats) -> float:
    """Rank correlation; nan where there is nothing to rank."""
    if len(one) < 3 or np.ptp(one) == 0 or np.ptp(other) == 0:
        return float("nan")
    return float(spearmanr(one, other).statistic)


def order_tau(years: Ints, found: Floats, groups: Ints) -> tuple[float, int]:
    """Kendall's tau of years within country groups, weighted by their pairs; and the number of edges compared."""
    total, weight, edges = 0.0, 0.0, 0
    for group in np.unique(groups):
        rows = groups == group
        if rows.sum() < 4 or np.ptp(years[rows]) == 0 or np.ptp(found[rows]) == 0:
            continue
        pairs = rows.sum() * (rows.sum() - 1) / 2
        total += float(kendalltau(years[rows], found[rows]).statistic) * pairs
        weight += pairs
        edges += int(rows.sum())
    return (total / weight if weight else float("nan")), edges


def corridor_years(grid: Grid, year: Floats) -> dict[str, float]:
    """The year in which each corridor can be run from end to end; `year` is inf where nothing was built.

    Ferries are there from 1960 on. Consecutive nodes must be joined by at most twice and three hexes more than the
    straight way.
    """
    found = {}
    for name, nodes in grid.corridors.items():
        cells = [cell for _, cell in nodes if cell >= 0]
        found[name] = _joined_in(grid, year, [(a, b) for a, b in itertools.pairwise(cells) if a != b])
    return found


def _joined_in(grid: Grid, year: Floats, legs: list[tuple[int, int]]) -> float:
    candidates = np.unique(year[np.isfinite(year)])
    low, high = 0, len(candidates)
    while low < high:
        middle = (low + high) // 2
        if _runs(grid, year <= candidates[middle], legs, bool(candidates[middle] >= 1960)):
            high = middle
        else:
            low = middle + 1
    return float(candidates[low]) if low < len(candidates) else float("inf")


def _runs(grid: Grid, edges: Bools, legs: list[tuple[int, int]], ferries: bool) -> bool:
    u = np.r_[grid.u[edges], [a for _, a, _ in grid.ferries] if ferries else []].astype(np.int64)
    v = np.r_[grid.v[edges], [b for _, _, b in grid.ferries] if ferries else []].astype(np.int64)
    size = (len(grid.hexes), len(grid.hexes))
    graph = coo_matrix((np.ones(2 * len(u)), (np.r_[u, v], np.r_[v, u])), size).tocsr()
    starts = sorted({a for a, _ in legs})
    hops = dijkstra(graph, indices=starts, unweighted=True)
    for a, b in legs:
        straight = np.hypot(*(grid.xy[a] - grid.xy[b])) / grid.spacing
        if not hops[starts.index(a), b] <= 2 * straight + 3:
            return False
    return True
