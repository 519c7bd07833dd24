"""The board remembers what it worked out: never longer than it holds."""

from random import Random

import pytest

from highiron.core.board import Board, Station, build_board, edges_of, new_board
from highiron.core.placements import Placements
from highiron.core.tiles import Tile
from highiron.titles import catalogue
from highiron.titles.load import read_map, read_shape

FACTS = catalogue.facts_for("1830", 4)


def lay(board: Board, hex_id: str, tile: str, rotation: int) -> Board:
    placement = FACTS.placements.fit(hex_id, board.tiles.get(hex_id), tile, rotation)
    assert placement is not None
    return board.lay(FACTS.tiles[tile], hex_id, rotation, placement.moves)


def test_boards_do_not_change() -> None:
    empty = new_board(FACTS.plan)
    tiled = lay(empty, "H10", "57", 1)
    token = tiled.place("PRR", "H12", 0)
    assert (empty.tiles, empty.stations) == ({}, {})
    assert (tiled.tiles, tiled.stations) == ({"H10": ("57", 1)}, {})
    assert token.stations == {"PRR": (("H12", 0),)}
    assert token.companies_in("H12") == ["PRR"]
    assert token != tiled
    assert token == build_board(FACTS.plan, FACTS.tiles, token.tiles, token.stations)
    assert hash(token) == hash(lay(empty.place("PRR", "H12", 0), "H10", "57", 1))


def test_a_strange_token_ends_what_was_reached_through_its_city() -> None:
    """1830-5.5.5: NYC fills Pittsburgh, the only hex of PRR's track that changes."""
    board = new_board(FACTS.plan).place("PRR", "H12", 0)
    for hex_id, tile in {"H10": "57", "H8": "9", "H6": "9", "H4": "57"}.items():
        board = lay(board, hex_id, tile, 1)
    assert len(board.reach("PRR").stops()) == 3
    blocked = board.place("NYC", "H10", 0)
    assert len(blocked.reach("PRR").stops()) == 2
    assert len(board.reach("PRR").stops()) == 3
    assert blocked.has_route("PRR")


@pytest.mark.parametrize("board", ["classic", "plus"])
@pytest.mark.parametrize("seed", range(6))
def test_memory_holds_through_random_building(seed: int, board: str) -> None:
    """After every tile and token each company reaches what a board without memory says."""
    facts = catalogue.facts_for("1830", 4, "", {"board": board})
    rng = Random(seed)
    companies = ["PRR", "NYC", "C&O"]
    built = new_board(facts.plan).place("PRR", "H12", 0).place("NYC", "D14", 0).place("C&O", "F6", 0)
    for _ in range(60):
        company = rng.choice(companies)
        for other in companies:
            built.reach(other)
            built.has_route(other)
        index = rng.choice(sorted(built.reach(company).edges()))
        place = facts.plan.hexes[index]
        options = facts.placements.on(place.id, built.tiles.get(place.id))
        if options:
            chosen = rng.choice(options)
            built = built.lay(facts.tiles[chosen.tile], place.id, chosen.rotation, chosen.moves)
        if rng.random() < 0.4:
            cities = [
                (hex_.id, stop)
                for hex_ in facts.plan.hexes
                for stop, city in enumerate(built.shape_at(hex_.id).stops)
                if len(built.tokens_at(hex_.id, stop)) < city.slots and company not in built.companies_in(hex_.id)
            ]
            if cities:
                built = built.place(company, *rng.choice(cities))
        for other in companies:
            fresh = build_board(built.plan, facts.tiles, built.tiles, built.stations)
            assert built.reach(other).edges() == fresh.reach(other).edges()
            assert sorted(built.reach(other).stops()) == sorted(fresh.reach(other).stops())
            assert built.has_route(other) == fresh.has_route(other)


def test_a_lifted_token_comes_back() -> None:
    """1830-5.3.10: ERIE in E11 under tile 59 has no place until it is given one."""
    board = new_board(FACTS.plan).place("ERIE", "E11", 0)
    lifted = lay(board, "E11", "59", 0)
    assert lifted.stations == {"ERIE": (("E11", -1),)}
    assert lifted.tokens == {}
    assert lifted.reach("ERIE").stops() == []
    settled = lifted.settle("ERIE", "E11", 1)
    assert settled.stations == {"ERIE": (("E11", 1),)}
    assert settled.tokens_at("E11", 1) == ("ERIE",)
    assert settled.reach("ERIE").stops()


