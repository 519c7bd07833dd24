"""The classic board, row by row, against the numbers of the specification (1830-2.5)."""

import pytest

from highiron.core.geometry import Hex, neighbour
from highiron.core.tiles import EDGES, Shape
from highiron.titles import catalogue

FACTS = catalogue.facts_for("1830", 4)
PLAN = FACTS.plan

PLAIN_FREE = """B12 B14 B22 C7 C9 C11 C13 C23 D8 D12 D16 D18 D20 E3 E13 E15 F8 F12 F14 F18 G3 G5 G9 G11 H2 H6 H8 H14
 I3 I5 I7 I9 I13 J4 J6 J8"""
MOUNTAIN = "C17 C21 D22 E17 E21 G13 G15 I11 J10 J12"
WATER = "B18 C19 D6 I17"
ONE_TOWN = {"B20": "Burlington", "D4": "Flint", "E7": "London", "F10": "Erie"}
TWO_TOWNS = {"F20": "New Haven & Hartford", "G7": "Akron & Canton", "G17": "Reading & Allentown"}
ONE_CITY = {
    "B10": "Barrie",
    "B16": "Ottawa",
    "E19": "Albany",
    "H4": "Columbus",
    "H10": "Pittsburgh",
    "H16": "Lancaster",
}
ONE_CITY_WATER = {"F4": "Toledo", "F22": "Providence", "J14": "Washington"}
TWO_CITIES = {"E11": "Dunkirk & Buffalo", "H18": "Philadelphia & Trenton"}
TWO_CITIES_WATER = {"D10": "Hamilton & Toronto", "E5": "Detroit & Windsor"}
GREY = ["A17", "A19", "C15", "D2", "D14", "D24", "E9", "F6", "F24", "I19", "H12", "K15"]
RED = ["F2", "I1", "J2", "A9", "A11", "K13", "B24"]


def place(hex_id: str) -> Hex:
    return PLAN.hexes[PLAN.index[hex_id]]


def sides_of_stops(shape: Shape) -> list[list[int]]:
    """The sides that lead to each stop."""
    return [list(edges) for edges in shape.stop_edges]


def plain_track(shape: Shape) -> set[tuple[int, int]]:
    """Track from side to side without a stop."""
    return {(edge, other) for edge in range(EDGES) for other in shape.through[edge] if edge < other}


def kinds(shape: Shape) -> list[str]:
    return [stop.kind for stop in shape.stops]


def check_untracked(hex_id: str, colour: str, stops: list[str], terrain: str, cost: int, label: str = "") -> None:
    """A hex that waits for its first tile."""
    found = place(hex_id)
    assert (found.shape.colour, kinds(found.shape), found.shape.label) == (colour, stops, label)
    assert (found.terrain, found.cost) == (terrain, cost)
    assert found.shape.exits == 0
    assert found.buildable


@pytest.mark.parametrize("hex_id", PLAIN_FREE.split())
def test_plain_hexes_cost_nothing(hex_id: str) -> None:
    """1830-2.5.2, first row."""
    check_untracked(hex_id, "white", [], "", 0)


@pytest.mark.parametrize("hex_id", MOUNTAIN.split())
def test_mountains_cost_120(hex_id: str) -> None:
    """1830-2.5.2, second row."""
    check_untracked(hex_id, "white", [], "mountain", 120)


@pytest.mark.parametrize("hex_id", WATER.split())
def test_water_costs_80(hex_id: str) -> None:
    """1830-2.5.2, third row."""
    check_untracked(hex_id, "white", [], "water", 80)


def test_hexes_with_towns() -> None:
    """1830-2.5.2: one town and two towns, all free."""
    for hex_id, name in ONE_TOWN.items():
        check_untracked(hex_id, "white", ["town"], "", 0)
        assert place(hex_id).name == name
    for hex_id, name in TWO_TOWNS.items():
        check_untracked(hex_id, "white", ["town", "town"], "", 0)
        assert place(hex_id).name == name


def test_hexes_with_one_city() -> None:
    """1830-2.5.2: free, at the water for $80, and Scranton in the mountains for $120; one slot each."""
    for hex_id, name in ONE_CITY.items():
        check_untracked(hex_id, "white", ["city"], "", 0)
        assert place(hex_id).name == name
    for hex_id, name in ONE_CITY_WATER.items():
        check_untracked(hex_id, "white", ["city"], "water", 80)
        assert place(hex_id).name == name
    check_untracked("F16", "white", ["city"], "mountain", 120)
    assert place("F16").name == "Scranton"
    for hex_id in [*ONE_CITY, *ONE_CITY_WATER, "F16"]:
        assert [stop.slots for stop in place(hex_id).shape.stops] == [1]


