"""The solver agrees with brute force and with an integer programme on made-up networks of every sort."""

from itertools import islice
from random import Random
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from highiron.core.board import Board
from highiron.core.ids import UNLIMITED
from highiron.core.route_rules import (
    Length,
    OnlyOne,
    PairBonus,
    PassBonus,
    RouteRules,
    StopBonus,
    Variant,
)
from highiron.routes.runs import RunChecker
from highiron.routes.sets import RunSets
from highiron.routes.solver import best_runs
from tests.routes.boards import PIECES, board_of, red, turned
from tests.routes.oracle import Oracle

Trains = tuple[tuple[str, Length], ...]
HEXES = ("A1", "A3", "A5", "B2", "B4", "B6", "C1", "C3", "C5")
PLAIN = [name for name, piece in PIECES.items() if not piece.get("stops")]
STOPS = [name for name, piece in PIECES.items() if piece.get("stops")]
MOST_RUNS = 1500


# A home beside plain track, for its company alone (1830-5.4.8).
ALTOONA: dict[str, Any] = {
    "colour": "green",
    "stops": [{"kind": "city", "slots": 0, "value": 10, "only_for": "OWN"} for _ in range(2)],
    "track": ["1-4", "1-5", "1-a", "4-a", "1-b", "5-b"],
    "area": "Altoona",
}


@st.composite
def boards(draw: st.DrawFn, altoona: bool = False) -> Board:
    """Nine hexes of track with stops, two red hexes of one area, own and foreign tokens."""
    hexes: dict[str, dict[str, Any]] = {}
    for hex_id in HEXES:
        name = draw(st.sampled_from(STOPS if draw(st.booleans()) else PLAIN))
        hexes[hex_id] = turned(PIECES[name], draw(st.integers(0, 5)))
        if name == "chicago":
            hexes[hex_id]["area"] = "Chicago"
    areas = draw(st.sampled_from([("Gulf", "Gulf"), ("Gulf", "East")]))
    hexes["B0"] = red("345", draw(st.sampled_from([30, 60])), areas[0])
    hexes["B8"] = red("120", 50, areas[1])
    cities = [
        (hex_id, index)
        for hex_id, data in hexes.items()
        for index, stop in enumerate(data.get("stops", []))
        if stop["kind"] == "city"
    ]
    if altoona:
        hexes["B4"] = turned(ALTOONA, draw(st.integers(0, 5)))
        cities = [place for place in cities if place[0] != "B4"]
        chosen = draw(st.lists(st.sampled_from(cities), max_size=3, unique=True)) if cities else []
        own = draw(st.integers(0, min(1, len(chosen))))
        return board_of(hexes, {"OWN": (("B4", 0), *chosen[:own]), "FOE": tuple(chosen[own:])})
    assume(cities)
    chosen = draw(st.lists(st.sampled_from(cities), min_size=1, max_size=5, unique=True))
    own = draw(st.integers(1, min(2, len(chosen))))
    return board_of(hexes, {"OWN": tuple(chosen[:own]), "FOE": tuple(chosen[own:])})


lengths: st.SearchStrategy[Length] = st.sampled_from([2, 3, 4, 5, UNLIMITED, (2, 4), (3, 5), (1, 3)])
trains_of_all_sorts = st.lists(lengths, min_size=1, max_size=3).map(
    lambda found: tuple((str(length), length) for length in found)
)

MAIL = Variant("mail", "1846-2.3.3", "mail", per_visit=10)
FREIGHT = Variant("freight", "18CE-10.8", "wagon", shorter=1, pays_all=True, end_in=("B2", "C1", "A5"))


@st.composite
def rules_of_all_sorts(draw: st.DrawFn) -> RouteRules:
    """Any mixture of the bonuses of the titles."""
    hexes = st.lists(st.sampled_from((*HEXES, "B0", "B8")), min_size=1, max_size=3, unique=True).map(tuple)
    stop_bonuses = draw(
        st.lists(
            st.builds(
                StopBonus,
                code=st.just("marker"),
                rule=st.just("1846-5.5.8"),
                amount=st.sampled_from([10, 30]),
                hexes=hexes | st.just(()),
                own_token=st.booleans(),
                trains=st.sampled_from([(), ("3",), ("99", "(3, 5)")]),
            ),
            max_size=2,
        )
    )
    variant, supply = draw(st.sampled_from([((), ()), ((MAIL,), (("mail", 1),)), ((FREIGHT,), (("wagon", 1),))]))
    pair = PairBonus("east-west", "1846-5.5.7", (("B0", 50),), (("B8", 20),))
    return RouteRules(
        counts=draw(st.sampled_from([("city", "town", "offboard"), ("city",)])),
        paid_needs_token=draw(st.booleans()),
        stop_bonuses=tuple(stop_bonuses),
        pass_bonuses=tuple(draw(st.lists(st.builds(PassBonus, st.just("mine"), st.just(""), st.just(10), hexes)))[:1]),
        pair_bonuses=(pair,) if draw(st.booleans()) else (),
        only_one=tuple(draw(st.lists(st.builds(OnlyOne, st.just("only-one"), st.just(""), hexes), max_size=1))),
        variants=variant,
        supply=supply,
    )


