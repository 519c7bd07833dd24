"""All figures of grown networks against the real one: overlap, form, order, corridors, differences."""

from typing import Any

import numpy as np

from highiron.study import score
from highiron.study.geo import Floats
from highiron.study.grid import Bools, Grid
from highiron.study.nulls import population_product
from highiron.study.regions import is_closed
from highiron.study.sources import Row

BUSY = 500_000  # people of the cells between which betweenness counts


def chances(years: Floats) -> Floats:
    """The share of runs in which an edge is built; one row of `years` per run."""
    found: Floats = np.isfinite(years).mean(axis=0)
    return found


def consensus(grid: Grid, years: Floats) -> Bools:
    """As many edges as are real: those that most runs build, the earlier ones first among equals."""
    share = chances(years)
    when = np.where(np.isfinite(years), years, 2100.0).mean(axis=0)
    order = np.lexsort((when, -share))
    found = np.zeros(len(share), dtype=bool)
    found[order[: int(grid.real.sum())]] = True
    return found


def overlaps(grid: Grid, years: Floats, chosen: Bools | None = None) -> dict[str, Any]:
    """Precision, recall, F1, AUC, Brier and the rest of section 5.5."""
    where, share = grid.outside_europe, chances(years)
    network = consensus(grid, years) if chosen is None else chosen
    whole, outside = score.overlap(grid.real, network), score.overlap(grid.real, network, where)
    single = [score.overlap(grid.real, np.isfinite(row), where).f1 for row in years]
    weight = grid.weight / max(1, grid.weight.max())
    return {
        "runs": len(years),
        "f1": whole.f1,
        "precision": whole.precision,
        "recall": whole.recall,
        "f1_outside": outside.f1,
        "precision_outside": outside.precision,
        "recall_outside": outside.recall,
        "f1_outside_runs": float(np.mean(single)),
        "f1_outside_runs_interval": score.interval(np.array(single)),
        "f1_tolerant_outside": score.tolerant_f1(grid, grid.real, network, where),
        "weighted_overlap": float(np.minimum(weight, share).sum() / np.maximum(weight, share).sum()),
        "auc_outside": score.auc(share[where], grid.real[where]),
        "average_precision_outside": score.average_precision(share[where], grid.real[where]),
        "brier": score.brier(share, grid.real),
        "reliability": score.reliability(share, grid.real),
    }


def forms(grid: Grid, network: Bools) -> dict[str, Any]:
    """The form of a network beside the real one."""
    real, found = score.detours(grid, grid.real), score.detours(grid, network)
    cells = np.flatnonzero(grid.population > BUSY)
    mass = grid.population[cells] / 1e6
    both = grid.real & network
    flow_real = score.betweenness(grid, grid.real, cells, mass)
    flow_found = score.betweenness(grid, network, cells, mass)
    shape_real, shape_found = score.shape(grid, grid.real), score.shape(grid, network)
    return {
        "real": shape_real,
        "model": shape_found,
        "degree_divergence": score.jensen_shannon(score.degrees(grid, grid.real), score.degrees(grid, network)),
        "detour_real": float(np.median(real)),
        "detour_model": float(np.median(found)),
        "detour_kolmogorov": score.kolmogorov(real, found),
        "efficiency_ratio": shape_found["efficiency"] / shape_real["efficiency"],
        "betweenness_rho": score.spearman(flow_real[both], flow_found[both]),
    }


def order(grid: Grid, years: Floats, until: int = 2024) -> dict[str, Any]:
    """How well the order of dated openings comes out; dates are upper bounds."""
    dated = (grid.year > 0) & (grid.year <= until) & ~grid.added
    built = dated & (np.isfinite(years).mean(axis=0) >= 0.5)
    with np.errstate(invalid="ignore"):
        middle = np.nanmedian(np.where(np.isfinite(years), years, np.nan)[:, built], axis=0)
        low, high = np.nanquantile(np.where(np.isfinite(years), years, np.nan)[:, built], [0.1, 0.9], axis=0)
    groups = grid.groups[grid.u[built]]
    tau, edges = score.order_tau(grid.year[built], middle, groups)
    real = grid.year[built]
    return {
        "dated": int(dated.sum()),
        "compared": edges,
        "tau": tau,
        "year_error_median": float(np.median(abs(middle - real))) if built.any() else None,
        "inside_80": float(((low <= real) & (real <= high)).mean()) if built.any() else None,
    }


