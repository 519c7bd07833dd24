"""What a lesson is made of."""

from typing import Any

import msgspec


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that must hold; all that is filled in must.

    `action`: the last action is of that kind and has these `fields`. `event`: something happened in this step, with
    these `args`. `figure` of `of` is `least` or more and `most` or less (see `figures`). A field or argument that is
    given as a list [low, high] means a number from low to high; a list of words means one of them.
    """

    action: str = ""
    fields: dict[str, Any] = {}
    event: str = ""
    args: dict[str, Any] = {}
    figure: str = ""
    of: str = ""
    least: int | None = None
    most: int | None = None


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step of a lesson: something to read, and with a `goal` something to do.

    It begins after action `at` of the record; without one, where the step before has led to. `goal`: conditions that
    all hold once it is done. Legal moves that do not reach it are taken back, but those of the kinds in `way`, of which
    `moves` may be made. `wrong` names further words for certain moves, the first that fits. `show` is what the page
    opens, `lit` the hexes it points at. `solution` is one way to the goal.
    """

    at: int | None = None
    goal: tuple[Condition, ...] = ()
    way: tuple[str, ...] = ()
    moves: int = 1
    wrong: tuple[tuple[str, Condition], ...] = ()
    show: str = "map"
    lit: tuple[str, ...] = ()
    solution: tuple[dict[str, Any], ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson. `name` is unique within its title; `minutes` is how long it takes about. A puzzle is one, too: it has a
    name of its own, and `words` that it shares with others of its kind, with `args` in them.
    """

    title: str
    name: str
    record: str
    minutes: int
    steps: tuple[Step, ...]
    words: str = ""
    args: dict[str, str] = {}

    @property
    def id(self) -> str:
        """Such as `1830-auction` or `puzzle-007`."""
        return self.name if self.words else f"{self.title}-{self.name}"
