"""Fifty absent edges looked at by hand: an edge without track may be missing data (`audit.json`, all JUDGE)."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from highiron.study.grid import Grid

COUNT, SEED = 50, 50
VERDICTS = ("railway", "none", "doubtful")
FILE = Path(__file__).with_name("audit.json")


def chosen(grid: Grid) -> list[int]:
    """The same fifty of every run: drawn with a seed of their own from all edges on land without track."""
    absent = np.flatnonzero(~grid.real & ~grid.sea)
    return sorted(
        int(row) for row in np.random.default_rng(SEED).choice(absent, min(COUNT, len(absent)), replace=False)
    )


def names(grid: Grid, row: int) -> str:
    """An edge by the labels of its cells, the smaller first."""
    return " ".join(sorted((grid.labels[grid.u[row]], grid.labels[grid.v[row]])))


def rows(grid: Grid) -> list[dict[str, Any]]:
    """The fifty with their verdicts; one that nobody has looked at is "doubtful"."""
    verdicts: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))
    return [
        {
            "edge": names(grid, row),
            "near": grid.between(row),
            "verdict": verdicts.get(names(grid, row), "doubtful"),
        }
        for row in chosen(grid)
    ]


def counted(grid: Grid) -> dict[str, Any]:
    """How many of each verdict."""
    found = [row["verdict"] for row in rows(grid)]
    return {"looked_at": len(found), **{verdict: found.count(verdict) for verdict in VERDICTS}}
