"""New links: announced projects with the chance that they open, and a watch list of unannounced ones without any."""

from typing import Any

import numpy as np

from highiron.study.geo import Floats
from highiron.study.grid import Grid
from highiron.study.sources import Row

HAZARD = {"announced": 0.05, "financed": 0.14, "construction": 0.28}  # a year, once the planned year has come; JUDGE
EARLY = 0.25  # of the hazard before the planned year
DELAY = {
    "announced": 1.6,
    "financed": 1.35,
    "construction": 1.2,
}  # of the years that are planned; reference class, JUDGE
DELAY_SPREAD = 0.35
YEARS = (2030, 2040, 2050)
SKILL = 0.5  # the model multiplies the odds by at most exp of this: its measured skill after 1990 allows no more


def chances(
    projects: list[Row], lift: dict[str, float], seed: np.random.SeedSequence, draws: int
) -> list[dict[str, Any]]:
    """The chance that each project is open by 2030, 2040 and 2050, with an interval from its inputs."""
    luck = np.random.default_rng(seed)
    rows = []
    for project in projects:
        stage = project["stage"]
        planned = float(project["planned"])
        delay = DELAY[stage] * np.exp(DELAY_SPREAD * luck.standard_normal(draws))
        ready = 2025 + np.maximum(0.5, planned - 2025) * delay
        hazard = HAZARD[stage] * np.exp(0.3 * luck.standard_normal(draws))
        row: dict[str, Any] = {
            "project": project["project"],
            "stage": stage,
            "planned": int(planned),
            "source": project["source"],
        }
        for year in YEARS:
            before = np.clip(np.minimum(ready, year) - 2025, 0, None)
            after = np.clip(year - ready, 0, None)
            chance = 1 - np.exp(-(hazard * EARLY * before + hazard * after))
            odds = chance / np.maximum(1e-9, 1 - chance) * np.exp(lift.get(project["project"], 0.0))
            chance = odds / (1 + odds)
            row[f"by_{year}"] = float(chance.mean())
            row[f"by_{year}_low"], row[f"by_{year}_high"] = (float(value) for value in np.quantile(chance, [0.1, 0.9]))
        row["tag"] = "JUDGE"
        rows.append(row)
    return rows


def watch_list(grid: Grid, score: Floats, count: int = 20) -> list[dict[str, Any]]:
    """The edges without track that the model would build next; no probabilities."""
    open_ = np.flatnonzero(~grid.real)
    best = open_[np.argsort(-score[open_], kind="stable")[:count]]
    return [
        {
            "rank": rank,
            "edge": int(row),
            "from": grid.labels[grid.u[row]],
            "to": grid.labels[grid.v[row]],
            "places": grid.between(int(row)),
            "countries": "–".join(sorted({grid.country[grid.u[row]], grid.country[grid.v[row]]})),
        }
        for rank, row in enumerate(best, 1)
    ]
