"""The link that the Little Miami builds between Cincinnati and Dayton (1846-2.3.7)."""

from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.placements import Placement, Placements
from highiron.core.reach import compute_reach
from highiron.core.tiles import EDGES, Shape

ENDS = ("H12", "G13")
LINK_TILES = ("5", "6", "57", "14", "15", "619", "291", "292", "293", "294", "295", "296")


class Opening:
    """A first tile that can lead to a link: alone, or with one of these second ones in the other hex."""

    def __init__(self, hex_id: str, placement: Placement, joins: bool, seconds: list[Placement]) -> None:
        self.hex = hex_id
        self.placement = placement
        self.joins = joins
        self.seconds = seconds


def other_end(hex_id: str) -> str:
    return ENDS[1] if hex_id == ENDS[0] else ENDS[0]


def are_joined(board: Board) -> bool:
    """Whether track joins the two cities, over any number of hexes, tokens disregarded."""
    return links(board, ENDS[0], -1)


def links(board: Board, hex_id: str, exits: int) -> bool:
    """Whether a way from the city of the hex to the other one begins with one of these exits."""
    plan = board.plan
    index = plan.index[hex_id]
    shape = board.shapes[index]
    used = tuple((edge, end) for edge, end in shape.paths if edge >= EDGES or exits >> edge & 1)
    shapes = board.shapes.copy()
    shapes[index] = Shape(shape.colour, shape.label, shape.stops, used)
    reach = compute_reach(plan, shapes, {}, "", ((hex_id, 0),))
    return reach.has_stop(plan.index[other_end(hex_id)] * STOPS)


def laid(board: Board, placements: Placements, hex_id: str, placement: Placement) -> Board:
    """The board with that tile."""
    return board.lay(placements.tiles[placement.tile], hex_id, placement.rotation, placement.moves)


def new_exits(board: Board, hex_id: str, placement: Placement) -> int:
    """The edges that get track by that tile."""
    return placement.exits & ~board.shape_at(hex_id).exits


def link_placements(board: Board, placements: Placements, hex_id: str) -> list[Placement]:
    """Tiles of the private that fit on the hex."""
    return [p for p in placements.on(hex_id, board.tiles.get(hex_id)) if p.tile in LINK_TILES]


def completes(
    board: Board, placements: Placements, first_hex: str, first_exits: int, hex_id: str, placement: Placement
) -> bool:
    """Whether after this second tile both tiles have given new track to the link."""
    after = laid(board, placements, hex_id, placement)
    return links(after, first_hex, first_exits) and links(after, hex_id, new_exits(board, hex_id, placement))


def openings(board: Board, placements: Placements) -> list[Opening]:
    """All first tiles that can lead to a link, remembered on the board; phase, supply and money play no part."""
    found: list[Opening] | None = board.memo.get("little miami")
    if found is None:
        found = [] if are_joined(board) else _openings(board, placements)
        board.memo["little miami"] = found
    return found


def _openings(board: Board, placements: Placements) -> list[Opening]:
    found: list[Opening] = []
    for hex_id in ENDS:
        other = other_end(hex_id)
        for placement in link_placements(board, placements, hex_id):
            exits = new_exits(board, hex_id, placement)
            after = laid(board, placements, hex_id, placement)
            seconds = [
                second
                for second in link_placements(after, placements, other)
                if completes(after, placements, hex_id, exits, other, second)
            ]
            joins = are_joined(after)
            if joins or seconds:
                found.append(Opening(hex_id, placement, joins, seconds))
    return found
