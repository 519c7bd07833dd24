"""Centres grow where trains stop and shrink where none does any more, ten a set at most (18CE+-21).

The growth model lets a cell gain by what it can reach; in the game, reach is what trains have made of it.
"""

from highiron.core.state import State
from highiron.titles.t18ce.eurasia.ledger import GROWN, SERVED, count_of, keep, table
from highiron.titles.t18ce.eurasia.world import is_on

STEP, MOST, LEAST = 10, 30, -20
BUSY_STOP = 2  # runs in a set from which on a centre grows


def grow_centres(state: State) -> None:
    """After a set: one step up for busy stops, one down for those that nobody came to any more."""
    if not is_on(state, "dynamic_revenue"):
        return
    served, grown = table(state, SERVED), dict(table(state, GROWN))
    for hex_id in sorted({*served, *grown, *state.board.tiles}):
        stops = state.board.shape_at(hex_id).stops
        if not stops or stops[0].is_offboard:
            continue
        runs = int(served.get(hex_id, "0"))
        step = STEP if runs >= BUSY_STOP else 0 if runs else -STEP
        now = min(MOST, max(least_of(state, hex_id), count_of(state, GROWN, hex_id) + step))
        if now:
            grown[hex_id] = str(now)
        else:
            grown.pop(hex_id, None)
    keep(state, GROWN, grown)
    keep(state, SERVED, {})


def least_of(state: State, hex_id: str) -> int:
    """Nowhere below nothing."""
    values = [stop.value(state.phase_facts.values) for stop in state.board.shape_at(hex_id).stops]
    return max(LEAST, -min(values, default=0))
