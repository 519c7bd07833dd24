"""What no run may do is never counted, never listed, and refused with the rule when somebody tries it."""

from highiron.core.actions import Run
from highiron.core.board import Board, Station, build_board
from highiron.core.ids import UNLIMITED
from highiron.core.route_rules import Length, RouteRules
from highiron.routes.runs import RunChecker
from highiron.routes.sets import RunSets
from highiron.routes.solver import best_runs
from highiron.titles.catalogue import facts_for
from tests.routes.boards import board_of, catalogue, city, classic, plain, plus, red, town

DIESEL: tuple[tuple[str, Length], ...] = (("D", UNLIMITED),)


def refusals(board: Board, path: str, company: str = "OWN", length: Length = UNLIMITED) -> set[tuple[str, str]]:
    """Codes and rules of the reasons against a run, written like `A1.0 A3 A5.0`."""
    run = Run("D", tuple(path.split()))
    return {(r.code, r.rule) for r in RunChecker(board, company, "yellow", "1830").check(run, length).reasons}


def best_path(board: Board, company: str = "OWN", length: Length = UNLIMITED) -> str:
    runs = best_runs(board, company, (("D", length),), "yellow").runs
    return " ".join(runs[0].path) if runs else ""


def listed(board: Board, company: str = "OWN", length: Length = UNLIMITED) -> set[str]:
    """All runs of one train, as the legal sets list them."""
    sets = RunSets(board, company, (("D", length),), "yellow")
    return {" ".join(found[0].path) for found in sets if found}


# A ring of three cities A1, A3 and B2 with a tail from B2 to C3.
RING = {
    "A1": city("45"),
    "A3": city("10"),
    "B2": city("235"),
    "C3": city("2", 50),
}


def test_a_closed_loop_is_never_counted() -> None:
    """1830-5.5.3: coming back to the first stop would count it twice; a ring counts each of its stops once."""
    board = board_of({**RING, "B2": city("23")}, {"OWN": (("A1", 0),)})
    answer = best_runs(board, "OWN", DIESEL, "yellow")
    assert answer.total == 60
    assert listed(board) == {
        "A1.0 A3.0",
        "A1.0 B2.0",
        "A1.0 A3.0 B2.0",
        "A1.0 B2.0 A3.0",
        "A3.0 A1.0 B2.0",
    }
    assert ("stop-twice", "1830-5.5.3") in refusals(board, "A1.0 A3.0 B2.0 A1.0")


def test_a_city_twice_is_never_counted() -> None:
    """1830-5.5.3: once round the ring and out again over B2 would visit B2 twice."""
    board = board_of(RING, {"OWN": (("A1", 0),)})
    assert best_runs(board, "OWN", DIESEL, "yellow").total == 110
    assert best_path(board) in ("A1.0 A3.0 B2.0 C3.0", "A3.0 A1.0 B2.0 C3.0")
    assert refusals(board, "B2.0 A1.0 A3.0 B2.0 C3.0") == {("stop-twice", "1830-5.5.3")}


def test_track_twice_is_never_counted() -> None:
    """1830-5.5.4: a loop of plain track leads back to the city only over the side already used."""
    board = board_of(
        {"A1": city("4"), "A3": plain("1-4", "1-5"), "A5": plain("0-1"), "B4": plain("2-3")},
        {"OWN": (("A1", 0),)},
    )
    assert best_runs(board, "OWN", DIESEL, "yellow").total == 0
    assert listed(board) == set()
    assert refusals(board, "A1.0 A3 A5 B4 A3 A1.0") == {("track-twice", "1830-5.5.4"), ("stop-twice", "1830-5.5.3")}


def test_a_run_does_not_turn_round_at_a_town() -> None:
    """1830-5.5.4: out and back over the same track uses it twice."""
    board = board_of({"A1": city("4"), "A3": town("14"), "A5": city("1")}, {"OWN": (("A1", 0),)})
    assert best_path(board) == "A1.0 A3.0 A5.0"
    assert refusals(board, "A1.0 A3.0 A1.0") == {("track-twice", "1830-5.5.4"), ("stop-twice", "1830-5.5.3")}


def test_an_off_board_area_twice_is_never_counted() -> None:
    """1830-5.5.3: the two entries of one red hex are one area."""
    board = board_of({"A1": red("45"), "A3": city("10"), "B2": city("23")}, {"OWN": (("A3", 0),)})
    assert best_runs(board, "OWN", DIESEL, "yellow").total == 70
    assert refusals(board, "A1.0 A3.0 B2.0 A1.0") == {("stop-twice", "1830-5.5.3")}


