"""The steady bot: who answers for which kind of moment."""

from highiron.bots.bot import Decision, Sight, luck
from highiron.core.events import Event


class SteadyBot:
    """Values shares, privates, companies and trains by simple estimates."""

    name = "steady"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        family = sight.families[0]
        return Decision(family.sample(luck(self.seed, sight)), Event("by-chance"))
