"""The board and the tiles of 1846, row by row, against the numbers of the specification (1846-2.6, 1846-2.7)."""

import pytest

from highiron.core.geometry import Hex, neighbour
from highiron.core.tiles import EDGES, Shape
from highiron.titles import catalogue
from highiron.titles.t1846.route_rules import EAST, WEST

FACTS = catalogue.facts_for("1846", 5, "", {"privates_edition": "second"})
PLAN = FACTS.plan

PLAIN = """B10 B12 B14 C11 C13 D8 D10 D12 D18 E7 E9 E13 E15 E19 F4 F8 F10 F12 F14 F16 G11 H2 H4 H8 H10 I3 I7 I9 I11 J6
 J8 E5 F6 G5 H6 J4"""
MOUNTAINS = {"F18": 40, "G17": 40, "H16": 40, "H14": 60}
CITIES = {
    "B16": "Port Huron",
    "C9": "South Bend",
    "D14": "Toledo",
    "E11": "Fort Wayne",
    "G3": "Springfield",
    "G7": "Terre Haute",
    "G9": "Indianapolis",
    "G13": "Dayton",
    "G15": "Columbus",
}
Z_CITIES = {"E17": "Cleveland", "H12": "Cincinnati"}
# hex: name, label, value and slots of each city, sides of each city
PRINTED = {
    "C15": ("Detroit", "Z", 40, 2, [[1, 3]]),
    "D20": ("Erie", "", 10, 2, [[0, 1, 3]]),
    "G19": ("Wheeling", "", 10, 1, [[5]]),
    "D6": ("Chicago", "Chi", 10, 1, [[0], [3], [4], [5]]),
}
GREY_CITIES = {
    "F20": ("Homewood", 10, 1, [1, 2, 4, 5]),
    "I5": ("Centralia", 10, 2, [0, 1, 3, 4]),
    "I15": ("Huntington", 20, 1, [2, 3, 4]),
    "E21": ("Salamanca", 10, 1, [1, 2, 4]),
    "K3": ("Cairo", 20, 1, [3]),
}
# hex: area, entries, low, high, side and bonus
OFF_BOARD = {
    "B8": ("Holland", [4], 40, 10, "", 0),
    "C5": ("Chicago Connections", [5], 20, 40, "W", 50),
    "I1": ("St. Louis", [3, 4], 50, 70, "W", 20),
    "J10": ("Louisville", [2, 3], 50, 70, "", 0),
    "B18": ("Sarnia", [1], 30, 50, "E", 20),
    "C17": ("Windsor", [1], 40, 60, "E", 30),
    "C21": ("Buffalo", [0], 30, 60, "E", 30),
    "D22": ("Buffalo", [1], 30, 60, "E", 30),
    "E23": ("Binghamton", [1], 20, 50, "E", 30),
    "F22": ("Pittsburgh", [1], 30, 70, "E", 20),
    "G21": ("Pittsburgh", [1, 2], 30, 70, "E", 20),
    "H20": ("Cumberland", [2], 20, 40, "E", 30),
    "I17": ("Charleston", [1], 20, 50, "E", 20),
}
BORDERS = {
    ("E19", "F20"): ("mountain", 40),
    ("B16", "B18"): ("mountain", 40),
    ("C15", "C17"): ("mountain", 60),
    ("G19", "G21"): ("mountain", 20),
    ("J4", "J6"): ("water", 40),
    ("I11", "H12"): ("water", 40),
    ("F18", "G19"): ("water", 40),
    ("G17", "G19"): ("water", 20),
}


def place(hex_id: str) -> Hex:
    return PLAN.hexes[PLAN.index[hex_id]]


def edge_to(first: str, second: str) -> int:
    return next(edge for edge in range(EDGES) if neighbour(first, edge) == second)


def test_sides_and_neighbours() -> None:
    """1846-2.6.1: side 0 is south-west, then clockwise; +2 in the row over side 4."""
    assert [neighbour("E11", edge) for edge in range(EDGES)] == ["F10", "E9", "D10", "D12", "E13", "F12"]


def test_every_hex_is_accounted_for() -> None:
    """1846-2.6.2, 1846-2.6.4, 1846-2.6.5: nothing more than the tables list."""
    listed = {*PLAIN.split(), *MOUNTAINS, *CITIES, *Z_CITIES, *PRINTED, *GREY_CITIES, *OFF_BOARD, "A15", "C7", "D16"}
    assert set(PLAN.index) == listed


@pytest.mark.parametrize("hex_id", [*PLAIN.split(), *MOUNTAINS])
def test_plain_hexes(hex_id: str) -> None:
    """1846-2.6.2: mountains cost $40, H14 $60."""
    found = place(hex_id)
    assert (found.shape.colour, found.shape.stops, found.shape.exits) == ("white", (), 0)
    assert found.cost == MOUNTAINS.get(hex_id, 0)
    assert found.terrain == ("mountain" if hex_id in MOUNTAINS else "")
    assert found.buildable


