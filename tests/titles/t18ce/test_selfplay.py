"""Games of random players: how they end, and what their report counts."""

from collections import Counter

from highiron.selfplay import notable_events, play_random_game


def test_random_games_end_by_the_bank_or_phase_eight_and_everything_happens() -> None:
    """18CE-17.3: no move is refused; phases pass, and trains of both kinds run."""
    games = [play_random_game("18CE", players, players) for players in (3, 4, 5, 6)]
    assert {game.state.ended for game in games} <= {"bank", "last_phase"}
    counted = sum((notable_events(game) for game in games), Counter[str]())
    for what in ("tiles", "stations", "trains bought", "trains exported", "wagons bought", "companies floated"):
        assert counted[what], what
    assert counted["passenger runs"] > counted["freight runs"] > 0
    assert counted["games that reached phase 5"] == len(games)
