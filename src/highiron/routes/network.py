"""The track of one company as a small graph: stops, and the stretches of track between them without a stop.

All of this package calls the sections of track sides, be they the sides of hexes or links inside them. A stretch that
needs all the sides of another one between the same two stops, and more, is never better and is left out. Everything is
numbered in the order of the map, so the result does not depend on how the board came about.
"""

from highiron.core.board import Board, is_blocked
from highiron.core.geometry import STOPS
from highiron.core.reach import Ground, area_of
from highiron.core.route_rules import RouteRules
from highiron.core.tiles import EDGES
from highiron.routes.pairs import edges_of, is_pair, link_way

# Beyond so many partial stretches the rest is left out and the network says so.
_MAX_PARTIALS = 60_000
# Pairs of stops with more stretches than this are not compared with each other.
_MAX_COMPARED = 200


class Node:
    """A stop the company can use."""

    def __init__(self, stop: int, hex_id: str, kind: str, value: int) -> None:
        self.index = -1
        self.stop = stop
        self.hex_id = hex_id
        self.kind = kind
        self.value = value
        self.passable = True
        self.has_token = False
        self.counts = True
        self.passed = False  # a station without a slot that is passed, not visited: on the way, never at an end
        self.groups = 0  # bits of the places of which a run may visit only one: its area, and what the title adds
        self.label = 0  # one of those bits; nodes with the same label exclude each other
        self.segments: list[Segment] = []
        self.edge = -1  # of a hex that is passed only by meeting both its stops: the edge by which the run comes
        self.partners: list[int] = []  # nodes of the other stop there


class Segment:
    """A stretch of track from one stop to another without a stop between them."""

    def __init__(self, start: int, end: int, entries: tuple[int, ...], sides: int, bonus: int) -> None:
        self.start = start
        self.end = end
        self.entries = entries  # hexes entered, the last one being that of the end stop
        self.sides = sides
        self.bonus = bonus
        self.number = -1  # the same for both directions


