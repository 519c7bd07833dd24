"""A bound for runs over stops that do not count for the length of a train (18CE-10.2: towns and off-board areas).

A train passes any number of such stops, but not without end: those that it visits lie in chains between stops that
count, one chain before each, and one at either end of the run. So each stop that counts is credited with the best chain
that can lead to it, and an end with the best chain that can close a run.
"""

Lanes = list[dict[int, int]]  # node -> other end -> the best gain of a lane to it

# Beyond so many steps the chains before a node are not followed: all free stops around count.
_MAX_STEPS = 400


class Chained:
    """What each node brings at most with the chain of free stops before it."""

    def __init__(self, lanes: Lanes, gains: list[int], counts: list[bool], passable: list[bool]) -> None:
        self.lanes = lanes
        self.gains = gains  # node -> what a visit brings, without the lane that leads there
        self.free = [passable[i] and not counts[i] for i in range(len(gains))]
        self.into = [max(lane.values(), default=0) for lane in lanes]
        self.steps = 0

    def most(self, node: int) -> int:
        """What an arm gains between the last stop that counts and this node, the node included."""
        self.steps = 0
        found = self._before(node, 1 << node)
        if self.steps > _MAX_STEPS:
            found = self.into[node] + self._around(node)
        return self.gains[node] + found

    def _before(self, node: int, seen: int) -> int:
        """The best chain that leads to the node, wherever it begins; the lane to the node is part of it."""
        best = self.into[node]
        for other, gain in self.lanes[node].items():
            self.steps += 1
            if self.steps > _MAX_STEPS:
                return best
            if self.free[other] and not seen >> other & 1:
                found = gain + self.gains[other] + self._before(other, seen | 1 << other)
                if found > best:
                    best = found
        return best

    def _around(self, node: int) -> int:
        """All free stops that can be reached from the node over free stops."""
        seen = {node}
        queue = [node]
        total = 0
        while queue:
            for other in self.lanes[queue.pop()]:
                if other not in seen and self.free[other]:
                    seen.add(other)
                    queue.append(other)
                    total += max(0, self.gains[other] + self.into[other])
        return total
