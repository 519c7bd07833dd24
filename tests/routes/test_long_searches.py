"""Bounds that only long searches use, on positions small enough to list all runs; and how far they reach."""

import pytest

from highiron.core.actions import RunTrains
from highiron.core.board import build_board
from highiron.routes import finder, joint
from highiron.routes.solver import best_runs
from highiron.selfplay import play_random_game
from highiron.steps.run import BUDGET, route_rules, trains_of
from tests.routes.test_positions import compare


@pytest.mark.parametrize("seed", range(20, 23))
def test_walks_from_the_first_node_on(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """18CE-10.10: the bound by walks leaves out no best run, of passengers or freight."""
    monkeypatch.setattr(finder, "LONG", 1)
    game = play_random_game("18CE", 3 + seed % 4, seed)
    assert compare(game, 24, 800) >= 20


@pytest.mark.parametrize(("title", "preset"), [("1830", "18xx.games"), ("1846", "18xx.games"), ("18CE", "")])
def test_lists_of_two_trains_from_the_first_slack_on(title: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs of one train that fit a run of the other, whatever the slack that is begun with."""
    monkeypatch.setattr(joint, "FIRST_SLACK", 10)
    game = play_random_game(title, 4, 31, preset, max_actions=900)
    assert compare(game, 24, 800) >= 5


def test_two_long_trains_on_late_boards() -> None:
    """18CE-10.10: some took up to 9,938 nodes when the runs of each train were listed whatever the other could do."""
    game = play_random_game("18CE", 4, 15)
    most = 0
    for number, action in enumerate(game.actions):
        if isinstance(action, RunTrains):
            state, company = game.at(number), action.company
            board = build_board(state.board.plan, state.facts.tiles, state.board.tiles, state.board.stations)
            trains, rules = trains_of(state, company), route_rules(state, company)
            best = best_runs(board, company, trains, state.phase_facts.values, rules, BUDGET)
            assert best.proved, number
            most = max(most, best.nodes)
    assert 1_000 < most < 5_000
