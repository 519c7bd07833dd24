"""The best run of one train, by depth-first search with bounds.

A run is a station of the company with an arm of track to either side, one of which may be empty. Runs through the
first station are searched first, then runs through the second one that avoid the first, and so on; the first stretch of
the second arm has a higher number than that of the first arm, so every run is met exactly once.
"""

from highiron.core.route_rules import Mode
from highiron.routes.chains import Chains
from highiron.routes.lanes import Lane, choose_options
from highiron.routes.network import Network
from highiron.routes.ranking import FAR, Ranking, bits, nearest, sum_of
from highiron.routes.values import best_payment

LONG = 200  # nodes after which a search is worth the work for better bounds


class FoundRun:
    """A run as the search sees it: nodes of the network in order of travel and the lanes between them."""

    def __init__(
        self, mode: Mode, nodes: tuple[int, ...], lanes: tuple[Lane, ...], sides: int, value: int, priced: int
    ) -> None:
        self.mode = mode
        self.nodes = nodes
        self.lanes = lanes
        self.sides = sides  # of one choice of stretches
        self.sure = 0  # used whatever the choice
        for lane in lanes:
            self.sure |= lane.sure
        self.value = value
        self.priced = priced  # the value counted `scale` times, prices of sides taken off


class Finder(Ranking):
    """Searches runs for one mode of one train on one network."""

    def __init__(self, network: Network, mode: Mode) -> None:
        super().__init__(network, mode)
        self.searched = 0
        self.budget = FAR  # nodes that one search may look at
        self.limit = FAR
        self.stopped = False
        self.found: FoundRun | None = None
        self.runs: list[FoundRun] | None = None
        self.most_runs = FAR
        self.floor = 0  # a run must be worth more
        self.mates: list[FoundRun] = []  # runs of another train, the best first
        self.together = 0  # with one of them that leaves it its track a run must be worth so much
        self.mate_at: list[int] = []  # after each lane, the first mate that may still fit
        self.mate = 0  # of the lane looked at last
        self.start = 0
        self.first_number = 0
        self.arm: list[int] = []
        self.second: list[int] = []
        self.lanes: list[Lane] = []  # of the first arm, then of the second
        self.turn = 0  # how many of them are of the first arm

    def best(self, sides: int, at_least: int) -> FoundRun | None:
        """The best run that avoids these sides and is worth at least so much; the first found among equals."""
        self._forget(at_least - 1)
        self._search(sides)
        return self.found

    def _forget(self, floor: int) -> None:
        """Start over. A method of its own: set in `best`, None would be all the compiler expects of `found` there."""
        self.floor = floor
        self.found = None
        self.runs = None

    def all_runs(self, sides: int, at_least: int, most: int = FAR) -> list[FoundRun]:
        """All runs that avoid these sides and are worth at least so much; `stopped` is set when there are too many."""
        self.floor = at_least - 1
        runs: list[FoundRun] = []
        self.runs = runs
        self.most_runs = most
        self._search(sides)
        self.runs = None
        return runs

    def all_mated(self, at_least: int, mates: list[FoundRun], together: int, most: int) -> list[FoundRun]:
        """The runs worth at least so much that with a mate that may fit are worth so much together."""
        self.mates = mates
        self.together = together
        self.mate_at = [0]
        found = self.all_runs(0, at_least, most)
        self.mates = []
        return found

    def is_done(self) -> bool:
        """Whether the last search looked at everything."""
        return not self.stopped

    def ceiling(self) -> int:
        """What no run is worth more than, without searching."""
        rules = self.network.rules
        starts = self.tokens if rules.needs_token else list(range(len(self.order)))
        most = 0
        gone = 0
        self.block(0)
        for start in starts:
            room = self.mode.visits - (self.counting >> start & 1)
            if room >= 0:
                own = self.gain_of[start] + (0 if self.simple else self.worth[start])
                if self.limited and self.all_count:
                    added = self.two_arms_most(start, start, room)
                else:
                    nodes = self.flood(1 << start, gone | self.closes[start], 0)
                    # Two arms from one node: twice the same root.
                    added = Chains(self.adds, self.beside, nodes, self.through).most(1 << start, True)
                most = max(most, own + added)
            gone |= 1 << start
        return most

    def _search(self, sides: int) -> None:
        rules = self.network.rules
        starts = self.tokens if rules.needs_token else list(range(len(self.order)))
        gone = 0
        self.block(sides)
        self.stopped = False
        stopped = False
        budget = self.searched + self.budget
        for at, start in enumerate(starts):
            # Each station gets its share of what is left, so that a search that is cut short has seen them all; a list
            # that is cut short is of no use.
            self.stopped = False
            self.limit = self.searched + (budget - self.searched) // (len(starts) - at)
            if self.runs is not None:
                self.limit = budget
            room = self.mode.visits - (self.counting >> start & 1)
            if room >= 0:
                self.start = start
                self.arm = [start]
                self.lanes = []
                payments = () if self.simple else (self.worth[start],)
                if rules.least_stops <= 1 and start in self.tokens:
                    self._finish(1 << start, 0, self.gain_of[start], payments, start, start)
                closed = gone | self.closes[start]
                self._first_arm(start, closed, 1 << start, 0, 0, self.gain_of[start], payments, room)
            gone |= 1 << start
            stopped = stopped or self.stopped
            if self.runs is not None and len(self.runs) > self.most_runs:
                break
        self.stopped = stopped

    def _first_arm(
        self, at: int, closed: int, seen: int, sides: int, sure: int, gain: int, payments: tuple[int, ...], room: int
    ) -> None:
        """Lengthen the first arm from its end `at`, and start the second arm after every step."""
        self.searched += 1
        if self.searched == LONG:
            self.walk()
        if self.searched > self.limit:
            self.stopped = True
            return
        start = self.start
        start_open = self.passable >> start & 1
        for end, closes, step_gain, lane in self.steps[at]:
            bit = 1 << end
            if closed & bit or sure & lane.sure:
                continue
            left = room - (self.counting >> end & 1)
            if left < 0:
                continue
            now_closed = closed | closes
            now_sure = sure | lane.sure
            now_gain = gain + step_gain
            now_payments = payments if self.simple else self._with(payments, self.worth[end])
            goes_on = self.passable & bit
            arms = (bit if goes_on else 0) | (1 << start if start_open else 0)
            if not self._may_win(arms, end, now_closed, now_sure, now_gain, now_payments, left):
                continue
            now_sides = self._sides_with(lane, sides)
            if now_sides < 0:
                continue
            if at == start:
                self.first_number = lane.number
            now_seen = seen | bit
            self.arm.append(end)
            self.lanes.append(lane)
            if self.mates:
                self.mate_at.append(self.mate)
            self._finish(now_seen, now_sides, now_gain, now_payments, end, start)
            if goes_on:
                self._first_arm(end, now_closed, now_seen, now_sides, now_sure, now_gain, now_payments, left)
            if start_open and self._may_win(1 << start, start, now_closed, now_sure, now_gain, now_payments, left):
                self.turn = len(self.lanes)
                self._second_arm(start, now_closed, now_seen, now_sides, now_sure, now_gain, now_payments, left)
            self.arm.pop()
            self.lanes.pop()
            if self.mates:
                self.mate_at.pop()
            if self.stopped:
                return

    def _second_arm(
        self, at: int, closed: int, seen: int, sides: int, sure: int, gain: int, payments: tuple[int, ...], room: int
    ) -> None:
        self.searched += 1
        if self.searched == LONG:
            self.walk()
        if self.searched > self.limit:
            self.stopped = True
            return
        from_start = at == self.start
        for end, closes, step_gain, lane in self.steps[at]:
            bit = 1 << end
            if closed & bit or sure & lane.sure or (from_start and lane.number < self.first_number):
                continue
            left = room - (self.counting >> end & 1)
            if left < 0:
                continue
            now_closed = closed | closes
            now_sure = sure | lane.sure
            now_gain = gain + step_gain
            now_payments = payments if self.simple else self._with(payments, self.worth[end])
            goes_on = self.passable & bit
            if not self._may_win(goes_on, end, now_closed, now_sure, now_gain, now_payments, left):
                continue
            now_sides = self._sides_with(lane, sides)
            if now_sides < 0:
                continue
            self.second.append(end)
            self.lanes.append(lane)
            if self.mates:
                self.mate_at.append(self.mate)
            self._finish(seen | bit, now_sides, now_gain, now_payments, self.arm[-1], end)
            if goes_on:
                self._second_arm(end, now_closed, seen | bit, now_sides, now_sure, now_gain, now_payments, left)
            self.second.pop()
            self.lanes.pop()
            if self.mates:
                self.mate_at.pop()
            if self.stopped:
                return

    def _sides_with(self, lane: Lane, sides: int) -> int:
        """The sides used after one more lane, all lanes chosen anew when they must; -1 when no choice is left."""
        for option in lane.options:
            if not option[0] & sides:
                return sides | option[0]
        choice = choose_options([*self.lanes, lane])
        if choice is None:
            return -1
        found = 0
        for option in choice:
            found |= option[0]
        return found

    def _may_win(
        self, arms: int, at: int, closed: int, sides: int, gain: int, payments: tuple[int, ...], room: int
    ) -> bool:
        """Whether a run that grows from here, by arms from these nodes, may still be worth more than the floor."""
        lack = self.floor - gain
        if self.mates:
            floor = self._mated_floor(sides)
            if floor >= FAR:
                return False
            lack = max(self.floor, floor) - gain
        if arms and self.walks and not self._walks_beat(arms, at, closed, lack, payments, room):
            return False
        if self.limited and self.all_count:
            return self._may_win_limited(arms, at, closed, lack, payments, room)
        if self.has_free:
            return self._may_win_chained(arms, at, closed, sides, lack, room)
        if lack < 0:
            return True
        ends = arms.bit_count()
        if self.limited:
            near = self._near_arms(arms, at, room) & ~closed
            if not self.simple and not self.pays_more(lack, payments, near, self.passable, room, ends):
                return False
            closed |= ~near
        if self.walks:
            return True  # what is left of the network says little more than they do
        nodes = self.flood(arms, closed, sides)
        through = self.through
        if not self.simple:
            return self.pays_more(lack, payments, nodes, through, room, ends)
        if not self.beats(lack, nodes, through, room, ends):
            return False
        return self.limited or Chains(self.adds, self.beside, nodes, through).most(arms, ends > 1) > lack

    def _mated_floor(self, sure: int) -> int:
        """What a run that uses these sides must be worth more than, so that with a mate it is worth enough."""
        mates = self.mates
        at = self.mate_at[-1]
        while at < len(mates) and mates[at].sure & sure:
            at += 1
        self.mate = at
        return self.together - 1 - mates[at].priced if at < len(mates) else FAR

    def _walks_beat(self, arms: int, at: int, closed: int, lack: int, payments: tuple[int, ...], room: int) -> bool:
        wanted = bool(self.mode.end_in)
        if arms & (arms - 1):
            from_nodes: tuple[int, ...] = (at, self.start)
        else:
            from_nodes = (arms.bit_length() - 1,)
            wanted = wanted and not self.ends >> self._fixed_end(arms, at) & 1
        for walks in self.walks:
            missing = lack
            if not self.simple:
                missing -= walks.charge * self.mode.paid
                for payment in payments:
                    missing -= max(0, payment - walks.charge)
            if not walks.beat(missing, from_nodes, closed, room, wanted):
                return False
        return True

    def _near_arms(self, arms: int, at: int, room: int) -> int:
        """The nodes that these arms may visit as far as distances tell."""
        if arms & (arms - 1):
            return self.near(at, room) | self.near(self.start, room)
        return self.near(arms.bit_length() - 1, room) if arms else 0

    def _may_win_limited(
        self, arms: int, at: int, closed: int, lack: int, payments: tuple[int, ...], room: int
    ) -> bool:
        missing = lack - sum(payments)
        if missing < 0:
            return True
        if not arms or not room:
            return False
        # What distances alone allow, worked out once for every node; then what is really left.
        if arms & (arms - 1):
            if self.two_arms_most(at, self.start, room) <= missing:
                return False
        elif self.arm_most(arms.bit_length() - 1, room) <= missing:
            return False
        levels = self.levels(arms, closed, room, self.beside)
        nodes = 0
        for level in levels:
            nodes |= level
        ends = arms.bit_count()
        if not self.simple:
            return self.pays_more(lack, payments, nodes, self.passable, room, ends)
        if not self.beats(lack, nodes, self.passable, room, ends):
            return False
        return len(levels) < 2 or self.total_of(nearest(levels, room)) > lack

    def _may_win_chained(self, arms: int, at: int, closed: int, sides: int, lack: int, room: int) -> bool:
        """The same where stops that do not count lie between the others."""
        ends = arms.bit_count()
        near = self._near_arms(arms, at, room) & ~closed
        others = ends  # ends that need not be where the mode asks for one
        if self.mode.end_in:
            fixed = self._fixed_end(arms, at) if ends < 2 else -1
            if fixed < 0 or not self.ends >> fixed & 1:
                others -= 1
                if not (near | arms | (0 if arms else 1 << at)) & self.ends:
                    return False
        if lack < 0:
            return True
        if not self.chains_beat(lack, near, self.passable, room, ends, others):
            return False
        nodes = self.flood(arms, closed | ~near, sides)
        through = self.through
        if not self.chains_beat(lack, nodes, through, room, ends, others):
            return False
        return self.beats(lack, nodes, through, room, ends)

    def _fixed_end(self, arms: int, at: int) -> int:
        """The end of the run that stays, while at most one arm grows from its end `at`."""
        if at == self.start:
            return self.arm[-1]  # the second arm begins
        if not self.passable >> self.start & 1:
            return self.start
        return at if arms == 1 << self.start else self.arm[-1]

    def _is_idle(self, end: int, seen: int) -> bool:
        """Whether the run without this end is a run too and brings as much: enough other stops pay as well."""
        if end == self.start or seen.bit_count() <= max(2, self.mode.paid):
            return False
        worth = self.worth[end]
        others = 0
        for i in bits(seen ^ 1 << end):
            others += self.worth[i] >= worth
        return others >= self.mode.paid and not self.network.nodes[self.order[end]].has_token

    def _with(self, payments: tuple[int, ...], payment: int) -> tuple[int, ...]:
        """The best payments when one more stop is visited, highest first."""
        at = 0
        while at < len(payments) and payments[at] >= payment:
            at += 1
        return (*payments[:at], payment, *payments[at:])[: self.mode.paid]

    def _finish(
        self, seen: int, sides: int, gain: int, payments: tuple[int, ...], one_end: int, other_end: int
    ) -> None:
        """Take the run as it stands."""
        if self.inner >> one_end & 1 or self.inner >> other_end & 1:
            return
        if self.mode.end_in and not (self.ends >> one_end & 1 or self.ends >> other_end & 1):
            return
        value = gain
        if not self.simple:
            if value + sum(payments) <= self.floor:
                return
            if self.ends_pay and (self._is_idle(one_end, seen) or self._is_idle(other_end, seen)):
                return
            where = [self.order[i] for i in bits(seen)]
            nodes = [self.network.nodes[i] for i in where]
            values = [self.stop_values[i] for i in where]
            payment = best_payment(self.network.rules, self.mode.paid, nodes, values).value
            if payment < 0:
                return
            value += payment * self.scale
        if value <= self.floor:
            return
        if self.mates and value < self.together - self.mates[self.mate_at[-1]].priced:
            return
        arm = list(reversed(self.arm))
        lanes = list(reversed(self.lanes))
        if other_end != self.start:
            arm += self.second
            lanes = [*reversed(self.lanes[: self.turn]), *self.lanes[self.turn :]]
        path = tuple([self.order[i] for i in arm])
        true_value = value
        if self.scale != 1:
            # A lane's stretches have the same price, so any choice gives the value.
            true_value = (value + sum_of(sides, self.prices)) // self.scale
        run = FoundRun(self.mode, path, tuple(lanes), sides, true_value, value)
        if self.runs is not None:
            self.runs.append(run)
            if len(self.runs) > self.most_runs:
                self.stopped = True
        else:
            self.found = run
            self.floor = value
