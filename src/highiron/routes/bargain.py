"""Prices for sides: how much trains have to give up because they want the same track.

For any prices, the best priced run of every train and all prices together are a bound (Lagrange). The lowest bound is
looked for among the runs met so far; then the search tells whether at these prices there is a better run, which
joins them, and so on.
"""

from highiron.routes.either import Choice
from highiron.routes.finder import FoundRun
from highiron.routes.finders import SCALE, Finders
from highiron.routes.packing import Knowledge
from highiron.routes.ranking import bits

_QUICK = 1_500  # nodes of a search that may miss the best run
_STEPS = 60  # changes of prices between two searches
_MOST_POOL = 300


class Offer:
    """A run met before, with the sides it would have to pay for."""

    def __init__(self, run: FoundRun) -> None:
        self.run = run
        self.value = run.value * SCALE
        self.sides = bits(run.sides)

    def priced(self, prices: list[int]) -> int:
        total = self.value
        for side in self.sides:
            total -= prices[side]
        return total


class Bargain:
    """Moves prices for the trains of a company."""

    def __init__(self, finders: Finders, knowledge: Knowledge) -> None:
        self.finders = finders
        self.knowledge = knowledge
        self.pool: dict[Choice, list[Offer]] = {mode: [] for mode in knowledge.kinds}
        self.prices = [0] * len(finders.network.sides)

    def add(self, mode: Choice, run: FoundRun | None) -> None:
        """Take a run into the pool and see what set it makes with the others."""
        if run is None:
            return
        pool = self.pool[mode]
        if all(offer.run.sides != run.sides or offer.value < run.value * SCALE for offer in pool):
            pool.append(Offer(run))
        self._match(mode, run)

    def settle(self, rounds: int) -> None:
        """Find prices at which quick searches meet no better runs any more, or give up after so many rounds."""
        for _ in range(rounds):
            self.prices = self._moved(self.prices)
            news = False
            for mode in self.knowledge.kinds:
                _, most = self._best(mode, self.prices)
                finder = self.finders.with_prices(mode, self.prices)
                found = self.finders.best(finder, 0, most + 1, _QUICK)
                if found is not None:
                    news = True
                    self.add(mode, found)
            if not news or self.finders.stopped:
                return

    def top(self, mode: Choice, effort: int) -> int:
        """What no run is worth more than at the present prices."""
        _, most = self._best(mode, self.prices)
        found, limit = self.finders.most(self.finders.with_prices(mode, self.prices), most, effort)
        self.add(mode, found)
        return limit

    def spread(self) -> None:
        """Try sets in which the first train leaves one exit of a station to the others."""
        network = self.finders.network
        modes = self.knowledge.modes
        for mode in self.knowledge.kinds:
            first = modes.index(mode)
            for node in network.nodes:
                for side in bits(network.exits[node.index]) if node.has_token else []:
                    chosen: list[FoundRun] = []
                    sides = 1 << side
                    for other in [mode, *modes[:first], *modes[first + 1 :]]:
                        found = self.finders.best(self.finders.of(other), sides, 1, _QUICK)
                        if found is not None:
                            self.add(other, found)
                            sides = (sides if chosen else 0) | found.sides
                            chosen.append(found)
                    self.knowledge.keep(chosen)

    def _best(self, mode: Choice, prices: list[int]) -> tuple[Offer | None, int]:
        """The best of the runs met so far."""
        best: Offer | None = None
        most = 0
        for offer in self.pool[mode]:
            priced = offer.priced(prices)
            if priced > most:
                best, most = offer, priced
        return best, most

    def _moved(self, prices: list[int]) -> list[int]:
        """Prices with a low bound as far as the runs met so far tell.

        A price rises when several trains want the side and falls when none does (subgradient steps that get smaller).
        """
        known = self.knowledge
        count = len(prices)
        for mode in known.kinds:
            self._trim(mode, prices)
        lowest = -1
        best_prices = prices
        strength = 1.0
        for _ in range(_STEPS):
            bound = sum(prices)
            used = [-1] * count
            for mode in known.kinds:
                offer, most = self._best(mode, prices)
                if offer is not None:
                    times = known.modes.count(mode)
                    bound += times * most
                    for side in offer.sides:
                        used[side] += times
            if lowest < 0 or bound < lowest:
                lowest, best_prices = bound, prices
            moves = [more if more > 0 or price else 0 for more, price in zip(used, prices, strict=True)]
            weight = sum([move * move for move in moves])
            if not weight:
                break
            step = strength * max(bound - known.total * SCALE, known.unit * SCALE) / weight
            prices = [max(0, price + round(step * move)) for price, move in zip(prices, moves, strict=True)]
            strength *= 0.95
        return best_prices

    def _trim(self, mode: Choice, prices: list[int]) -> None:
        """Forget the runs that are far from best when there are very many."""
        pool = self.pool[mode]
        if len(pool) > _MOST_POOL:
            ranked = sorted([(-offer.priced(prices), at) for at, offer in enumerate(pool)])
            self.pool[mode] = [pool[at] for _, at in ranked[: _MOST_POOL // 2]]

    def _match(self, own: Choice, fresh: FoundRun) -> None:
        """Make a set of a new run and runs met before: for each train in turn the best that fits."""
        modes = self.knowledge.modes
        first = modes.index(own)
        chosen = [fresh]
        sides = fresh.sides
        for mode in [*modes[:first], *modes[first + 1 :]]:
            best: FoundRun | None = None
            for offer in self.pool[mode]:
                if not offer.run.sides & sides and (best is None or offer.run.value > best.value):
                    best = offer.run
            if best is not None:
                chosen.append(best)
                sides |= best.sides
        self.knowledge.keep(chosen)
