"""A step, or a pending question, that offers one kind of action: the shortest way to one of a title's own.

Its boxes are everything that is legal; whatever else is tried has the one reason that it gives, with the fields of the
action as arguments.
"""

from abc import ABC, abstractmethod
from typing import ClassVar

from highiron.core.actions import ACTION_TYPES, Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, passing
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import Step, next_step


class ChoiceStep(Step[OperatingTurn]):
    """A step of a company's turn. It asks as long as there is a box, and moves on after a pass."""

    offers = ""  # the kind of action
    refused = ""  # code of the reason
    rule = ""

    @abstractmethod
    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """All that may be done now."""

    @abstractmethod
    def do(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        """Do it; the turn stays in this step."""

    def handles(self, action: Action) -> bool:
        return isinstance(action, (ACTION_TYPES[self.offers], Pass))

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return bool(self.boxes(state, turn))

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found += [passing(turn.seat), Family(self.offers, turn.seat, self.boxes(state, turn))]

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass) or action in Family(self.offers, action.seat, self.boxes(state, turn)):
            return []
        return [_refused(state, action, self.refused, self.rule)]

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
        else:
            self.do(state, turn, action, events)


class ChoiceHandler(Handler, ABC):
    """A frame that is done with once it is answered, or when there is nothing to choose."""

    offers: ClassVar[str] = ""
    refused: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    @abstractmethod
    def boxes(self, state: State) -> list[Box]:
        """All that may be chosen."""

    @abstractmethod
    def do(self, state: State, action: Action, events: list[Event]) -> None:
        """Do it; the frame is gone already."""

    def families(self, state: State) -> list[Family]:
        return [Family(self.offers, state.frame.seat, self.boxes(state))]

    def explain(self, state: State, action: Action) -> list[Reason]:
        reasons = wrong_seat(state, action, self.rule)
        if not isinstance(action, ACTION_TYPES[self.offers]):
            return [*reasons, not_now(state, action, self.rule, self.kind)]
        if action not in Family(self.offers, action.seat, self.boxes(state)):
            reasons.append(_refused(state, action, self.refused, self.rule))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        state.pop()
        self.do(state, action, events)

    def settle(self, state: State, events: list[Event]) -> bool:
        if self.boxes(state):
            return False
        state.pop()
        return True


def _refused(state: State, action: Action, code: str, rule: str) -> Reason:
    args = {name: getattr(action, name) for name in action.__struct_fields__ if name != "seat"}
    return reason(state, code, rule, **args)