@pytest.mark.parametrize("hex_id", [*CITIES, *Z_CITIES])
def test_cities(hex_id: str) -> None:
    """1846-2.6.2: untiled cities with one slot, two of them labelled Z."""
    found = place(hex_id)
    assert found.name == (CITIES | Z_CITIES)[hex_id]
    assert [(stop.kind, stop.slots) for stop in found.shape.stops] == [("city", 1)]
    assert (found.shape.label, found.shape.exits, found.cost) == ("Z" if hex_id in Z_CITIES else "", 0, 0)


@pytest.mark.parametrize("hex_id", PRINTED)
def test_printed_yellow_cities(hex_id: str) -> None:
    """1846-2.6.2: Detroit, Erie, Wheeling and the four cities of Chicago; water $40 below Detroit."""
    name, label, value, slots, sides = PRINTED[hex_id]
    found = place(hex_id)
    assert (found.name, found.shape.label, found.shape.colour) == (name, label, "yellow")
    assert [list(edges) for edges in found.shape.stop_edges] == sides
    assert {(stop.value("yellow"), stop.slots) for stop in found.shape.stops} == {(value, slots)}
    assert (found.terrain, found.cost) == (("water", 40) if hex_id == "C15" else ("", 0))
    assert found.buildable


@pytest.mark.parametrize("hex_id", GREY_CITIES)
def test_grey_cities(hex_id: str) -> None:
    """1846-2.6.4."""
    name, value, slots, sides = GREY_CITIES[hex_id]
    found = place(hex_id)
    assert (found.name, found.shape.colour, found.buildable) == (name, "gray", False)
    assert [(stop.value("brown"), stop.slots) for stop in found.shape.stops] == [(value, slots)]
    assert list(found.shape.stop_edges[0]) == sides


def test_grey_track_and_the_lake() -> None:
    """1846-2.6.4, 1846-2.6.2: A15 and C7 run from side 0 to side 5; D16 takes nothing."""
    for hex_id in ("A15", "C7"):
        assert place(hex_id).shape.through[0] == (5,)
        assert not place(hex_id).buildable
    assert (place("D16").shape.exits, place("D16").buildable) == (0, False)


@pytest.mark.parametrize("hex_id", OFF_BOARD)
def test_off_board_areas(hex_id: str) -> None:
    """1846-2.6.5: entries, values in phases I and II and from III on, east and west with their bonus."""
    area, sides, low, high, side, bonus = OFF_BOARD[hex_id]
    found = place(hex_id)
    assert (found.shape.colour, found.shape.stops[0].kind) == ("red", "offboard")
    assert list(found.shape.stop_edges[0]) == sides
    assert (found.shape.stops[0].value("yellow"), found.shape.stops[0].value("brown")) == (low, high)
    assert EAST.get(hex_id, 0) == (bonus if side == "E" else 0)
    assert WEST.get(hex_id, 0) == (bonus if side == "W" else 0)
    assert (found.area if found.area != hex_id else found.name) == area


def test_borders() -> None:
    """1846-2.6.3: eight borders, known to both hexes where both can be built on."""
    found = {(PLAN.hexes[i].id, edge): border for i in range(len(PLAN.hexes)) for edge, border in place_borders(i)}
    for (first, second), border in BORDERS.items():
        assert found.pop((first, edge_to(first, second))) == border
        assert found.pop((second, edge_to(second, first))) == border
    assert found == {}


def place_borders(index: int) -> list[tuple[int, tuple[str, int]]]:
    return list(PLAN.hexes[index].borders.items())


# --- tiles -----------------------------------------------------------------------------------------------------

