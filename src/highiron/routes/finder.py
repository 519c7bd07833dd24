"""The best run of one train, by depth-first search with bounds.

A run is a station of the company with an arm of track to either side, one of which may be empty. Runs through the
first station are searched first, then runs through the second one that avoid the first, and so on; the first stretch of
the second arm has a higher number than that of the first arm, so every run is met exactly once.

Inside, nodes are numbered by what they can add to a run, highest first: the best k of a set of nodes are then the
lowest k bits of its mask.
"""

from highiron.core.ids import UNLIMITED
from highiron.routes.network import Network
from highiron.routes.rules import Mode
from highiron.routes.values import best_payment, pair_shares, stop_value

Step = tuple[int, int, int, int, int]  # node reached, bit masks it closes, sides, gain of the stretch, its number
FAR = 1 << 60


class FoundRun:
    """A run as the search sees it: nodes of the network in order of travel and the stretches between them."""

    def __init__(
        self, mode: Mode, nodes: tuple[int, ...], segments: tuple[int, ...], sides: int, value: int, priced: int
    ) -> None:
        self.mode = mode
        self.nodes = nodes
        self.segments = segments
        self.sides = sides
        self.value = value
        self.priced = priced  # the value counted `scale` times, prices of sides taken off


class Finder:
    """Searches runs for one mode of one train on one network."""

    def __init__(self, network: Network, mode: Mode) -> None:
        self.network = network
        self.mode = mode
        self.searched = 0
        self.budget = FAR  # nodes that one search may look at
        self.limit = FAR
        self.prices: list[int] = []
        self.stopped = False
        self.stop_values = [stop_value(network.rules, node, mode.train) for node in network.nodes]
        self.pairs = pair_shares(network.rules, network.nodes)
        all_count = all(node.counts for node in network.nodes)
        # Whether every stop of a run pays, so that its value grows stop by stop.
        self.plain = mode.paid >= len(network.nodes) or (all_count and mode.paid >= mode.visits)
        self.has_pairs = any(self.pairs)
        self.found: FoundRun | None = None
        self.runs: list[FoundRun] | None = None
        self.floor = 0
        self.most_runs = FAR
        self.blocked = 0
        self.start = 0
        self.first_number = 0
        self.arm: list[int] = []
        self.arm_segments: list[int] = []
        self.second: list[int] = []
        self.second_segments: list[int] = []
        self.price([], 1)

    def price(self, prices: list[int], scale: int) -> None:
        """From now on count all values `scale` times, and take these prices (by local side) off the value of runs."""
        nodes = self.network.nodes
        count = len(nodes)
        self.scale = scale
        self.prices = prices
        gains: list[int] = [0] * self.network.segment_count
        best_in = [-FAR] * count
        for node in nodes:
            for segment in node.segments:
                gain = segment.bonus * scale
                if prices:
                    gain -= _sum_of(segment.sides, prices)
                gains[segment.number] = gain
                if gain > best_in[segment.end]:
                    best_in[segment.end] = gain
        visit = self.mode.per_visit * scale
        self.spare = max(0, visit + max(best_in, default=0))  # most that a visit without payment can bring
        worth = [(self.stop_values[i] + self.pairs[i]) * scale for i in range(count)]
        adds = [max(0, worth[i] + visit + best_in[i]) for i in range(count)]
        order = sorted(range(count), key=lambda i: (-adds[i], i))
        rank = [0] * count
        for at, i in enumerate(order):
            rank[i] = at
        self.order = order
        self.adds = [adds[i] for i in order]
        self.worth = [worth[i] for i in order]
        self.gain_of = [(self.stop_values[i] * scale if self.plain else 0) + visit for i in order]
        self.passable = _mask([nodes[i].passable for i in order])
        self.counting = _mask([nodes[i].counts for i in order])
        self.tokens = [rank[i] for i in range(count) if nodes[i].has_token]
        self.excluded = [_mask_of(self.network.excluded[i], rank) for i in order]
        # The bounds take the best nodes one by one, which gives the most only as long as the limits are nested: at most
        # `room` that count, of these at most `ends` that cannot be passed, of these at most one of each label.
        self.alike = [_mask_of(self.network.alike[i], rank) for i in order]
        self.ends = _mask([nodes[i].hex_id in self.mode.end_in for i in order])
        self.steps: list[list[Step]] = []
        self.beside: list[int] = []
        for i in order:
            steps: list[Step] = []
            mask = 0
            for segment in nodes[i].segments:
                end = rank[segment.end]
                mask |= 1 << end
                gain = gains[segment.number] + self.gain_of[end]
                steps.append((end, self.excluded[end], segment.sides, gain, segment.number))
            steps.sort(key=_step_order)
            self.steps.append(steps)
            self.beside.append(mask)
        self._measure()

    def _measure(self) -> None:
        """Which nodes lie within how many stops of a node."""
        self.near: list[list[int]] = []
        if self.mode.visits >= UNLIMITED:
            return
        for start in range(len(self.order)):
            seen = 1 << start
            rings: list[int] = []
            ring = self._free_from(seen)
            for _ in range(self.mode.visits + 1):
                rings.append(ring)
                wider = ring
                for i in _bits(ring & self.passable | 1 << start):
                    wider |= self.beside[i]
                ring = self._free_from(wider)
            self.near.append(rings)

    def _free_from(self, mask: int) -> int:
        """The nodes of the mask with all that can be reached from them over stops that do not count."""
        while True:
            wider = mask
            for i in _bits(mask & self.passable):
                wider |= self.beside[i] & ~self.counting
            if wider == mask:
                return mask
            mask = wider

    def best(self, sides: int, at_least: int) -> FoundRun | None:
        """The best run that avoids these sides and is worth at least so much; the first found among equals."""
        self.floor = at_least - 1
        self.found = None
        self.runs = None
        self._search(sides)
        return self.found

    def all_runs(self, sides: int, at_least: int, most: int = FAR) -> list[FoundRun]:
        """All runs that avoid these sides and are worth at least so much; `stopped` is set when there are too many."""
        self.floor = at_least - 1
        runs: list[FoundRun] = []
        self.runs = runs
        self.most_runs = most
        self._search(sides)
        self.runs = None
        return runs

    def _search(self, sides: int) -> None:
        rules = self.network.rules
        starts = self.tokens if rules.needs_token else list(range(len(self.order)))
        gone = 0
        self.blocked = sides
        self.stopped = False
        self.limit = self.searched + self.budget
        for start in starts:
            room = self.mode.visits - (self.counting >> start & 1)
            if room >= 0:
                self.start = start
                self.arm = [start]
                self.arm_segments = []
                seen = 1 << start
                if rules.least_stops <= 1:
                    self._finish(seen, sides, self.gain_of[start], start, start)
                self._first_arm(start, gone | self.excluded[start], seen, sides, self.gain_of[start], room)
            gone |= 1 << start

    def _first_arm(self, at: int, closed: int, seen: int, sides: int, gain: int, room: int) -> None:
        """Lengthen the first arm from its end `at`, and start the second arm after every step."""
        self.searched += 1
        if self.searched > self.limit:
            self.stopped = True
            return
        start = self.start
        for step in self.steps[at]:
            end = step[0]
            bit = 1 << end
            if closed & bit or sides & step[2]:
                continue
            left = room - (self.counting >> end & 1)
            if left < 0:
                continue
            if at == start:
                self.first_number = step[4]
            now_closed = closed | step[1]
            now_seen = seen | bit
            now_sides = sides | step[2]
            now_gain = gain + step[3]
            there = self._reach(end, now_closed, left) if self.passable & bit else 0
            back = self._reach(start, now_closed, left) if self.passable >> start & 1 else 0
            if self._bound(there | back, now_seen, now_gain, left, 2 if there else 1) <= self.floor:
                continue
            self.arm.append(end)
            self.arm_segments.append(step[4])
            self._finish(now_seen, now_sides, now_gain, end, start)
            if there:
                self._first_arm(end, now_closed, now_seen, now_sides, now_gain, left)
            if back and self._bound(back, now_seen, now_gain, left, 1) > self.floor:
                self.second = []
                self.second_segments = []
                self._second_arm(start, now_closed, now_seen, now_sides, now_gain, left)
            self.arm.pop()
            self.arm_segments.pop()
            if self.stopped:
                return

    def _second_arm(self, at: int, closed: int, seen: int, sides: int, gain: int, room: int) -> None:
        self.searched += 1
        if self.searched > self.limit:
            self.stopped = True
            return
        start = self.start
        for step in self.steps[at]:
            end = step[0]
            bit = 1 << end
            if closed & bit or sides & step[2] or (at == start and step[4] < self.first_number):
                continue
            left = room - (self.counting >> end & 1)
            if left < 0:
                continue
            now_closed = closed | step[1]
            now_seen = seen | bit
            now_gain = gain + step[3]
            there = self._reach(end, now_closed, left) if self.passable & bit else 0
            if self._bound(there, now_seen, now_gain, left, 1) <= self.floor:
                continue
            self.second.append(end)
            self.second_segments.append(step[4])
            self._finish(now_seen, sides | step[2], now_gain, self.arm[-1], end)
            if there:
                self._second_arm(end, now_closed, now_seen, sides | step[2], now_gain, left)
            self.second.pop()
            self.second_segments.pop()
            if self.stopped:
                return

    def _reach(self, at: int, closed: int, room: int) -> int:
        """The nodes that an arm ending at this node may still visit, or a few more."""
        allowed = ~closed
        if self.near:
            allowed &= self.near[at][room]
        found = self.beside[at] & allowed
        todo = found & self.passable
        while todo:
            low = todo & -todo
            new = self.beside[low.bit_length() - 1] & allowed & ~found
            found |= new
            todo = (todo ^ low) | (new & self.passable)
        return found

    def _bound(self, nodes: int, seen: int, gain: int, room: int, ends: int) -> int:
        """No run that grows from here by these nodes is worth more."""
        total = gain
        adds = self.adds
        if not self.plain:
            return gain + self._payment_bound(nodes, seen, room, ends)
        if self.has_pairs:
            total += self._pairs_of(seen) * self.scale
        counted_ends = ends
        while nodes:
            low = nodes & -nodes
            i = low.bit_length() - 1
            nodes ^= low
            if self.counting & low:
                if not room:
                    continue
                if not self.passable & low:
                    if not counted_ends:
                        continue
                    counted_ends -= 1
                room -= 1
            elif not self.passable & low:
                if not ends:
                    continue
                ends -= 1
            nodes &= ~self.alike[i]
            total += adds[i]
        return total

    def _payment_bound(self, nodes: int, seen: int, room: int, ends: int) -> int:
        """The most that the best-paid of the stops seen and these nodes can be worth."""
        payments = [self.worth[i] for i in _bits(seen)]
        taken = 0
        counted_ends = ends
        while nodes:
            low = nodes & -nodes
            i = low.bit_length() - 1
            nodes ^= low
            if self.counting & low:
                if not room:
                    continue
                if not self.passable & low:
                    if not counted_ends:
                        continue
                    counted_ends -= 1
                room -= 1
            elif not self.passable & low:
                if not ends:
                    continue
                ends -= 1
            nodes &= ~self.alike[i]
            payments.append(self.adds[i] - self.spare)
            taken += 1
        payments.sort(reverse=True)
        total = taken * self.spare
        for payment in payments[: self.mode.paid]:
            if payment <= 0:
                break
            total += payment
        return total

    def _pairs_of(self, seen: int) -> int:
        total = 0
        for i in _bits(seen):
            total += self.pairs[self.order[i]]
        return total

    def _finish(self, seen: int, sides: int, gain: int, one_end: int, other_end: int) -> None:
        """Take the run as it stands."""
        if self.mode.end_in and not (self.ends >> one_end & 1 or self.ends >> other_end & 1):
            return
        value = gain
        if not self.plain or self.has_pairs:
            if value + self._payment_bound(0, seen, 0, 0) <= self.floor:
                return
            where = [self.order[i] for i in _bits(seen)]
            nodes = [self.network.nodes[i] for i in where]
            values = [self.stop_values[i] for i in where]
            payment = best_payment(self.network.rules, self.mode.paid, nodes, values).value
            if payment < 0:
                return
            value += (payment - (sum(values) if self.plain else 0)) * self.scale
        if value <= self.floor:
            return
        arm = list(reversed(self.arm))
        segments = list(reversed(self.arm_segments))
        if other_end != self.start:
            arm += self.second
            segments += self.second_segments
        own_sides = sides & ~self.blocked
        true_value = (value + (_sum_of(own_sides, self.prices) if self.prices else 0)) // self.scale
        path = tuple([self.order[i] for i in arm])
        run = FoundRun(self.mode, path, tuple(segments), own_sides, true_value, value)
        if self.runs is not None:
            self.runs.append(run)
            if len(self.runs) > self.most_runs:
                self.stopped = True
        else:
            self.found = run
            self.floor = value


def _step_order(step: Step) -> tuple[int, int, int]:
    return (step[0], -step[3], step[4])


def _sum_of(sides: int, prices: list[int]) -> int:
    total = 0
    while sides:
        low = sides & -sides
        total += prices[low.bit_length() - 1]
        sides ^= low
    return total


def _bits(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _mask(flags: list[bool]) -> int:
    mask = 0
    for at, flag in enumerate(flags):
        if flag:
            mask |= 1 << at
    return mask


def _mask_of(members: list[int], rank: list[int]) -> int:
    mask = 0
    for i in members:
        mask |= 1 << rank[i]
    return mask
