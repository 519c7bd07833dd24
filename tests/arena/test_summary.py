"""Sums: split wins, last places, times that add up."""

from highiron.arena import Played, Tournament, summary
from highiron.arena.playing import UNFINISHED
from highiron.arena.times import Times
from tests.arena.test_ratings import result


def test_a_shared_first_place_is_split() -> None:
    played = [
        Played(result(0, ("a", "b", "b"), (1, 1, 3)), {"a": Times(), "b": Times()}, []),
        Played(result(1, ("b", "a", "b"), (2, 1, 3)), {"a": Times(), "b": Times()}, []),
    ]
    found = summary(Tournament("1830", ("a", "b", "b"), 2), played)
    assert found.wins == {"a": 1.5, "b": 0.5}
    assert (found.by_bot["a"].first, found.by_bot["b"].first) == (1.0, 0.25)
    assert (found.by_bot["a"].last, found.by_bot["b"].last) == (0.0, 0.5)
    assert (found.by_bot["b"].games, found.by_bot["b"].seats) == (2, 4)
    assert found.by_bot["a"].mean_rank == 1.0


def test_nobody_is_last_when_all_are_first() -> None:
    played = [Played(result(0, ("a", "b"), (1, 1)), {"a": Times(), "b": Times()}, [])]
    found = summary(Tournament("1830", ("a", "b"), 1), played)
    assert {line.last for line in found.by_bot.values()} == {0.0}


def test_unfinished_games_are_counted_and_win_nothing() -> None:
    import msgspec

    cut = msgspec.structs.replace(result(0, ("a", "b"), (1, 2)), ended=UNFINISHED)
    found = summary(Tournament("1830", ("a", "b"), 1), [Played(cut, {"a": Times(), "b": Times()}, [])])
    assert (found.games, found.unfinished, found.ends) == (1, 1, {UNFINISHED: 1})
    assert found.wins == {"a": 0.0, "b": 0.0}
    assert found.ratings["a"] == found.ratings["b"]
    assert found.by_bot["a"].mean_rank == 0.0


def test_times_add_up() -> None:
    one, two = Times(), Times()
    for ms in range(1, 100):
        one.add(float(ms))
    assert two.add(500.0)
    two.worst_at = "there"
    assert not two.add(400.0)
    one.merge(two)
    assert (one.count, one.total, one.worst, one.worst_at) == (101, 5850.0, 500.0, "there")
    assert 49 < one.percentile(50) < 53
    assert 97 < one.percentile(98) < 101
    assert one.percentile(100) == 500.0
    assert Times().percentile(50) == 0.0


def test_times_are_not_shared() -> None:
    first = Times()
    first.add(1.0)
    assert Times().classes == {}
