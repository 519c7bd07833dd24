"""Laying and upgrading tiles (1830-5.3), with the privileges of privates that give tiles."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, LayTile, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, passing
from highiron.core.ids import BANK
from highiron.core.placements import Placement
from highiron.core.state import State
from highiron.flow.checks import asked_step, not_now, reason, short_of_cash
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import Step, next_step

FIRST_COLOUR = "yellow"  # a tile of this colour is a lay, any other an upgrade


class TilePrivilege:
    """A private whose owning corporation may lay a tile in its hex without a connection.

    The hex is the one that the private blocks, and the tile any that fits there, unless the privilege names its own.
    """

    def __init__(
        self,
        private: str,
        rule: str,
        extra: bool,
        charges: bool,
        any_step: bool,
        hex_id: str = "",
        tiles: tuple[str, ...] = (),
    ) -> None:
        self.private = private
        self.rule = rule
        self.extra = extra  # beside the ordinary tile of the turn, not instead of it
        self.charges = charges  # terrain is paid
        self.any_step = any_step  # at any time of the turn, not only while laying track
        self.hex_id = hex_id
        self.tiles = tiles  # which nobody else may lay there

    def hex_of(self, state: State) -> str:
        return self.hex_id or state.facts.privates[self.private].blocks[0]

    def placements(self, state: State) -> tuple[Placement, ...]:
        """How its tiles fit on the hex while that has none."""
        hex_id, facts = self.hex_of(state), state.facts
        if not self.tiles:
            return facts.placements.on(hex_id, None)
        return facts.placements.among(hex_id, None, self.tiles)

    def open_to(self, state: State, company: str) -> bool:
        """The company owns it, it was not used, and the hex has no tile yet."""
        return (
            state.privates.get(self.private) == company
            and self.private not in state.spent
            and self.hex_of(state) not in state.board.tiles
        )


class LayFamily(Family):
    """Tile lays. A rotation that looks like a listed one is the same move."""

    def __init__(self, seat: str, boxes: list[Box], canonical: dict[str, tuple[int, ...]]) -> None:
        super().__init__("lay_tile", seat, boxes)
        self.canonical = canonical

    def box_holds(self, box: Box, action: Action) -> bool:
        assert isinstance(action, LayTile)
        turns = self.canonical.get(action.tile)
        if turns is not None and 0 <= action.rotation < len(turns):
            action = msgspec.structs.replace(action, rotation=turns[action.rotation])
        return super().box_holds(box, action)


class TrackStep(Step[OperatingTurn]):
    """One tile a turn, and what privates add."""

    name = "track"
    kinds: ClassVar[tuple[type[Action], ...]] = (LayTile, Pass)
    flat_cost = False  # all tiles cost the same in a hex, so that `least_cost` says it all

    def __init__(self, privileges: tuple[TilePrivilege, ...]) -> None:
        self.privileges = privileges
        self.any_time = any(privilege.any_step for privilege in privileges)
        self.urgent = tuple([privilege for privilege in privileges if privilege.extra and not privilege.any_step])

    def on_laid(self, state: State, turn: OperatingTurn, action: LayTile, events: list[Event]) -> None:
        """What a tile brings besides itself, e.g. a lifted token or a free one; the title knows."""

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Until the turn's tile is laid; afterwards only for a privilege that cannot wait."""
        if self.may_lay(turn, False) or self.may_lay(turn, True):
            return True
        return bool(self.urgent) and bool(self.lays_by_privilege(state, turn, True, self.urgent))

    # --- what is legal -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if current:
            found.append(passing(turn.seat))
        self.add_lays(state, turn, found, current)

    def add_lays(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        """Append the lays alone."""
        ordinary = self.ordinary_lays(state, turn) if current else []
        add_lay_family(state, turn.seat, found, ordinary + self.lays_by_privilege(state, turn, current))

    def may_lay(self, turn: OperatingTurn, upgrade: bool) -> bool:
        """Whether the turn has a lay, or an upgrade, left: one tile a turn (1830-5.3.1)."""
        return turn.lays == 0

    def cost(self, state: State, company: str, hex_id: str, tile: str, rotation: int) -> int:
        """What the lay costs: terrain, once, with the first tile (1830-5.3.8)."""
        if hex_id in state.board.tiles:
            return 0
        return state.facts.plan.hexes[state.facts.plan.index[hex_id]].cost

    def cost_of_lay(self, state: State, company: str, hex_id: str, tile: str, rotation: int, private: str) -> int:
        """The same for tiles of privates too, which are free unless their privilege charges."""
        if private and not any(privilege.charges for privilege in self.privileges if privilege.private == private):
            return 0
        return self.cost(state, company, hex_id, tile, rotation)

    def least_cost(self, state: State, company: str, hex_id: str) -> int:
        """A lower bound on the cost of any lay in the hex, to save looking at its tiles."""
        return self.cost(state, company, hex_id, "", 0)

    def is_useful(self, state: State, company: str, hex_id: str, placement: Placement) -> bool:
        """Whether the lay may be made although the company gains nothing by it: yes (1830-5.3.4)."""
        return True

    def against_hex(self, state: State, turn: OperatingTurn, hex_id: str) -> Reason | None:
        """Why nothing may be laid in the hex now, whatever the tile; the title knows."""
        return None

    def unconnected(self, state: State, company: str) -> list[int]:
        """Hexes in which the company may build although its track does not lead there, where a lay is of use to it."""
        return []

    def ordinary_lays(self, state: State, turn: OperatingTurn) -> list[Box]:
        """Every tile in every rotation that the company can reach and pay (1830-5.3)."""
        company = turn.company
        lays, upgrades = self.may_lay(turn, False), self.may_lay(turn, True)
        if not lays and not upgrades:
            return []
        board, plan = state.board, state.facts.plan
        edges_reached = board.reach(company).edges()
        stations = dict.fromkeys(hex_id for hex_id, _ in board.stations.get(company, ()))
        colours = state.phase_facts.colours
        supply, cash = state.supply, state.cash[company]
        blocked = blocked_hexes(state)
        boxes: list[Box] = []
        places = list(edges_reached)
        anywhere = dict.fromkeys([plan.index[hex_id] for hex_id in stations] + self.unconnected(state, company))
        places.extend(index for index in anywhere if index not in edges_reached)
        for index in places:
            place = plan.hexes[index]
            hex_id = place.id
            if not place.buildable or hex_id in blocked or self.against_hex(state, turn, hex_id) is not None:
                continue
            placed = board.tiles.get(hex_id)
            if self.least_cost(state, company, hex_id) > cash:
                continue
            here = index in anywhere
            edges = edges_reached.get(index, 0)
            tile = ""
            rotations: list[int] = []
            for placement in state.facts.placements.on(hex_id, placed):
                if not (here or edges & placement.exits):
                    continue
                if placement.tile != tile:
                    if rotations:
                        boxes.append(lay_box(company, hex_id, tile, rotations))
                    tile, rotations = placement.tile, []
                if supply[tile] == 0 or placement.colour not in colours:
                    continue
                if not (lays if placement.colour == FIRST_COLOUR else upgrades):
                    continue
                if not self.flat_cost and self.cost(state, company, hex_id, tile, placement.rotation) > cash:
                    continue
                if self.is_useful(state, company, hex_id, placement):
                    rotations.append(placement.rotation)
            if rotations:
                boxes.append(lay_box(company, hex_id, tile, rotations))
        return boxes

    def lays_by_privilege(
        self, state: State, turn: OperatingTurn, current: bool, among: tuple[TilePrivilege, ...] | None = None
    ) -> list[Box]:
        boxes: list[Box] = []
        for privilege in self.privileges if among is None else among:
            if not privilege.open_to(state, turn.company) or not self._timely(privilege, turn, current):
                continue
            company, hex_id, private = turn.company, privilege.hex_of(state), privilege.private
            turns: dict[str, list[int]] = {}
            for placement in privilege.placements(state):
                tile, rotation = placement.tile, placement.rotation
                cost = self.cost_of_lay(state, company, hex_id, tile, rotation, private)
                if state.supply[tile] != 0 and cost <= state.cash[company]:
                    turns.setdefault(tile, []).append(rotation)
            for tile, rotations in turns.items():
                boxes.append(lay_box(company, hex_id, tile, rotations, private))
        return boxes

    def has_late_privilege(self, state: State, company: str) -> bool:
        """An unused tile that may be laid at any time makes 18xx.games ask once more at the end (1830-14.9).

        It does so even when the hex is taken and nothing can be laid any more.
        """
        return any(
            privilege.any_step
            and state.privates.get(privilege.private) == company
            and privilege.private not in state.spent
            for privilege in self.privileges
        )

    def _timely(self, privilege: TilePrivilege, turn: OperatingTurn, current: bool) -> bool:
        if privilege.extra:
            return current or privilege.any_step
        return current and self.may_lay(turn, False)

    # --- why not -----------------------------------------------------------------------------------------------

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return [] if current else [not_now(state, action, "step-order", asked_step(state))]
        assert isinstance(action, LayTile)
        if action.private:
            return self.explain_privilege(state, turn, action, current)
        return self.explain_lay(state, turn, action, current)

    def explain_lay(self, state: State, turn: OperatingTurn, action: LayTile, current: bool) -> list[Reason]:
        """All reasons against one of the lays of the turn that need a connection."""
        reasons: list[Reason] = []
        if not current:
            reasons.append(not_now(state, action, "step-order", asked_step(state)))
        elif not self.may_lay(turn, state.facts.tiles[action.tile].colour != FIRST_COLOUR):
            yellow = self.may_lay(turn, False)
            reasons.append(reason(state, "tile-already-laid", "tile-lays", laid=turn.lays, yellow=yellow))
        blocker = blocked_hexes(state).get(action.hex)
        if blocker:
            sold = bool(state.facts.privates[blocker].price_high)
            reasons.append(reason(state, "hex-blocked", "blocked-hexes", hex=action.hex, private=blocker, sold=sold))
        closed = self.against_hex(state, turn, action.hex)
        if closed is not None:
            reasons.append(closed)
        reasons += self.explain_tile(state, turn.company, action, True)
        board, index = state.board, state.facts.plan.index[action.hex]
        exits = state.facts.tiles[action.tile].shapes[action.rotation].exits
        here = any(hex_id == action.hex for hex_id, _ in board.stations.get(turn.company, ()))
        here = here or index in self.unconnected(state, turn.company)
        if not here and not board.reach(turn.company).leads_to(index, exits):
            reasons.append(reason(state, "hex-not-reached", "track-in-reach", hex=action.hex, company=turn.company))
        placement = state.facts.placements.fit(action.hex, board.tiles.get(action.hex), action.tile, action.rotation)
        if placement is not None and not reasons and not self.is_useful(state, turn.company, action.hex, placement):
            reasons.append(reason(state, "lay-without-use", "track-in-reach", hex=action.hex, company=turn.company))
        return reasons

    def explain_tile(self, state: State, company: str, action: LayTile, charges: bool) -> list[Reason]:
        """Content, label, colour, supply, edges, kept track and terrain."""
        facts = state.facts
        place = facts.plan.hexes[facts.plan.index[action.hex]]
        placed = state.board.tiles.get(action.hex)
        tile = facts.tiles[action.tile]
        reasons: list[Reason] = []
        if not place.buildable:
            return [reason(state, "hex-not-buildable", "buildable-hexes", hex=action.hex)]
        if state.supply[action.tile] == 0:
            reasons.append(reason(state, "no-tile-left", "tile-supply", tile=action.tile))
        if tile.colour not in state.phase_facts.colours:
            phase = state.phase_facts.id
            reasons.append(reason(state, "colour-not-yet", "tile-colours", colour=tile.colour, phase=phase))
        if action.tile not in self.candidates(state, action, placed):
            reasons.append(self.misfit(state, action, placed))
        else:
            bad = facts.placements.bad_edges(action.hex, tile.shapes[action.rotation].exits)
            if bad:
                reasons.append(reason(state, "track-runs-nowhere", "track-edges", hex=action.hex, edges=bad))
            if facts.placements.moves(action.hex, placed, action.tile, action.rotation) is None:
                rotation = action.rotation
                reasons.append(reason(state, "track-not-kept", "track-kept", hex=action.hex, rotation=rotation))
        if charges:
            cost = self.cost_of_lay(state, company, action.hex, action.tile, action.rotation, action.private)
            reasons += short_of_cash(state, company, cost, "terrain-cost")
        return reasons

    def candidates(self, state: State, action: LayTile, placed: tuple[str, int] | None) -> tuple[str, ...]:
        """Tiles that may replace what lies in the hex: all that fit its content, or those of the privilege used."""
        privilege = next((p for p in self.privileges if p.private == action.private), None)
        if privilege is not None and privilege.tiles:
            return privilege.tiles
        return state.facts.placements.candidates(action.hex, placed)

    def misfit(self, state: State, action: LayTile, placed: tuple[str, int] | None) -> Reason:
        """What is wrong with the tile: its colour, its letter, its stops, or only the way its track runs."""
        facts, hex_id = state.facts, action.hex
        tile, shape = facts.tiles[action.tile], state.board.shape_at(hex_id)
        colours = list(dict.fromkeys(facts.tiles[name].colour for name in facts.placements.candidates(hex_id, placed)))
        why = "track"
        if tile.colour not in colours:
            why = "colour" if colours else "last"
        elif tile.shapes[0].label != shape.label:
            why = "label"
        elif [stop.kind for stop in tile.shapes[0].stops] != [stop.kind for stop in shape.stops]:
            why = "stops"
        rule, colour = "track-kept" if placed else "tile-upgrades", tile.colour
        return reason(
            state, "tile-does-not-fit", rule, tile=action.tile, hex=hex_id, why=why, colour=colour, colours=colours
        )

    def explain_privilege(self, state: State, turn: OperatingTurn, action: LayTile, current: bool) -> list[Reason]:
        privilege = next((p for p in self.privileges if p.private == action.private), None)
        if privilege is None:
            return [reason(state, "private-gives-no-tile", "private-tile", private=action.private)]
        reasons: list[Reason] = []
        if state.privates.get(action.private) != turn.company:
            reasons.append(reason(state, "private-not-owned", privilege.rule, private=action.private))
        if action.private in state.spent:
            reasons.append(reason(state, "privilege-spent", privilege.rule, private=action.private))
        if action.hex != privilege.hex_of(state):
            reasons.append(
                reason(state, "privilege-elsewhere", privilege.rule, hexes=[privilege.hex_of(state)], city="")
            )
        elif action.hex in state.board.tiles:
            reasons.append(reason(state, "privilege-gone", privilege.rule, private=action.private))
        if not self._timely(privilege, turn, current):
            rule = privilege.rule
            reasons.append(reason(state, "privilege-not-now", rule, private=action.private))
        return reasons + self.explain_tile(state, turn.company, action, privilege.charges)

    # --- doing -------------------------------------------------------------------------------------------------

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
            return
        assert isinstance(action, LayTile)
        privilege = next((p for p in self.privileges if p.private == action.private), None)
        placed = state.board.tiles.get(action.hex)
        placement = state.facts.placements.fit(action.hex, placed, action.tile, action.rotation)
        assert placement is not None
        cost = self.cost_of_lay(state, turn.company, action.hex, action.tile, action.rotation, action.private)
        state.pay(turn.company, BANK, cost, events, "terrain")
        lay(state, action, placement, events)
        if privilege is not None:
            state.spent = (*state.spent, privilege.private)
        if privilege is None or not privilege.extra:
            upgrades = turn.upgrades + (placement.colour != FIRST_COLOUR)
            turn = msgspec.structs.replace(turn, lays=turn.lays + 1, upgrades=upgrades)
            state.replace_frame(turn)
        self.on_laid(state, turn, action, events)


def add_lay_family(state: State, seat: str, found: list[Family], boxes: list[Box]) -> None:
    """Append a family of these lays unless it is empty."""
    if boxes:
        canonical = {str(box["tile"]): state.facts.tiles[box["tile"]].canonical for box in boxes}
        found.append(LayFamily(seat, boxes, canonical))


def lay_box(company: str, hex_id: str, tile: str, rotations: list[int], private: str = "") -> Box:
    return {"company": company, "hex": hex_id, "tile": tile, "rotation": tuple(rotations), "private": private}


def lay(state: State, action: LayTile, placement: Placement, events: list[Event]) -> None:
    """Take the tile from the supply, give the old one back, and put it on the board (1830-2.6.1)."""
    placed = state.board.tiles.get(action.hex)
    supply = state.supply.copy()
    if placed is not None and supply[placed[0]] >= 0:
        supply[placed[0]] += 1
    if supply[action.tile] > 0:
        supply[action.tile] -= 1
    state.supply = supply
    state.board = state.board.lay(state.facts.tiles[action.tile], action.hex, action.rotation, placement.moves)
    args = {"company": action.company, "hex": action.hex, "tile": action.tile, "rotation": action.rotation}
    events.append(Event("tile-laid", args))


def blocked_hexes(state: State) -> dict[str, str]:
    """Hexes closed by privates that players own, with the private (1830-5.3.9)."""
    blocked: dict[str, str] = {}
    for private, owner in state.privates.items():
        if owner in state.facts.seats:
            for hex_id in state.facts.privates[private].blocks:
                blocked[hex_id] = private
    return blocked
