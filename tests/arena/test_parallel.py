"""Many games at once: the same games with every number of processes, and nothing left behind."""

from contextlib import closing
from multiprocessing import active_children

import pytest

from highiron.arena import Played, Tournament, play_all, schedule
from highiron.arena.playing import GameFault

SHORT = {"bank_size": "2400"}


def tournament(games: int = 6) -> Tournament:
    return Tournament("1830", ("random", "random", "random"), games, 1, options=SHORT)


def test_two_processes_play_the_same_games_as_none() -> None:
    def results(jobs: int) -> list[object]:
        played = sorted(play_all(schedule(tournament()), jobs), key=lambda one: one.result.number)
        return [one.result for one in played]

    assert results(1) == results(2)
    assert active_children() == []


def test_stopping_early_ends_all_processes() -> None:
    with closing(play_all(schedule(tournament(500)), 2)) as games:
        next(games)
        assert len(active_children()) == 2
    assert active_children() == []


def test_a_game_whose_process_is_killed_is_played_again() -> None:
    found: list[Played] = []
    for played in play_all(schedule(tournament(12)), 2):
        if not found:
            active_children()[0].kill()
        found.append(played)
    assert sorted(played.result.number for played in found) == list(range(12))
    assert active_children() == []


def test_a_game_that_kills_its_process_each_time_is_named() -> None:
    deadly = Tournament("1830", ("tests.bots.odd_bots:Deadly", "random"), 2, 1, options=SHORT)
    with pytest.raises(GameFault, match=r"1830-2p-1-[01]: the process died 2 times"):
        list(play_all(schedule(deadly), 2))
    assert active_children() == []


def test_a_fault_in_a_process_names_the_game() -> None:
    unknown = Tournament("1830", ("nobody", "random"), 2, 1, options=SHORT)
    with pytest.raises(GameFault, match="nobody"):
        list(play_all(schedule(unknown), 2))
    assert active_children() == []
