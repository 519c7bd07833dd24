"""The board, the track of prices and the tiles of 1817 against the tables of the specification (1817-2.21 to 2.43)."""

import pytest

from highiron.core.geometry import Hex, neighbour
from highiron.core.tiles import EDGES
from highiron.titles import catalogue
from highiron.titles.t1817.title import T1817, make_facts

FACTS = make_facts(4, {option.name: option.default for option in T1817.options})
PLAN = FACTS.plan

COLOURS = ("yellow", "green", "brown", "gray")
# hex: name, values by phase column, edges
OFF_BOARD = {
    "A20": ("Montréal", (20, 30, 50, 60), [0, 5]),
    "A28": ("Maritime Provinces", (20, 30, 50, 60), [0]),
    "D1": ("Chicago", (30, 50, 60, 80), [4, 5]),
    "H1": ("St. Louis", (20, 30, 50, 60), [3, 4, 5]),
    "J7": ("Atlanta", (30, 50, 60, 80), [2, 3]),
    "J15": ("Raleigh-Durham", (20, 30, 50, 60), [2, 3]),
}
# hex: name, label, value, edges of each city, fee for green
YELLOW = {
    "C8": ("Detroit", "B", 30, [[0, 4]], 20),
    "C26": ("Boston", "B", 30, [[3, 5]], 0),
    "G18": ("Baltimore", "B", 30, [[0, 4]], 0),
    "E22": ("New York", "NY", 40, [[0], [3]], 20),
}
# hex: name, fee
CITIES = {
    "B5": ("Lansing", 0),
    "B17": ("Rochester", 0),
    "C14": ("Buffalo", 0),
    "C22": ("Albany", 0),
    "F3": ("Indianapolis", 0),
    "F13": ("Pittsburgh", 0),
    "F19": ("Philadelphia", 0),
    "I16": ("Richmond", 0),
    "D7": ("Toledo", 20),
    "D19": ("Scranton", 15),
    "I12": ("Blacksburg", 15),
    "G6": ("Cincinnati", 10),
    "H3": ("Louisville", 10),
    "H9": ("Charleston", 10),
}
FEES = {
    15: "B25 C20 C24 E16 E18 F15 G12 G14 H11 H13 H15 I8 I10",
    10: "D13 E12 F11 G4 G10 H7",
    20: "B9 B27 D25 D27 G20 H17",
}
PLAIN = """B3 B7 B11 B15 B19 B21 B23 C4 C6 C10 C16 C18 D3 D5 D11 D15 D17 D21 D23 E2 E4 E6 E8 E10 E14 E20 F5 F7 F9 F17
 F21 G2 G8 G16 H5 I2 I4 I6 I14"""
PRICES = """40 45 50 55 60 65 70 80 90 100 110 120 135 150 165 180 200 220 245 270 300 330 360 400 440 490 540 600"""
MOST_EXITS = {
    "448": "B5 B17 I12 I16",
    "611": "C14 D7",
    "63": "C22 D19 F3 F13 F19 G6 H3 H9",
}


def place(hex_id: str) -> Hex:
    return PLAN.hexes[PLAN.index[hex_id]]


def test_sides_and_neighbours() -> None:
    """1817-2.31: side 0 is south-west, then clockwise; +2 in the row over side 4."""
    assert [neighbour("E10", edge) for edge in range(EDGES)] == ["F9", "E8", "D9", "D11", "E12", "F11"]


def test_every_hex_is_accounted_for() -> None:
    """1817-2.32 to 1817-2.37: nothing more than the tables list, and the open water of C12."""
    fees = " ".join(FEES.values()).split()
    listed = {*OFF_BOARD, *YELLOW, *CITIES, *fees, *PLAIN.split(), "B13", "D9", "F1", "C12"}
    assert set(PLAN.index) == listed and len(listed) == 92


@pytest.mark.parametrize("hex_id", OFF_BOARD)
def test_off_board_areas(hex_id: str) -> None:
    """1817-2.32: values by the column of the phase, and the only sides with track."""
    name, values, edges = OFF_BOARD[hex_id]
    found = place(hex_id)
    assert (found.name, found.shape.colour, found.buildable) == (name, "red", False)
    assert [stop.kind for stop in found.shape.stops] == ["offboard"]
    assert tuple(found.shape.stops[0].value(colour) for colour in COLOURS) == values
    assert sorted(found.shape.stop_edges[0]) == edges


