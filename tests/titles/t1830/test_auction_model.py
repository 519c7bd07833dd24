"""The auction against a second, plain model of 1830 section 3, along random auctions under all options."""

from itertools import product
from random import Random

import pytest

from highiron.core.ids import BANK
from tests.scenario import Table

FACES = {"SV": 20, "CS": 40, "DH": 70, "MH": 110, "CA": 160, "BO": 220}
PAYS = {"SV": 5, "CS": 10, "DH": 15, "MH": 20, "CA": 25, "BO": 30}
Move = tuple[str, str, int, int]  # kind, private, lowest and highest price


class Model:
    """The auction as section 3 tells it; seats are numbers, the names of the privates are their order."""

    def __init__(self, players: int, cash: int, reentry: bool, lowest_next: bool, resume_priority: bool) -> None:
        self.players = players
        self.cash = [cash] * players
        self.reentry, self.lowest_next, self.resume_priority = reentry, lowest_next, resume_priority
        self.owners: dict[str, int] = {}
        self.bids: dict[str, dict[int, int]] = {private: {} for private in FACES}
        self.sv_price = 20
        self.actor = self.priority = self.passes = 0
        self.war: list[int] = []  # bidders of the private in auction, clockwise
        self.silent: set[int] = set()  # who passed since the last raise

    @property
    def current(self) -> str:
        return next((private for private in FACES if private not in self.owners), "")

    def free(self, seat: int, but: str = "") -> int:
        """1830-3.5."""
        return self.cash[seat] - sum(on.get(seat, 0) for private, on in self.bids.items() if private != but)

    def least(self, private: str) -> int:
        """1830-3.4."""
        return max([FACES[private], *self.bids[private].values()]) + 5

    def price(self) -> int:
        return self.sv_price if self.current == "SV" else FACES[self.current]

    def legal(self) -> set[Move]:
        """Everything the actor may do."""
        found: set[Move] = {("pass", "", 0, 0)}
        later = [private for private in FACES if private not in self.owners and private != self.current]
        if not self.war and self.free(self.actor) >= self.price():
            found.add(("take_private", self.current, 0, 0))
        for private in [self.current] if self.war else later:
            low, high = self.least(private), self.free(self.actor, private)
            if high >= low:
                found.add(("bid", private, low, high))
        return found

    def play(self, kind: str, private: str, price: int) -> None:
        seat, in_war = self.actor, bool(self.war)
        if kind == "take_private":
            self.buy(seat)
        elif kind == "bid":
            self.bids[private][seat] = price
            self.passes, self.silent = 0, set()
            if not in_war:
                self.actor = (seat + 1) % self.players
        elif not in_war:
            self.ordinary_pass(seat)
        else:
            self.silent.add(seat)
            if not self.reentry:
                self.war.remove(seat)
                del self.bids[self.current][seat]
        if in_war:
            self.next_in_war(seat)

    def buy(self, seat: int) -> None:
        """1830-3.3, and 3.6 afterwards."""
        price, private = self.price(), self.current
        self.actor = self.priority = (seat + 1) % self.players
        self.passes = 0
        self.sell(private, seat, price)

    def sell(self, private: str, seat: int, price: int) -> None:
        self.cash[seat] -= price
        self.owners[private] = seat
        self.bids[private] = {}
        self.war = []
        if self.current:
            standing = self.bids[self.current]
            if len(standing) == 1:
                ((bidder, amount),) = standing.items()
                self.sell(self.current, bidder, amount)
            elif standing:
                self.war = sorted(standing)
                self.silent = set()
                self.actor = min(standing, key=lambda bidder: standing[bidder])

    def ordinary_pass(self, seat: int) -> None:
        """1830-3.8."""
        self.passes += 1
        self.actor = (seat + 1) % self.players
        if self.passes < self.players:
            return
        self.passes = 0
        if "SV" not in self.owners:
            self.sv_price -= 5
            if self.sv_price == 0:
                self.buy(self.actor)
            return
        for private, owner in self.owners.items():
            self.cash[owner] += PAYS[private]
        if self.resume_priority:
            self.actor = self.priority

    def next_in_war(self, seat: int) -> None:
        """1830-3.6b."""
        standing = self.bids[self.current]
        best = max(standing, key=lambda bidder: standing[bidder])
        if all(other in self.silent for other in self.war if other != best):
            self.actor = self.priority  # 1830-3.7
            self.sell(self.current, best, standing[best])
        elif self.lowest_next:
            asked = [bidder for bidder in self.war if bidder not in self.silent]
            self.actor = min(asked, key=lambda bidder: standing[bidder])
        else:
            around = [(seat + step) % self.players for step in range(1, self.players + 1)]
            self.actor = next(other for other in around if other in self.war and other != best)


OPTIONS = list(product(("on", "off"), ("clockwise", "lowest_next"), ("priority", "next_player")))


@pytest.mark.parametrize(("reentry", "order", "resume"), OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_random_auctions(players: int, reentry: str, order: str, resume: str) -> None:
    """1830-3.2, 1830-3.3, 1830-3.4, 1830-3.5, 1830-3.6, 1830-3.7, 1830-3.8, 1830-11.1, 1830-11.2, 1830-11.3."""
    options = {"auction_reentry": reentry, "auction_order": order, "auction_resume": resume}
    for seed in range(6):
        rng = Random(seed)
        table = Table(players, options)
        model = Model(
            players, table.facts.cash, reentry == "on", order == "lowest_next", resume_priority=resume == "priority"
        )
        seats = table.facts.seats
        while model.current:
            state = table.state
            assert table.actor == seats[model.actor]
            assert [state.cash[seat] for seat in seats] == model.cash
            assert state.priority == seats[model.priority]
            owners = {private: seats[owner] for private, owner in model.owners.items()}
            assert state.privates == {private: owners.get(private, BANK) for private in FACES}
            assert listed(table) == model.legal()
            kind, private, low, high = rng.choice(sorted(model.legal()))
            if kind == "bid":
                price = min(high, low + rng.choice((0, 0, 1, 5, 17, 100)))
                table.play(seats[model.actor], "bid", private=private, price=price)
                model.play("bid", private, price)
            else:
                fields = {"private": private} if private else {}
                table.play(seats[model.actor], kind, **fields)
                model.play(kind, private, 0)
        assert table.kinds() == {"par"}
        assert table.actor == seats[model.owners["BO"]]
        table.play(table.actor, "par", company="B&O", price=67)
        assert table.state.priority == seats[model.priority]


def listed(table: Table) -> set[Move]:
    """What the engine lists, in the model's form."""
    found: set[Move] = set()
    for family in table.legal():
        for box in family.boxes:
            low, high = (box["price"].low, box["price"].high) if "price" in box else (0, 0)
            found.add((family.kind, box.get("private", ""), low, high))
    return found
