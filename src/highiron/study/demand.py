"""Passengers and freight between cells by era, and what centres earn from them."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from highiron.study import history
from highiron.study.eras import ERAS
from highiron.study.geo import Floats, Ints, project
from highiron.study.grid import Bools, Grid
from highiron.study.nulls import population_product
from highiron.study.score import spearman
from highiron.study.sources import Row, Sources, number

SPEEDS = {"I": 30.0, "II": 40.0, "III": 60.0, "IV": 90.0}  # km an hour of passenger trains, with stops
KM = 266.0 / 250.0  # kilometres of rail by kilometre between centres
INDUSTRY = 2.0  # cells with mines or wells send so much more freight
TOWN, CITY_SHARE = 50_000, (0.02, 0.10, 0.35)  # ranks of metropolis, major city, city; towns have so many people

CENTRES: dict[str, tuple[float, float]] = {
    "Xi'an": (108.94, 34.34), "Chongqing": (106.55, 29.56), "Chengdu": (104.07, 30.67), "Zhengzhou": (113.65, 34.75),
    "Urumqi": (87.62, 43.82), "Khorgos": (80.41, 44.21), "Alashankou": (82.57, 45.17), "Erenhot": (111.98, 43.65),
    "Manzhouli": (117.43, 49.60), "Almaty": (76.95, 43.25), "Astana": (71.45, 51.17), "Tashkent": (69.24, 41.30),
    "Yekaterinburg": (60.61, 56.84), "Moscow": (37.62, 55.75), "Minsk": (27.57, 53.90), "Brest": (23.65, 52.09),
    "Warsaw": (21.01, 52.23), "Duisburg": (6.76, 51.43), "Hamburg": (9.99, 53.55), "Budapest": (19.04, 47.50),
    "Istanbul": (28.98, 41.01), "Baku": (49.87, 40.41), "Tbilisi": (44.79, 41.72), "Tehran": (51.39, 35.69),
}  # fmt: skip
BORDER_TOWNS = {
    "Khorgos": 0.33,
    "Alashankou": 0.19,
    "Erenhot": 0.19,
    "Manzhouli": 0.25,
    "Brest": 0.80,
}  # share of trains
HANDLING = 0.06  # revenue of a transferred train, as a share of a metropolis; JUDGE


@dataclass(frozen=True)
class Taste:
    """What is not known of demand: drawn from these ranges for the intervals."""

    a: float = 0.8  # how trips grow with the product of people
    hours: float = 4.0  # over which passenger trips fall to a third
    beta: float = 1.0  # how freight falls with distance
    border: float = 0.3  # trips over a border
    luck: float = 0.0  # of the index of early masses, in shares


RANGES = {"a": (0.6, 1.0), "hours": (2.0, 8.0), "beta": (0.8, 1.2), "border": (0.15, 0.5), "luck": (-0.3, 0.3)}


def network_of_era(grid: Grid, code: str, model_year: Floats | None) -> Bools:
    """Edges at the end of an era: dated ones, and undated real ones as far as the length curve goes.

    Undated ones come in the order in which the growth model builds them, or else by the people at their ends.
    """
    era = next(era for era in ERAS if era.code == code)
    if code == "IV":
        return grid.real
    dated = (grid.year > 0) & (grid.year <= era.last)
    count = round(grid.real.sum() * history.built_by(era.last))
    undated = grid.real & (grid.year == 0)
    product = population_product(grid)
    when = np.full(len(grid.u), 1.0) if model_year is None else model_year
    order = np.lexsort((-product, np.where(undated, when, np.inf), ~undated))
    found = dated.copy()
    found[order[: max(0, min(int(undated.sum()), count - int(dated.sum())))]] = True
    return found


def distances(grid: Grid, edges: Bools, sources: Ints) -> Floats:
    """Kilometres by rail from each source to every cell; ferries count as four edges."""
    u, v = list(grid.u[edges]), list(grid.v[edges])
    weight = [grid.spacing * KM] * len(u)
    for _, a, b in grid.ferries:
        u.append(a)
        v.append(b)
        weight.append(4 * grid.spacing)
    size = (len(grid.hexes), len(grid.hexes))
    graph = coo_matrix((weight, (u, v)), size).tocsr()
    found: Floats = dijkstra(graph, directed=False, indices=sources)
    return found


def income(grid: Grid, countries: list[Row]) -> Floats:
    """National product per head of every cell, in thousand dollars."""
    by = {
        row["adm0_a3"]: number(row["gdp_million_usd"]) / max(1.0, number(row["population"])) * 1e3 for row in countries
    }
    return np.array([max(0.5, by.get(country, 5.0)) for country in grid.country])


def industrial(grid: Grid, year: int) -> Bools:
    """Cells with mines or wells in a year."""
    found = np.zeros(len(grid.hexes), dtype=bool)
    for find in history.FINDS:
        if find.year <= year:
            found[history.cell_near(grid, find.lonlat)] = True
    return found


def revenues(
    grid: Grid, code: str, km: Floats, cells: Ints, wealth: Floats, taste: Taste, transit: Floats | None = None
) -> dict[str, Floats]:
    """Passenger and freight revenue of every cell in one era; units are arbitrary and the same in all eras."""
    era = next(era for era in ERAS if era.code == code)
    year = (era.first + era.last) // 2 if code != "IV" else 2020
    mass = history.masses(grid, year)[cells] * (1 + taste.luck * (year < 1950)) / 1e6
    country = np.array(grid.country)[cells]
    same = country[:, None] == country[None, :]
    barrier = np.where(same, 1.0, taste.border)
    apart = km[:, cells]
    hours = apart / SPEEDS[code]
    near = np.isfinite(apart) & (apart > 0)
    trips = np.where(
        near, (mass[:, None] * mass[None, :]) ** taste.a * np.exp(-np.where(near, hours, 0) / taste.hours), 0.0
    )
    trips *= barrier
    # Trips inside a cell are a third of a spacing long.
    own = mass ** (2 * taste.a) * np.exp(-grid.spacing / 3 / SPEEDS[code] / taste.hours) * (degree_of(km, cells) > 0)
    passenger = own * grid.spacing / 3 + np.where(near, trips * np.where(near, apart, 0), 0.0).sum(axis=1) / 2
    output = mass * np.sqrt(wealth[cells]) * np.where(industrial(grid, year)[cells], INDUSTRY, 1.0)
    tons = np.where(
        near, (output[:, None] * output[None, :]) ** taste.a * np.where(near, apart, 1.0) ** -taste.beta * barrier, 0.0
    )
    freight = np.where(near, tons * np.where(near, apart, 0) ** 0.5, 0.0).sum(axis=1) / 2
    short = np.where(near & (apart < 500), trips, 0.0).sum() + own.sum()
    local = short / max(1e-12, trips.sum() + own.sum())
    size = len(grid.hexes)
    found = {"passenger": np.zeros(size), "freight": np.zeros(size), "transit": np.zeros(size)}
    found["passenger"][cells], found["freight"][cells] = passenger, freight
    if transit is not None:
        found["transit"] = transit * float(np.quantile(freight, 0.98))
    found["local_share"] = np.array([local])
    return found


def degree_of(km: Floats, cells: Ints) -> Ints:
    """How many other cells each source reaches."""
    return np.asarray(np.isfinite(km[:, cells]).sum(axis=1) - 1)


def alternatives(grid: Grid, km: Floats, cells: Ints) -> dict[str, Floats]:
    """Trips by other models with the same masses: power decay, radiation, intervening opportunities."""
    mass = history.masses(grid, 2020)[cells] / 1e6
    apart = km[:, cells]
    near = np.isfinite(apart) & (apart > 0)
    far = np.where(near, apart, 1.0)
    power = np.where(near, (mass[:, None] * mass[None, :]) ** 0.8 * far**-2.0, 0.0)
    between = np.zeros_like(apart)
    for row in range(len(cells)):
        order = np.argsort(np.where(near[row], apart[row], np.inf), kind="stable")
        between[row, order] = np.r_[0.0, np.cumsum(mass[order])[:-1]]
    one, other = mass[:, None], mass[None, :]
    radiation = np.where(near, one * one * other / ((one + between) * (one + other + between)), 0.0)
    opportunities = np.where(near, one * np.exp(-0.02 * between) * (1 - np.exp(-0.02 * other)), 0.0)
    return {
        name: np.where(near, trips * np.where(near, apart, 0), 0.0).sum(axis=1)
        for name, trips in (("power", power), ("radiation", radiation), ("opportunities", opportunities))
    }


def short_share(trips: Floats, apart: Floats) -> float:
    """The share of trips below 500 km."""
    near = np.isfinite(apart) & (apart > 0)
    return float(trips[near & (apart < 500)].sum() / max(1e-12, trips[near].sum()))


def board_numbers(values: Floats, alpha: float, beta: float) -> Ints:
    """One number per centre: tens between 10 and 120, by the logarithm of what it earns."""
    raw = alpha + beta * np.log(np.maximum(values, 1e-9))
    found: Ints = np.clip(10 * np.rint(raw / 10), 10, 120).astype(np.int64)
    return np.where(values > 0, found, 0)


def anchor(values: Floats, printed: Floats, every: Floats) -> tuple[float, float]:
    """The line through what Chinese cities earn, in logarithms, and the values printed for them in Chapter 0."""
    used = values > 0
    if used.sum() < 5:
        # No railway in China yet: the best centres of the era get the highest value printed for it.
        beta = 5.0
        return float(printed.max() - beta * np.log(np.quantile(every[every > 0], 0.98))), beta
    x, y = np.log(values[used]), printed[used]
    slope = ((x - x.mean()) * (y - y.mean())).sum() / max(1e-9, ((x - x.mean()) ** 2).sum())
    beta = float(np.clip(slope, 3.0, 15.0))
    return float(y.mean() - beta * x.mean()), beta


def classes(grid: Grid, value: Floats) -> list[str]:
    """metropolis, major, city, town or nothing, by rank."""
    peopled = np.flatnonzero(grid.population >= TOWN)
    order = peopled[np.argsort(-value[peopled], kind="stable")]
    found = [""] * len(grid.hexes)
    for rank, cell in enumerate(order):
        share = (rank + 1) / len(order)
        kind = "metropolis" if share <= CITY_SHARE[0] else "major" if share <= CITY_SHARE[1] else ""
        found[int(cell)] = kind or ("city" if share <= CITY_SHARE[2] else "town")
    return found


def cell_of(grid: Grid, lonlat: tuple[float, float]) -> int:
    """The cell that a place lies in, or the nearest one."""
    point = project(np.array([lonlat]))[0]
    return int(np.argmin(np.hypot(*(grid.xy - point).T)))


def shapley_of_factors(
    grid: Grid, km: Floats, cells: Ints, wealth: Floats, centres: list[int]
) -> dict[str, dict[str, float]]:
    """How much of a centre's freight, in logarithms against the mean centre, is due to people, income and position."""
    factors = ("people", "income", "position")
    country = np.array(grid.country)[cells]
    barrier = np.where(country[:, None] == country[None, :], 1.0, 0.3)
    apart = km[:, cells]
    near = np.isfinite(apart) & (apart > 0)
    mass = history.masses(grid, 2020)[cells] / 1e6
    rich = np.sqrt(wealth[cells])
    field = np.where(near, barrier / np.where(near, apart, 1.0) ** 0.5, 0.0) @ ((mass * rich) ** 0.8)
    parts = {
        "people": 0.8 * np.log(np.maximum(mass, 1e-6)),
        "income": 0.8 * np.log(rich),
        "position": np.log(field + 1e-9),
    }
    at = {int(cell): row for row, cell in enumerate(cells)}
    found = {}
    for centre in centres:
        row = at.get(centre)
        if row is not None:
            # The logarithm is a sum of the three, so that every order of adding them gives the same part.
            found[str(centre)] = {name: float(parts[name][row] - parts[name].mean()) for name in factors}
    return found


