"""Random games keep the laws of every title and those of 1817."""

import pytest

from highiron.conformance import check_game


@pytest.mark.parametrize(("players", "preset"), [(3, ""), (7, "18xx.games"), (12, "")])
def test_random_games_keep_all_laws(players: int, preset: str) -> None:
    report = check_game("1817", players, 1, preset, max_actions=300, every=5)
    assert report.refused > 100
