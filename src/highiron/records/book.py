"""Individual pieces as 18xx.games names them: certificates, trains and tile copies.

Our state only counts such pieces. Files of that site name each one, so import and export keep this book beside the
state (1830-14.17).
"""

from highiron.core.actions import (
    Action,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    ExchangePrivate,
    LayTile,
    Par,
    SellShares,
)
from highiron.core.ids import DEPOT, IPO, POOL
from highiron.core.state import State
from highiron.steps.frames import Auction, BiddingWar


class Book:
    """Who has which certificate and which train, and which copy of a tile lies where."""

    def __init__(self, state: State) -> None:
        facts = state.facts
        self.certificates: dict[str, dict[str, list[str]]] = {}  # company -> owner -> ids, held longest first
        for company, corporation in facts.corporations.items():
            count = corporation.shares - corporation.president_shares + 1
            self.certificates[company] = {IPO: [f"{company}_{n}" for n in range(count)], POOL: []}
        self.trains: dict[str, list[str]] = {owner: [] for owner in state.trains}  # ids in order of arrival
        self.sold: dict[str, int] = dict.fromkeys(facts.trains, 0)  # how many of a type have left the depot
        self.copies: dict[str, str] = {}  # hex -> id of the tile copy

    # --- certificates ------------------------------------------------------------------------------------------

    def of(self, company: str, owner: str) -> list[str]:
        return self.certificates[company].setdefault(owner, [])

    def owner_of(self, certificate: str) -> str:
        """Who has it; "" for one that does not exist."""
        company = certificate.rpartition("_")[0]
        for owner, held in self.certificates.get(company, {}).items():
            if certificate in held:
                return owner
        return ""

    def source_certificate(self, company: str, source: str) -> str:
        """The certificate a buyer of one share gets."""
        president = f"{company}_0"
        return next(paper for paper in self.of(company, source) if paper != president)

    def bundle(self, company: str, seat: str, count: int) -> list[str]:
        """Certificates for a sale: ordinary ones first, the president's only when they do not suffice."""
        president = f"{company}_0"
        ordinary = [paper for paper in self.of(company, seat) if paper != president]
        return ordinary[:count] if len(ordinary) >= count else [*ordinary, president]

    def _move(self, certificate: str, giver: str, taker: str) -> None:
        company = certificate.rpartition("_")[0]
        self.of(company, giver).remove(certificate)
        self.of(company, taker).append(certificate)

    # --- trains ------------------------------------------------------------------------------------------------

    def train_of(self, owner: str, train: str) -> str:
        """The id of a train of that type: the next from the depot, else the one held longest."""
        if owner == DEPOT:
            return f"{train}-{self.sold[train]}"
        return next(name for name in self.trains[owner] if name.rpartition("-")[0] == train)

    def train_owner(self, name: str) -> str:
        """Who has that train; the depot when nobody does."""
        for owner, names in self.trains.items():
            if name in names:
                return owner
        return DEPOT

    # --- tiles -------------------------------------------------------------------------------------------------

    def free_copy(self, tile: str) -> str:
        """A copy of the tile that is not on the board."""
        used = set(self.copies.values())
        number = 0
        while f"{tile}-{number}" in used:
            number += 1
        return f"{tile}-{number}"

    # --- keeping the book --------------------------------------------------------------------------------------

    def follow(self, before: State, action: Action, after: State, named: list[str]) -> None:
        """Enter what an action did. `named` are the pieces it names, as the file has or shall have them."""
        if isinstance(action, LayTile):
            self.copies[action.hex] = named[0]
        elif isinstance(action, BuyTrain):
            self._follow_train(before, action, after, named)
        elif isinstance(action, DiscardTrain):
            self._move_train(named[0], action.company, POOL)
        elif isinstance(action, (BuyShare, ExchangePrivate)):
            company = action.company if isinstance(action, BuyShare) else named[0].rpartition("_")[0]
            self._move(named[0], action.source, action.seat)
            self._swap_presidents(company, before, after, 0)
        elif isinstance(action, Par) and action.company not in before.presidents:
            self._move(f"{action.company}_0", IPO, action.seat)
        elif isinstance(action, SellShares):
            self._follow_sale(before, action, after, named)
        elif isinstance(before.frame, (Auction, BiddingWar)):
            self._follow_gifts(before, after)

    def _follow_gifts(self, before: State, after: State) -> None:
        """Certificates that come with a private of the auction: one share, or a president's certificate."""
        for company, held in after.shares.items():
            for seat in after.facts.seats:
                gained = held.get(seat, 0) - before.shares[company].get(seat, 0)
                if gained == 1:
                    self._move(f"{company}_1", IPO, seat)
                elif gained == 2:
                    self._move(f"{company}_0", IPO, seat)

    def _follow_sale(self, before: State, action: SellShares, after: State, named: list[str]) -> None:
        president = f"{action.company}_0"
        for paper in named:
            if paper != president:
                self._move(paper, action.seat, POOL)
        sold_of_president = 0
        if president in named:
            sold_of_president = action.count - (len(named) - 1)
        self._swap_presidents(action.company, before, after, sold_of_president)

    def _swap_presidents(self, company: str, before: State, after: State, sold: int) -> None:
        """The new president's two oldest ordinary certificates go to the old one, or to the pool as far as sold."""
        old, new = before.presidents.get(company), after.presidents.get(company)
        if old is None or new is None or old == new:
            return
        president = f"{company}_0"
        self._move(president, old, new)
        given = [paper for paper in self.of(company, new) if paper != president][:2]
        for paper in given:
            self._move(paper, new, POOL if sold else old)
        if sold == 1:
            # Half of the president's certificate was not sold: the pool's first certificate comes back.
            self._move(self.of(company, POOL)[0], POOL, old)

    def _follow_train(self, before: State, action: BuyTrain, after: State, named: list[str]) -> None:
        if action.trade_in:
            self._move_train(named[1], action.company, POOL)
        if action.source == DEPOT:
            self.sold[action.train] += 1
            self.trains[action.company].append(named[0])
        else:
            self._move_train(named[0], action.source, action.company)
        for owner, names in self.trains.items():
            left = set(after.trains[owner])
            self.trains[owner] = [name for name in names if name.rpartition("-")[0] in left]

    def _move_train(self, name: str, giver: str, taker: str) -> None:
        self.trains[giver].remove(name)
        self.trains[taker].append(name)
