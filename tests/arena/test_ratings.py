"""Ratings tell the stronger bot, do not depend on the order games are given in, and know how sure they are."""

from random import Random

import pytest

from highiron.arena import ArenaError, GameResult, ratings
from highiron.arena.ratings import rate


def result(number: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> GameResult:
    none = tuple(False for _ in bots)
    wealth = tuple(1000 - rank for rank in ranks)
    return GameResult(f"g{number}", number, bots, wealth, ranks, none, "bank", 100, 5, 9, 4, 2, 2)


def games(count: int) -> list[GameResult]:
    """`good` is first three times of four, `bad` always last."""
    found = []
    for number in range(count):
        ranks = (1, 2, 3) if number % 4 else (2, 1, 3)
        found.append(result(number, ("good", "fair", "bad"), ranks))
    return found


def test_the_stronger_bot_is_rated_higher() -> None:
    found = rate(["good", "fair", "bad"], games(40))
    assert found["good"].mu > found["fair"].mu > found["bad"].mu
    assert found["good"].ordinal > found["bad"].mu


def test_more_games_make_it_surer() -> None:
    few, many = rate(["good", "fair", "bad"], games(4)), rate(["good", "fair", "bad"], games(40))
    assert many["good"].sigma < few["good"].sigma < 25 / 3


def test_the_order_in_which_games_end_does_not_matter() -> None:
    shuffled = games(30)
    Random(1).shuffle(shuffled)
    assert rate(["good", "fair", "bad"], shuffled) == rate(["good", "fair", "bad"], games(30))


def test_seats_of_one_bot_share_a_rating() -> None:
    found = rate(["one", "many"], [result(n, ("one", "many", "many", "many"), (1, 2, 3, 4)) for n in range(20)])
    assert found["one"].mu > 25 > found["many"].mu


def test_equals_stay_equal() -> None:
    found = rate(["a", "b"], [result(n, ("a", "b"), (1, 1)) for n in range(10)])
    assert found["a"] == found["b"]


def test_a_bot_among_its_own_is_not_rated() -> None:
    alone = rate(["a"], [result(0, ("a", "a"), (1, 2))])
    assert (alone["a"].mu, alone["a"].sigma) == (25.0, 8.3333)


def test_a_missing_package_is_named_with_the_extra_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    with pytest.raises(ArenaError, match=r"highiron\[lab\]"):
        rate(["a"], [])
