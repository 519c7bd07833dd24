"""Which tiles fit where: exhaustively against the rule, for every hex of both boards."""

import pytest

from highiron.core.geometry import neighbour
from highiron.core.tiles import EDGES
from highiron.titles import catalogue

BOARDS = {board: catalogue.facts_for("1830", 4, "", {"board": board}) for board in ("classic", "plus")}


@pytest.mark.parametrize("board", ["classic", "plus"])
def test_first_tiles_on_every_hex(board: str) -> None:
    """1830-5.3.6: no track off the board, across a barrier, or into a blank side of a grey or red hex."""
    facts = BOARDS[board]
    plan = facts.plan
    for index, hex_ in enumerate(plan.hexes):
        listed = {(p.tile, p.rotation) for p in facts.placements.on(hex_.id, None)}
        for tile_id in facts.placements.candidates(hex_.id, None):
            tile = facts.tiles[tile_id]
            for rotation in range(EDGES):
                shape = tile.shapes[rotation]
                fits = not hex_.shape.exits & ~shape.exits
                for edge in range(EDGES):
                    if shape.exits >> edge & 1:
                        other = plan.index.get(neighbour(hex_.id, edge), -1)
                        if other < 0 or plan.across[index * EDGES + edge] < 0:
                            fits = False
                        elif plan.hexes[other].shape.colour in ("gray", "red", "green"):
                            fits = fits and bool(plan.hexes[other].shape.exits >> (edge + 3) % EDGES & 1)
                if hex_.id == "G19" and fits:  # the two printed cities must not become one
                    fits = shape.edge_stops[0] != shape.edge_stops[3]
                canonical = (tile_id, tile.canonical[rotation])
                assert (canonical in listed) == fits, (hex_.id, tile_id, rotation)
                assert (facts.placements.fit(hex_.id, None, tile_id, rotation) is not None) == fits


def test_each_picture_is_listed_once() -> None:
    facts = BOARDS["classic"]
    found = facts.placements.on("I7", None)
    assert len(found) == len({(p.tile, p.exits) for p in found}) == 6 + 6 + 3  # all of 7 and 8, half of 9


def test_upgrades_depend_on_what_lies_there() -> None:
    """1830-5.3.7: on a straight 0–3 tile 20 fits in the two positions that include it."""
    facts = BOARDS["classic"]
    found = {(p.tile, p.rotation) for p in facts.placements.on("I7", ("9", 0)) if p.tile == "20"}
    assert found == {("20", 0), ("20", 2)}
    assert facts.placements.on("I7", ("9", 0)) is facts.placements.on("I7", ("9", 0))  # remembered


def test_bad_edges_are_named() -> None:
    """1830-5.3.6: F8 has a blank side of F6 in the west, a barrier to E7 and a blank side of E9."""
    assert BOARDS["classic"].placements.bad_edges("F8", 0b111111) == [1, 2, 3]
    assert BOARDS["classic"].placements.bad_edges("C13", 0b111111) == [0, 5]


def test_nothing_replaces_grey_or_red() -> None:
    """1830-2.5.4, 1830-2.5.5."""
    facts = BOARDS["classic"]
    for hex_id in ("A17", "D14", "F2", "H12", "K15"):
        assert facts.placements.on(hex_id, None) == ()
