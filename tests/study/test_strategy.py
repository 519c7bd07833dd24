"""The player family, α-rank, sensitivity, and the stage of strategies on games that nobody plays."""

from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from highiron.bots.registry import make_bot
from highiron.study import egta, sensitivity
from highiron.study.games import play_game
from highiron.study.geo import Floats
from highiron.study.planner import NAMES, Planner, Theta, name_of
from highiron.study.stages import strategy
from highiron.study.stages.runner import Settings, Stage, Work, run_stage
from tests.study import fake_games


def test_a_planner_is_made_from_its_name() -> None:
    theta = Theta(bid=0.125, horizon=1.0)
    bot = make_bot(name_of(theta), 3)
    assert isinstance(bot, Planner)
    assert bot.theta == theta


def test_inclinations_change_games_and_equal_ones_do_not() -> None:
    bold = [0.9] * len(NAMES)
    games = [play_game("18CE", [theta, "steady", "steady"], 5, 1) for theta in (bold, bold, [0.1] * len(NAMES))]
    assert games[0] == games[1] != games[2]
    assert games[0]["refused"] == 0
    assert sum(games[0]["share"]) == pytest.approx(1.0)


def test_alpha_rank_prefers_what_wins_and_is_even_in_a_cycle() -> None:
    better = np.array([[0.0, 1.0], [-1.0, 0.0]])
    assert egta.alpha_rank(better, 1.0)[0] > 0.99
    cycle = np.array([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])
    assert egta.alpha_rank(cycle, 1.0) == pytest.approx([1 / 3] * 3, abs=1e-6)


def test_fixation_without_an_advantage_is_one_in_the_population() -> None:
    assert egta.fixation(np.zeros((2, 2)), 0, 1, 5.0, 50) == pytest.approx(1 / 50)


def test_replicator_finds_the_mixture_of_a_cycle() -> None:
    cycle = np.array([[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]])
    mix, regret = egta.replicator(np.array([[1.0, 2.0], [0.0, 1.0]]), np.random.default_rng(1), starts=3)
    assert mix[0] == pytest.approx(1.0, abs=1e-3)
    assert regret < 1e-3
    assert egta.ranked(cycle)[0] == pytest.approx([1 / 3] * 3, abs=1e-6)


def test_indices_of_a_sum_are_its_parts() -> None:
    a, b, mixed = sensitivity.saltelli(3, 1024, 1)

    def value(x: Floats) -> Floats:
        return np.asarray(2 * x[:, 0] + x[:, 1])

    first, total = sensitivity.indices(value(a), value(b), [value(table) for table in mixed])
    assert first == pytest.approx([0.8, 0.2, 0.0], abs=0.05)
    assert total == pytest.approx([0.8, 0.2, 0.0], abs=0.05)


def test_elementary_effects_of_a_line_are_its_slopes() -> None:
    paths = sensitivity.trajectories(3, 4, np.random.default_rng(1))
    rows = sensitivity.effects(paths, [path @ np.array([3.0, -1.0, 0.0]) for path in paths], ("a", "b", "c"))
    assert [row["mean"] for row in rows] == pytest.approx([3.0, -1.0, 0.0])
    assert [row["spread"] for row in rows] == pytest.approx([0.0] * 3, abs=1e-9)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> Stage:
    """The stage with games of a formula."""
    monkeypatch.setattr(strategy, "FUNCTION", "tests.study.fake_games:play_game")
    monkeypatch.setattr(strategy, "play_game", fake_games.play_game)
    same = SimpleNamespace(state=SimpleNamespace(fingerprint=lambda: "same"))
    monkeypatch.setattr(strategy, "replayed", lambda record: same)
    return Stage("strategy", "", strategy.run, (), strategy.sizes, "stages.strategy")


def test_what_helps_is_found_and_the_same_seed_gives_the_same_bytes(tmp_path: Path, made_up: Stage) -> None:
    results = []
    for name in ("a", "b"):
        settings = Settings(out=tmp_path / name, quick=True)
        assert run_stage(made_up, settings)
        assert not run_stage(made_up, settings)
        results.append((tmp_path / name / "strategy" / "result.json").read_bytes())
    assert results[0] == results[1]
    found = Work(made_up, Settings(out=tmp_path / "a", quick=True)).read("strategy")
    assert max(found["screening"], key=lambda row: row["mean"])["name"] == "bid"
    assert found["draft"].startswith("DRAFT")
    assert found["best"]["win_low"] <= found["best"]["win_rate"] <= found["best"]["win_high"]
    assert len(found["seats"]) == 3 + 4 + 5 + 6
