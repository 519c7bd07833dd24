"""Routes of passenger and freight trains on the map (18CE sections 10 and 11)."""

import pytest

from highiron.routes.sets import RunSets
from highiron.steps.run import route_rules, trains_of
from tests.titles.t18ce.lines import Lines


def town(table: Lines, hex_id: str, edge: int) -> str:
    """The town of a double town hex that an edge leads to, as runs name it."""
    return f"{hex_id}.{table.state.board.shape_at(hex_id).edge_stops[edge][0]}"


def test_edge_case_37_a_freight_train_counts_all_its_stops() -> None:
    """18CE-11.1, 18CE-11.2, 18CE-10.7 (EC-37, with green Beijing): 100 as freight train of level 2, 90 as passenger."""
    table = Lines()
    table.open("JHR")
    table.set_phase("3")
    table.build("G14 1234", "F14 04", "F16 01", "G16 13")
    table.give_trains("JHR", "3")
    path = f"G16.0 {town(table, 'F16', 0)} {town(table, 'F16', 1)} F14 G14.0"
    assert table.run("JHR", ("3", path)).revenue == 90
    assert table.reasons("JHR", ("3", path, "freight")) == {("unknown-mode", "10.9")}
    table.wagons("JHR")
    assert table.run("JHR", ("3", path)).revenue == 100
    assert table.run("JHR", ("3", path, "freight")).receipts[0].mode == "freight"


def europe(**options: str) -> Lines:
    """LLR from Lanzhou over Wuwei to Europe with a 2-train (EC-38)."""
    table = Lines(4, **options)
    table.open("LLR")
    table.build("I6 23", "H4 25", "G4 15")
    table.give_trains("LLR", "2")
    return table


def test_edge_case_38_towns_and_red_areas_do_not_make_a_route_longer() -> None:
    """18CE-10.1, 18CE-10.2, 18CE-10.8 (EC-38): 60 with a wagon, the two best without: 50."""
    table = europe()
    assert table.best("LLR").total == 50
    table.wagons("LLR")
    best = table.best("LLR")
    assert (best.total, best.runs[0].path) == (60, ("G2.0", "G4", "H4.0", "I6.0"))
    table.set_phase("5")
    assert table.best("LLR").total == 110  # Europe is worth 80 in brown (18CE-10.1)


def test_by_option_every_revenue_centre_counts_for_the_length() -> None:
    """18CE-10.2, 18CE-19.21: then three stops are too long for a 2-train, and two for its freight form."""
    table = europe(length_counts="revenue_centres")
    assert table.best("LLR").total == 30
    assert table.reasons("LLR", ("2", "I6.0 H4.0 G4 G2.0")) == {("run-too-long", "10.7")}
    table.wagons("LLR")
    assert table.best("LLR").total == 30


def test_edge_case_39_a_freight_train_needs_an_industrial_end() -> None:
    """18CE-10.8 (EC-39): Beijing, Zhangjiakou and Hohhot have none."""
    table = Lines()
    table.open("JZR")
    table.build("G10 14")
    table.give_trains("JZR", "3")
    table.wagons("JZR")
    assert table.reasons("JZR", ("3", "G14.0 G12.0 G10.0", "freight")) == {("ends-elsewhere", "10.8")}
    assert table.run("JZR", ("3", "G14.0 G12.0 G10.0")).revenue == 60


def test_edge_case_40_a_route_ends_in_a_full_city_but_does_not_pass_it() -> None:
    """18CE-10.5 (EC-40)"""
    table = Lines()
    table.open("JZR")
    for company in ("LLR", "BCR"):
        table.open(company, "B")
    table.build("I12 03", "J10 13", "J8 14", "J8 1245", "J6 14")
    for company in ("LLR", "BCR"):
        table.put_token(company, "J8")
    table.put_token("JZR", "I12")
    table.give_trains("JZR", "3")
    east, west = town(table, "J10", 3), town(table, "J10", 1)
    assert table.run("JZR", ("3", f"I12.0 {east} {west} J8.0")).reasons == []
    beyond = town(table, "J6", 4)
    assert table.reasons("JZR", ("3", f"I12.0 {east} {west} J8.0 {beyond}")) == {("city-blocked", "10.5")}


