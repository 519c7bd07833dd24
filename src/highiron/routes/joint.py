"""The best runs of several trains together, no side twice.

Each side gets a price; a train pays the price of every side it uses. For any prices, the sum of the best priced runs
plus all prices is a bound, because a set of runs uses a side once at most. Prices are moved until the bound is close to
the best set known (Lagrange). Only runs whose priced value is within the remaining gap of the best one can then be part of a
better set: they are listed for each train, and combined.
"""

from highiron.routes.finder import FAR, Finder, FoundRun
from highiron.routes.network import Network
from highiron.routes.rules import Mode

_SCALE = 64
_ROUNDS = 40
_MOST_RUNS = 30_000


class Finders:
    """The finders of all modes on one network, with and without prices."""

    def __init__(self, network: Network, budget: int) -> None:
        self.network = network
        self.budget = budget
        self.plain: dict[Mode, Finder] = {}
        self.priced: dict[Mode, Finder] = {}
        self.tops: dict[Mode, FoundRun | None] = {}

    def of(self, mode: Mode) -> Finder:
        found = self.plain.get(mode)
        if found is None:
            found = Finder(self.network, mode)
            self.plain[mode] = found
        return found

    def with_prices(self, mode: Mode, prices: list[int]) -> Finder:
        found = self.priced.get(mode)
        if found is None:
            found = Finder(self.network, mode)
            self.priced[mode] = found
        found.price(prices, _SCALE)
        return found

    def top(self, mode: Mode) -> FoundRun | None:
        """The best run of a train that is alone."""
        if mode not in self.tops:
            self.tops[mode] = self.of(mode).best(0, 1)
        return self.tops[mode]

    def top_value(self, mode: Mode) -> int:
        run = self.top(mode)
        return run.value if run is not None else 0

    def searched(self) -> int:
        return sum(f.searched for f in self.plain.values()) + sum(f.searched for f in self.priced.values())


