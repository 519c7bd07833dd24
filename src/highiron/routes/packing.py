"""Choosing one run per train from lists of runs."""

from highiron.routes.either import Choice
from highiron.routes.finder import FoundRun
from highiron.routes.lanes import choose_options

MOST_STEPS = 200_000


class Knowledge:
    """What is known about the best set for trains in given modes: the best one so far, and a bound."""

    def __init__(self, modes: list[Choice], total: int, bound: int, unit: int) -> None:
        self.modes = modes
        self.kinds = sorted(set(modes), key=modes.index)
        self.total = total
        self.bound = bound
        self.unit = unit  # all revenues are multiples of it
        self.best: list[FoundRun] | None = None

    def keep(self, runs: list[FoundRun]) -> None:
        """Remember a set if it is better than the best."""
        total = sum(run.value for run in runs)
        if total > self.total:
            self.total = total
            self.best = runs

    def lower(self, bound: int, scale: int) -> None:
        """Remember a bound, counted `scale` times, if it is lower than the lowest."""
        self.bound = min(self.bound, bound // scale // self.unit * self.unit)

    def is_settled(self) -> bool:
        return self.bound <= self.total


class Packing:
    """Chooses one run per train from lists sorted by priced value."""

    def __init__(
        self,
        knowledge: Knowledge,
        lists: dict[Choice, list[FoundRun]],
        tops: dict[Choice, int],
        at_least: int,
        scale: int,
    ) -> None:
        self.knowledge = knowledge
        self.lists = lists
        self.tops = tops
        self.at_least = at_least
        self.scale = scale
        # Short lists first; modes that are equal stay together.
        self.order = sorted(knowledge.modes, key=lambda mode: (len(lists[mode]), knowledge.modes.index(mode)))
        self.chosen: list[FoundRun] = []
        self.steps = 0

    def _needed(self) -> int:
        return max(self.at_least, (self.knowledge.total + self.knowledge.unit) * self.scale)

    def choose(self, at: int, start: int, sides: int, sure: int, priced: int, rest: int) -> None:
        """Choose for the train at this place and those after it; `priced` is the part of the bound that is settled."""
        if at == len(self.order):
            self.knowledge.keep(list(self.chosen))
            return
        mode = self.order[at]
        rest -= self.tops[mode]
        found = self.lists[mode]
        again = at + 1 < len(self.order) and self.order[at + 1] == mode
        needed = self._needed()
        for i in range(start, len(found)):
            run = found[i]
            if priced + run.priced + rest < needed or self.steps > MOST_STEPS:
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
