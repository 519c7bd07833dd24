"""Which legal moves are proposals that another player may decline."""

from highiron.core.families import Box
from highiron.core.ids import DEPOT, POOL
from highiron.core.state import State


def needs_consent(state: State, seat: str, kind: str, box: Box) -> bool:
    """Whether what the box offers to the seat is the business of another player too."""
    if kind == "trade_private":
        return True
    if kind == "buy_private":
        owner = state.privates.get(str(box["private"]), "")
        return state.presidents.get(owner, owner) not in (seat, "")
    if kind == "sell_train":
        return state.presidents.get(str(box["target"]), seat) != seat
    if kind in ("buy_train", "buy_wagon"):
        source = str(box["source"])
        return source not in (DEPOT, POOL) and state.presidents.get(source, seat) != seat
    return False
