"""Track in 1817: two operations a turn, their costs, and the tiles of privates (1817-5.7 to 1817-5.15)."""

from typing import Final

import msgspec

from highiron.core.actions import LayTile
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family
from highiron.core.geometry import neighbour
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.flow.checks import reason
from highiron.steps.frames import OperatingTurn
from highiron.steps.track import FIRST_COLOUR, TilePrivilege, TrackStep, add_lay_family, lay_box
from highiron.titles.t1817.frames import turn_notes
from highiron.titles.t1817.loans import LOAN, may_borrow
from highiron.titles.t1817.mines import PLAIN, hexes_for, is_mine, leads_to_centre, near_special_city
from highiron.titles.t1817.private_tokens import (
    BRIDGES,
    MINES,
    RANCHES,
    close_used_up,
    private_of,
    put_token,
    remove_tokens,
    tokens_left_of,
)

OPERATIONS: Final = 2  # lays and upgrades a turn
SECOND_COST: Final = 20
ENGINEERS: Final = "p:ME"
ENGINEERS_PAY: Final = 20
EXPRESS, EFFICIENT = "P18", "P19"
MOUNTAIN, RIVER = "mountain", "water"
# Special city tiles: private -> hex (1817-2.10, 1817-9.6).
SPECIAL_CITIES: Final = {"PSM": "F13", "P16": "C14", "P17": "D7", "P24": "F3"}
SPECIAL_TILE: Final = "X00"
ON_MAP: Final = {**MINES, **RANCHES}


def operation_cost(state: State, company: str, done: int) -> int:
    """What the next operation costs, besides terrain (1817-5.7, 1817-9.6)."""
    express, efficient = (state.privates.get(private) == company for private in (EXPRESS, EFFICIENT))
    if express:
        return 10 if done == 0 and not efficient else 0
    if done == 0:
        return 0
    return 10 if efficient else SECOND_COST


def terrain_cost(state: State, company: str, hex_id: str, private: str) -> int:
    """Yellow tiles pay for the ground, and so do the first upgrades of Detroit and New York (1817-5.10)."""
    if hex_id in state.board.tiles:
        return 0
    place = state.facts.plan.hexes[state.facts.plan.index[hex_id]]
    if place.terrain == MOUNTAIN and private in MINES:
        return 0  # 1817-2.14d
    if place.terrain == RIVER and any(state.privates.get(bridge) == company for bridge in BRIDGES):
        return 0  # 1817-2.12a
    return place.cost


def operations_done(state: State, company: str) -> int:
    """Operations in the company's running turn; 0 when it is not its turn."""
    for frame in state.frames:
        if isinstance(frame, OperatingTurn) and frame.company == company:
            return frame.lays
    return 0


