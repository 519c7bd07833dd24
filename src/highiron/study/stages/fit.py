"""`study fit`: fit the growth model, test it on land it was not fitted to, ablations, differences.

The plan speaks of a likelihood with a Gaussian process; here the loss is taken from the metrics themselves (overlap,
recall of dated edges, order), over a Latin hypercube and a second round around its best: single runs are all or
nothing, so that a likelihood of edges would rest on smoothing alone.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from scipy.stats import qmc

from highiron.study import measure, nulls, rivals, score
from highiron.study.cells import read_layers
from highiron.study.eras import ERAS
from highiron.study.geo import OFFSETS, Floats
from highiron.study.grid import Bools, Grid
from highiron.study.grow import BOUNDS, SWITCHES, Parameters, as_dict
from highiron.study.network import read_track
from highiron.study.stages import growing
from highiron.study.stages.grid import grid_at
from highiron.study.stages.runner import Settings, Work, by_budget

BEST = 4  # parameter sets kept of each fit
REPEATED = ((200, 0), (300, 0), (250, 1), (250, 2), (250, 3))  # other spacings and offsets


def sizes(settings: Settings) -> dict[str, Any]:
    """Sizes of the fit, of the final runs and of the ablations."""
    return {
        "samples": by_budget(settings, 0.16, 0.8, 16, 1024),
        "seeds": min(100, by_budget(settings, 0.04, 0.8, 8, 64)),
        "ablation_seeds": by_budget(settings, 0.02, 8.0, 2, 8),
        "permutations": by_budget(settings, 0.06, 7.0, 2, 32),
        "elsewhere_seeds": by_budget(settings, 0.08, 12.0, 1, 8),
    }


def run(work: Work) -> dict[str, Any]:
    """Fit on folds, test on the rest, then everything with the parameters fitted to all."""
    path = work.settings.out / "grid" / "grid.json"
    grid = Grid.from_json(work.read("grid", "grid.json"))
    points, years = _pool(work, grid, path)
    folds = nulls.folds(grid)
    fitted = [_best(grid, points, years, folds != fold) for fold in range(nulls.FOLDS)]
    whole = _best(grid, points, years, np.ones(len(folds), dtype=bool))
    seeds = growing.entropies(work, "final", work.parameters["seeds"])
    tested = _across(work, grid, path, fitted, folds, seeds, "folds")
    final = _runs(work, path, whole, seeds, "final")
    result: dict[str, Any] = {
        "parameters": whole[0],
        "parameter_ranges": {
            name: [min(row[name] for row in whole), max(row[name] for row in whole)] for name in BOUNDS
        },
        "at_bounds": [name for name, (low, high) in BOUNDS.items() if _at_bound(whole[0][name], low, high)],
        "test": _against_n2(work, grid, tested, "test"),
        "overlap": measure.overlaps(grid, final),
        "overlap_test": measure.overlaps(grid, tested),
        "forms": measure.forms(grid, measure.consensus(grid, final)),
        "order": measure.order(grid, final),
        "order_until_1950": measure.order(grid, final, 1950),
        "corridors": measure.corridors(grid, final),
        "ablations": _ablations(work, grid, path, whole[0]),
        "shapley": _shapley(work, grid, path, whole[0]),
        "leak": _leak(work, grid, path, whole[0]),
        "rivals": rivals.figures(grid, work.seeds("rivals")),
        "elsewhere": _elsewhere(work, fitted),
        "splits": _splits(work, grid, path, whole[0]),
        "eras": _eras(grid, final),
    }
    rows = measure.differences(grid, final, work.settings.sources.table("railway_openings"))
    work.table("differences.csv", rows)
    result["differences"] = rows
    result["difference_reasons"] = {
        reason: sum(row["reason"] == reason for row in rows) for reason in sorted({row["reason"] for row in rows})
    }
    share = measure.chances(final)
    middle = np.full(len(share), np.inf)
    middle[share > 0] = np.nanmedian(np.where(np.isfinite(final), final, np.nan)[:, share > 0], axis=0)
    work.write("edges.json", {"probability": share, "year": middle, "test_probability": measure.chances(tested)})
    work.table(
        "parameters.csv", [{"name": name, "value": value, "fitted": name in BOUNDS} for name, value in whole[0].items()]
    )
    return result


def _pool(work: Work, grid: Grid, path: Path) -> tuple[list[dict[str, float]], Floats]:
    """Parameter sets over the whole ranges and, in a second round, around the best; with a run of each."""
    count = work.parameters["samples"]
    names = list(BOUNDS)
    luck = np.random.default_rng(work.seeds("pool"))
    unit = qmc.LatinHypercube(len(names), rng=luck).random(count)
    low, high = np.array([BOUNDS[name][0] for name in names]), np.array([BOUNDS[name][1] for name in names])
    first = [_named(names, low + row * (high - low)) for row in unit]
    first[0] = as_dict(Parameters())
    entropy = growing.entropies(work, "pool runs", 1)[0]  # the same luck for all, so that they can be compared
    years = growing.run_all(work, [{"parameters": row, "entropy": entropy} for row in first], "fit", path)
    loss = np.array([loss_of(grid, row, np.ones(len(row), dtype=bool)) for row in years])
    best = [first[at] for at in np.argsort(loss, kind="stable")[: max(4, count // 10)]]
    second = []
    for number in range(count // 2):
        around = best[number % len(best)]
        spread = 0.10 * (high - low) * luck.standard_normal(len(names))
        values = np.clip(np.array([around[name] for name in names]) + spread, low, high)
        second.append(_named(names, values))
    jobs = [{"parameters": row, "entropy": entropy} for row in second]
    years += growing.run_all(work, jobs, "fit, second round", path)
    return first + second, np.array(years)


def _named(names: list[str], values: Floats) -> dict[str, float]:
    return {**as_dict(Parameters()), **{name: float(f"{value:.6g}") for name, value in zip(names, values, strict=True)}}


def loss_of(grid: Grid, years: Floats, where: Bools, until: int = 1950) -> float:
    """How far a run is from what is known up to 1950 on some of the land: overlap outside Europe, dated edges."""
    built = np.isfinite(years)
    zone = where & grid.outside_europe
    overlap = score.overlap(grid.real, built, zone).f1
    dated = where & (grid.year > 0) & (grid.year <= until) & ~grid.added
    in_time = float((years[dated] <= grid.year[dated] + 10).mean()) if dated.any() else 0.0
    used = dated & built
    tau, _ = score.order_tau(grid.year[used], years[used], grid.groups[grid.u[used]])
    return (1 - overlap) + 0.25 * (1 - in_time) + 0.25 * (1 - (0.0 if np.isnan(tau) else tau)) / 2


def _best(grid: Grid, points: list[dict[str, float]], years: Floats, where: Bools) -> list[dict[str, float]]:
    """The parameter sets with the least loss on this land."""
    loss = np.array([loss_of(grid, row, where) for row in years])
    return [points[at] for at in np.argsort(loss, kind="stable")[:BEST]]


def _at_bound(value: float, low: float, high: float) -> bool:
    return min(value - low, high - value) < 0.01 * (high - low)


def _runs(
    work: Work, path: Path, fitted: list[dict[str, float]], seeds: list[list[int]], name: str, **more: Any
) -> Floats:
    """Runs with the best parameter sets in turn, each with a seed of its own."""
    jobs = [{"parameters": fitted[at % len(fitted)], "entropy": seed, **more} for at, seed in enumerate(seeds)]
    return np.array(growing.run_all(work, jobs, name, path))


def _across(
    work: Work,
    grid: Grid,
    path: Path,
    fitted: list[list[dict[str, float]]],
    folds: Floats,
    seeds: list[list[int]],
    name: str,
) -> Floats:
    """Years in which every edge comes from runs whose parameters were fitted without its land."""
    found = np.full((len(seeds), len(grid.u)), np.inf)
    for fold, best in enumerate(fitted):
        rows = _runs(work, path, best, seeds, f"{name} {fold + 1}")
        found[:, folds == fold] = rows[:, folds == fold]
    return found


def _against_n2(work: Work, grid: Grid, years: Floats, name: str) -> dict[str, Any]:
    """F1 outside Europe minus that of the population product, with its interval over blocks."""
    luck = np.random.default_rng(work.seeds(f"ties {name}"))
    rule = score.top(nulls.population_product(grid), int(grid.real.sum()), luck)
    network = measure.consensus(grid, years)
    gain, low, high = score.block_difference(
        grid, grid.real, network.astype(float), rule.astype(float), grid.outside_europe, work.seeds(f"blocks {name}")
    )
    return {
        "f1_outside": score.overlap(grid.real, network, grid.outside_europe).f1,
        "n2_outside": score.overlap(grid.real, rule, grid.outside_europe).f1,
        "f1": score.overlap(grid.real, network).f1,
        "n2": score.overlap(grid.real, rule).f1,
        "gain": gain,
        "low": low,
        "high": high,
        "runs": len(years),
    }


def _ablations(work: Work, grid: Grid, path: Path, given: dict[str, float]) -> dict[str, Any]:
    """The model with each force left out."""
    seeds = growing.entropies(work, "ablations", work.parameters["ablation_seeds"])
    cases: list[tuple[str, list[str]]] = [("none", []), *((name, [name]) for name in SWITCHES)]
    jobs = [{"parameters": given, "entropy": seed, "off": off} for _, off in cases for seed in seeds]
    years = np.array(growing.run_all(work, jobs, "ablations", path)).reshape(len(cases), len(seeds), -1)
    found: dict[str, Any] = {}
    for (name, _), rows in zip(cases, years, strict=True):
        single = [score.overlap(grid.real, np.isfinite(row), grid.outside_europe).f1 for row in rows]
        found[name] = {
            "f1": float(np.mean([score.overlap(grid.real, np.isfinite(row)).f1 for row in rows])),
            "f1_outside": float(np.mean(single)),
            "tau": measure.order(grid, rows)["tau"],
        }
    for name in SWITCHES:
        found[name]["loss"] = found["none"]["f1_outside"] - found[name]["f1_outside"]
    return found


def _shapley(work: Work, grid: Grid, path: Path, given: dict[str, float]) -> dict[str, Any]:
    """What each force adds to F1 outside Europe, over all orders of adding them; sampled orders."""
    count = work.parameters["permutations"]
    luck = np.random.default_rng(work.seeds("orders"))
    names = list(SWITCHES)
    seed = growing.entropies(work, "shapley", 1)[0]
    orders = []
    for _ in range(count // 2):
        order = [names[at] for at in luck.permutation(len(names))]
        orders += [order, order[::-1]]  # an order and its reverse, which halves the error
    sets = sorted({tuple(sorted(order[at:])) for order in orders for at in range(len(names) + 1)})
    jobs = [{"parameters": given, "entropy": seed, "off": list(off)} for off in sets]
    years = growing.run_all(work, jobs, "shapley", path)
    value = {
        off: score.overlap(grid.real, np.isfinite(row), grid.outside_europe).f1
        for off, row in zip(sets, years, strict=True)
    }
    gains: dict[str, list[float]] = {name: [] for name in names}
    for order in orders:
        for at, name in enumerate(order):
            gains[name].append(value[tuple(sorted(order[at + 1 :]))] - value[tuple(sorted(order[at:]))])
    return {
        name: {"value": float(np.mean(row)), "error": float(np.std(row) / np.sqrt(len(row)))}
        for name, row in gains.items()
    }


def _leak(work: Work, grid: Grid, path: Path, given: dict[str, float]) -> dict[str, float]:
    """Skill with sizes of cities shuffled inside countries: present sizes are partly an effect of railways."""
    seeds = growing.entropies(work, "leak", work.parameters["ablation_seeds"])
    years = _runs(work, path, [given], seeds, "shuffled sizes", shuffled=True)
    single = [score.overlap(grid.real, np.isfinite(row), grid.outside_europe).f1 for row in years]
    return {"f1_outside_shuffled": float(np.mean(single))}


def _elsewhere(work: Work, fitted: list[list[dict[str, float]]]) -> dict[str, Any]:
    """The test again at other spacings and offsets, with the parameters of the folds."""
    sources = work.settings.sources
    layers, track = read_layers(sources), read_track(sources)
    found = {}
    for spacing, offset in REPEATED:
        grid = grid_at(sources, float(spacing), OFFSETS[offset], layers, track)
        name = f"{spacing}-{offset}"
        path = work.folder / f"grid-{name}.json"
        work.write(path.name, grid.to_json())
        seeds = growing.entropies(work, name, work.parameters["elsewhere_seeds"])
        years = _across(work, grid, path, fitted, nulls.folds(grid), seeds, f"{spacing} km, offset {offset}, fold")
        found[name] = _against_n2(work, grid, years, name)
    return found


def _splits(work: Work, grid: Grid, path: Path, given: dict[str, float]) -> dict[str, Any]:
    """New edges after 1949 and after 1989, from the real network of then: can the model tell which?"""
    found = {}
    for start in (1949, 1990):
        seeds = growing.entropies(work, f"from {start}", work.parameters["seeds"] // 2)
        years = _runs(work, path, [given], seeds, f"from {start}", start_year=start)
        open_ = ~(grid.real & (np.where(grid.year > 0, grid.year, 1825) <= start))
        truth = grid.real[open_]
        share = measure.chances(years)[open_]
        product = nulls.population_product(grid)[open_]
        luck = np.random.default_rng(work.seeds(f"auc {start}"))
        blocks = grid.blocks[open_]
        draws = []
        for _ in range(200):
            rows = np.concatenate(
                [np.flatnonzero(blocks == block) for block in luck.choice(np.unique(blocks), len(np.unique(blocks)))]
            )
            draws.append(score.auc(share[rows] + 1e-9 * product[rows] / product.max(), truth[rows]))
        low, high = score.interval(np.array([value for value in draws if np.isfinite(value)]))
        count = int(truth.sum())
        top = np.argsort(-share, kind="stable")[:count]
        found[str(start)] = {
            "new": count,
            "empty": len(truth),
            "auc": score.auc(share + 1e-9 * product / product.max(), truth),
            "low": low,
            "high": high,
            "auc_n2": score.auc(product, truth),
            "precision": float(truth[top].mean()),
            "base": count / len(truth),
            "brier": score.brier(share, truth),
            "brier_nothing": score.brier(np.zeros(len(truth)), truth),
        }
    return found


def _eras(grid: Grid, years: Floats) -> dict[str, Any]:
    """Edges by era in the runs and as far as the real ones are dated."""
    found = {}
    for era, _ in pairwise(ERAS):
        built = ((years >= era.first) & (years <= era.last)).sum(axis=1)
        real = (grid.year >= era.first) & (grid.year <= era.last)
        found[era.code] = {"model": float(built.mean()), "dated": int(real.sum())}
    return found
