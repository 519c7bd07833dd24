"""The best runs of several trains together, no side twice.

The sum of the best runs of each train alone is a bound. Any set that comes within some slack of the bound is made of
runs that come within that slack of the best run of their train; so these runs are listed and combined, with more slack
each time until a set is found: it is the best.

Where the lists get too long, each side gets a price, and a train pays for every side it uses. For any prices the sum of
the best priced runs and of all prices is a bound too, because a set of runs uses a side once at most. Prices are moved
until the bound is close to the best set known (Lagrange), and the lists are short again.
"""

from highiron.routes.finder import Finder, FoundRun
from highiron.routes.lanes import choose_options
from highiron.routes.network import Network
from highiron.routes.ranking import FAR, bits, sum_of
from highiron.routes.rules import Mode

SCALE = 64  # prices are in fractions of the unit of money
_BURSTS = 6
_ROUNDS = 24
_QUICK = 800  # nodes of a quick search
_MOST_RUNS = 4_000
_MOST_STEPS = 200_000
_FIRST_SLACK = 30


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

    def top(self, mode: Mode) -> FoundRun | None:
        """The best run of a train that is alone, as far as it is known."""
        if mode not in self.tops:
            finder = self.of(mode)
            found = self.best(finder, 0, 1, self.share(3))
            self.tops[mode] = found
            self.limits[mode] = finder.ceiling() if finder.stopped else (found.value if found is not None else 0)
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


class Joint:
    """Searches the best set for trains in given modes that is worth more than a set already known."""

    def __init__(self, finders: Finders, modes: list[Mode], known: int, unit: int) -> None:
        self.finders = finders
        self.modes = modes
        self.unit = unit  # all revenues are multiples of it
        self.total = known
        self.best: list[FoundRun] | None = None
        self.kinds = sorted(set(modes), key=modes.index)
        self.bound = sum(finders.limit(mode) for mode in modes)
        self.pool: dict[Mode, list[FoundRun]] = {}

    def solve(self) -> None:
        """Afterwards `best` is the best set, or None when none is worth more than the known one."""
        if self.bound > self.total:
            self._greedy()
        settled = all(self.finders.is_settled(mode) for mode in self.kinds)
        if settled and self.bound > self.total and not self._combine([], 1):
            self._bargain()

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
        rest = sum(self.finders.limit(self.modes[at]) for at in order)
        for at in order:
            mode = self.modes[at]
            rest -= self.finders.limit(mode)
            found = self.finders.top(mode)
            if found is not None and found.sides & sides:
                at_least = max(1, self.total + 1 - total - rest)
                found = self.finders.best(self.finders.of(mode), sides, at_least, self.finders.share(12))
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
            run = self._best_at(mode, prices, self.finders.share(4)) if prices else self.finders.top(mode)
            tops[mode] = run.value * scale - (sum_of(run.sides, prices) if prices else 0) if run is not None else 0
            if self.finders.with_prices(mode, prices).stopped:
                return False
        bound = sum(prices) + sum(tops[mode] for mode in self.modes)
        self.bound = min(self.bound, bound // scale // self.unit * self.unit)
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

    def _bargain(self) -> None:
        """Move the prices until the bound is so close to the best set that the lists get short.

        A quick search that may miss the best run is good enough to see which sides are wanted most. The bound takes a
        thorough one.
        """
        prices = [0] * len(self.finders.network.sides)
        strength = 1.0
        for _ in range(_BURSTS):
            average = [0.0] * len(prices)
            for at in range(_ROUNDS):
                runs = [self._best_at(mode, prices, _QUICK) for mode in self.kinds]
                for run in runs:
                    self._match(run)
                prices = self._moved(prices, runs, strength)
                if at >= _ROUNDS // 2:
                    average = [old + new for old, new in zip(average, prices, strict=True)]
            prices = [round(sum_ / (_ROUNDS - _ROUNDS // 2)) for sum_ in average]
            strength /= 2
            if self.finders.stopped or self._combine(prices, SCALE):
                return

    def _moved(self, prices: list[int], runs: list[FoundRun | None], strength: float) -> list[int]:
        """New prices: higher where several trains want a side, lower where none does."""
        used = [-1] * len(prices)
        bound = sum(prices)
        for mode, run in zip(self.kinds, runs, strict=True):
            if run is not None:
                times = self.modes.count(mode)
                bound += times * (run.value * SCALE - sum_of(run.sides, prices))
                for side in bits(run.sides):
                    used[side] += times
        moves = [more if more > 0 or price else 0 for more, price in zip(used, prices, strict=True)]
        weight = sum(move * move for move in moves)
        if not weight:
            return prices
        step = strength * max(bound - self.total * SCALE, self.unit * SCALE) / weight
        return [max(0, price + round(step * move)) for price, move in zip(prices, moves, strict=True)]

    def _best_at(self, mode: Mode, prices: list[int], effort: int) -> FoundRun | None:
        """The best run at these prices. Runs met before give the search a floor."""
        best: FoundRun | None = None
        most = 0
        pool = self.pool.setdefault(mode, [])
        for run in pool:
            priced = run.value * SCALE - sum_of(run.sides, prices)
            if priced > most:
                best, most = run, priced
        found = self.finders.best(self.finders.with_prices(mode, prices), 0, most + 1, effort)
        if found is not None:
            pool.append(found)
            best = found
        return best

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
