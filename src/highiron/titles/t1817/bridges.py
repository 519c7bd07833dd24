"""Bridges over the Ohio: they may be placed at any moment of the owner's turn (1817-2.12)."""

from typing import ClassVar, Final

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family
from highiron.core.state import State
from highiron.flow.checks import asked_step, not_now, reason
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import Step, is_past
from highiron.titles.t1817.actions import PlaceBridge
from highiron.titles.t1817.private_tokens import BRIDGES, hexes_of, put_token, tokens_left_of

BRIDGE_HEXES: Final = ("H3", "G6", "H9")


class BridgeStep(Step[OperatingTurn]):
    """Never asks: a bridge is placed while something else is asked, in the whole turn or until interest is paid."""

    name = "bridges"
    kinds: ClassVar[tuple[type[Action], ...]] = (PlaceBridge,)
    any_time = True

    def __init__(self, until_interest: bool) -> None:
        self.until_interest = until_interest

    def is_open(self, state: State, turn: OperatingTurn) -> bool:
        return not self.until_interest or not is_past(state, turn, "trains")

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return False

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if not self.is_open(state, turn):
            return
        owned = [private for private in BRIDGES if state.privates.get(private) == turn.company]
        taken = hexes_of(state, BRIDGES)
        free = tuple(hex_id for hex_id in BRIDGE_HEXES if hex_id not in taken)
        boxes: list[Box] = [
            {"company": turn.company, "private": private, "hex": free}
            for private in owned
            if free and tokens_left_of(state, private)
        ]
        add_family(found, "place_bridge", turn.seat, boxes)

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, PlaceBridge)
        reasons: list[Reason] = []
        if not self.is_open(state, turn):
            reasons.append(not_now(state, action, "bridges", asked_step(state)))
        if action.private not in BRIDGES:
            return [*reasons, reason(state, "private-builds-no-bridge", "bridges", private=action.private)]
        if state.privates.get(action.private) != turn.company:
            reasons.append(reason(state, "private-not-owned", "bridges", private=action.private))
        elif not tokens_left_of(state, action.private):
            reasons.append(reason(state, "privilege-spent", "bridges", private=action.private))
        if action.hex not in BRIDGE_HEXES:
            reasons.append(reason(state, "privilege-elsewhere", "bridges", hexes=list(BRIDGE_HEXES), city=""))
        elif action.hex in hexes_of(state, BRIDGES):
            reasons.append(reason(state, "bridged-already", "bridges", hex=action.hex))
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, PlaceBridge)
        put_token(state, action.private, action.hex, events)
