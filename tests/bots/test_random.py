"""The random bot: any legal move, but none that wrongs another player or goes on for ever."""

import pytest

from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.core.actions import BuyPrivate, BuyTrain, TradePrivate
from highiron.game import Game


@pytest.mark.parametrize(("title", "players", "seed"), [("1830", 4, 1), ("1846", 4, 2), ("1846", 3, 3)])
def test_where_consent_counts_as_given_it_takes_nothing_from_another_player(
    title: str, players: int, seed: int
) -> None:
    game = Game(title, players, seed=seed, preset="18xx.games")
    bots = {seat: make_bot("random", number) for number, seat in enumerate(game.state.facts.seats)}
    bought = 0
    for number, decision in enumerate(decisions(game, bots)):
        action, before = decision.action, game.at(number)
        assert not isinstance(action, TradePrivate)
        if isinstance(action, BuyTrain):
            bought += 1
            assert before.presidents.get(action.source, action.seat) == action.seat
        if isinstance(action, BuyPrivate):
            assert before.privates[action.private] == action.seat
    assert game.over and bought


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_a_player_who_declines_everything_ends(seed: int) -> None:
    """Random players without money ask others for a train; they give up after a while."""
    game = Game("1830", 4, seed=seed)
    names = ["steady", "random", "random", "random"]
    bots = {seat: make_bot(names[number], seed) for number, seat in enumerate(game.state.facts.seats)}
    count = sum(1 for _ in decisions(game, bots, max_actions=5_000))
    assert game.over and count < 5_000
