"""All legal sets of runs of a company: listed lazily, counted up to a limit, or drawn at random."""

from collections.abc import Iterator
from random import Random

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.route_rules import DEFAULT_RULES, Length, Mode, RouteRules, modes_of, within_supply
from highiron.routes.counting import Found, Lot, SetCounter
from highiron.routes.walk import Walker

# How often a random set leaves a train at home that could run.
_AT_HOME = 0.03


class RunSets:
    """The legal sets of runs for these trains. Trains of one type are interchangeable; the empty set is legal."""

    def __init__(
        self,
        board: Board,
        company: str,
        trains: tuple[tuple[str, Length], ...],
        colour: str,
        rules: RouteRules | None = None,
    ) -> None:
        self.rules = rules or DEFAULT_RULES
        self.trains = sorted(trains, key=repr)
        self.modes = [modes_of(train, length, self.rules) for train, length in self.trains]
        self.colour = colour
        self.walker = Walker(board, company, self.rules)

    def __iter__(self) -> Iterator[tuple[Run, ...]]:
        return self._sets(0, (), [], 0)

    def count(self, limit: int) -> int:
        """How many sets there are; `limit` when there are at least so many."""
        lots: list[Lot] = []
        for at, train in enumerate(self.trains):
            if at and train == self.trains[at - 1]:
                continue
            trains = self.trains.count(train)
            runs: list[Found] = []
            for walk, modes in self.walker.runs(self.modes[at], 0):
                if _needed(modes):  # not every set has what its trains take
                    return self._count_listed(limit)
                runs.append((self.walker.run_of(walk, train[0]).path if trains > 1 else (), walk.sides))
                if len(runs) >= limit:
                    return limit
            lots.append(Lot(trains, runs))
        return SetCounter(lots, limit).count()

    def _count_listed(self, limit: int) -> int:
        counted = 0
        for _ in self:
            counted += 1
            if counted >= limit:
                break
        return counted

    def sample(self, rng: Random) -> tuple[Run, ...]:
        """A random set that uses the trains when it can. Every legal set can come out."""
        runs: list[Run] = []
        fits: list[list[Mode]] = []
        sides = 0
        order = list(range(len(self.trains)))
        rng.shuffle(order)
        for at in order:
            if rng.random() < _AT_HOME:
                continue
            found = self.walker.random_run(self.modes[at], sides, rng)
            if found is None or not _can_share([*fits, found[1]], self.rules):
                continue
            sides |= found[0].sides
            fits.append(found[1])
            runs.append(self.walker.run_of(found[0], self.trains[at][0]))
        return tuple(sorted(runs, key=_run_order))

    def _sets(self, at: int, runs: tuple[Run, ...], fits: list[list[Mode]], sides: int) -> Iterator[tuple[Run, ...]]:
        """All ways to go on from the runs of the trains before this one."""
        if at == len(self.trains):
            yield runs
            return
        following = at + 1
        same = following
        while same < len(self.trains) and self.trains[same] == self.trains[at]:
            same += 1
        yield from self._sets(same, runs, fits, sides)  # this train and all others of its type stay at home
        last = runs[-1].path if at and runs and self.trains[at - 1] == self.trains[at] else ()
        train = self.trains[at][0]
        for walk, modes in self.walker.runs(self.modes[at], sides):
            run = self.walker.run_of(walk, train)
            if run.path > last and _can_share([*fits, modes], self.rules):
                yield from self._sets(following, (*runs, run), [*fits, modes], sides | walk.sides)


def _run_order(run: Run) -> tuple[str, tuple[str, ...]]:
    return (run.train, run.path)


def _can_share(fits: list[list[Mode]], rules: RouteRules) -> bool:
    """Whether each run can have one of its modes without the company running out of what they take."""
    if not rules.supply and not rules.train_takes and not rules.variants:
        return True
    return within_supply([_needed(modes) for modes in fits], rules)


def _needed(modes: list[Mode]) -> str:
    """What a run must take, having only modes that take something; "" for nothing."""
    for mode in modes:
        if not mode.takes:
            return ""
    return modes[0].takes
