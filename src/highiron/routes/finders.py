"""All searches on one network: what they found, and the budget they share."""

from highiron.routes.either import Choice, Either
from highiron.routes.finder import FoundRun
from highiron.routes.network import Network
from highiron.routes.ranking import FAR

SCALE = 64  # prices are in fractions of the unit of money
_MOST_RUNS = 4_000
_THRESHOLDS = 6


class Finders:
    """The finders of all choices of modes on one network, and the budget they share."""

    def __init__(self, network: Network, budget: int) -> None:
        self.network = network
        self.whole = budget
        self.budget = budget  # nodes that may still be searched
        self.plain: dict[Choice, Either] = {}
        self.priced: dict[Choice, Either] = {}
        self.tops: dict[Choice, FoundRun | None] = {}
        self.limits: dict[Choice, int] = {}  # what the best run of a choice is not worth more than
        self.stopped = False

    def of(self, choice: Choice) -> Either:
        found = self.plain.get(choice)
        if found is None:
            found = Either(self.network, choice)
            self.plain[choice] = found
        return found

    def with_prices(self, choice: Choice, prices: list[int]) -> Either:
        """A finder for these prices; without prices the plain one."""
        if not prices:
            return self.of(choice)
        found = self.priced.get(choice)
        if found is None:
            found = Either(self.network, choice)
            self.priced[choice] = found
        if found.prices is not prices:
            found.price(prices, SCALE)
        return found

    def best(self, finder: Either, sides: int, at_least: int, effort: int = FAR) -> FoundRun | None:
        """The best run found with so much effort; `finder.stopped` says that it may not be the best."""
        finder.budget = min(self.budget, effort)
        searched = finder.searched
        found = finder.best(sides, at_least)
        self.budget -= finder.searched - searched
        self.stopped = self.budget <= 0
        return found

    def all_runs(self, finder: Either, at_least: int) -> list[FoundRun] | None:
        """All runs worth at least so much; None when they are too many."""
        finder.budget = min(self.budget, self.share(4))
        searched = finder.searched
        found = finder.all_runs(0, at_least, _MOST_RUNS)
        self.budget -= finder.searched - searched
        self.stopped = self.budget <= 0
        return None if finder.stopped else found

    def all_mated(self, finder: Either, at_least: int, mates: list[FoundRun], together: int) -> list[FoundRun] | None:
        """Those of them that with one of these runs of another train, the best first, are worth so much together."""
        if not mates:
            return []
        finder.budget = min(self.budget, self.share(4))
        searched = finder.searched
        found = finder.all_mated(at_least, mates, together, _MOST_RUNS)
        self.budget -= finder.searched - searched
        self.stopped = self.budget <= 0
        return None if finder.stopped else found

    def share(self, part: int) -> int:
        """A part of the whole budget."""
        return max(1, self.whole // part)

    def most(self, finder: Either, known: int, effort: int) -> tuple[FoundRun | None, int]:
        """The best run worth more than a known one, and what no run is worth more than.

        When the effort is not enough for both to meet, thresholds in between are tried: to show that nothing lies above
        a high threshold is much less work than to find the best.
        """
        best = self.best(finder, 0, known + 1, effort)
        floor = best.priced if best is not None else known
        if finder.is_done():
            return best, floor
        limit = finder.ceiling()
        low = floor
        for _ in range(_THRESHOLDS):
            target = low + (limit - low + 1) // 2
            if target <= low:
                break
            found = self.best(finder, 0, target, effort // _THRESHOLDS)
            if found is not None:
                best = found
                floor = low = found.priced
            elif finder.is_done():
                limit = target - 1
            else:
                low = target
        return best, max(limit, floor)

    def top(self, choice: Choice) -> FoundRun | None:
        """The best run of a train that is alone, as far as it is known."""
        if choice not in self.tops:
            self.tops[choice], self.limits[choice] = self.most(self.of(choice), 0, self.share(4))
        return self.tops[choice]

    def limit(self, choice: Choice) -> int:
        """What no run of the train is worth more than."""
        self.top(choice)
        return self.limits[choice]

    def is_settled(self, choice: Choice) -> bool:
        """Whether the best run of the train is known for sure."""
        top = self.top(choice)
        return self.limits[choice] <= (top.value if top is not None else 0)

    def searched(self) -> int:
        return sum(f.searched for f in self.plain.values()) + sum(f.searched for f in self.priced.values())
