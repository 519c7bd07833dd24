"""Tiles of Chapter 1: gangs, concessions, closed borders, ferries, state aid; and works besides tiles.

18CE+-5, 18CE+-6, 18CE+-11, 18CE+-12, 18CE+-19.
"""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, LayTile, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family
from highiron.core.state import State
from highiron.flow.checks import asked_step, not_now, reason
from highiron.steps.frames import OperatingTurn
from highiron.titles.t18ce.eurasia import works
from highiron.titles.t18ce.eurasia.calendar import era_of, gangs
from highiron.titles.t18ce.eurasia.ledger import AIDED, add, count_of
from highiron.titles.t18ce.eurasia.world import board, closed_between, is_foreign, is_on
from highiron.titles.t18ce.frames import BuildWorks
from highiron.titles.t18ce.track import Track, builds_cheaper, reduction

MORE = 20  # for the second and third lay of a turn
CONCESSION = (20, 20, 40, 0)  # by era
FERRY = 60  # for the first tile of a hex that a ferry lands at
AIDED_LAYS, AIDED_ERAS = 10, 2  # lays of a company, and eras, in which the state pays half (18CE+-19)


class EurasianTrack(Track):
    """Several tiles a turn, dearer abroad and after the first; works as long as a tile may be laid."""

    kinds: ClassVar[tuple[type[Action], ...]] = (LayTile, Pass, BuildWorks)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return super().asks(state, with_gangs(state, turn))

    def ordinary_lays(self, state: State, turn: OperatingTurn) -> list[Box]:
        return super().ordinary_lays(state, with_gangs(state, turn))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, BuildWorks):
            return (
                works.explain(state, action) if current else [not_now(state, action, "step-order", asked_step(state))]
            )
        return super().explain(state, with_gangs(state, turn), action, current)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        super().add_families(state, with_gangs(state, turn), found, current)
        boxes = works.boxes(state, turn.company) if current else []
        if boxes:
            found.append(Family("build_works", turn.seat, boxes))

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, BuildWorks):
            works.build(state, action, events)
            return
        super().apply(state, turn, action, events)
        if isinstance(action, LayTile) and is_aided(state, turn.company):
            add(state, AIDED, turn.company)

    def cost(self, state: State, company: str, hex_id: str, tile: str, rotation: int) -> int:
        """Terrain and ferries with the first tile, a concession abroad, and more for every tile after the first."""
        place = state.facts.plan.hexes[state.facts.plan.index[hex_id]]
        options, found = state.facts.options, 0
        if hex_id not in state.board.tiles and place.cost:
            found = place.cost - (reduction(state, place.terrain) if builds_cheaper(state, company) else 0)
        if hex_id not in state.board.tiles and options["ferries"] == "on" and hex_id in board()["ferries"]:
            found += FERRY
        if options["concessions"] == "on" and is_foreign(state, company, hex_id):
            found += CONCESSION[era_of(state)]
        frame = state.frame
        if isinstance(frame, OperatingTurn) and frame.company == company and frame.lays:
            found += MORE
        return found // 20 * 10 if is_aided(state, company) else found

    def against_hex(self, state: State, turn: OperatingTurn, hex_id: str) -> Reason | None:
        """Nothing is laid behind a closed border (18CE+-11)."""
        country = closed_between(state, turn.company, hex_id)
        if not country:
            return None
        return reason(state, "border-closed", "closed-borders", hex=hex_id, country=country)


def is_aided(state: State, company: str) -> bool:
    """Whether the state still pays half of what a lay costs: the first ten of a company, before 1900 (18CE+-19)."""
    return is_on(state, "subsidies") and era_of(state) < AIDED_ERAS and count_of(state, AIDED, company) < AIDED_LAYS


def with_gangs(state: State, turn: OperatingTurn) -> OperatingTurn:
    """The turn as the shared step takes it: nothing laid yet as long as a gang is free (18CE+-5)."""
    allowed = gangs(state) if state.facts.options["gangs"] == "on" else 1
    return msgspec.structs.replace(turn, lays=0) if 0 < turn.lays < allowed else turn
