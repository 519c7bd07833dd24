"""Runs are drawn along the track they use."""

import math
import re

import pytest

from highiron.core.tiles import EDGES, FIRST_STOP, JUNCTION, Tile
from highiron.pictures.hexagon import edge_middle
from highiron.pictures.places import stop_places
from highiron.pictures.svg import Point
from highiron.pictures.ways import ways
from highiron.titles.load import all_tiles


def ends_of(path: str) -> tuple[Point, Point]:
    """Where path data begins and where it ends."""
    numbers = [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", path)]
    return (numbers[0], numbers[1]), (numbers[-2], numbers[-1])


@pytest.mark.parametrize("tile", all_tiles().values(), ids=lambda tile: f"tile {tile.id}")
def test_every_way_leads_from_its_first_end_to_its_second(tile: Tile) -> None:
    shape = tile.shapes[0]

    def spot(end: int) -> Point:
        if end < EDGES:
            return edge_middle(end)
        return (0.0, 0.0) if end == JUNCTION else stop_places(shape)[end - FIRST_STOP].centre

    for path, way in zip(shape.paths, ways(shape), strict=True):
        for wanted, drawn in zip((spot(path[0]), spot(path[1])), ends_of(way), strict=True):
            assert math.dist(wanted, drawn) < 0.02, (path, way)


def test_a_town_on_a_curve_is_reached_along_the_curve() -> None:
    sharp = all_tiles()["3"].shapes[0]
    assert all(way.count("A") == 1 for way in ways(sharp))