# copies, value and slots of the city (0, 0 without), sides that lead to it or track from side to side
TILES = {
    "5": (3, 20, 1, "0 1"),
    "6": (4, 20, 1, "0 2"),
    "57": (4, 20, 1, "0 3"),
    "7": (-1, 0, 0, "0-1"),
    "8": (-1, 0, 0, "0-2"),
    "9": (-1, 0, 0, "0-3"),
    "291": (1, 40, 1, "0 1"),
    "292": (1, 40, 1, "0 2"),
    "293": (1, 40, 1, "0 3"),
    "14": (4, 30, 2, "0 1 3 4"),
    "15": (5, 30, 2, "0 1 2 3"),
    "619": (3, 30, 2, "0 2 3 4"),
    "16": (2, 0, 0, "0-2 1-3"),
    "17": (1, 0, 0, "1-3 0-4"),
    "18": (1, 0, 0, "0-3 1-2"),
    "19": (2, 0, 0, "0-3 2-4"),
    "20": (2, 0, 0, "0-3 1-4"),
    "21": (1, 0, 0, "0-2 3-4"),
    "22": (1, 0, 0, "0-4 2-3"),
    "23": (4, 0, 0, "0-3 0-4"),
    "24": (4, 0, 0, "0-3 0-2"),
    "25": (2, 0, 0, "0-2 0-4"),
    "26": (1, 0, 0, "0-3 0-5"),
    "27": (1, 0, 0, "0-3 0-1"),
    "28": (1, 0, 0, "0-4 0-5"),
    "29": (1, 0, 0, "0-2 0-1"),
    "30": (1, 0, 0, "0-4 0-1"),
    "31": (1, 0, 0, "0-2 0-5"),
    "294": (2, 50, 2, "0 1 3 4"),
    "295": (2, 50, 2, "0 1 2 3"),
    "296": (1, 50, 2, "0 2 3 4"),
    "39": (1, 0, 0, "0-2 0-1 1-2"),
    "40": (1, 0, 0, "0-2 2-4 0-4"),
    "41": (2, 0, 0, "0-3 0-1 1-3"),
    "42": (2, 0, 0, "0-3 3-5 0-5"),
    "43": (2, 0, 0, "0-3 0-2 1-3 1-2"),
    "44": (1, 0, 0, "0-3 1-4 0-1 3-4"),
    "45": (2, 0, 0, "0-3 2-4 0-4 2-3"),
    "46": (2, 0, 0, "0-3 2-4 3-4 0-2"),
    "47": (2, 0, 0, "0-3 1-4 1-3 0-4"),
    "70": (1, 0, 0, "0-1 0-2 1-3 2-3"),
    "611": (4, 40, 2, "0 1 2 3 4"),
    "297": (2, 60, 3, "0 1 2 3 4"),
    "51": (2, 50, 2, "0 1 2 3 4"),
    "290": (1, 70, 3, "0 1 2 3 4"),
}
CHICAGO = {"298": 40, "299": 70, "300": 90}
COLOURS = {
    "yellow": "5 6 57 7 8 9 291 292 293",
    "green": "14 15 619 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 294 295 296 298",
    "brown": "39 40 41 42 43 44 45 46 47 70 611 297 299",
    "gray": "51 290 300",
}


def track(shape: Shape) -> set[str]:
    return {f"{edge}-{other}" for edge in range(EDGES) for other in shape.through[edge] if edge < other}


@pytest.mark.parametrize("tile", TILES)
def test_tiles(tile: str) -> None:
    """1846-2.7.1: copies, city and track."""
    copies, value, slots, ends = TILES[tile]
    shape = FACTS.tiles[tile].shapes[0]
    assert FACTS.supply[tile] == copies
    if slots:
        assert [(stop.kind, stop.value("yellow"), stop.slots) for stop in shape.stops] == [("city", value, slots)]
        assert list(shape.stop_edges[0]) == [int(edge) for edge in ends.split()]
    else:
        assert not shape.stops
        assert track(shape) == set(ends.split())
    assert shape.label == ("Z" if tile in ("290", "291", "292", "293", "294", "295", "296", "297") else "")


@pytest.mark.parametrize("tile", CHICAGO)
def test_tiles_of_chicago(tile: str) -> None:
    """1846-2.7.1: four cities, each with its own side and all with side 2."""
    shape = FACTS.tiles[tile].shapes[0]
    assert [(stop.value("yellow"), stop.slots) for stop in shape.stops] == [(CHICAGO[tile], 1)] * 4
    assert [sorted(edges) for edges in shape.stop_edges] == [[0, 2], [2, 3], [2, 4], [2, 5]]
    assert (FACTS.supply[tile], shape.label) == (1, "Chi")


def test_the_whole_supply() -> None:
    """1846-2.7.1: these tiles and no others, in these colours."""
    assert {tile: colour for colour, names in COLOURS.items() for tile in names.split()} == {
        tile: FACTS.tiles[tile].colour for tile in FACTS.supply
    }


def test_upgrades() -> None:
    """1846-2.7.2: next colour, all old track in some rotation, as many cities, the same label."""
    order = list(COLOURS)
    for old, one in FACTS.tiles.items():
        expected = set()
        for new, other in FACTS.tiles.items():
            next_colour = order.index(other.colour) == order.index(one.colour) + 1
            fits = any(shape.keeps(one.shapes[0]) is not None for shape in other.shapes)
            if next_colour and fits and one.label == other.label:
                expected.add(new)
        assert set(FACTS.placements.upgrades.get(old, ())) == expected, old


@pytest.mark.parametrize(
    ("hex_id", "tiles"),
    [
        ("C15", {"294", "295"}),
        ("D20", {"14", "619"}),
        ("G19", {"14"}),
        ("D6", {"298"}),
        ("E17", {"291", "292", "293"}),
        ("G9", {"5", "6", "57"}),
        ("E5", {"7", "8", "9"}),
    ],
)
def test_first_tiles(hex_id: str, tiles: set[str]) -> None:
    """1846-2.7.2: Detroit takes Z tiles, Erie and Wheeling unlabelled ones, Chicago 298, as far as they fit."""
    assert {placement.tile for placement in FACTS.placements.on(hex_id, None)} == tiles
