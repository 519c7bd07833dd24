"""Rival models of growth: flows that reinforce themselves, trees by cost and benefit, networks built with foresight."""

from typing import Any

import numpy as np
from scipy.sparse import coo_matrix, diags
from scipy.sparse.csgraph import dijkstra
from scipy.sparse.linalg import splu

from highiron.study.geo import Floats
from highiron.study.grid import Bools, Grid
from highiron.study.score import overlap, top

LARGE = 300_000


def figures(grid: Grid, seed: np.random.SeedSequence) -> dict[str, Any]:
    """F1 inside and outside Europe of each rival, with as many edges as are real."""
    count = int(grid.real.sum())
    children = seed.spawn(3)
    networks = {
        "physarum": top(physarum(grid, children[0]), count, np.random.default_rng(children[0])),
        "cost_benefit_tree": cost_benefit(grid, count, children[1]),
        "foresight": foresight(grid, count),
    }
    return {
        name: {"f1": overlap(grid.real, found).f1, "f1_outside": overlap(grid.real, found, grid.outside_europe).f1}
        for name, found in networks.items()
    }


def physarum(grid: Grid, seed: np.random.SeedSequence, rounds: int = 60, pairs: int = 24) -> Floats:
    """Conductivities after flows between random pairs of cities have reinforced them."""
    luck = np.random.default_rng(seed)
    cells = np.flatnonzero(grid.population >= LARGE)
    weight = grid.population[cells] / grid.population[cells].sum()
    size = len(grid.hexes)
    conductivity = np.ones(len(grid.u))
    u, v = grid.u, grid.v
    for _ in range(rounds):
        through = conductivity / grid.cost + 1e-6
        laplacian = coo_matrix((np.r_[-through, -through], (np.r_[u, v], np.r_[v, u])), (size, size)).tocsr()
        degree = -np.asarray(laplacian.sum(axis=1)).reshape(-1) + 1e-9
        solved = splu((laplacian + diags(degree)).tocsc())
        push = np.zeros((size, pairs))
        for column in range(pairs):
            one, other = luck.choice(cells, 2, replace=False, p=weight)
            push[one, column], push[other, column] = 1.0, -1.0
        pressure = solved.solve(push)
        flow = abs((pressure[u] - pressure[v]) * through[:, None]).mean(axis=1)
        strength = flow**1.2 / (flow**1.2 + np.mean(flow) ** 1.2)
        conductivity = 0.8 * conductivity + 0.2 * 2 * strength
    return conductivity


def cost_benefit(grid: Grid, count: int, seed: np.random.SeedSequence) -> Bools:
    """Cities join one after the other where expected trips pay most for the length, each by its cheapest path."""
    luck = np.random.default_rng(seed)
    size = len(grid.hexes)
    graph = coo_matrix(
        (np.r_[grid.cost, grid.cost], (np.r_[grid.u, grid.v], np.r_[grid.v, grid.u])), (size, size)
    ).tocsr()
    cells = np.flatnonzero(grid.population >= 50_000)
    mass = grid.population[cells] / 1e6
    distance, before = dijkstra(graph, indices=cells, return_predecessors=True)
    distance = distance[:, cells]
    gain = mass[:, None] * mass[None, :] / np.maximum(distance, 1) ** 2 - 0.002 * distance
    number = {}
    for row, (a, b) in enumerate(zip(grid.u.tolist(), grid.v.tolist(), strict=True)):
        number[a, b] = number[b, a] = row
    found = np.zeros(len(grid.u), dtype=bool)
    order = np.argsort(-(gain + 1e-9 * luck.random(gain.shape)), axis=None)
    for flat in order.tolist():
        if found.sum() >= count:
            break
        i, j = divmod(flat, len(cells))
        if i == j or not np.isfinite(distance[i, j]):
            continue
        here = int(cells[j])
        while here != cells[i] and found.sum() < count:
            parent = int(before[i, here])
            found[number[parent, here]] = True
            here = parent
    return found


def foresight(grid: Grid, count: int) -> Bools:
    """All cells with people joined by the cheapest tree, then the links that shorten the most trips for their cost."""
    from scipy.sparse.csgraph import minimum_spanning_tree

    size = len(grid.hexes)
    people = grid.population / 1e6
    graph = coo_matrix((grid.cost, (grid.u, grid.v)), (size, size)).tocsr()
    tree = minimum_spanning_tree(graph).tocoo()
    kept = {(min(a, b), max(a, b)) for a, b in zip(tree.row.tolist(), tree.col.tolist(), strict=True)}
    found = np.array([(min(a, b), max(a, b)) in kept for a, b in zip(grid.u.tolist(), grid.v.tolist(), strict=True)])
    mass = people[grid.u] * people[grid.v]
    # Leaves of the tree that hold nobody are of no use.
    for _ in range(50):
        degree = np.bincount(np.r_[grid.u[found], grid.v[found]], minlength=size)
        idle = (degree == 1) & (people < 0.05)
        useless = found & (idle[grid.u] | idle[grid.v])
        if not useless.any():
            break
        found &= ~useless
    while found.sum() < count:
        u, v = grid.u[found], grid.v[found]
        built = coo_matrix((np.ones(2 * len(u)), (np.r_[u, v], np.r_[v, u])), (size, size)).tocsr()
        hops = np.minimum(dijkstra(built, unweighted=True, limit=12), 12.0)
        gain = np.where(found, -1.0, (hops[grid.u, grid.v] - 1) * mass**0.5 / grid.cost)
        best = np.argsort(-gain, kind="stable")[: min(25, count - int(found.sum()))]
        found[best] = True
    return found
