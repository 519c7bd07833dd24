"""What a company can reach, compared with an exhaustive walk over all paths on small made-up maps."""

from hypothesis import given, settings
from hypothesis import strategies as st

from highiron.core.board import Board, build_board, is_blocked
from highiron.core.geometry import STOPS, Hex, Map
from highiron.core.reach import area_of
from highiron.core.tiles import EDGES, FIRST_STOP, Shape, Stop, Tile
from highiron.titles.load import all_tiles, read_shape

TILES = all_tiles()
CITY = {"kind": "city", "slots": 1, "value": 20}
TOWN = {"kind": "town", "value": 10}
PLAIN = ["7", "8", "9", "16", "18", "19", "20", "23", "24", "25", "26", "27", "28", "29"]
BROWN = ["39", "40", "41", "42", "43", "44", "45", "46", "47", "70"]
STOPPING = ["57", "58", "3", "4", "1", "55", "69", "14", "15", "53", "54", "59", "63", "64", "66", "68"]
LINKED = {
    name: Tile(name, read_shape({"colour": "green", "stops": stops, "track": track.split()}))
    for name, stops, track in (
        ("two towns", [TOWN, TOWN], "0-a 3-b a-b"),
        ("four rails", [TOWN, TOWN], "0-a 1-a 3-b 5-b a-b"),
        ("two cities", [CITY, CITY], "0-a 2-a 3-b 4-b a-b 1-5"),
        ("triangle", [CITY, TOWN, CITY], "0-a 2-b 4-c a-b b-c a-c"),
        ("spurs", [CITY, TOWN], "0-j 2-j 4-j a-j b-j 3-a"),
    )
}
ALL_TILES = {**TILES, **LINKED}
FLOWER = ["B2", "B4", "C1", "C3", "C5", "D2", "D4"]  # a hex and its six neighbours
BLOCK = ["B2", "B4", "B6", "C1", "C3", "C5", "C7", "D2", "D4", "D6"]


class Walked:
    """Sides, stops and routes found by trying every path."""

    def __init__(self, board: Board, company: str) -> None:
        self.board = board
        self.company = company
        self.entries: set[int] = set()  # on both sides of what was crossed
        self.stops: set[int] = set()
        self.has_route = False
        self.home = -1
        for number, here in board.tokens.items():
            if company in here:
                self.home = area_of(board.plan, number)
                self.stops.add(number)
                self.leave(number, 0)

    def leave(self, stop: int, used: int) -> None:
        hex_index = stop // STOPS
        for edge in self.board.shapes[hex_index].stop_edges[stop % STOPS]:
            self.cross(hex_index * self.board.plan.ways + edge, used)

    def cross(self, leaving: int, used: int) -> None:
        """Go over one side into the next hex, or over a link, and on from there."""
        plan = self.board.plan
        entry = plan.across[leaving]
        if entry < 0 or used >> plan.sides[leaving] & 1:
            return
        used |= 1 << plan.sides[leaving]
        self.entries |= {entry, leaving}
        hex_index, edge = divmod(entry, plan.ways)
        shape = self.board.shapes[hex_index]
        for other in shape.through[edge]:
            self.cross(hex_index * plan.ways + other, used)
        for index in shape.edge_stops[edge]:
            number = hex_index * STOPS + index
            self.stops.add(number)
            self.has_route = self.has_route or area_of(plan, number) != self.home
            if not shape.stops[index].is_offboard and not is_blocked(
                self.board.shapes, self.board.tokens, number, self.company
            ):
                self.leave(number, used)


def made_up_map(shapes: dict[str, Shape]) -> Map:
    return Map("made up", tuple(Hex(name, "", shape, "", 0, (), (), "") for name, shape in shapes.items()))


@st.composite
def boards(draw: st.DrawFn, names: list[str], tiles: list[str]) -> Board:
    """Random tiles on all hexes, tokens of `X` in one or two cities and of `Y` in some others."""
    chosen = {name: ALL_TILES[draw(st.sampled_from(tiles))].shapes[draw(st.integers(0, 5))] for name in names}
    plan = made_up_map(chosen)
    cities = [(name, index) for name, shape in chosen.items() for index, stop in enumerate(shape.stops) if stop.is_city]
    stations: dict[str, tuple[tuple[str, int], ...]] = {}
    if cities:
        stations["X"] = tuple(draw(st.lists(st.sampled_from(cities), min_size=1, max_size=2, unique=True)))
        others = [city for city in cities if city not in stations["X"]]
        if others:
            taken = tuple(draw(st.lists(st.sampled_from(others), max_size=4, unique=True)))
            stations["Y"] = taken
            stations["Z"] = tuple(draw(st.lists(st.sampled_from(taken), max_size=2, unique=True)) if taken else ())
    return build_board(plan, TILES, {}, stations)


def check(board: Board) -> None:
    walked = Walked(board, "X")
    reach = board.reach("X")
    ways = board.plan.ways
    found = {index * ways + way for index, mask in reach.edges().items() for way in range(ways) if mask >> way & 1}
    assert found == walked.entries
    assert set(reach.stops()) == walked.stops
    assert board.has_route("X") == walked.has_route


@settings(max_examples=300, deadline=None)
@given(boards(FLOWER, PLAIN + STOPPING))
def test_green_maps(board: Board) -> None:
    """1830-5.3.4, 1830-5.4.2, 1830-5.5.5: junctions, loops and blocked cities on seven hexes."""
    check(board)


@settings(max_examples=300, deadline=None)
@given(boards(BLOCK, PLAIN + BROWN + STOPPING[:6]))
def test_larger_maps_with_brown_track(board: Board) -> None:
    """1830-5.3.4: ten hexes full of junctions."""
    check(board)


@settings(max_examples=300, deadline=None)
@given(boards(BLOCK, [*BROWN, "23", "24", "25", "26", "57"]))
def test_maps_with_few_cities_and_many_loops(board: Board) -> None:
    """1830-5.3.4: paths that must go a long way round to come back."""
    check(board)


@settings(max_examples=300, deadline=None)
@given(boards(FLOWER, [*LINKED, *LINKED, *BROWN, "57"]))
def test_maps_with_links_inside_hexes(board: Board) -> None:
    """18CE-8.4, 18CE-9.1: a link is track, passed once, and a full city at its end blocks."""
    check(board)


@st.composite
def mazes(draw: st.DrawFn) -> Board:
    """Two or three cities in a maze of junctions no tile has."""
    pairs = [(a, b) for a in range(EDGES) for b in range(a + 1, EDGES)]
    cities = draw(st.lists(st.sampled_from(BLOCK), min_size=2, max_size=3, unique=True))
    shapes: dict[str, Shape] = {}
    for name in BLOCK:
        if name in cities:
            edges = draw(st.lists(st.integers(0, 5), min_size=1, max_size=2, unique=True))
            stop = Stop("city", 1, {"yellow": 10}, "", -1)
            shapes[name] = Shape("white", "", (stop,), tuple((edge, FIRST_STOP) for edge in edges))
        else:
            paths = draw(st.lists(st.sampled_from(pairs), max_size=4, unique=True))
            shapes[name] = Shape("white", "", (), tuple(paths))
    own = draw(st.integers(1, 2))
    return build_board(made_up_map(shapes), TILES, {}, {"X": tuple((name, 0) for name in cities[:own])})


@settings(max_examples=400, deadline=None)
@given(mazes())
def test_mazes(board: Board) -> None:
    """1830-5.3.4, 1830-5.8.1: every shape of junction, one or two stations."""
    check(board)
