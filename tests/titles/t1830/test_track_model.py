"""Random games, whose tile lays and tokens are compared with a slow model written straight from section 5 of the rules.

The model tries every path, every tile and every rotation on every hex. It shares no code with the engine but the maps
and the shapes of tiles, which the tables of section 2 check.
"""

from collections.abc import Iterator
from random import Random

import pytest

from highiron.core.actions import LayTile, PlaceToken
from highiron.core.board import Board
from highiron.core.geometry import STOPS, neighbour
from highiron.core.state import State
from highiron.core.tiles import EDGES, Shape
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.frames import OperatingTurn
from tests.titles.t1830.test_tiles_table import BROWN, GREEN, LABELS, ROWS, YELLOW

BARRIERS = [{"E7", "F8"}, {"C11", "D12"}, {"C13", "D12"}, {"B16", "C17"}, {"C5", "C7"}]
PRICES = {"PRR": 4, "NYC": 4, "CPR": 4, "B&O": 3, "C&O": 3, "ERIE": 3, "NYNH": 2, "B&M": 2}
HOMES = {"PRR": "H12", "NYC": "E19", "CPR": "A19", "B&O": "I15", "C&O": "F6", "NYNH": "G19", "B&M": "E23"}
BLOCKED = {"SV": ["G15"], "CS": ["B20"], "DH": ["F16"], "MH": ["D18"], "CA": ["H18"], "BO": ["I13", "I15"]}
PATIENCE = 30_000


class TooManyPathsError(Exception):
    """The model gives up on this position."""


