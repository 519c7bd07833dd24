"""Where a mine or a ranch may stand: the hex, and what its track must lead to (1817-2.14, 1817-9.7)."""

from typing import Final

from highiron.core.geometry import neighbour
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.titles.t1817.private_tokens import MINES, RANCHES

PLAIN: Final = ("7", "8", "9")
MINE_HEXES: Final = ("B25", "C20", "C24", "E18", "F15", "G12", "G14", "H11", "H13", "H15", "I8", "I10")
RANCH_HEXES: Final = (
    *("B3", "B11", "B15", "B19", "B21", "B23", "C4", "C16", "C18", "D5", "D13", "D15", "D17", "E4", "E6"),
    *("E8", "E10", "E12", "E14", "F5", "F7", "F11", "G2", "G4", "G8", "G10", "H5", "H7", "I2", "I4"),
)
SPECIAL_LABEL: Final = "B"

Placed = tuple[str, int]


def is_mine(private: str) -> bool:
    """Whether the private's token stands on a tile that is laid with it."""
    return private in MINES or private in RANCHES


def hexes_for(private: str) -> tuple[str, ...]:
    return MINE_HEXES if private in MINES else RANCH_HEXES


def leads_to_centre(state: State, exits: int, hex_id: str) -> bool:
    """Whether an exit points to a city or off-board area that has, or may get, track to that side (1817-2.14c)."""
    return any(
        exits >> edge & 1 and may_meet(state, neighbour(hex_id, edge), (edge + 3) % EDGES) for edge in range(EDGES)
    )


def may_meet(state: State, hex_id: str, edge: int) -> bool:
    """Whether a stop in the hex has track to that edge, or could have it later."""
    plan, board = state.facts.plan, state.board
    if hex_id not in plan.index:
        return False
    shape = board.shape_at(hex_id)
    if not shape.stops:
        return False
    if shape.exits >> edge & 1:
        return True
    placed = board.tiles.get(hex_id)
    if state.facts.options["mine_future_connection"] == "loose":
        return bool(state.facts.placements.candidates(hex_id, placed))
    return could_reach(state, hex_id, placed, edge)


def could_reach(state: State, hex_id: str, placed: Placed | None, edge: int) -> bool:
    """Whether some row of upgrades from that tile leads to one with track to the edge."""
    for placement in state.facts.placements.on(hex_id, placed):
        if placement.exits >> edge & 1 or could_reach(state, hex_id, (placement.tile, placement.rotation), edge):
            return True
    return False


def near_special_city(state: State, hex_id: str) -> bool:
    """Whether a neighbour is a city of the large sort, where no ranch stands (1817-9.7)."""
    around = [neighbour(hex_id, edge) for edge in range(EDGES)]
    return any(
        other in state.facts.plan.index and state.board.shape_at(other).label == SPECIAL_LABEL for other in around
    )
