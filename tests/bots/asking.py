"""Asking `steady` for its decision in a position."""

from highiron.bots import Decision, make_bot, sight_of
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock import decide_stock
from highiron.core.state import State


def asked(state: State, seed: int = 0, seat: str = "") -> Decision:
    """What steady answers in that seat, by default the one that is asked. Fails when the answer is not legal."""
    sight = sight_of(state, seat=seat)
    decision = make_bot("steady", seed).decide(sight)
    assert any(decision.action in family for family in sight.families), f"not legal: {decision}"
    return decision


class Told(Outlook):
    """An outlook that is told what to expect, so that a test shows what follows from it."""

    def __init__(
        self,
        state: State,
        *,
        revenue: dict[str, int] | None = None,
        short: dict[str, int] | None = None,
        rounds: float = 6.0,
        life: float = 99.0,
    ) -> None:
        super().__init__(state)
        self.told_revenue = revenue or {}
        self.told_short = short or {}
        self.told_rounds = rounds
        self.told_life = life

    def next_revenue(self, company: str) -> int:
        return self.told_revenue.get(company, 0)

    def shortage(self, company: str) -> int:
        return self.told_short.get(company, 0)

    def rounds_left(self) -> float:
        return self.told_rounds

    def train_life(self, train: str) -> float:
        return min(self.told_life, self.told_rounds)


def invests(outlook: Told) -> Decision:
    """What steady does in a stock round when it expects this."""
    sight = sight_of(outlook.state)
    decision = decide_stock(sight, outlook, Taste(0))
    assert any(decision.action in family for family in sight.families), f"not legal: {decision}"
    return decision
