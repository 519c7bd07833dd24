"""The supply of tiles, row by row, against the numbers of the specification (1830-2.6)."""

from itertools import pairwise

import pytest

from highiron.core.tiles import EDGES, Shape
from highiron.titles import catalogue
from tests.scenario import Table

FACTS = catalogue.facts_for("1830", 4)

# Number of copies, stops as "kind value slots", track ("a" and "b" are the stops), upgrades.
Row = tuple[int, list[str], str, str]
TOWNS = ["town 10 0", "town 10 0"]

YELLOW: dict[str, Row] = {
    "1": (1, TOWNS, "1-a-3 0-b-4", ""),
    "2": (1, TOWNS, "0-a-3 1-b-2", ""),
    "3": (2, ["town 10 0"], "0-a-1", ""),
    "4": (2, ["town 10 0"], "0-a-3", ""),
    "7": (4, [], "0-1", "18 26 27 28 29"),
    "8": (8, [], "0-2", "16 19 23 24 25 28 29"),
    "9": (7, [], "0-3", "18 19 20 23 24 26 27"),
    "55": (1, TOWNS, "0-a-3 1-b-4", ""),
    "56": (1, TOWNS, "0-a-2 1-b-3", ""),
    "57": (4, ["city 20 1"], "0-a-3", "14 15"),
    "58": (2, ["town 10 0"], "0-a-2", ""),
    "69": (1, TOWNS, "0-a-3 2-b-4", ""),
}
GREEN: dict[str, Row] = {
    "14": (3, ["city 30 2"], "0-a-1-a-3-a-4", "63"),
    "15": (2, ["city 30 2"], "0-a-1-a-2-a-3", "63"),
    "16": (1, [], "0-2 1-3", "43 70"),
    "18": (1, [], "0-3 1-2", "43"),
    "19": (1, [], "0-3 2-4", "45 46"),
    "20": (1, [], "0-3 1-4", "44 47"),
    "23": (3, [], "0-3 0-4", "41 43 45 47"),
    "24": (3, [], "0-3 0-2", "42 43 46 47"),
    "25": (1, [], "0-2 0-4", "40 45 46"),
    "26": (1, [], "0-3 0-5", "42 44 45"),
    "27": (1, [], "0-3 0-1", "41 44 46"),
    "28": (1, [], "0-4 0-5", "39 43 46 70"),
    "29": (1, [], "0-2 0-1", "39 43 45 70"),
    "53": (2, ["city 50 1"], "0-a-2-a-4", "61"),
    "54": (1, ["city 60 1", "city 60 1"], "0-a-1 2-b-3", "62"),
    "59": (2, ["city 40 1", "city 40 1"], "0-a 2-b", "64 65 66 67 68"),
}
BROWN: dict[str, Row] = {
    "39": (1, [], "0-2 0-1 1-2", ""),
    "40": (1, [], "0-2 2-4 0-4", ""),
    "41": (2, [], "0-3 0-1 1-3", ""),
    "42": (2, [], "0-3 3-5 0-5", ""),
    "43": (2, [], "0-3 0-2 1-3 1-2", ""),
    "44": (1, [], "0-3 1-4 0-1 3-4", ""),
    "45": (2, [], "0-3 2-4 0-4 2-3", ""),
    "46": (2, [], "0-3 2-4 3-4 0-2", ""),
    "47": (1, [], "0-3 1-4 1-3 0-4", ""),
    "61": (2, ["city 60 1"], "0-a-2-a-3-a-4", ""),
    "62": (1, ["city 80 2", "city 80 2"], "0-a-1 2-b-3", ""),
    "63": (3, ["city 40 2"], "0-a-1-a-2-a-3-a-4-a-5", ""),
    "64": (1, ["city 50 1", "city 50 1"], "0-a-2 3-b-4", ""),
    "65": (1, ["city 50 1", "city 50 1"], "0-a-4 2-b-3", ""),
    "66": (1, ["city 50 1", "city 50 1"], "0-a-3 1-b-2", ""),
    "67": (1, ["city 50 1", "city 50 1"], "0-a-3 2-b-4", ""),
    "68": (1, ["city 50 1", "city 50 1"], "0-a-3 1-b-4", ""),
    "70": (1, [], "0-1 0-2 1-3 2-3", ""),
}
ROWS = YELLOW | GREEN | BROWN
LABELS = {"53": "B", "61": "B", "54": "NY", "62": "NY"} | dict.fromkeys(["59", "64", "65", "66", "67", "68"], "OO")


def colour_of(tile: str) -> str:
    return "yellow" if tile in YELLOW else "green" if tile in GREEN else "brown"


def read_track(text: str) -> set[frozenset[str]]:
    """`0-a-3` joins sides 0 and 3 with stop a: the pieces 0-a and a-3."""
    pieces: set[frozenset[str]] = set()
    for line in text.split():
        ends = line.split("-")
        pieces |= {frozenset(pair) for pair in pairwise(ends)}
    return pieces


def track_of(shape: Shape) -> set[frozenset[str]]:
    found = {frozenset((str(a), str(b))) for a in range(EDGES) for b in shape.through[a]}
    for index, edges in enumerate(shape.stop_edges):
        found |= {frozenset((str(edge), "ab"[index])) for edge in edges}
    return found


def kinds(tile: str) -> list[str]:
    return [stop.kind for stop in FACTS.tiles[tile].shapes[0].stops]


