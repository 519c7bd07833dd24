"""Games of random players of 1817: what they come to, and what is counted of them."""

import pytest

from highiron.cli import report
from highiron.conformance import _check_conserved
from highiron.game import Game
from highiron.selfplay import notable_events, play_random_game
from highiron.titles.t1817.actions import ACTIONS


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """All laws hold after every action of them."""
    settings = [(3, 0, ""), (4, 1, ""), (5, 102, "18xx.games"), (7, 104, "18xx.games"), (3, 10, "")]
    return [
        play_random_game("1817", players, seed, preset, progress=lambda state, _: _check_conserved(state))
        for players, seed, preset in settings
    ]


def test_everything_happens(games: list[Game]) -> None:
    """Companies grow, are sold in all three ways, and go; players short, borrow and go bankrupt."""
    counted = [notable_events(game) for game in games]
    names = {name for count in counted for name in count}
    assert names == {
        "bankruptcies",
        "companies bought in liquidation",
        "companies liquidated by the bank",
        "conversions",
        "friendly sales",
        "games with an 8-train",
        "loans",
        "mergers",
        "shorts",
        "take-overs",
    }
    assert {game.state.ended for game in games} == {"bankrupt", "last_train"}


def test_every_action_of_its_own_happens(games: list[Game]) -> None:
    seen = {type(action) for game in games for action in game.actions}
    assert set(ACTIONS) <= seen


def test_the_report_counts_what_the_title_names(games: list[Game], capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each thing, with how often and in how many games."""
    report.show("1817", [report.line_of(game, number, 1.0) for number, game in enumerate(games)], False)
    shown = capsys.readouterr().out
    loans = sum(notable_events(game)["loans"] for game in games)
    assert f"loans: {loans:,} in 5 of 5 games" in shown
    assert "take-overs: " in shown
