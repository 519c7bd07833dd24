"""`study grid`: cells, terrain, the present network, eras, null models; with `--sweep` other spacings and offsets."""

from functools import cache
from typing import Any

import numpy as np
from scipy.sparse.csgraph import dijkstra
from scipy.spatial import cKDTree

from highiron.study import audit, eras, gauges, nulls, score, through
from highiron.study.cells import Layers, read_layers
from highiron.study.geo import OFFSETS, Lattice
from highiron.study.grid import TERRAINS, Grid, build_grid
from highiron.study.network import CLIP, FAR, SAMPLE, Track, read_track
from highiron.study.sources import Sources
from highiron.study.stages.runner import Settings, Work, by_budget
from highiron.study.sweep import sweep

SPACINGS = (150, 200, 250, 300, 350)
OTHER = "highiron.study.stages.grid:other_grid"
REPEATED = (200, 300)  # headline numbers are repeated here


def sizes(settings: Settings) -> dict[str, Any]:
    """How many random networks of each null; whether all spacings and offsets are tried."""
    return {"null_runs": by_budget(settings, 0.02, 0.5, 10, 40), "sweep": settings.sweep}


def run(work: Work) -> dict[str, Any]:
    """The default grid in full, and the figures of others."""
    settings = work.settings
    sources = settings.sources
    work.tell("layers", 0, 4)
    layers, track = read_layers(sources), read_track(sources)
    openings, corridors = sources.table("railway_openings"), sources.table("cr_express_corridors")
    work.tell("cells and network", 1, 4)
    grid = build_grid(layers, track, openings, corridors, float(settings.spacing), OFFSETS[0])
    work.write("grid.json", grid.to_json())
    _tables(work, grid)
    work.tell("eras and null models", 2, 4)
    found_eras = eras.analyse(openings, work.seeds("eras"))
    work.write("eras.json", found_eras)
    work.tell("routes", 3, 4)
    result: dict[str, Any] = {
        "counts": grid.counts,
        "spacing": settings.spacing,
        "real_share": float(grid.real.mean()),
        "real_share_outside": float(grid.real[grid.outside_europe].mean()),
        "real_share_europe": float(grid.real[~grid.outside_europe].mean()),
        "terrain_share": {kind: share_by_terrain(grid, kind) for kind in TERRAINS},
        "nulls": nulls.run_nulls(grid, work.seeds("nulls"), work.parameters["null_runs"]),
        "shape": score.shape(grid, grid.real),
        "detours": _quantiles(score.detours(grid, grid.real)),
        "routes": route_errors(grid, track),
        "corridor_years": score.corridor_years(grid, real_years(grid)),
        "eras": found_eras,
        "breaks_of_gauge": len(_break_cells(grid)),
        "gauge_edges": {str(gauge): int((grid.gauge[grid.real] == gauge).sum()) for gauge in np.unique(grid.gauge)},
    }
    result["repeated"] = {
        str(spacing): figures(grid_at(sources, float(spacing), OFFSETS[0], layers, track), track)
        for spacing in REPEATED
    }
    marked = [{"cell": label} for label in without_passage(grid, track)]
    work.table("no_through.csv", marked)
    work.table("audit.csv", audit.rows(grid))
    result |= {
        "no_through": len(marked),
        "gauge_by_year": gauges.by_year(grid),
        "audit": audit.counted(grid),
    }
    if work.parameters["sweep"]:
        result["sweep"] = _sweep(work)
    work.tell("done", 4, 4)
    return result


def without_passage(grid: Grid, track: Track) -> list[str]:
    """Cells in play that a way on the grid passes although their track lies in pieces."""
    label_of = {(int(q), int(r)): label for (q, r), label in zip(grid.hexes, grid.labels, strict=True)}
    marked = through.no_through(track, Lattice(grid.spacing, grid.offset))
    return [label_of[cell] for cell in marked if cell in label_of]


def figures(grid: Grid, track: Track) -> dict[str, Any]:
    """The headline figures of a grid of other spacing."""
    luck = np.random.default_rng(0)
    found = score.top(nulls.population_product(grid), int(grid.real.sum()), luck)
    return {
        "counts": grid.counts,
        "n2_f1": score.overlap(grid.real, found).f1,
        "n2_f1_outside": score.overlap(grid.real, found, grid.outside_europe).f1,
        "routes": route_errors(grid, track),
    }


def real_years(grid: Grid) -> Any:
    """When each real edge was there at the latest; undated ones count for 2010, as the lines show about that state."""
    return np.where(grid.real, np.where(grid.year > 0, grid.year, 2010.0), np.inf)


def share_by_terrain(grid: Grid, kind: str) -> float:
    """The share of possible edges with track among those that touch a kind of terrain."""
    terrain = np.array(grid.terrain)
    touching = (terrain[grid.u] == kind) | (terrain[grid.v] == kind)
    if kind == "flat":
        touching = (terrain[grid.u] == kind) & (terrain[grid.v] == kind)
    return float(grid.real[touching].mean()) if touching.any() else 0.0


