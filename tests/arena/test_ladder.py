"""The ladder: everybody plays equally often, a run goes on where it stopped, intervals hold what they should."""

from collections import Counter
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from highiron.arena import ArenaError
from highiron.arena.ladder import Pool, games_of, standing, wilson
from highiron.arena.ladder_run import Run, play_on

POOL = Pool("1846", ("random", "steady"), 3)


def test_everybody_plays_equally_often_and_each_deal_from_every_seat() -> None:
    pool = Pool("1830", tuple("abcdefg"), 4, seed=3)
    games = list(islice(games_of(pool), 4 * 70))
    seats: Counter[tuple[str, int]] = Counter()
    for game in games:
        assert len(set(game.bots)) == 4
        seats.update((bot, at) for at, bot in enumerate(game.bots))
    assert set(seats.values()) == {40}
    assert len({game.name for game in games}) == len(games)
    assert games == list(islice(games_of(pool), len(games)))
    assert games[0].name != next(games_of(Pool("1830", pool.bots, 4, seed=4))).name


def test_few_bots_take_several_seats() -> None:
    for game in islice(games_of(Pool("1830", ("a", "b"), 5)), 20):
        assert sorted(Counter(game.bots).values()) == [2, 3]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = Run(tmp_path, POOL)
    source = play_on(first, 3, 0.0, jobs=1)
    one = next(source)
    source.close()
    with first.path.open("ab") as file:
        file.write(b'{"result": {"game"')  # broken off while it wrote
    again = Run(tmp_path, POOL)
    assert [played.result for played in again.played] == [one.result]
    rest = list(play_on(again, 3, 0.0, jobs=1))
    assert len(rest) == 2 and one.result.game not in {played.result.game for played in rest}
    found = Run(tmp_path, POOL).ladder()
    assert found.games == 3 and [rung.bot for rung in found.rungs] == ["steady", "random"]
    assert sum(rung.wins for rung in found.rungs) == pytest.approx(3)
    assert all(rung.low < rung.rating < rung.high and rung.times.median > 0 for rung in found.rungs)
    assert standing(POOL, list(reversed(again.played))) == found
    assert not list(play_on(again, 3, 0.0, jobs=1))
    with pytest.raises(ArenaError, match="begun with 3 players"):
        Run(tmp_path, Pool("1846", ("random", "steady"), 4))


def test_a_run_that_had_not_even_begun_begins(tmp_path: Path) -> None:
    (tmp_path / "1846.games.jsonl").write_bytes(b'{"title"')
    assert not Run(tmp_path, POOL).played
    assert not Run(tmp_path, POOL).played


def test_games_of_different_code_are_not_mixed(tmp_path: Path) -> None:
    Run(tmp_path, msgspec.structs.replace(POOL, commit="0123abcd"))
    with pytest.raises(ArenaError, match="commit 0123abcd, and this is 4567cdef"):
        Run(tmp_path, msgspec.structs.replace(POOL, commit="4567cdef"))
    assert Run(tmp_path, msgspec.structs.replace(POOL, commit="0123abcd")).ladder().commit == "0123abcd"


def test_a_bot_in_several_seats_has_played_one_game(tmp_path: Path) -> None:
    run = Run(tmp_path, POOL)
    games = len(list(play_on(run, 3, 0.0, jobs=1)))
    for rung in run.ladder().rungs:
        assert rung.games == games == 3
        assert rung.won == pytest.approx(rung.wins / games, abs=0.001)
        assert (rung.wins_low, rung.wins_high) == pytest.approx(wilson(rung.wins, games), abs=0.001)


def test_a_ladder_of_one_is_none() -> None:
    with pytest.raises(ArenaError, match="at least two"):
        next(games_of(Pool("1830", ("a",), 4)))


def test_the_interval_of_a_part() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(5, 20)
    assert (round(low, 3), round(high, 3)) == (0.112, 0.469)  # as tables of Wilson's score have it
    assert wilson(20, 20)[1] == pytest.approx(1.0) and wilson(0, 20)[0] == 0.0
