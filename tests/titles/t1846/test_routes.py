"""Running trains in 1846: N/M trains, mail, markers, east-west, what a run may not visit (1846-5.5)."""

from random import Random

import pytest

from highiron.core.actions import Run
from highiron.routes.network import node_of
from highiron.routes.runs import RunChecker
from highiron.routes.values import pair_value
from highiron.steps.run import check_runs, route_rules
from highiron.titles import catalogue
from tests.titles.t1846.railways import SITE, Railways

LAKE_SHORE = "D20.0 D18 E17.0 E15 D14.0 C15.0 B16.0"  # 10, 40, 20, 50, 30
SOUTH = "I1.0 I3 I5.0 I7 I9 I11 H12.0 H14 H16 G17 G19.0 G21.0"  # St. Louis, 10, 40, 30, Pittsburgh


def lake_shore(*trains: str, preset: str = "") -> Railways:
    """NYC in Erie with track by Cleveland, Toledo and Detroit to Port Huron."""
    table = Railways(preset=preset)
    table.start("NYC", 100, "A", treasury=100)
    table.lay_all("D18 8 4, E17 292 1, E15 8 2, D14 6 3, C15 294 0, B16 6 4, B16 619 4")
    table.set_phase("II")
    table.state.trains["NYC"] = trains
    return table


def southern(*trains: str, phase: str = "III") -> Railways:
    """B&O in Wheeling with track to St. Louis and Pittsburgh."""
    table = Railways()
    table.start("B&O", 100, "A", treasury=100)
    table.lay_all("I3 9 1, I7 9 1, I9 9 1, I11 8 1, H12 292 4, H14 9 1, H16 8 1, G17 8 4, G19 14 1")
    table.set_phase(phase)
    table.state.trains["B&O"] = trains
    return table


# --- what a run is ----------------------------------------------------------------------------------------------


def test_two_stops_and_a_token() -> None:
    """1846-5.5.1, 1846-2.4.2: at least two stops, one with an own token, no more than the train visits."""
    table = lake_shore("2", "4")
    assert table.earns("NYC", ("2", "D20.0 D18 E17.0")) == 50
    assert table.why_no_runs("NYC", ("2", "D20.0")) == {"run-needs-two-stops": "5.5.1"}
    assert table.why_no_runs("NYC", ("2", "C15.0 B16.0")) == {"run-without-token": "5.5.1"}
    assert table.why_no_runs("NYC", ("4", LAKE_SHORE)) == {"run-too-long": "2.4.2"}
    assert table.why_no_runs("NYC", ("5", LAKE_SHORE)) == {"train-not-owned": "5.5.1"}
    assert table.why_no_runs("NYC", ("2", "D20.0 D18 E19")) == {"run-needs-two-stops": "5.5.1"}


def test_running_is_compulsory_but_any_legal_set_will_do() -> None:
    """1846-5.5.1, 1846-5.5.9: no pass and no empty set where a run exists; a poor run is accepted."""
    table = lake_shore("4")
    table.operating_turn("NYC", "run")
    assert table.kinds() == {"run_trains"}
    assert table.why_not("A", "pass") == {"not-now": "5.2.1"}
    assert table.why_not("A", "run_trains", company="NYC", runs=[]) == {"trains-must-run": "5.5.1"}
    listed = table.offers("run_trains")
    assert all(action.runs for action in listed)  # type: ignore[attr-defined]
    family = next(iter(table.legal()))
    assert len(listed) == family.count() and all(family.sample(Random(seed)) in listed for seed in range(60))
    assert table.earns("NYC", ("4", "D20.0 D18 E17.0")) == 50 < table.best("NYC")


def test_the_site_accepts_an_empty_run() -> None:
    """1846-5.5.9: `opt:run_duty = free`, which the preset takes."""
    table = lake_shore("2", preset=SITE)
    table.operating_turn("NYC", "run")
    table.play("A", "run_trains", company="NYC", runs=[])
    assert table.step != "run"


