"""Extra tiles that privates give to the corporation that owns them (1846-2.3.4 to 2.3.7)."""

import msgspec

from highiron.core.actions import LayTile
from highiron.core.events import Event, Reason
from highiron.core.families import Box
from highiron.core.geometry import neighbour
from highiron.core.ids import BANK
from highiron.core.placements import Placement
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.flow.checks import short_of_cash
from highiron.steps.frames import OperatingRound, OperatingTurn
from highiron.steps.track import TrackStep, lay, lay_box
from highiron.titles.t1846.frames import SecondTile
from highiron.titles.t1846.little_miami import LINK_TILES, are_joined, completes, new_exits, openings
from highiron.titles.t1846.track import IC_TILES, TILE_PRIVATES, border_cost

LINK = "LM"  # the private that must join two cities


class TileRight:
    """Where a private lays which tiles, and whether a second one may follow."""

    def __init__(self, private: str, rule: str, tiles: tuple[str, ...], two: bool) -> None:
        self.private = private
        self.rule = rule
        self.hexes = TILE_PRIVATES[private]
        self.tiles = tiles
        self.two = two

    def other(self, hex_id: str) -> str:
        return self.hexes[1] if hex_id == self.hexes[0] else self.hexes[0]


RIGHTS = {
    right.private: right
    for right in (
        TileRight("LSL", "1846-2.3.4", ("14", "15", "619", "294", "295", "296"), False),
        TileRight("MC", "1846-2.3.5", IC_TILES, True),
        TileRight("O&I", "1846-2.3.6", IC_TILES, True),
        TileRight(LINK, "1846-2.3.7", LINK_TILES, True),
    )
}


class TileRights:
    """What is legal, why not, and what a lay does; the ordinary track step judges the tile itself."""

    def __init__(self, track: TrackStep) -> None:
        self.track = track

    # --- what is legal -----------------------------------------------------------------------------------------

    def lays(self, state: State, company: str) -> list[Box]:
        """First tiles of all privates of the company."""
        boxes: list[Box] = []
        if closed_for_round(state):
            return boxes
        for private, right in RIGHTS.items():
            if state.privates.get(private) != company or private in state.spent:
                continue
            for hex_id in right.hexes:
                fitting = self._fitting(state, right, hex_id)
                first = [placement for placement in fitting if self._opens(state, company, right, hex_id, placement)]
                boxes += _boxes(company, hex_id, first, private)
        return boxes

    def second_lays(self, state: State, pending: SecondTile) -> list[Box]:
        """Second tiles after the first one."""
        right = RIGHTS[pending.private]
        hex_id = right.other(pending.hex)
        fitting = self._fitting(state, right, hex_id)
        second = [placement for placement in fitting if not self._against_second(state, pending, hex_id, placement)]
        return _boxes(pending.company, hex_id, second, pending.private)

    def _fitting(self, state: State, right: TileRight, hex_id: str) -> list[Placement]:
        """Tiles of the private that fit on the hex, are in the supply and allowed in this phase."""
        return [
            placement
            for placement in state.facts.placements.on(hex_id, state.board.tiles.get(hex_id))
            if placement.tile in right.tiles
            and state.supply[placement.tile] != 0
            and placement.colour in state.phase_facts.colours
        ]

    def _opens(self, state: State, company: str, right: TileRight, hex_id: str, placement: Placement) -> bool:
        """Whether the tile may be the first one: the Little Miami must be able to finish and to pay its link."""
        if right.private != LINK:
            return True
        cash = state.cash[company] - border_cost(state, company, hex_id, placement.exits)
        for opening in openings(state.board, state.facts.placements):
            first = opening.placement
            if (opening.hex, first.tile, first.rotation) != (hex_id, placement.tile, placement.rotation) or cash < 0:
                continue
            other = right.other(hex_id)
            return opening.joins or any(
                state.supply[second.tile] != 0
                and second.colour in state.phase_facts.colours
                and border_cost(state, company, other, second.exits) <= cash
                for second in opening.seconds
            )
        return False

    # --- why not -----------------------------------------------------------------------------------------------

    def explain(self, state: State, turn: OperatingTurn, action: LayTile) -> list[Reason]:
        """All reasons against a first tile."""
        right = RIGHTS.get(action.private)
        if right is None:
            return [Reason("private-gives-no-tile", "1846-2.3.1", {"private": action.private})]
        reasons: list[Reason] = []
        if state.privates.get(action.private) != turn.company:
            reasons.append(Reason("private-not-owned", right.rule, {"private": action.private}))
        if action.private in state.spent:
            reasons.append(Reason("privilege-spent", right.rule, {"private": action.private}))
        if closed_for_round(state):
            reasons.append(Reason("no-private-tiles-now", "1846-14.9", {"private": action.private}))
        reasons += self._explain_tile(state, turn.company, right, action, right.hexes)
        if right.private == LINK:
            if are_joined(state.board):
                reasons.append(Reason("cities-joined-already", right.rule, {"hexes": list(right.hexes)}))
            elif not reasons:
                placement = fit(state, action)
                if not self._opens(state, turn.company, right, action.hex, canonical(state, placement)):
                    reasons.append(Reason("cities-not-joined", right.rule, {"hexes": list(right.hexes)}))
        return reasons

    def explain_second(self, state: State, pending: SecondTile, action: LayTile) -> list[Reason]:
        """All reasons against a second tile."""
        right = RIGHTS[pending.private]
        reasons = self._explain_tile(state, pending.company, right, action, (right.other(pending.hex),))
        if action.company != pending.company:
            args = {"company": action.company, "turn": pending.company}
            reasons.append(Reason("not-your-company", right.rule, args))
        return reasons or self._against_second(state, pending, action.hex, fit(state, action))

    def _explain_tile(
        self, state: State, company: str, right: TileRight, action: LayTile, hexes: tuple[str, ...]
    ) -> list[Reason]:
        reasons: list[Reason] = []
        if action.hex not in hexes:
            reasons.append(Reason("privilege-elsewhere", right.rule, {"hexes": list(hexes), "city": ""}))
        if action.tile not in right.tiles:
            args = {"tile": action.tile, "private": right.private}
            reasons.append(Reason("tile-not-of-private", right.rule, args))
        reasons += self.track.explain_tile(state, company, action, False)
        if not reasons and right.private == LINK:
            reasons += short_of_cash(state, company, self.cost(state, company, action), "terrain-cost")
        return reasons

    def _against_second(self, state: State, pending: SecondTile, hex_id: str, placement: Placement) -> list[Reason]:
        """The second tile must join the first, or for the Little Miami complete the link, and be paid."""
        right = RIGHTS[pending.private]
        if right.private != LINK:
            if joins(pending.hex, pending.exits, hex_id, placement.exits):
                return []
            return [Reason("tiles-not-joined", right.rule, {"hex": hex_id, "first": pending.hex})]
        reasons: list[Reason] = []
        board, placements = state.board, state.facts.placements
        if not completes(board, placements, pending.hex, pending.exits, hex_id, placement):
            reasons.append(Reason("cities-not-joined", right.rule, {"hexes": list(right.hexes)}))
        need, has = border_cost(state, pending.company, hex_id, placement.exits), state.cash[pending.company]
        if need > has:
            args = {"owner": pending.company, "need": need, "has": has}
            reasons.append(Reason("not-enough-cash", "1846-5.4.2", args))
        return reasons

    # --- doing -------------------------------------------------------------------------------------------------

    def cost(self, state: State, company: str, action: LayTile) -> int:
        """The Little Miami pays borders, the others nothing (1846-2.3.7)."""
        if action.private != LINK:
            return 0
        exits = state.facts.tiles[action.tile].shapes[action.rotation].exits
        return border_cost(state, company, action.hex, exits)

    def lay(self, state: State, turn: OperatingTurn, action: LayTile, events: list[Event]) -> None:
        """Lay a first tile; where a second may follow, ask for it."""
        placement = fit(state, action)
        exits = new_exits(state.board, action.hex, placement)
        state.spent = (*state.spent, action.private)
        self.lay_extra(state, turn, action, events)
        if RIGHTS[action.private].two:
            pending = SecondTile(
                seat=turn.seat, company=turn.company, private=action.private, hex=action.hex, exits=exits
            )
            state.push(pending)

    def lay_extra(self, state: State, turn: OperatingTurn, action: LayTile, events: list[Event]) -> None:
        """Pay and lay a tile that does not count as one of the turn."""
        state.pay(turn.company, BANK, self.cost(state, turn.company, action), events, "terrain")
        lay(state, action, fit(state, action), events)
        self.track.on_laid(state, turn, action, events)


