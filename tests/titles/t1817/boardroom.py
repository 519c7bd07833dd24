"""Positions of 1817: companies of all sizes and zones, their shares and shorts, their mergers and sales."""

from highiron.core.events import Event
from highiron.core.ids import POOL
from highiron.flow import engine
from highiron.titles.t1817.frames import Sale, SaleBidding
from highiron.titles.t1817.laws import debts_are_pending
from highiron.titles.t1817.loans import LOAN, loans_of
from highiron.titles.t1817.merger_round import begin_mergers
from highiron.titles.t1817.stations import set_size, set_tokens
from tests.scenario import Table

SITE = "18xx.games"
ZONES = ("L", "G1", "G2", "G3")
TOKENS = {2: 1, 5: 2, 10: 4}


class Boardroom(Table):
    """Nothing has happened yet; companies are founded as an example says. Seats A, B, C are P, Q and S of the spec."""

    def __init__(self, players: int = 3, options: dict[str, str] | None = None, *, preset: str = "") -> None:
        super().__init__(players, options, preset=preset, title="1817")
        self._leave_auction(2)
        for seat in self.facts.seats:
            self.set_cash(seat, 0)

    def found(
        self,
        company: str,
        price: int | str,
        size: int,
        president: str,
        cash: int = 0,
        *,
        loans: int = 0,
        trains: tuple[str, ...] = ("3",),
        at: tuple[str, ...] = (),
        tokens: int = 0,
        shorts: dict[str, int] | None = None,
        **held: int,
    ) -> None:
        """A company in play: `found("R", 120, 5, "A", 100, A=3, B=1, pool=1, shorts={"C": 1}, at=("H3", "G6"))`.

        The president has two shares unless told; what nobody has lies in the treasury. `at` are the hexes of its
        tokens (`E22.1` for the second city), `tokens` how many it has in all.
        """
        state = self.state
        set_size(state, company, size)
        set_tokens(state, company, tokens or max(TOKENS[size], len(at)))
        owned = {POOL: 0, president: 2} | held
        sold = shorts or {}
        if sold:
            state.shorts[company] = dict(sold)
        left = size + sum(sold.values()) - sum(owned.values())
        state.shares[company] = {company: left} | owned
        state.presidents[company] = president
        state.pars[company] = 100
        state.move_token(company, self.space(price))
        state.floated = (*state.floated, company)
        state.operated = (*state.operated, company)
        self.set_cash(company, cash)
        if loans:
            state.loans[company] = LOAN * loans
        self.give_trains(company, *trains)
        for place in at:
            hex_id, _, stop = place.partition(".")
            self.put_token(company, hex_id, int(stop or 0))

    def space(self, price: int | str) -> tuple[int, int]:
        """The space of the track with that price, or that name."""
        if isinstance(price, str):
            return 0, ZONES.index(price)
        return next(cell for cell, facts in self.facts.market.cells.items() if facts.price == price)

    def price(self, company: str) -> int | str:
        """Its price, or the name of its space in grey or red."""
        _, column = self.state.cell(company)
        return ZONES[column] if column < len(ZONES) else self.state.price(company)

    def cash(self, owner: str) -> int:
        return self.state.cash[owner]

    def held(self, company: str) -> dict[str, int]:
        """Who has shares of it; its own are under its name."""
        return {owner: count for owner, count in self.state.shares[company].items() if count}

    def shorts(self, company: str) -> dict[str, int]:
        return dict(self.state.shorts.get(company, {}))

    def loans(self, company: str) -> int:
        return loans_of(self.state, company)

    def tokens(self, company: str) -> int:
        """On map and charter."""
        return len(self.state.charter(company).token_prices)

    def stations(self, company: str) -> set[str]:
        """The hexes of its tokens."""
        return {hex_id for hex_id, _ in self.state.board.stations.get(company, ())}

    def size(self, company: str) -> int:
        return self.state.charter(company).shares

    def in_play(self, company: str) -> bool:
        return company in self.state.market

    def mergers(self, number: int = 1) -> list[Event]:
        """The merger and acquisition round begins now."""
        self.state.frames = ()
        self.events = []
        begin_mergers(self.state, number, 2, 2, self.events)
        engine.settle(self.state, self.events)
        self._check()
        return self.events

    def asked(self) -> str:
        """The company that the pending question is about."""
        return str(getattr(self.state.frame, "company", ""))

    def sales(self) -> list[str]:
        """Pass in every turn of part A and come to the sales; the companies put up meanwhile."""
        events = list(self.events)
        while engine.step_name(self.state) == "grow":
            events += self.play(self.actor, "pass")
        return [event.args["company"] for event in events if event.code == "company-put-up"]

    def until(self, company: str) -> None:
        """Nobody offers or bids until this company is put up."""
        while not self.is_on_sale(company):
            self.play(self.actor, "pass")

    def is_on_sale(self, company: str) -> bool:
        return any(isinstance(frame, (Sale, SaleBidding)) and frame.company == company for frame in self.state.frames)

    def bid(self, seat: str, price: int) -> list[Event]:
        return self.play(seat, "bid_company", company=self.asked(), price=price)

    def why_no_bid(self, seat: str, price: int) -> dict[str, str]:
        return self.why_not(seat, "bid_company", company=self.asked(), price=price)

    def put_up(self) -> list[str]:
        """The companies put up by the last play."""
        return [args["company"] for args in self.happened("company-put-up")]

    def _check_debts(self) -> None:
        """Only players who are asked how to pay are below zero."""
        assert not debts_are_pending(self.state)
