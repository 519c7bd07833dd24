"""All searches on one network: what they found, and the budget they share."""

from highiron.core.route_rules import Mode
from highiron.routes.finder import Finder, FoundRun
from highiron.routes.network import Network
from highiron.routes.ranking import FAR

SCALE = 64  # prices are in fractions of the unit of money
_MOST_RUNS = 4_000
_THRESHOLDS = 6


class Finders:
    """The finders of all modes on one network, and the budget they share."""

    def __init__(self, network: Network, budget: int) -> None:
        self.network = network
        self.whole = budget
        self.budget = budget  # nodes that may still be searched
        self.plain: dict[Mode, Finder] = {}
        self.priced: dict[Mode, Finder] = {}
        self.tops: dict[Mode, FoundRun | None] = {}
        self.limits: dict[Mode, int] = {}  # mode -> what its best run is not worth more than
        self.stopped = False

    def of(self, mode: Mode) -> Finder:
        found = self.plain.get(mode)
        if found is None:
            found = Finder(self.network, mode)
            self.plain[mode] = found
        return found

    def with_prices(self, mode: Mode, prices: list[int]) -> Finder:
        """A finder for these prices; without prices the plain one."""
        if not prices:
            return self.of(mode)
        found = self.priced.get(mode)
        if found is None:
            found = Finder(self.network, mode)
            self.priced[mode] = found
        if found.prices is not prices:
            found.price(prices, SCALE)
        return found

    def best(self, finder: Finder, sides: int, at_least: int, effort: int = FAR) -> FoundRun | None:
        """The best run found with so much effort; `finder.stopped` says that it may not be the best."""
        finder.budget = min(self.budget, effort)
        searched = finder.searched
        found = finder.best(sides, at_least)
        self.budget -= finder.searched - searched
        self.stopped = self.budget <= 0
        return found

    def all_runs(self, finder: Finder, at_least: int) -> list[FoundRun] | None:
        """All runs worth at least so much; None when they are too many."""
        finder.budget = min(self.budget, self.share(4))
        searched = finder.searched
        found = finder.all_runs(0, at_least, _MOST_RUNS)
        self.budget -= finder.searched - searched
        self.stopped = self.budget <= 0
        return None if finder.stopped else found

    def share(self, part: int) -> int:
        """A part of the whole budget."""
        return max(1, self.whole // part)

    def most(self, finder: Finder, known: int, effort: int) -> tuple[FoundRun | None, int]:
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

    def top(self, mode: Mode) -> FoundRun | None:
        """The best run of a train that is alone, as far as it is known."""
        if mode not in self.tops:
            self.tops[mode], self.limits[mode] = self.most(self.of(mode), 0, self.share(4))
        return self.tops[mode]

    def limit(self, mode: Mode) -> int:
        """What no run in this mode is worth more than."""
        self.top(mode)
        return self.limits[mode]

    def is_settled(self, mode: Mode) -> bool:
        """Whether the best run of the mode is known for sure."""
        top = self.top(mode)
        return self.limits[mode] <= (top.value if top is not None else 0)

    def searched(self) -> int:
        return sum(f.searched for f in self.plain.values()) + sum(f.searched for f in self.priced.values())
