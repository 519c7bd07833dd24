"""The best run of a train that may run in one of several modes: with a wagon or without (18CE-10.9)."""

from highiron.core.route_rules import Mode
from highiron.routes.finder import Finder, FoundRun
from highiron.routes.network import Network
from highiron.routes.ranking import FAR

Choice = tuple[Mode, ...]  # the modes that a train may choose among


class Either:
    """A finder for each mode; the best of what they find."""

    def __init__(self, network: Network, choice: Choice) -> None:
        self.finders = [Finder(network, mode) for mode in choice]
        self.prices: list[int] = []
        self.budget = FAR  # nodes that one search may look at
        self.searched = 0
        self.stopped = False

    def price(self, prices: list[int], scale: int) -> None:
        """From now on count all values `scale` times, and take these prices off the value of runs."""
        self.prices = prices
        for finder in self.finders:
            finder.price(prices, scale)

    def best(self, sides: int, at_least: int) -> FoundRun | None:
        """The best run that avoids these sides and is worth at least so much; the first found among equals.

        Modes that pay more stops come last and are searched first: what they bring shortens the search of the plain
        one, which is preferred among equals.
        """
        best: FoundRun | None = None
        self.stopped = False
        for left in range(len(self.finders), 0, -1):
            finder = self.finders[left - 1]
            found = self._begin(finder, left).best(sides, at_least)
            if found is not None:
                best = found
                at_least = found.priced
            self._end(finder)
        return best

    def all_runs(self, sides: int, at_least: int, most: int = FAR) -> list[FoundRun]:
        """All runs that avoid these sides and are worth at least so much, each in its best mode."""
        self.stopped = False
        if len(self.finders) == 1:
            runs = self._begin(self.finders[0], 1).all_runs(sides, at_least, most)
            self._end(self.finders[0])
            return runs
        best: dict[tuple[int, ...], FoundRun] = {}
        for finder in self.finders:
            for run in self._begin(finder, 1).all_runs(sides, at_least, most):
                key = (*run.nodes, *[lane.number for lane in run.lanes])
                known = best.get(key)
                if known is None or run.priced > known.priced:
                    best[key] = run
            self._end(finder)
            if self.stopped:
                break
        return list(best.values())

    def all_mated(self, at_least: int, mates: list[FoundRun], together: int, most: int) -> list[FoundRun]:
        """The runs worth at least so much that with a mate that may fit are worth so much together."""
        found: list[FoundRun] = []
        self.stopped = False
        for finder in self.finders:
            found += self._begin(finder, 1).all_mated(at_least, mates, together, most)
            self._end(finder)
            if self.stopped:
                break
        return found

    def is_done(self) -> bool:
        """Whether the last search looked at everything."""
        return not self.stopped

    def ceiling(self) -> int:
        """What no run is worth more than, without searching."""
        return max([finder.ceiling() for finder in self.finders])

    def everything(self) -> int:
        """What the best stops would bring if all were joined to each other."""
        return max([finder.everything() for finder in self.finders])

    def _begin(self, finder: Finder, shares: int) -> Finder:
        """Give the finder one of so many shares of what is left of the budget."""
        finder.budget = max(1, self.budget // shares)
        finder.searched = 0
        return finder

    def _end(self, finder: Finder) -> None:
        self.searched += finder.searched
        self.budget -= finder.searched
        self.stopped = self.stopped or finder.stopped