def test_edge_case_41_trains_share_a_city_but_no_edge() -> None:
    """18CE-10.4, 18CE-10.9, 18CE-11.3 (EC-41): both count Beijing; the revenue is the sum."""
    table = Lines()
    table.open("JZR")
    table.build("G16 14")
    table.give_trains("JZR", "2", "2")
    assert table.best("JZR").total == 50 + 50
    assert table.run("JZR", ("2", "G12.0 G14.0"), ("2", "G14.0 G16.0")).revenue == 100
    twice = table.reasons("JZR", ("2", "G12.0 G14.0"), ("2", "G12.0 G14.0"))
    assert twice == {("track-of-another-train", "10.4")}
    three = table.reasons("JZR", ("2", "G12.0 G14.0"), ("2", "G14.0 G16.0"), ("2", "G14.0 G16.0"))
    assert ("train-not-owned", "10.9") in three


def test_edge_case_42_a_freight_train_passes_towns_but_not_into_the_next_city() -> None:
    """18CE-8.4, 18CE-10.8 (EC-42): Lanzhou and one town 30, both towns 40; Xi'an behind them would be length 2."""
    table = Lines()
    table.open("LLR")
    table.build("I6 45", "J6 24", "J8 14")
    table.give_trains("LLR", "2")
    table.wagons("LLR")
    first, second = town(table, "J6", 2), town(table, "J6", 4)
    assert table.run("LLR", ("2", f"I6.0 {first}", "freight")).revenue == 30
    assert table.run("LLR", ("2", f"I6.0 {first} {second}", "freight")).revenue == 40
    assert table.reasons("LLR", ("2", f"I6.0 {first} {second} J8.0", "freight")) == {("run-too-long", "10.7")}


def test_edge_case_43_the_best_routes_are_compulsory() -> None:
    """18CE-10.10 (EC-43): less is refused, an equal total is not."""
    table = Lines()
    table.open("JZR")
    table.build("G16 14", "G18 14", "G10 14")
    table.give_trains("JZR", "2")
    table.operating_turn("JZR", "run")
    run = {"train": "2", "path": ["G12.0", "G10.0"]}
    assert table.why_not("A", "run_trains", company="JZR", runs=[run])["run-without-token"] == "10.6"
    low = {"train": "2", "path": ["G14.0", "G16.0"]}
    table.set_phase("3")
    table.build("G16 134")
    table.operating_turn("JZR", "run")
    other = {"train": "2", "path": ["G12.0", "G14.0"]}
    assert table.why_not("A", "run_trains", company="JZR", runs=[other]) == {"better-runs-exist": "10.10"}
    assert table.why_not("A", "run_trains", company="JZR", runs=[]) == {"better-runs-exist": "10.10"}
    table.play("A", "run_trains", company="JZR", runs=[low])
    assert table.happened("train-ran")[0]["revenue"] == 60


def test_wagons_are_assigned_anew_to_where_they_earn_most() -> None:
    """18CE-10.9, 18CE-10.10: one wagon, two trains; every round it goes where it adds most."""
    table = europe()
    table.give_trains("LLR", "2")
    table.build("I4 34")
    without = table.best("LLR").total
    table.wagons("LLR")
    best = table.best("LLR")
    assert best.total > without
    assert sorted(receipt.mode for receipt in best.receipts) == ["", "freight"][-len(best.receipts) :]
    two = table.reasons("LLR", ("2", "I6.0 H4.0", "freight"), ("2", "I6.0 H4.0", "freight"))
    assert ("supply-exceeded", "10.9") in two


def test_edge_case_59_the_wagon_of_f_runs_as_a_train_once() -> None:
    """18CE-2.9 (EC-59): Tangshan and a town have length 1 and earn 20; not a wagon at the same time."""
    table = Lines()
    table.open("JHR")
    table.build("G16 13", "F16 01")
    table.wagons("JHR")
    assert table.best("JHR").total == 0
    table.state.markers["p:F"] = ("", "JHR")
    assert trains_of(table.state, "JHR") == (("1", 1),)
    assert table.best("JHR").total == 20
    first = town(table, "F16", 0)
    assert table.run("JHR", ("1", f"G16.0 {first}")).revenue == 20
    assert table.reasons("JHR", ("1", "G14.0 G16.0")) == {("run-too-long", "10.7")}
    table.give_trains("JHR", "3")
    both = table.run("JHR", ("1", f"G16.0 {first}"), ("3", "G14.0 G16.0"))
    assert both.revenue == 20 + 50
    freight = table.reasons("JHR", ("1", f"G16.0 {first}"), ("3", "G14.0 G16.0", "freight"))
    assert freight == {("supply-exceeded", "10.9")}
    assert ("unknown-mode", "10.9") in table.reasons("JHR", ("1", f"G16.0 {first}", "freight"))
    table.wagons("JHR", -1)
    assert trains_of(table.state, "JHR") == (("3", 3),), "a wagon that was sold runs no more (18CE-19.43)"


