"""Learning on the command line: what is checked before it begins, and what is left when it is stopped."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from highiron.learn import loop
from highiron.learn.duel import Verdict
from highiron.learn.games import shipped
from highiron.learn.train import Scores, Trained
from highiron.learn.weights_file import Weights
from tests.cli.conftest import Run

pytest.importorskip("numpy", reason="training needs numpy (the extra lab)")

SCORES = Scores(positions=10, explained=0.5, named=0.5, log_loss=1.0)


def generation(number: int, wealth: float = 0.6) -> loop.Generation:
    weights = shipped("1846")
    assert weights is not None
    weights = msgspec.structs.replace(weights, manifest={"number": number})
    trained = Trained(weights, 10, SCORES, SCORES, SCORES, {}, [])
    return loop.Generation(number, trained, None, Verdict(20, wealth, 0.01, 0.5))


def number_in(file: Path) -> Any:
    return msgspec.json.decode(file.read_bytes(), type=Weights).manifest["number"]


def comes(monkeypatch: pytest.MonkeyPatch, *found: loop.Generation | type[BaseException]) -> list[loop.Plan]:
    """Learning brings these generations, or is stopped; the plans that were to be carried out."""
    plans: list[loop.Plan] = []

    def generations(plan: loop.Plan, place: Any, tell: Any) -> Iterator[loop.Generation]:
        plans.append(plan)
        for one in found:
            if not isinstance(one, loop.Generation):
                raise one
            yield one

    monkeypatch.setattr(loop, "generations", generations)
    return plans


@pytest.mark.parametrize("out", ["none/x.json", "."])
def test_a_place_that_cannot_be_written_is_told_before_anything_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: str
) -> None:
    plans = comes(monkeypatch, generation(1))
    done = run("learn", "1846", "--out", tmp_path / out)
    assert done.exit_code == 2
    assert str(tmp_path) in done.output.replace("\n", "")
    assert not plans
    assert list(tmp_path.iterdir()) == []


def test_every_generation_that_is_kept_is_written_when_it_is_done(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "x.json"
    comes(monkeypatch, generation(1), generation(2), KeyboardInterrupt)
    done = run("learn", "1846", "--generations", 3, "--duels", 20, "--out", out)
    assert done.exit_code != 0
    assert "generation 2" in done.output
    assert number_in(out) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]


def test_a_generation_that_is_no_gain_leaves_the_weights_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    comes(monkeypatch, generation(1), generation(2, wealth=0.5))
    assert run("learn", "1846", "--generations", 3, "--duels", 20, "--out", tmp_path / "x.json").exit_code == 0
    assert number_in(tmp_path / "x.json") == 1


def test_who_stops_before_anything_is_learned_is_told_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    comes(monkeypatch, KeyboardInterrupt)
    done = run("learn", "1846", "--out", tmp_path / "x.json")
    assert "nothing was learned" in done.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("duels", [2, 18, 21])
def test_too_few_duels_or_half_a_pair_are_refused(run: Run, monkeypatch: pytest.MonkeyPatch, duels: int) -> None:
    plans = comes(monkeypatch, generation(1))
    done = run("learn", "1846", "--duels", duels)
    assert done.exit_code == 2
    assert "at least 20" in done.output
    assert not plans


@pytest.mark.parametrize("title", ["1830", "18CE1"])
def test_all_that_can_be_played_can_be_learned_from(run: Run, monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    plans = comes(monkeypatch, generation(1))
    assert run("learn", title).exit_code == 0
    assert [plan.title for plan in plans] == [title]


def test_other_titles_are_refused_with_what_there_is(run: Run) -> None:
    done = run("learn", "1899")
    assert done.exit_code == 2
    assert "18CE1" in done.output
