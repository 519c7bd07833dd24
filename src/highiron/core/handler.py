"""The contract between the engine and the rounds and steps of a title."""

from typing import Any

from highiron.core.actions import Action, kind_of
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.frames import Frame
from highiron.core.state import State


class Handler:
    """Answers for one kind of frame while it is on top of the stack. This base asks nobody anything."""

    kind = ""  # the tag of the frames it answers for

    def families(self, state: State) -> list[Family]:
        """Everything that may be done now; exact."""
        return []

    def explain(self, state: State, action: Action) -> list[Reason]:
        """All reasons why the action may not be done now; empty when it may."""
        return [Reason("not-now", state.facts.rule("1.8"), {"action": kind_of(action), "step": self.kind})]

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        """Do a legal action; the state is the caller's copy."""

    def hide(self, frame: dict[str, Any], seat: str | None) -> dict[str, Any]:
        """The frame as that seat may see it, from its plain form."""
        return frame

    def seen(self, frame: Frame, seat: str | None) -> Frame:
        """The frame with nothing in it that the seat may not know; whatever the seat may do now still stands."""
        return frame

    def step_name(self, state: State) -> str:
        """What is to be done now, by the name that catalogues know (`step-…`)."""
        return self.kind

    def settle(self, state: State, events: list[Event]) -> bool:
        """Do what happens by itself. True: something changed, look again; False: somebody has a choice."""
        return False


class Rules:
    """The handlers of a title. One object per title and set of options, shared by all its games."""

    def __init__(self, handlers: list[Handler]) -> None:
        self.handlers = {handler.kind: handler for handler in handlers}