def test_an_off_board_area_twice_through_two_of_its_hexes_is_never_counted() -> None:
    """1830-5.5.3: all red hexes of one area are one stop."""
    hexes = {"A1": red("4", 30, "Gulf"), "A3": city("14"), "A5": red("1", 30, "Gulf")}
    board = board_of(hexes, {"OWN": (("A3", 0),)})
    assert best_runs(board, "OWN", DIESEL, "yellow").total == 50
    assert listed(board) == {"A1.0 A3.0", "A3.0 A5.0"}
    assert refusals(board, "A1.0 A3.0 A5.0") == {("stop-twice", "1830-5.5.3")}
    two_areas = board_of({**hexes, "A5": red("1", 30, "East")}, {"OWN": (("A3", 0),)})
    assert best_runs(two_areas, "OWN", DIESEL, "yellow").total == 80


def test_an_off_board_area_is_never_passed() -> None:
    """1830-5.5.6: red areas only as first or last stop."""
    board = board_of({"A1": city("4"), "A3": red("14"), "A5": city("1", 90)}, {"OWN": (("A1", 0),)})
    assert best_path(board) == "A1.0 A3.0"
    assert refusals(board, "A1.0 A3.0 A5.0") == {("red-area-inside", "1830-5.5.6")}


def test_two_trains_never_share_a_side_but_may_share_a_stop() -> None:
    """1830-5.5.7: three cities in a line, two trains of two stops."""
    board = board_of({"A1": city("4"), "A3": city("14"), "A5": city("1")}, {"OWN": (("A3", 0),)})
    trains = (("2", 2), ("2", 2))
    answer = best_runs(board, "OWN", trains, "yellow")
    assert answer.total == 80
    twice = (Run("2", ("A1.0", "A3.0")), Run("2", ("A1.0", "A3.0")))
    checked = RunChecker(board, "OWN", "yellow", "1830").check_set(twice, trains)
    assert [(r.code, r.rule) for r in checked.reasons] == [("track-of-another-train", "1830-5.5.7")]


def test_two_trains_that_leave_a_tile_over_the_same_side_are_refused() -> None:
    """1830-5.5.7: tracks that share a hex side share the piece next to it, here the stem of a junction."""
    board = board_of(
        {"A1": city("4"), "A3": plain("1-4", "1-5"), "A5": city("1", 40), "B4": city("2", 30)},
        {"OWN": (("A1", 0),)},
    )
    assert best_runs(board, "OWN", (("2", 2), ("2", 2)), "yellow").total == 60


def test_two_trains_run_between_the_same_stops_over_two_tracks() -> None:
    """1830-5.5.7 forbids common track, not common stops: both trains use their own track."""
    board = board_of(
        {"A1": city("45", 40), "A3": plain("1-5"), "B2": plain("2-4"), "B4": city("21", 40)},
        {"OWN": (("A1", 0),)},
    )
    answer = best_runs(board, "OWN", (("2", 2), ("2", 2)), "yellow")
    assert answer.total == 160 and answer.proved
    assert len({run.path for run in answer.runs}) == 2


def test_two_trains_cross_at_a_lawson_junction_and_one_train_passes_it_twice() -> None:
    """The junction belongs to no section of track: only the sides around it count (1817-5.27)."""
    star = {
        "A1": city("5", 40),
        "A3": city("0", 50),
        "B2": {"colour": "brown", "track": ["2-j", "3-j", "5-j", "0-j"]},
        "C3": city("21", 30),
        "C1": city("34", 20),
    }
    board = board_of(star, {"OWN": (("A1", 0), ("C1", 0))})
    assert best_runs(board, "OWN", (("2", 2), ("2", 2)), "yellow").total == 140
    # A1 to C3, on to C1, and over the junction again to A3.
    assert best_path(board) == "A1.0 B2 C3.0 C1.0 B2 A3.0"


def test_a_run_needs_two_stops_and_a_token() -> None:
    """1830-5.5.1."""
    board = board_of({"A1": city("4"), "A3": city("14"), "A5": city("1")}, {"OWN": (("A1", 0),)})
    assert refusals(board, "A1.0") == {("run-needs-two-stops", "1830-5.5.1")}
    assert refusals(board, "A3.0 A5.0") == {("run-without-token", "1830-5.5.1")}
    assert refusals(board, "A1.0 A3.0 A5.0", length=2) == {("run-too-long", "1830-5.5.1")}


