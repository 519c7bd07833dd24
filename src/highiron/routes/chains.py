"""A bound for long runs: an arm never comes back over a stop whose loss would cut the network in two.

Such stops split the network into blocks. An arm passes a chain of blocks, each behind the one before, and collects no
more than all stops of the chain and one end.
"""


class Chains:
    """Blocks and chains of the part of a network that arms can still visit (Tarjan's depth-first search)."""

    def __init__(self, adds: list[int], beside: list[int], nodes: int, through: int) -> None:
        self.adds = adds
        self.beside = beside
        self.through = through
        self.last = nodes & ~through  # nodes that can only be the end of an arm
        self.visited = 0
        self.depth = [0] * len(adds)
        self.beyond = [0] * len(adds)  # what an arm collects at most after a node
        self.stack: list[int] = []
        self.root_beside = 0
        # Of the block taken from the stack last: what its nodes add, and the two best continuations.
        self.total = 0
        self.first = 0
        self.second = 0

    def most(self, arms: int) -> int:
        """What arms from these nodes, one or two, can add at most. The run as it stands is the root."""
        two = arms & (arms - 1)
        root_beside = 0
        while arms:
            low = arms & -arms
            root_beside |= self.beside[low.bit_length() - 1]
            arms ^= low
        self.root_beside = root_beside
        ends = root_beside & self.last
        best = self._end(ends)
        other = self._end(ends & (ends - 1)) if two else 0
        fork = 0
        while True:
            todo = root_beside & self.through & ~self.visited
            if not todo:
                break
            self.stack = []
            self._visit((todo & -todo).bit_length() - 1, 1)
            self._take_block(0)
            fork = max(fork, self.total + self.first + self.second)
            chain = self.total + self.first
            if chain > best:
                best, other = chain, best
            elif chain > other:
                other = chain
        return max(fork, best + other) if two else best

    def _end(self, ends: int) -> int:
        """The best of these ends."""
        return self.adds[(ends & -ends).bit_length() - 1] if ends else 0

    def _visit(self, at: int, depth: int) -> int:
        """Visit a node and all behind it; the least depth that can be reached from there without passing `at`."""
        bit = 1 << at
        self.visited |= bit
        self.depth[at] = depth
        self.stack.append(at)
        beside = self.beside[at]
        self.beyond[at] = self._end(beside & self.last)
        least = 0 if self.root_beside & bit else depth
        old = beside & self.through & self.visited
        while old:
            low = old & -old
            old ^= low
            there = self.depth[low.bit_length() - 1]
            if there < least:
                least = there
        while True:
            new = beside & self.through & ~self.visited
            if not new:
                return least
            height = len(self.stack)
            there = self._visit((new & -new).bit_length() - 1, depth + 1)
            if there >= depth:
                self._take_block(height)
                if self.total + self.first > self.beyond[at]:
                    self.beyond[at] = self.total + self.first
            elif there < least:
                least = there

    def _take_block(self, height: int) -> None:
        """Take the nodes above this height off the stack: together with the node before them they are a block."""
        total = first = second = 0
        for i in self.stack[height:]:
            total += self.adds[i]
            beyond = self.beyond[i]
            if beyond > first:
                first, second = beyond, first
            elif beyond > second:
                second = beyond
        del self.stack[height:]
        self.total, self.first, self.second = total, first, second
