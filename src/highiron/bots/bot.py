"""What a bot is: a seat's sight in, a decision out."""

from random import Random
from typing import Protocol

import msgspec

from highiron.core.actions import Action
from highiron.core.events import Event
from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow import engine


class Sight:
    """What a bot is shown: the position without anything its seat may not know, and the seat's legal families."""

    def __init__(self, seat: str, state: State, families: list[Family], number: int = 0) -> None:
        self.seat = seat
        self.number = number  # actions played so far
        self.state = state
        self.families = families

    def family(self, kind: str) -> Family | None:
        """The legal actions of one kind; None when there are none."""
        for family in self.families:
            if family.kind == kind:
                return family
        return None


def sight_of(state: State, number: int = 0, seat: str = "") -> Sight:
    """The sight of a seat, by default of the one that is asked, after so many actions."""
    seat = seat or state.actor
    known = engine.seen_by(state, seat)
    return Sight(seat, known, [family for family in engine.legal(known) if family.seat == seat], number)


class Decision(msgspec.Struct, frozen=True):
    """A legal action and the reason for it: a code with arguments, which catalogues turn into words."""

    action: Action
    why: Event


class Bot(Protocol):
    """A player. It must answer with an action that is in the families it is shown."""

    name: str

    def decide(self, sight: Sight) -> Decision: ...


def luck(seed: int, sight: Sight) -> Random:
    """Random numbers for one decision: the same for the same seed, seat and number of the action.

    Not from the position alone, which may come back (an offer made and declined) and must not be answered alike for
    ever.
    """
    return Random(f"{seed}/{sight.seat}/{sight.number}")
