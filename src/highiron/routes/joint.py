"""The best runs of several trains together, no side twice.

The sum of the best runs of each train alone is a bound. Any set that comes within some slack of the bound is made of
runs that come within that slack of the best run of their train; so these runs are listed and combined, with more slack
each time until a set is found: it is the best. Of two trains one is within half of the slack, so only that half is
listed for either, and further runs of one only where they leave a listed run of the other its track.

Where the lists get too long, each side gets a price, and a train pays for every side it uses. For any prices the sum of
the best priced runs and of all prices is a bound too, because a set of runs uses a side once at most. Prices are moved
until the bound is close to the best set known (Lagrange), and the lists are short again.
"""

from highiron.routes.bargain import Bargain
from highiron.routes.either import Choice
from highiron.routes.finder import FoundRun
from highiron.routes.finders import SCALE, Finders
from highiron.routes.packing import MOST_STEPS, Knowledge, Packing

FIRST_SLACK = 30
_WIDER = 4  # times as much slack each time; what is no further away than that is listed at once
_BARGAINS = 8
_ROUNDS = 30


class Joint:
    """Searches the best set for trains in given modes that is worth more than a set already known."""

    def __init__(self, finders: Finders, modes: list[Choice], known: int, unit: int) -> None:
        self.finders = finders
        self.known = Knowledge(modes, known, sum(finders.limit(mode) for mode in modes), unit)

    def solve(self) -> Knowledge:
        """Afterwards `best` is the best set, or None when none is worth more than the known one."""
        known = self.known
        if known.is_settled():
            return known
        bargain = Bargain(self.finders, known)
        self._greedy(bargain)
        settled = all(self.finders.is_settled(mode) for mode in known.kinds)
        if known.is_settled() or (settled and self._combine([], {mode: self._top(mode) for mode in known.kinds}, 1)):
            return known
        if len(known.modes) > 1:
            bargain.spread()
        for _ in range(_BARGAINS if len(known.modes) > 1 else 0):
            bargain.settle(_ROUNDS)
            tops = {mode: bargain.top(mode, self.finders.share(8)) for mode in known.kinds}
            if known.is_settled() or self._combine(bargain.prices, tops, SCALE) or self.finders.stopped:
                break
        return known

    def _top(self, mode: Choice) -> int:
        top = self.finders.top(mode)
        return top.value if top is not None else 0

    def _greedy(self, bargain: Bargain) -> None:
        """Sets made by giving each train in turn the best run that is left, starting with any of them."""
        modes = self.known.modes
        for first in range(len(modes)):
            if modes.index(modes[first]) == first:
                self._fill([modes[first], *modes[:first], *modes[first + 1 :]], bargain)

    def _fill(self, order: list[Choice], bargain: Bargain) -> None:
        """Make a set, train by train, as long as it can still become better than the best."""
        chosen: list[FoundRun] = []
        sides = total = 0
        rest = sum(self.finders.limit(mode) for mode in order)
        for mode in order:
            rest -= self.finders.limit(mode)
            found = self.finders.top(mode)
            if found is not None and found.sides & sides:
                at_least = max(1, self.known.total + 1 - total - rest)
                found = self.finders.best(self.finders.of(mode), sides, at_least, self.finders.share(12))
            if found is not None:
                bargain.add(mode, found)
                chosen.append(found)
                sides |= found.sides
                total += found.value
            if total + rest <= self.known.total:
                return
        self.known.keep(chosen)

    def _combine(self, prices: list[int], tops: dict[Choice, int], scale: int) -> bool:
        """List and combine runs with growing slack, given what the best runs are worth at these prices.

        False when that took too much; the bound says how far it got.
        """
        known = self.known
        priced = sum(prices)
        bound = priced + sum(tops[mode] for mode in known.modes)
        known.lower(bound, scale)
        slack = FIRST_SLACK * scale
        while True:
            most = bound - (known.total + known.unit) * scale
            if most < 0:
                break
            if most <= _WIDER * slack:
                slack = most
            lists = self._lists(prices, tops, slack)
            if lists is None:
                return False
            packing = Packing(known, lists, tops, bound - slack, scale)
            packing.choose(0, 0, 0, 0, priced, bound - priced)
            if packing.steps > MOST_STEPS:
                return False
            if known.total * scale >= bound - slack or slack == most:
                break
            known.lower(bound - slack - 1, scale)
            slack *= _WIDER
        known.bound = known.total
        return True

    def _lists(self, prices: list[int], tops: dict[Choice, int], slack: int) -> dict[Choice, list[FoundRun]] | None:
        """For each train the runs that sets within the slack are made of; None when that took too much.

        Of two trains one is within half of the slack. So these runs are listed first, and then for either train those
        that leave one of these to the other.
        """
        finders, modes = self.finders, self.known.modes
        # A train that stays at home has all of its best run as its slack.
        half = slack // 2 if len(modes) == 2 and slack // 2 < min(tops.values()) else slack
        near: dict[Choice, list[FoundRun]] = {}
        for mode in self.known.kinds:
            found = finders.all_runs(finders.with_prices(mode, prices), tops[mode] - half)
            if found is None:
                return None
            found.sort(key=_run_order)
            near[mode] = found
        if half == slack:
            return near
        lists: dict[Choice, list[FoundRun]] = {}
        for mode in self.known.kinds:
            other = modes[1] if mode == modes[0] else modes[0]
            together = tops[mode] + tops[other] - slack
            finder = finders.with_prices(mode, prices)
            mated = finders.all_mated(finder, tops[mode] - slack, near[other], together)
            if mated is None:
                return None
            far = [run for run in mated if run.priced < tops[mode] - half]
            far.sort(key=_run_order)
            lists[mode] = near[mode] + far
        return lists


def _run_order(run: FoundRun) -> tuple[int, tuple[int, ...]]:
    return (-run.priced, run.nodes)