def check_answer(board: Board, trains: Trains, rules: RouteRules, expected: int) -> None:
    """The answer has the expected total, is proven, legal, and earns what it says."""
    answer = best_runs(board, "OWN", trains, "brown", rules)
    assert answer.total == expected
    assert answer.proved and answer.bound == expected
    checked = RunChecker(board, "OWN", "brown", "1830", rules).check_set(answer.runs, trains)
    assert checked.reasons == []
    assert checked.revenue == expected
    assert checked.receipts == answer.receipts


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(), trains_of_all_sorts)
def test_agrees_with_brute_force_on_plain_rules(board: Board, trains: Trains) -> None:
    oracle = Oracle(board, "OWN", "brown")
    assume(len(oracle.all_runs()) <= MOST_RUNS)
    expected = oracle.best_total(trains) if len(trains) < 3 else oracle.best_total_by_program(trains)
    check_answer(board, trains, oracle.rules, expected)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(altoona=True), trains_of_all_sorts)
def test_a_station_beside_the_track_may_be_passed(board: Board, trains: Trains) -> None:
    """1830-5.4.8: such runs are found, listed once each and drawn; the answer is proven as ever."""
    oracle = Oracle(board, "OWN", "brown")
    runs = oracle.all_runs()
    assume(len(runs) <= MOST_RUNS)
    check_answer(board, trains, oracle.rules, oracle.best_total_by_program(trains))
    sets = RunSets(board, "OWN", (("3", 3),), "brown")
    listed = list(sets)
    assert len(listed) == len(set(listed))
    assert {found[0].path for found in listed if found} == {run.path for run in runs if oracle.options(run, "3", 3)}
    assert all(sets.sample(Random(seed)) in listed for seed in range(5))


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(), trains_of_all_sorts, rules_of_all_sorts())
def test_agrees_with_the_integer_programme_on_rules_of_all_sorts(
    board: Board, trains: Trains, rules: RouteRules
) -> None:
    oracle = Oracle(board, "OWN", "brown", rules)
    assume(len(oracle.all_runs()) <= MOST_RUNS)
    check_answer(board, trains, rules, oracle.best_total_by_program(trains))


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(), rules_of_all_sorts())
def test_the_sets_of_one_train_are_all_its_runs(board: Board, rules: RouteRules) -> None:
    oracle = Oracle(board, "OWN", "brown", rules)
    assume(len(oracle.all_runs()) <= MOST_RUNS)
    for length in (3, UNLIMITED):
        listed = list(RunSets(board, "OWN", (("3", length),), "brown", rules))
        expected = {run.path for run in oracle.all_runs() if oracle.options(run, "3", length)}
        assert listed[0] == ()
        assert len(listed) == len(set(listed))
        assert {found[0].path for found in listed[1:]} == expected


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(), rules_of_all_sorts())
def test_sets_of_two_like_trains_are_the_pairs_of_runs_without_common_track(board: Board, rules: RouteRules) -> None:
    oracle = Oracle(board, "OWN", "brown", rules)
    runs = [(run, oracle.options(run, "2", 2)) for run in oracle.all_runs()]
    runs = [(run, options) for run, options in runs if options]
    assume(len(runs) <= 60)
    supply = dict(rules.supply)
    expected: set[tuple[tuple[str, ...], ...]] = {(), *((run.path,) for run, _ in runs)}
    for one, one_options in runs:
        for two, two_options in runs:
            needed = [o[0][0] for o in (one_options, two_options) if all(takes for takes, _ in o)]
            fits = all(needed.count(takes) <= supply.get(takes, 0) for takes in needed)
            if one.path < two.path and not one.borders & two.borders and fits:
                expected.add((one.path, two.path))
    sets = RunSets(board, "OWN", (("2", 2), ("2", 2)), "brown", rules)
    listed = [tuple(run.path for run in found) for found in sets]
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert sets.count(10_000) == len(expected)
    assert sets.count(3) == min(3, len(expected))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(), trains_of_all_sorts, rules_of_all_sorts())
def test_sets_are_counted_as_they_are_listed(board: Board, trains: Trains, rules: RouteRules) -> None:
    sets = RunSets(board, "OWN", (*trains, *trains[:1]), "brown", rules)
    for limit in (1, 40, 2000):
        assert sets.count(limit) == sum(1 for _ in islice(sets, limit))


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(boards(), trains_of_all_sorts, rules_of_all_sorts(), st.integers(0, 1000))
def test_random_sets_are_legal(board: Board, trains: Trains, rules: RouteRules, seed: int) -> None:
    sets = RunSets(board, "OWN", trains, "brown", rules)
    rng = Random(seed)
    for _ in range(5):
        found = sets.sample(rng)
        assert RunChecker(board, "OWN", "brown", "1830", rules).check_set(found, trains).reasons == []
