"""Demand, the modal split, volumes and scenarios."""

from pathlib import Path

import numpy as np
import pytest

from highiron.study import demand, modal, volume
from highiron.study.errors import StudyError
from highiron.study.grid import Grid
from highiron.study.scenarios import read_scenarios
from highiron.study.sources import Sources


def test_weights_must_sum_to_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[S0]\nname = "one"\nweight = 0.7\n')
    with pytest.raises(StudyError, match=r"sum to 0\.7, not to 1"):
        read_scenarios(path)


def test_unknown_scenarios_and_levers_are_named(tmp_path: Path) -> None:
    with pytest.raises(StudyError, match="no scenario S9; there are S0"):
        read_scenarios(only=("S9",))
    path = tmp_path / "mine.toml"
    path.write_text('[S0]\nname = "one"\nweight = 1.0\nsee_price = 2\n')
    with pytest.raises(StudyError, match="unknown lever see_price"):
        read_scenarios(path)


def test_dearer_sea_sends_goods_by_rail() -> None:
    given = {**modal.PRIOR}
    now = modal.moments(given, modal.World.of())["rail_volume"]
    assert modal.moments(given, modal.World.of(sea_price=2.0))["rail_volume"] > now
    assert modal.moments(given, modal.World.of(rail_price=2.0))["rail_volume"] < now


def test_a_calibration_reaches_its_targets() -> None:
    given = modal.calibrate(np.random.SeedSequence(1), 1)[0]
    found = modal.moments(given, modal.World.of())
    for name, target in modal.TARGETS.items():
        assert found[name] == pytest.approx(target, rel=0.25)


def test_rolling_origins_know_only_what_was_known(sources: Sources) -> None:
    rows = sources.table("cr_express_trains")
    years = np.array([float(row["year"]) for row in rows])
    trains = np.array([float(row["trains"]) for row in rows])
    found = volume.rolling(years, trains)
    assert sum(found["weights"].values()) == pytest.approx(1.0)
    assert found["ceilings"]["gompertz"]["2016"] > 1e5 > found["ceilings"]["gompertz"]["2024"]
    fans = volume.fans(years, trains, found["weights"])
    assert [row["year"] for row in fans] == list(range(2025, 2033))
    assert all(row["low80"] < row["low50"] < row["trains"] < row["high50"] < row["high80"] for row in fans)


def test_numbers_of_the_board_rise_with_revenue() -> None:
    values = np.array([0.0, 1.0, 10.0, 100.0, 1e9])
    found = demand.board_numbers(values, 10.0, 8.0)
    assert found.tolist() == sorted(found.tolist())
    assert found[0] == 0
    assert found[-1] == 120
    assert (found % 10 == 0).all()


def test_networks_of_eras_grow(coarse: Grid) -> None:
    sizes = [int(demand.network_of_era(coarse, code, None).sum()) for code in ("I", "II", "III", "IV")]
    assert sizes == sorted(sizes)
    assert sizes[-1] == coarse.real.sum()
