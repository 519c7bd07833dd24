"""The map of Chapter 0 beside real lines: which sides of its hexes a line of today crosses.

`chapter_zero.json` has the centres of its hexes. The map is a reconstruction: nothing is said of the authors' board.
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from scipy.spatial import cKDTree

from highiron.study.geo import Floats, project
from highiron.study.network import Track
from highiron.study.score import auc
from highiron.titles import catalogue

STEP = 5.0  # kilometres between points of a line
REACH = 0.62  # of the distance between hexes: how far a point may lie from a centre
LEAST = 0.03  # of that distance: who stays in a hex for less has cut a corner


def centres() -> dict[str, list[float]]:
    """Longitude and latitude of every hex."""
    found: dict[str, list[float]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    return found


def sides(title: str = "18CE") -> list[str]:
    """All sides between two hexes of the map, as `A1-A3`."""
    plan = catalogue.facts_for(title, 4).plan
    found = set()
    for at, place in enumerate(plan.hexes):
        for edge in range(6):
            entry = plan.across[at * plan.ways + edge]
            if entry >= 0:
                found.add("-".join(sorted((place.id, plan.hexes[entry // plan.ways].id))))
    return sorted(found)


def real_sides(track: Track) -> set[str]:
    """Sides that a line crosses, corners that it only cuts apart."""
    known = centres()
    names = list(known)
    spots = project(np.array([known[name] for name in names]))
    tree, beside = cKDTree(spots), set(sides())
    apart = float(np.median(tree.query(spots, k=2)[0][:, 1]))
    found: set[str] = set()
    for line in track.lines:
        points = _along(track.points[line])
        away, at = tree.query(points)
        stays = [names[row] if far < REACH * apart else "" for far, row in zip(away, at, strict=True)]
        visits = [name for name, count in _runs(stays) if count * STEP >= LEAST * apart]
        for one, other in pairwise(visits):
            side = "-".join(sorted((one, other)))
            if side in beside:
                found.add(side)
    return found


def _along(corners: Floats) -> Floats:
    """Points of a line at even steps."""
    length = np.r_[0.0, np.cumsum(np.hypot(*np.diff(corners, axis=0).T))]
    at = np.arange(0.0, length[-1] + STEP, STEP)
    return np.column_stack([np.interp(at, length, corners[:, axis]) for axis in (0, 1)])


def _runs(names: list[str]) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        elif name:
            found.append((name, 1))
    return found


def beside_real(probability: dict[str, float], medoid: list[str], track: Track) -> dict[str, Any]:
    """How the networks of games agree with the lines: by the probability of every side, and for the typical game."""
    every, real = sides(), real_sides(track)
    truth = np.array([side in real for side in every])
    chance = np.array([probability.get(side, 0.0) for side in every])
    built = set(medoid) & set(every)
    both = len(built & real)
    return {
        "sides": len(every),
        "real_sides": int(truth.sum()),
        "share_real": float(truth.mean()),
        "auc": auc(chance, truth),
        "medoid_sides": len(built),
        "medoid_precision": both / max(1, len(built)),
        "medoid_recall": both / max(1, len(real)),
    }
