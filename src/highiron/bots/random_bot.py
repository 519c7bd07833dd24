"""`random`: any legal move, drawn so that games develop."""

from random import Random

from highiron.bots.bot import Decision, Sight, luck
from highiron.core.events import Event
from highiron.selfplay import RandomPlayers


class RandomBot:
    """Plays like the random players of `highiron selfplay`; its temper comes from the seed."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        players = RandomPlayers(Random(self.seed))
        players.rng = luck(self.seed, sight)
        return Decision(players.choose(sight.state, sight.families), Event("by-chance"))