def test_a_game_stored_before_the_option_goes_on_as_it_began() -> None:
    """1846-5.5.9: it was played with empty runs allowed."""
    data = Railways().state.to_data()
    assert data["options"].pop("run_duty") == "compulsory"
    assert catalogue.state_from_data(data).facts.options["run_duty"] == "free"


def test_chicago_is_one_stop() -> None:
    """1846-5.5.2, 1846-10.44: a run uses at most one of its four cities."""
    table = Railways()
    table.start("GT", 100, "A")
    table.put_token("GT", "D6", 2)
    table.lay("D8", "7", 1)
    table.state.trains["GT"] = ("4",)
    assert table.why_no_runs("GT", ("4", "D6.2 D8 C7 D6.1")) == {"stop-twice": "5.5.2"}
    assert not table.state.board.has_route("GT")
    assert table.best("GT") == 0


def test_one_eastern_area() -> None:
    """1846-5.5.2, 1846-10.44: from Sarnia to Windsor is refused; two areas that are not eastern are not."""
    table = lake_shore("4")
    table.start("GT", 100, "B")
    table.state.trains["GT"] = ("4",)
    both = ("4", "B18.0 B16.0 C15.0 C17.0")
    assert table.why_no_runs("GT", both) == {"two-eastern-areas": "5.5.2"}
    assert table.earns("GT", ("4", "B18.0 B16.0 C15.0 D14.0")) == 30 + 30 + 50 + 20
    assert table.best("GT") == 50 + 30 + 40 + 20


def test_no_stop_and_no_track_twice() -> None:
    """1846-5.5.2: also the two hexes of an off-board area are one stop."""
    table = Railways()
    table.start("NYC", 100, "A")
    table.lay("D20", "14", 0)
    table.state.trains["NYC"] = ("4",)
    assert table.why_no_runs("NYC", ("4", "C21.0 D20.0 C21.0"))["track-twice"] == "5.5.2"
    assert table.why_no_runs("NYC", ("4", "C21.0 D20.0 D22.0"))["stop-twice"] == "5.5.2"


def test_off_board_areas_end_a_run() -> None:
    """1846-5.5.3: and cities that others fill."""
    table = southern("4/6", "5")
    table.start("PRR", 100, "B")
    inside = ("5", "G19.0 G21.0 F20.0")
    assert table.why_no_runs("B&O", inside)["red-area-inside"] == "5.5.3"
    table.put_token("PRR", "H12")
    assert table.why_no_runs("B&O", ("4/6", SOUTH)) == {"city-blocked": "5.5.3"}
    assert table.earns("B&O", ("5", "H12.0 H14 H16 G17 G19.0")) == 70


def test_no_reversing() -> None:
    """1846-5.5.4: straight on at crossings, no turn on the spot."""
    table = lake_shore("2")
    table.lay("D18", "29", 4)  # 4-0 and 4-5: from Cleveland to E19 there is no way
    table.lay("E19", "8", 2)
    assert table.why_no_runs("NYC", ("2", "E17.0 D18 E19")) == {"run-needs-two-stops": "5.5.1"}
    assert "no-track" in table.why_no_runs("NYC", ("2", "E17.0 D18 E19 E21.0"))


def test_trains_share_stops_but_no_track() -> None:
    """1846-5.5.5: each is paid at a stop they share."""
    table = lake_shore("2", "4")
    table.put_token("NYC", "E17")
    east, west = ("2", "D20.0 D18 E17.0"), ("4", "E17.0 E15 D14.0 C15.0")
    assert table.earns("NYC", east, west) == 50 + 110
    longer = ("4", "D20.0 D18 E17.0 E15 D14.0")
    assert table.why_no_runs("NYC", east, longer) == {"track-of-another-train": "5.5.5"}


# --- what a run earns -------------------------------------------------------------------------------------------


def test_an_n_m_train_is_paid_for_the_best_stops() -> None:
    """1846-2.4.2, 1846-5.5.6, 1846-10.45: five visited, three paid, one of them with an own token."""
    table = lake_shore("3/5")
    assert table.earns("NYC", ("3/5", LAKE_SHORE)) == 50 + 40 + 10
    table.put_token("NYC", "E17")
    assert table.earns("NYC", ("3/5", LAKE_SHORE)) == 50 + 40 + 30