def agreement(values: Floats, printed: Floats) -> float:
    """Rank correlation with the values printed in Chapter 0."""
    return spearman(values, printed)


def places_of(sources: Sources) -> list[Row]:
    """All places with their countries and coordinates."""
    found: list[Row] = sources.table("key_cities")
    return found + [
        {
            "name": str(feature["properties"]["name"]),
            "country": str(feature["properties"]["country"]),
            "lon": str(feature["geometry"]["coordinates"][0]),
            "lat": str(feature["geometry"]["coordinates"][1]),
        }
        for feature in sources.layer("populated_places_eurasia")
    ]


def chapter_zero(map_data: dict[str, Any], grid: Grid, places: list[Row]) -> list[tuple[str, int, dict[str, int]]]:
    """Cities of Chapter 0 that are places of the grid, with the values of their classes by colour."""
    values = {
        "M": {"yellow": 30, "green": 60, "brown": 80, "gray": 100},
        "Y": {"yellow": 30, "green": 40, "brown": 50, "gray": 60},
        "I": {"yellow": 20, "green": 30, "brown": 40, "gray": 40},
        "": {"yellow": 20, "green": 30, "brown": 40, "gray": 40},
    }
    where = {row["name"]: (number(row["lon"]), number(row["lat"])) for row in places if row["country"] == "CHN"}
    found = []
    for entry in map_data.values():
        stops = entry.get("stops", [])
        if stops and stops[0]["kind"] == "city" and entry.get("name") in where:
            found.append((entry["name"], cell_of(grid, where[entry["name"]]), values[entry.get("label", "")]))
    return found
