"""Track and a token in any order as one step of the turn (1846-5.2.1)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, LayTile, Pass, PlaceToken
from highiron.core.events import Event, Reason
from highiron.core.families import Family, add_family, passing
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.frames import OperatingTurn
from highiron.steps.token import TokenStep
from highiron.steps.track import TrackStep
from highiron.steps.turn import Step, next_step


class BuildStep(Step[OperatingTurn]):
    """Made of a track step and a token step; over when neither has anything left to ask, or by a pass."""

    name = "build"
    kinds: ClassVar[tuple[type[Action], ...]] = (LayTile, PlaceToken, Pass)

    def __init__(self, track: TrackStep, token: TokenStep) -> None:
        self.track = track
        self.token = token

    def handles(self, action: Action) -> bool:
        """Tiles and tokens of privates are not the ordinary ones of the turn."""
        return isinstance(action, self.kinds) and not getattr(action, "private", "")

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return self.track.asks(state, turn) or self.token.asks(state, turn)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found.append(passing(turn.seat))
        self.track.add_lays(state, turn, found, True)
        if not turn.tokened:
            boxes = self.token.boxes(state, turn.company, state.cash[turn.company])
            add_family(found, "place_token", turn.seat, boxes)

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, LayTile):
            return self.track.explain(state, turn, action, current)
        reasons: list[Reason] = []
        if isinstance(action, PlaceToken):
            if turn.tokened:
                reasons.append(reason(state, "token-already-placed", "token-places", company=turn.company))
            reasons += self.token.explain(state, turn, action, current)
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, LayTile):
            self.track.apply(state, turn, action, events)
        elif isinstance(action, PlaceToken):
            self.token.put(state, turn, action, events)
            state.replace_frame(msgspec.structs.replace(turn, tokened=True))
        else:
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