def route_errors(grid: Grid, track: Track) -> dict[str, float]:
    """Hexes times fitted kilometres against the shortest way by rail between key cities."""
    names = {cell: (name, people) for name, cell, people in sorted(grid.key_cities, key=lambda city: city[2])}
    cells = np.array(sorted(names))
    far, at = cKDTree(track.points).query(grid.xy[cells])
    near = far < max(FAR, grid.spacing * 0.6)
    cells, at = cells[near], at[near]
    pieces = grid.real & ~grid.added
    hops = dijkstra(score.graph_of(grid, pieces), indices=cells, unweighted=True)[:, cells]
    rail = dijkstra(track.graph(), indices=at)[:, at]
    used = np.triu(np.isfinite(hops) & np.isfinite(rail) & (hops >= 2), 1)
    x, y = hops[used], rail[used]
    per_hex = float((x * y).sum() / (x * x).sum())
    error = abs(per_hex * x / y - 1)
    return {
        "pairs": int(used.sum()),
        "km_per_hex": per_hex,
        "r": float(np.corrcoef(x, y)[0, 1]),
        "error_median": float(np.median(error)),
        "error_p90": float(np.quantile(error, 0.9)),
        "shortened_by_quarter": float((per_hex * x < 0.75 * y).mean()),
    }


def crossings_apart(grid: Grid) -> bool:
    """Whether Alashankou and Khorgos lie in different hexes."""
    cells = {node: cell for nodes in grid.corridors.values() for node, cell in nodes}
    return cells.get("Alashankou") != cells.get("Khorgos")


@cache
def _inputs(folder: str) -> tuple[Layers, Track, Sources]:
    from pathlib import Path

    sources = Sources(Path(folder))
    return read_layers(sources), read_track(sources), sources


def grid_at(
    sources: Sources, spacing: float, offset: tuple[float, float], layers: Layers, track: Track, clip: float = CLIP,
    sample: float = SAMPLE,
) -> Grid:  # fmt: skip
    """A grid of other spacing or offset from the same layers."""
    openings, corridors = sources.table("railway_openings"), sources.table("cr_express_corridors")
    return build_grid(layers, track, openings, corridors, spacing, offset, clip, sample)


def other_grid(folder: str, spacing: float, offset: int, clip: float = CLIP, sample: float = SAMPLE) -> dict[str, Any]:
    """One job of the sweep: the counts of another grid."""
    layers, track, sources = _inputs(folder)
    grid = grid_at(sources, spacing, OFFSETS[offset], layers, track, clip, sample)
    return {
        "spacing": spacing,
        "offset": offset,
        "clip": clip,
        "sample": sample,
        "cell_km2": float(spacing**2 * np.sqrt(3) / 2),
        **{key: grid.counts[key] for key in ("box_land_cells", "cells", "possible_edges", "real_edges", "collisions")},
        "share": float(grid.real.mean()),
        **figures(grid, track),
        "crossings_apart": crossings_apart(grid),
    }


def _sweep(work: Work) -> list[dict[str, Any]]:
    folder = str(work.settings.sources.folder)
    jobs = [{"folder": folder, "spacing": float(d), "offset": at} for d in SPACINGS for at in range(len(OFFSETS))]
    jobs += [{"folder": folder, "spacing": 250.0, "offset": 0, "clip": clip} for clip in (0.05, 0.10, 0.20, 0.30)]
    jobs += [{"folder": folder, "spacing": 250.0, "offset": 0, "sample": km} for km in (1.0, 5.0)]
    rows = sweep(
        OTHER,
        jobs,
        work.folder / "sweep.jsonl",
        work.settings.jobs,
        work.settings.cluster,
        lambda done, total: work.tell("grids", done, total),
        work.salt(OTHER),
    )
    flat = [{key: value for key, value in row.items() if not isinstance(value, dict)} for row in rows]
    work.table("sweep.csv", flat)
    return flat


def _quantiles(values: Any) -> dict[str, float]:
    return {"p50": float(np.median(values)), "p90": float(np.quantile(values, 0.9)), "pairs": len(values)}


def _break_cells(grid: Grid) -> Any:
    """Cells whose real edges have more than one gauge."""
    seen: dict[int, set[int]] = {}
    for row in np.flatnonzero(grid.real):
        for end in (int(grid.u[row]), int(grid.v[row])):
            seen.setdefault(end, set()).add(int(grid.gauge[row]))
    return sorted(cell for cell, gauges in seen.items() if len(gauges) > 1)


def _tables(work: Work, grid: Grid) -> None:
    breaks = set(_break_cells(grid))
    work.table(
        "cells.csv",
        [
            {
                "label": grid.labels[row],
                "q": int(grid.hexes[row, 0]),
                "r": int(grid.hexes[row, 1]),
                "lon": grid.lonlat[row, 0],
                "lat": grid.lonlat[row, 1],
                "country": grid.country[row],
                "place": grid.names[row],
                "population": int(grid.population[row]),
                "land": grid.land[row],
                "terrain": grid.terrain[row],
                "river": grid.river[row],
                "alpine": grid.alpine[row],
                "break_of_gauge": row in breaks,
            }
            for row in range(len(grid.hexes))
        ],
    )
    work.table(
        "edges.csv",
        [
            {
                "from": grid.labels[grid.u[row]],
                "to": grid.labels[grid.v[row]],
                "crossings": int(grid.weight[row]),
                "gauge": int(grid.gauge[row]),
                "year_at_latest": int(grid.year[row]) or "",
                "added": grid.added[row],
                "sea": grid.sea[row],
                "cost": grid.cost[row],
            }
            for row in range(len(grid.u))
        ],
    )
