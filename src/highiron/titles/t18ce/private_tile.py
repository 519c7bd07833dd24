"""B's green tile on Zhangjiakou, laid when an operating round begins (18CE-2.5)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, LayTile, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.placements import Placement
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.steps.track import add_lay_family, lay, lay_box
from highiron.titles.t18ce.frames import PrivateTile, Round
from highiron.titles.t18ce.privates import ZHANGJIAKOU, B
from highiron.titles.t18ce.track import Track

COLOUR = "green"


class PrivateTileHandler(Handler):
    """The company that owns B lays the tile for nothing, or waits for another round."""

    frame: ClassVar[type[Frame]] = PrivateTile

    def __init__(self, track: Track) -> None:
        self.track = track

    def ask(self, state: State) -> None:
        """Ask the company that owns B if it can lay the tile."""
        company = state.privates.get(B, "")
        if company in state.shares and B not in state.spent and self.boxes(state, company):
            state.push(PrivateTile(seat=state.presidents[company], company=company))

    def boxes(self, state: State, company: str) -> list[Box]:
        turns: dict[str, list[int]] = {}
        for placement in state.facts.placements.on(ZHANGJIAKOU, state.board.tiles.get(ZHANGJIAKOU)):
            if not self.explain_place(state, company, placement):
                turns.setdefault(placement.tile, []).append(placement.rotation)
        return [lay_box(company, ZHANGJIAKOU, tile, rotations, B) for tile, rotations in turns.items()]

    def explain_place(self, state: State, company: str, placement: Placement) -> list[Reason]:
        """Why the tile may not lie there: it must be a green small city and pass 18CE-8.7 for the company."""
        facts, board = state.facts, state.board
        tile, index = facts.tiles[placement.tile], facts.plan.index[ZHANGJIAKOU]
        reasons: list[Reason] = []
        if tile.colour != COLOUR or tile.label or not tile.shapes[0].stops or not tile.shapes[0].stops[0].is_city:
            reasons.append(reason(state, "not-the-private-tile", "private-tile", tile=tile.id, private=B))
        if tile.colour not in state.phase_facts.colours:
            phase = state.phase_facts.id
            reasons.append(reason(state, "colour-not-yet", "tile-colours", colour=tile.colour, phase=phase))
        here = any(place == ZHANGJIAKOU for place, _ in board.stations.get(company, ()))
        here = here or index in self.track.unconnected(state, company)
        if not here and not board.reach(company).leads_to(index, placement.exits):
            reasons.append(reason(state, "hex-not-reached", "track-in-reach", hex=ZHANGJIAKOU, company=company))
        elif not reasons and not self.track.is_useful(state, company, ZHANGJIAKOU, placement):
            reasons.append(reason(state, "lay-without-use", "track-in-reach", hex=ZHANGJIAKOU, company=company))
        return reasons

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, PrivateTile)
        found: list[Family] = [passing(frame.seat)]
        add_lay_family(state, frame.seat, found, self.boxes(state, frame.company))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, PrivateTile)
        reasons = wrong_seat(state, action, "private-tile")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, LayTile):
            return [*reasons, not_now(state, action, "private-tile", "private_tile")]
        if action.company != frame.company:
            rule, company, turn = "companies-in-turn", action.company, frame.company
            reasons.append(reason(state, "not-your-company", rule, company=company, turn=turn))
        if action.private != B:
            reasons.append(reason(state, "only-private-tile", "private-tile", private=B))
        if action.hex != ZHANGJIAKOU:
            return [*reasons, reason(state, "privilege-elsewhere", "private-tile", hexes=[ZHANGJIAKOU], city="")]
        placed = state.board.tiles.get(action.hex)
        placement = state.facts.placements.fit(action.hex, placed, action.tile, action.rotation)
        if placement is None or action.tile not in state.facts.placements.candidates(action.hex, placed):
            return reasons + self.track.explain_tile(state, frame.company, action, False)
        return reasons + self.explain_place(state, frame.company, placement)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame = state.pop()
        assert isinstance(frame, PrivateTile)
        if isinstance(action, LayTile):
            placed = state.board.tiles.get(action.hex)
            placement = state.facts.placements.fit(action.hex, placed, action.tile, action.rotation)
            assert placement is not None
            lay(state, action, placement, events)
            state.spent = (*state.spent, B)
            if state.facts.options["b_lay"] == "replaces_tile_step":  # 18CE-19.3
                below = state.frame
                assert isinstance(below, Round)
                state.replace_frame(msgspec.structs.replace(below, tiled=frame.company))
        else:
            events.append(Event("passed", {"seat": action.seat}))
