"""Shapes: rotation, what follows what, and which tile keeps the track of another."""

import pytest

from highiron.core.tiles import EDGES, FIRST_STOP, JUNCTION, Shape, Stop, Tile
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
    """A junction in the middle leads from every side to every other, and by a link to a stop beside it."""
    stop = Stop("town", 0, {"yellow": 10}, "", -1)
    shape = Shape("brown", "", (stop,), ((0, JUNCTION), (2, JUNCTION), (4, JUNCTION), (JUNCTION, FIRST_STOP)))
    assert shape.through[0] == (2, 4, 6)
    assert shape.through[6] == (0, 2, 4)
    assert shape.stop_edges == ((7,),)
    assert shape.edge_stops[7] == (0,)
    assert {edge: shape.joins[edge, FIRST_STOP] for edge in (0, 2, 4)} == {0: 1, 2: 1, 4: 1}


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


TOWN = {"kind": "town", "value": 10}


def towns(*track: str, count: int = 2) -> Shape:
    return read_shape({"colour": "green", "stops": [TOWN] * count, "track": list(track)})


def test_a_link_joins_two_places_inside_a_hex() -> None:
    """18CE-8.4: a train that goes on from a rail of one town to a rail of the other meets both."""
    shape = towns("0-a", "a-b", "3-b")
    assert shape.exits == 0b001001
    assert shape.links == ((FIRST_STOP, FIRST_STOP + 1),)
    assert shape.through == ((),) * 8
    assert shape.stop_edges == ((0, 6), (3, 7))
    assert shape.edge_stops == ((0,), (), (), (1,), (), (), (0,), (1,))
    assert shape.joins[FIRST_STOP, FIRST_STOP + 1] == 1
    assert (0, 3) not in shape.joins, "not without the towns"


def test_links_turn_with_the_tile_and_make_no_picture_twice() -> None:
    straight = Tile("straight", towns("0-a", "3-b", "a-b"))
    assert straight.canonical == (0, 1, 2, 0, 1, 2)
    assert all(shape.links == straight.shapes[0].links for shape in straight.shapes)
    assert Tile("bent", towns("0-a", "2-b", "a-b")).canonical == (0, 1, 2, 3, 4, 5)
    # The same rails, but the outer towns are linked to one town in the middle, or to each other.
    by_middle = towns("0-a", "2-b", "4-c", "a-b", "b-c", count=3)
    assert len({shape.signature() for shape in Tile("middle", by_middle).shapes}) == 6
    round_about = towns("0-a", "2-b", "4-c", "a-b", "b-c", "a-c", count=3)
    assert len({shape.signature() for shape in Tile("round", round_about).shapes}) == 2


def test_an_upgrade_keeps_links() -> None:
    """18CE-8.10: old rails stay, on double towns with the same town, and the link with them."""
    old = towns("0-a", "3-b", "a-b")
    assert towns("0-a", "1-a", "3-b", "5-b", "a-b").keeps(old) == (0, 1)
    assert towns("0-b", "1-b", "3-a", "5-a", "a-b").keeps(old) == (1, 0)
    assert towns("0-a", "1-a", "3-b", "5-b").keeps(old) is None, "the link is lost"
    assert towns("0-a", "3-a", "1-b", "5-b", "a-b").keeps(old) is None, "both rails lead to one town"
    assert towns("0-a", "3-b").keeps(towns("0-a", "3-b")) == (0, 1)


def test_a_stop_that_only_links_lead_to_keeps_its_place() -> None:
    old = towns("0-a", "a-b", "b-c", "3-c", count=3)
    assert towns("0-b", "b-c", "a-c", "3-a", "4-a", count=3).keeps(old) == (1, 2, 0)
    assert towns("0-a", "a-c", "a-b", "3-b", count=3).keeps(old) is None
    bare = read_shape({"colour": "white", "stops": [TOWN] * 2})
    assert towns("0-a", "3-b", "a-b").keeps(bare) == (-1, -1)


def test_there_is_one_way_between_two_places() -> None:
    """The path of a run names places, not the track between them."""
    for track in (["0-a", "a-b", "a-b"], ["a-b", "a-j", "b-j", "0-j"], ["0-a", "0-j", "a-j"]):
        with pytest.raises(ValueError, match="two ways"):
            towns(*track)


def cities(*track: str, slots: tuple[int, ...]) -> Shape:
    stops = [{"kind": "city", "slots": count, "value": 80} for count in slots]
    return read_shape({"colour": "brown", "label": "NY", "stops": stops, "track": list(track)})


TWO_CITIES = cities("0-a", "1-a", "2-b", "3-b", slots=(2, 2))
ONE_CITY = cities("0-a", "1-a", "2-a", "3-a", slots=(4,))


def test_cities_become_one_where_a_title_allows_it() -> None:
    """1817-2.42: when the New York cities become one all tokens move into the single city."""
    assert ONE_CITY.keeps(TWO_CITIES) is None
    assert ONE_CITY.regroups(TWO_CITIES) == (0, 0)
    assert cities("0-a", "1-a", "2-a", "3-a", slots=(3,)).regroups(TWO_CITIES) is None, "no room for four tokens"
    assert cities("0-a", "1-a", "2-a", "4-a", slots=(4,)).regroups(TWO_CITIES) is None, "track is lost"
    assert cities("0-a", "1-a", "2-3", slots=(4,)).regroups(TWO_CITIES) is None, "track without its city"
    three = cities("0-a", "1-b", "2-c", slots=(1, 1, 1))
    assert cities("0-b", "1-b", "2-a", slots=(1, 2)).regroups(three) == (1, 1, 0), "two of three"


def test_a_city_comes_apart_where_a_title_allows_it() -> None:
    """Tokens of a city whose track leads to two cities now have a choice; where the track decides, it does."""
    assert TWO_CITIES.keeps(ONE_CITY) is None
    assert TWO_CITIES.regroups(ONE_CITY) == (-1,)
    assert TWO_CITIES.regroups(cities("0-a", slots=(1,))) == (0,)
    assert TWO_CITIES.regroups(cities(slots=(1,))) == (-1,), "no track to decide"


def test_linked_cities_may_become_one() -> None:
    linked = cities("0-a", "1-a", "2-b", "3-b", "a-b", slots=(1, 1))
    assert ONE_CITY.regroups(linked) == (0, 0)
    assert cities("0-a", "1-a", "2-b", "3-b", slots=(2, 2)).regroups(linked) is None, "the link is lost"


def test_stops_that_differ_are_not_interchangeable() -> None:
    stops = [{"kind": "town", "value": 10}, {"kind": "town", "value": 20}]
    shape = read_shape({"colour": "yellow", "stops": stops, "track": ["0-a", "3-b", "a-b"]})
    assert Tile("unlike", shape).canonical == (0, 1, 2, 3, 4, 5)
