"""Grids that several tests share."""

import pytest

from highiron.study.cells import Layers, read_layers
from highiron.study.geo import OFFSETS
from highiron.study.grid import Grid, build_grid
from highiron.study.network import Track, read_track
from highiron.study.sources import Sources


@pytest.fixture(scope="session")
def sources() -> Sources:
    return Sources()


@pytest.fixture(scope="session")
def layers(sources: Sources) -> Layers:
    return read_layers(sources)


@pytest.fixture(scope="session")
def track(sources: Sources) -> Track:
    return read_track(sources)


@pytest.fixture(scope="session")
def grid(sources: Sources, layers: Layers, track: Track) -> Grid:
    """The default grid of 250 km."""
    openings, corridors = sources.table("railway_openings"), sources.table("cr_express_corridors")
    return build_grid(layers, track, openings, corridors, 250.0, OFFSETS[0])


@pytest.fixture(scope="session")
def coarse(sources: Sources, layers: Layers, track: Track) -> Grid:
    """A small grid of 500 km."""
    openings, corridors = sources.table("railway_openings"), sources.table("cr_express_corridors")
    return build_grid(layers, track, openings, corridors, 500.0, OFFSETS[0])
