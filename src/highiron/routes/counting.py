"""How many sets of runs there are, without making them: the runs of a type of train are bits, clashes are masks."""

from itertools import groupby

Found = tuple[tuple[str, ...], int]  # the path of a run and the sides it uses


class Lot:
    """All runs that trains of one type could make, in the order of their paths."""

    def __init__(self, trains: int, runs: list[Found]) -> None:
        self.trains = trains  # how many of the type there are
        self.sides = [sides for _, sides in runs] if trains == 1 else [sides for _, sides in sorted(runs)]
        self.all = (1 << len(runs)) - 1
        self.later: list[int] = []  # run -> all runs with a later path; for types of which there are several
        if trains > 1:
            end = 0
            for _, same in groupby(sorted(runs), key=_path):
                count = len(list(same))
                end += count
                self.later += [self.all >> end << end] * count
        self._users: dict[int, int] | None = None

    def users(self) -> dict[int, int]:
        """Side (as its bit) -> the runs that use it."""
        found = self._users
        if found is None:
            found = self._users = {}
            for at, sides in enumerate(self.sides):
                here = 1 << at
                for side in bits(sides):
                    found[side] = found.get(side, 0) | here
        return found


def _path(run: Found) -> tuple[str, ...]:
    return run[0]


def bits(mask: int) -> list[int]:
    """The single bits of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


class SetCounter:
    """Counts the sets that use no side twice, up to a limit. Trains of one type are interchangeable."""

    def __init__(self, lots: list[Lot], limit: int) -> None:
        self.lots = lots
        self.limit = limit
        self._clashes: dict[tuple[int, int, int], int] = {}

    def count(self) -> int:
        """The number of sets, the empty one included; `limit` when there are at least so many."""
        return min(self.limit, self._count(0, 0, [lot.all for lot in self.lots]))

    def _count(self, at: int, used: int, free: list[int]) -> int:
        """Ways to go on when so many trains of lot `at` have their runs; `free` are the runs still open to each lot."""
        if at == len(self.lots):
            return 1
        left = self.lots[at].trains - used
        if left == 0:
            return self._count(at + 1, 0, free)
        if left == 1 and at + 1 == len(self.lots):
            return 1 + free[at].bit_count()
        total = self._count(at + 1, 0, free)  # all further trains of this type stay at home
        for run in bits(free[at]):
            number = run.bit_length() - 1
            open_to = free.copy()
            if left > 1:
                open_to[at] &= self.lots[at].later[number]
            for other in range(at if left > 1 else at + 1, len(self.lots)):
                open_to[other] &= ~self._clashing(at, number, other)
            total += self._count(at, used + 1, open_to)
            if total >= self.limit:
                break
        return total

    def _clashing(self, at: int, run: int, other: int) -> int:
        """The runs of another lot that use a side of this run."""
        key = (at, run, other)
        found = self._clashes.get(key)
        if found is None:
            found = 0
            users = self.lots[other].users()
            for side in bits(self.lots[at].sides[run]):
                found |= users.get(side, 0)
            self._clashes[key] = found
        return found
