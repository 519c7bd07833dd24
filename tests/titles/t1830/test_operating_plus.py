"""Playing on the 1830+ board (1830-2.5.6, 1830-5.4.8, 1830-9.3)."""

from typing import Any

import pytest

from highiron.core.actions import Run
from highiron.steps.run import best_set, check_runs
from tests.scenario import Table


def board(company: str, *trains: str, phase: str = "2", plus: bool = True, **options: Any) -> Table:
    table = Table(4, options | {"board": "plus" if plus else "classic", "route_maximum": "free"})
    table.set_phase(phase)
    table.start(company, 82, "A", A=6, treasury=300)
    table.give_trains(company, *trains)
    return table


def why_not(table: Table, company: str, train: str, *path: str) -> dict[str, str]:
    table.operating_turn(company, "run")
    return table.why_not("A", "run_trains", company=company, runs=[{"train": train, "path": list(path)}])


def revenue(table: Table, company: str, train: str, *path: str) -> int:
    table.operating_turn(company, "run")
    table.play("A", "run_trains", company=company, runs=[{"train": train, "path": list(path)}])
    return int(table.happened("train-ran")[0]["revenue"])


def detroit(plus: bool) -> Table:
    """C&O comes from Cleveland by Toledo to the west side of E5."""
    table = board("C&O", "3", plus=plus)
    table.lay("G5", "7", 2)
    table.lay("F4", "57", 2)
    table.lay("E3", "7", 4)
    return table


def test_10_80_detroit_in_phase_2() -> None:
    """1830-10.80, 1830-9.3, 1830-11.18: the printed city is worth 20; on the classic board nobody gets there."""
    path = ["F6.0", "G5", "F4.0", "E3", "E5.0"]
    assert revenue(detroit(True), "C&O", "3", *path) == 30 + 20 + 20
    assert why_not(detroit(False), "C&O", "3", *path) == {"no-track": "5.5.4"}


def test_detroit_takes_a_token_before_its_first_tile() -> None:
    """1830-2.5.6, 1830-5.3.7: and the token keeps the track to the west when 59 comes, without a choice."""
    table = detroit(True)
    table.set_phase("3")
    table.operating_turn("C&O", "token")
    table.play("A", "place_token", company="C&O", hex="E5", stop=0)
    table.operating_turn("C&O")
    assert table.offered("lay_tile", "rotation", hex="E5", tile="59") == [1]  # 1–a, 3–b; 5–a, 1–b would meet F6
    table.play("A", "lay_tile", company="C&O", hex="E5", tile="59", rotation=1)
    assert table.state.cash["C&O"] == 300 - 40 - 80
    assert table.state.board.stations["C&O"] == (("F6", 0), ("E5", 0))
    assert table.step != ""


def altoona(company: str, *trains: str, **options: Any) -> Table:
    """Pittsburgh – H12 – Lancaster, and from H12's south-east side by I13 and I11 back to Pittsburgh."""
    table = board(company, *trains, phase="3", **options)
    table.lay("H10", "57", 2)
    table.lay("H10", "15", 2)  # 2, 3, 4 and 5
    table.lay("H14", "9", 1)
    table.lay("H16", "57", 1)
    table.lay("I11", "8", 2)
    table.lay("I13", "7", 1)
    return table


def test_10_81_altoona_never_blocks() -> None:
    """1830-10.81, 1830-5.4.8: NYC runs through H12 without a stop, though PRR's home token is there."""
    table = altoona("NYC", "2")
    table.put_home("PRR")
    table.put_token("NYC", "H10")
    assert revenue(table, "NYC", "2", "H10.0", "H12", "H14", "H16.0") == 30 + 20
    assert why_not(table, "NYC", "2", "H10.0", "H12.0") == {"stop-of-another": "5.4.8"}
    table.operating_turn("NYC", "token")
    assert table.why_not("A", "place_token", company="NYC", hex="H12", stop=0)["not-a-city"] == "5.4.2"


def test_home_of_prr() -> None:
    """1830-5.4.8: the token stands on H12 without a slot, free; from there PRR reaches both tracks."""
    table = board("PRR")
    table.operating_round()
    assert table.state.tokens_placed("PRR") == 1
    assert table.state.cash["PRR"] == 300
    assert set(table.offered("lay_tile", "hex")) == {"H10", "H14", "I13"}


def test_altoona_is_a_stop_for_prr_alone() -> None:
    """1830-5.4.8: worth 10 on either track, at the president's option, at most once a train."""
    table = altoona("PRR", "5")
    assert revenue(table, "PRR", "5", "H10.0", "H12.0") == 30 + 10
    assert revenue(table, "PRR", "5", "H12.1", "I13", "I11", "H10.0") == 10 + 30
    assert revenue(table, "PRR", "5", "H10.0", "H12.0", "H14", "H16.0") == 30 + 10 + 20
    twice = ["H16.0", "H14", "H12.0", "H10.0", "I11", "I13", "H12.1"]
    assert why_not(table, "PRR", "5", *twice) == {"stop-twice": "5.5.3"}
    assert why_not(table, "PRR", "5", "H14", "H12.0", "I13") == {"run-needs-two-stops": "5.5.1"}
    assert why_not(table, "PRR", "5", "H16.0", "H14", "H12.0", "I13", "I11", "H10.0") == {"no-track": "5.5.4"}


@pytest.mark.parametrize("elsewhere", [True, False])
def test_prr_may_pass_altoona_without_a_stop(elsewhere: bool) -> None:
    """1830-5.4.8: the home meets the station requirement on either track although it counts for nothing."""
    table = altoona("PRR", "2")
    table.put_home("PRR")
    if elsewhere:
        table.put_token("PRR", "H16")
    assert revenue(table, "PRR", "2", "H10.0", "H12", "H14", "H16.0") == 30 + 20
    assert best_set(table.state, "PRR").total == 50


def test_a_home_of_another_is_no_station() -> None:
    """1830-5.4.8, 1830-5.5.1: NYC passes H12 as plain track; PRR's token there is none of its own."""
    table = altoona("NYC", "2")
    table.put_home("PRR")
    table.put_home("NYC")
    checked = check_runs(table.state, "NYC", (Run("2", ("H10.0", "H12", "H14", "H16.0")),))
    assert [(reason.code, reason.rule) for reason in checked.reasons] == [("run-without-token", "1830-5.5.1")]


@pytest.mark.parametrize("value", ["0", "10", "40"])
def test_value_of_altoona(value: str) -> None:
    """1830-5.4.8: `opt:plus_altoona_value`."""
    assert revenue(altoona("PRR", "2", plus_altoona_value=value), "PRR", "2", "H10.0", "H12.0") == 30 + int(value)


def test_altoona_is_not_rebuilt() -> None:
    """1830-2.5.6: the print of H12 stays."""
    table = altoona("PRR", "2")
    table.set_phase("5")
    table.operating_turn("PRR")
    move: dict[str, Any] = {"company": "PRR", "hex": "H12", "tile": "43", "rotation": 1}
    assert table.why_not("A", "lay_tile", **move)["hex-not-buildable"] == "2.5.4"


def test_montreal_in_phase_5() -> None:
    """1830-2.5.6: 40, and 60 from phase 5 on."""
    for phase, value in [("4", 40), ("5", 60)]:
        table = board("CPR", "3", phase=phase)
        table.lay("B20", "1", 1)  # 2–4 and 1–5
        table.lay("B16", "57", 0)
        assert revenue(table, "CPR", "3", "A19.0", "A17", "B16.0") == value + 20
