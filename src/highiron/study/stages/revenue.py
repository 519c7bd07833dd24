"""`study revenue`: what centres earn by era, the modal split, the corridors, and the numbers of the board."""

from typing import Any

import numpy as np

from highiron.study import demand, modal
from highiron.study.grid import Grid
from highiron.study.stages.runner import RESULT, Settings, Work, by_budget
from highiron.titles.load import read_json

CODES = ("I", "II", "III", "IV")
COLOURS = {"I": "yellow", "II": "green", "III": "brown", "IV": "gray"}


def sizes(settings: Settings) -> dict[str, Any]:
    """Draws for the intervals and independent calibrations."""
    return {"draws": by_budget(settings, 0.02, 0.4, 16, 128), "fits": by_budget(settings, 0.01, 1.0, 6, 24)}


def run(work: Work) -> dict[str, Any]:
    """Everything of task 3."""
    grid = Grid.from_json(work.read("grid", "grid.json"))
    sources = work.settings.sources
    wealth = demand.income(grid, sources.table("countries"))
    cells = np.flatnonzero(grid.population >= demand.TOWN)
    model = _model_years(work)
    chapter = demand.chapter_zero(read_json("t18ce", "map.json"), grid, demand.places_of(sources))
    transit = _handling(grid)
    luck = np.random.default_rng(work.seeds("tastes"))
    tastes = [demand.Taste()] + [
        demand.Taste(**{name: float(luck.uniform(*span)) for name, span in demand.RANGES.items()})
        for _ in range(work.parameters["draws"])
    ]
    table: dict[str, dict[str, Any]] = {}
    numbers: dict[str, dict[str, Any]] = {}
    short: list[float] = []
    agreement: dict[str, float] = {}
    km = np.zeros((len(cells), len(grid.hexes)))
    for at, code in enumerate(CODES):
        work.tell("eras", at, len(CODES))
        km = demand.distances(grid, demand.network_of_era(grid, code, model), cells)
        drawn = [
            demand.revenues(grid, code, km, cells, wealth, taste, transit if code == "IV" else None) for taste in tastes
        ]
        table[code] = {kind: np.array([row[kind] for row in drawn]) for kind in ("passenger", "freight", "transit")}
        if code == "IV":
            short = [float(row["local_share"][0]) for row in drawn]
        numbers[code] = _numbers(table[code], chapter, COLOURS[code])
        printed = np.array([values[COLOURS[code]] for _, _, values in chapter], dtype=float)
        mine = np.array([table[code]["passenger"][0][cell] for _, cell, _ in chapter])
        agreement[code] = demand.agreement(mine, printed)
    alternatives = demand.alternatives(grid, km, cells)
    work.tell("modal split", 0, 2)
    fits = modal.calibrate(work.seeds("modal"), work.parameters["fits"])
    work.tell("corridors", 1, 2)
    costs = modal.corridor_costs(_route_km(grid))
    corridors = modal.fit_corridors(costs, work.seeds("corridors"))
    value = table["IV"]["passenger"][0] + table["IV"]["freight"][0]
    kinds = demand.classes(grid, value)
    centres = [demand.cell_of(grid, where) for where in demand.CENTRES.values()]
    work.write("board_numbers.json", {
        "classes": kinds,
        **{code: {"passenger": numbers[code]["passenger"], "freight": numbers[code]["freight"]} for code in CODES},
    })  # fmt: skip
    rows = _rows(grid, table, numbers, kinds)
    work.table("centres.csv", rows)
    work.table("modal_split.csv", _modal_rows(fits))
    shares = [
        {"route": route, "fitted": corridors["shares"][route], "target": modal.SHARES_2023[route]}
        for route in modal.ROUTES
    ]
    work.table("corridor_shares.csv", shares)
    work.write("params.json", {"modal": fits, "corridors": corridors["parameters"], "route_days": costs})
    return {
        "modal": _modal_figures(fits),
        "corridors": corridors,
        "passenger": {
            "short_share": short[0],
            "short_share_interval": np.quantile(short, [0.1, 0.9]),
            "agreement": agreement,
            "agreement_alternatives": _alternative_agreement(alternatives, cells, chapter),
        },
        "centres": _typical(grid, table, numbers),
        "factors": demand.shapley_of_factors(grid, km, cells, wealth, centres),
        "classes": {kind: kinds.count(kind) for kind in ("metropolis", "major", "city", "town")},
        "anchor": {code: numbers[code]["anchor"] for code in CODES},
        "through_bonus": modal.through_bonus(fits, 0.0),
    }


