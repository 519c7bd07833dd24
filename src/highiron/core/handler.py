"""The contract between the engine and the rounds and steps of a title."""

from random import Random
from types import GetSetDescriptorType
from typing import Any, ClassVar, TypeVar

import msgspec

from highiron.core.actions import Action, kind_of
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.frames import Frame, tag_of
from highiron.core.state import State

P = TypeVar("P")


def as_declared(part: P) -> P:
    """The same step, handler or policy, with the fields that its class declares where compiled code looks for them.

    Compiled classes keep their fields in slots. The class of a title that is not compiled can only put another value
    beside the slot, as in `name = "loan"`; here it is put into it. Nothing happens where nothing is compiled.
    """
    declared: dict[str, Any] = {}
    for sort in type(part).__mro__:
        for name, value in vars(sort).items():
            if isinstance(value, GetSetDescriptorType):
                if name in declared:
                    value.__set__(part, declared[name])
            else:
                declared.setdefault(name, value)
    return part


class Handler:
    """Answers for one kind of frame while it is on top of the stack. This base asks nobody anything."""

    frame: ClassVar[type[Frame]] = Frame  # the frames it answers for; a title may use its own sort with the same tag

    def sort(self) -> type[Frame]:
        """The sort of frames it answers for."""
        return self.frame

    @property
    def kind(self) -> str:
        """The tag of its frames."""
        return tag_of(self.sort())

    def read(self, data: dict[str, Any]) -> Frame:
        """Its frame from the plain form."""
        return msgspec.convert(data, self.sort())

    def families(self, state: State) -> list[Family]:
        """Everything that may be done now; exact."""
        return []

    def explain(self, state: State, action: Action) -> list[Reason]:
        """All reasons why the action may not be done now; empty when it may."""
        return [Reason("not-now", state.facts.rule("whose-move"), {"action": kind_of(action), "step": self.kind})]

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        """Do a legal action; the state is the caller's copy."""

    def hide(self, frame: dict[str, Any], seat: str | None) -> dict[str, Any]:
        """The frame as that seat may see it, from its plain form."""
        return frame

    def seen(self, frame: Frame, seat: str | None) -> Frame:
        """The frame with nothing in it that the seat may not know; whatever the seat may do now still stands."""
        return frame

    def imagined(self, state: State, frame: Frame, seat: str, luck: Random) -> Frame:
        """A frame that may be the true one for all the seat can know: what `seen` left out is drawn by lot."""
        return frame

    def turn_kinds(self) -> set[str]:
        """Kinds of action that its steps are about, where it has any: also those that are not due now."""
        return set()

    def step_name(self, state: State) -> str:
        """What is to be done now, by the name that catalogues know (`step-…`)."""
        return self.kind

    def settle(self, state: State, events: list[Event]) -> bool:
        """Do what happens by itself. True: something changed, look again; False: somebody has a choice."""
        return False
