"""A bound for runs over stops that do not count: the best walk of an arm, by the number of stops that count.

An arm goes from one stop that counts to the next in hops, each over a chain of free stops, maybe none. A walk may come
back to a stop, but not in two hops in a row; so the best walk for so much room is found hop by hop, and no arm adds
more. Where only some stops pay, every stop is charged the same amount, which is credited for as many as may pay:
whatever the charge, that is no less than what the best of them bring.
"""

from highiron.routes.lanes import Lane

Step = tuple[int, int, int, Lane]  # as in highiron.routes.ranking
Rest = tuple[int, int]  # what a walk adds, the nodes of its first hop
NEVER = -(1 << 60)

# Beyond so many hops from one node there is no such bound.
_MOST_HOPS = 200


class Hop:
    """A chain of free stops, and the stop that counts behind it unless the chain is the end of the run."""

    def __init__(self, end: int, nodes: int, closed: int, gain: int, counts: bool) -> None:
        self.end = end
        self.nodes = nodes
        self.closed = closed  # nodes that the hops before and after it may not visit
        self.gain = gain
        self.counts = counts


class Walks:
    """The best walks from every node, where each stop that pays is charged so much."""

    def __init__(
        self,
        steps: list[list[Step]],
        closes: list[int],
        pays: list[int],
        charge: int,
        counting: int,
        passable: int,
        ends: int,
        room: int,
    ) -> None:
        self.steps = steps
        self.closes = closes
        self.pays = [max(0, amount - charge) for amount in pays]  # beside what the step to a stop brings
        self.charge = charge
        self.counting = counting
        self.passable = passable
        self.ends = ends  # where the mode wants one end
        self.complete = True
        hops = [self._hops(at) if passable >> at & 1 else [] for at in range(len(steps))]
        # By node and room, the best first: walks with any end, and walks with an end that the mode wants.
        self.any: list[list[list[Rest]]] = []
        self.wanted: list[list[list[Rest]]] = []
        if self.complete:
            self.any = self._best(hops, -1, room)
            self.wanted = self._best(hops, ends, room) if ends else [[[]] * (room + 1) for _ in hops]

    def beat(self, lack: int, arms: tuple[int, ...], closed: int, room: int, wanted: bool) -> bool:
        """Whether one or two arms from these nodes may add more; `wanted`: one of them has to end as the mode asks."""
        one = arms[0]
        if len(arms) < 2:
            return (self._wanted(one, closed, room) if wanted else self._any(one, closed, room)) > lack
        two = arms[1]
        for left in range(room + 1):
            first, second = self._any(one, closed, left), self._any(two, closed, room - left)
            if first + second <= lack:
                continue
            if not wanted or self._wanted(one, closed, left) + second > lack:
                return True
            if first + self._wanted(two, closed, room - left) > lack:
                return True
        return False

    def _any(self, at: int, closed: int, room: int) -> int:
        """The best walk from a node, the empty one if no other brings anything."""
        return max(0, _best_of(self.any[at][room], closed))

    def _wanted(self, at: int, closed: int, room: int) -> int:
        found = _best_of(self.wanted[at][room], closed)
        return max(0, found) if self.ends >> at & 1 else found

    def _hops(self, start: int) -> list[Hop]:
        """All hops from a node, of those over the same nodes the best."""
        found: dict[tuple[int, int], Hop] = {}
        self._follow(start, self.closes[start], 0, 0, 0, found)
        if len(found) > _MOST_HOPS:
            self.complete = False
        return list(found.values())

    def _follow(
        self, at: int, closed: int, nodes: int, sure: int, gain: int, found: dict[tuple[int, int], Hop]
    ) -> None:
        for end, closes, step_gain, lane in self.steps[at]:
            bit = 1 << end
            if closed & bit or sure & lane.sure:
                continue
            if len(found) > _MOST_HOPS:
                return
            total = gain + step_gain + self.pays[end]
            counts = bool(self.counting & bit)
            known = found.get((end, nodes | bit))
            if known is None or known.gain < total:
                found[end, nodes | bit] = Hop(end, nodes | bit, closed | closes, total, counts)
            if self.passable & bit and not counts:
                self._follow(end, closed | closes, nodes | bit, sure | lane.sure, total, found)

    def _best(self, hops: list[list[Hop]], ends: int, most: int) -> list[list[list[Rest]]]:
        """Walks that end in one of these nodes, by node and room."""
        best: list[list[list[Rest]]] = [[] for _ in hops]
        for room in range(most + 1):
            for at, some in enumerate(hops):
                rests: list[Rest] = []
                for hop in some:
                    if hop.counts and not room:
                        continue
                    rest = 0 if ends >> hop.end & 1 else NEVER
                    if hop.counts and self.passable >> hop.end & 1:
                        rest = max(rest, _best_of(best[hop.end][room - 1], hop.closed))
                    if rest > NEVER:
                        rests.append((hop.gain + rest, hop.nodes))
                rests.sort(key=_rest_order)
                best[at].append(rests)
        return best


def _best_of(rests: list[Rest], closed: int) -> int:
    """The best of these walks whose first hop leaves closed nodes alone."""
    for value, nodes in rests:
        if not nodes & closed:
            return value
    return NEVER


def _rest_order(rest: Rest) -> tuple[int, int]:
    return (-rest[0], rest[1])