class Network:
    """Stops and stretches within reach of a company."""

    def __init__(self, board: Board, company: str, colour: str, rules: RouteRules) -> None:
        self.board = board
        self.company = company
        self.rules = rules
        self.complete = True
        self.nodes: list[Node] = []
        self.node_at: dict[int, int] = {}
        self.pair_at: dict[int, list[int]] = {}  # entry of such a hex -> nodes that a run may meet there
        self.pass_at: dict[int, int] = {}  # a station that may be passed -> its node for that
        self.excluded: list[list[int]] = []  # node -> nodes that a run visiting it may not visit, itself included
        self.alike: list[list[int]] = []  # node -> those of them that are also alike in all that limits a run
        self.exits: list[int] = []  # node -> mask of the sides its stretches begin with
        self.arrivals: dict[
            int, int
        ] = {}  # hex index -> edges at which track within reach arrives, tracked there or not
        self.segment_count = 0
        self.sides: list[int] = []  # local number of a side -> its number on the map
        self._partials = 0
        self._local: dict[int, int] = {}
        self.pass_bonus: dict[int, int] = {}
        for bonus in rules.pass_bonuses:
            for hex_id in bonus.hexes:
                index = board.plan.index.get(hex_id, -1)
                if index >= 0:
                    self.pass_bonus[index] = self.pass_bonus.get(index, 0) + bonus.amount
        self._collect(colour)
        self._mark_groups()
        self._connect()

    def _collect(self, colour: str) -> None:
        """All stops within reach."""
        board, company = self.board, self.company
        if self.rules.needs_token:
            stops = self._within_reach()
        else:
            stops = [h * STOPS + i for h, shape in enumerate(board.shapes) for i in range(len(shape.stops))]
        for stop in stops:
            place = board.shapes[stop // STOPS].stops[stop % STOPS]
            if place.only_for and place.only_for != company:
                continue
            if is_pair(self.rules, board.shapes[stop // STOPS]):
                self._add_pair(colour, stop // STOPS)
                continue
            node = node_of(board, company, colour, self.rules, stop)
            node.index = len(self.nodes)
            self.node_at[stop] = node.index
            self.nodes.append(node)
        if self.rules.needs_token:
            for stop in passed_stations(board, company):
                node = Node(stop, board.plan.hexes[stop // STOPS].id, "", 0)
                node.has_token = node.passed = True
                node.counts = False
                node.index = len(self.nodes)
                self.pass_at[stop] = node.index
                self.nodes.append(node)

    def _add_pair(self, colour: str, hex_index: int) -> None:
        """Two linked stops: a node of the one for each edge but the last, and of the other for each but the first.

        From the one that a run comes to by its edge it goes on to the other, and there leaves by another edge. The two
        are worth the same, so which of them is met first does not matter.
        """
        shape, base = self.board.shapes[hex_index], hex_index * self.board.plan.ways
        edges = edges_of(shape)
        if not edges or base + edges[0] in self.pair_at:
            return
        first = shape.edge_stops[edges[0]][0]
        ones = [self._pair_node(colour, hex_index, first, edge) for edge in edges[:-1]]
        for edge in edges[1:]:
            other = self._pair_node(colour, hex_index, 1 - first, edge)
            for node in ones:
                if node.edge < edge:
                    node.partners.append(other.index)

    def _pair_node(self, colour: str, hex_index: int, stop: int, edge: int) -> Node:
        """One of two linked stops as a run meets it that comes by that edge, or leaves by it."""
        node = node_of(self.board, self.company, colour, self.rules, hex_index * STOPS + stop)
        node.index = len(self.nodes)
        node.edge = edge
        self.nodes.append(node)
        self.pair_at.setdefault(hex_index * self.board.plan.ways + edge, []).append(node.index)
        return node

    def _within_reach(self) -> list[int]:
        """All stops that can be reached from tokens, and maybe some that only a reversing train could reach."""
        board, company = self.board, self.company
        ways = board.plan.ways
        ground = Ground(board.plan, board.shapes, board.tokens, company)
        found = {stop: True for stop, here in sorted(board.tokens.items()) if company in here}
        queue = [entry for stop in found for entry in ground.leave(stop)]
        seen = dict.fromkeys(queue, True)
        head = 0
        while head < len(queue):
            entry = queue[head]
            head += 1
            hex_index = entry // ways
            for index in board.shapes[hex_index].edge_stops[entry - hex_index * ways]:
                found[hex_index * STOPS + index] = True
            for onward in ground.beyond(entry):
                if onward not in seen:
                    seen[onward] = True
                    queue.append(onward)
        for entry in seen:
            hex_index = entry // ways
            self.arrivals[hex_index] = self.arrivals.get(hex_index, 0) | 1 << (entry - hex_index * ways)
        return sorted(found)

    def _mark_groups(self) -> None:
        """Which stops exclude each other in one run."""
        numbers: dict[int, int] = {}
        for node in self.nodes:
            area = area_of(self.board.plan, node.stop)
            node.label = 1 << numbers.setdefault(area, len(numbers))
            node.groups = node.label
        for at, only in enumerate(self.rules.only_one):
            bit = 1 << (len(numbers) + at)
            for node in self.nodes:
                if node.hex_id in only.hexes:
                    node.label = bit
                    node.groups |= bit
        for node in self.nodes:
            self.excluded.append([other.index for other in self.nodes if node.groups & other.groups])
            self.alike.append([other.index for other in self.nodes if _is_like(node, other)])

    def _connect(self) -> None:
        for node in self.nodes:
            found = self._stretches(node)
            if node.partners:
                shape, base = self.board.shapes[node.stop // STOPS], node.stop // STOPS * self.board.plan.ways
                entry = self.board.plan.across[base + link_way(shape, node.stop % STOPS)]
                found += [Segment(node.index, other, (entry,), self._side(entry), 0) for other in node.partners]
            for segment in _undominated(found):
                back = _reversed(segment, self.board.plan.across)
                segment.number = back.number = self.segment_count
                self.segment_count += 1
                node.segments.append(segment)
                self.nodes[segment.end].segments.append(back)
        for node in self.nodes:
            node.segments.sort(key=_segment_order)
            mask = 0
            for segment in node.segments:
                mask |= self._side(segment.entries[0])
            self.exits.append(mask)

    def _side(self, entry: int) -> int:
        side = self.board.plan.sides[entry]
        local = self._local.get(side)
        if local is None:
            local = len(self._local)
            self._local[side] = local
            self.sides.append(side)
        return 1 << local

    def _stretches(self, node: Node) -> list[Segment]:
        """All stretches from a stop to stops with a higher number that have no shortcut, shortest first."""
        plan, shapes = self.board.plan, self.board.shapes
        across, ways = plan.across, plan.ways
        hex_index = node.stop // STOPS
        found: list[Segment] = []
        leaving = (node.edge,) if node.edge >= 0 else shapes[hex_index].stop_edges[node.stop % STOPS]
        firsts = [across[hex_index * ways + e] for e in leaving]
        # A partial stretch: entries, sides, entries that have a shorter way from an earlier hex, and the bonus.
        banned_first = 0
        for entry in firsts:
            if entry >= 0:
                banned_first |= 1 << entry
        queue: list[tuple[tuple[int, ...], int, int, int]] = []
        for entry in firsts:
            if entry >= 0:
                queue.append(((entry,), self._side(entry), banned_first, 0))
        head = 0
        while head < len(queue):
            entries, sides, banned, bonus = queue[head]
            head += 1
            entry = entries[-1]
            here = entry // ways
            edge = entry - here * ways
            shape = shapes[here]
            onwards = [across[here * ways + e] for e in shape.through[edge]]
            for other in self.pair_at.get(entry, ()):
                if other > node.index and not self.nodes[other].groups & node.groups:
                    found.append(Segment(node.index, other, entries, sides, bonus))
            for index in shape.edge_stops[edge]:
                for places in (self.node_at, self.pass_at):
                    other = places.get(here * STOPS + index, -1)
                    if other > node.index and not self.nodes[other].groups & node.groups:
                        found.append(Segment(node.index, other, entries, sides, bonus))
                if here * STOPS + index in self.pass_at:
                    onwards = []  # whoever passes the station goes on from its node
            own_bonus = self.pass_bonus.get(here, 0)
            # Leaving out a hex that pays is no shortcut, so only shortcuts from here on count after it.
            next_banned = 0 if own_bonus else banned
            for onward in onwards:
                if onward >= 0:
                    next_banned |= 1 << onward
            for onward in onwards:
                if onward < 0 or (banned >> onward & 1 and not own_bonus):
                    continue
                side = self._side(onward)
                if sides & side:
                    continue
                self._partials += 1
                if self._partials > _MAX_PARTIALS:
                    self.complete = False
                    return found
                # From or to a link of the hex the run does not pass it: it stops there.
                passes = not shape.links or (edge < EDGES and onward // ways != here)
                queue.append(((*entries, onward), sides | side, next_banned, bonus + (own_bonus if passes else 0)))
        return found


def passed_stations(board: Board, company: str) -> list[int]:
    """Stations of the company on plain track: a run that passes one without a stop has its station (1830-5.4.8)."""
    found: list[int] = []
    for stop, here in sorted(board.tokens.items()):
        place = board.shapes[stop // STOPS].stops[stop % STOPS]
        if company in here and place.only_for == company and not place.slots:
            found.append(stop)
    return found


def node_of(board: Board, company: str, colour: str, rules: RouteRules, stop: int) -> Node:
    """A stop as the company sees it."""
    place = board.shapes[stop // STOPS].stops[stop % STOPS]
    node = Node(stop, board.plan.hexes[stop // STOPS].id, place.kind, place.value(colour))
    node.passable = not place.is_offboard and not is_blocked(board.shapes, board.tokens, stop, company)
    node.has_token = company in board.tokens.get(stop, ())
    node.counts = place.kind in rules.counts
    return node


def _is_like(one: Node, two: Node) -> bool:
    return one.label == two.label and one.passable == two.passable and one.counts == two.counts


def _segment_order(segment: Segment) -> tuple[int, int, tuple[int, ...]]:
    return (len(segment.entries), segment.end, segment.entries)


def _reversed(segment: Segment, across: list[int]) -> Segment:
    """The same stretch travelled the other way."""
    entries = tuple(across[entry] for entry in reversed(segment.entries))
    return Segment(segment.end, segment.start, entries, segment.sides, segment.bonus)


def _undominated(found: list[Segment]) -> list[Segment]:
    """Without stretches that need more sides than another between the same stops and bring no more."""
    by_end: dict[int, list[Segment]] = {}
    for segment in found:
        by_end.setdefault(segment.end, []).append(segment)
    kept: list[Segment] = []
    for end in sorted(by_end):
        rivals = by_end[end]
        if len(rivals) > _MAX_COMPARED:
            kept += rivals
            continue
        chosen: list[Segment] = []
        for segment in rivals:  # shortest first, so only an earlier one can be contained in a later one
            if not any(c.sides & ~segment.sides == 0 and c.bonus >= segment.bonus for c in chosen):
                chosen.append(segment)
        kept += chosen
    return kept