def test_a_corrupted_run_is_refused_with_the_place_and_the_rule() -> None:
    """Unknown hexes and stops, jumps, missing track: each reason names the place."""
    board = board_of({"A1": city("4"), "A3": city("1"), "A5": city("0")}, {"OWN": (("A1", 0),)})
    checker = RunChecker(board, "OWN", "yellow", "1830")

    def reasons(*path: str) -> list[tuple[str, str, object]]:
        found = checker.check(Run("D", path), UNLIMITED).reasons
        return [(r.code, r.rule, r.args["place"]) for r in found]

    assert reasons("A1.0", "Z9.0") == [("unknown-place", "1830-5.5.1", "Z9.0")]
    assert reasons("A1.0", "A3.4") == [("unknown-place", "1830-5.5.1", "A3.4")]
    assert reasons("A1.0", "A3.x") == [("unknown-place", "1830-5.5.1", "A3.x")]
    assert reasons("A1.0", "A5.0") == [("not-neighbours", "1830-5.5.1", "A1.0")]
    assert reasons("A1.0", "A3.0", "A5.0") == [("no-track", "1830-5.5.4", "A3.0"), ("no-track", "1830-5.5.4", "A5.0")]


# --- edge cases of section 10 of the specification of 1830


def on_classic(tiles: dict[str, tuple[str, int]], stations: dict[str, tuple[Station, ...]]) -> Board:
    return build_board(classic(), catalogue(), tiles, stations)


def test_edge_case_52_the_by_pass_at_altoona_is_no_stop() -> None:
    """1830-5.5.2, 1830-5.5.7: NYC passes full Altoona; its second train may use neither side 1 nor side 4 of H12."""
    board = on_classic(
        {"H10": ("57", 1), "H14": ("9", 1), "H16": ("57", 1)},
        {"PRR": (("H12", 0),), "NYC": (("H10", 0),)},
    )
    answer = best_runs(board, "NYC", (("2", 2),), "yellow")
    assert answer.runs == (Run("2", ("H10.0", "H12", "H14", "H16.0")),)
    assert answer.total == 40
    assert best_runs(board, "NYC", (("2", 2), ("2", 2)), "yellow").total == 40
    assert refusals(board, "H10.0 H12.0 H14 H16.0", "NYC") == {("city-blocked", "1830-5.5.5")}


def test_edge_case_53_both_hexes_of_the_gulf_are_one_area() -> None:
    """1830-5.5.3: I1-H4-J2 is refused; with `gulf_area = split` it is accepted."""
    tiles = {"H4": ("15", 5), "I3": ("8", 1), "I5": ("8", 0), "J4": ("8", 1)}

    def gulf(option: str) -> Board:
        facts = facts_for("1830", 4, "", {"gulf_area": option})
        return build_board(facts.plan, facts.tiles, tiles, {"PRR": (("H4", 0),)})

    single, split = gulf("single"), gulf("split")
    through = [p for p in listed(split, "PRR", 3) if "I1.0" in p and "J2.0" in p]
    assert len(through) == 1
    assert refusals(split, through[0], "PRR", 3) == set()
    assert refusals(single, through[0], "PRR", 3) == {("stop-twice", "1830-5.5.3")}
    assert best_runs(single, "PRR", (("3", 3),), "yellow").total == 60
    assert best_runs(split, "PRR", (("3", 3),), "yellow").total == 90


def test_edge_case_54_both_cities_of_new_york_are_two_stops() -> None:
    """1830-5.5.3: a run from one city of tile 54 round to the other counts 60 for each."""
    board = on_classic(
        {"G19": ("54", 0), "G17": ("2", 2), "F18": ("7", 5)},
        {"NYNH": (("G19", 0),)},
    )
    both = [path for path in listed(board, "NYNH") if "G19.0" in path and "G19.1" in path]
    assert both == ["G19.0 G17.1 F18 G19.1"]
    answer = best_runs(board, "NYNH", DIESEL, "yellow")
    assert answer.total == 130
    assert [line.amount for line in answer.receipts[0].lines] == [60, 10, 60]


def test_edge_case_55_no_reversing_at_a_junction() -> None:
    """1830-5.5.4: sides 3 and 4 of tile 23 both join side 0; from 3 to 4 there is no track."""
    board = board_of(
        {"A4": city("0"), "B3": {"colour": "white"}, "B5": city("1"), "C2": city("3")},
        {"OWN": (("A4", 0),)},
        {"B3": ("23", 0)},
    )
    assert listed(board) == {"A4.0 B3 C2.0"}
    assert refusals(board, "A4.0 B3 B5.0") == {("no-track", "1830-5.5.4")}


