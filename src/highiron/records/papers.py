"""Certificates as individuals: `X_0` is the president's, `X_1` and up are the others (1830-14.17d, 1846-14.4)."""

from highiron.core.actions import (
    Action,
    Bankrupt,
    BuyShare,
    ExchangePrivate,
    IssueShares,
    Par,
    RedeemShares,
    SellShares,
    TradePrivate,
)
from highiron.core.events import Event
from highiron.core.ids import IPO, POOL
from highiron.core.shares import source_of, unsold_at
from highiron.core.state import State
from highiron.steps.frames import Auction, BiddingWar


def company_of(paper: str) -> str:
    """The company a certificate belongs to."""
    return paper.rpartition("_")[0]


def president_of(company: str) -> str:
    """The president's certificate."""
    return f"{company}_0"


class Papers:
    """Who has which certificate."""

    def __init__(self, state: State) -> None:
        self.held: dict[str, dict[str, list[str]]] = {}  # company -> owner -> ids, held longest first
        for company in state.shares:
            charter = state.charter(company)
            count = charter.shares - charter.president_shares + 1
            self.held[company] = {unsold_at(state, company): [f"{company}_{n}" for n in range(count)], POOL: []}

    # --- looking -----------------------------------------------------------------------------------------------

    def of(self, company: str, owner: str) -> list[str]:
        return self.held[company].setdefault(owner, [])

    def ordinary(self, company: str, owner: str) -> list[str]:
        """What the owner has beside the president's certificate, held longest first."""
        return [paper for paper in self.of(company, owner) if paper != president_of(company)]

    def owner_of(self, paper: str) -> str:
        """Who has it; "" for one that does not exist."""
        for owner, held in self.held.get(company_of(paper), {}).items():
            if paper in held:
                return owner
        return ""

    def for_sale(self, company: str, source: str) -> str:
        """The certificate a buyer of one share gets; in receivership the president's may be the only one."""
        return next(iter(self.ordinary(company, source)), president_of(company))

    def bundle(self, company: str, owner: str, count: int) -> list[str]:
        """Certificates for a sale: ordinary ones first, the president's only when they do not suffice."""
        ordinary = self.ordinary(company, owner)
        return ordinary[:count] if len(ordinary) >= count else [*ordinary, president_of(company)]

    # --- keeping up --------------------------------------------------------------------------------------------

    def follow(self, before: State, action: Action, after: State, events: list[Event], named: list[str]) -> None:
        """Enter what an action did."""
        if isinstance(action, (BuyShare, ExchangePrivate)):
            company = company_of(named[0])
            self._move(named[0], source_of(before, company, action.source), action.seat)
            self._swap_presidents(company_of(named[0]), before, after, 0)
        elif isinstance(action, Par) and action.company not in before.presidents:
            self._move(president_of(action.company), unsold_at(before, action.company), action.seat)
        elif isinstance(action, SellShares):
            self._follow_sale(before, action, after, named)
        elif isinstance(action, IssueShares):
            self._move_all(named, action.company, POOL)
        elif isinstance(action, RedeemShares):
            self._move_all(named, POOL, action.company)
        elif isinstance(action, Bankrupt):
            self._follow_bankruptcy(before, after, action.seat)
        elif isinstance(before.frame, (Auction, BiddingWar)):
            self._follow_gifts(before, after, IPO)
        elif isinstance(action, TradePrivate):
            self._follow_gifts(before, after, POOL)
        for company in list(self.held):
            if company not in after.shares:
                del self.held[company]  # closed

    def _move(self, paper: str, giver: str, taker: str) -> None:
        company = company_of(paper)
        self.of(company, giver).remove(paper)
        self.of(company, taker).append(paper)

    def _move_all(self, papers: list[str], giver: str, taker: str) -> None:
        for paper in papers:
            self._move(paper, giver, taker)

    def _follow_gifts(self, before: State, after: State, source: str) -> None:
        """Certificates that come with a private: one share, or a president's certificate."""
        for company, held in after.shares.items():
            for seat in after.facts.seats:
                gained = held.get(seat, 0) - before.shares[company].get(seat, 0)
                if gained == 1:
                    self._move(f"{company}_1", source, seat)
                elif gained == 2:
                    self._move(president_of(company), source, seat)

    def _follow_sale(self, before: State, action: SellShares, after: State, named: list[str]) -> None:
        president = president_of(action.company)
        self._move_all([paper for paper in named if paper != president], action.seat, POOL)
        sold_of_president = action.count - (len(named) - 1) if president in named else 0
        self._swap_presidents(action.company, before, after, sold_of_president)

    def _swap_presidents(self, company: str, before: State, after: State, sold: int) -> None:
        """The new president's two oldest ordinary certificates go to the old one, or to the pool as far as sold."""
        old, new = before.presidents.get(company), after.presidents.get(company)
        if new is None or old == new:
            return
        if old is None:
            self._end_receivership(company, new)
            return
        self._take_over(company, old, new, POOL if sold else old)
        if sold == 1:
            # Half of the president's certificate was not sold: the pool's first certificate comes back.
            self._move(self.of(company, POOL)[0], POOL, old)

    def _take_over(self, company: str, old: str, new: str, taker: str) -> None:
        """The president's certificate against the new president's two oldest, which go to `taker`."""
        self._move(president_of(company), old, new)
        self._move_all(self.ordinary(company, new)[:2], new, taker)

    def _end_receivership(self, company: str, new: str) -> None:
        """The president's certificate comes from the pool, against everything else the new one has (1846-14.4)."""
        president = president_of(company)
        if self.owner_of(president) == POOL:
            self._move(president, POOL, new)
        self._move_all(self.ordinary(company, new), new, POOL)

    def _follow_bankruptcy(self, before: State, after: State, seat: str) -> None:
        """A last issue, then everything the player had goes to the pool (1846-5.10.2)."""
        for company in after.shares:
            giver = unsold_at(before, company)
            issued = before.held(company, giver) - after.held(company, giver)
            self._move_all(self.ordinary(company, giver)[: max(issued, 0)], giver, POOL)
            if after.shares[company].get(seat):
                continue  # the game is over and nothing more will be named
            new = after.presidents.get(company)
            if before.presidents.get(company) == seat and new:
                self._take_over(company, seat, new, POOL)
            self._move_all(list(self.of(company, seat)), seat, POOL)
