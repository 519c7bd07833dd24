"""The best set of runs of a company: one per train, no side twice, highest total; proven, or with an honest bound."""

from itertools import combinations
from math import gcd

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.route_rules import DEFAULT_RULES, Length, RouteRules, modes_of, supply_of
from highiron.routes.either import Choice
from highiron.routes.finder import FoundRun
from highiron.routes.finders import Finders
from highiron.routes.joint import Joint
from highiron.routes.lanes import choose_options
from highiron.routes.network import Network
from highiron.routes.receipt import Bills
from highiron.routes.receipt_types import Receipt

Trains = tuple[tuple[str, Length], ...]

# Some fifty times what the hardest position of the recorded games needs, and a matter of seconds. Nodes are counted
# rather than time, so that everybody gets the same answer on every machine.
DEFAULT_BUDGET = 300_000


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
    """The best set of runs for these trains, found by looking at no more nodes than `budget` allows.

    Among equals the choice depends on nothing but the position. The order of the trains does not matter.
    """
    asked = rules or DEFAULT_RULES
    memo = _memo(board)
    key = ("best", company, trains, colour, asked, budget)
    known = memo.get(key)
    if isinstance(known, BestRuns):
        return known
    network = network_of(board, company, colour, asked)
    found = _Search(network, trains, colour, asked, DEFAULT_BUDGET if budget is None else budget).solve()
    memo[key] = found
    return found


def network_of(board: Board, company: str, colour: str, rules: RouteRules) -> Network:
    """The network of a company, remembered on the board."""
    memo = _memo(board)
    key = ("network", company, colour, rules)
    known = memo.get(key)
    if isinstance(known, Network):
        return known
    found = Network(board, company, colour, rules)
    memo[key] = found
    return found


def _memo(board: Board) -> dict[object, object]:
    """What this package remembers on a board, which never changes."""
    known = board.memo.get("routes")
    if isinstance(known, dict):
        return known
    found: dict[object, object] = {}
    board.memo["routes"] = found
    return found


class _Search:
    """Tries every way to share out what the variants take, most promising first."""

    def __init__(self, network: Network, trains: Trains, colour: str, rules: RouteRules, budget: int) -> None:
        self.network = network
        self.rules = rules
        self.trains = sorted(trains, key=_longest_first)
        self.finders = Finders(network, budget)
        self.bills = Bills(network.board, network.company, colour, rules)

    def solve(self) -> BestRuns:
        best: list[FoundRun] = []
        total = bound = 0
        unit = self._unit()
        for modes in self._assignments():
            found = Joint(self.finders, modes, total, unit).solve()
            if found.best is not None:
                total = found.total
                best = found.best
            bound = max(bound, found.bound)
        bound = max(bound, total) if self.network.complete else max(total, self._crude())
        runs = paths_of(self.network, best)
        receipts = self.bills.for_set(runs, dict(self.trains))
        return BestRuns(total, runs, receipts, bound, self.finders.searched())

    def _crude(self) -> int:
        """A bound for a network of which some track was left out: the best stops for each train, joined or not."""
        most = 0
        for modes in self._assignments():
            total = 0
            for mode in modes:
                total += self.finders.of(mode).everything()
            most = max(most, total)
        return most

    def _unit(self) -> int:
        """The greatest number of which every revenue is a multiple."""
        rules = self.rules
        amounts = [node.value for node in self.network.nodes]
        amounts += [bonus.amount for bonus in rules.stop_bonuses]
        amounts += [bonus.amount for bonus in rules.pass_bonuses]
        amounts += [variant.per_visit for variant in rules.variants]
        for bonus in rules.pair_bonuses:
            amounts += [amount for _, amount in bonus.first + bonus.second]
        return gcd(*amounts) or 1

    def _assignments(self) -> list[list[Choice]]:
        """All ways to say which trains may take what the company has, those with the highest bound first.

        A train that may take something need not, so only as many as there is something for are left out.
        """
        modes = [modes_of(train, length, self.rules) for train, length in self.trains]
        found: list[list[Choice]] = [[tuple([mode for mode in some if not mode.takes]) for some in modes]]
        for name in dict.fromkeys([mode.takes for some in modes for mode in some if mode.takes]):
            takers = [at for at, some in enumerate(modes) if any(mode.takes == name for mode in some)]
            least = min(len(takers), supply_of(self.rules, name))
            found = [
                [
                    choice + tuple([mode for mode in modes[at] if mode.takes == name and at in chosen])
                    for at, choice in enumerate(some)
                ]
                for some in found
                for chosen in combinations(takers, least)
            ]
        seen: set[tuple[str, ...]] = set()
        kept: list[tuple[int, int, list[Choice]]] = []
        for at, some in enumerate(found):
            key = tuple(sorted([repr(choice) for choice in some]))
            if key not in seen:
                seen.add(key)
                kept.append((-sum(self.finders.limit(choice) for choice in some), at, some))
        kept.sort(key=lambda item: item[:2])
        return [some for _, _, some in kept]


def _longest_first(train: tuple[str, Length]) -> tuple[int, int, str]:
    name, length = train
    paid, visits = (length, length) if isinstance(length, int) else length
    return (-visits, -paid, name)


def paths_of(network: Network, found: list[FoundRun]) -> tuple[Run, ...]:
    """Runs as they are written in an action, each in its canonical direction."""
    choice = choose_options([lane for run in found for lane in run.lanes])
    assert choice is not None, "the search only keeps sets of runs that fit together"
    plan = network.board.plan
    runs: list[Run] = []
    at = 0
    for run in found:
        path = [_place(network, run.nodes[0])]
        for number in run.nodes[:-1]:
            segment = next(s for s in network.nodes[number].segments if s.number == choice[at][1])
            at += 1
            path += [plan.hexes[entry // plan.ways].id for entry in segment.entries[:-1]]
            path.append(_place(network, segment.end))
        written = plan.path_of(path)
        runs.append(Run(run.mode.train, min(written, written[::-1])))
    return tuple(runs)


def _place(network: Network, number: int) -> str:
    node = network.nodes[number]
    return node.hex_id if node.passed else network.board.plan.stop_id(node.stop)