def test_edge_case_56_a_full_city_ends_a_run_and_a_free_slot_lets_it_pass() -> None:
    """1830-5.5.5: Pittsburgh with tile 14, both slots taken by NYC and B&O, and then with one slot free."""
    tiles = {"H10": ("14", 1), "H8": ("8", 2), "G7": ("55", 1)}
    tokens: dict[str, tuple[Station, ...]] = {"PRR": (("H12", 0),), "NYC": (("H10", 0),)}
    full = on_classic(tiles, {**tokens, "B&O": (("H10", 0),)})
    free = on_classic(tiles, tokens)
    through = "G7.1 H8 H10.0 H12.0"
    assert through in listed(free, "PRR")
    assert refusals(free, through, "PRR") == set()
    assert refusals(full, through, "PRR") == {("city-blocked", "1830-5.5.5")}
    assert refusals(full, "H10.0 H12.0", "PRR") == set()
    assert listed(full, "PRR") == {"H10.0 H12.0"}


def on_plus(tiles: dict[str, tuple[str, int]], stations: dict[str, tuple[Station, ...]]) -> Board:
    return build_board(plus(), catalogue(), tiles, stations)


def test_edge_case_80_the_printed_city_of_detroit_can_be_reached_in_phase_2() -> None:
    """1830-2.5.6: on the 1830+ board one city of E5 has track to side 1 and is worth 20."""
    board = on_plus({"E3": ("8", 4)}, {"C&O": (("E5", 0),)})
    answer = best_runs(board, "C&O", (("2", 2),), "yellow")
    assert answer.runs == (Run("2", ("E5.0", "E3", "F2.0")),)
    assert [line.amount for line in answer.receipts[0].lines] == [20, 40]
    classic_board = on_classic({"E3": ("8", 4)}, {"C&O": (("E5", 0),)})
    assert best_runs(classic_board, "C&O", (("2", 2),), "yellow").total == 0


def test_edge_case_81_nobody_is_blocked_at_altoona_on_the_plus_board() -> None:
    """1830-5.4.8: NYC runs through H12 with PRR's home there and counts no stop; PRR may count it once."""
    tiles = {"H10": ("57", 1), "H14": ("9", 1), "H16": ("57", 1)}
    board = on_plus(tiles, {"PRR": (("H12", 0),), "NYC": (("H10", 0),)})
    assert best_runs(board, "NYC", (("2", 2),), "yellow").runs == (Run("2", ("H10.0", "H12", "H14", "H16.0")),)
    assert refusals(board, "H10.0 H12.0 H14 H16.0", "NYC") == {("stop-of-another", "1830-5.4.8")}
    answer = best_runs(on_plus(tiles, {"PRR": (("H12", 0),)}), "PRR", DIESEL, "yellow")
    assert answer.total == 50
    assert [line.args["stop"] for line in answer.receipts[0].lines] == ["H10.0", "H12.0", "H16.0"]


def test_a_single_city_is_a_run_where_the_option_says_so() -> None:
    """18CE, gap 22: with `min_route = one_city` a city with a station is a run."""
    board = board_of({"A1": city("4", 30)}, {"OWN": (("A1", 0),)})
    rules = RouteRules(least_stops=1)
    assert best_runs(board, "OWN", (("2", 2),), "yellow", rules).runs == (Run("2", ("A1.0",)),)
    assert best_runs(board, "OWN", (("2", 2),), "yellow").runs == ()
    assert RunSets(board, "OWN", (("2", 2),), "yellow", rules).count(9) == 2


def test_a_single_city_needs_a_station_even_where_runs_do_not() -> None:
    """18CE, gaps 22 and 24: a single city *with a station* is a run."""
    board = board_of({"A1": city("4", 30), "C1": city("4", 20)}, {"OWN": (("C1", 0),)})
    rules = RouteRules(least_stops=1, needs_token=False)
    assert best_runs(board, "OWN", (("2", 2),), "yellow", rules).runs == (Run("2", ("C1.0",)),)
    assert RunSets(board, "OWN", (("2", 2),), "yellow", rules).count(9) == 2
    checker = RunChecker(board, "OWN", "yellow", "1830", rules)
    assert [r.code for r in checker.check(Run("2", ("A1.0",)), 2).reasons] == ["run-needs-two-stops"]