@pytest.mark.parametrize("tile_id", list(ROWS))
def test_row(tile_id: str) -> None:
    """1830-2.6.2, 1830-2.6.3, 1830-2.6.4: number, content, label, track and upgrades of one tile."""
    count, stops, track, upgrades = ROWS[tile_id]
    tile = FACTS.tiles[tile_id]
    shape = tile.shapes[0]
    assert FACTS.supply[tile_id] == count
    assert (tile.colour, shape.colour) == (colour_of(tile_id), colour_of(tile_id))
    assert tile.label == LABELS.get(tile_id, "")
    assert [f"{stop.kind} {stop.value(tile.colour)} {stop.slots}" for stop in shape.stops] == stops
    assert track_of(shape) == read_track(track)
    assert FACTS.placements.upgrades.get(tile_id, ()) == tuple(upgrades.split())


def test_85_tiles() -> None:
    """1830-2.6.1: the supply holds 85 tiles of these kinds and no others; no board brings more."""
    assert set(FACTS.supply) == set(ROWS)
    assert sum(FACTS.supply.values()) == 85


@pytest.mark.parametrize("tile_id", list(ROWS))
def test_rotation_turns_every_piece_of_track(tile_id: str) -> None:
    """1830-2.6.2: all may be rotated freely; six turns bring a tile back."""
    tile = FACTS.tiles[tile_id]
    for turns in range(EDGES):
        turned = {
            frozenset(str((int(end) + turns) % EDGES) if end.isdigit() else end for end in piece)
            for piece in read_track(ROWS[tile_id][2])
        }
        assert track_of(tile.shapes[turns]) == turned
        same = tile.shapes[tile.canonical[turns]]
        assert same.exits == tile.shapes[turns].exits
        assert same.through == tile.shapes[turns].through


@pytest.mark.parametrize("tile_id", [tile for tile in ROWS if ROWS[tile][3]])
def test_every_upgrade_fits_somewhere_and_keeps_all_track(tile_id: str) -> None:
    """1830-5.3.7: each pair of 2.6.2 and 2.6.3 has at least one rotation that includes the old track."""
    old = FACTS.tiles[tile_id].shapes[0]
    for new_id in ROWS[tile_id][3].split():
        fitting = [shape for shape in FACTS.tiles[new_id].shapes if shape.keeps(old) is not None]
        assert fitting, (tile_id, new_id)
        for shape in fitting:
            pieces = {frozenset(end for end in piece if end.isdigit()) for piece in track_of(shape)}
            assert {frozenset(end for end in piece if end.isdigit()) for piece in track_of(old)} <= pieces


def test_pairs_are_complete() -> None:
    """1830-5.3.7: no tile of the next colour with the same content that keeps the track is left out."""
    for old_id in [*YELLOW, *GREEN]:
        old = FACTS.tiles[old_id]
        nexts = GREEN if old_id in YELLOW else BROWN
        fitting = {
            new_id
            for new_id in nexts
            if FACTS.tiles[new_id].label == old.label
            and kinds(new_id) == kinds(old_id)
            and any(shape.keeps(old.shapes[0]) is not None for shape in FACTS.tiles[new_id].shapes)
        }
        assert fitting == set(ROWS[old_id][3].split()), old_id


@pytest.mark.parametrize(
    ("hexes", "tiles"),
    [
        ("B12 C17 I17 J8", "7 8 9"),
        ("B20 D4 E7 F10", "3 4 58"),
        ("F20 G7 G17", "1 2 55 56 69"),
        ("B10 B16 E19 H4 H10 H16 F4 F22 J14 F16", "57"),
        ("E11 H18 D10 E5", "59"),
        ("I15 E23", "53"),
        ("G19", "54"),
        ("A17 F6 H12 F2 K13", ""),
    ],
)
def test_first_tile_by_kind_of_hex(hexes: str, tiles: str) -> None:
    """1830-5.3.3: no stop on plain hexes, towns on towns, 57 on cities, OO → 59, B → 53, NY → 54, none on grey."""
    for hex_id in hexes.split():
        assert set(FACTS.placements.candidates(hex_id, None)) == set(tiles.split()), hex_id


def test_brown_is_the_last_colour() -> None:
    """1830-2.6.4: brown tiles become nothing."""
    assert not any(FACTS.placements.upgrades.get(tile) for tile in BROWN)


def test_junctions_and_crossings() -> None:
    """1830-2.6.5: on tile 23 two tracks meet on side 0; on tile 20 they cross without sharing a side."""
    junction = FACTS.tiles["23"].shapes[0]
    assert junction.through[0] == (3, 4)
    assert junction.through[3] == (0,)  # not to the other leg
    crossing = FACTS.tiles["20"].shapes[0]
    assert [crossing.through[side] for side in (0, 1, 3, 4)] == [(3,), (4,), (0,), (1,)]


def test_supply_is_limited_and_replaced_tiles_return() -> None:
    """1830-2.6.1: laying takes a copy, an upgrade gives the old tile back."""
    table = Table()
    table.start("PRR", 82, "A", A=6, treasury=500)
    table.set_phase("3")
    table.lay("H10", "57", 1)
    table.operating_turn("PRR")
    assert (table.state.supply["57"], table.state.supply["14"]) == (3, 3)
    table.play("A", "lay_tile", company="PRR", hex="H10", tile="14", rotation=0)
    assert (table.state.supply["57"], table.state.supply["14"]) == (4, 2)


def test_a_tile_of_which_no_copy_is_left_cannot_be_laid() -> None:
    """1830-2.6.1, 1830-2.5.7: 1830+ has no more yellow track either."""
    for board in ("classic", "plus"):
        table = Table(options={"board": board})
        table.start("PRR", 82, "A", A=6, treasury=500)
        table.state.supply["9"] = 0
        table.operating_turn("PRR")
        assert table.why_not("A", "lay_tile", company="PRR", hex="H14", tile="9", rotation=1) == {
            "no-tile-left": "2.6.1"
        }
        assert table.may("A", "lay_tile", company="PRR", hex="H14", tile="8", rotation=1)