def test_edge_case_67_a_red_area_is_an_end_only() -> None:
    """18CE-10.1, 18CE-10.5 (EC-67): K18 counts 40 in phase 3; no route goes on through it."""
    table = Lines()
    table.open("HKR")
    table.set_phase("3")
    table.build("K16 0145", "L16 23")
    table.give_trains("HKR", "3")
    assert table.run("HKR", ("3", "K16.0 K18.0")).revenue == 60 + 40
    beyond = town(table, "L16", 3)
    assert table.reasons("HKR", ("3", f"K16.0 K18.0 {beyond}")) == {("red-area-inside", "10.5")}


def test_edge_case_68_two_trains_cross_a_plain_hex() -> None:
    """18CE-8.2, 18CE-10.4 (EC-68): on different pairs of rails, for no edge is used twice."""
    table = Lines()
    table.open("JGR")
    table.build("J12 03", "J12 034", "J12 0134", "K12 34", "I14 03", "J10 14", "J14 01", "K14 03")
    for hex_id in ("K12", "K14"):
        table.put_token("JGR", hex_id)
    table.give_trains("JGR", "2", "2")
    west, east, south = town(table, "J10", 4), town(table, "J14", 1), town(table, "J14", 0)
    crossing = table.run("JGR", ("2", "K12.0 J12 I14.0"), ("2", f"{west} J12 {east} {south} K14.0"))
    assert crossing.reasons == []
    assert crossing.revenue == 50 + 40


def test_edge_case_71_a_train_between_two_rails_of_one_town_meets_that_town_only() -> None:
    """18CE-8.4 (EC-71): e3 to e4 meets one town, e3 to e0 both; the link between them is used once."""
    table = Lines()
    table.open("JHR")
    table.build("G16 34", "F18 14", "G18 12", "F16 04", "F16 0345 34")
    table.put_token("JHR", "F18")
    table.give_trains("JHR", "3", "3")
    north, south = town(table, "F16", 4), town(table, "F16", 0)
    assert north != south and town(table, "F16", 3) == north and town(table, "F16", 5) == south
    assert table.run("JHR", ("3", f"F18.0 {north}")).reasons == []
    assert table.run("JHR", ("3", f"F18.0 {north} {south} G16.0")).revenue == 30 + 20 + 10
    around = table.run("JHR", ("3", f"G16.0 {south} G18.0"))
    assert around.revenue == 20 + 10 + 20
    both = table.reasons("JHR", ("3", f"F18.0 {north} {south} G16.0"), ("3", f"G18.0 {south} {north}"))
    assert ("track-of-another-train", "10.4") in both


def test_by_option_going_through_a_double_town_meets_both() -> None:
    """18CE-8.4, 18CE-19.15 (EC-71 with `double_town_pass=both`): e5 to e0 too, and one train only."""
    table = Lines(double_town_pass="both")
    table.open("JHR")
    table.build("G16 34", "F18 14", "G18 12", "F16 04", "F16 0345 34")
    table.give_trains("JHR", "3", "3")
    north, south = town(table, "F16", 4), town(table, "F16", 0)
    assert table.reasons("JHR", ("3", f"G16.0 {south} G18.0")) == {("one-stop-left-out", "8.4")}
    assert table.run("JHR", ("3", f"G16.0 {south} {north} G18.0")).reasons == []
    both = table.reasons("JHR", ("3", f"G16.0 {south} {north} G18.0"), ("3", f"F18.0 {north} {south}"))
    assert ("track-of-another-train", "10.4") in both


def test_edge_case_36_towns_do_not_count_for_the_length() -> None:
    """18CE-10.2, 18CE-11.1 (EC-36): two cities and two towns between them are length 2 and count 50 for a 2-train."""
    table = Lines()
    table.open("LLR")
    table.build("I6 45", "J6 24", "J8 14")
    table.give_trains("LLR", "2")
    first, second = town(table, "J6", 2), town(table, "J6", 4)
    assert table.run("LLR", ("2", f"I6.0 {first} {second} J8.0")).revenue == 50


