"""Every line-up goes through all seats, equally often."""

from collections import Counter

import pytest

from highiron.arena import ArenaError, Tournament, line_up, schedule


@pytest.mark.parametrize(
    ("named", "players", "expected"),
    [
        (["steady", "random"], 4, ("steady", "random", "random", "random")),
        (["steady"], 3, ("steady", "steady", "steady")),
        (["steady", "steady", "random"], 5, ("steady", "steady", "random", "random", "random")),
        (["steady", "random"], 2, ("steady", "random")),
        (["steady", "random"], None, ("steady", "random", "random", "random")),
        (["a", "b", "c", "d", "e", "f"], None, ("a", "b", "c", "d", "e", "f")),
    ],
)
def test_the_last_bot_fills_the_seats_that_are_left(
    named: list[str], players: int | None, expected: tuple[str, ...]
) -> None:
    assert line_up(named, players, "1830") == expected


def test_more_bots_than_players_are_refused() -> None:
    with pytest.raises(ArenaError, match="3 bots are named for 2 players"):
        line_up(["a", "b", "c"], 2)
    with pytest.raises(ArenaError, match="no bot"):
        line_up([], 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_bot_sits_in_every_seat_equally_often(players: int) -> None:
    names = tuple("abcdef"[:players])
    games = schedule(Tournament("1830", names, games=3 * players, seed=7))
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert len(seats) == players**2
    assert set(seats.values()) == {3}


def test_every_deal_is_played_from_every_seat_and_neighbours_stay() -> None:
    games = schedule(Tournament("1830", ("a", "b", "c"), games=6, seed=7))
    assert [(game.deal, game.rotation) for game in games] == [(7, 0), (7, 1), (7, 2), (8, 0), (8, 1), (8, 2)]
    assert [game.bots for game in games[:3]] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert len({game.name for game in games}) == 6


def test_a_game_is_named_by_deal_and_rotation_alone() -> None:
    late = schedule(Tournament("1830", ("a", "b"), games=6, seed=7))[4:]
    first = schedule(Tournament("1830", ("a", "b"), games=2, seed=9))
    assert [game.name for game in late] == [game.name for game in first]
    assert [game.bot_seed("A") for game in late] == [game.bot_seed("A") for game in first]
    seeds = {game.bot_seed(seat) for game in late + first for seat in "AB"}
    assert len(seeds) == 4  # each bot of each game has its own
