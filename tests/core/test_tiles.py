"""Shapes: rotation, what follows what, and which tile keeps the track of another."""

import pytest

from highiron.core.tiles import EDGES, FIRST_STOP, JUNCTION, Shape, Stop
from highiron.titles.load import all_tiles, read_shape

TILES = all_tiles()


def test_track_is_known_from_both_ends() -> None:
    shape = read_shape({"colour": "green", "track": ["0-3", "0-4"]})
    assert shape.exits == 0b011001
    assert shape.through == ((3, 4), (), (), (0,), (0,), ())


def test_stops_and_their_sides() -> None:
    shape = TILES["54"].shapes[0]
    assert shape.stop_edges == ((0, 1), (2, 3))
    assert shape.edge_stops == ((0,), (0,), (1,), (1,), (), ())
    assert all(not edges for edges in shape.through)


def test_lawson_track_joins_everything() -> None:
    """A junction in the middle leads from every side to every other, and to the stops at it."""
    stop = Stop("town", 0, {"yellow": 10}, "", -1)
    shape = Shape("brown", "", (stop,), ((0, JUNCTION), (2, JUNCTION), (4, JUNCTION), (JUNCTION, FIRST_STOP)))
    assert shape.through[0] == (2, 4)
    assert shape.stop_edges == ((0, 2, 4),)


@pytest.mark.parametrize("turns", range(EDGES))
def test_rotation_is_clockwise(turns: int) -> None:
    shape = TILES["8"].shapes[turns]
    assert shape.exits == 1 << turns % 6 | 1 << (turns + 2) % 6


def test_rotations_that_look_the_same() -> None:
    """Straight track has three pictures, a curve six, the star 63 one, the triangle 53 two, the cross 40 two."""
    pictures = {tile: len(set(TILES[tile].canonical)) for tile in ("9", "8", "63", "53", "40", "1", "55", "59", "62")}
    assert pictures == {"9": 3, "8": 6, "63": 1, "53": 2, "40": 2, "1": 3, "55": 3, "59": 6, "62": 6}


def test_value_by_colour_keeps_the_last_known() -> None:
    stop = Stop("offboard", 0, {"yellow": 30, "brown": 60}, "", -1)
    assert [stop.value(colour) for colour in ("yellow", "green", "brown", "gray")] == [30, 30, 60, 60]


def test_keeping_track() -> None:
    """1830-5.3.7: every old piece must be there, not only the exits."""
    straight = TILES["9"].shapes[0]  # 0-3
    assert TILES["20"].shapes[0].keeps(straight) == ()
    assert TILES["16"].shapes[0].keeps(straight) is None  # 0-2 and 1-3 touch both sides, but do not join them
    assert TILES["19"].shapes[1].keeps(straight) is None  # 1-4 and 3-5


def test_a_city_stays_where_its_track_is() -> None:
    """1830-5.3.7: on 67 (0–a–3, 2–b–4) the cities of 59 (0–a, 2–b) find their own track again."""
    old = TILES["59"].shapes[0]
    assert TILES["67"].shapes[0].keeps(old) == (0, 1)
    for tile in ("64", "65", "66", "67", "68"):
        for shape in TILES[tile].shapes:
            moves = shape.keeps(old)
            if moves is not None:
                assert sorted(moves) == [0, 1]
                assert 0 in shape.stop_edges[moves[0]]
                assert 2 in shape.stop_edges[moves[1]]


def test_cities_never_merge() -> None:
    """1830-5.3.7: 64 with sides 0 and 2 on one city cannot follow 59 with sides 0 and 2 on two."""
    assert TILES["64"].shapes[0].keeps(TILES["59"].shapes[0]) is None


def test_a_city_is_not_torn_apart() -> None:
    """1830-5.3.7: sides 0 and 1 belong to one city of 54 and stay with one city."""
    city = {"kind": "city", "slots": 1, "value": 0}
    torn = read_shape({"colour": "brown", "stops": [city, city], "track": ["0-a", "1-b", "2-a", "3-b"]})
    assert torn.keeps(TILES["54"].shapes[0]) is None
    assert TILES["62"].shapes[0].keeps(TILES["54"].shapes[0]) == (0, 1)


def test_one_city_does_not_become_two() -> None:
    assert TILES["59"].shapes[0].keeps(TILES["57"].shapes[0]) is None


def test_untracked_cities_may_go_anywhere() -> None:
    """1830-5.3.10: a token in one of two cities without track has a choice; with one city there is none."""
    two = read_shape({"colour": "yellow", "label": "OO", "stops": [{"kind": "city", "slots": 1, "value": 0}] * 2})
    assert TILES["59"].shapes[0].keeps(two) == (-1, -1)
    one = read_shape({"colour": "white", "stops": [{"kind": "city", "slots": 1, "value": 0}]})
    assert TILES["57"].shapes[0].keeps(one) == (0,)


def test_half_tracked_pair() -> None:
    """1830-2.5.6: where one of the two cities has track (E5 of 1830+), both places are settled by it."""
    stops = [{"kind": "city", "slots": 1, "value": 20}, {"kind": "city", "slots": 1, "value": 0}]
    printed = read_shape({"colour": "yellow", "label": "OO", "stops": stops, "track": ["1-a"]})
    assert TILES["59"].shapes[1].keeps(printed) == (0, 1)  # 1–a, 3–b
    assert TILES["59"].shapes[5].keeps(printed) == (1, 0)  # 5–a, 1–b
    assert TILES["59"].shapes[0].keeps(printed) is None
