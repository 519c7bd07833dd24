"""What a company reaches by track, worked out again in the plainest way: places joined by rails, walked one by one.

It shares nothing with `core/reach.py` but the shapes of tiles, and knows no sections: where all rails of a hex meet in
one place, a walk that uses a side twice reaches nothing that another does not.
"""

from collections.abc import Iterator

from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.tiles import EDGES, FIRST_STOP

Place = tuple[int, int]  # hex index, and the stop in it; below zero: a meeting of rails without a stop


class Walk:
    """The track of a board as a company walks it from its tokens."""

    def __init__(self, board: Board, company: str) -> None:
        self.board = board
        self.company = company
        self.rails: dict[Place, list[Place]] = {}  # hex and edge -> places that the rails over that edge lead to
        self.joined: dict[Place, list[Place]] = {}
        for at, shape in enumerate(board.shapes):
            for names, stops in pieces(shape.paths):
                here = [(at, stop) for stop in stops] or [(at, -1 - min(names))]
                for edge in names:
                    if edge < EDGES:
                        self.rails.setdefault((at, edge), []).extend(here)
                if len(stops) > 1:
                    self._join(here)
        for (at, edge), places in self.rails.items():
            across = self.across(at, edge)
            for place in places:
                self.joined.setdefault(place, []).extend(self.rails.get(across, []))
        self.homes = {(stop // STOPS, stop % STOPS) for stop, companies in board.tokens.items() if company in companies}
        self.reached = self._walk()

    def _join(self, places: list[Place]) -> None:
        for one in places:
            self.joined.setdefault(one, []).extend(other for other in places if other != one)

    def across(self, at: int, edge: int) -> Place:
        """The other side of an edge; a hex that is none where nothing lies."""
        plan = self.board.plan
        entry = plan.across[at * plan.ways + edge]
        return (-1, 0) if entry < 0 else (entry // plan.ways, entry % plan.ways)

    def goes_on(self, place: Place) -> bool:
        """Whether the walk may leave the place: not an area, nor a city full of others."""
        at, stop = place
        if place in self.homes or stop < 0:
            return True
        facts = self.board.shapes[at].stops[stop]
        if facts.is_offboard:
            return False
        here = self.board.tokens.get(at * STOPS + stop, ())
        return not facts.is_city or not facts.slots or len(here) < facts.slots

    def _walk(self) -> set[Place]:
        reached, todo = set(self.homes), list(self.homes)
        while todo:
            place = todo.pop()
            for other in self.joined.get(place, []) if self.goes_on(place) else []:
                if other not in reached:
                    reached.add(other)
                    todo.append(other)
        return reached

    def leads_to(self, at: int, edge: int) -> bool:
        """Whether track that may be walked on leads to that edge, from within the hex or from outside."""
        places = self.rails.get((at, edge), []) + self.rails.get(self.across(at, edge), [])
        return any(place in self.reached and self.goes_on(place) for place in places)

    def free_cities(self) -> set[tuple[str, int]]:
        """Cities within reach that have a slot left and no token of the company."""
        hexes, found = self.board.plan.hexes, set()
        for at, stop in self.reached - self.homes:
            if stop >= 0 and self.board.shapes[at].stops[stop].is_city:
                here = self.board.tokens.get(at * STOPS + stop, ())
                if len(here) < self.board.shapes[at].stops[stop].slots:
                    found.add((hexes[at].id, stop))
        return found


def pieces(paths: tuple[tuple[int, int], ...]) -> Iterator[tuple[list[int], list[int]]]:
    """Rails that meet: the edges (and the junction) of each meeting, and the stops in it.

    Track from a stop ends there, so it meets nothing but that stop; a link joins its two ends.
    """
    plain: list[set[int]] = []
    for first, second in paths:
        if second >= FIRST_STOP:
            yield (
                [first] if first < FIRST_STOP else [],
                [end - FIRST_STOP for end in (first, second) if end >= FIRST_STOP],
            )
            continue
        met = [ends for ends in plain if first in ends or second in ends]
        plain = [ends for ends in plain if ends not in met] + [{first, second}.union(*met)]
    for ends in plain:
        yield sorted(ends), []