def test_grey_hexes() -> None:
    """1817-2.33: Toronto is a stop without a slot, Cleveland a city with two, F1 a junction."""
    toronto, cleveland, junction = place("B13").shape, place("D9").shape, place("F1").shape
    assert [toronto.stops[0].value(colour) for colour in COLOURS] == [20, 30, 40, 40]
    assert toronto.stops[0].slots == 0 and sorted(toronto.stop_edges[0]) == [1, 4, 5]
    assert [cleveland.stops[0].value(colour) for colour in COLOURS] == [30, 40, 50, 60]
    assert cleveland.stops[0].slots == 2 and sorted(cleveland.stop_edges[0]) == [0, 5]
    assert junction.stops == () and junction.exits == 1 << 3 | 1 << 4 | 1 << 5
    assert not any(place(hex_id).buildable for hex_id in ("B13", "D9", "F1", "C12"))


@pytest.mark.parametrize("hex_id", YELLOW)
def test_printed_yellow_hexes(hex_id: str) -> None:
    """1817-2.34: four cities with track, two of them with a fee for green."""
    name, label, value, edges, fee = YELLOW[hex_id]
    found = place(hex_id)
    assert (found.name, found.shape.colour, found.shape.label, found.cost) == (name, "yellow", label, fee)
    assert [sorted(here) for here in found.shape.stop_edges] == edges
    assert {(stop.value("yellow"), stop.slots) for stop in found.shape.stops} == {(value, 1)}


@pytest.mark.parametrize("hex_id", CITIES)
def test_empty_cities(hex_id: str) -> None:
    """1817-2.35: one slot each, with the fee of the first tile."""
    name, fee = CITIES[hex_id]
    found = place(hex_id)
    assert (found.name, found.cost, found.shape.exits) == (name, fee, 0)
    assert [(stop.kind, stop.slots) for stop in found.shape.stops] == [("city", 1)]


def test_plain_hexes() -> None:
    """1817-2.36, 1817-2.37: mountains 15, rivers 10, lakes 20, all others nothing; 1817-2.39: no towns anywhere."""
    fees = {hex_id: fee for fee, hexes in FEES.items() for hex_id in hexes.split()}
    for hex_id in [*PLAIN.split(), *fees]:
        found = place(hex_id)
        assert (found.shape.colour, found.shape.stops, found.shape.exits) == ("white", (), 0)
        assert found.cost == fees.get(hex_id, 0), hex_id
    towns = [hex_.id for hex_ in PLAN.hexes if any(stop.kind == "town" for stop in hex_.shape.stops)]
    assert towns == ["B13"]
    assert not any(stop.kind == "town" for tile in FACTS.tiles.values() for stop in tile.shapes[0].stops)


def test_the_impassable_side() -> None:
    """1817-2.38: no track over the side between C10 and D11, nor into the water or at a blind side."""
    assert place("C10").barriers == (5,) and place("D11").barriers == (2,)
    for hex_id, edge in (("C10", 5), ("D11", 2), ("C10", 4), ("D13", 2), ("D5", 1), ("D11", 1)):
        fits = [fit.exits >> edge & 1 for fit in FACTS.placements.on(hex_id, None)]
        assert any(fits) == ((hex_id, edge) == ("D5", 1)), (hex_id, edge)


def test_the_track_of_prices() -> None:
    """1817-2.21: L, three grey spaces and 28 prices; new companies start at 50 to 200."""
    row = [FACTS.market.cells[0, column] for column in range(32)]
    assert [cell.price for cell in row] == [0, 0, 0, 0, *map(int, PRICES.split())]
    assert [cell.marks for cell in row[:4]] == [("liquidation",), *[("acquisition",)] * 3]
    assert FACTS.market.par_prices == tuple(price for price in map(int, PRICES.split()) if 50 <= price <= 200)


@pytest.mark.parametrize("tile", MOST_EXITS)
def test_brown_cities_have_all_exits_they_can(tile: str) -> None:
    """1817-2.43: each plain city ends as one tile, by the sides of the map."""
    for hex_id in MOST_EXITS[tile].split():
        found = set()
        for first in FACTS.placements.on(hex_id, None):
            for second in FACTS.placements.on(hex_id, (first.tile, first.rotation)):
                found |= {third.tile for third in FACTS.placements.on(hex_id, (second.tile, second.rotation))}
        assert found == {tile}, hex_id


def test_the_title_is_known_by_its_facts() -> None:
    """1817-2.1: 20 companies, none with a home of its own; 1817-2.40: only X00 is a single tile."""
    assert len(FACTS.corporations) == 20
    assert {corporation.charter.home for corporation in FACTS.corporations.values()} == {""}
    assert {tile for tile, count in FACTS.supply.items() if count >= 0} == {"X00"}
    assert catalogue.player_counts("1817") == list(range(3, 13))
