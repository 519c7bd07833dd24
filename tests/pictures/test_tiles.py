"""Every tile is drawn once and can be reused in every rotation."""

import math
from itertools import combinations

import pytest

from highiron.core.tiles import EDGES, Shape, Tile
from highiron.pictures import tile_symbols
from highiron.pictures.curves import between_edges, edge_to_point
from highiron.pictures.hexagon import depth_inside, direction, edge_middle
from highiron.pictures.places import SLOT, slot_centres, stop_places
from highiron.pictures.svg import document, safe_id
from highiron.pictures.symbols import tile_defs
from highiron.pictures.track import lines_of
from highiron.titles.load import all_tiles, read_shape
from tests.pictures.reading import BOARDS, all_of, board_facts, parse, with_class, words

TILES = list(all_tiles().values())


def _tile(name: str, track: str, stops: str = "", slots: int = 0, label: str = "") -> Tile:
    """A tile with as many stops as letters: c for a city, t for a town."""
    kinds = {"c": "city", "t": "town"}
    made = [{"kind": kinds[letter], "slots": slots, "value": 70} for letter in stops]
    return Tile(name, read_shape({"colour": "gray", "label": label, "stops": made, "track": track.split()}))


# Shapes of other titles: Lawson track, three and four slots, four cities around a shared edge, a lonely end of track.
OTHERS = [
    _tile("lawson", "0-j 1-j 3-j"),
    _tile("lawson-town", "0-j j-a 3-j", "t"),
    _tile("slots3", "0-a 2-a", "c", 3),
    _tile("slots4", "2-a 5-a", "c", 4, "NY"),
    _tile("chicago", "0-a 2-a 2-b 2-c 2-d 3-b 4-c 5-d", "cccc", 1, "Chi"),
    _tile("end", "4-a", "t"),
    _tile("two-towns", "0-a a-b 3-b", "tt"),
    _tile("three-towns", "0-a 2-a a-b b-c c-a 3-c", "ttt"),
    _tile("linked-cities", "0-a 1-a a-b 3-b", "cc", 1),
    _tile("spurs", "0-j 3-j a-j b-j 5-b", "tt"),
]


@pytest.mark.parametrize("board", BOARDS)
def test_every_tile_of_the_supply_has_a_symbol_in_every_rotation(board: str) -> None:
    facts = board_facts(board)
    ids = {symbol.get("id") for symbol in all_of(parse(tile_symbols(facts)), "symbol")}
    for tile in facts.supply:
        assert f"tile-{tile}" in ids
        assert {f"tile-{tile}-{turns}" for turns in range(EDGES)} <= ids
    assert {f"hex-{place.id}" for place in facts.plan.hexes} <= ids
    assert {f"token-{safe_id(company)}" for company in facts.corporations} <= ids


def test_symbols_have_unique_ids_and_every_use_finds_its_symbol() -> None:
    root = parse(tile_symbols(board_facts("plus")))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {element.get("href", "")[1:] for element in all_of(root, "use")} <= set(ids)


@pytest.mark.parametrize("tile", [*TILES, *OTHERS], ids=lambda tile: tile.id)
def test_a_tile_is_well_formed_in_every_rotation_and_shows_its_number_revenue_and_label(tile: Tile) -> None:
    for turns in range(EDGES):
        root = parse(document(100, 100, tile_defs([(tile, turns)]), "tile", ""))
        shown = words(root)
        assert tile.id in shown
        shape = tile.shapes[0]
        for stop in shape.stops:
            assert str(stop.value("yellow")) in shown
        assert not shape.label or shape.label in shown
        slots = sum(stop.slots for stop in shape.stops)
        assert len(with_class(root, "hi-slot")) == slots
        assert all("rotate" not in element.get("transform", "") for element in all_of(root, "text")), "words are level"


@pytest.mark.parametrize("tile", [*TILES, *OTHERS], ids=lambda tile: tile.id)
def test_stops_stay_inside_their_hex_and_apart(tile: Tile) -> None:
    for turns in range(EDGES):
        spots = _discs(tile.shapes[0], turns)
        for centre, radius in (disc for discs in spots for disc in discs):
            assert depth_inside(centre) >= radius
        for first, second in combinations(spots, 2):
            for (one, radius), (two, other) in ((a, b) for a in first for b in second):
                assert math.dist(one, two) >= radius + other - 0.01


def _discs(shape: Shape, turns: int) -> list[list[tuple[tuple[float, float], float]]]:
    found = []
    for index, place in enumerate(stop_places(shape, turns)):
        stop = shape.stops[index]
        radius = SLOT if stop.is_city else 4.0
        found.append([(centre, radius) for centre in slot_centres(place, stop.slots)])
    return found


def test_pips_count_the_colour_of_a_tile() -> None:
    tiles = all_tiles()
    for tile, pips in (("57", 1), ("14", 2), ("63", 3)):
        root = parse(document(100, 100, tile_defs([(tiles[tile], 0)]), "tile", ""))
        assert len(with_class(root, "hi-pip")) == pips


def test_track_leaves_every_edge_at_a_right_angle() -> None:
    for first, second in combinations(range(EDGES), 2):
        points = between_edges(first, second).points
        for edge, near, next_ in ((first, points[0], points[1]), (second, points[-1], points[-2])):
            assert math.dist(near, edge_middle(edge)) < 1e-6
            _assert_square(edge, near, next_)
    points = edge_to_point(2, (20.0, 5.0)).points
    _assert_square(2, points[0], points[1])


def _assert_square(edge: int, near: tuple[float, float], next_: tuple[float, float]) -> None:
    ux, uy = direction(edge)
    dx, dy = near[0] - next_[0], near[1] - next_[1]
    assert (ux * dx + uy * dy) / math.hypot(dx, dy) > 0.99


def test_lines_that_only_cross_are_drawn_as_bridges() -> None:
    tiles = all_tiles()

    def casings(tile: str) -> int:
        return len(with_class(parse(document(1, 1, tile_defs([(tiles[tile], 0)]), "tile", "")), "hi-casing"))

    assert casings("20") == 2  # two straights cross
    assert casings("23") == 1  # a switch
    assert casings("47") == 2  # four lines, of which two cross


def test_a_link_is_drawn_from_place_to_place() -> None:
    """18CE-8.4"""
    shape = _tile("two-towns", "0-a 1-a a-b 3-b", "tt").shapes[0]
    (link,) = [line for line in lines_of(shape) if min(line.ends) >= EDGES]
    first, second = stop_places(shape)
    assert link.curve.points[0] == pytest.approx(first.centre)
    assert link.curve.points[-1] == pytest.approx(second.centre)
    assert not first.on_track, "track meets from three sides"


def test_towns_on_one_line_of_track_are_bars_and_bare_towns_are_dots() -> None:
    tiles = all_tiles()
    assert all(place.on_track for place in stop_places(tiles["55"].shapes[0]))
    bare = read_shape({"colour": "white", "stops": [{"kind": "town", "value": 0}]})
    assert [place.on_track for place in stop_places(bare)] == [False]


def test_a_hint_decides_where_a_stop_stands() -> None:
    first, second = stop_places(all_tiles()["54"].shapes[0])
    for place, near in ((first, 0.5), (second, 2.5)):
        ux, uy = direction(near)
        reach = math.hypot(*place.centre)
        assert (place.centre[0] * ux + place.centre[1] * uy) / reach == pytest.approx(1)


def test_stops_with_the_same_hint_are_drawn_once() -> None:
    altoona = next(place for place in board_facts("plus").plan.hexes if place.id == "H12")
    assert [place.same_as for place in stop_places(altoona.shape)] == [0, 0]
