"""What companies may buy in the train step besides trains."""

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn


class Wares:
    """As it stands, there is nothing but trains. A title with wagons (18CE-12.6) states wares of its own."""

    def __init__(self, *kinds: type[Action]) -> None:
        self.kinds = kinds  # actions that buy or sell them

    def are_offered(self, state: State, turn: OperatingTurn) -> bool:
        """Whether they keep the step open although no train can be bought."""
        return False

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        """Append what may be bought now."""

    def explain(self, state: State, turn: OperatingTurn, action: Action) -> list[Reason]:
        """All reasons against such a purchase."""
        return []

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        """Carry it out, or propose it."""