def test_printed_yellow_hexes_with_two_cities_without_track() -> None:
    """1830-2.5.2: label OO, E11 and H18 free, D10 and E5 at the water."""
    for hex_id, name in TWO_CITIES.items():
        check_untracked(hex_id, "yellow", ["city", "city"], "", 0, "OO")
        assert place(hex_id).name == name
    for hex_id, name in TWO_CITIES_WATER.items():
        check_untracked(hex_id, "yellow", ["city", "city"], "water", 80, "OO")
        assert place(hex_id).name == name
    for hex_id in [*TWO_CITIES, *TWO_CITIES_WATER]:
        assert [stop.slots for stop in place(hex_id).shape.stops] == [1, 1]


@pytest.mark.parametrize(("hex_id", "name", "sides"), [("I15", "Baltimore", [0, 4]), ("E23", "Boston", [3, 5])])
def test_printed_cities_with_label_b(hex_id: str, name: str, sides: list[int]) -> None:
    """1830-2.5.2: one city worth 30, free."""
    found = place(hex_id)
    assert (found.name, found.shape.colour, found.shape.label, found.cost) == (name, "yellow", "B", 0)
    assert kinds(found.shape) == ["city"]
    assert found.shape.stops[0].value("yellow") == 30
    assert found.shape.stops[0].slots == 1
    assert sides_of_stops(found.shape) == [sides]


def test_new_york() -> None:
    """1830-2.5.2: two cities of 40, one to side 3 (towards F20), the other to side 0; $80; NYNH's is the first."""
    found = place("G19")
    assert (found.name, found.shape.colour, found.shape.label) == ("New York & Newark", "yellow", "NY")
    assert (found.terrain, found.cost) == ("water", 80)
    assert kinds(found.shape) == ["city", "city"]
    assert [stop.value("yellow") for stop in found.shape.stops] == [40, 40]
    assert [stop.slots for stop in found.shape.stops] == [1, 1]
    assert sides_of_stops(found.shape) == [[3], [0]]
    assert FACTS.corporations["NYNH"].charter.home_stop == 0
    assert neighbour("G19", 3) == "F20"


def test_nothing_else_is_on_the_board() -> None:
    """1830-2.5.2: unlisted hexes are not on the board."""
    listed = {*PLAIN_FREE.split(), *MOUNTAIN.split(), *WATER.split(), *ONE_TOWN, *TWO_TOWNS, *ONE_CITY}
    listed |= {*ONE_CITY_WATER, "F16", *TWO_CITIES, *TWO_CITIES_WATER, "I15", "E23", "G19", *GREY, *RED}
    assert {hex_.id for hex_ in PLAN.hexes} == listed


def test_sides_and_neighbours() -> None:
    """1830-2.5.1: sides run 0 SW, 1 W, 2 NW, 3 NE, 4 E, 5 SE."""
    around = ["G13", "F12", "E13", "E15", "F16", "G15"]
    assert [neighbour("F14", side) for side in range(EDGES)] == around
    index = PLAN.index["F14"]
    for side, other in enumerate(around):
        assert PLAN.across[index * EDGES + side] == PLAN.index[other] * EDGES + (side + 3) % EDGES
        assert PLAN.edge_between(index, PLAN.index[other]) == side
    assert PLAN.edge_between(index, PLAN.index["A19"]) == -1


def test_rows_step_by_two() -> None:
    """1830-2.5.1: letter and number of a hex are both odd or both even, A counting as 1."""
    assert all((ord(hex_.id[0]) - ord("A") + 1 + int(hex_.id[1:])) % 2 == 0 for hex_ in PLAN.hexes)


def test_barriers() -> None:
    """1830-2.5.3: exactly four sides on the board no track may cross."""
    barred = set()
    for index, hex_ in enumerate(PLAN.hexes):
        for side in range(EDGES):
            other = neighbour(hex_.id, side)
            if other in PLAN.index and PLAN.across[index * EDGES + side] < 0:
                barred.add("/".join(sorted([hex_.id, other])))
    assert barred == {"E7/F8", "C11/D12", "C13/D12", "B16/C17", "A11/A9", "I1/J2"}
    # The last two lie inside one red area: nobody travels from one hex of an area to the other.
    assert place("A9").area == place("A11").area
    assert place("I1").area == place("J2").area