def corridors(grid: Grid, years: Floats) -> dict[str, Any]:
    """The year in which each corridor becomes connected: of the real network, and over runs."""
    real = np.where(grid.real, np.where(grid.year > 0, grid.year, 2010.0), np.inf)
    truth = score.corridor_years(grid, real)
    runs = [score.corridor_years(grid, row) for row in years[:20]]
    found = {}
    for name, year in truth.items():
        values = np.array([run[name] for run in runs])
        finite = values[np.isfinite(values)]
        found[name] = {
            "real": year if np.isfinite(year) else None,
            "median": float(np.median(finite)) if len(finite) else None,
            "connected": float(np.isfinite(values).mean()),
        }
    return found


REASONS = {
    "closed border": "the border was closed for years, and the model closes it by years alone",
    "state goal": "built for a state's aims that the three maps of goals do not hold",
    "desert": "the cost of deserts in the model is not what builders paid",
    "mountain": "the cost of mountains in the model is not what builders paid",
    "resource": "a line to a mine or well with few people at its ends",
    "date of data": "too new or too small for the map of lines",
    "saturated": "between large cities the model builds what parallel lines already serve",
    "sparse": "few people at both ends: neither trips nor towns call for it",
    "border": "a border that the model crosses too easily",
    "unexplained": "nothing in the data tells it apart from its neighbours",
}


def differences(grid: Grid, years: Floats, openings: list[Row], count: int = 30) -> list[dict[str, Any]]:
    """The edges that are most wrong, half of them missing and half of them too many, each with a reason."""
    share = chances(years)
    product = np.log10(population_product(grid) + 1)
    worth = np.where(grid.real, (1 - share) * np.log1p(grid.weight), share * (product - product.min()))
    missing = [row for row in np.argsort(-worth, kind="stable") if grid.real[row] and share[row] < 0.5]
    surplus = [row for row in np.argsort(-worth, kind="stable") if not grid.real[row] and share[row] > 0.5]
    rows = []
    for row in [*missing[: count // 2], *surplus[: count - count // 2]]:
        reason = _reason(grid, int(row), float(share[row]))
        rows.append(
            {
                "kind": "missing" if grid.real[row] else "surplus",
                "edge": int(row),
                "from": grid.labels[grid.u[row]],
                "to": grid.labels[grid.v[row]],
                "near": " – ".join(_nearest(grid, int(end)) for end in (grid.u[row], grid.v[row])),
                "countries": "–".join(sorted({grid.country[grid.u[row]], grid.country[grid.v[row]]})),
                "probability": float(share[row]),
                "tracks": int(grid.weight[row]),
                "reason": reason,
                "sentence": REASONS[reason],
            }
        )
    return rows


def _reason(grid: Grid, row: int, share: float) -> str:
    a, b = int(grid.u[row]), int(grid.v[row])
    one, other = grid.country[a], grid.country[b]
    terrain = {grid.terrain[a], grid.terrain[b]}
    people = float(min(grid.population[a], grid.population[b]))
    if one != other and any(is_closed(one, other, year) for year in range(1945, 2025, 5)):
        return "closed border"
    if grid.real[row]:
        if people < 50_000:
            goal = {one, other} <= {"RUS", "CHN", "MNG", "KAZ"} and grid.lonlat[a][0] > 60
            if goal:
                return "state goal"
            return next((kind for kind in ("desert", "mountain") if kind in terrain), "sparse")
        return next((kind for kind in ("desert", "mountain") if kind in terrain), "unexplained")
    if one != other:
        return "border"
    if terrain & {"mountain", "desert"}:
        return "mountain" if "mountain" in terrain else "desert"
    return "date of data" if one == "CHN" else "saturated"


def _nearest(grid: Grid, cell: int) -> str:
    if grid.names[cell]:
        return grid.names[cell]
    peopled = np.flatnonzero(grid.population > 0)
    far = np.hypot(*(grid.xy[peopled] - grid.xy[cell]).T)
    return f"near {grid.names[int(peopled[np.argmin(far)])]}"