class Joint:
    """Searches the best set for trains in given modes that is worth more than a set already known."""

    def __init__(self, finders: Finders, modes: list[Mode], known: int, unit: int) -> None:
        self.finders = finders
        self.modes = modes
        self.unit = unit  # all revenues are multiples of it
        self.total = known
        self.best: list[FoundRun] | None = None
        self.kinds = sorted(set(modes), key=modes.index)
        self.bound = sum(finders.top_value(mode) for mode in modes)

    def solve(self) -> None:
        """Afterwards `best` is the best set, or None when none is worth more than the known one."""
        if self.bound <= self.total:
            return
        self._greedy()
        if self.bound <= self.total:
            return
        prices = self._bargain()
        if self.bound <= self.total:
            return
        self._combine(prices)

    def _greedy(self) -> None:
        """Sets made by giving each train in turn the best run that is left, starting with any of them."""
        for first in range(len(self.modes)):
            order = [first, *[at for at in range(len(self.modes)) if at != first]]
            self._fill({}, order)

    def _fill(self, fixed: dict[int, FoundRun], order: list[int]) -> None:
        """Complete a set, train by train, as long as it can still become better than the best."""
        chosen = dict(fixed)
        sides = total = 0
        for run in chosen.values():
            sides |= run.sides
            total += run.value
        rest = sum(self.finders.top_value(self.modes[at]) for at in order)
        for at in order:
            mode = self.modes[at]
            rest -= self.finders.top_value(mode)
            top = self.finders.top(mode)
            if top is not None and not top.sides & sides:
                run: FoundRun | None = top
            else:
                run = self.finders.of(mode).best(sides, max(1, self.total + 1 - total - rest))
            if run is not None:
                chosen[at] = run
                sides |= run.sides
                total += run.value
            if total + rest <= self.total:
                return
        self._keep(list(chosen.values()))

    def _keep(self, runs: list[FoundRun]) -> None:
        total = sum(run.value for run in runs)
        if total > self.total:
            self.total = total
            self.best = runs

    def _bargain(self) -> list[int]:
        """Move the prices; the best ones found."""
        count = len(self.finders.network.sides)
        prices = [0] * count
        best_prices = prices
        best_bound = FAR
        strength = 1.0
        stale = 0
        for _ in range(_ROUNDS):
            runs: dict[Mode, FoundRun | None] = {}
            bound = sum(prices)
            for mode in self.kinds:
                run = self.finders.with_prices(mode, prices).best(0, 1)
                runs[mode] = run
                if run is not None:
                    bound += run.priced * self.modes.count(mode)
            if bound < best_bound:
                best_bound, best_prices, stale = bound, prices, 0
                self.bound = min(self.bound, bound // _SCALE // self.unit * self.unit)
            else:
                stale += 1
                if stale >= 3:
                    strength, stale = strength / 2, 0
            self._repair([runs[mode] for mode in self.modes])
            if self.bound <= self.total or strength < 0.05:
                break
            used = [0] * count
            for mode in self.modes:
                run = runs[mode]
                if run is not None:
                    for side in range(count):
                        used[side] += run.sides >> side & 1
            moves = [used[side] - 1 if used[side] > 1 or prices[side] else 0 for side in range(count)]
            weight = sum(move * move for move in moves)
            if not weight:
                break
            step = strength * (bound - (self.total + self.unit - 1) * _SCALE) / weight
            prices = [max(0, prices[side] + round(step * moves[side])) for side in range(count)]
        return best_prices

    def _repair(self, runs: list[FoundRun | None]) -> None:
        """Make a set of the priced runs: keep those that do not clash, and find others for the rest."""
        fixed: dict[int, FoundRun] = {}
        sides = 0
        for at, run in enumerate(runs):
            if run is not None and not run.sides & sides:
                fixed[at] = run
                sides |= run.sides
        self._fill(fixed, [at for at in range(len(runs)) if at not in fixed])

    def _combine(self, prices: list[int]) -> None:
        """List all runs that can be part of a better set and try their combinations."""
        lists: dict[Mode, list[FoundRun]] = {}
        tops: dict[Mode, int] = {}
        for mode in self.kinds:
            run = self.finders.with_prices(mode, prices).best(0, 1)
            tops[mode] = run.priced if run is not None else 0
        bound = sum(prices) + sum(tops[mode] for mode in self.modes)
        gap = bound - (self.total + self.unit) * _SCALE
        for mode in self.kinds:
            finder = self.finders.priced[mode]
            finder.price(prices, _SCALE)
            found = finder.all_runs(0, tops[mode] - gap, _MOST_RUNS)
            found.sort(key=_run_order)
            lists[mode] = found
        self.packing = Packing(self, lists, tops, sum(prices), gap)
        self.packing.run()
        if not any(f.stopped for f in self.finders.priced.values()):
            self.bound = self.total


class Packing:
    """Chooses one run per train from lists sorted by priced value."""

    def __init__(
        self, joint: Joint, lists: dict[Mode, list[FoundRun]], tops: dict[Mode, int], prices: int, gap: int
    ) -> None:
        self.joint = joint
        self.lists = lists
        self.tops = tops
        self.prices = prices
        self.order = sorted(joint.modes, key=lambda mode: (len(lists[mode]), joint.modes.index(mode)))
        self.chosen: list[FoundRun] = []
        self.steps = 0

    def run(self) -> None:
        rest = sum(self.tops[mode] for mode in self.order)
        self._choose(0, 0, 0, self.prices, rest)

    def _choose(self, at: int, start: int, sides: int, priced: int, rest: int) -> None:
        """Choose for the train at this place and those after it; `priced` is the bound used up so far."""
        if at == len(self.order):
            self.joint._keep(list(self.chosen))
            return
        mode = self.order[at]
        rest -= self.tops[mode]
        found = self.lists[mode]
        same_next = at + 1 < len(self.order) and self.order[at + 1] == mode
        needed = (self.joint.total + self.joint.unit) * _SCALE
        for i in range(start, len(found)):
            run = found[i]
            if priced + run.priced + rest < needed:
                break
            if run.sides & sides:
                continue
            self.steps += 1
            self.chosen.append(run)
            self._choose(at + 1, i + 1 if same_next else 0, sides | run.sides, priced + run.priced, rest)
            self.chosen.pop()
            needed = (self.joint.total + self.joint.unit) * _SCALE
        if priced + rest >= needed:
            self._choose(at + 1, len(found) if same_next else 0, sides, priced, rest)


def _run_order(run: FoundRun) -> tuple[int, tuple[int, ...]]:
    return (-run.priced, run.segments)