@pytest.mark.parametrize(
    ("hex_id", "name", "kind", "value", "sides"),
    [
        ("A19", "Montreal", "city", 40, [0, 5]),
        ("C15", "Kingston", "town", 10, [1, 3]),
        ("D2", "Lansing", "city", 20, [4, 5]),
        ("D14", "Rochester", "city", 20, [0, 1, 4]),
        ("F6", "Cleveland", "city", 30, [0, 5]),
        ("F24", "Mansfield", "town", 10, [1, 2]),
        ("I19", "Atlantic City", "town", 10, [1, 2]),
        ("K15", "Richmond", "city", 20, [2]),
    ],
)
def test_grey_stops(hex_id: str, name: str, kind: str, value: int, sides: list[int]) -> None:
    """1830-2.5.4: fixed, never tiled; cities have one slot; the value is the same in all phases."""
    found = place(hex_id)
    assert (found.name, found.shape.colour, kinds(found.shape)) == (name, "gray", [kind])
    assert not found.buildable
    assert sides_of_stops(found.shape) == [sides]
    assert plain_track(found.shape) == set()
    assert found.shape.stops[0].slots == (1 if kind == "city" else 0)
    assert [found.shape.stops[0].value(phase.values) for phase in FACTS.phases] == [value] * 6


@pytest.mark.parametrize(("hex_id", "track"), [("A17", (0, 5)), ("D24", (0, 1)), ("E9", (2, 3))])
def test_grey_track(hex_id: str, track: tuple[int, int]) -> None:
    """1830-2.5.4: plain track."""
    found = place(hex_id)
    assert (found.shape.colour, kinds(found.shape), found.buildable) == ("gray", [], False)
    assert plain_track(found.shape) == {track}


def test_altoona_has_a_by_pass() -> None:
    """1830-2.5.4: a city of 10 with one slot between sides 1 and 4, and track 1–4 beside it."""
    found = place("H12")
    assert (found.name, found.shape.colour, found.buildable) == ("Altoona", "gray", False)
    assert [(stop.kind, stop.slots, stop.value("yellow")) for stop in found.shape.stops] == [("city", 1, 10)]
    assert sides_of_stops(found.shape) == [[1, 4]]
    assert plain_track(found.shape) == {(1, 4)}


@pytest.mark.parametrize(
    ("area", "entries", "early", "late"),
    [
        ("Chicago", {"F2": [3, 4, 5]}, 40, 70),
        ("Gulf", {"I1": [4], "J2": [3, 4]}, 30, 60),
        ("Canadian West", {"A9": [5], "A11": [0, 5]}, 30, 50),
        ("Deep South", {"K13": [2, 3]}, 30, 40),
        ("Maritime Provinces", {"B24": [0, 1]}, 20, 30),
    ],
)
def test_off_board_areas(area: str, entries: dict[str, list[int]], early: int, late: int) -> None:
    """1830-2.5.5: entries and values, the first in phases 2–4 and the second from phase 5."""
    for hex_id, sides in entries.items():
        found = place(hex_id)
        assert (found.shape.colour, kinds(found.shape), found.buildable) == ("red", ["offboard"], False)
        assert sides_of_stops(found.shape) == [sides]
        values = [found.shape.stops[0].value(phase.values) for phase in FACTS.phases]
        assert values == [early, early, early, late, late, late]
    assert area in {place(hex_id).name for hex_id in entries}
    assert len({place(hex_id).area for hex_id in entries}) == 1


def test_red_areas_are_five() -> None:
    """1830-2.5.5."""
    assert len({place(hex_id).area for hex_id in RED}) == 5


def test_gulf_split() -> None:
    """1830-11.14: with `gulf_area = split` I1 and J2 are two places; A9 and A11 stay one."""
    plan = catalogue.facts_for("1830", 4, "", {"gulf_area": "split"}).plan
    areas = {hex_id: plan.hexes[plan.index[hex_id]].area for hex_id in ("I1", "J2", "A9", "A11")}
    assert areas["I1"] != areas["J2"]
    assert areas["A9"] == areas["A11"]
