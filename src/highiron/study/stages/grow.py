"""`study grow`: the growth model with its default parameters."""

from typing import Any

import numpy as np

from highiron.study import measure
from highiron.study.grid import Grid
from highiron.study.grow import Parameters, as_dict
from highiron.study.stages import growing
from highiron.study.stages.runner import Settings, Work, by_budget


def sizes(settings: Settings) -> dict[str, Any]:
    """How many runs."""
    return {"seeds": settings.seeds or min(100, by_budget(settings, 0.03, 0.8, 6, 96))}


def run(work: Work) -> dict[str, Any]:
    """Runs from 1825 to 2024 and their figures."""
    path = work.settings.out / "grid" / "grid.json"
    grid = Grid.from_json(work.read("grid", "grid.json"))
    given = as_dict(Parameters())
    jobs = [
        {"parameters": given, "entropy": entropy}
        for entropy in growing.entropies(work, "runs", work.parameters["seeds"])
    ]
    years = np.array(growing.run_all(work, jobs, "runs", path))
    return {
        "parameters": given,
        "overlap": measure.overlaps(grid, years),
        "order": measure.order(grid, years),
        "corridors": measure.corridors(grid, years),
    }
