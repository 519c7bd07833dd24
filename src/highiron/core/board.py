"""The board as it stands: tiles and tokens. Immutable, so that everything derived from it can be remembered on it."""

from typing import Any

from highiron.core.geometry import STOPS, Map
from highiron.core.reach import Reach, compute_reach
from highiron.core.tiles import EDGES, Shape, Tile

Placed = tuple[str, int]  # tile id and rotation
Station = tuple[str, int]  # hex id and stop index, -1 while the hex has no city to choose


class Board:
    """Tiles and tokens on a map. `lay` and `place` return a new board and leave this one as it is."""

    def __init__(
        self,
        plan: Map,
        tiles: dict[str, Placed],
        stations: dict[str, tuple[Station, ...]],
        shapes: list[Shape],
        tokens: dict[int, tuple[str, ...]],
        reaches: dict[str, Reach],
        joined: tuple[str, ...],
    ) -> None:
        self.plan = plan
        self.tiles = tiles
        self.stations = stations  # company -> where its tokens stand, in order of placing
        self.shapes = shapes  # hex index -> the shape in force
        self.tokens = tokens  # stop number -> companies with a token there
        self._reaches = reaches
        self._joined = joined  # companies known to have a route; laying and placing never takes it away
        self.memo: dict[Any, Any] = {}  # what other layers derive from this board

    def lay(self, tile: Tile, hex_id: str, rotation: int, moves: tuple[int, ...]) -> "Board":
        """The board after laying that tile; `moves` says where each old stop stands in the new shape (-1: lifted).

        Where cities become one, all their tokens stand in it; see `doubled`.
        """
        hex_index = self.plan.index[hex_id]
        tiles = self.tiles.copy()
        tiles[hex_id] = (tile.id, rotation)
        shapes = self.shapes.copy()
        shapes[hex_index] = tile.shapes[rotation]
        assert len(tile.shapes[rotation].links) <= self.plan.links, "the map was made without room for these links"
        stations, tokens = self.stations, self.tokens
        first = hex_index * STOPS
        if any(first + i in tokens for i in range(len(moves))):
            tokens = {stop: here for stop, here in tokens.items() if stop // STOPS != hex_index}
            for old, new in enumerate(moves):
                here = self.tokens.get(first + old)
                if here and new >= 0:
                    before = tokens.get(first + new, ())
                    tokens[first + new] = before + tuple([company for company in here if company not in before])
            stations = {
                company: tuple(
                    (place, moves[stop]) if place == hex_id and stop >= 0 else (place, stop) for place, stop in placed
                )
                for company, placed in stations.items()
            }
        kept = {company: reach for company, reach in self._reaches.items() if not reach.depends_on(hex_index)}
        return Board(self.plan, tiles, stations, shapes, tokens, kept, self._joined)

    def place(self, company: str, hex_id: str, stop: int) -> "Board":
        """The board with one more token. It stands at once for all stops of the hex that are for this company alone."""
        hex_index = self.plan.index[hex_id]
        stations = self.stations.copy()
        stations[company] = (*stations.get(company, ()), (hex_id, stop))
        tokens = self.tokens.copy()
        stops = self.shapes[hex_index].stops
        for index in range(len(stops)):
            if index == stop or (stops[index].only_for and stops[index].only_for == company):
                number = hex_index * STOPS + index
                here = tokens.get(number, ())
                if company not in here:
                    tokens[number] = (*here, company)
        kept = {
            other: reach
            for other, reach in self._reaches.items()
            if other != company and not reach.depends_on(hex_index)
        }
        return Board(self.plan, self.tiles, stations, self.shapes, tokens, kept, self._joined)

    def remove(self, company: str, hex_id: str = "") -> "Board":
        """The board without the company's tokens, or without the one in that hex."""
        stations = self.stations.copy()
        kept = tuple(station for station in stations.get(company, ()) if hex_id and station[0] != hex_id)
        gone = {self.plan.index[place] for place, _ in stations.pop(company, ()) if not hex_id or place == hex_id}
        if kept:
            stations[company] = kept
        tokens: dict[int, tuple[str, ...]] = {}
        for stop, here in self.tokens.items():
            left = tuple(other for other in here if other != company) if stop // STOPS in gone else here
            if left:
                tokens[stop] = left
        return Board(self.plan, self.tiles, stations, self.shapes, tokens, {}, ())

    def doubled(self, hex_id: str) -> list[str]:
        """Companies with two tokens in one city of the hex, which were in two before; they fill one slot together."""
        return [
            company
            for company, placed in self.stations.items()
            if any(stop >= 0 and placed.count((place, stop)) > 1 for place, stop in placed if place == hex_id)
        ]

    def take_back(self, company: str, hex_id: str) -> "Board":
        """The board without the later one of a company's two tokens in one city of the hex (1817-2.42)."""
        kept: list[Station] = []
        for station in self.stations[company]:
            if station[0] != hex_id or station[1] < 0 or station not in kept:
                kept.append(station)
        stations = self.stations.copy()
        stations[company] = tuple(kept)
        return Board(self.plan, self.tiles, stations, self.shapes, self.tokens, self._reaches, self._joined)

    def settle(self, company: str, hex_id: str, stop: int) -> "Board":
        """The board with a lifted token (stop -1 in that hex) put into a city of the hex (1830-5.3.10)."""
        stations = self.stations.copy()
        stations[company] = tuple(s for s in stations[company] if s != (hex_id, -1))
        lifted = Board(self.plan, self.tiles, stations, self.shapes, self.tokens, self._reaches, self._joined)
        placed = lifted.place(company, hex_id, stop)
        placed.stations[company] = tuple((h, stop if h == hex_id and i < 0 else i) for h, i in self.stations[company])
        return placed

    def reach(self, company: str) -> Reach:
        """Everything the company can reach over unblocked track from its tokens."""
        found = self._reaches.get(company)
        if found is None:
            found = compute_reach(self.plan, self.shapes, self.tokens, company, self.stations.get(company, ()))
            self._reaches[company] = found
        return found

    def has_route(self, company: str) -> bool:
        """Whether a station of the company is joined to another stop (1830-5.8.1)."""
        if company in self._joined:
            return True
        known = self._reaches.get(company)
        if known is None:
            placed = self.stations.get(company, ())
            known = compute_reach(self.plan, self.shapes, self.tokens, company, placed, only_route=True)
        if known.has_route:
            self._joined = (*self._joined, company)
        return known.has_route

    def shape_at(self, hex_id: str) -> Shape:
        return self.shapes[self.plan.index[hex_id]]

    def tokens_at(self, hex_id: str, stop: int) -> tuple[str, ...]:
        return self.tokens.get(self.plan.index[hex_id] * STOPS + stop, ())

    def companies_in(self, hex_id: str) -> list[str]:
        """Companies with a token anywhere in the hex."""
        return [company for company, placed in self.stations.items() if any(s[0] == hex_id for s in placed)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (self.tiles == other.tiles and self.stations == other.stations)

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.tiles.items())))


