"""A turn is a list of named steps, whoever's turn it is: a player's, a company's, a merger's."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.frames import Frame
from highiron.core.handler import Handler, as_declared
from highiron.core.state import State
from highiron.flow.checks import not_now, wrong_seat
from highiron.steps.frames import TurnFrame

T = TypeVar("T", bound=TurnFrame)
S_contra = TypeVar("S_contra", bound=TurnFrame, contravariant=True)  # a step for any turn serves every sort of turn

END: Final = "end"  # behind the last step


class Step(ABC, Generic[S_contra]):
    """One step of a turn. The frame it is given is of the sort that its turn uses."""

    name = ""
    kinds: ClassVar[tuple[type[Action], ...]] = ()  # actions that belong to this step
    any_time = False  # its actions are accepted in every step of the turn
    anybody = False  # they may be another player's, so the step looks at the seat itself

    def handles(self, action: Action) -> bool:
        """Whether the action belongs to this step, wherever the turn stands."""
        return isinstance(action, self.kinds)

    @abstractmethod
    def asks(self, state: State, turn: S_contra) -> bool:
        """Whether the turn stops here for a choice."""

    @abstractmethod
    def add_families(self, state: State, turn: S_contra, found: list[Family], current: bool) -> None:
        """Append what may be done; `current`: this is the step that asks, not one whose actions are always open."""

    @abstractmethod
    def explain(self, state: State, turn: S_contra, action: Action, current: bool) -> list[Reason]:
        """All reasons against the action; the turn has checked the seat already, unless it is for anybody."""

    @abstractmethod
    def apply(self, state: State, turn: S_contra, action: Action, events: list[Event]) -> None:
        """Do a legal action and move on, or stay, as the step sees fit."""

    def skipped(self, state: State, turn: S_contra, events: list[Event]) -> None:
        """What follows when the step was not asked."""
        return

    def settle(self, state: State, turn: S_contra, events: list[Event]) -> bool:
        """What happens by itself while the step asks; True when something did."""
        return False


class Turn(Handler, ABC, Generic[T]):
    """Goes through its steps in order, skipping those that do not ask (1830-14.9)."""

    def __init__(self, *steps: Step[T]) -> None:
        self.steps = tuple([as_declared(step) for step in steps])
        names = [step.name for step in steps]
        assert len(set(names)) == len(names), "steps of a turn have different names"
        # A turn that has just begun stands at its first step.
        self.places = {"": 0, **{name: at for at, name in enumerate(names)}, END: len(steps)}
        self.following = {name: [*names, END][at + 1] for name, at in self.places.items() if name != END}

    @abstractmethod
    def turn_of(self, state: State) -> T:
        """The frame on top of the stack, as what it is."""

    @abstractmethod
    def seat_of(self, state: State, turn: T) -> str:
        """Who decides in this turn."""

    def explain_actor(self, state: State, turn: T, action: Action) -> list[Reason]:
        """Whether the action is for this turn at all."""
        return wrong_seat(state, action, "president-acts")

    def read(self, data: dict[str, Any]) -> Frame:
        """Earlier forms counted the steps."""
        step = data.get("step", "")
        if isinstance(step, int):
            data = {**data, "step": [*(step.name for step in self.steps), END][step]}
        return super().read(data)

    def families(self, state: State) -> list[Family]:
        turn = self.turn_of(state)
        current = self.places[turn.step]
        found: list[Family] = []
        for at, step in enumerate(self.steps):
            if at == current:
                step.add_families(state, turn, found, True)
            elif step.any_time:
                step.add_families(state, turn, found, False)
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        turn = self.turn_of(state)
        step = self.step_for(turn, action)
        current = self.steps[self.places[turn.step]]
        reasons = [] if step is not None and step.anybody else self.explain_actor(state, turn, action)
        if step is None:
            return [*reasons, not_now(state, action, "step-order", current.name)]
        return reasons + step.explain(state, turn, action, step is current)

    def turn_kinds(self) -> set[str]:
        return {str(kind.__struct_config__.tag) for step in self.steps for kind in step.kinds}

    def step_name(self, state: State) -> str:
        return self.steps[self.places[self.turn_of(state).step]].name

    def step_for(self, turn: T, action: Action) -> Step[T] | None:
        """The step that the action belongs to: the one that asks, or one that is open in the whole turn."""
        current = self.steps[self.places[turn.step]]
        if current.handles(action):
            return current
        for step in self.steps:
            if step.any_time and step.handles(action):
                return step
        return None

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        turn = self.turn_of(state)
        step = self.step_for(turn, action)
        assert step is not None
        if turn.fresh and not step.anybody:
            turn = msgspec.structs.replace(turn, fresh=False)
            state.replace_frame(turn)
        step.apply(state, turn, action, events)

    def settle(self, state: State, events: list[Event]) -> bool:
        """Move on to the next step that asks, or end the turn."""
        turn = self.turn_of(state)
        if turn.step == END:
            state.pop()
            return True
        seat = self.seat_of(state, turn)
        if turn.seat != seat or not turn.step:
            turn = msgspec.structs.replace(turn, seat=seat, step=turn.step or self.steps[0].name)
            state.replace_frame(turn)
        step = self.steps[self.places[turn.step]]
        if step.asks(state, turn):
            return step.settle(state, turn, events)
        next_step(state, turn)  # first, for what follows may push a frame of its own
        step.skipped(state, turn, events)
        return True


def is_past(state: State, turn: TurnFrame, step: str) -> bool:
    """Whether the turn stands behind that step."""
    handler = state.facts.rules.handler_of(turn)
    assert isinstance(handler, Turn)
    return handler.places[turn.step] > handler.places[step]


def next_step(state: State, turn: TurnFrame, **changes: object) -> None:
    """The step is done; go to the next one."""
    handler = state.facts.rules.handler_of(turn)
    assert isinstance(handler, Turn)
    state.replace_frame(msgspec.structs.replace(turn, step=handler.following[turn.step], **changes))