def test_east_and_west() -> None:
    """1846-5.5.6, 1846-5.5.7, 1846-10.46: both printed bonuses, if both areas are paid."""
    table = southern("4/6", "3/5")
    assert table.earns("B&O", ("4/6", SOUTH)) == 70 + 70 + 40 + 40 + 30
    # Three paid stops: the two areas with their bonus, and Wheeling for its token.
    assert table.earns("B&O", ("3/5", SOUTH)) == 70 + 70 + 40 + 30
    assert table.earns("B&O", ("4/6", SOUTH.removesuffix(" G21.0"))) == 70 + 10 + 40 + 30


def test_an_area_that_is_not_paid_brings_no_bonus() -> None:
    """1846-5.5.6, 1846-10.46: the bonus belongs to paid stops."""
    table = southern("4/6")
    rules = route_rules(table.state, "B&O")
    board, index = table.state.board, table.facts.plan.index
    louis, pitt = (node_of(board, "B&O", "brown", rules, index[hex_id] * 8) for hex_id in ("I1", "G21"))
    assert pair_value(rules, [louis, pitt]) == 40
    assert pair_value(rules, [louis]) == pair_value(rules, [pitt]) == 0


@pytest.mark.parametrize(("east", "bonus"), [("B18", 20), ("C17", 30), ("C21", 30), ("F22", 20), ("H20", 30)])
def test_printed_bonuses(east: str, bonus: int) -> None:
    """1846-2.6.5, 1846-5.5.7: each eastern area with Chicago Connections (50) and St. Louis (20)."""
    table = southern("4")
    rules = route_rules(table.state, "B&O")
    board, index = table.state.board, table.facts.plan.index
    area = node_of(board, "B&O", "brown", rules, index[east] * 8)
    for west, more in (("C5", 50), ("I1", 20)):
        assert pair_value(rules, [area, node_of(board, "B&O", "brown", rules, index[west] * 8)]) == bonus + more


def test_mail_pays_the_longest_train() -> None:
    """1846-2.3.3, 1846-10.47: $10 for every stop that one train visits, paid or not: the one that visits most."""
    table = lake_shore("3/5", "4")
    table.lay_all("E19 8 3, F18 9 1, F16 8 4, G15 57 0")
    runs = (("3/5", LAKE_SHORE), ("4", "C21.0 D20.0 E19 F20.0 F18 F16 G15.0"))
    without = table.earns("NYC", *runs)
    table.give_private("MAIL", "A")
    assert table.earns("NYC", *runs) == without
    table.give_private("MAIL", "NYC")
    assert table.earns("NYC", *runs) == without + 50
    assert table.earns("NYC", runs[1]) == 30 + 10 + 10 + 20 + 40
    checked = check_runs(table.state, "NYC", tuple(Run(train, tuple(path.split())) for train, path in runs))
    lines = [line for receipt in checked.receipts for line in receipt.lines if line.code == "mail"]
    assert [(line.rule, line.amount) for line in lines] == [("1846-2.3.3", 50)]


def toledo() -> Railways:
    """NYC in Toledo with two lines to Chicago."""
    table = Railways()
    table.start("NYC", 100, "A")
    table.lay_all("D8 9 1, D10 9 1, D12 9 1, D14 5 0, E7 8 2, E9 9 1, E11 57 1, E13 8 1")
    table.put_token("NYC", "D14")
    table.state.trains["NYC"] = ("2", "4")
    return table


def test_the_meat_marker_counts_for_every_train() -> None:
    """1846-2.3.8, 1846-5.5.8, 1846-10.48: +$30 for each train that is paid at Chicago; only for the owner."""
    table = toledo()
    runs = (("2", "D6.2 D8 D10 D12 D14.0"), ("4", "D6.3 E7 E9 E11.0 E13 D14.0"))
    assert table.earns("NYC", *runs) == 30 + 50
    table.state.markers["MPC"] = ("D6", "NYC")
    assert table.earns("NYC", *runs) == 30 + 50 + 60
    table.state.markers["MPC"] = ("D6", "GT")
    assert table.earns("NYC", *runs) == 80
    table.state.markers["MPC"] = ("I1", "NYC")
    assert table.earns("NYC", *runs) == 80


