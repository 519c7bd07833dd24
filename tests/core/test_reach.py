"""Reach on made-up maps, one feature of track at a time."""

from highiron.core.board import Board, build_board
from highiron.core.geometry import STOPS, Hex, Map
from highiron.core.tiles import EDGES, FIRST_STOP, Shape, Stop
from highiron.titles.load import all_tiles

TILES = all_tiles()


def city(*edges: int, slots: int = 1, only_for: str = "") -> Shape:
    stop = Stop("city", slots, {"yellow": 10}, only_for, -1)
    return Shape("white", "", (stop,), tuple((edge, FIRST_STOP) for edge in edges))


def red(*edges: int) -> Shape:
    return Shape("red", "", (Stop("offboard", 0, {"yellow": 30}, "", -1),), tuple((e, FIRST_STOP) for e in edges))


def track(*paths: tuple[int, int]) -> Shape:
    return Shape("white", "", (), paths)


def board_of(shapes: dict[str, Shape], areas: dict[str, str] | None = None, **tokens: str) -> Board:
    """Tokens are given as `X="B2 B4"`, each in the first city of the hex."""
    named = areas or {}
    plan = Map("made up", tuple(Hex(n, "", shape, "", 0, (), (), named.get(n, "")) for n, shape in shapes.items()))
    return build_board(plan, TILES, {}, {c: tuple((h, 0) for h in text.split()) for c, text in tokens.items()})


