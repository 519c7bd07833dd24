"""The best set of runs of a company: one per train, no side twice, highest total; proven, or with an honest bound."""

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.tiles import EDGES
from highiron.routes.finder import FAR, Finder, FoundRun
from highiron.routes.network import Network
from highiron.routes.receipt import Bills
from highiron.routes.receipt_types import Receipt
from highiron.routes.rules import DEFAULT_RULES, Length, Mode, RouteRules, modes_of, within_supply

Trains = tuple[tuple[str, Length], ...]


class BestRuns:
    """The answer. `bound` is what no set of runs can exceed; `proved` says that `total` reaches it."""

    def __init__(
        self, total: int, runs: tuple[Run, ...], receipts: tuple[Receipt, ...], bound: int, nodes: int
    ) -> None:
        self.total = total
        self.runs = runs
        self.receipts = receipts
        self.bound = bound
        self.proved = total >= bound
        self.nodes = nodes


def best_runs(
    board: Board,
    company: str,
    trains: Trains,
    colour: str,
    rules: RouteRules | None = None,
    budget: int | None = None,
) -> BestRuns:
    """The best set of runs for these trains. `budget` limits the nodes searched; without it the answer is proven."""
    rules = rules or DEFAULT_RULES
    key = repr((company, trains, colour, rules, budget))
    known = board.memo.get(key)
    if isinstance(known, BestRuns):
        return known
    found = _Search(network_of(board, company, colour, rules), trains, colour, rules, budget or FAR).solve()
    board.memo[key] = found
    return found


def network_of(board: Board, company: str, colour: str, rules: RouteRules) -> Network:
    """The network of a company, remembered on the board."""
    key = repr(("network", company, colour, rules))
    known = board.memo.get(key)
    if isinstance(known, Network):
        return known
    found = Network(board, company, colour, rules)
    board.memo[key] = found
    return found


class _Search:
    def __init__(self, network: Network, trains: Trains, colour: str, rules: RouteRules, budget: int) -> None:
        self.network = network
        self.rules = rules
        self.budget = budget
        self.finders: dict[Mode, Finder] = {}
        self.trains = sorted(trains, key=_longest_first)
        self.best: list[FoundRun] = []
        self.total = 0
        self.tops: dict[Mode, int] = {}
        self.bills = Bills(network.board, network.company, colour, rules)

    def finder(self, mode: Mode) -> Finder:
        found = self.finders.get(mode)
        if found is None:
            found = Finder(self.network, mode)
            self.finders[mode] = found
        return found

    def top(self, mode: Mode) -> int:
        found = self.tops.get(mode)
        if found is None:
            run = self.finder(mode).best(0, 1)
            found = run.value if run else 0
            self.tops[mode] = found
        return found

    def solve(self) -> BestRuns:
        bound = 0
        for modes in self._assignments():
            self._join(modes, 0, [], 0, sum(self.top(mode) for mode in modes))
        bound = self.total
        nodes = sum(finder.searched for finder in self.finders.values())
        runs = tuple(path_of(self.network, run) for run in self.best)
        receipts = self.bills.for_set(runs, dict(self.trains))
        return BestRuns(self.total, runs, receipts, bound, nodes)

    def _assignments(self) -> list[list[Mode]]:
        """All ways to choose a mode for each train within the supply."""
        found: list[list[Mode]] = [[]]
        for train, length in self.trains:
            found = [[*some, mode] for some in found for mode in modes_of(train, length, self.rules)]
        seen: set[tuple[str, ...]] = set()
        kept: list[list[Mode]] = []
        for some in found:
            if not within_supply([mode.takes for mode in some], self.rules):
                continue
            key = tuple(sorted(repr(mode) for mode in some))
            if key not in seen:
                seen.add(key)
                kept.append(some)
        return kept

    def _join(self, modes: list[Mode], sides: int, chosen: list[FoundRun], total: int, rest: int) -> None:
        if total > self.total:
            self.total = total
            self.best = list(chosen)
        if not modes or total + rest <= self.total:
            return
        mode, others = modes[0], modes[1:]
        rest -= self.top(mode)
        if not others:
            run = self.finder(mode).best(sides, self.total - total + 1)
            if run is not None:
                self._join([], sides | run.sides, [*chosen, run], total + run.value, 0)
            return
        runs = self.finder(mode).all_runs(sides, max(1, self.total - total - rest + 1))
        runs.sort(key=lambda run: -run.value)
        for run in runs:
            if total + run.value + rest <= self.total:
                break
            self._join(others, sides | run.sides, [*chosen, run], total + run.value, rest)
        self._join(others, sides, chosen, total, rest)


def _longest_first(train: tuple[str, Length]) -> tuple[int, int, str]:
    name, length = train
    paid, visits = (length, length) if isinstance(length, int) else length
    return (-visits, -paid, name)


def path_of(network: Network, found: FoundRun) -> Run:
    """A run as it is written in an action, in its canonical direction."""
    plan = network.board.plan
    path = [plan.stop_id(network.nodes[found.nodes[0]].stop)]
    for at, number in enumerate(found.segments):
        node = network.nodes[found.nodes[at]]
        segment = next(s for s in node.segments if s.number == number)
        path += [plan.hexes[entry // EDGES].id for entry in segment.entries[:-1]]
        path.append(plan.stop_id(network.nodes[segment.end].stop))
    forward, backward = tuple(path), tuple(reversed(path))
    return Run(found.mode.train, min(forward, backward))
