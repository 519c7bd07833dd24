"""Trivial models that every claim must beat (N0 to N6)."""

from typing import Any

import numpy as np
from scipy.spatial import Delaunay

from highiron.study.geo import Floats
from highiron.study.grid import TERRAINS, Bools, Grid
from highiron.study.network import cheapest
from highiron.study.score import auc, overlap, top

FOLDS = 5
NAMES = {
    "N0": "random edges",
    "N1": "random connected growth",
    "N2": "population product",
    "N3": "spanning tree and shortest links",
    "N4": "Gabriel graph of large cities",
    "N5": "static logit, spatial folds",
    "N5b": "boosted stumps, spatial folds",
    "N5c": "static logit that knows where an edge lies",
    "N6": "shuffled within blocks",
}
LARGE = 300_000


def population_product(grid: Grid) -> Floats:
    """N2: the product of the populations of an edge's two cells."""
    found: Floats = grid.population[grid.u] * grid.population[grid.v]
    return found


def run_nulls(grid: Grid, seed: np.random.SeedSequence, runs: int) -> dict[str, Any]:
    """F1 of every null inside and outside Europe, and AUC where it has scores."""
    found: dict[str, Any] = {}
    for name, draws in sets_of(grid, seed, runs).items():
        inside = [overlap(grid.real, one).f1 for one in draws]
        outside = [overlap(grid.real, one, grid.outside_europe).f1 for one in draws]
        found[name] = {"model": NAMES[name], "f1": float(np.mean(inside)), "f1_outside": float(np.mean(outside))}
    for name, score in scores_of(grid).items():
        found[name]["auc"] = auc(score, grid.real)
        found[name]["auc_outside"] = auc(score[grid.outside_europe], grid.real[grid.outside_europe])
    return found


def scores_of(grid: Grid) -> dict[str, Floats]:
    """The nulls that give every edge a score."""
    return {
        "N2": population_product(grid),
        "N5": logit_scores(grid),
        "N5c": logit_scores(grid, placed(grid)),
        "N5b": stump_scores(grid),
    }


def sets_of(grid: Grid, seed: np.random.SeedSequence, runs: int) -> dict[str, list[Bools]]:
    """Networks of each null with as many edges as the real one, several where luck plays a part."""
    count = int(grid.real.sum())
    lucks = [np.random.default_rng(child) for child in seed.spawn(runs)]
    scored = scores_of(grid)
    return {
        "N0": [top(luck.random(len(grid.u)), count, luck) for luck in lucks],
        "N1": [_growth(grid, count, luck) for luck in lucks],
        "N2": [top(scored["N2"], count, luck) for luck in lucks],
        "N3": [_tree(grid, count)],
        "N4": [_gabriel(grid)],
        "N5": [top(scored["N5"], count, lucks[0])],
        "N5b": [top(scored["N5b"], count, lucks[0])],
        "N5c": [top(scored["N5c"], count, lucks[0])],
        "N6": [_shuffle(grid, luck) for luck in lucks],
    }


def _growth(grid: Grid, count: int, luck: np.random.Generator) -> Bools:
    """N1: from one random cell on, always an edge that touches what is built."""
    around: list[list[int]] = [[] for _ in grid.hexes]
    for row, (a, b) in enumerate(zip(grid.u.tolist(), grid.v.tolist(), strict=True)):
        around[a].append(row)
        around[b].append(row)
    found = np.zeros(len(grid.u), dtype=bool)
    reached = np.zeros(len(grid.hexes), dtype=bool)
    frontier: list[int] = []

    def reach(cell: int) -> None:
        if not reached[cell]:
            reached[cell] = True
            frontier.extend(around[cell])

    reach(int(luck.integers(len(grid.hexes))))
    built = 0
    while built < count:
        if not frontier:
            reach(int(luck.choice(np.flatnonzero(~reached))))
            continue
        at = int(luck.integers(len(frontier)))
        frontier[at], frontier[-1] = frontier[-1], frontier[at]
        row = frontier.pop()
        if not found[row]:
            found[row] = True
            built += 1
            reach(int(grid.u[row]))
            reach(int(grid.v[row]))
    return found


def _tree(grid: Grid, count: int) -> Bools:
    """N3: the cheapest tree over all cells with people, then the cheapest links between the most people."""
    order = np.lexsort((-population_product(grid), grid.cost))
    parent = list(range(len(grid.hexes)))

    def root(cell: int) -> int:
        while parent[cell] != cell:
            parent[cell] = parent[parent[cell]]
            cell = parent[cell]
        return cell

    found = np.zeros(len(grid.u), dtype=bool)
    peopled = grid.population > 0
    for row in order:
        a, b = int(grid.u[row]), int(grid.v[row])
        if peopled[a] and peopled[b] and root(a) != root(b):
            parent[root(a)] = root(b)
            found[row] = True
    for row in order:
        if found.sum() >= count:
            break
        found[row] = True
    return found