def stops(board: Board, company: str = "X") -> set[str]:
    return {board.plan.hexes[stop // STOPS].id for stop in board.reach(company).stops()}


def sides(board: Board, hex_id: str, company: str = "X") -> set[int]:
    """Sides of the hex that the company's track leads to."""
    mask = board.reach(company).edges().get(board.plan.index[hex_id], 0)
    return {edge for edge in range(EDGES) if mask >> edge & 1}


def test_track_leads_to_the_sides_of_the_next_hex() -> None:
    """1830-5.3.4: the end of a path is a side, and the hex beyond it can take up the track there."""
    board = board_of({"B2": city(4), "B4": track((1, 4)), "B6": track(), "C5": track()}, X="B2")
    assert sides(board, "B6") == {1}
    assert sides(board, "B4") == {1, 4}
    assert sides(board, "B2") == {4}
    assert sides(board, "C5") == set()
    assert not board.has_route("X")


def test_a_company_without_tokens_reaches_nothing() -> None:
    board = board_of({"B2": city(4), "B4": city(1)}, X="B2")
    assert stops(board, "Y") == set()
    assert board.reach("Y").edges() == {}
    assert not board.has_route("Y")


def test_junctions_do_not_turn_back() -> None:
    """1830-5.5.4: from leg to stem, never from leg to leg."""
    shapes = {"B2": city(4), "B4": track((1, 4), (3, 4)), "A5": city(0), "B6": city(1)}
    board = board_of(shapes, X="B2")
    assert stops(board) == {"B2", "B6"}
    from_stem = board_of(shapes, X="B6")
    assert stops(from_stem) == {"B2", "A5", "B6"}


def test_crossings_go_straight_on() -> None:
    """1830-5.5.4: two tracks that cross share no side."""
    shapes = {"B2": city(4), "B4": track((1, 4), (0, 3)), "A5": city(0), "B6": city(1), "C3": city(3)}
    assert stops(board_of(shapes, X="B2")) == {"B2", "B6"}
    assert stops(board_of(shapes, X="C3")) == {"C3", "A5"}


def test_blocked_city_is_the_end() -> None:
    """1830-5.5.5: reached, but not passed, while all slots are taken by others."""
    shapes = {"B2": city(4), "B4": city(1, 4), "B6": city(1)}
    assert stops(board_of(shapes, X="B2")) == {"B2", "B4", "B6"}
    blocked = board_of(shapes, X="B2", Y="B4")
    assert stops(blocked) == {"B2", "B4"}
    assert sides(blocked, "B4") == {1}
    assert blocked.has_route("X")


def test_a_free_slot_or_an_own_token_opens_a_city() -> None:
    """1830-5.5.5."""
    shapes = {"B2": city(4), "B4": city(1, 4, slots=2), "B6": city(1)}
    assert "B6" in stops(board_of(shapes, X="B2", Y="B4"))
    assert "B6" not in stops(board_of(shapes, X="B2", Y="B4", Z="B4"))
    assert "B6" in stops(board_of(shapes, X="B2 B4", Y="B4"))


def test_red_areas_are_the_end_of_the_line() -> None:
    """1830-5.5.6: no path goes through one."""
    board = board_of({"B2": city(4), "B4": red(1, 4), "B6": city(1)}, X="B2")
    assert stops(board) == {"B2", "B4"}
    assert board.has_route("X")


def test_a_loop_back_to_the_own_station_is_no_route() -> None:
    """1830-5.5.1, 1830-5.8.1: a route joins two different stops."""
    loop = {"C3": city(3, 4), "B4": track((0, 5)), "C5": track((1, 2))}
    assert not board_of(loop, X="C3").has_route("X")
    assert board_of(loop | {"C5": track((1, 2), (1, 4)), "C7": city(1)}, X="C3").has_route("X")


def test_two_halts_of_one_station_are_one_place() -> None:
    """1830-5.4.8: a station with a halt on either of its tracks cannot run from itself to itself."""
    both = (Stop("city", 0, {}, "X", -1), Stop("city", 0, {}, "X", -1))
    station = Shape("green", "", both, ((3, FIRST_STOP), (4, FIRST_STOP + 1)))
    shapes = {"C3": station, "B4": track((0, 5)), "C5": track((1, 2))}
    assert not board_of(shapes, {"C3": "Altoona"}, X="C3").has_route("X")
    assert board_of(shapes, X="C3").has_route("X")


def test_halts_for_one_company_do_not_exist_for_others() -> None:
    """1830-5.4.8."""
    board = board_of({"B2": city(4), "B4": city(1, 4, slots=0, only_for="Z"), "B6": city(1)}, X="B2")
    assert stops(board) == {"B2"}
    assert not board.has_route("X")


# Here X in E1 gets to D4's other leg, and so to D2, only by the long way round: the short way to D8 and back to D6
# uses the side between D4 and D6, which is needed again in the other direction.
LONG_WAY_ROUND = {
    "E1": city(4),
    "E3": track((1, 3), (1, 5)),
    "D4": track((0, 4), (1, 4)),
    "D2": city(4),
    "D6": track((1, 3), (1, 4)),
    "C7": track((0, 5)),
    "D8": track((1, 2), (1, 5)),
    "F4": track((2, 4)),
    "F6": track((1, 4)),
    "F8": track((1, 3)),
    "E9": track((0, 2)),
}


def test_the_long_way_round() -> None:
    """1830-5.3.4: a path of any length counts, even where a shorter one uses up the track it would need."""
    board = board_of(LONG_WAY_ROUND, X="E1")
    assert stops(board) == {"E1", "D2"}
    assert sides(board, "D2") == {4}
    assert board_of(LONG_WAY_ROUND, X="E1").has_route("X")


def test_a_side_is_used_only_once() -> None:
    """1830-5.5.4: without the long way there is no path to D2, though a walk over one side twice would lead there."""
    board = board_of({name: shape for name, shape in LONG_WAY_ROUND.items() if name != "F6"}, X="E1")
    assert stops(board) == {"E1"}
    assert sides(board, "D2") == set()
    assert not board.has_route("X")


def test_two_stations_with_loops_of_their_own() -> None:
    """1830-5.8.1: the route between them merges into both loops, where each station's own track comes first."""
    shapes = {
        "C3": city(3, 4),
        "B4": track((0, 5)),
        "C5": track((1, 2), (2, 4)),
        "C7": track((1, 4)),
        "C9": track((3, 4), (1, 3)),
        "B10": track((0, 5)),
        "C11": city(1, 2),
    }
    assert board_of(shapes, X="C3 C11").has_route("X")
    assert not board_of({n: s for n, s in shapes.items() if n != "C7"}, X="C3 C11").has_route("X")