def _model_years(work: Work) -> Any:
    path = work.settings.out / "fit" / RESULT
    if not path.is_file():
        return None
    return np.array([np.inf if year is None else year for year in work.read("fit", "edges.json")["year"]])


def _handling(grid: Grid) -> Any:
    found = np.zeros(len(grid.hexes))
    for name, share in demand.BORDER_TOWNS.items():
        found[demand.cell_of(grid, demand.CENTRES[name])] += demand.HANDLING * share * 10
    return found


def _numbers(table: dict[str, Any], chapter: list[tuple[str, int, dict[str, int]]], colour: str) -> dict[str, Any]:
    printed = np.array([values[colour] for _, _, values in chapter], dtype=float)
    cells = [cell for _, cell, _ in chapter]
    found: dict[str, Any] = {"anchor": {}}
    for kind in ("passenger", "freight"):
        values = table[kind][0] + (table["transit"][0] if kind == "freight" else 0)
        alpha, beta = demand.anchor(values[cells], printed, values)
        found[kind] = demand.board_numbers(values, alpha, beta)
        found["anchor"][kind] = {"alpha": alpha, "beta": beta, "mean_printed": float(printed.mean()),
                                 "mean_here": float(found[kind][cells].mean())}  # fmt: skip
    return found


def _interval(values: Any) -> list[float]:
    return [float(value) for value in np.quantile(values, [0.1, 0.9])]


def _typical(grid: Grid, table: dict[str, Any], numbers: dict[str, Any]) -> dict[str, Any]:
    """The typical centres: revenue by era relative to the mean of all centres, with 80 % intervals."""
    found = {}
    for name, where in demand.CENTRES.items():
        cell = demand.cell_of(grid, where)
        eras = {}
        for code in CODES:
            entry: dict[str, Any] = {}
            for kind in ("passenger", "freight"):
                draws = table[code][kind] + (table[code]["transit"] if kind == "freight" else 0)
                mean = np.maximum(1e-12, np.array([row[row > 0].mean() if (row > 0).any() else 1.0 for row in draws]))
                relative = draws[:, cell] / mean
                entry[kind] = {"value": float(relative[0]), "interval": _interval(relative),
                               "number": int(numbers[code][kind][cell])}  # fmt: skip
            total = table[code]["freight"][0][cell] + table[code]["transit"][0][cell]
            entry["transit_share"] = float(table[code]["transit"][0][cell] / total) if total else 0.0
            eras[code] = entry
        found[name] = {"cell": grid.labels[cell], "row": cell, "eras": eras}
    return found


def _rows(grid: Grid, table: dict[str, Any], numbers: dict[str, Any], kinds: list[str]) -> list[dict[str, Any]]:
    rows = []
    for cell in range(len(grid.hexes)):
        if not kinds[cell]:
            continue
        row: dict[str, Any] = {
            "label": grid.labels[cell],
            "place": grid.names[cell],
            "country": grid.country[cell],
            "class": kinds[cell],
        }
        for code in CODES:
            for kind in ("passenger", "freight"):
                low, high = _interval(table[code][kind][:, cell])
                row |= {
                    f"{kind}_{code}": float(table[code][kind][0][cell]),
                    f"{kind}_{code}_low": low,
                    f"{kind}_{code}_high": high,
                    f"{kind}_{code}_number": int(numbers[code][kind][cell]),
                }
        rows.append(row)
    return rows


