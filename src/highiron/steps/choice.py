"""A step that offers one kind of action, or to pass: the shortest way to a step of a title's own."""

from abc import abstractmethod
from typing import ClassVar

from highiron.core.actions import Action, Pass, kind_of
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, passing
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import Step, next_step


class ChoiceStep(Step[OperatingTurn]):
    """Its boxes are everything that is legal; whatever else is tried has the one reason that the step gives.

    It asks as long as there is a box, and moves on after a pass.
    """

    kinds: ClassVar[tuple[type[Action], ...]] = (Pass,)  # and the class of the action that is offered
    kind = ""  # its tag
    refused = ""  # code of the reason, which gets the fields of the action
    rule = ""

    @abstractmethod
    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        """All that may be done now."""

    @abstractmethod
    def do(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        """Do it; the turn stays in this step."""

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return bool(self.boxes(state, turn))

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        found += [passing(turn.seat), Family(self.kind, turn.seat, self.boxes(state, turn))]

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return []
        offered = Family(kind_of(action), action.seat, self.boxes(state, turn))
        args = {name: getattr(action, name) for name in action.__struct_fields__ if name != "seat"}
        return [] if action in offered else [reason(state, self.refused, self.rule, **args)]

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Pass):
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
        else:
            self.do(state, turn, action, events)
