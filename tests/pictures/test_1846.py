"""What only 1846 shows: independents, borders that cost, markers, cards with two forms, companies that come and go."""

import pytest

from highiron.core.state import State
from highiron.game import Game
from highiron.pictures import draw_holdings, draw_map
from highiron.selfplay import play_random_game
from tests.pictures.reading import all_of, hex_group, parse, titles, tokens, with_class, words

NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo", "D": "Dora"}


def start(players: int = 4) -> State:
    return Game("1846", players, preset="18xx.games", seed=5).state


def test_independents_and_removed_corporations_stand_on_the_map() -> None:
    state = start()
    left_out = [company for company in state.facts.corporations if company not in state.shares]
    assert left_out
    assert sorted(tokens(parse(draw_map(state)))) == sorted(["MS", "BIG4", *left_out])


def test_every_border_is_written_once_with_its_cost() -> None:
    state = start()
    root = parse(draw_map(state))
    sides = [element.get("data-side") for element in root.iter() if element.get("data-side")]
    assert len(sides) == len(set(sides)) == 8
    shown = {title for title in titles(root) if "–" in title}
    assert {"B16–B18: mountain 40", "F18–G19: water 40", "C15–C17: mountain 60"} <= shown
    assert len(with_class(root, "hi-side-water")) == 4
    assert len(with_class(root, "hi-side-mountain")) == 4


def test_markers_lie_in_their_hex() -> None:
    state = start().copy()
    state.markers = {"SC": ("B8", "MS"), "MPC": ("D6", "")}
    root = parse(draw_map(state))
    assert "SC MS" in words(hex_group(root, "B8"))
    assert "MPC" in words(hex_group(root, "D6"))


def test_holdings_list_companies_in_play_and_every_form_of_a_card() -> None:
    state = start()
    root = parse(draw_holdings(state, NAMES))
    shown = words(root)
    left_out = {state.facts.corporations[c].name for c in state.facts.corporations if c not in state.shares}
    assert not left_out & set(shown)
    assert {"Michigan Southern", "Big 4"} <= set(shown)
    assert {"3/5", "4/6", "7/8"} <= set(shown)
    assert "0/12" in shown  # the limit with four players and six corporations (1846-1.2)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 13), (5, 3)])
def test_whole_random_games_can_be_drawn(players: int, seed: int) -> None:
    game = play_random_game("1846", players, seed, "18xx.games")
    for number in range(0, len(game.actions) + 1, 60):
        state = game.at(number)
        root = parse(draw_map(state))
        ids = {element.get("id") for element in root.iter()}
        assert all(use.get("href", "#")[1:] in ids for use in all_of(root, "use"))
        assert sorted(tokens(root)) == sorted(c for c, stations in state.board.stations.items() for _ in stations)
        parse(draw_holdings(state, game.names))
