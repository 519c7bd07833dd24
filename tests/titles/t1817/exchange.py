"""Positions of 1817 about shares: the auction of privates, stock rounds, new companies."""

from typing import Any

from highiron.core.events import Event
from highiron.core.ids import BANK
from highiron.titles.t1817.frames import Round, SeedAuction, Stock
from tests.titles.t1817.boardroom import SITE, Boardroom

__all__ = ["SITE", "Exchange"]


class Exchange(Boardroom):
    """Seats A, B, C are P, Q and S of the specification."""

    def give(self, **cash: int) -> None:
        """`give(A=300, B=50)`."""
        for seat, amount in cash.items():
            self.set_cash(seat, amount)

    # --- the auction of privates -------------------------------------------------------------------------------

    def seed_auction(self, seed: int = 200, seat: str = "A", **cash: int) -> None:
        """All privates that nobody has are for sale."""
        self.state.turn = 0
        self.state.privates = {name: self.state.privates.get(name, BANK) for name in self.facts.privates}
        self.give(**(dict.fromkeys(self.facts.seats, self.facts.cash) | cash))
        self._ask(SeedAuction(seat=seat, seed=seed))

    def seed(self) -> int:
        return next(frame.seed for frame in self.state.frames if isinstance(frame, SeedAuction))

    def bids(self, seat: str, private: str, price: int) -> list[Event]:
        return self.play(seat, "bid", private=private, price=price)

    # --- stock rounds ------------------------------------------------------------------------------------------

    def stock(self, seat: str = "A", turn: int = 2, **notes: Any) -> None:
        """A stock round that this seat opens."""
        self._leave_auction(turn)
        self.state.priority = seat
        self._ask(Stock(seat=seat, **notes))

    def opens(self, seat: str, company: str, price: int, at: str = "F3") -> list[Event]:
        """Open the auction of a company with its home there (`E22.1`: the second city)."""
        events = self.play(seat, "bid_company", company=company, price=price)
        hex_id, _, stop = at.partition(".")
        return [*events, *self.play(seat, "place_token", company=company, hex=hex_id, stop=int(stop or 0), private="")]

    def raises(self, seat: str, company: str, price: int) -> list[Event]:
        return self.play(seat, "bid_company", company=company, price=price)

    def sells(self, seat: str, company: str, count: int = 1) -> list[Event]:
        return self.play(seat, "sell_shares", company=company, count=count)

    def buys(self, seat: str, company: str, source: str = "") -> list[Event]:
        return self.play(seat, "buy_share", company=company, source=source or company)

    def why_no_purchase(self, seat: str, company: str, source: str = "") -> dict[str, str]:
        return self.why_not(seat, "buy_share", company=company, source=source or company)

    def shorts_one(self, seat: str, company: str) -> list[Event]:
        return self.play(seat, "short", company=company)

    def end_stock_round(self) -> None:
        """Everybody passes."""
        while isinstance(self.state.frames[0], Stock):
            self.play(self.actor, "pass")

    def in_operating_round(self) -> bool:
        return isinstance(self.state.frames[0], Round)
