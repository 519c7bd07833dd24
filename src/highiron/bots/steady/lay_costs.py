"""What a lay costs, by title."""

from highiron.core.actions import LayTile
from highiron.core.state import State
from highiron.titles.t1846.track import border_cost, ground_cost


def lay_cost(state: State, lay: LayTile) -> int:
    """Dollars for a lay; tiles of privates are free in 1846, in 1830 they pay for terrain like any other."""
    if state.facts.title == "1846":
        if lay.private:
            return 0
        exits = state.facts.tiles[lay.tile].shapes[lay.rotation].exits
        return ground_cost(state, lay.company, lay.hex, lay.tile) + border_cost(state, lay.company, lay.hex, exits)
    place = state.facts.plan.hexes[state.facts.plan.index[lay.hex]]
    return 0 if lay.hex in state.board.tiles else place.cost
