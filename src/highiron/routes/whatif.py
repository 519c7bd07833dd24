"""What a tile, a token or a train would earn: the best revenue after a move that has not been made."""

from collections.abc import Sequence

from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.route_rules import DEFAULT_RULES, Length, RouteRules
from highiron.core.tiles import EDGES, Shape, Tile
from highiron.routes.network import Network
from highiron.routes.solver import BestRuns, Trains, best_runs, network_of

# A tile laid in a hex in a rotation, and where the old stops of the hex go (core.placements.Placement.moves).
Lay = tuple[str, Tile, int, tuple[int, ...]]


class Outcome:
    """The best runs after a move, and how much more they earn than without it."""

    def __init__(self, best: BestRuns, now: BestRuns) -> None:
        self.best = best
        self.revenue = best.total
        self.gain = best.total - now.total


class WhatIf:
    """Answers for one company on one board. `now` is the best it can run without any further move."""

    def __init__(
        self,
        board: Board,
        company: str,
        trains: Trains,
        colour: str,
        rules: RouteRules | None = None,
        budget: int | None = None,
    ) -> None:
        self.board = board
        self.company = company
        self.trains = trains
        self.colour = colour
        self.rules = rules or DEFAULT_RULES
        self.budget = budget
        self.now = best_runs(board, company, trains, colour, self.rules, budget)

    def after_lays(self, lays: Sequence[Lay]) -> list[Outcome]:
        """What each of these lays would earn by itself. Lays out of reach are not looked at any closer."""
        network = network_of(self.board, self.company, self.colour, self.rules)
        found: list[Outcome] = []
        for hex_id, tile, rotation, moves in lays:
            if self.rules.needs_token and not self._matters(network, hex_id, tile.shapes[rotation]):
                found.append(Outcome(self.now, self.now))
            else:
                found.append(self._on(self.board.lay(tile, hex_id, rotation, moves)))
        return found

    def after_token(self, hex_id: str, stop: int) -> Outcome:
        """What a token of the company in that city would earn."""
        return self._on(self.board.place(self.company, hex_id, stop))

    def after_foreign_token(self, company: str, hex_id: str, stop: int) -> Outcome:
        """What would be left after another company placed a token there."""
        return self._on(self.board.place(company, hex_id, stop))

    def after_train(self, train: str, length: Length) -> Outcome:
        """What one more train would earn."""
        trains = (*self.trains, (train, length))
        best = best_runs(self.board, self.company, trains, self.colour, self.rules, self.budget)
        return Outcome(best, self.now)

    def _on(self, board: Board) -> Outcome:
        best = best_runs(board, self.company, self.trains, self.colour, self.rules, self.budget)
        return Outcome(best, self.now)

    def _matters(self, network: Network, hex_id: str, shape: Shape) -> bool:
        """Whether a new shape in the hex can change what the company runs: its track must join the company's."""
        board = self.board
        hex_index = board.plan.index[hex_id]
        if any(self.company in board.tokens.get(hex_index * STOPS + i, ()) for i in range(len(shape.stops))):
            return True
        arrivals = network.arrivals.get(hex_index, 0)
        if not arrivals & shape.exits:
            return False
        if shape.stops:
            return True
        # Track without a stop matters only if it leads on: over a second exit that meets track.
        live = 0
        for edge in range(EDGES):
            entry = board.plan.across[hex_index * board.plan.ways + edge]
            if shape.exits >> edge & 1 and entry >= 0:
                meets = board.shapes[entry // board.plan.ways].exits >> (entry % board.plan.ways) & 1
                live += int(bool(meets or arrivals >> edge & 1))
        return live > 1
