"""The best runs of several trains together, no side twice.

The sum of the best runs of each train alone is a bound. Any set that comes within some slack of the bound is made of runs
that come within that slack of the best run of their train; so these runs are listed and combined, with more slack each time
until a set is found: it is the best.

Where the lists get too long, each side gets a price, and a train pays for every side it uses. For any prices the sum of
the best priced runs and of all prices is a bound too, because a set of runs uses a side once at most. Prices are moved until
the bound is close to the best set known (Lagrange), and the lists are short again.
"""

from highiron.routes.finder import Finder, FoundRun
from highiron.routes.lanes import choose_options
from highiron.routes.network import Network
from highiron.routes.ranking import FAR, bits, sum_of
from highiron.routes.rules import Mode

_SCALE = 64  # prices are in fractions of the unit of money
_ROUNDS = 60
_MOST_RUNS = 4_000
_MOST_STEPS = 200_000
_FIRST_SLACK = 30


class Finders:
    """The finders of all modes on one network, and what is left of the budget they share."""

    def __init__(self, network: Network, budget: int) -> None:
        self.network = network
        self.budget = budget
        self.plain: dict[Mode, Finder] = {}
        self.priced: dict[Mode, Finder] = {}
        self.tops: dict[Mode, FoundRun | None] = {}
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
            found.price(prices, _SCALE)
        return found

    def best(self, finder: Finder, sides: int, at_least: int) -> FoundRun | None:
        finder.budget = self.budget
        searched = finder.searched
        found = finder.best(sides, at_least)
        self.budget -= finder.searched - searched
        self.stopped = self.stopped or finder.stopped
        return found

    def all_runs(self, finder: Finder, at_least: int) -> list[FoundRun] | None:
        """All runs worth at least so much; None when they are too many."""
        finder.budget = self.budget
        searched = finder.searched
        found = finder.all_runs(0, at_least, _MOST_RUNS)
        self.budget -= finder.searched - searched
        return None if finder.stopped else found

    def top(self, mode: Mode) -> FoundRun | None:
        """The best run of a train that is alone."""
        if mode not in self.tops:
            self.tops[mode] = self.best(self.of(mode), 0, 1)
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
        self.pool: dict[Mode, list[FoundRun]] = {}

    def solve(self) -> None:
        """Afterwards `best` is the best set, or None when none is worth more than the known one."""
        if self.bound > self.total:
            self._greedy()
        if self.bound > self.total and not self._combine([], 1):
            prices = self._bargain()
            if self.bound > self.total:
                self._combine(prices, _SCALE)

    def keep(self, runs: list[FoundRun]) -> None:
        total = sum(run.value for run in runs)
        if total > self.total:
            self.total = total
            self.best = runs

    def _greedy(self) -> None:
        """Sets made by giving each train in turn the best run that is left, starting with any of them."""
        for first in range(len(self.modes)):
            if self.modes.index(self.modes[first]) == first:
                self._fill({}, [first, *[at for at in range(len(self.modes)) if at != first]])

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
            found = self.finders.top(mode)
            if found is not None and found.sides & sides:
                found = self.finders.best(self.finders.of(mode), sides, max(1, self.total + 1 - total - rest))
            if found is not None:
                chosen[at] = found
                sides |= found.sides
                total += found.value
            if total + rest <= self.total:
                return
        self.keep(list(chosen.values()))

    def _combine(self, prices: list[int], scale: int) -> bool:
        """List and combine runs with growing slack. False when that took too much; the bound says how far it got."""
        tops: dict[Mode, int] = {}
        for mode in self.kinds:
            tops[mode] = self._best_at(mode, prices)[1] if prices else self.finders.top_value(mode)
        bound = sum(prices) + sum(tops[mode] for mode in self.modes)
        slack = _FIRST_SLACK * scale
        while True:
            most = bound - (self.total + self.unit) * scale
            if most < 0:
                break
            slack = min(slack, most)
            lists: dict[Mode, list[FoundRun]] = {}
            for mode in self.kinds:
                found = self.finders.all_runs(self.finders.with_prices(mode, prices), tops[mode] - slack)
                if found is None:
                    return False
                found.sort(key=_run_order)
                lists[mode] = found
            packing = Packing(self, lists, tops, sum(prices), bound - slack, scale)
            packing.choose(0, 0, 0, 0, sum(prices), sum(tops[mode] for mode in self.modes))
            if packing.steps > _MOST_STEPS:
                return False
            if self.total * scale >= bound - slack or slack == most:
                break
            self.bound = min(self.bound, (bound - slack - 1) // scale // self.unit * self.unit)
            slack *= 2
        self.bound = self.total
        return True

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
                run, priced = self._best_at(mode, prices)
                runs[mode] = run
                bound += priced * self.modes.count(mode)
            if self.finders.stopped:
                break
            if bound < best_bound:
                best_bound, best_prices, stale = bound, prices, 0
                self.bound = min(self.bound, bound // _SCALE // self.unit * self.unit)
            else:
                stale += 1
                if stale >= 3:
                    strength, stale = strength / 2, 0
            for mode in self.kinds:
                self._match(runs[mode])
            if self.bound <= self.total or strength < 0.05:
                break
            used = [0] * count
            for mode in self.modes:
                run = runs[mode]
                if run is not None:
                    for side in bits(run.sides):
                        used[side] += 1
            moves = [used[side] - 1 if used[side] > 1 or prices[side] else 0 for side in range(count)]
            weight = sum(move * move for move in moves)
            if not weight:
                break
            step = strength * (bound - (self.total + self.unit - 1) * _SCALE) / weight
            prices = [max(0, prices[side] + round(step * moves[side])) for side in range(count)]
        return best_prices

    def _best_at(self, mode: Mode, prices: list[int]) -> tuple[FoundRun | None, int]:
        """The best run at these prices, and its priced value. Runs met before give the search a floor."""
        best: FoundRun | None = None
        most = 0
        pool = self.pool.setdefault(mode, [])
        for run in pool:
            priced = run.value * _SCALE - sum_of(run.sides, prices)
            if priced > most:
                best, most = run, priced
        found = self.finders.best(self.finders.with_prices(mode, prices), 0, most + 1)
        if found is not None:
            pool.append(found)
            best, most = found, found.priced
        return best, most

    def _match(self, fresh: FoundRun | None) -> None:
        """Make sets of a new run and runs met before: for each train in turn the best that fits."""
        if fresh is None:
            return
        first = self.modes.index(fresh.mode)
        chosen = [fresh]
        sides = fresh.sides
        for mode in [*self.modes[:first], *self.modes[first + 1 :]]:
            best: FoundRun | None = None
            for run in self.pool.get(mode, []):
                if not run.sides & sides and (best is None or run.value > best.value):
                    best = run
            if best is not None:
                chosen.append(best)
                sides |= best.sides
        self.keep(chosen)


class Packing:
    """Chooses one run per train from lists sorted by priced value."""

    def __init__(
        self,
        joint: Joint,
        lists: dict[Mode, list[FoundRun]],
        tops: dict[Mode, int],
        prices: int,
        at_least: int,
        scale: int,
    ) -> None:
        self.joint = joint
        self.lists = lists
        self.tops = tops
        self.at_least = at_least
        self.scale = scale
        # Short lists first; modes that are equal stay together.
        self.order = sorted(joint.modes, key=lambda mode: (len(lists[mode]), joint.modes.index(mode)))
        self.chosen: list[FoundRun] = []
        self.steps = 0

    def _needed(self) -> int:
        return max(self.at_least, (self.joint.total + self.joint.unit) * self.scale)

    def choose(self, at: int, start: int, sides: int, sure: int, priced: int, rest: int) -> None:
        """Choose for the train at this place and those after it; `priced` is the part of the bound that is settled."""
        if at == len(self.order):
            self.joint.keep(list(self.chosen))
            return
        mode = self.order[at]
        rest -= self.tops[mode]
        found = self.lists[mode]
        again = at + 1 < len(self.order) and self.order[at + 1] == mode
        needed = self._needed()
        for i in range(start, len(found)):
            run = found[i]
            if priced + run.priced + rest < needed or self.steps > _MOST_STEPS:
                break
            if run.sure & sure:
                continue
            now_sides = self._sides_with(run, sides)
            if now_sides < 0:
                continue
            self.chosen.append(run)
            # A train of the same type may follow over the same stops when there is more track between them.
            self.choose(at + 1, i if again else 0, now_sides, sure | run.sure, priced + run.priced, rest)
            self.chosen.pop()
            needed = self._needed()
        if priced + rest >= needed:
            self.choose(at + 1, len(found) if again else 0, sides, sure, priced, rest)

    def _sides_with(self, run: FoundRun, sides: int) -> int:
        """The sides used with one more run, stretches chosen anew when they must; -1 when the runs cannot share."""
        self.steps += 1
        if not run.sides & sides:
            return sides | run.sides
        self.steps += 10
        choice = choose_options([lane for other in (*self.chosen, run) for lane in other.lanes])
        if choice is None:
            return -1
        found = 0
        for option in choice:
            found |= option[0]
        return found


def _run_order(run: FoundRun) -> tuple[int, tuple[int, ...]]:
    return (-run.priced, run.nodes)
