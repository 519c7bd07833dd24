"""How large what people send may be: no name of anything is long, and no move is a book."""

from typing import Any

import msgspec

from highiron.core.actions import ACTION_TYPES, Action, Run

TEXT = 40  # characters of any name in an action
ITEMS = 200  # members of any list in an action
LARGEST_MOVE = 16 * 1024  # bytes of the request that carries one


def check_action(action: Action) -> None:
    """Raises ValueError, which readers turn into an answer, for an action with a name or a list that is too long."""
    _check(msgspec.to_builtins(action))


def check_runs(runs: list[Run]) -> None:
    """The same for runs that come by themselves."""
    _check(msgspec.to_builtins(runs))


def _check(value: Any) -> None:
    if isinstance(value, str):
        if len(value) > TEXT:
            raise ValueError(f"no name in an action has more than {TEXT} characters")
    elif isinstance(value, (list, tuple)):
        if len(value) > ITEMS:
            raise ValueError(f"no list in an action has more than {ITEMS} members")
        for item in value:
            _check(item)
    elif isinstance(value, dict):
        for item in value.values():
            _check(item)
    elif isinstance(value, int) and abs(value) >= 2**31:
        raise ValueError("no number in an action is that large")


def bound_schemas(schemas: dict[str, Any]) -> None:
    """Write the bounds into the schemas of all actions."""
    for name in (*(kind.__name__ for kind in ACTION_TYPES.values()), Run.__name__):
        for field in schemas.get(name, {}).get("properties", {}).values():
            _bound(field)


def _bound(schema: dict[str, Any]) -> None:
    if schema.get("type") == "string":
        schema.setdefault("maxLength", TEXT)
    elif schema.get("type") == "array":
        schema.setdefault("maxItems", ITEMS)
        _bound(schema.get("items", {}))
    elif schema.get("type") == "integer":
        schema.setdefault("minimum", -(2**31) + 1)
        schema.setdefault("maximum", 2**31 - 1)
