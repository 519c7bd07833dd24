"""`random`: any legal move, drawn so that games develop."""

from random import Random

from highiron.bots.bot import Decision, Sight, luck
from highiron.core.events import Event
from highiron.core.ids import DEPOT, POOL
from highiron.selfplay import RandomPlayers

GIVES_UP = 0.2  # how soon a player who can only ask others for a train stops asking


class RandomBot:
    """Plays like the random players of `highiron selfplay`; its temper comes from the seed."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        players = RandomPlayers(Random(self.seed))
        players.rng = luck(self.seed, sight)
        ruin = sight.family("bankrupt")
        if ruin is not None and _can_only_beg(sight) and players.rng.random() < GIVES_UP:
            return Decision(ruin.sample(players.rng), Event("by-chance"))
        return Decision(players.choose(sight.state, sight.families), Event("by-chance"))


def _can_only_beg(sight: Sight) -> bool:
    """Whether a train must be bought and no money is left: others may decline for ever what is offered them."""
    trains = sight.family("buy_train")
    bank = trains is not None and any(box["source"] in (DEPOT, POOL) for box in trains.boxes)
    return not bank and sight.family("sell_shares") is None and sight.family("pass") is None
