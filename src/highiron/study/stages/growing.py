"""Runs of the growth model as jobs of a sweep."""

from pathlib import Path
from typing import Any

import numpy as np

from highiron.study.geo import Floats
from highiron.study.growth_runs import world_at
from highiron.study.stages.runner import Work
from highiron.study.sweep import sweep

FUNCTION = "highiron.study.growth_runs:one_run"


def digest_of(path: Path) -> str:
    """What tells two grid files apart."""
    import hashlib

    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def run_all(work: Work, jobs: list[dict[str, Any]], name: str, grid: Path) -> list[Floats]:
    """The years of every job's edges, inf where none was built."""
    digest = digest_of(grid)
    full = [{"path": str(grid.resolve()), "digest": digest, **job} for job in jobs]
    settings = work.settings
    found = sweep(
        FUNCTION,
        full,
        work.folder / f"{name}.jsonl",
        settings.jobs,
        settings.cluster,
        lambda done, total: work.tell(name, done, total),
        work.salt(FUNCTION),
    )
    size = len(world_at(str(grid.resolve()), digest).grid.u)
    years = []
    for entry in found:
        row = np.full(size, np.inf)
        row[entry["rows"]] = entry["years"]
        years.append(row)
    return years


def entropies(work: Work, what: str, count: int) -> list[list[int]]:
    """So many independent seeds as plain numbers."""
    name = work.seeds(what)
    return [[int(word) for word in child.generate_state(4)] for child in name.spawn(count)]