def test_the_boomtown_marker_pays() -> None:
    """1846-2.3.11: +$20 at Cincinnati."""
    table = southern("2")
    run = ("2", "H12.0 H14 H16 G17 G19.0")
    assert table.earns("B&O", run) == 70
    table.state.markers["BT"] = ("H12", "B&O")
    assert table.earns("B&O", run) == 90


def test_the_steamboat_serves_an_independent() -> None:
    """1846-2.3.9, 1846-10.49: BIG4 stops at Wheeling, two port symbols: +$40."""
    table = Railways()
    table.give_private("BIG4", "A")
    table.lay_all("G9 57 1, G11 8 1, F12 8 4, F14 9 1, F16 9 1, F18 8 5, G19 14 1")
    run = ("2", "G9.0 G11 F12 F14 F16 F18 G19.0")
    assert table.earns("BIG4", run) == 50
    table.state.markers["SC"] = ("G19", "BIG4")
    assert table.earns("BIG4", run) == 90
    table.set_cash("BIG4", 0)
    table.operating_turn("BIG4", "run")
    assert table.actor == "A"
    table.play("A", "run_trains", company="BIG4", runs=[{"train": "2", "path": run[1].split()}])
    assert table.state.cash["BIG4"] == 45  # 1846-5.6.5
    assert table.state.cash["A"] == 445


@pytest.mark.parametrize(("port", "bonus"), [("B8", 40), ("G19", 40), ("C5", 20), ("D14", 20), ("I1", 20)])
def test_ports(port: str, bonus: int) -> None:
    """1846-2.3.9: $20 for each port symbol."""
    table = Railways()
    table.start("NYC", 100, "A")
    table.state.markers["SC"] = (port, "NYC")
    rules = route_rules(table.state, "NYC")
    assert [(b.code, b.rule, b.amount, b.hexes) for b in rules.stop_bonuses] == [
        ("steamboat", "1846-2.3.9", bonus, (port,))
    ]
    assert route_rules(table.state, "GT").stop_bonuses == ()


def test_markers_need_a_paid_stop() -> None:
    """1846-5.5.6, 1846-5.5.8: Toledo is visited, but not among the best three even with its port."""
    table = lake_shore("3/5")
    table.put_token("NYC", "E17")
    table.state.markers["SC"] = ("D14", "NYC")
    assert table.earns("NYC", ("3/5", LAKE_SHORE)) == 50 + 40 + (20 + 20)
    table.state.phase = 2
    table.state.markers["SC"] = ("D14", "GT")
    assert table.earns("NYC", ("3/5", LAKE_SHORE)) == 50 + 40 + 30


def test_values_rise_with_the_phase() -> None:
    """1846-2.6.5: the low value in phases I and II, the high one from III on; Holland falls."""
    for phase, louis, pitt in (("I", 50, 30), ("II", 50, 30), ("III", 70, 70), ("IV", 70, 70)):
        table = southern("5", phase=phase)
        checker = RunChecker(table.state.board, "B&O", table.state.phase_facts.values, "1846")
        assert checker.check(Run("5", tuple(SOUTH.split())), 5).revenue == louis + pitt + 10 + 40 + 30


def test_obsolete_trains_run_once_more() -> None:
    """1846-5.5.10: they run and are gone when the dividend is settled."""
    table = lake_shore("2", "4")
    table.set_phase("III")
    assert table.state.is_obsolete("2")
    table.operating_turn("NYC", "run")
    runs = [{"train": "2", "path": ["D20.0", "D18", "E17.0"]}]
    table.play("A", "run_trains", company="NYC", runs=runs)
    assert list(table.state.trains["NYC"]) == ["2", "4"]
    table.play("A", "dividend", company="NYC", kind="half")
    assert list(table.state.trains["NYC"]) == ["4"]