def _modal_rows(fits: list[dict[str, float]]) -> list[dict[str, Any]]:
    every = np.array([modal.shares(given, modal.World.of()) for given in fits])
    middle, low, high = np.median(every, axis=0), np.quantile(every, 0.1, axis=0), np.quantile(every, 0.9, axis=0)
    return [
        {
            "value_usd_per_kg": value,
            **{f"{mode}": middle[at, row] for at, mode in enumerate(modal.MODES)},
            **{f"{mode}_low": low[at, row] for at, mode in enumerate(modal.MODES)},
            **{f"{mode}_high": high[at, row] for at, mode in enumerate(modal.MODES)},
        }
        for row, value in enumerate(modal.VALUES)
    ]


def _modal_figures(fits: list[dict[str, float]]) -> dict[str, Any]:
    base = [modal.moments(given, modal.World.of()) for given in fits]
    shock = [modal.moments(given, modal.World.of(sea_price=2.4, sea_days=12)) for given in fits]
    cheap = [modal.moments(given, modal.World.of(sea_price=0.7)) for given in fits]
    ranges = [modal.rail_wins(given) for given in fits]
    low, high = np.median([row[0] for row in ranges]), np.median([row[1] for row in ranges])
    figures: dict[str, Any] = {
        "fits": len(fits),
        "targets": modal.TARGETS,
        "reached": {name: float(np.median([row[name] for row in base])) for name in modal.TARGETS},
        "reached_interval": {name: _interval([row[name] for row in base]) for name in modal.TARGETS},
        "parameters": {name: {"median": float(np.median([row[name] for row in fits])),
                              "interval": _interval([row[name] for row in fits])} for name in modal.BOUNDS},
        "at_bounds": sorted({name for row in fits for name, (a, b) in modal.BOUNDS.items()
                             if min(row[name] - a, b - row[name]) < 0.01 * (b - a)}),
        "rail_wins": [float(low), float(high)],
        "literature": list(modal.LITERATURE),
        "overlaps_literature": bool(low <= modal.LITERATURE[1] and high >= modal.LITERATURE[0]),
    }  # fmt: skip
    for name, rows in (("shock", shock), ("cheap_sea", cheap)):
        ratio = [row["rail_volume"] / max(1e-12, before["rail_volume"]) for row, before in zip(rows, base, strict=True)]
        figures[name] = {"ratio": float(np.median(ratio)), "interval": _interval(ratio)}
    return figures


def _route_km(grid: Grid) -> dict[str, Any]:
    """Kilometres from every origin over the crossings of a route to every destination, on the present network."""
    real = grid.real
    origins = np.array([demand.cell_of(grid, where) for where, _ in modal.ORIGINS.values()])
    ends = np.array([demand.cell_of(grid, where) for where, _ in modal.DESTINATIONS.values()])
    found = {}
    for route, crossings in modal.CROSSINGS.items():
        cells = np.array([demand.cell_of(grid, where) for _, where in crossings])
        km = demand.distances(grid, real, cells)
        ways = km[:, origins][:, :, None] + km[:, ends][:, None, :]
        found[route] = np.where(np.isfinite(ways.min(axis=0)), ways.min(axis=0), 2e4)
    return found


def _alternative_agreement(
    values: dict[str, Any], cells: Any, chapter: list[tuple[str, int, dict[str, int]]]
) -> dict[str, float]:
    at = {int(cell): row for row, cell in enumerate(cells)}
    used = [(at[cell], row["brown"]) for _, cell, row in chapter if cell in at]
    printed = np.array([value for _, value in used], dtype=float)
    return {name: demand.agreement(value[[row for row, _ in used]], printed) for name, value in values.items()}
