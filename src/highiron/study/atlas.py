"""One compact file with everything that a map on a page needs; and the run that is shipped with the project."""

from pathlib import Path
from typing import Any

import msgspec

from highiron.study.eras import ERAS
from highiron.study.grid import Grid
from highiron.study.published import FORM, NAME, place_of, shipped
from highiron.study.report import Results

__all__ = ["FORM", "NAME", "pack", "read"]


def pack(grid: Grid, edges: dict[str, Any], results: Results) -> dict[str, Any]:
    """Cells with places, edges with their real and replayed state, corridors, scenarios, strategies."""
    found = results.found
    numbers = {row["row"]: name for name, row in found["revenue"]["centres"].items()}
    return {
        "form": FORM,
        "draft": bool(any("draft" in row for row in found.values() if isinstance(row, dict))),
        "spacing": grid.spacing,
        "eras": [{"code": era.code, "name": era.name, "first": era.first, "last": era.last} for era in ERAS],
        "cells": [
            {
                "label": grid.labels[row],
                "xy": [round(float(value)) for value in grid.xy[row]],
                "lonlat": [round(float(value), 2) for value in grid.lonlat[row]],
                "country": grid.country[row],
                "place": grid.names[row],
                "population": int(grid.population[row]),
                "terrain": grid.terrain[row],
                "centre": numbers.get(row, ""),
            }
            for row in range(len(grid.hexes))
        ],
        # from, to, crossings of real track, year at latest, gauge, probability, year in the model
        "edges": [
            [
                int(grid.u[row]), int(grid.v[row]), int(grid.weight[row]), int(grid.year[row]), int(grid.gauge[row]),
                round(float(edges["probability"][row]), 2), edges["year"][row] or 0,
            ]
            for row in range(len(grid.u))
            if grid.weight[row] or edges["probability"][row] > 0
        ],
        "corridors": {name: [[node, cell] for node, cell in nodes] for name, nodes in grid.corridors.items()},
        "centres": found["revenue"]["centres"],
        "scenarios": found["forecast"]["scenarios"],
        "shares": found["forecast"]["shares"],
        "fans": found["forecast"]["fans"],
        "projects": found["forecast"]["projects"],
        "watch_list": found["forecast"]["watch_list"],
        "differences": found["fit"]["differences"],
        "strategy": {
            key: found["strategy"][key] for key in ("screening", "seats", "privates", "companies", "best", "strategies")
        }
        | {"sobol": found["strategy"]["sobol"]["indices"], "alpha_rank": found["strategy"]["egta"]["alpha_rank"]},
    }  # fmt: skip


def read(out: Path) -> dict[str, Any]:
    """The last run in a folder, or the shipped one where there is none."""
    path = place_of(out)
    raw = path.read_bytes() if path.is_file() else shipped()
    found: dict[str, Any] = msgspec.json.decode(raw)
    return found
