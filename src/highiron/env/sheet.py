"""The blank form of an observation: numbers are written into it by the names of the layout."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from highiron.core.state import State

if TYPE_CHECKING:
    from highiron.env.layout import Layout  # so that a title can be looked at without numpy


class Sheet:
    """The numbers of one observation, in the making."""

    def __init__(self, layout: "Layout", state: State, seat: str) -> None:
        self.layout = layout
        self.values: list[float] = [0] * layout.size
        self.seats = state.seats_from(seat)
        self._labels = {owner: f"+{number}" for number, owner in enumerate(self.seats)}

    def owner(self, owner: str) -> str:
        """How the layout calls an owner: seats by their distance from the observing one, others as they are called."""
        return self._labels.get(owner, owner)

    def put(self, section: str, *names: str, value: float) -> None:
        """Write one number at the place with these names."""
        part = self.layout[section]
        self.values[part.start + part.places[names]] = value

    def mark(self, section: str, *names: str) -> None:
        """Set a flag."""
        self.put(section, *names, value=1)

    def add(self, section: str, *names: str) -> None:
        """Count one more."""
        part = self.layout[section]
        self.values[part.start + part.places[names]] += 1

    def put_all(self, section: str, values: Iterable[float]) -> None:
        """Write all numbers of a section, in order."""
        part = self.layout[section]
        numbers = list(values)
        assert len(numbers) == part.stop - part.start
        self.values[part.start : part.stop] = numbers

    def put_row(self, section: str, name: str, values: Iterable[float]) -> None:
        """Write one row of a section with two axes."""
        part = self.layout[section]
        first = part.start + part.axes[0].index(name) * part.shape[1]
        numbers = list(values)
        assert len(numbers) == part.shape[1]
        self.values[first : first + part.shape[1]] = numbers

    def fill(self, section: str, value: float) -> None:
        """Write the same number everywhere in a section."""
        part = self.layout[section]
        self.values[part.start : part.stop] = [value] * (part.stop - part.start)