def closed_for_round(state: State) -> bool:
    """Whether privates lay nothing more in this round: 18xx.games still waits for a second tile that was forfeited."""
    frame = state.frames[0]
    return isinstance(frame, OperatingRound) and frame.no_private_tiles


def close_for_round(state: State) -> None:
    """A second tile was forfeited without a pass."""
    frame = state.frames[0]
    if isinstance(frame, OperatingRound):
        state.frames = (msgspec.structs.replace(frame, no_private_tiles=True), *state.frames[1:])


def fit(state: State, action: LayTile) -> Placement:
    """The placement of a lay that is known to fit."""
    placed = state.board.tiles.get(action.hex)
    placement = state.facts.placements.fit(action.hex, placed, action.tile, action.rotation)
    assert placement is not None
    return placement


def canonical(state: State, placement: Placement) -> Placement:
    """The same tile in the smallest rotation that looks the same, as placements are listed."""
    rotation = state.facts.tiles[placement.tile].canonical[placement.rotation]
    return Placement(placement.tile, rotation, placement.colour, placement.exits, placement.moves)


def joins(first_hex: str, first_exits: int, second_hex: str, second_exits: int) -> bool:
    """Whether the track of two hexes meets at the side they share."""
    for edge in range(EDGES):
        if neighbour(first_hex, edge) == second_hex:
            return bool(first_exits >> edge & 1 and second_exits >> (edge + 3) % EDGES & 1)
    return False


def _boxes(company: str, hex_id: str, placements: list[Placement], private: str) -> list[Box]:
    turns: dict[str, list[int]] = {}
    for placement in placements:
        turns.setdefault(placement.tile, []).append(placement.rotation)
    return [lay_box(company, hex_id, tile, rotations, private) for tile, rotations in turns.items()]
