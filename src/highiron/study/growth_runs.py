"""One run of the growth model, as a job of a sweep."""

from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from highiron.study.geo import Floats
from highiron.study.grid import Grid
from highiron.study.grow import FIRST, LAST, World, from_dict, grow


@cache
def world_at(path: str, digest: str) -> World:
    """The world of a grid file; the digest tells a changed file apart."""
    return World(Grid.from_json(msgspec.json.decode(Path(path).read_bytes())))


def one_run(
    path: str,
    digest: str,
    parameters: dict[str, float],
    entropy: list[int],
    off: list[str] | None = None,
    shuffled: bool = False,
    start_year: int = 0,
) -> dict[str, list[int]]:
    """One run: the rows of built edges with their years."""
    world = world_at(path, digest)
    grid = world.grid
    seed = np.random.SeedSequence(entropy)
    people = shuffled_people(grid, seed) if shuffled else None
    start = None
    if start_year:
        start = grid.real & (np.where(grid.year > 0, grid.year, FIRST) <= start_year)
    given = from_dict(parameters)
    first = start_year or FIRST
    found = grow(world, given, seed, tuple(off or ()), people, start=start, first=first, last=LAST)
    rows = np.flatnonzero(found.built)
    return {"rows": rows.tolist(), "years": found.year[rows].astype(int).tolist()}


def shuffled_people(grid: Grid, seed: np.random.SeedSequence) -> Floats:
    """Sizes of cities shuffled inside each country: what skill is left when only the countries are right."""
    luck = np.random.default_rng(seed.spawn(1)[0])
    found = grid.population.copy()
    for country in sorted(set(grid.country)):
        rows = np.array([at for at, name in enumerate(grid.country) if name == country])
        found[rows] = luck.permutation(found[rows])
    return found
