"""Schemathesis on the served schema: whatever is sent, the answer is as the schema says, and never a fault."""

import os
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok

from tests.server.site import Site, Visitor

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = int(os.environ.get("HIGHIRON_SCHEMA_EXAMPLES", "4"))  # for each operation, kind of data and caller
STREAMS = ("stream", "personal_stream")  # they do not end; tests/server/live reads them
# What would end the session that asks.
SUICIDAL = ("sign_out", "delete_me", "change_password", "sign_in", "become_guest", "make_account", "recover")


def send(visitor: Visitor, case: Any) -> httpx.Response:
    """The case as this visitor sends it."""
    given_ = case.as_transport_kwargs(base_url="http://localhost.local")
    headers = {name: value for name, value in given_["headers"].items() if name.lower() != "authorization"}
    more = {name: given_[name] for name in ("params", "json", "data", "files") if given_.get(name) is not None}
    if isinstance(more.get("data"), (bytes, str)):
        more["content"] = more.pop("data")
    visitor.site.client.cookies.clear()
    return visitor.site.client.request(
        given_["method"], given_["url"], headers={**headers, **visitor.headers()}, **more
    )


def operations(site: Site) -> list[Any]:
    """What the served schema offers."""
    schema = schemathesis.openapi.from_dict(site.nobody().get("/schema/openapi.json").json())
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(found) == sum(len(methods) for methods in schema.raw_schema["paths"].values())
    return [operation for operation in found if operation.definition.raw["operationId"] not in STREAMS]


def try_all(visitor: Visitor, chosen: list[Any], fill: Callable[[Any, int], None]) -> int:
    """Send many requests of every kind; gives how many were answered with success."""
    successes = 0
    faults: list[str] = []
    for operation in chosen:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            count = 0

            @seed(1830)
            @settings(
                max_examples=EXAMPLES,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def attempt(case: Any) -> None:
                nonlocal count, successes
                count += 1
                fill(case, count)
                answer = send(visitor, case)
                successes += answer.is_success
                try:
                    case.validate_response(answer, checks=CHECKS)
                except FailureGroup as group:
                    said = "; ".join(str(fault) for fault in group.exceptions)
                    faults.append(f"{case.as_curl_command()}\n{answer.status_code} {answer.text[:500]}\n{said}")

            try:
                attempt()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE, "only an operation that takes nothing cannot be sent rubbish"
    assert not faults, "\n\n".join(faults)
    return successes


@pytest.fixture
def table(site: Site) -> tuple[Visitor, dict[str, Any]]:
    """A person with a running game, known values for what is in paths."""
    owner = site.admin("Schema")
    seats = [{"me": True}, {"name": "B"}, {"name": "C"}]
    made = owner.post("/api/games", {"title": "1830", "players": 3, "mode": "hotseat", "seats": seats, "start": True})
    assert made.status_code == 201, made.text
    known = {"game_id": made.json()["id"], "key": made.json()["facts"], "title": "1846", "locale": "en"}
    return owner, known


def filled(known: dict[str, Any]) -> Callable[[Any, int], None]:
    """Most requests are about things that exist."""

    def fill(case: Any, count: int) -> None:
        if count % 4 == 0:
            return
        for name in case.path_parameters or {}:
            if name in known:
                case.path_parameters[name] = known[name]

    return fill


def test_nobody_finds_a_fault(site: Site, table: tuple[Visitor, dict[str, Any]]) -> None:
    assert try_all(site.nobody(), operations(site), filled(table[1])) > 0


def test_a_program_finds_no_fault(site: Site, table: tuple[Visitor, dict[str, Any]]) -> None:
    owner, known = table
    program = site.program(owner, "read", "play", "tables", "account", "chat")
    assert try_all(program, operations(site), filled(known)) > 0


def test_an_administrator_in_a_browser_finds_no_fault(site: Site, table: tuple[Visitor, dict[str, Any]]) -> None:
    owner, known = table
    chosen = [
        operation
        for operation in operations(site)
        if operation.path.startswith(("/api/admin", "/api/me"))
        and operation.definition.raw["operationId"] not in SUICIDAL
    ]
    assert try_all(owner, chosen, filled(known)) > 0


def test_every_operation_is_described(site: Site) -> None:
    schema = site.nobody().get("/schema/openapi.json").json()
    names = set()
    for path, operations_ in schema["paths"].items():
        for method, operation in operations_.items():
            where = f"{method} {path}"
            assert operation.get("description") or operation.get("summary"), where
            assert operation["tags"], where
            assert operation["operationId"] not in names, where
            names.add(operation["operationId"])
            errors = {status for status in operation["responses"] if not status.startswith("2")}
            assert {"429", "500", "default"} <= errors, where
            for status in errors - {"304"}:
                content = operation["responses"][status]["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, where
