"""Every run of a company straight from the track, hex by hex: all of them in a fixed order, or one at random.

Nothing is contracted or left out here: detours and runs that nobody would choose are legal too.
"""

from collections.abc import Iterator
from random import Random

from highiron.core.actions import Run
from highiron.core.board import Board, is_blocked
from highiron.core.geometry import STOPS
from highiron.core.reach import area_of
from highiron.core.route_rules import Mode, RouteRules
from highiron.core.tiles import EDGES
from highiron.routes.network import passed_stations
from highiron.routes.pairs import edges_of, is_pair, link_way, stops_at, ways_on

# How often a random arm ends at a stop although it could go on.
_REST = 0.15
_ATTEMPTS = 6


class Walk:
    """A run in the making or made: places in order (stops as they are, hexes passed as -1 - hex), and its sides.

    A hex is listed as passed also where a link in it leads to a stop; `run_of` leaves that out.
    """

    def __init__(self, places: list[int], sides: int, stops: int) -> None:
        self.places = places
        self.sides = sides
        self.stops = stops  # how many of the places are stops


class Walker:
    """Walks over the track as one company sees it."""

    def __init__(self, board: Board, company: str, rules: RouteRules) -> None:
        self.board = board
        self.company = company
        self.rules = rules
        self.groups: dict[int, tuple[int, ...]] = {}
        self._exits: dict[int, tuple[int, ...]] = {}
        self._weights: dict[int, int] = {}
        self._passable: dict[int, bool] = {}
        self.passes = passed_stations(board, company) if rules.needs_token else []
        if rules.needs_token:
            self.starts = sorted(s for s, here in board.tokens.items() if company in here and self._usable(s))
        else:
            self.starts = [
                h * STOPS + i
                for h, shape in enumerate(board.shapes)
                for i in range(len(shape.stops))
                if self._usable(h * STOPS + i)
            ]

    def runs(self, modes: list[Mode], sides: int) -> Iterator[tuple[Walk, list[Mode]]]:
        """All legal runs that avoid these sides, each once, with the modes that allow it."""
        limit = max(mode.visits for mode in modes)
        for at, start in enumerate(self.starts):
            closed = set(self.starts[:at])
            room = limit - self.weight(start)
            if room < 0:
                continue
            if self.rules.least_stops <= 1 and self.company in self.board.tokens.get(start, ()):
                yield from self._allowed([start], 0, 1, modes)
            for first, first_room, way in self._arms(start, closed, set(self.groups_of(start)), sides, room, -1):
                yield from self._allowed([start, *first.places], first.sides, 1 + first.stops, modes)
                if not self.passable(start):
                    continue
                seen = {g for p in (start, *first.places) if p >= 0 for g in self.groups_of(p)}
                back = list(reversed(first.places))
                for second, _, _ in self._arms(start, closed, seen, sides | first.sides, first_room, way):
                    places = [*back, start, *second.places]
                    yield from self._allowed(places, first.sides | second.sides, 1 + first.stops + second.stops, modes)
        for start in self.passes:
            yield from self._passing(start, modes, sides, limit)

    def _passing(self, start: int, modes: list[Mode], sides: int, limit: int) -> Iterator[tuple[Walk, list[Mode]]]:
        """Runs with no other station than this one, which they pass without a stop."""
        closed, seen = set(self.starts), set(self.groups_of(start))
        for first, room, way in self._arms(start, closed, seen, sides, limit, -1):
            now_seen = seen | {g for p in first.places if p >= 0 for g in self.groups_of(p)}
            for second, _, _ in self._arms(start, closed, now_seen, sides | first.sides, room, way):
                places = [*reversed(first.places), -1 - start // STOPS, *second.places]
                yield from self._allowed(places, first.sides | second.sides, first.stops + second.stops, modes)

    def random_run(self, modes: list[Mode], sides: int, rng: Random) -> tuple[Walk, list[Mode]] | None:
        """Some legal run that avoids these sides; None when no attempt found one."""
        if not self.starts:
            return None
        limit = max(mode.visits for mode in modes)
        for _ in range(_ATTEMPTS):
            at = rng.randrange(len(self.starts) + len(self.passes))
            if at >= len(self.starts):
                for found in self._random_passing(self.passes[at - len(self.starts)], modes, sides, limit, rng):
                    return found
                continue
            start = self.starts[at]
            seen = set(self.groups_of(start))
            first = self._random_arm(start, seen, sides, limit - self.weight(start), rng, 0.0)
            if first is None:
                continue
            places = [start, *first.places]
            used, stops = first.sides, 1 + first.stops
            if self.passable(start) and not is_pair(self.rules, self.board.shapes[start // STOPS]):
                room = limit - sum(self.weight(p) for p in places if p >= 0)
                second = self._random_arm(start, seen, sides | used, room, rng, _REST)
                if second is not None:
                    places = [*reversed(first.places), start, *second.places]
                    used |= second.sides
                    stops += second.stops
            for found in self._allowed(places, used, stops, modes):
                return found
        return None

    def _random_passing(
        self, start: int, modes: list[Mode], sides: int, limit: int, rng: Random
    ) -> Iterator[tuple[Walk, list[Mode]]]:
        """A run that passes this station without a stop, if this attempt finds one."""
        seen = set(self.groups_of(start))
        first = self._random_arm(start, seen, sides, limit, rng, 0.0)
        if first is None:
            return
        room = limit - sum(self.weight(p) for p in first.places if p >= 0)
        second = self._random_arm(start, seen, sides | first.sides, room, rng, 0.0)
        if second is not None:
            places = [*reversed(first.places), -1 - start // STOPS, *second.places]
            yield from self._allowed(places, first.sides | second.sides, first.stops + second.stops, modes)

    def _allowed(
        self, places: list[int], sides: int, stops: int, modes: list[Mode]
    ) -> Iterator[tuple[Walk, list[Mode]]]:
        length = 0
        for place in places:
            if place >= 0:
                length += self.weight(place)
        fitting = [mode for mode in modes if length <= mode.visits and self._ends_fit(places, mode)]
        if fitting:
            yield Walk(places, sides, stops), fitting

    def _ends_fit(self, places: list[int], mode: Mode) -> bool:
        hexes = self.board.plan.hexes
        return not mode.end_in or any(hexes[end // STOPS].id in mode.end_in for end in (places[0], places[-1]))

    def _arms(
        self, start: int, closed: set[int], seen: set[int], sides: int, room: int, above: int
    ) -> Iterator[tuple[Walk, int, int]]:
        """All arms from a stop whose first way is above a given one, with the stops left after each and that way."""
        plan = self.board.plan
        hex_index = start // STOPS
        shape = self.board.shapes[hex_index]
        ways = shape.stop_edges[start % STOPS]
        if is_pair(self.rules, shape):
            ways = (*edges_of(shape), link_way(shape, start % STOPS))
            above = EDGES - 1 if above >= 0 else above  # one arm leaves by an edge, the other by the link
        for way in ways:
            entry = plan.across[hex_index * plan.ways + way]
            if way > above and entry >= 0:
                for arm, left in self._grow(Walk([], 0, 0), entry, closed, seen, sides, room):
                    yield arm, left, way

    def _grow(
        self, arm: Walk, entry: int, closed: set[int], seen: set[int], sides: int, room: int
    ) -> Iterator[tuple[Walk, int]]:
        """All arms that begin as given and go on by this entry."""
        plan = self.board.plan
        side = 1 << plan.sides[entry]
        if sides & side:
            return
        hex_index = entry // plan.ways
        shape = self.board.shapes[hex_index]
        edge = entry - hex_index * plan.ways
        for index in stops_at(self.rules, shape, edge):
            stop = hex_index * STOPS + index
            left = room - self.weight(stop)
            groups = self.groups_of(stop)
            if left < 0 or stop in closed or not self._usable(stop) or not seen.isdisjoint(groups):
                continue
            longer = Walk([*arm.places, stop], arm.sides | side, arm.stops + 1)
            yield longer, left
            if self.passable(stop):
                now_seen = seen.union(groups)
                for onward in self.exits(stop, edge):
                    yield from self._grow(longer, onward, closed, now_seen, sides | side, left)
        passed = Walk([*arm.places, -1 - hex_index], arm.sides | side, arm.stops)
        for other in shape.through[edge]:
            onward = plan.across[hex_index * plan.ways + other]
            if onward >= 0:
                yield from self._grow(passed, onward, closed, seen, sides | side, room)

    def _random_arm(self, start: int, seen: set[int], sides: int, room: int, rng: Random, rest: float) -> Walk | None:
        """An arm from a stop, up to where chance or the end of the track stopped it; its stops are added to `seen`."""
        plan, shapes = self.board.plan, self.board.shapes
        arm: Walk | None = None
        places: list[int] = []
        used = stops = 0
        if rest and rng.random() < rest:
            return None
        options = list(self.exits(start))
        while options:
            entry = options.pop(rng.randrange(len(options)))
            side = 1 << plan.sides[entry]
            if (sides | used) & side:
                continue
            used |= side
            hex_index = entry // plan.ways
            edge = entry - hex_index * plan.ways
            shape = shapes[hex_index]
            stop_here = [
                hex_index * STOPS + i
                for i in stops_at(self.rules, shape, edge)
                if self._usable(hex_index * STOPS + i)
                and self.weight(hex_index * STOPS + i) <= room
                and seen.isdisjoint(self.groups_of(hex_index * STOPS + i))
            ]
            options = [plan.across[hex_index * plan.ways + other] for other in shape.through[edge]]
            options = [onward for onward in options if onward >= 0]
            if stop_here and (not options or rng.random() < 0.75):
                stop = rng.choice(stop_here)
                places.append(stop)
                stops += 1
                room -= self.weight(stop)
                seen.update(self.groups_of(stop))
                arm = Walk(list(places), used, stops)
                if not self.passable(stop) or rng.random() < _REST:
                    break
                options = list(self.exits(stop, edge))
            else:
                places.append(-1 - hex_index)
        return arm

    def exits(self, stop: int, came: int = EDGES) -> tuple[int, ...]:
        """Entries reached by leaving a stop; `came` is the way by which the run came."""
        hex_index = stop // STOPS
        shape = self.board.shapes[hex_index]
        key = stop if came >= EDGES or not is_pair(self.rules, shape) else -1 - stop
        found = self._exits.get(key)
        if found is None:
            plan = self.board.plan
            ways = ways_on(self.rules, shape, came, stop % STOPS)
            entries = [plan.across[hex_index * plan.ways + way] for way in ways]
            found = tuple(entry for entry in entries if entry >= 0)
            self._exits[key] = found
        return found

    def weight(self, stop: int) -> int:
        """What the stop adds to the length of a run."""
        found = self._weights.get(stop)
        if found is None:
            kind = self.board.shapes[stop // STOPS].stops[stop % STOPS].kind
            found = self._weights[stop] = int(kind in self.rules.counts)
        return found

    def passable(self, stop: int) -> bool:
        found = self._passable.get(stop)
        if found is None:
            board = self.board
            place = board.shapes[stop // STOPS].stops[stop % STOPS]
            blocked = is_blocked(board.shapes, board.tokens, stop, self.company)
            found = self._passable[stop] = not place.is_offboard and not blocked
        return found

    def groups_of(self, stop: int) -> tuple[int, ...]:
        """The places of which a run may visit only one and to which the stop belongs."""
        found = self.groups.get(stop)
        if found is None:
            hex_id = self.board.plan.hexes[stop // STOPS].id
            extra = [-1 - at for at, only in enumerate(self.rules.only_one) if hex_id in only.hexes]
            found = (area_of(self.board.plan, stop), *extra)
            self.groups[stop] = found
        return found

    def _usable(self, stop: int) -> bool:
        only_for = self.board.shapes[stop // STOPS].stops[stop % STOPS].only_for
        return not only_for or only_for == self.company

    def run_of(self, walk: Walk, train: str) -> Run:
        """The run as an action carries it, in its canonical direction."""
        plan = self.board.plan
        path = plan.path_of([plan.stop_id(p) if p >= 0 else plan.hexes[-1 - p].id for p in walk.places])
        return Run(train, min(path, path[::-1]))
