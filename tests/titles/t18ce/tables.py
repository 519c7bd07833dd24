"""Positions of 18CE: `tests.scenario.Table` with short names for what its edge cases speak of."""

from typing import Any

import msgspec

from highiron.core.ids import BANK, POOL
from highiron.steps.frames import StockRound
from highiron.titles.t18ce.frames import Auction
from tests.scenario import Table


class Table18CE(Table):
    """Four players A to D, where the edge cases have P1 to P4; the first position is the auction with A to move."""

    def __init__(self, players: int = 4, **options: str) -> None:
        super().__init__(players, options, title="18CE")
        frame = self.state.frame
        assert isinstance(frame, Auction)
        self.state.priority = "A"
        self.state.frames = (msgspec.structs.replace(frame, seat="A", opener="A"),)

    def take(self, *purchases: str) -> None:
        """`take("A A", "B B")`: these seats buy these privates at their price."""
        for purchase in purchases:
            seat, private = purchase.split()
            self.play(seat, "take_private", private=f"p:{private}")

    def bid(self, *bids: str) -> None:
        """`bid("A C 75")`."""
        for text in bids:
            seat, private, price = text.split()
            self.play(seat, "bid", private=f"p:{private}", price=int(price))

    def hold(self, company: str, par: int = 100, **held: int) -> None:
        """A company whose shares lie so: `hold("JZR", A=6, B=2, pool=1)`; the first seat named directs it."""
        director = next(owner for owner in held if owner != POOL)
        self.start(company, par, director, at="", treasury=0, **held)

    def price(self, company: str, price: int) -> None:
        """The marker of the company goes to that value, arriving there now."""
        cell = next(cell for cell, found in self.facts.market.cells.items() if found.price == price)
        self.state.move_token(company, cell)

    def sell(self, seat: str, company: str, count: int) -> Any:
        return self.play(seat, "sell_shares", company=company, count=count)

    def buy(self, seat: str, company: str, source: str = "ipo") -> Any:
        return self.play(seat, "buy_share", company=company, source=source)

    def end_stock_round(self) -> None:
        """Everybody who has a choice passes until the stock round is over."""
        turn = self.state.turn
        while isinstance(self.state.frame, StockRound) and self.state.turn == turn:
            self.play(self.actor, "pass")

    @property
    def bank(self) -> int:
        return self.state.cash[BANK]
