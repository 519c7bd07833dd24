"""A table of bots: whole games, move by move."""

from collections.abc import Iterator

from highiron.bots.bot import Bot, Decision, sight_of
from highiron.game import Game

MAX_ACTIONS = 20_000  # far beyond the longest game seen; a game that passes it has gone wrong


def decisions(game: Game, bots: dict[str, Bot], max_actions: int = MAX_ACTIONS) -> Iterator[Decision]:
    """Play the game on to its end, each seat by its bot, and tell every decision after it was played."""
    for _ in range(max_actions):
        if game.over:
            return
        decision = bots[game.state.actor].decide(sight_of(game.state, len(game.actions)))
        game.play(decision.action)
        yield decision
