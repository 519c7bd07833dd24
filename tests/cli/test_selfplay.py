"""The random players: a seed names a game, games develop, and everything the rules allow happens."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from highiron.core import actions
from highiron.core.actions import ACTION_TYPES, kind_of
from highiron.core.shares import worth
from highiron.game import Game
from highiron.selfplay import play_out, play_random_game, random_position


@pytest.fixture(scope="module")
def games() -> list[Game]:
    # The last one ends by a bankruptcy, which few do.
    site = [play_random_game("1830", 3 + seed % 4, seed, "18xx.games") for seed in (*range(9), 30)]
    return site + [play_random_game("1830", 2 + seed % 5, seed) for seed in range(3)]


@pytest.fixture(scope="module")
def games_of_1846() -> list[Game]:
    return [play_random_game("1846", 2 + seed % 4, seed, "18xx.games") for seed in range(8)]


def test_games_come_to_an_end_in_a_late_phase(games: list[Game]) -> None:
    assert all(game.over for game in games)
    late = [game for game in games if game.state.phase_facts.id in ("5", "6", "D")]
    assert len(late) > len(games) / 2
    assert {game.state.ended for game in games} == {"bank", "bankrupt"}
    assert max(len(game.actions) for game in games) < 6_000


def test_every_kind_of_action_happens(games: list[Game], games_of_1846: list[Game]) -> None:
    """Actions of a title's own are looked for in its own tests."""
    seen = Counter(kind_of(action) for game in games + games_of_1846 for action in game.actions)
    shared = {kind for kind, action in ACTION_TYPES.items() if action.__module__ == actions.__name__}
    assert shared - set(seen) == {"end_game"}


def test_what_is_special_happens_too(games: list[Game]) -> None:
    codes = Counter(
        event.code for game in games for number in range(len(game.actions)) for event in game.events(number + 1)
    )
    wanted = ("bidding-opened", "private-exchanged", "presidency-passed", "trains-rusted", "train-discarded")
    for code in (*wanted, "offer-accepted", "offer-declined", "share-given", "bank-broken"):
        assert codes[code], code
    reasons = Counter(
        event.args["why"]
        for game in games
        for number in range(len(game.actions))
        for event in game.events(number + 1)
        if event.code == "cash-moved"
    )
    assert reasons["contribution"]
    privileges = {getattr(action, "private", "") for game in games for action in game.actions}
    assert {"CS", "DH"} <= privileges


def test_a_seed_names_a_game_in_every_process() -> None:
    code = "from highiron.selfplay import play_random_game as p; print(p('1830', 4, 3).state.fingerprint())"
    prints = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": str(number)},
        ).stdout.strip()
        for number in (1, 2)
    ]
    assert prints[0] == prints[1] == play_random_game("1830", 4, 3).state.fingerprint()
    assert prints[0] != play_random_game("1830", 4, 4).state.fingerprint()


def test_playing_on_without_history_is_the_same_game() -> None:
    game = play_random_game("1830", 4, 5, max_actions=300)
    assert random_position("1830", 4, 5, 300) == game.state
    assert len(game.actions) == 300
    last, count = play_out(game.state, 1, quick=True)
    assert last.ended
    assert count > 0
    assert sum(worth(last, seat) for seat in last.facts.seats) > 0


def test_progress_is_told_after_every_action() -> None:
    told: list[int] = []
    play_random_game("1830", 3, 1, max_actions=20, progress=lambda state, count: told.append(count))
    assert told == list(range(1, 21))
