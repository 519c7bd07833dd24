"""The grid, the real network on it, and the null models: the figures of the design come out again."""

import json

import numpy as np
import pytest

from highiron.study import audit, chapter_zero, gauges, nulls, score, through
from highiron.study.geo import Lattice, neighbours, project, steps, unproject
from highiron.study.grid import Grid
from highiron.study.network import Track, map_track
from highiron.study.plan import read_plan
from highiron.study.stages.grid import real_years, route_errors, without_passage


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


def test_a_cell_in_pieces_is_marked_where_rails_go_far_round() -> None:
    near = {1: {2: 1}, 2: {1: 1, 3: 1}, 3: {2: 1, 4: 1}, 4: {3: 1}}
    assert through.hops(near, 1) == {1: 0, 2: 1, 3: 2, 4: 3}
    ring = {at: {(at + 1) % 20: 1, (at - 1) % 20: 1} for at in range(20)}
    assert max(through.hops(ring, 0).values()) == 10


def test_some_cells_have_no_passage(grid: Grid, track: Track) -> None:
    marked = without_passage(grid, track)
    assert 5 <= len(marked) <= 60
    assert set(marked) <= set(grid.labels)


def test_lines_had_another_gauge_until_their_year(grid: Grid) -> None:
    chinese_eastern, erenhot = gauges.by_year(grid)
    harbin = grid.labels[int(np.argmin(np.hypot(*(grid.xy - project(np.array([[126.64, 45.76]]))[0]).T)))]
    assert (chinese_eastern["until"], erenhot["until"]) == (1936, 1965)
    assert harbin in str(chinese_eastern["cells"])


def test_fifty_absent_edges_were_looked_at(grid: Grid) -> None:
    rows = audit.rows(grid)
    assert len(rows) == 50
    assert {row["edge"] for row in rows} == set(json.loads(audit.FILE.read_text()))
    assert sum(audit.counted(grid)[verdict] for verdict in audit.VERDICTS) == 50


def test_sides_of_chapter_0_that_lines_cross(track: Track) -> None:
    real = chapter_zero.real_sides(track)
    assert "G14-G16" in real  # Beijing and Tangshan
    every = chapter_zero.sides()
    assert len(every) == 234
    perfect = chapter_zero.beside_real(dict.fromkeys(real, 1.0), sorted(real), track)
    assert (perfect["medoid_precision"], perfect["medoid_recall"], perfect["auc"]) == (1.0, 1.0, 1.0)


def test_a_logit_that_knows_the_place_explains_the_prototype(grid: Grid) -> None:
    scored = nulls.scores_of(grid)
    assert score.auc(scored["N5c"], grid.real) > score.auc(scored["N5"], grid.real) + 0.03
