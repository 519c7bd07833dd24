"""Every kind of bonus and of train that the titles know, on boards of a few hexes, with its receipt."""

from typing import Any

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.route_rules import Length, RouteRules
from highiron.routes.receipt_types import Receipt
from highiron.routes.runs import RunChecker
from highiron.routes.solver import BestRuns, best_runs
from tests.routes.boards import board_of, city, plain, red, town
from tests.routes.title_rules import rules_18ce, rules_1817, rules_1846

Trains = tuple[tuple[str, Length], ...]


def line_of(*hexes: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Hexes in a row: A1, A3, A5 and so on."""
    return {f"A{2 * at + 1}": entry for at, entry in enumerate(hexes)}


def solve(board: Board, trains: Trains, rules: RouteRules) -> BestRuns:
    """The best runs, checked to be proven and legal and to earn what they say."""
    answer = best_runs(board, "OWN", trains, "yellow", rules)
    assert answer.proved
    checked = RunChecker(board, "OWN", "yellow", rules.title, rules).check_set(answer.runs, trains)
    assert checked.reasons == []
    assert checked.receipts == answer.receipts
    assert sum(receipt.total for receipt in answer.receipts) == answer.total
    for receipt in answer.receipts:
        assert receipt.total == sum(line.amount for line in receipt.lines)
    return answer


def amounts(receipt: Receipt, code: str) -> list[int]:
    return [line.amount for line in receipt.lines if line.code == code]


def reasons(board: Board, run: Run, length: Length, rules: RouteRules) -> list[tuple[str, str]]:
    found = RunChecker(board, "OWN", "yellow", rules.title, rules).check_set((run,), ((run.train, length),))
    return [(r.code, r.rule) for r in found.reasons]


# --- 1846


def test_1846_edge_case_45_an_n_m_train_is_paid_for_its_best_stops_with_a_token_among_them() -> None:
    """1846-5.5.6: stops worth 10 (own token), 40, 50, 30, 20 earn a 3/5 train 50 + 40 + 10."""
    cities = line_of(city("4", 10), city("14", 40), city("14", 50), city("14", 30), city("1", 20))
    trains: Trains = (("3/5", (3, 5)),)
    answer = solve(board_of(cities, {"OWN": (("A1", 0),)}), trains, rules_1846())
    assert answer.total == 100
    two_tokens = board_of(cities, {"OWN": (("A1", 0), ("A3", 0))})
    assert solve(two_tokens, trains, rules_1846()).total == 120
    receipt = solve(two_tokens, trains, rules_1846()).receipts[0]
    assert sorted(amounts(receipt, "stop")) == [30, 40, 50]


def test_an_n_m_train_without_the_rule_of_the_paid_token_takes_its_best_stops() -> None:
    """1846-5.5.6 is a rule of that title; 18CE-11.1 has no such rule."""
    cities = line_of(city("4", 10), city("14", 40), city("14", 50), city("14", 30), city("1", 20))
    board = board_of(cities, {"OWN": (("A1", 0),)})
    assert solve(board, (("3/5", (3, 5)),), RouteRules()).total == 120


def test_1846_edge_case_46_east_west_pays_both_bonuses_when_both_areas_are_paid() -> None:
    """1846-5.5.7: 70 + 70 + 40 and two more stops; with room for one paid stop beside the token there is no bonus."""
    hexes = line_of(red("4", 70), city("14", 10), city("14", 20), red("1", 70))
    rules = rules_1846(west=(("A1", 20),), east=(("A7", 20),))
    board = board_of(hexes, {"OWN": (("A3", 0),)})
    answer = solve(board, (("4/6", (4, 6)),), rules)
    assert answer.total == 70 + 70 + 40 + 10 + 20
    assert amounts(answer.receipts[0], "east-west") == [40]
    # A 2/4 train must have the token among two paid stops.
    assert solve(board, (("2/4", (2, 4)),), rules).total == 80
    assert solve(board, (("3/4", (3, 4)),), rules).total == 70 + 70 + 40 + 10


def test_the_east_west_bonus_is_worth_leaving_out_a_better_stop() -> None:
    """1846-5.5.7: an area worth 10 with its bonus beats a city worth 40."""
    hexes = line_of(red("4", 10), city("14", 40), city("14", 50), red("1", 30))
    rules = rules_1846(west=(("A1", 50),), east=(("A7", 20),))
    board = board_of(hexes, {"OWN": (("A3", 0),)})
    answer = solve(board, (("3/5", (3, 5)),), rules)
    assert answer.total == 10 + 30 + 70 + 40
    assert [line.args["stop"] for line in answer.receipts[0].lines if line.code == "stop-not-paid"] == ["A5.0"]


def test_1846_edge_case_44_one_eastern_area_and_one_city_of_chicago_per_run() -> None:
    """1846-5.5.2: Sarnia to Windsor is refused, and so is a run over two cities of Chicago."""
    hexes = line_of(red("4", 30), city("14", 10), red("1", 40))
    rules = rules_1846(east=(("A1", 20), ("A5", 30)))
    board = board_of(hexes, {"OWN": (("A3", 0),)})
    assert solve(board, (("4", 4),), rules).total == 50
    assert reasons(board, Run("4", ("A1.0", "A3.0", "A5.0")), 4, rules) == [("two-eastern-areas", "1846-5.5.2")]
    chicago = {
        "A3": {
            "colour": "yellow",
            "stops": [{"kind": "city", "slots": 1, "value": 10}, {"kind": "city", "slots": 1, "value": 10}],
            "track": ["1-a", "4-b"],
            "area": "Chicago",
        },
        "A1": city("45", 20),
        "A5": city("10", 20),
        "B2": plain("2-4"),
        "B4": plain("1-3"),
    }
    round_trip = board_of(chicago, {"OWN": (("A3", 0),)})
    assert solve(round_trip, (("4", 4),), rules_1846()).total == 50
    both = Run("4", ("A3.0", "A1.0", "B2", "B4", "A5.0", "A3.1"))
    assert reasons(round_trip, both, 4, rules_1846()) == [("stop-twice", "1846-5.5.3")]


def test_1846_edge_case_47_mail_pays_the_train_with_most_visited_stops() -> None:
    """1846-2.3.3: a 4 train visiting 4 stops and a 3/5 train visiting 5: +50 in all, unpaid stops included."""
    row = line_of(city("4", 10), city("14", 10), city("14", 10), city("14", 10), city("145", 10))
    hexes = {**row, "B10": city("24", 10), "B12": city("14", 10), "B14": city("1", 10)}
    board = board_of(hexes, {"OWN": (("A9", 0),)})
    trains: Trains = (("4", 4), ("3/5", (3, 5)))
    without, with_mail = solve(board, trains, rules_1846()), solve(board, trains, rules_1846(mail=True))
    assert (without.total, with_mail.total) == (70, 120)
    receipt = next(receipt for receipt in with_mail.receipts if receipt.train == "3/5")
    assert receipt.mode == "mail"
    assert [(line.amount, line.rule, line.args) for line in receipt.lines if line.code == "mail"] == [
        (50, "1846-2.3.3", {"stops": 5, "each": 10})
    ]


def test_mail_is_worth_a_longer_run() -> None:
    """1846-2.3.3: two stops worth 60 without mail, three stops worth 50 + 30 with it."""
    hexes = {"A1": city("1", 40), "A3": city("14", 20), "A5": city("14", 20), "A7": city("1", 10)}
    hexes["A1"] = city("4", 40)
    board = board_of(hexes, {"OWN": (("A5", 0),)})
    assert solve(board, (("2/3", (2, 3)),), rules_1846()).total == 60
    assert solve(board, (("2/3", (2, 3)),), rules_1846(mail=True)).total == 90


def test_1846_edge_case_48_each_train_paid_at_the_marked_city_gets_the_marker() -> None:
    """1846-2.3.8, 1846-5.5.8: two trains both paid at the city with the meat marker: +30 each."""
    board = board_of(line_of(city("4"), city("14"), city("1")), {"OWN": (("A3", 0),)})
    answer = solve(board, (("2", 2), ("2", 2)), rules_1846(meat="A3"))
    assert answer.total == 80 + 60
    assert [amounts(receipt, "meat-packing") for receipt in answer.receipts] == [[30], [30]]


def test_1846_edge_case_49_the_port_pays_its_beneficiary() -> None:
    """1846-2.3.9: Wheeling has two port symbols: +40."""
    board = board_of({"G17": city("4"), "G19": city("1")}, {"OWN": (("G17", 0),)})
    answer = solve(board, (("2", 2),), rules_1846(port="G19"))
    assert answer.total == 80
    assert amounts(answer.receipts[0], "steamboat") == [40]


def test_a_marker_at_an_unpaid_stop_pays_nothing() -> None:
    """1846-5.5.6: marker bonuses apply only to paid stops; they may also make a stop worth paying."""
    row = line_of(city("4", 10), city("14", 40), city("14", 50), city("1", 10))
    board = board_of(row, {"OWN": (("A3", 0),)})
    assert solve(board, (("2/4", (2, 4)),), rules_1846(port="A1")).total == 90
    assert solve(board, (("2/4", (2, 4)),), rules_1846(meat="A7")).total == 90
    better = board_of({**row, "A7": city("1", 30)}, {"OWN": (("A3", 0),)})
    answer = solve(better, (("2/4", (2, 4)),), rules_1846(meat="A7"))
    assert answer.total == 60 + 40
    assert amounts(answer.receipts[0], "meat-packing") == [30]


def test_boomtown_pays_at_cincinnati() -> None:
    """1846-2.3.11."""
    board = board_of({"H12": city("4"), "H14": city("1")}, {"OWN": (("H14", 0),)})
    assert solve(board, (("2", 2),), rules_1846(boomtown=True)).total == 60


# --- 1817


def test_1817_edge_case_64_a_mine_pays_and_takes_no_stop() -> None:
    """1817-5.28, 1817-5.30: a 2 train J7 - mine I8 - H9: 30 + 20 + 10."""
    hexes = {"J7": red("3", 30), "I8": plain("0-3"), "H9": city("0", 20)}
    board = board_of(hexes, {"OWN": (("H9", 0),)})
    answer = solve(board, (("2", 2),), rules_1817(mines=("I8",)))
    assert answer.total == 60
    assert [(line.rule, line.amount, line.args) for line in answer.receipts[0].lines if line.code == "mine"] == [
        ("1817-2.14", 10, {"hex": "I8"})
    ]


def test_a_run_takes_the_longer_way_past_a_mine() -> None:
    """1817-2.14(f): the direct track and the way over the mine join the same cities; two trains use both."""
    hexes = {"A1": city("45", 20), "A3": city("10", 30), "B2": plain("2-3")}
    board = board_of(hexes, {"OWN": (("A1", 0),)})
    rules = rules_1817(mines=("B2",))
    assert solve(board, (("2", 2),), rules).total == 60
    assert solve(board, (("2", 2), ("2", 2)), rules).total == 110
    # A way around several hexes is kept as well, although it needs all the sides of a shorter way and more.
    web = {
        "A1": city("4", 20),
        "A3": plain("1-4", "1-5", "4-0"),
        "A5": plain("1-4"),
        "B2": plain("3-4"),
        "B4": plain("1-2"),
        "A7": city("1", 30),
    }
    longer = board_of(web, {"OWN": (("A1", 0),)})
    assert solve(longer, (("2", 2),), RouteRules()).total == 50
    assert solve(longer, (("2", 2),), rules_1817(mines=("B4",))).total == 60


def test_1817_edge_case_63_bridges_pay_every_train_that_counts_the_city() -> None:
    """1817-2.12, 1817-5.30: H1 - H3 - G6 in phase 3 with bridges on H3 and G6: 30 + 40 + 40."""
    hexes = {"H1": red("4", 30), "H3": city("13", 30), "G4": plain("0-4"), "G6": city("1", 30)}
    board = board_of(hexes, {"OWN": (("G6", 0),)})
    answer = solve(board, (("3", 3),), rules_1817(bridges=("H3", "G6")))
    assert answer.total == 110


def test_modern_trains_earn_more_at_own_tokens() -> None:
    """1817-9.4: a 7 train 10, an 8 train 20 more for every city with a token of the company."""
    board = board_of(line_of(city("4", 40), city("14", 30), city("1", 20)), {"OWN": (("A1", 0), ("A5", 0))})
    rules = rules_1817(modern=True)
    assert solve(board, (("6", 6),), rules).total == 90
    assert solve(board, (("7", 7),), rules).total == 110
    assert solve(board, (("8", 8),), rules).total == 130


# --- 18CE

SMALL, TOWN = 20, 10


def test_18ce_edge_case_36_towns_do_not_count_for_the_length() -> None:
    """18CE-10.2, 18CE-11.1: city 20 - town - town - city 30 is length 2 and a 2-train counts its two best."""
    board = board_of(line_of(city("4", 20), town("14"), town("14"), city("1", 30)), {"OWN": (("A1", 0),)})
    assert solve(board, (("2", 2),), rules_18ce()).total == 50


def test_18ce_edge_case_37_a_freight_train_counts_all_its_stops() -> None:
    """18CE-11.2: as freight (level 2) 70, as passenger train (three best) 60."""
    board = board_of(line_of(city("4", 20), town("14"), town("14"), city("1", 30)), {"OWN": (("A7", 0),)})
    assert solve(board, (("3", 3),), rules_18ce(0, ("A1",))).total == 60
    answer = solve(board, (("3", 3),), rules_18ce(1, ("A1",)))
    assert answer.total == 70
    assert answer.receipts[0].mode == "freight"


def test_18ce_edge_case_38_a_wagon_shortens_the_train() -> None:
    """18CE-10.8: Lanzhou - Wuwei - Europe has length 1; a 2-train with wagon earns 60, without it the two best."""
    hexes = line_of(city("4", 20), town("14"), plain("1-4"), red("1", 30))
    board = board_of(hexes, {"OWN": (("A1", 0),)})
    assert solve(board, (("2", 2),), rules_18ce(1, ("A1",))).total == 60
    assert solve(board, (("2", 2),), rules_18ce(0, ("A1",))).total == 50


def test_18ce_edge_case_39_freight_needs_an_industrial_end() -> None:
    """18CE-10.8: no end of the route is industrial."""
    hexes = line_of(city("4", 20), city("14", 30), town("1"))
    board = board_of(hexes, {"OWN": (("A1", 0),)})
    rules = rules_18ce(1, ("A3",))
    # Through the industrial city to the town: passenger only, the two best; ending in it: freight would be length 2.
    answer = solve(board, (("2", 2),), rules)
    assert answer.total == 50
    assert answer.receipts[0].mode == ""


def test_a_run_may_ask_for_the_wagon() -> None:
    """18CE-10.8, 18CE-10.9: what names its mode is checked and paid in that mode."""
    board = board_of({"A1": city("4", 20), "A3": town("14"), "A5": city("1", 30)}, {"OWN": (("A1", 0),)})
    path = ("A1.0", "A3.0", "A5.0")
    rules = rules_18ce(1, ("A1",))
    checker = RunChecker(board, "OWN", "yellow", "18CE", rules)
    assert checker.check_set((Run("3", path, "freight"),), (("3", 3),)).revenue == 60
    assert checker.check_set((Run("2", path),), (("2", 2),)).revenue == 50
    assert reasons(board, Run("2", path, "freight"), 2, rules) == [("run-too-long", "18CE-5.5.1")]
    assert reasons(board, Run("3", path, "express"), 3, rules) == [("unknown-mode", "18CE-5.5.1")]
    elsewhere = reasons(board, Run("3", path, "freight"), 3, rules_18ce(1, ("A9",)))
    assert elsewhere == [("ends-elsewhere", "18CE-10.8")]
    none_left = checker.check_set((Run("3", path, "freight"), Run("3", path, "freight")), (("3", 3), ("3", 3)))
    assert {reason.code for reason in none_left.reasons} == {"track-of-another-train", "supply-exceeded"}


def test_18ce_edge_case_42_a_freight_train_passes_towns_but_not_into_the_next_city() -> None:
    """18CE-10.8: level 1 from an industrial city: over both towns 40; the city behind them would be length 2."""
    hexes = line_of(city("4", 20), town("14"), town("14"), city("1", 30))
    board = board_of(hexes, {"OWN": (("A1", 0),)})
    rules = rules_18ce(1, ("A1",))
    answer = solve(board, (("2", 2),), rules)
    assert answer.total == 50  # as a passenger train
    into_the_city = Run("1", ("A1.0", "A3.0", "A5.0", "A7.0"))
    assert reasons(board, into_the_city, 1, rules) == [("run-too-long", "18CE-5.5.1")]


def test_18ce_wagons_go_to_the_trains_that_gain_most() -> None:
    """18CE-10.9, 18CE-10.10: one wagon, two trains; it goes where it adds most."""
    hexes = {
        **line_of(city("4", 20), town("14"), town("14"), city("145", 30)),
        "B8": town("24"),
        "B10": city("1", 20),
    }
    board = board_of(hexes, {"OWN": (("A7", 0),)})
    trains: Trains = (("3", 3), ("3", 3))
    by_wagons = [solve(board, trains, rules_18ce(wagons, ("A1", "B10"))).total for wagons in (0, 1, 2)]
    # West run: 60 as passenger train, 70 as freight. East run: 60 either way.
    assert by_wagons == [120, 130, 130]
    modes = [receipt.mode for receipt in solve(board, trains, rules_18ce(1, ("A1", "B10"))).receipts]
    assert sorted(modes) == ["", "freight"]


def test_18ce_edge_case_59_a_wagon_runs_as_a_train_or_as_a_wagon() -> None:
    """18CE-2.9: as a 1-train Tangshan - town has length 1 and earns 20; then it cannot be a wagon as well."""
    board = board_of(line_of(city("4", 20), town("14"), town("1")), {"OWN": (("A1", 0),)})
    assert solve(board, (("1", 1),), rules_18ce(1, ("A1",), wagon_train=True)).total == 20
    trains: Trains = (("2", 2), ("1", 1))
    # The 2-train earns 40 as freight and 30 without; the wagon as a train has no track of its own left.
    assert solve(board, trains, rules_18ce(1, ("A1",), wagon_train=True)).total == 40
    assert solve(board, trains, rules_18ce(0, ("A1",), wagon_train=True)).total == 30
