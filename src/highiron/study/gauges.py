"""Lines that had another gauge than their country has now, by year; as the notes of `railway_openings.csv` say."""

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from highiron.study.geo import Ints, project
from highiron.study.grid import Grid

STEPS = 40  # points between two corners of a line


@dataclass(frozen=True)
class Earlier:
    """A line with its gauge up to a year, in one country."""

    name: str
    until: int
    gauge: int
    country: str
    line: tuple[tuple[float, float], ...]


EARLIER = (
    Earlier(
        "Chinese Eastern Railway",
        1936,
        1520,
        "CHN",
        ((117.43, 49.60), (119.74, 49.21), (123.97, 47.34), (126.64, 45.76), (129.60, 44.58), (131.00, 44.40)),
    ),
    Earlier("Erenhot–Jining", 1965, 1520, "CHN", ((111.98, 43.65), (113.11, 41.03))),
)


def cells_along(grid: Grid, earlier: Earlier) -> Ints:
    """Cells of the country that the line runs through, in order of their rows."""
    corners = np.array(earlier.line)
    share = np.linspace(0, 1, STEPS)[:, None]
    points = np.vstack([a + share * (b - a) for a, b in pairwise(corners)])
    away = np.hypot(*(grid.xy[None, :, :] - project(points)[:, None, :]).transpose(2, 0, 1))
    cells = np.unique(away.argmin(axis=1))
    found: Ints = cells[np.array(grid.country)[cells] == earlier.country]
    return found


def by_year(grid: Grid) -> list[dict[str, object]]:
    """Each of these lines with its cells: what the gauge of an edge was before its country's took over."""
    return [
        {
            "line": row.name,
            "until": row.until,
            "gauge": row.gauge,
            "cells": [grid.labels[at] for at in cells_along(grid, row)],
        }
        for row in EARLIER
    ]
