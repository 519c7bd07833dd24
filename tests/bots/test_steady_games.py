"""Whole games of `steady` players: they end, no move is refused, and nothing depends on chance."""

import pytest

from highiron.bots import Decision, make_bot
from highiron.bots.table import decisions
from highiron.game import Game

TABLES = [
    *[("1830", players, "", {}) for players in (2, 3, 4, 5, 6)],
    ("1830", 3, "18xx.games", {}),
    ("1830", 4, "", {"board": "plus"}),
    *[("1846", players, "", {}) for players in (2, 3, 4, 5)],
    ("1846", 4, "18xx.games", {}),
    ("1846", 3, "", {"privates_edition": "second", "guarantee_second_co": "on"}),
    ("18CE", 3, "", {}),
    ("18CE", 6, "", {"wagon_trade": "as_trains", "loan_debtor": "company"}),
]


def play(
    title: str, players: int, preset: str, options: dict[str, str], seed: int = 7, most: int = 4_000
) -> tuple[Game, list[Decision]]:
    """A game of steady players, each with opinions of its own; a refused move would raise."""
    game = Game(title, players, preset=preset, options=options, seed=seed)
    bots = {seat: make_bot("steady", seed + at) for at, seat in enumerate(game.state.facts.seats)}
    return game, list(decisions(game, bots, most))


@pytest.mark.parametrize(("title", "players", "preset", "options"), TABLES)
def test_games_end(title: str, players: int, preset: str, options: dict[str, str]) -> None:
    game, made = play(title, players, preset, options)
    assert game.over
    assert len(made) == len(game.actions)
    assert len(game.state.floated) >= players  # everybody has something to run
    assert max(game.result().values()) > 3 * game.state.facts.cash


def test_the_same_seed_plays_the_same_game() -> None:
    first, _ = play("1846", 3, "", {}, most=120)
    second, _ = play("1846", 3, "", {}, most=120)
    assert first.actions == second.actions
    assert len(first.actions) == 120


def test_another_seed_plays_another_game() -> None:
    first, _ = play("1830", 3, "", {}, seed=1, most=60)
    second, _ = play("1830", 3, "", {}, seed=9, most=60)
    assert first.actions != second.actions


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_steady_beats_players_who_move_by_chance(title: str) -> None:
    game = Game(title, 3, seed=5)
    names = {"A": "random", "B": "steady", "C": "random"}
    for _ in decisions(game, {seat: make_bot(name, 5) for seat, name in names.items()}):
        pass
    assert game.winners() == ["B"]
