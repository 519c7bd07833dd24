"""Positions in the operating rounds of 1817: a company's turn at any step, with the interest of the round."""

from highiron.core.actions import Run
from highiron.core.shares import operating_order
from highiron.flow import engine
from highiron.steps.run import best_set, check_runs
from highiron.titles.t1817.frames import CashCrisis, Round, Turn
from highiron.titles.t1817.rounds import Rounds
from highiron.titles.t1817.zones import is_red
from tests.titles.t1817.boardroom import Boardroom


class Yard(Boardroom):
    """A table at which companies operate."""

    def turn(self, company: str, step: str = "track", *, rate: int = 5, number: int = 1, revenue: int = 0) -> None:
        """The company's turn at one of its steps; those that come after it in the order wait."""
        state = self.state
        order = operating_order(state, tuple(other for other in state.floated if not is_red(state, other)))
        waiting = tuple(order[order.index(company) + 1 :])
        seat = state.presidents[company]
        self._ask(
            Round(seat="", number=number, of=2, waiting=waiting, rate=rate, called=bool(state.final_turn)),
            Turn(seat=seat, company=company, step=step, fresh=step == "track", revenue=revenue),
        )

    def begin_round(self, number: int = 1, of: int = 2) -> None:
        """An operating round begins: interest is fixed, mail is paid, the first company is on turn."""
        handler = self.facts.rules.handlers["operating_round"]
        rounds: Rounds = handler.rounds  # type: ignore[attr-defined]
        self.state.frames = ()
        self.events = []
        rounds.begin_operating(self.state, number, of, self.events)
        engine.settle(self.state, self.events)
        self._check()

    def finish_turn(self) -> None:
        """The company on turn does nothing more."""
        company = self.company
        while self.company == company and not self.state.ended:
            self.play(self.actor, "pass")

    def tile(self, hex_id: str, tile: str, rotation: int, private: str = "") -> int:
        """Lay a tile; what it has cost the company."""
        company = self.company
        before = self.cash(company)
        self.play(self.actor, "lay_tile", company=company, hex=hex_id, tile=tile, rotation=rotation, private=private)
        return before - self.cash(company)

    def why_no_tile(self, hex_id: str, tile: str, rotation: int, private: str = "") -> dict[str, str]:
        fields = {"hex": hex_id, "tile": tile, "rotation": rotation, "private": private}
        return self.why_not(self.actor, "lay_tile", company=self.company, **fields)

    def earns(self, company: str, train: str, *path: str) -> int:
        """What one run would earn; it must be legal."""
        checked = check_runs(self.state, company, (Run(train=train, path=path),))
        assert not checked.reasons, checked.reasons
        return checked.revenue

    def why_no_run(self, company: str, train: str, *path: str) -> set[str]:
        return {reason.code for reason in check_runs(self.state, company, (Run(train=train, path=path),)).reasons}

    def best(self, company: str) -> int:
        return best_set(self.state, company).total

    def pays(self, kind: str) -> None:
        self.play(self.actor, "dividend", company=self.company, kind=kind)

    def _check(self) -> None:
        if not any(isinstance(frame, CashCrisis) for frame in self.state.frames):
            super()._check()