def _gabriel(grid: Grid) -> Bools:
    """N4: large cities are joined where no third lies in the circle over their line; laid along the cheapest hexes."""
    cells = np.flatnonzero(grid.population >= LARGE)
    points = grid.xy[cells]
    pairs = {
        tuple(sorted((int(a), int(b))))
        for triangle in Delaunay(points).simplices
        for a, b in ((triangle[0], triangle[1]), (triangle[1], triangle[2]), (triangle[0], triangle[2]))
    }
    rows = {}
    for row, (a, b) in enumerate(zip(grid.hexes[grid.u].tolist(), grid.hexes[grid.v].tolist(), strict=True)):
        rows[tuple(a), tuple(b)] = row
    found = np.zeros(len(grid.u), dtype=bool)

    def price(pair: Any) -> float | None:
        row = rows.get(pair)
        return None if row is None else float(grid.cost[row])

    for a, b in sorted(pairs):
        middle = (points[a] + points[b]) / 2
        radius = np.hypot(*(points[a] - points[b])) / 2
        inside = np.hypot(*(points - middle).T) < radius * 0.999
        if inside.any():
            continue
        one, other = (tuple(map(int, grid.hexes[cells[end]])) for end in (a, b))
        for pair in cheapest((one[0], one[1]), (other[0], other[1]), price):
            found[rows[pair]] = True
    return found


def _shuffle(grid: Grid, luck: np.random.Generator) -> Bools:
    """N6: as many edges in every block of 1,500 km as there really are, anywhere in it."""
    found = np.zeros(len(grid.u), dtype=bool)
    for block in np.unique(grid.blocks):
        rows = np.flatnonzero(grid.blocks == block)
        found[luck.choice(rows, int(grid.real[rows].sum()), replace=False)] = True
    return found


def features(grid: Grid) -> Floats:
    """What a static model may know of an edge: people, cost, terrain, borders; standardised."""
    people = np.log1p(grid.population / 1000)
    around = np.zeros(len(grid.hexes))
    np.add.at(around, grid.u, grid.population[grid.v])
    np.add.at(around, grid.v, grid.population[grid.u])
    region = np.log1p(around / 1000)
    country = np.array(grid.country)
    columns = [
        people[grid.u] + people[grid.v],
        np.minimum(people[grid.u], people[grid.v]),
        region[grid.u] + region[grid.v],
        np.minimum(region[grid.u], region[grid.v]),
        grid.cost,
        country[grid.u] != country[grid.v],
        grid.sea,
        grid.land[grid.u] + grid.land[grid.v],
    ]
    terrain = np.array(grid.terrain)
    columns += [(terrain[grid.u] == kind).astype(float) + (terrain[grid.v] == kind) for kind in TERRAINS[1:]]
    made = np.column_stack(columns).astype(float)
    scaled: Floats = (made - made.mean(axis=0)) / np.maximum(made.std(axis=0), 1e-9)
    return scaled


def folds(grid: Grid) -> Floats:
    """The spatial fold of each edge: whole blocks of 1,500 km go together."""
    return np.asarray(grid.blocks % FOLDS)


def placed(grid: Grid) -> Floats:
    """Longitude and latitude of every edge and their squares, standardised: how dense its part of the world is."""
    lon, lat = (grid.lonlat[grid.u, axis] + grid.lonlat[grid.v, axis] for axis in (0, 1))
    made = np.column_stack([lon, lat, lon**2, lat**2])
    found: Floats = (made - made.mean(axis=0)) / np.maximum(made.std(axis=0), 1e-9)
    return found


def logit_scores(grid: Grid, more: Floats | None = None) -> Floats:
    """N5: what a logit of the other folds says; N5c with more columns."""
    x = np.column_stack([np.ones(len(grid.u)), features(grid)] + ([] if more is None else [more]))
    found = np.zeros(len(grid.u))
    fold = folds(grid)
    for at in range(FOLDS):
        test = fold == at
        weights = fit_logit(x[~test], grid.real[~test])
        found[test] = x[test] @ weights
    return found


def fit_logit(x: Floats, truth: Bools, ridge: float = 1.0) -> Floats:
    """Weights of a logit with a small ridge, by Newton's steps."""
    weights = np.zeros(x.shape[1])
    penalty = ridge * np.eye(x.shape[1])
    penalty[0, 0] = 0.0
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (truth - chance) - penalty @ weights
        curve = (x * (chance * (1 - chance))[:, None]).T @ x + penalty
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if abs(step).max() < 1e-8:
            break
    return np.asarray(weights)


def stump_scores(grid: Grid, rounds: int = 120, rate: float = 0.15) -> Floats:
    """N5b: boosted stumps of the other folds."""
    x = features(grid)
    found = np.zeros(len(grid.u))
    fold = folds(grid)
    cuts = [np.unique(np.quantile(column, np.linspace(0.05, 0.95, 19))) for column in x.T]
    above = [(x[:, at, None] > cut[None]).astype(float) for at, cut in enumerate(cuts)]
    splits = np.concatenate(above, axis=1)
    for at in range(FOLDS):
        test = fold == at
        truth, train = grid.real[~test].astype(float), splits[~test]
        sizes = train.sum(axis=0)
        score, scored = np.zeros(len(truth)), np.zeros(int(test.sum()))
        for _ in range(rounds):
            rest = truth - 1 / (1 + np.exp(-score))
            over = rest @ train
            under = rest.sum() - over
            gain = over**2 / np.maximum(sizes, 1) + under**2 / np.maximum(len(truth) - sizes, 1)
            best = int(np.argmax(gain))
            high = over[best] / max(1.0, sizes[best]) * 4 * rate
            low = under[best] / max(1.0, len(truth) - sizes[best]) * 4 * rate
            score += np.where(train[:, best] > 0, high, low)
            scored += np.where(splits[test][:, best] > 0, high, low)
        found[test] = scored
    return found
