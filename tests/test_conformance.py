"""The laws of the conformance suite on every title, board and player count."""

import pytest

from highiron.conformance import BrokenLaw, _check_conserved, check_game
from highiron.core.ids import BANK
from highiron.game import Game
from highiron.titles import catalogue

CASES = [
    (title, players, preset, board)
    for title in catalogue.titles()
    for players in catalogue.player_counts(title)
    for preset, board in (("", "classic"), ("", "plus"), ("18xx.games", "classic"))
]


@pytest.mark.parametrize(("title", "players", "preset", "board"), CASES)
def test_random_games_keep_all_laws(title: str, players: int, preset: str, board: str) -> None:
    for seed in (players, players + 100):
        report = check_game(title, players, seed, preset, {"board": board}, every=7)
        assert report.ended in ("bank", "bankrupt", "turn_cap") or report.actions == 4000
        assert report.listed > 500
        assert report.refused > 300


def test_every_position_of_one_game_keeps_all_laws() -> None:
    report = check_game("1830", 3, 1830, per_family=40)
    assert report.listed > 5 * report.actions


def test_vanished_money_is_noticed() -> None:
    game = Game("1830", 3)
    broken = game.state.copy()
    broken.cash[BANK] -= 1
    with pytest.raises(BrokenLaw, match="money is conserved"):
        _check_conserved(broken)


def test_a_second_copy_of_a_tile_is_noticed() -> None:
    broken = Game("1830", 3).state.copy()
    broken.supply["57"] += 1
    with pytest.raises(BrokenLaw, match="tile 57"):
        _check_conserved(broken)