class Track(TrackStep):
    """Two operations a turn, at most one of them an upgrade (1817-5.7)."""

    flat_cost = True

    def __init__(self) -> None:
        super().__init__(
            tuple(
                TilePrivilege(private, "special-tile", False, True, False, hex_id, (SPECIAL_TILE,))
                for private, hex_id in SPECIAL_CITIES.items()
            )
        )

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """While an operation is left and money for it could be found (1817-13.19)."""
        if turn.lays >= OPERATIONS:
            return False
        company = turn.company
        money = state.cash[company] + LOAN * may_borrow(state, company)
        return money >= operation_cost(state, company, turn.lays)

    def may_lay(self, turn: OperatingTurn, upgrade: bool) -> bool:
        return turn.lays < OPERATIONS and not (upgrade and turn.upgrades)

    def against_hex(self, state: State, turn: OperatingTurn, hex_id: str) -> Reason | None:
        if hex_id in turn_notes(turn).laid:
            return reason(state, "laid-this-turn", "tile-once-a-turn", hex=hex_id)
        for marker, (place, _) in state.markers.items():
            if place == hex_id and private_of(marker) in ON_MAP:
                return reason(state, "mine-stays", "mines", hex=hex_id)
        return None

    def cost(self, state: State, company: str, hex_id: str, tile: str, rotation: int) -> int:
        return self.cost_of_lay(state, company, hex_id, tile, rotation, "")

    def cost_of_lay(self, state: State, company: str, hex_id: str, tile: str, rotation: int, private: str) -> int:
        """Terrain and operation together (1817-5.10)."""
        operation = operation_cost(state, company, operations_done(state, company))
        return terrain_cost(state, company, hex_id, private) + operation

    # --- mines and ranches ---------------------------------------------------------------------------------------

    def add_lays(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if not current:
            return
        boxes = self.ordinary_lays(state, turn) + self.lays_by_privilege(state, turn, current)
        for private, owner in state.privates.items():
            if owner == turn.company and is_mine(private) and tokens_left_of(state, private):
                boxes += self.lays_with_mine(state, turn, private)
        add_lay_family(state, turn.seat, found, boxes)

    def lays_with_mine(self, state: State, turn: OperatingTurn, private: str) -> list[Box]:
        """Plain track in the hexes for it, joined to the company's network, with a token of the private."""
        boxes: list[Box] = []
        if not self.may_lay(turn, False):
            return boxes
        company, edges_reached, plan = turn.company, state.board.reach(turn.company).edges(), state.facts.plan
        for hex_id in hexes_for(private):
            edges = edges_reached.get(plan.index[hex_id], 0)
            if not edges or self.against_mine(state, private, hex_id):
                continue
            if self.cost_of_lay(state, company, hex_id, "", 0, private) > state.cash[company]:
                continue
            turns: dict[str, list[int]] = {}
            for placement in state.facts.placements.on(hex_id, None):
                if edges & placement.exits and leads_to_centre(state, placement.exits, hex_id):
                    turns.setdefault(placement.tile, []).append(placement.rotation)
            boxes += [lay_box(company, hex_id, tile, rotations, private) for tile, rotations in turns.items()]
        return boxes

    def against_mine(self, state: State, private: str, hex_id: str) -> list[Reason]:
        """Why the private's token may not stand in the hex, whatever the tile."""
        if hex_id not in hexes_for(private):
            return [reason(state, "no-place-for-mine", "mines", hex=hex_id, private=private)]
        if hex_id in state.board.tiles:
            return [reason(state, "mine-without-tile", "mines", hex=hex_id)]
        if private in RANCHES and near_special_city(state, hex_id):
            return [reason(state, "ranch-near-city", "ranches", hex=hex_id)]
        return []

    def explain_privilege(self, state: State, turn: OperatingTurn, action: LayTile, current: bool) -> list[Reason]:
        private = action.private
        if not is_mine(private):
            return super().explain_privilege(state, turn, action, current)
        reasons = self.explain_lay(state, turn, action, current)
        if state.privates.get(private) != turn.company:
            reasons.append(reason(state, "private-not-owned", "mines", private=private))
        elif not tokens_left_of(state, private):
            reasons.append(reason(state, "privilege-spent", "mines", private=private))
        against = self.against_mine(state, private, action.hex)
        reasons += against
        if not against and action.tile in PLAIN:
            exits = state.facts.tiles[action.tile].shapes[action.rotation].exits
            if not leads_to_centre(state, exits, action.hex):
                reasons.append(reason(state, "mine-leads-nowhere", "mines", hex=action.hex))
        return reasons

    # --- doing ---------------------------------------------------------------------------------------------------

    def on_laid(self, state: State, turn: OperatingTurn, action: LayTile, events: list[Event]) -> None:
        """The hex is turn_notes, tokens of privates are put down, and engineers are paid (1817-2.11)."""
        state.replace_frame(msgspec.structs.replace(turn_notes(turn), laid=(*turn_notes(turn).laid, action.hex)))
        place = state.facts.plan.hexes[state.facts.plan.index[action.hex]]
        yellow = state.facts.tiles[action.tile].colour == FIRST_COLOUR
        if yellow and place.terrain == MOUNTAIN and state.privates.get(ENGINEERS) == turn.company:
            state.pay(BANK, turn.company, ENGINEERS_PAY, events, "engineers")
        for company in state.board.doubled(action.hex):
            state.board = state.board.take_back(company, action.hex)  # 1817-2.42
        if is_mine(action.private):
            put_token(state, action.private, action.hex, events)
            if not tokens_left_of(state, action.private):
                close_used_up(state, action.private, events)
        elif action.private:
            around = [neighbour(action.hex, edge) for edge in range(EDGES)]
            remove_tokens(state, RANCHES, around, events)  # 1817-9.7
            close_used_up(state, action.private, events)