def test_a_route_needs_two_different_places_and_a_station() -> None:
    """18CE-10.3, 18CE-10.6, 18CE-19.22, 18CE-19.24."""
    table = Lines()
    table.open("BCR")
    table.give_trains("BCR", "2")
    assert table.best("BCR").total == 0
    table.build("L6 14")
    assert table.reasons("BCR", ("2", "L6.0")) == {("run-needs-two-stops", "10.3")}
    single = Lines(min_route="one_city")
    single.open("BCR")
    single.build("L6 14")
    single.give_trains("BCR", "2")
    assert single.best("BCR").total == 30
    single.operating_turn("BCR", "run")
    assert single.step == "run"
    for needs, total in (("true", 0), ("false", 50)):
        far = Lines(route_needs_token=needs)
        far.open("BCR")
        far.give_trains("BCR", "2")
        assert far.best("BCR").total == total  # Beijing and Zhangjiakou are printed with track
        far.operating_turn("BCR", "run")
        assert (far.step == "run") is (needs == "false")


@pytest.mark.parametrize("phase", ["2", "3", "5", "7"])
def test_red_areas_have_the_value_of_the_phase(phase: str) -> None:
    """18CE-10.1: yellow, green from phase 3, brown from 5, gray from 7."""
    table = europe()
    table.set_phase(phase)
    checked = table.run("LLR", ("2", "I6.0 H4.0 G4 G2.0"))
    assert checked.revenue == 20 + {"2": 30, "3": 50, "5": 80, "7": 120}[phase]


def test_a_train_for_which_no_route_is_left_runs_none() -> None:
    """18CE-10.9"""
    table = Lines()
    table.open("JZR")
    table.give_trains("JZR", "2", "2", "2")
    assert len(table.best("JZR").runs) == 1
    sets = RunSets(table.state.board, "JZR", trains_of(table.state, "JZR"), "yellow", route_rules(table.state, "JZR"))
    assert sets.count(10) == 2


def dividend(kind: str, revenue: int, *, price: int = 100, **held: int) -> Lines:
    """JGR has earned so much and decides."""
    table = Lines()
    table.open("JGR", "A", treasury=0, **held)
    table.price("JGR", price)
    for seat in "ABCD":
        table.set_cash(seat, 0)
    table.operating_turn("JGR", "dividend", revenue=revenue)
    if revenue:
        table.play("A", "dividend", company="JGR", kind=kind)
    return table


def test_edge_case_44_a_dividend_goes_to_players_and_for_the_market_to_the_treasury() -> None:
    """18CE-11.4, 18CE-11.7 (EC-44): 52, 26 and 13; 39 stay in the bank; one step right."""
    table = dividend("pay", 130, A=4, B=2, pool=1)
    assert [table.state.cash[owner] for owner in ("A", "B", "JGR")] == [52, 26, 13]
    assert table.state.price("JGR") == 112


def test_edge_case_45_revenue_may_be_retained() -> None:
    """18CE-11.5, 18CE-11.6, 18CE-11.7 (EC-45): the treasury gets all, one step left; without revenue left as well."""
    table = dividend("retain", 130, A=4, B=2)
    assert (table.state.cash["JGR"], table.state.price("JGR")) == (130, 90)
    none = dividend("pay", 0, A=4, B=2)
    assert (none.state.cash["JGR"], none.state.price("JGR")) == (0, 90)
    half = Lines()
    half.open("JGR")
    half.operating_turn("JGR", "dividend", revenue=130)
    assert half.why_not("A", "dividend", company="JGR", kind="half") == {"unknown-dividend": "11.7"}


def test_edge_case_26_the_ends_of_the_market_hold() -> None:
    """18CE-4.3 (EC-26)"""
    assert dividend("pay", 130, price=400, A=6).state.price("JGR") == 400
    assert dividend("retain", 130, price=10, A=6).state.price("JGR") == 10


def test_edge_case_69_the_market_pays_the_treasury() -> None:
    """18CE-11.4 (EC-69): 50 of 100 go back to JGR, and the price moves right all the same."""
    table = dividend("pay", 100, A=2, B=3, pool=5)
    assert (table.state.cash["JGR"], table.state.price("JGR")) == (50, 112)
