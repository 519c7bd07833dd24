"""Legal moves as families: an action kind with the exact domain of its fields.

A family is a list of boxes. A box gives every field of the action a domain: one value, a tuple of values, or a `Span`
of numbers. The family is the union of its boxes, and boxes never overlap, so it can be counted without listing it.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from highiron.core.actions import ACTION_TYPES, Action, kind_of


class Span:
    """Whole numbers from `low` to `high`, both included; `high` comes down to the last one that the steps reach."""

    def __init__(self, low: int, high: int, step: int = 1) -> None:
        self.low = low
        self.high = high - (high - low) % step if high > low else high
        self.step = step

    def __len__(self) -> int:
        return max(0, (self.high - self.low) // self.step + 1)

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.low, self.high + 1, self.step))

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high and (value - self.low) % self.step == 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Span) and (self.low, self.high, self.step) == (other.low, other.high, other.step)

    def __hash__(self) -> int:
        return hash((self.low, self.high, self.step))

    def __repr__(self) -> str:
        return f"Span({self.low}, {self.high}{'' if self.step == 1 else f', {self.step}'})"


Box = dict[str, Any]


class Family:
    """All legal actions of one kind for one seat."""

    def __init__(self, kind: str, seat: str, boxes: list[Box]) -> None:
        self.kind = kind
        self.seat = seat
        self.boxes = boxes

    def count(self) -> int:
        """How many actions the family holds."""
        total = 0
        for box in self.boxes:
            size = 1
            for domain in box.values():
                if isinstance(domain, (tuple, Span)):
                    size *= len(domain)
            total += size
        return total

    def __iter__(self) -> Iterator[Action]:
        make = ACTION_TYPES[self.kind]
        for box in self.boxes:
            names = list(box)
            domains = [box[name] if isinstance(box[name], (tuple, Span)) else (box[name],) for name in names]
            for values in product(*domains):
                yield make(seat=self.seat, **dict(zip(names, values, strict=True)))

    def sample(self, rng: Random) -> Action:
        """A random action: first a box, then a value for each field, so that wide price ranges drown nothing."""
        box = self.boxes[int(rng.random() * len(self.boxes))]
        values: dict[str, Any] = {}
        for name, domain in box.items():
            if isinstance(domain, tuple):
                values[name] = domain[int(rng.random() * len(domain))]
            elif isinstance(domain, Span):
                values[name] = domain.low + domain.step * int(rng.random() * len(domain))
            else:
                values[name] = domain
        return ACTION_TYPES[self.kind](seat=self.seat, **values)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action) or action.seat != self.seat or kind_of(action) != self.kind:
            return False
        return any(self.box_holds(box, action) for box in self.boxes)

    def box_holds(self, box: Box, action: Action) -> bool:
        for name, domain in box.items():
            value = getattr(action, name)
            if isinstance(domain, (tuple, Span)):
                if value not in domain:
                    return False
            elif value != domain:
                return False
        return True

    def to_data(self) -> dict[str, Any]:
        """The JSON form: what a page needs to offer the moves."""
        return {"type": self.kind, "seat": self.seat, "boxes": [_box_data(box) for box in self.boxes]}

    def __repr__(self) -> str:
        return f"<{self.kind} by {self.seat}: {self.count()}>"


def _box_data(box: Box) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name, domain in box.items():
        if isinstance(domain, Span):
            data[name] = {"from": domain.low, "to": domain.high, "step": domain.step}
        else:
            data[name] = list(domain) if isinstance(domain, tuple) else domain
    return data


def single(kind: str, seat: str, **fields: Any) -> Family:
    """A family of one box."""
    return Family(kind, seat, [fields])


def passing(seat: str) -> Family:
    return Family("pass", seat, [{}])


def add_family(families: list[Family], kind: str, seat: str, boxes: list[Box]) -> None:
    """Append a family unless it is empty."""
    if boxes:
        families.append(Family(kind, seat, boxes))
