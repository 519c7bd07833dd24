"""Small helpers to turn a box of a family into an action with its reason."""

from typing import Any

from highiron.bots.bot import Decision, Sight
from highiron.core.actions import ACTION_TYPES, Action, Pass
from highiron.core.events import Event
from highiron.core.families import Box, Family, Span


def first_value(domain: Any) -> Any:
    """The first value that a field may take."""
    if isinstance(domain, Span):
        return domain.low
    return domain[0] if isinstance(domain, tuple) else domain


def act(family: Family, box: Box, **chosen: Any) -> Action:
    """The action of a box; fields that are not chosen take their first value."""
    values = {name: chosen.get(name, first_value(domain)) for name, domain in box.items()}
    return ACTION_TYPES[family.kind](seat=family.seat, **values)


def decide(action: Action, code: str, **args: Any) -> Decision:
    """The action with its reason."""
    return Decision(action, Event(code, args))


def passes(sight: Sight, code: str, **args: Any) -> Decision | None:
    """A pass with its reason, where passing is possible."""
    return decide(Pass(seat=sight.seat), code, **args) if sight.family("pass") is not None else None


def any_move(sight: Sight) -> Decision:
    """What is left when no judgement applies: a pass, or else the first legal move."""
    passed = passes(sight, "nothing-better")
    if passed is not None:
        return passed
    family = next((family for family in sight.families if family.kind != "bankrupt"), sight.families[0])
    return decide(next(iter(family)), "nothing-better")