class Paths:
    """All sides and stops that paths of the company lead to."""

    def __init__(self, board: Board, company: str) -> None:
        self.board = board
        self.company = company
        self.sides: set[tuple[str, int]] = set()
        self.stops: set[tuple[str, int]] = set()
        self.steps = 0
        for number, here in board.tokens.items():
            if company in here:
                place = (board.plan.hexes[number // STOPS].id, number % STOPS)
                self.stops.add(place)
                self._leave(place, frozenset())

    def _leave(self, place: tuple[str, int], used: frozenset[frozenset[str]]) -> None:
        for edge in self.board.shape_at(place[0]).stop_edges[place[1]]:
            self._cross(place[0], edge, used)

    def _cross(self, hex_id: str, edge: int, used: frozenset[frozenset[str]]) -> None:
        self.steps += 1
        if self.steps > PATIENCE:
            raise TooManyPathsError
        beyond = neighbour(hex_id, edge)
        side = frozenset([hex_id, beyond])
        if beyond not in self.board.plan.index or side in used or set(side) in BARRIERS:
            return
        back = (edge + 3) % EDGES
        self.sides |= {(hex_id, edge), (beyond, back)}
        shape = self.board.shape_at(beyond)
        for other in shape.through[back]:
            self._cross(beyond, other, used | {side})
        for stop in shape.edge_stops[back]:
            place = shape.stops[stop]
            if place.only_for not in ("", self.company):
                continue
            self.stops.add((beyond, stop))
            here = self.board.tokens_at(beyond, stop)
            full = place.slots > 0 and len(here) >= place.slots and self.company not in here
            if place.kind != "offboard" and not full:
                self._leave((beyond, stop), used | {side})


def keeps(old: Shape, new: Shape) -> bool:
    """1830-5.3.7: all old track is there, each stop is one stop, and no two have become one."""
    for edge in range(EDGES):
        if not set(old.through[edge]) <= set(new.through[edge]):
            return False
    after: list[set[int]] = [{stop for edge in edges for stop in new.edge_stops[edge]} for edges in old.stop_edges]
    if any(not new.edge_stops[edge] for edges in old.stop_edges for edge in edges):
        return False
    tracked = [stops for stops in after if stops]
    return all(len(stops) == 1 for stops in tracked) and len(set().union(*tracked)) == len(tracked)


def fits(state: State, hex_id: str, tile: str, rotation: int) -> bool:
    """1830-5.3.2, 1830-5.3.3, 1830-5.3.6, 1830-5.3.7."""
    plan, board = state.facts.plan, state.board
    printed = plan.hexes[plan.index[hex_id]].shape
    old = board.shape_at(hex_id)
    new = state.facts.tiles[tile].shapes[rotation]
    colour = "yellow" if tile in YELLOW else "green" if tile in GREEN else "brown"
    if colour not in {"2": "yellow", "3": "yellow green", "4": "yellow green"}.get(
        state.phase_facts.id, "yellow green brown"
    ):
        return False
    if hex_id in board.tiles:
        if tile not in ROWS[board.tiles[hex_id][0]][3].split():
            return False
    elif colour != {"white": "yellow", "yellow": "green"}.get(printed.colour):
        return False
    if [stop.kind for stop in new.stops] != [stop.kind for stop in printed.stops]:
        return False
    if LABELS.get(tile, "") != printed.label or not keeps(old, new):
        return False
    for edge in range(EDGES):
        if new.exits >> edge & 1:
            beyond = neighbour(hex_id, edge)
            if beyond not in plan.index or {hex_id, beyond} in BARRIERS:
                return False
            fixed = plan.hexes[plan.index[beyond]].shape
            if fixed.colour not in ("white", "yellow") and not fixed.exits >> (edge + 3) % EDGES & 1:
                return False
    return True


def lays(state: State, company: str, paths: Paths) -> Iterator[tuple[str, str, int]]:
    """Every ordinary lay as hex, tile and rotation."""
    closed = {h for p, owner in state.privates.items() if owner in state.facts.seats for h in BLOCKED[p]}
    own = {hex_id for hex_id, _ in state.board.stations.get(company, ())}
    for place in state.facts.plan.hexes:
        if place.id in closed or (place.id not in state.board.tiles and place.cost > state.cash[company]):
            continue
        for tile in ROWS:
            if state.supply[tile] > 0:
                for rotation in range(EDGES):
                    exits = state.facts.tiles[tile].shapes[rotation].exits
                    reached = any(exits >> edge & 1 and (place.id, edge) in paths.sides for edge in range(EDGES))
                    if (reached or place.id in own) and fits(state, place.id, tile, rotation):
                        yield place.id, tile, rotation


def tokens(state: State, company: str, paths: Paths) -> Iterator[tuple[str, int]]:
    """Every city where the company may place its next token (1830-5.4.2 to 1830-5.4.6)."""
    placed = len(state.board.stations.get(company, ()))
    if placed >= PRICES[company] or state.cash[company] < (40 if placed == 1 else 100):
        return
    own = {hex_id for hex_id, _ in state.board.stations[company]}
    for hex_id, stop in sorted(paths.stops):
        city = state.board.shape_at(hex_id).stops[stop]
        free = city.slots - len(state.board.tokens_at(hex_id, stop))
        if city.kind != "city" or hex_id in own:
            continue
        if hex_id == "E11" and "ERIE" not in state.operated:
            continue
        for other, home in HOMES.items():
            theirs = other != "NYNH" or 3 in state.board.shape_at(hex_id).stop_edges[stop]  # side 3 is towards F20
            if home == hex_id and theirs and other not in state.operated:
                free -= 1
        if free > 0:
            yield hex_id, stop


def check(state: State) -> bool:
    """Compare a position; False when there is nothing to compare."""
    turn = state.frames[-1] if state.frames else None
    if not isinstance(turn, OperatingTurn) or turn.step not in ("track", "token"):
        return False
    try:
        paths = Paths(state.board, turn.company)
    except TooManyPathsError:
        return False
    moves = [move for family in engine.legal(state) for move in family]
    if turn.step == "track" and not turn.lays > 0:
        found = {(m.hex, m.tile, m.rotation) for m in moves if isinstance(m, LayTile) and not m.private}
        pictures = {
            (hex_id, tile, state.facts.tiles[tile].canonical[rotation])
            for hex_id, tile, rotation in lays(state, turn.company, paths)
        }
        assert found == pictures
    if turn.step == "token":
        assert {(m.hex, m.stop) for m in moves if isinstance(m, PlaceToken)} == set(tokens(state, turn.company, paths))
    return True


WEIGHTS = {"lay_tile": 6.0, "place_token": 3.0, "buy_share": 3.0, "par": 2.0, "buy_train": 6.0, "sell_shares": 0.3}


def play(seed: int, length: int, every: int, **settings: str) -> int:
    """Play at random and compare one position in so many; how many were compared."""
    rng = Random(seed)
    preset = settings.pop("preset", "")
    game = Game("1830", 2 + seed % 5, preset=preset, options=settings)
    compared = 0
    while not game.over and len(game.actions) < length:
        families = [f for f in game.legal() if f.kind not in ("bankrupt", "trade_private")] or game.legal()
        family = rng.choices(families, [WEIGHTS.get(f.kind, 1.0) for f in families])[0]
        game.play(family.sample(rng))
        if rng.random() * every < 1:
            compared += check(game.state)
    return compared


def test_brown_tiles_are_known() -> None:
    """1830-2.6.4: the model's colours cover the supply."""
    assert set(YELLOW) | set(GREEN) | set(BROWN) == set(ROWS)


@pytest.mark.parametrize("board", ["classic", "plus"])
@pytest.mark.parametrize("seed", [11, 12])
def test_lays_and_tokens_in_random_games(seed: int, board: str) -> None:
    """1830-5.3, 1830-5.4: the rulebook's game."""
    assert play(seed, 900, 3, board=board) > 10


def test_lays_and_tokens_in_a_random_game_of_18xx_games() -> None:
    """1830-5.3, 1830-5.4: with the preset."""
    assert play(13, 900, 3, preset="18xx.games") > 10
