"""What a tile, a token or a train would earn, for all legal lays at once."""

import pytest

from highiron.core.actions import LayTile, PlaceToken
from highiron.core.state import State
from highiron.flow.engine import apply, legal
from highiron.game import Game
from highiron.selfplay import play_random_game
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import after_lays, best_set, what_if

BEFORE_RUN = ("track", "token", "issue", "build")


def positions(title: str, seed: int) -> list[tuple[State, str]]:
    """Positions of a game in which a company with trains may build."""
    game: Game = play_random_game(title, 4, seed, "18xx.games", max_actions=700)
    found: list[tuple[State, str]] = []
    for number in range(len(game.actions)):
        state = game.at(number)
        turn = state.frames[-1] if state.frames else None
        if isinstance(turn, OperatingTurn) and turn.step in BEFORE_RUN and state.trains[turn.company]:
            found.append((state, turn.company))
    return found[:: max(1, len(found) // 6)]


@pytest.mark.parametrize(("title", "seed"), [("1830", 1), ("1830", 2), ("1846", 1)])
def test_all_legal_lays_at_once_agree_with_making_each(title: str, seed: int) -> None:
    compared = 0
    for state, company in positions(title, seed):
        lays = [
            move
            for family in legal(state)
            for move in (family if family.kind == "lay_tile" else ())
            if isinstance(move, LayTile) and not move.private
        ][:60]
        for lay, outcome in zip(lays, after_lays(state, lays), strict=True):
            after, _ = apply(state, lay)
            laid = state.copy()
            laid.board = after.board
            if any(stop < 0 for placed in after.board.stations.values() for _, stop in placed):
                continue  # a lifted token waits for its city
            assert outcome.revenue == best_set(laid, company).total, lay
            assert outcome.gain == outcome.revenue - best_set(state, company).total
            compared += 1
    assert compared > 50


def test_a_token_and_a_train() -> None:
    compared = 0
    for state, company in positions("1830", 3) + positions("1846", 2):
        hints = what_if(state, company)
        more = hints.after_train("5", 5)
        assert more.revenue >= hints.now.total
        assert more.gain == more.revenue - hints.now.total
        for family in legal(state):
            for move in family if family.kind == "place_token" else ():
                assert isinstance(move, PlaceToken)
                outcome = hints.after_token(move.hex, move.stop)
                after, _ = apply(state, move)
                placed = state.copy()
                placed.board = after.board
                assert outcome.revenue == best_set(placed, company).total
                compared += 1
    assert compared > 3
