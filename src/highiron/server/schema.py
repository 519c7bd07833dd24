"""Words for the structs in the served schema: the docstrings that describe them in the code."""

import inspect
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute

MORE_TYPES = "more_types"  # in a handler's `opt`: further media types of its answer, with their schemas


def describe_structs(schemas: dict[str, Any], app: Litestar) -> None:
    """Give every schema of a struct that a route takes or answers with its description, unless it has one."""
    for struct in _structs(app):
        schema = schemas.get(struct.__name__)
        words = inspect.getdoc(struct)
        if schema is not None and words:
            schema.setdefault("description", " ".join(words.split()))


def _structs(app: Litestar) -> set[type[msgspec.Struct]]:
    """The structs in the signatures and declared answers of all routes, with those inside them."""
    found: set[type[msgspec.Struct]] = set()
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler in route.route_handlers:
            signature = handler.parsed_fn_signature
            for field in (signature.return_type, *signature.parameters.values()):
                _gather(field.annotation, found)
            for answer in (handler.responses or {}).values():
                _gather(answer.data_container, found)
    return found


def _gather(annotation: Any, found: set[type[msgspec.Struct]]) -> None:
    for part in _parts(annotation):
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and part not in found:
            found.add(part)
            for inner in get_type_hints(part, include_extras=True).values():
                _gather(inner, found)


def _parts(annotation: Any) -> Iterator[Any]:
    """The annotation and all that it is made of."""
    yield annotation
    for inner in get_args(annotation):
        yield from _parts(inner)
