"""What the years bring that the model does not explain: masses, state goals, finds, wars. All is JUDGE."""

from dataclasses import dataclass

import numpy as np

from highiron.study.geo import Floats, project
from highiron.study.grid import Grid
from highiron.study.regions import GROUPS

# Size of cities relative to 2020 in 1825, 1900 and 1950; within ±30 % in the uncertainty runs.
INDEX: dict[str, tuple[float, float, float]] = {
    "British Isles": (0.25, 0.75, 0.90),
    "France and Low Countries": (0.25, 0.60, 0.75),
    "Germany": (0.15, 0.65, 0.80),
    "Austria-Hungary": (0.20, 0.70, 0.85),
    "Italy and Switzerland": (0.20, 0.45, 0.70),
    "Iberia": (0.15, 0.30, 0.50),
    "Nordic": (0.10, 0.35, 0.60),
    "Poland and Baltic": (0.12, 0.45, 0.60),
    "Balkans": (0.10, 0.25, 0.45),
    "Russia": (0.06, 0.25, 0.60),
    "Ukraine and Belarus": (0.06, 0.25, 0.60),
    "Caucasus": (0.04, 0.20, 0.50),
    "Kazakhstan": (0.01, 0.05, 0.35),
    "Central Asia": (0.05, 0.10, 0.30),
    "Turkey and Levant": (0.06, 0.10, 0.18),
    "Iran": (0.05, 0.08, 0.15),
    "Afghanistan and Pakistan": (0.04, 0.07, 0.15),
    "Mongolia": (0.01, 0.03, 0.15),
    "China": (0.05, 0.08, 0.15),
    "Korea": (0.03, 0.06, 0.20),
    "Indochina": (0.03, 0.06, 0.15),
}
FIRST_YEARS: dict[str, int] = {  # first opening of the group in the table of openings, or by general knowledge
    "British Isles": 1825,
    "France and Low Countries": 1835,
    "Germany": 1835,
    "Austria-Hungary": 1838,
    "Italy and Switzerland": 1839,
    "Iberia": 1848,
    "Nordic": 1847,
    "Poland and Baltic": 1848,
    "Balkans": 1860,
    "Russia": 1837,
    "Ukraine and Belarus": 1862,
    "Caucasus": 1872,
    "Kazakhstan": 1896,
    "Central Asia": 1888,
    "Turkey and Levant": 1866,
    "Iran": 1916,
    "Afghanistan and Pakistan": 1861,
    "Mongolia": 1938,
    "China": 1881,
    "Korea": 1899,
    "Indochina": 1885,
}
CAPITALS: dict[str, tuple[float, float]] = {
    "British Isles": (-0.13, 51.51),
    "France and Low Countries": (2.35, 48.86),
    "Germany": (13.40, 52.52),
    "Austria-Hungary": (16.37, 48.21),
    "Italy and Switzerland": (12.50, 41.90),
    "Iberia": (-3.70, 40.42),
    "Nordic": (18.07, 59.33),
    "Poland and Baltic": (21.01, 52.23),
    "Balkans": (20.46, 44.82),
    "Russia": (37.62, 55.75),
    "Ukraine and Belarus": (30.52, 50.45),
    "Caucasus": (44.79, 41.72),
    "Kazakhstan": (76.95, 43.25),
    "Central Asia": (69.24, 41.30),
    "Turkey and Levant": (28.98, 41.01),
    "Iran": (51.39, 35.69),
    "Afghanistan and Pakistan": (74.35, 31.55),
    "Mongolia": (106.92, 47.92),
    "China": (116.40, 39.90),
    "Korea": (126.98, 37.57),
    "Indochina": (105.85, 21.03),
}


@dataclass(frozen=True)
class Find:
    """Coal or oil that a state wants to reach."""

    name: str
    year: int
    lonlat: tuple[float, float]
    group: str


FINDS = (
    Find("Ruhr", 1840, (7.0, 51.5), "Germany"),
    Find("Upper Silesia", 1845, (19.0, 50.3), "Poland and Baltic"),
    Find("Donbas", 1865, (37.8, 48.0), "Ukraine and Belarus"),
    Find("Baku", 1872, (49.87, 40.41), "Russia"),
    Find("Kaiping", 1881, (118.2, 39.6), "China"),
    Find("Fushun", 1905, (123.9, 41.9), "China"),
    Find("Khuzestan", 1910, (48.7, 31.3), "Iran"),
    Find("Kuzbass", 1915, (87.1, 53.8), "Russia"),
    Find("Karaganda", 1930, (73.1, 49.8), "Kazakhstan"),
    Find("Vorkuta", 1937, (64.0, 67.5), "Russia"),
    Find("Daqing", 1960, (125.0, 46.6), "China"),
    Find("Surgut", 1968, (73.4, 61.25), "Russia"),
)
WARS = (  # first and last year, groups in which little is built
    (1914, 1920, ("Germany", "Austria-Hungary", "France and Low Countries", "Russia", "Poland and Baltic", "Balkans",
                  "Ukraine and Belarus", "Italy and Switzerland", "Turkey and Levant", "Caucasus")),
    (1939, 1945, ("Germany", "Austria-Hungary", "France and Low Countries", "Russia", "Poland and Baltic", "Balkans",
                  "Ukraine and Belarus", "Italy and Switzerland", "China", "Korea", "British Isles", "Nordic")),
)  # fmt: skip
WAVES = ((0.78, 1885.0, 12.0), (0.22, 1960.0, 18.0))  # share, middle and spread of two waves of building


def masses(grid: Grid, year: float, population: Floats | None = None) -> Floats:
    """The people of every cell in a year, by the index of its group."""
    table = np.array([(*INDEX[name], 1.0) for name in GROUPS])
    at = np.array([1825.0, 1900.0, 1950.0, 2020.0])
    index = np.array([np.exp(np.interp(year, at, np.log(row))) for row in table])
    people = grid.population if population is None else population
    found: Floats = people * index[grid.groups]
    return found


def built_by(year: float) -> float:
    """The share of the present length that stood in a year: two logistic waves through the lengths of 1907."""

    def raw(y: float) -> float:
        return float(sum(share / (1 + np.exp(-(y - middle) / spread)) for share, middle, spread in WAVES))

    return (raw(year) - raw(1822)) / (raw(2024) - raw(1822))


def activity(grid: Grid, year: float, duration: float) -> Floats:
    """How ready the group of every cell is to build: nothing before its first year, then rising."""
    starts = np.array([FIRST_YEARS[name] for name in GROUPS], dtype=float)[grid.groups]
    found: Floats = np.where(year >= starts, 1 - np.exp(-(year - starts + 5) / duration), 0.0)
    return found


def at_war(grid: Grid, year: float) -> Floats:
    """Cells whose group is at war."""
    found = np.zeros(len(grid.hexes))
    for first, last, names in WARS:
        if first <= year <= last:
            members = [at for at, name in enumerate(GROUPS) if name in names]
            found[np.isin(grid.groups, members)] = 1.0
    return found


def cell_near(grid: Grid, lonlat: tuple[float, float]) -> int:
    """The cell whose centre is nearest to a place."""
    point = project(np.array([lonlat]))[0]
    return int(np.argmin(np.hypot(*(grid.xy - point).T)))
