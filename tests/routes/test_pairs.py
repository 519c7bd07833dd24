"""Hexes with two linked towns that a run passes only by meeting both (18CE gap 15, `double_town_pass = both`)."""

from random import Random
from typing import Any

import pytest

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.route_rules import RouteRules
from highiron.routes.runs import RunChecker
from highiron.routes.sets import RunSets
from highiron.routes.solver import best_runs
from tests.routes.boards import board_of, city, turned
from tests.routes.test_links import LINE, towns

BOTH = RouteRules(title="18CE", counts=("city",), meets_both=True)
HEXES = ("A1", "A3", "A5", "B2", "B4", "B6", "C1", "C3")
TWIN: dict[str, Any] = towns("0-a", "1-a", "a-b", "3-b", "4-b")
CITY: dict[str, Any] = city("01345", 30)


def checked(board: Board, *runs: Run) -> tuple[list[str], int]:
    found = RunChecker(board, "OWN", "green", "18CE", BOTH).check_set(runs, tuple((run.train, 9) for run in runs))
    return [reason.code for reason in found.reasons], found.revenue


def test_going_through_meets_both_wherever_the_rails_lead() -> None:
    """18CE-8.4, 18CE-19.15: between two rails of one town too; an end may be the first or the second."""
    board = board_of(LINE, {"OWN": (("A1", 0),)})
    assert checked(board, Run("9", ("A1.0", "A3.0", "A3.1", "B2.0"))) == ([], 20 + 10 + 10 + 40)
    assert checked(board, Run("9", ("A1.0", "A3.1", "A3.0", "B2.0"))) == ([], 80)
    assert checked(board, Run("9", ("A1.0", "A3.0", "A3.1"))) == ([], 40)
    assert checked(board, Run("9", ("A1.0", "A3.0"))) == ([], 30)
    assert checked(board, Run("9", ("A1.0", "A3.0", "B2.0")))[0] == ["one-stop-left-out"]
    assert checked(board, Run("9", ("A1.0", "A3", "B2.0")))[0] == ["no-track"]
    as_drawn = RunChecker(board, "OWN", "green", "18CE").check(Run("9", ("A1.0", "A3.0", "B2.0")), 9)
    assert as_drawn.reasons == []


def test_only_one_run_passes() -> None:
    """18CE-8.4: the link is used once."""
    board = board_of(LINE, {"OWN": (("A1", 0), ("A5", 0))})
    through, other = Run("8", ("A1.0", "A3.0", "A3.1", "B2.0")), Run("9", ("A5.0", "A3.1", "A3.0", "B4.0"))
    assert checked(board, through, other)[0] == ["track-of-another-train"]
    assert checked(board, through, Run("9", ("A5.0", "A3.1")))[0] == []
    best = best_runs(board, "OWN", (("8", 9), ("9", 9)), "green", BOTH)
    assert best.proved
    assert best.total == (30 + 10 + 10 + 50) + (20 + 10)


# Boards with 20 to 900 sets of runs: enough to be of interest, few enough to be listed.
SEEDS = (1, 3, 4, 7, 8, 9, 17, 20, 21, 23, 25, 27, 28, 29, 30, 35, 37, 39, 42, 43, 45, 46, 48, 49, 50, 51, 54, 55, 59)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_best_set_is_the_best_of_all_sets(seed: int) -> None:
    """On random boards, against the list of all legal sets."""
    rng = Random(seed)
    pieces = {hex_id: turned(rng.choice((CITY, TWIN, TWIN)), rng.randrange(6)) for hex_id in HEXES}
    pieces["A3"] = CITY
    board = board_of(pieces, {"OWN": (("A3", 0),)})
    trains = (("2", 2),) if seed % 2 else (("2", 2), ("3", 3))
    checker = RunChecker(board, "OWN", "green", "18CE", BOTH)
    most = 0
    for runs in RunSets(board, "OWN", trains, "green", BOTH):
        found = checker.check_set(runs, trains)
        assert found.reasons == []
        most = max(most, found.revenue)
    best = best_runs(board, "OWN", trains, "green", BOTH)
    assert best.proved
    assert best.total == most
    assert checker.check_set(best.runs, trains).revenue == most
