"""What can still be added to a run: the nodes of a network ranked for one train, and bounds made from them.

Nodes are numbered by what they can add to a run at most, highest first: the best k of a set of nodes are then the
lowest k bits of its mask.
"""

from highiron.core.ids import UNLIMITED
from highiron.core.route_rules import Mode
from highiron.routes.free_stops import Chained
from highiron.routes.lanes import Lane, Option
from highiron.routes.network import Network
from highiron.routes.values import pair_shares, stop_value
from highiron.routes.walks import Walks

Step = tuple[int, int, int, Lane]  # node reached, mask of nodes it closes, gain of node and lane, lane
FAR = 1 << 60


class Ranking:
    """A network as one mode of one train sees it, with prices for the use of sides."""

    def __init__(self, network: Network, mode: Mode) -> None:
        self.network = network
        self.mode = mode
        nodes = network.nodes
        self.stop_values = [stop_value(network.rules, node, mode.train) for node in nodes]
        self.pairs = pair_shares(network.rules, nodes)
        self.all_count = all(node.counts for node in nodes)
        # Stations that are passed do not count, but bring nothing either.
        all_pay = mode.paid >= len(nodes) or (
            all(node.counts or node.passed for node in nodes) and mode.paid >= mode.visits
        )
        # Whether the value of a run is just the sum over its stops and stretches.
        self.simple = all_pay and not any(self.pairs)
        self.limited = mode.visits < UNLIMITED
        # Whether some stops are visited for nothing, so that chains of them are worth a bound of their own.
        self.has_free = self.simple and self.limited and not self.all_count
        # Whether a run gains nothing by going on to a stop that does not pay.
        self.ends_pay = not (self.simple or any(self.pairs) or mode.per_visit or network.pass_bonus)
        # Bounds by walks, one for each charge; only where a search takes long.
        self.walks: list[Walks] = []
        self.prices: list[int] = []
        self.scale = 1
        self.price([], 1)

    def price(self, prices: list[int], scale: int) -> None:
        """From now on count all values `scale` times, and take these prices (by local side) off the value of runs."""
        nodes = self.network.nodes
        count = len(nodes)
        self.scale = scale
        self.prices = prices
        best_in = [-FAR] * count
        # Stretches are in one lane when they have the same ends, bonus and price.
        lanes: list[list[tuple[int, int, Lane]]] = [[] for _ in nodes]  # node -> other end, gain, lane
        number = 0
        for node in nodes:
            options: dict[tuple[int, int, int], list[Option]] = {}
            for segment in node.segments:
                if segment.end > node.index:
                    price = sum_of(segment.sides, prices) if prices else 0
                    key = (segment.end, segment.bonus, price)
                    options.setdefault(key, []).append((segment.sides, segment.number))
            for (end, bonus, price), found in options.items():
                lane = Lane(number, tuple(found))
                number += 1
                gain = bonus * scale - price
                lanes[node.index].append((end, gain, lane))
                lanes[end].append((node.index, gain, lane))
                best_in[end] = max(best_in[end], gain)
                best_in[node.index] = max(best_in[node.index], gain)
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
        self.gain_of = [(worth[i] if self.simple else 0) + visit for i in order]
        self.passable = _mask([nodes[i].passable for i in order])
        self.counting = _mask([nodes[i].counts for i in order])
        self.tokens = [rank[i] for i in range(count) if nodes[i].has_token]
        self.closes = [_mask_of(self.network.excluded[i], rank) for i in order]
        self.alike = [_mask_of(self.network.alike[i], rank) for i in order]
        self.inner = _mask([nodes[i].passed for i in order])
        self.ends = _mask([nodes[i].hex_id in self.mode.end_in for i in order])
        self.exits = [self.network.exits[i] for i in order]
        self.all_steps: list[list[Step]] = []
        self.all_beside: list[int] = []
        for i in order:
            steps: list[Step] = []
            mask = 0
            for other, gain, lane in lanes[i]:
                end = rank[other]
                mask |= 1 << end
                steps.append((end, self.closes[end], gain + self.gain_of[end], lane))
            steps.sort(key=_step_order)
            self.all_steps.append(steps)
            self.all_beside.append(mask)
        self.steps = self.all_steps
        self.beside = self.all_beside
        self._arms: dict[int, list[int]] = {}
        self._two_arms: dict[int, int] = {}
        self._near: dict[int, list[int]] = {}
        self.through = 0
        self.chained: list[tuple[int, int]] = []  # stops that count with their chains, the best first
        self.closing: list[tuple[int, int]] = []  # others as ends
        self.walks = []
        if self.has_free:
            self._chain(lanes, worth, visit, rank)

    def _chain(self, lanes: list[list[tuple[int, int, Lane]]], worth: list[int], visit: int, rank: list[int]) -> None:
        """Credit every node with the best chain of free stops before it."""
        nodes = self.network.nodes
        best: list[dict[int, int]] = [{} for _ in nodes]
        for node, here in zip(nodes, lanes, strict=True):
            found = best[node.index]
            for other, gain, _ in here:
                if gain > found.get(other, -FAR):
                    found[other] = gain
        gains = [amount + visit for amount in worth]
        chained = Chained(best, gains, [node.counts for node in nodes], [node.passable for node in nodes])
        for node in nodes:
            credit = (1 << rank[node.index], chained.most(node.index))
            if credit[1] > 0:
                (self.chained if node.counts else self.closing).append(credit)
        self.chained.sort(key=_credit_order)
        self.closing.sort(key=_credit_order)

    def near(self, at: int, room: int) -> int:
        """The nodes that an arm from this node with so much room could visit, whatever else the run visits."""
        known = self._near.get(at)
        if known is None:
            known = self._near[at] = self._spread(at)
        return known[room]

    def _spread(self, at: int) -> list[int]:
        """By the number of further stops that count."""
        beside, passable, counting = self.all_beside, self.passable, self.counting
        found: list[int] = []
        reached = 1 << at
        edge = 1 << at  # where the search goes on without room
        for _ in range(self.mode.visits + 1):
            ahead = 0
            while edge:
                low = edge & -edge
                edge ^= low
                new = beside[low.bit_length() - 1] & ~reached
                ahead |= new & counting
                new &= ~counting
                reached |= new
                edge |= new & passable
            found.append(reached)
            reached |= ahead
            edge = ahead & passable
        return found

    def chains_beat(self, floor: int, nodes: int, through: int, room: int, ends: int, others: int) -> bool:
        """Whether the best of these nodes, with the chains before them, add more than that.

        `others` of the ends may be stops that do not count.
        """
        total = 0
        last = ends
        for bit, credit in self.chained:
            if not room:
                break
            if nodes & bit:
                if not through & bit:
                    if not last:
                        continue
                    last -= 1
                room -= 1
                total += credit
                if total > floor:
                    return True
        for bit, credit in self.closing:
            if others <= 0:
                break
            if nodes & bit:
                others -= 1
                total += credit
                if total > floor:
                    return True
        return False

    def walk(self) -> None:
        """Find the best walks at these prices, where some stops do not count."""
        if self.walks or self.all_count or not self.limited:
            return
        pays = [0] * len(self.order) if self.simple else self.worth
        for charge in [0] if self.simple else self._charges():
            walks = Walks(
                self.all_steps, self.closes, pays, charge, self.counting, self.passable, self.ends, self.mode.visits
            )
            if walks.complete:
                self.walks.append(walks)

    def _charges(self) -> list[int]:
        """About what the least stop that pays brings: the bound is best there."""
        inner = [worth for i, worth in enumerate(self.worth) if self.passable >> i & 1]
        ends = sorted([worth for i, worth in enumerate(self.worth) if not self.passable >> i & 1])
        amounts = sorted(inner + ends[-2:], reverse=True)[self.mode.paid - 1 :]
        return list(dict.fromkeys(amounts))[:2] or [0]

    def block(self, sides: int) -> None:
        """Leave out stretches that use these sides until further notice."""
        if not sides:
            self.steps = self.all_steps
            self.beside = self.all_beside
            return
        self.steps = []
        self.beside = []
        free: dict[int, Lane] = {}
        for all_steps in self.all_steps:
            steps: list[Step] = []
            mask = 0
            for end, closes, gain, lane in all_steps:
                left = free.get(lane.number)
                if left is None:
                    options = tuple([option for option in lane.options if not option[0] & sides])
                    left = lane if len(options) == len(lane.options) else Lane(lane.number, options)
                    free[lane.number] = left
                if left.options:
                    steps.append((end, closes, gain, left))
                    mask |= 1 << end
            self.steps.append(steps)
            self.beside.append(mask)

    def everything(self) -> int:
        """What the best stops would bring if all were joined to each other."""
        bonus = sum(max(0, amount) for amount in self.network.pass_bonus.values()) * self.scale
        visit = self.mode.per_visit * self.scale
        ends = sorted([self.worth[i] + visit for i in range(len(self.order)) if not self.passable >> i & 1])
        inner = [self.worth[i] + visit for i in range(len(self.order)) if self.passable >> i & 1]
        stops = sorted(inner + ends[-2:])
        return bonus + sum(stops[-self.mode.visits :] if self.all_count else stops)

    def arm_most(self, at: int, room: int) -> int:
        """No arm from this node with so many more stops adds more, whatever else the run visits."""
        known = self._arms.get(at)
        if known is None:
            known = self._measure(at)
            self._arms[at] = known
        return known[room]

    def two_arms_most(self, at: int, start: int, room: int) -> int:
        """The same for two arms, from these two nodes, that share the room."""
        key = (at * 64 + start) * 128 + room
        known = self._two_arms.get(key, -1)
        if known < 0:
            for one in range(room + 1):
                known = max(known, self.arm_most(at, one) + self.arm_most(start, room - one))
            self._two_arms[key] = known
        return known

    def _measure(self, at: int) -> list[int]:
        """What an arm from the node can add, by its number of stops.

        A node d stops away can only come d-th or later, so of the nodes at least d stops away an arm with room r visits
        at most r - d + 1.
        """
        levels = self.levels(1 << at, 0, self.mode.visits, self.all_beside)
        found = [0]
        for room in range(1, self.mode.visits + 1):
            found.append(self.total_of(nearest(levels, room)))
        return found

    def levels(self, starts: int, closed: int, room: int, beside: list[int]) -> list[int]:
        """The nodes 1, 2, ... stops away from the starts, as far as there is room."""
        allowed = ~(closed | starts)
        found: list[int] = []
        todo = starts
        while room and todo:
            new = 0
            while todo:
                low = todo & -todo
                new |= beside[low.bit_length() - 1]
                todo ^= low
            new &= allowed
            if not new:
                break
            found.append(new)
            allowed &= ~new
            todo = new & self.passable
            room -= 1
        return found

    def flood(self, starts: int, closed: int, sides: int) -> int:
        """The nodes that arms from these nodes may still visit, or a few more, when there is room for all.

        Afterwards `through` has those among them that are not just a possible end.
        """
        beside, exits, passable = self.beside, self.exits, self.passable
        allowed = ~closed
        found = through = 0
        todo = starts
        while todo:
            low = todo & -todo
            todo ^= low
            new = beside[low.bit_length() - 1] & allowed
            allowed &= ~new
            while new:
                low = new & -new
                new ^= low
                free = exits[low.bit_length() - 1] & ~sides
                if free:
                    found |= low
                    if passable & low and free & (free - 1):
                        through |= low
                        todo |= low
        self.through = through
        return found

    def total_of(self, nodes: int) -> int:
        total = 0
        while nodes:
            low = nodes & -nodes
            total += self.adds[low.bit_length() - 1]
            nodes ^= low
        return total

    def beats(self, floor: int, nodes: int, through: int, room: int, ends: int) -> bool:
        """Whether the best of these nodes add more than that, where every stop pays.

        Taking the best nodes one by one gives the most because the limits are nested: at most `room` that count, of
        these at most `ends` that can only be an end (all but those in `through`), of these at most one of each label.
        """
        adds, counting = self.adds, self.counting
        total = 0
        free_ends = ends
        while nodes:
            low = nodes & -nodes
            nodes ^= low
            i = low.bit_length() - 1
            if counting & low:
                if not room:
                    if self.all_count:
                        return False
                    continue
                if not through & low:
                    if not ends:
                        continue
                    ends -= 1
                room -= 1
            elif not through & low:
                if not free_ends:
                    continue
                free_ends -= 1
            total += adds[i]
            if total > floor:
                return True
            nodes &= ~(self.alike[i] & (through if through & low else ~through))
        return False

    def pays_more(self, floor: int, payments: tuple[int, ...], nodes: int, through: int, room: int, ends: int) -> bool:
        """The same where only so many stops pay: `payments` are those of the stops visited so far, highest first."""
        adds, counting, spare = self.adds, self.counting, self.spare
        slots = self.mode.paid
        total = 0
        next_payment = 0
        free_ends = ends
        while nodes:
            low = nodes & -nodes
            nodes ^= low
            i = low.bit_length() - 1
            add = adds[i] - spare
            while slots and next_payment < len(payments) and payments[next_payment] >= add:
                total += payments[next_payment]
                next_payment += 1
                slots -= 1
            if total > floor:
                return True
            if not slots and not spare:
                return False
            if counting & low:
                if not room:
                    continue
                if not through & low:
                    if not ends:
                        continue
                    ends -= 1
                room -= 1
            elif not through & low:
                if not free_ends:
                    continue
                free_ends -= 1
            nodes &= ~(self.alike[i] & (through if through & low else ~through))
            total += spare
            if slots and add > 0:
                total += add
                slots -= 1
        total += sum(payments[next_payment : next_payment + slots])
        return total > floor


def nearest(levels: list[int], room: int) -> int:
    """The best set of nodes that an arm with so much room could visit as far as distances tell."""
    found = 0
    depth = min(room, len(levels))
    for d in range(depth, 0, -1):
        found |= levels[d - 1]
        if d == 1 and found.bit_count() <= room:
            break
        found = lowest(found, room - d + 1)
    return found


def lowest(mask: int, count: int) -> int:
    """The lowest bits of a mask, so many of them."""
    rest = mask
    while rest and count:
        rest &= rest - 1
        count -= 1
    return mask ^ rest


def sum_of(sides: int, prices: list[int]) -> int:
    total = 0
    while sides:
        low = sides & -sides
        total += prices[low.bit_length() - 1]
        sides ^= low
    return total


def bits(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _credit_order(credit: tuple[int, int]) -> tuple[int, int]:
    return (-credit[1], credit[0])


def _step_order(step: Step) -> tuple[int, int, int]:
    return (-step[2], step[0], step[3].number)


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
