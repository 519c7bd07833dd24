"""Individual pieces as 18xx.games names them: certificates, trains and tile copies.

Our state only counts such pieces. Files of that site name each one, so import and export keep this book beside the
state (1830-14.17, 1846-14.17).
"""

from highiron.core.actions import Action, LayTile
from highiron.core.events import Event
from highiron.core.state import State
from highiron.records.papers import Papers
from highiron.records.rolling_stock import RollingStock


class Book:
    """Who has which certificate and which train, and which copy of a tile lies where."""

    def __init__(self, state: State) -> None:
        self.papers = Papers(state)
        self.stock = RollingStock(state)
        self.copies: dict[str, str] = {}  # hex -> id of the tile copy

    def free_copy(self, tile: str) -> str:
        """A copy of the tile that is not on the board. The lowest: of unlimited tiles no other need exist yet."""
        used = set(self.copies.values())
        number = 0
        while f"{tile}-{number}" in used:
            number += 1
        return f"{tile}-{number}"

    def follow(self, before: State, action: Action, after: State, events: list[Event], named: list[str]) -> None:
        """Enter what an action did. `named` are the pieces it names, as the file has or shall have them."""
        if isinstance(action, LayTile):
            self.copies[action.hex] = named[0]
        self.papers.follow(before, action, after, events, named)
        self.stock.follow(action, after, events, named)