def new_board(plan: Map) -> Board:
    """The board as printed, without tiles or tokens."""
    return Board(plan, {}, {}, [place.shape for place in plan.hexes], {}, {}, ())


def build_board(
    plan: Map, catalogue: dict[str, Tile], tiles: dict[str, Placed], stations: dict[str, tuple[Station, ...]]
) -> Board:
    """The board with these tiles and tokens, as read from a file."""
    board = new_board(plan)
    shapes = board.shapes.copy()
    for hex_id, (tile_id, rotation) in tiles.items():
        shapes[plan.index[hex_id]] = catalogue[tile_id].shapes[rotation]
    built = Board(plan, dict(tiles), {}, shapes, {}, {}, ())
    for company, placed in stations.items():
        for hex_id, stop in placed:
            if stop >= 0:
                built = built.place(company, hex_id, stop)
            else:
                built.stations[company] = (*built.stations.get(company, ()), (hex_id, stop))
    return built


def is_blocked(shapes: list[Shape], tokens: dict[int, tuple[str, ...]], stop: int, company: str) -> bool:
    """A city is blocked when all its slots are taken and none by this company (1830-5.5.5)."""
    here = tokens.get(stop)
    if here is None:
        return False
    slots = shapes[stop // STOPS].stops[stop % STOPS].slots
    return 0 < slots <= len(here) and company not in here


def edges_of(mask: int) -> list[int]:
    """The edges in a bit mask."""
    return [edge for edge in range(EDGES) if mask >> edge & 1]
