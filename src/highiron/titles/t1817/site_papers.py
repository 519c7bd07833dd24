"""Certificates of 1817 as 18xx.games numbers them: they are made and vanish all the time (1817 section 13).

A company begins with its president's certificate 0. Shares 1 to 3, 4 to 8 or 1 to 8 are made with its size. A short
sale makes two certificates, the share and the short, with the numbers after the highest that is there, 10 and 11 at
least; closing a short takes one of each away. In a merger of fives the target's shares become 4 to 8, then further
numbers, in the order in which they were made.
"""

from typing import Final

from highiron.core.actions import Action, BuyShare, RedeemShares, SellShares
from highiron.core.events import Event
from highiron.core.ids import POOL
from highiron.core.state import State
from highiron.records.papers import Papers, president_of

LAST_ORDINARY: Final = 9  # numbers of shares that were sold short come after it
OF_SIZE: Final = {2: (), 5: (1, 2, 3), 10: (1, 2, 3, 4, 5, 6, 7, 8)}
GROWN: Final = {5: (1, 2, 3), 10: (4, 5, 6, 7, 8)}  # new size -> shares that a conversion or merger makes


class LivePapers(Papers):
    """Who has which certificate; shorts are among them."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.made = {company: [president_of(company)] for company in state.shares}  # those there are, oldest first
        self.shorts: set[str] = set()

    def ordinary(self, company: str, owner: str) -> list[str]:
        return [paper for paper in super().ordinary(company, owner) if paper not in self.shorts]

    def follow(self, before: State, action: Action, after: State, events: list[Event], named: list[str]) -> None:
        """Enter what happened, one thing after the other."""
        said = named if isinstance(action, (BuyShare, SellShares, RedeemShares)) else []
        left = 0  # shares of a president's certificate that its seller keeps
        for event in events:
            args, company = event.args, event.args.get("company", "")
            if event.code == "company-started":
                self._move(president_of(company), company, args["seat"])
            elif event.code == "size-chosen":
                self._make(company, company, OF_SIZE[args["shares"]])
            elif event.code == "converted":
                self._make(company, company, GROWN[args["shares"]])
            elif event.code == "share-bought":
                self._move_said(said, company, args["source"], args["seat"])
            elif event.code == "shares-redeemed":
                self._move_said(said, company, POOL, company)
            elif event.code == "shares-sold":
                sold = said or self.bundle(company, args["seat"], args["count"])
                left = len(sold) + 1 - args["count"] if president_of(company) in sold else 0
                self._move_said(sold, company, args["seat"], POOL)
            elif event.code == "presidency-passed":
                self._change_president(company, args["from"], args["to"], after)
                self._move_all(self.ordinary(company, POOL)[:left], POOL, args["from"])
            elif event.code == "share-shorted":
                self._sell_short(company, args["seat"])
            elif event.code == "shorts-closed":
                for _ in range(args["count"]):
                    self._close_short(company, args["owner"], said)
            elif event.code == "holdings-given-up":
                self._move_all(list(self.of(company, args["seat"])), args["seat"], POOL)
            elif event.code == "merged":
                self._merge(before, company, args["target"])
            elif event.code == "company-left":
                self._start_anew(company)

    # --- making and taking away --------------------------------------------------------------------------------

    def _make(self, company: str, owner: str, numbers: tuple[int, ...]) -> None:
        for number in numbers:
            self.made[company].append(f"{company}_{number}")
            self.of(company, owner).append(f"{company}_{number}")

    def _take_away(self, paper: str, company: str) -> None:
        self.of(company, self.owner_of(paper)).remove(paper)
        self.made[company].remove(paper)
        self.shorts.discard(paper)

    def _highest(self, company: str) -> int:
        return max(LAST_ORDINARY, *(_number(paper) for paper in self.made[company]))

    def _sell_short(self, company: str, seat: str) -> None:
        """The short is the later number of the two and the first to be made."""
        highest = self._highest(company)
        self._make(company, seat, (highest + 2,))
        self.shorts.add(f"{company}_{highest + 2}")
        self._make(company, POOL, (highest + 1,))

    def _close_short(self, company: str, owner: str, said: list[str]) -> None:
        """The share just bought, or the one held longest; where the bank closes, one of the treasury."""
        shares = [paper for paper in self.ordinary(company, owner) if paper in said] or self.ordinary(company, owner)
        self._take_away((shares or self.ordinary(company, company))[0], company)
        self._take_away(next(paper for paper in self.of(company, owner) if paper in self.shorts), company)

    def _start_anew(self, company: str) -> None:
        self.shorts -= set(self.made[company])
        self.made[company] = [president_of(company)]
        self.held[company] = {company: [president_of(company)], POOL: []}

    # --- changing hands ----------------------------------------------------------------------------------------

    def _move_said(self, papers: list[str], company: str, giver: str, taker: str) -> None:
        """Move certificates that a file names. Where the book has one elsewhere, it changes places with another."""
        for paper in papers:
            holder = self.owner_of(paper)
            if holder != giver:
                spare = next(iter(self.ordinary(company, giver)), "")
                if not spare:
                    continue
                self._exchange(company, paper, holder, spare, giver)
            self._move(paper, giver, taker)

    def _exchange(self, company: str, paper: str, holder: str, spare: str, giver: str) -> None:
        if holder:
            self.of(company, holder)[self.of(company, holder).index(paper)] = spare
        else:
            self.made[company][self.made[company].index(spare)] = paper
        self.of(company, giver)[self.of(company, giver).index(spare)] = paper

    def _change_president(self, company: str, old: str, new: str, after: State) -> None:
        """The new president's two oldest go to the old one, or to the market if it has the old one's certificate."""
        president = president_of(company)
        holder = self.owner_of(president)
        kept = holder != POOL or after.held(company, old) >= after.charter(company).president_shares
        self._move_all(self.ordinary(company, new)[:2], new, old if kept else POOL)
        self._move(president, holder, new)

    def _merge(self, before: State, company: str, target: str) -> None:
        """Two twos: one share for a partner. Two fives: every certificate of the target becomes one of the company."""
        if before.charter(company).shares == 2:
            self._make(company, company, GROWN[5])
            partner = before.presidents[target]
            if partner != before.presidents[company]:
                self._move(f"{company}_1", company, partner)
            return
        numbers = list(GROWN[10])
        highest = self._highest(company)
        for paper in self.made[target]:
            owner = self.owner_of(paper)
            for _ in range(2 if paper == president_of(target) else 1):
                if paper in self.shorts or not numbers:
                    highest += 1
                    number = highest
                else:
                    number = numbers.pop(0)
                self._make(company, company if owner == target else owner, (number,))
                if paper in self.shorts:
                    self.shorts.add(f"{company}_{number}")


def _number(paper: str) -> int:
    return int(paper.rpartition("_")[2])
