"""Bots that misbehave in one way each."""

from highiron.bots import Decision, Sight, make_bot
from highiron.core.actions import EndGame, Pass
from highiron.core.events import Event

WHY = Event("by-chance")


class Sometimes:
    """Plays by chance, and wrongly at every fifth action of the game."""

    name = "sometimes"

    def __init__(self, seed: int = 0) -> None:
        self.other = make_bot("random", seed)

    def wrong(self, sight: Sight) -> Decision:
        raise RuntimeError("I have forgotten how to play")

    def decide(self, sight: Sight) -> Decision:
        return self.wrong(sight) if sight.number % 5 == 0 else self.other.decide(sight)


class Quitter(Sometimes):
    """Wants the game to end, which the engine would take from anybody."""

    def wrong(self, sight: Sight) -> Decision:
        return Decision(EndGame(seat=sight.seat), WHY)


class Impostor(Sometimes):
    """Passes for its neighbour."""

    def wrong(self, sight: Sight) -> Decision:
        return Decision(Pass(seat="B" if sight.seat == "A" else "A"), WHY)


class Greedy(Sometimes):
    """Bids more than it has while there is something to bid for."""

    def wrong(self, sight: Sight) -> Decision:
        decision = self.other.decide(sight)
        data = {name: getattr(decision.action, name) for name in decision.action.__struct_fields__}
        if "price" not in data:
            return decision
        return Decision(type(decision.action)(**(data | {"price": 99_999})), WHY)
