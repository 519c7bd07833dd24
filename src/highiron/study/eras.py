"""Eras from the data: change points of openings in four regions, and the eras that the study works with."""

from dataclasses import dataclass
from math import lgamma, log
from typing import Any

import numpy as np

from highiron.study.geo import Ints
from highiron.study.regions import EUROPE
from highiron.study.sources import Row

FIRST, LAST, STEP = 1825, 2024, 5
REGIONS = ("Europe", "Russia and Central Asia", "East Asia", "South and West Asia")
_RUSSIAN = frozenset(("RUS", "KAZ", "UZB", "TKM", "KGZ", "TJK", "GEO", "ARM", "AZE"))
_EASTERN = frozenset(("CHN", "MNG", "KOR", "PRK", "JPN", "LAO", "VNM"))


@dataclass(frozen=True)
class Era:
    """A span of years with what changes in it."""

    code: str
    name: str
    first: int
    last: int
    phases: tuple[int, ...]
    tiles: str
    reason: str


ERAS = (
    Era("I", "separate networks", 1825, 1869, (2,), "yellow", "the change that the openings show most clearly: 1870"),
    Era("II", "trunk lines", 1870, 1899, (3, 4), "green", "the next change, 1900; Trans-Caspian and Siberian lines"),
    Era("III", "state systems", 1900, 1989, (5, 6), "brown", "wars of gauges and of states, planned economies"),
    Era(
        "IV", "land bridge", 1990, 2024, (7, 8), "gray", "the link at Alashankou in 1990; China–Europe trains from 2011"
    ),
    Era("V", "forecast", 2025, 2050, (9,), "gray", "what is not history"),
)


def era_of(year: int) -> Era:
    """The era that a year lies in."""
    return next(era for era in ERAS if era.first <= year <= era.last)


def counts(openings: list[Row]) -> Ints:
    """Openings by region and five years."""
    table = np.zeros((len(REGIONS), (LAST - FIRST) // STEP + 1), dtype=np.int64)
    for row in openings:
        table[_region(row["countries"]), (int(row["year"]) - FIRST) // STEP] += 1
    return table


def _region(countries: str) -> int:
    first = countries.split(";", maxsplit=1)[0]
    if first in EUROPE:
        return 0
    if first in _RUSSIAN:
        return 1
    return 2 if first in _EASTERN else 3


def cuts(table: Ints, most: int = 5) -> list[tuple[float, list[int]]]:
    """For 0 to `most` cuts the best years by likelihood of Poisson counts, with their BIC."""
    regions, periods = table.shape
    total = np.concatenate([np.zeros((regions, 1), dtype=np.int64), np.cumsum(table, axis=1)], axis=1)

    def fit(a: int, b: int) -> float:
        found = 0.0
        for region in range(regions):
            events = int(total[region, b] - total[region, a])
            if events:
                found += events * log(events / (b - a)) - events
        return found

    cost = {(a, b): fit(a, b) for a in range(periods) for b in range(a + 1, periods + 1)}
    constant = -sum(lgamma(int(n) + 1) for n in table.reshape(-1))
    best: list[dict[int, tuple[float, list[int]]]] = [{b: (cost[0, b], []) for b in range(1, periods + 1)}]
    for _ in range(most):
        row = {}
        for b in range(1, periods + 1):
            options = [(before[0] + cost[a, b], [*before[1], a]) for a, before in best[-1].items() if a < b]
            if options:
                row[b] = max(options)
        best.append(row)
    found = []
    for number, row in enumerate(best):
        likelihood, at = row[periods]
        parameters = regions * (number + 1) + number
        bic = parameters * log(regions * periods) - 2 * (likelihood + constant)
        found.append((bic, [FIRST + STEP * a for a in at]))
    return found


def analyse(openings: list[Row], seed: np.random.SeedSequence, draws: int = 200) -> dict[str, Any]:
    """Cuts with their BIC, how often resampled rows cut within five years of them, and the eras decided on."""
    by_number = cuts(counts(openings))
    luck = np.random.default_rng(seed)
    wanted = (1870, 1900, 1965, 1990)
    hits = dict.fromkeys(wanted, 0)
    single = 0
    for _ in range(draws):
        rows = [openings[at] for at in luck.integers(len(openings), size=len(openings))]
        found = cuts(counts(rows), 4)
        single += any(abs(year - 1870) <= STEP for year in found[1][1])
        for year in wanted:
            hits[year] += any(abs(year - cut) <= STEP for cut in found[4][1])
    return {
        "bic": [bic for bic, _ in by_number],
        "cuts": [years for _, years in by_number],
        "best_number": int(np.argmin([bic for bic, _ in by_number])),
        "stable": {str(year): count / draws for year, count in hits.items()},
        "stable_single_1870": single / draws,
        "eras": [
            {"code": era.code, "name": era.name, "first": era.first, "last": era.last, "phases": era.phases,
             "tiles": era.tiles, "reason": era.reason}
            for era in ERAS
        ],
    }  # fmt: skip
