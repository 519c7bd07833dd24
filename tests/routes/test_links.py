"""Runs over links: track between two places inside a hex (18CE-8.4)."""

from typing import Any

import pytest

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.route_rules import RouteRules
from highiron.core.tiles import Tile
from highiron.routes.runs import RunChecker
from highiron.routes.sets import RunSets
from highiron.routes.solver import best_runs
from highiron.routes.whatif import WhatIf
from highiron.titles.load import read_map, read_shape
from tests.routes.boards import board_of, city, plain, red
from tests.routes.oracle import Oracle


def towns(*track: str, values: tuple[int, ...] = (10, 10)) -> dict[str, Any]:
    stops = [{"kind": "town", "value": value} for value in values]
    return {"colour": "green", "stops": stops, "track": list(track)}


# A city on either side of a double town in one row, which has a rail more for each town.
LINE = {
    "A1": city("4", 20),
    "A3": towns("1-a", "a-b", "4-b", "5-b", "0-a"),
    "A5": city("1", 30),
    "B2": city("3", 40),
    "B4": city("2", 50),
}


def board(**tokens: tuple[tuple[str, int], ...]) -> Board:
    return board_of(LINE, tokens or {"OWN": (("A1", 0),)})


def reasons(on: Board, *paths: tuple[str, ...], train: int = 9) -> list[str]:
    trains = tuple((str(at), train) for at in range(len(paths)))
    runs = tuple(Run(str(at), path) for at, path in enumerate(paths))
    return [reason.code for reason in RunChecker(on, "OWN", "green", "1830").check_set(runs, trains).reasons]


def test_a_run_meets_both_towns_and_may_end_at_either() -> None:
    """18CE-8.4: it may also end at the first or at the second."""
    assert reasons(board(), ("A1.0", "A3.0", "A3.1", "A5.0")) == []
    assert reasons(board(), ("A1.0", "A3.0", "A3.1")) == []
    assert reasons(board(), ("A1.0", "A3.0")) == []
    checked = RunChecker(board(), "OWN", "green", "1830").check(Run("9", ("A1.0", "A3.0", "A3.1", "A5.0")), 9)
    assert checked.revenue == 20 + 10 + 10 + 30


def test_between_two_rails_of_one_town_a_run_meets_that_town_only() -> None:
    """18CE-8.4."""
    assert reasons(board(), ("A1.0", "A3.0", "B2.0")) == []
    assert reasons(board(), ("A1.0", "A3.0", "B4.0")) == ["no-track"]
    assert reasons(board(), ("A1.0", "A3.1", "B4.0")) == ["no-track"]
    assert reasons(board(), ("A1.0", "A3", "A5.0")) == ["no-track"]


def test_a_link_is_used_once_in_a_turn() -> None:
    """18CE-8.4: one company's routes in one operating round use the link at most once."""
    on = board(OWN=(("A1", 0), ("B2", 0)))
    assert reasons(on, ("A1.0", "A3.0", "A3.1", "A5.0"), ("B2.0", "A3.0", "A3.1", "B4.0")) == ["track-of-another-train"]
    assert reasons(on, ("A1.0", "A3.0", "A3.1", "A5.0"), ("B2.0", "A3.0")) == []
    answer = best_runs(on, "OWN", (("1", 9), ("2", 9)), "green")
    assert answer.proved
    assert answer.total == (40 + 10 + 10 + 50) + (20 + 10)  # not 110 + 70
    assert answer.total == Oracle(on, "OWN", "green").best_total((("1", 9), ("2", 9)))


def test_a_run_within_one_hex() -> None:
    """18CE-10.3: two different revenue centres are enough; here a city and a town side by side."""
    stops = [{"kind": "city", "slots": 1, "value": 40}, {"kind": "town", "value": 10}]
    on = board_of({"A1": {"colour": "gray", "stops": stops, "track": ["a-b"]}}, {"OWN": (("A1", 0),)})
    assert on.has_route("OWN")
    assert sorted(on.reach("OWN").stops()) == [0, 1]
    answer = best_runs(on, "OWN", (("2", 2),), "green")
    assert (answer.total, answer.proved, answer.runs) == (50, True, (Run("2", ("A1.0", "A1.1")),))
    assert list(RunSets(on, "OWN", (("2", 2),), "green")) == [(), answer.runs]


