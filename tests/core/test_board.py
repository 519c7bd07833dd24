"""The board remembers what it worked out: never longer than it holds."""

from random import Random

import pytest

from highiron.core.board import Board, build_board, edges_of, new_board
from highiron.titles import catalogue

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
