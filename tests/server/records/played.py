"""Games to import, played at random."""

from functools import cache
from random import Random

from highiron.core.actions import EndGame
from highiron.game import Game
from highiron.records.files import own_text, site_text
from highiron.selfplay import RandomPlayers

PLAYERS = ["Ann", "Bob", "Cleo"]


@cache
def played(title: str = "1830", moves: int = 250, over: bool = True) -> Game:
    """A game of so many moves, ended by agreement if it shall be over. Not to be changed."""
    game = Game(title, list(PLAYERS), preset="18xx.games", seed=11)
    players = RandomPlayers(Random(3))
    for _ in range(moves):
        if game.over:
            break
        game.play(players.choose(game.state))
    if over and not game.over:
        game.play(EndGame(seat=game.state.actor))
    return game


def own(game: Game) -> str:
    return own_text(game)


def of_the_site(game: Game) -> str:
    return site_text(game)
