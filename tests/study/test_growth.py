"""The growth model and the runs of a sweep."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from highiron.study import measure
from highiron.study.grid import Grid
from highiron.study.grow import Parameters, World, grow
from highiron.study.sweep import sweep


@pytest.fixture(scope="module")
def world(coarse: Grid) -> World:
    return World(coarse)


def test_a_run_builds_as_many_edges_as_are_real(world: World) -> None:
    found = grow(world, Parameters(), np.random.SeedSequence(1))
    assert found.built.sum() == world.grid.real.sum()
    years = found.year[found.built]
    assert years.min() < 1870
    assert (np.diff(np.unique(years)) >= 5).all()


def test_the_same_seed_builds_the_same(world: World) -> None:
    runs = [grow(world, Parameters(), np.random.SeedSequence(seed)).year for seed in (1, 1, 2)]
    assert (runs[0] == runs[1]).all()
    assert (runs[0] != runs[2]).any()


def test_nothing_is_built_before_its_link_is_there(world: World) -> None:
    found = grow(world, Parameters(), np.random.SeedSequence(3))
    linked = world.grid.opens > 0
    assert (found.year[linked] >= world.grid.opens[linked] - 5).all()


def test_without_people_the_network_is_another(world: World) -> None:
    with_people = grow(world, Parameters(), np.random.SeedSequence(4))
    without = grow(world, Parameters(), np.random.SeedSequence(4), off=("population",))
    assert (with_people.built & without.built).sum() < 0.9 * with_people.built.sum()


def test_differences_have_reasons(world: World) -> None:
    years = np.array([grow(world, Parameters(), np.random.SeedSequence(seed)).year for seed in range(3)])
    rows = measure.differences(world.grid, years, [], 10)
    assert {row["kind"] for row in rows} == {"missing", "surplus"}
    assert all(row["sentence"] == measure.REASONS[row["reason"]] for row in rows)


NAME = "highiron.study.score:jensen_shannon"


def test_a_killed_sweep_goes_on(tmp_path: Path) -> None:
    jobs = [{"one": [1, 2, number], "other": [2, 2, 3]} for number in range(6)]
    whole = sweep(NAME, jobs, tmp_path / "a.jsonl")
    lines = (tmp_path / "a.jsonl").read_bytes()
    (tmp_path / "b.jsonl").write_bytes(b"".join(lines.splitlines(keepends=True)[:3]) + lines.splitlines()[3][:9])
    told: list[int] = []
    again = sweep(NAME, jobs, tmp_path / "b.jsonl", told=lambda done, total: told.append(done))
    assert told[0] == 3
    assert again == whole
    assert (tmp_path / "b.jsonl").read_bytes() == lines


def test_two_processes_give_the_same_bytes(tmp_path: Path) -> None:
    jobs = [{"one": [1, 2, k], "other": [2, 2, 3]} for k in range(4)]
    for count in (1, 2):
        sweep(NAME, jobs, tmp_path / f"{count}.jsonl", count)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


@pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: install highiron[cluster]")
def test_a_cluster_gives_the_same_bytes(tmp_path: Path) -> None:
    jobs = [{"one": [1, 2, k], "other": [2, 2, 3]} for k in range(4)]
    for cluster in ("", "local"):
        sweep(NAME, jobs, tmp_path / f"x{cluster}.jsonl", 1, cluster)
    assert (tmp_path / "x.jsonl").read_bytes() == (tmp_path / "xlocal.jsonl").read_bytes()


def test_results_of_other_code_are_made_again(tmp_path: Path) -> None:
    jobs = [{"one": [1, 2, k], "other": [2, 2, 3]} for k in range(3)]
    told: list[int] = []
    for salt in ("old", "old", "new"):
        sweep(NAME, jobs, tmp_path / "a.jsonl", told=lambda done, total: told.append(done), salt=salt)
    assert [done for done in told if done in (0, 3)] == [0, 3, 3, 0, 3]
