"""The laws of the conformance suite on every title, board and player count."""

from random import Random

import pytest

from highiron.conformance import BrokenLaw, _check_conserved, check_game
from highiron.core.ids import BANK
from highiron.game import Game
from highiron.titles import catalogue

VARIANTS: dict[str, list[tuple[str, dict[str, str]]]] = {
    "1830": [("", {}), ("", {"board": "plus"}), ("18xx.games", {})],
    "1846": [("", {}), ("", {"privates_edition": "second"}), ("18xx.games", {})],
    "18CE": [("", {})],
    "1817": [("", {}), ("18xx.games", {"volatility": "on"})],
}
CASES = [
    pytest.param(title, players, preset, options, id=" ".join([title, str(players), preset, *options.values()]))
    for title in catalogue.titles()
    for players in catalogue.player_counts(title)
    for preset, options in VARIANTS[title]
]
ENDS = ("bank", "bankrupt", "turn_cap", "all_closed", "final_train", "last_train", "stalled", "last_phase")


@pytest.mark.parametrize(("title", "players", "preset", "options"), CASES)
def test_random_games_keep_all_laws(title: str, players: int, preset: str, options: dict[str, str]) -> None:
    for seed in (players, players + 100):
        report = check_game(title, players, seed, preset, options, every=7)
        assert report.ended in ENDS or report.actions == 4000
        assert report.listed > report.actions / 2
        assert report.refused > report.actions / 2


@pytest.mark.parametrize("title", list(VARIANTS))
@pytest.mark.parametrize("seed", [1, 2])
def test_any_mixture_of_options_keeps_all_laws(title: str, seed: int) -> None:
    """Options that nobody would choose together are chosen together."""
    rng = Random(seed)
    options = {option.name: rng.choice(option.values) for option in catalogue.options_of(title) if option.values}
    if title == "1846":  # it has the cards that another option keeps in play
        options["privates_edition"] = "second"
    players = rng.choice(catalogue.player_counts(title))
    report = check_game(title, players, seed, "", options, max_actions=1500, per_family=4, every=40)
    assert report.ended in ENDS or report.actions == 1500


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


def test_money_of_a_company_that_has_left_is_noticed() -> None:
    broken = Game("1846", 3).state.copy()
    gone = next(iter(broken.shares))
    del broken.shares[gone]
    with pytest.raises(BrokenLaw, match="money belongs"):
        _check_conserved(broken)


def test_a_lost_train_is_noticed() -> None:
    broken = Game("1846", 3).state.copy()
    broken.trains["MS"] = ()
    with pytest.raises(BrokenLaw, match="trains 2"):
        _check_conserved(broken)


def test_a_corporation_without_president_is_noticed() -> None:
    broken = Game("1846", 3).state.copy()
    broken.pars["NYC"] = 100
    with pytest.raises(BrokenLaw, match="has a president"):
        _check_conserved(broken)