def test_edges_of_a_mask() -> None:
    assert edges_of(0b101001) == [0, 3, 5]


def city_tile(name: str, track: str, *slots: int) -> Tile:
    stops = [{"kind": "city", "slots": count, "value": 80} for count in slots]
    return Tile(name, read_shape({"colour": "brown", "stops": stops, "track": track.split()}))


NEW_YORK = {
    tile.id: tile for tile in (city_tile("62", "0-a 1-a 2-b 3-b", 2, 2), city_tile("X30", "0-a 1-a 2-a 3-a", 4))
}
HOME = {"colour": "gray", "stops": [{"kind": "city", "slots": 1, "value": 10}], "track": ["3-a"]}
ISLAND = read_map("island", {"B2": {"colour": "white"}, "C1": HOME, "A1": {"colour": "white"}})


def regrouped(board: Board, tile: str) -> Board:
    """The board with New York replaced where the title lets cities become one or come apart."""
    strict = Placements(ISLAND, NEW_YORK, {}, {})
    assert strict.moves("B2", board.tiles["B2"], tile, 0) is None  # 1830-5.3.7
    moves = Placements(ISLAND, NEW_YORK, {}, {}, (tile,)).moves("B2", board.tiles["B2"], tile, 0)
    assert moves is not None
    return board.lay(NEW_YORK[tile], "B2", 0, moves)


def test_tokens_of_cities_that_become_one_stand_together() -> None:
    """1817-2.42"""
    stations: dict[str, tuple[Station, ...]] = {"A": (("B2", 0),), "B": (("B2", 1),), "C": (("B2", 1),)}
    board = build_board(ISLAND, NEW_YORK, {"B2": ("62", 0)}, stations)
    merged = regrouped(board, "X30")
    assert merged.tokens_at("B2", 0) == ("A", "B", "C")
    assert merged.stations == {"A": (("B2", 0),), "B": (("B2", 0),), "C": (("B2", 0),)}
    assert merged.doubled("B2") == []
    assert board.tokens_at("B2", 1) == ("B", "C"), "the board before is as it was"
    assert merged == build_board(ISLAND, NEW_YORK, merged.tiles, merged.stations)


def test_two_tokens_of_one_company_in_one_city_fill_one_slot_until_one_is_taken_back() -> None:
    """1817-2.42: if one company thereby has two tokens in the hex, one goes back to its charter."""
    stations: dict[str, tuple[Station, ...]] = {"A": (("B2", 0), ("C1", 0), ("B2", 1)), "B": (("B2", 1),)}
    board = build_board(ISLAND, NEW_YORK, {"B2": ("62", 0)}, stations)
    merged = regrouped(board, "X30")
    assert merged.stations["A"] == (("B2", 0), ("C1", 0), ("B2", 0))
    assert merged.tokens_at("B2", 0) == ("A", "B")
    assert merged.doubled("B2") == ["A"]
    assert merged.tokens == build_board(ISLAND, NEW_YORK, merged.tiles, merged.stations).tokens
    after = merged.take_back("A", "B2")
    assert after.stations["A"] == (("B2", 0), ("C1", 0))
    assert after.doubled("B2") == []
    assert after.tokens_at("B2", 0) == ("A", "B")


def test_tokens_of_a_city_that_comes_apart_wait_for_their_place() -> None:
    """Like any token that a tile has lifted (1830-5.3.10)."""
    board = build_board(ISLAND, NEW_YORK, {"B2": ("X30", 0)}, {"A": (("B2", 0),), "B": (("B2", 0),)})
    split = regrouped(board, "62")
    assert split.stations == {"A": (("B2", -1),), "B": (("B2", -1),)}
    assert split.tokens == {}
    settled = split.settle("A", "B2", 1).settle("B", "B2", 0)
    assert settled.stations == {"A": (("B2", 1),), "B": (("B2", 0),)}
    assert (settled.tokens_at("B2", 0), settled.tokens_at("B2", 1)) == (("B",), ("A",))