def test_a_full_city_at_the_end_of_a_link_blocks() -> None:
    """18CE-10.5: a route may end in, but not go through, a city full of other companies."""
    stops = [{"kind": "town", "value": 10}, {"kind": "city", "slots": 1, "value": 40}]
    hexes = {"A1": city("4"), "A3": {"colour": "gray", "stops": stops, "track": ["1-a", "a-b", "4-b"]}, "A5": red("1")}
    free = board_of(hexes, {"OWN": (("A1", 0),)})
    assert best_runs(free, "OWN", (("9", 9),), "green").total == 20 + 10 + 40 + 30
    blocked = board_of(hexes, {"OWN": (("A1", 0),), "FOE": (("A3", 1),)})
    assert best_runs(blocked, "OWN", (("9", 9),), "green").total == 20 + 10 + 40
    assert [blocked.plan.stop_id(stop) for stop in sorted(blocked.reach("OWN").stops())] == ["A1.0", "A3.0", "A3.1"]
    assert reasons(blocked, ("A1.0", "A3.0", "A3.1", "A5.0")) == ["city-blocked"]


def test_a_spur_from_the_junction_is_not_used_twice() -> None:
    """The way from a junction to a stop beside it is track; the junction itself is not."""
    spur = {"colour": "gray", "stops": [{"kind": "town", "value": 90}], "track": ["1-j", "4-j", "a-j", "5-a"]}
    on = board_of({"A1": city("4", 20), "A3": spur, "A5": city("1", 30), "B4": city("2", 40)}, {"OWN": (("A1", 0),)})
    assert reasons(on, ("A1.0", "A3", "A5.0")) == []
    assert reasons(on, ("A1.0", "A3.0", "B4.0")) == []
    assert reasons(on, ("A1.0", "A3.0", "A5.0")) == ["track-twice"]
    assert reasons(on, ("A1.0", "A3", "A3.0")) == ["not-neighbours"], "a hex in which a run stops is not also passed"
    assert best_runs(on, "OWN", (("9", 9),), "green").runs == (Run("9", ("A1.0", "A3.0", "B4.0")),)


def test_the_length_of_a_run_over_towns_that_do_not_count() -> None:
    """18CE-20 EC-42: a train of level 1 passes both towns; going on into the city would be length 2."""
    answer = best_runs(board(), "OWN", (("1", (9, 1)),), "green", RouteRules(counts=("city",)))
    assert answer.runs == (Run("1", ("A1.0", "A3.0", "A3.1")),)
    assert (answer.total, answer.proved) == (40, True)


def test_a_tile_with_a_link_tells_what_it_would_earn() -> None:
    tile = Tile("D1", read_shape(towns("1-a", "a-b", "4-b")))
    hexes = {**LINE, "A3": {"colour": "white", "stops": [{"kind": "town", "value": 0}] * 2}}
    plan = read_map("test", hexes, [tile])
    on = Board(plan, {}, {}, [place.shape for place in plan.hexes], {}, {}, ()).place("OWN", "A1", 0)
    outcome = WhatIf(on, "OWN", (("9", 9),), "green").after_lays([("A3", tile, 0, (-1, -1))])[0]
    assert outcome.revenue == 20 + 10 + 10 + 30


def test_a_map_without_room_for_links_refuses_them() -> None:
    plan = read_map("test", {"A1": city("4"), "A3": plain("1-4")})
    on = Board(plan, {}, {}, [place.shape for place in plan.hexes], {}, {}, ())
    with pytest.raises(AssertionError, match="room for these links"):
        on.lay(Tile("D1", read_shape(towns("1-a", "a-b", "4-b"))), "A3", 0, ())
