"""The map shows every hex with what stands in it."""

import pytest

from highiron.core.geometry import STOPS, Layout
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.pictures import draw_map
from highiron.pictures.hexagon import APOTHEM, hex_centre, towards
from tests.pictures.reading import (
    BOARDS,
    all_of,
    fresh,
    hex_group,
    parse,
    random_states,
    titles,
    tokens,
    with_class,
    words,
)


@pytest.mark.parametrize("board", BOARDS)
def test_every_hex_appears_with_its_coordinate_name_and_cost(board: str) -> None:
    state = fresh(board)
    root = parse(draw_map(state))
    for place in state.facts.plan.hexes:
        group = hex_group(root, place.id)
        shown = words(group)
        assert place.id in shown
        assert place.name.replace(" ", "") == "".join(_name_lines(place.name, shown))
        if place.cost:
            assert str(place.cost) in shown
            assert with_class(group, f"hi-{place.terrain}")
        assert titles(group)[0].startswith(place.id)


@pytest.mark.parametrize("layout", [Layout(), Layout("BDFHJLNP")])
def test_neighbours_are_drawn_side_by_side(layout: Layout) -> None:
    """Also where all rows have the same numbers and every other one is shifted (18CE)."""
    for hex_id in ("G12", "H12"):
        x, y = hex_centre(layout, hex_id)
        for edge in range(EDGES):
            ux, uy = towards(edge, 2 * APOTHEM)
            assert hex_centre(layout, layout.neighbour(hex_id, edge)) == pytest.approx((x + ux, y + uy))


def _name_lines(name: str, shown: list[str]) -> list[str]:
    plain = name.replace(" ", "")
    lines = [text.replace(" ", "").replace("\u00a0", "") for text in shown]
    return [line for line in lines if len(line) > 1 and line in plain]


@pytest.mark.parametrize(("board", "players", "seed"), [("classic", 4, 1), ("plus", 3, 2), ("classic", 6, 3)])
def test_positions_of_random_games_are_drawn_whole(board: str, players: int, seed: int) -> None:
    for state in random_states(board, players, seed):
        root = parse(draw_map(state))
        ids = {element.get("id") for element in root.iter()}
        assert all(use.get("href", "#")[1:] in ids for use in all_of(root, "use"))
        for hex_id, (tile, turns) in state.board.tiles.items():
            hrefs = [use.get("href") for use in all_of(hex_group(root, hex_id), "use")]
            assert f"#tile-{tile}-{turns}" in hrefs
        assert sorted(tokens(root)) == _standing(state)


def _standing(state: State) -> list[str]:
    """Every token once, also where one token serves two stops."""
    return sorted(company for company, stations in state.board.stations.items() for _ in stations)


def test_the_same_state_gives_the_same_picture() -> None:
    for state in random_states("plus", 3, 5, moves=400):
        assert draw_map(state) == draw_map(State.from_data(state.facts, state.to_data()))


def test_a_home_waits_faded_in_its_slot_and_gives_way_to_the_token() -> None:
    state = fresh()
    before = hex_group(parse(draw_map(state)), "H10")
    assert tokens(before) == []
    albany = hex_group(parse(draw_map(state)), "E19")
    assert [element.get("data-home") for element in albany.iter() if element.get("data-home")] == ["NYC"]
    state.board = state.board.place("NYC", "E19", 0)
    albany = hex_group(parse(draw_map(state)), "E19")
    assert tokens(albany) == ["NYC"]
    assert not [element for element in albany.iter() if element.get("data-home")]


def test_a_home_that_may_choose_its_city_is_named_in_its_hex() -> None:
    buffalo = hex_group(parse(draw_map(fresh())), "E11")
    assert "ERIE" in words(buffalo)
    assert not [element for element in buffalo.iter() if element.get("data-home")]


def test_new_york_keeps_the_home_in_the_city_with_its_track_after_an_upgrade() -> None:
    state = fresh()
    tile = state.facts.tiles["54"]
    for turns in range(6):
        moves = tile.shapes[turns].keeps(state.board.shape_at("G19"))
        if moves is not None:
            state.board = state.board.lay(tile, "G19", turns, moves)
            break
    group = hex_group(parse(draw_map(state)), "G19")
    assert [element.get("data-home") for element in group.iter() if element.get("data-home")] == ["NYNH"]


def test_a_lifted_token_is_shown_until_its_city_is_chosen() -> None:
    state = fresh()
    state.board = state.board.place("ERIE", "E11", 0)
    number = state.facts.plan.index["E11"] * STOPS
    state.board.stations["ERIE"] = (("E11", -1),)
    del state.board.tokens[number]
    group = hex_group(parse(draw_map(state)), "E11")
    assert tokens(group) == ["ERIE"]
    assert "not chosen" in titles(group)[0]


def test_privates_close_their_hexes_until_a_corporation_owns_them() -> None:
    state = fresh()
    state.privates["DH"] = "A"
    assert "DH" in words(hex_group(parse(draw_map(state)), "F16"))
    state.privates["DH"] = "PRR"
    assert "DH" not in words(hex_group(parse(draw_map(state)), "F16"))


def test_values_of_the_present_phase_are_framed() -> None:
    state = fresh()
    for phase, value in ((0, "40"), (3, "70")):
        state.phase = phase
        chicago = hex_group(parse(draw_map(state)), "F2")
        assert {"40", "70"} <= set(words(chicago))
        (frame,) = with_class(chicago, "hi-now")
        (current,) = [
            text
            for text in all_of(chicago, "text")
            if float(frame.get("x", 0)) < float(text.get("x", 0)) < float(frame.get("x", 0)) + 18
            and "hi-bold" in text.get("class", "")
        ]
        assert current.text == value


def test_joined_hexes_are_one_area_with_its_values_once() -> None:
    root = parse(draw_map(fresh()))
    assert with_class(hex_group(root, "A11"), "hi-value")
    assert not with_class(hex_group(root, "A9"), "hi-value")
    assert len(with_class(root, "hi-joint-red")) == 4  # two areas, filled from both sides


def test_each_barrier_is_one_thick_line() -> None:
    assert len(with_class(parse(draw_map(fresh("classic"))), "hi-wall")) == 4
    assert len(with_class(parse(draw_map(fresh("plus"))), "hi-wall")) == 5
