"""Positions of 1846 about money: prices, shares, trains and presidents."""

from typing import Any

from highiron.core.events import Event
from highiron.core.ids import POOL
from highiron.flow import engine
from highiron.steps.frames import OperatingRound
from highiron.steps.run import best_set
from highiron.titles.t1846.frames import Round, Turn
from tests.scenario import cell_name
from tests.titles.t1846.railways import SITE, Railways

__all__ = ["SITE", "Boardroom"]


class Boardroom(Railways):
    """Corporations are set up by price; shares that nobody is given lie in the treasury.

    On the empty board NYC has a route, from Erie to Buffalo for $40; GT has none.
    """

    def found(
        self, company: str, price: int, president: str, treasury: int = 0, trains: tuple[str, ...] = (), /, **held: int
    ) -> None:
        """`found("NYC", 100, "A", 500, ("2",), A=3, B=2, pool=1)`; the president holds two unless told."""
        self.start(company, 100, president, at=self.cell_at(price), treasury=treasury, **held)
        self.give_trains(company, *trains)

    def cell_at(self, price: int) -> str:
        """The market's only cell with that price."""
        return next(cell_name(cell) for cell, facts in self.facts.market.cells.items() if facts.price == price)

    def price(self, company: str) -> int:
        return self.state.price(company)

    def cash(self, owner: str) -> int:
        return self.state.cash[owner]

    def held(self, company: str, owner: str) -> int:
        return self.state.held(company, owner)

    def trains(self, owner: str) -> tuple[str, ...]:
        return self.state.trains[owner]

    def ended(self) -> str:
        """Why the game is over; "" while it goes on."""
        return self.state.ended

    def receiver(self, company: str) -> None:
        """Its president has gone bankrupt: those shares lie in the market."""
        seat = self.state.presidents.pop(company)
        self.state.move_shares(company, seat, POOL, self.held(company, seat))

    def train_step(self, company: str) -> None:
        self.operating_turn(company, "trains")

    def round_of(self, *companies: str, turn: int = 2, number: int = 1, ascending: bool = False) -> None:
        """An operating round in which these have not operated yet, in this order."""
        self.state.turn = turn
        self._ask(Round(seat="", number=number, of=2, waiting=companies, ascending=ascending))

    def turn_before(self, company: str, step: str, *waiting: str, number: int = 1, ascending: bool = False) -> None:
        """The turn of a company with others to follow."""
        self._ask(
            Round(seat="", number=number, of=2, waiting=waiting, ascending=ascending),
            Turn(seat=self.state.presidents[company], company=company, step=step),
        )

    def waiting(self) -> tuple[str, ...]:
        """Who is still to operate in this round."""
        frame = self.state.frames[0]
        assert isinstance(frame, OperatingRound)
        return frame.waiting

    def buys_train(self, train: str, source: str = "depot", price: int = 0) -> list[Event]:
        """The company whose turn it is buys a train, at the printed price unless told."""
        return self.play(self.actor, "buy_train", **self._train(train, source, price))

    def why_no_train(self, train: str, source: str = "depot", price: int = 0) -> dict[str, str]:
        return self.why_not(self.actor, "buy_train", **self._train(train, source, price))

    def on_offer(self) -> set[tuple[str, str]]:
        """Source and form of all trains that may be bought."""
        return {(action.source, action.train) for action in self.offers("buy_train")}  # type: ignore[attr-defined]

    def from_depot(self) -> set[str]:
        return {train for source, train in self.on_offer() if source == "depot"}

    def _train(self, train: str, source: str, price: int) -> dict[str, Any]:
        price = price or self.facts.trains[train].price
        return {"company": self.company, "source": source, "train": train, "price": price}

    def issue(self, count: int) -> list[Event]:
        return self.play(self.actor, "issue_shares", company=self.company, count=count)

    def why_no_issue(self, count: int) -> dict[str, str]:
        return self.why_not(self.actor, "issue_shares", company=self.company, count=count)

    def sells(self, company: str, count: int) -> list[Event]:
        return self.play(self.actor, "sell_shares", company=company, count=count)

    def why_no_sale(self, company: str, count: int) -> dict[str, str]:
        return self.why_not(self.actor, "sell_shares", company=company, count=count)

    def runs_and_retains(self) -> None:
        """The best run of the company whose turn it is; its revenue stays in the treasury."""
        runs = [{"train": run.train, "path": list(run.path)} for run in best_set(self.state, self.company).runs]
        self.play(self.actor, "run_trains", company=self.company, runs=runs)
        self.pays("retain")

    def pays(self, kind: str) -> list[Event]:
        """The dividend of the company whose turn it is: pay, half or retain."""
        return self.play(self.actor, "dividend", company=self.company, kind=kind)

    def restart(self) -> None:
        """Let everything happen that needs nobody's choice."""
        self.events = []
        engine.settle(self.state, self.events)
