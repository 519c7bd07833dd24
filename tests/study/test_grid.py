"""The grid, the real network on it, and the null models: the figures of the design come out again."""

import numpy as np
import pytest

from highiron.study import nulls, score
from highiron.study.geo import Lattice, neighbours, project, steps, unproject
from highiron.study.grid import Grid
from highiron.study.network import Track, map_track
from highiron.study.plan import read_plan
from highiron.study.stages.grid import real_years, route_errors


def test_projection_and_hexes_fit_together() -> None:
    places = np.array([[116.4, 39.9], [6.76, 51.43], [70.0, 45.0]])
    points = project(places)
    assert abs(points[2]).max() < 1e-6
    assert np.allclose(unproject(points), places)
    lattice = Lattice(250.0)
    hexes = lattice.hexes(points)
    centres = lattice.centres(hexes)
    assert (np.hypot(*(centres - points).T) <= 250 / np.sqrt(3) + 1e-9).all()
    assert (lattice.hexes(centres) == hexes).all()


def test_sides_of_neighbours_are_a_spacing_over_root_three_long() -> None:
    lattice = Lattice(250.0)
    for other in neighbours((3, -2)):
        ends = lattice.side((3, -2), other)
        assert np.hypot(*(ends[0] - ends[1])) == pytest.approx(250 / np.sqrt(3))
        assert steps((3, -2), other) == 1


def test_a_corner_clip_joins_what_it_linked() -> None:
    lattice = Lattice(100.0, (0.0, 0.0))
    # From one hex through the corner of a second into a third, all neighbours.
    corner = lattice.corners(np.array([[0, 0]]))[0][0]
    start, end = lattice.centres(np.array([[0, 0], [1, -1]]))
    points = np.array([start, corner + np.array([3.0, 0.0]), end])
    ends = np.array([[0, 1], [1, 2]])
    lengths = np.hypot(*(points[ends[:, 0]] - points[ends[:, 1]]).T)
    track = Track(points, ends, lengths, [np.array([0, 1, 2])])
    kept = map_track(track, lattice, clip=0.0, sample=1.0)
    assert set(kept.weights) == {((0, 0), (1, 0)), ((1, -1), (1, 0))}
    clipped = map_track(track, lattice, clip=0.15, sample=1.0)
    assert set(clipped.weights) == {((0, 0), (1, -1))}


def test_counts_are_those_of_the_prototype(grid: Grid) -> None:
    plan = read_plan()
    for name in ("cells", "possible_edges", "real_edges"):
        wanted = plan["benchmarks"][name]["250"]
        assert grid.counts[name] == pytest.approx(wanted, rel=plan["thresholds"]["counts_within"])
    assert grid.counts["collisions"] == 26


def test_null_models_come_out_again(grid: Grid) -> None:
    found = nulls.run_nulls(grid, np.random.SeedSequence(1), 3)
    assert found["N2"]["f1"] == pytest.approx(0.69, abs=0.02)
    assert found["N2"]["f1_outside"] == pytest.approx(0.62, abs=0.02)
    assert found["N0"]["f1"] == pytest.approx(0.44, abs=0.02)


def test_built_corridors_run_from_end_to_end_and_the_planned_one_does_not(grid: Grid) -> None:
    years = score.corridor_years(grid, real_years(grid))
    planned = {name for name in years if name.startswith("planned")}
    assert len(years) == 7
    assert {name for name, year in years.items() if not np.isfinite(year)} == planned


def test_hexes_measure_routes(grid: Grid, track: Track) -> None:
    found = route_errors(grid, track)
    assert found["r"] >= 0.98
    assert found["error_median"] <= 0.07


def test_real_edges_over_water_are_few(grid: Grid) -> None:
    assert 0 < grid.counts["sea_edges_with_track"] <= 15


def test_a_grid_survives_its_file(coarse: Grid) -> None:
    assert Grid.from_json(coarse.to_json()).to_json() == coarse.to_json()
