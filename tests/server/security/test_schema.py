"""Schemathesis on the served schema: whatever is sent, the answer is as the schema says, and never a fault."""

import os
from dataclasses import dataclass
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
EXAMPLES = int(os.environ.get("HIGHIRON_SCHEMA_EXAMPLES", "4"))  # for each operation and kind of data, by every caller
SEED = int(os.environ.get("HIGHIRON_SCHEMA_SEED", "1830"))
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


@dataclass
class Caller:
    """Who sends requests, and what exists that is in their paths."""

    visitor: Visitor
    known: dict[str, Any]
    never: tuple[str, ...] = ()  # operations that would put this caller out
    successes: int = 0


@pytest.fixture
def callers(site: Site) -> dict[str, Caller]:
    """Everybody who may send something, each with a running game."""
    guest, account, ada, owner = site.guest("Guest"), site.account("Account"), site.admin("Ada"), site.admin("Owner")
    program = site.program(owner, "read", "play", "tables", "account", "chat")
    game = _known(owner)
    return {
        "nobody": Caller(site.nobody(), game),
        "a guest": Caller(guest, _known(guest), SUICIDAL),
        "an account": Caller(account, _known(account), SUICIDAL),
        "a program": Caller(program, game, ("delete_token",)),
        "an administrator": Caller(ada, _known(ada), SUICIDAL),
    }


def _known(owner: Visitor) -> dict[str, Any]:
    """A running game of the visitor's, for what is in paths."""
    seats = [{"me": True}, {"name": "B"}, {"name": "C"}]
    made = owner.post("/api/games", {"title": "1830", "players": 3, "mode": "hotseat", "seats": seats, "start": True})
    assert made.status_code == 201, made.text
    return {"game_id": made.json()["id"], "key": made.json()["facts"], "title": "1846", "locale": "en"}


def send_by_all(operation: Any, mode: GenerationMode, callers: dict[str, Caller], stranger: int) -> list[str]:
    """Send requests of one kind, each by everybody: they take longer to think of than to answer. Gives the faults.

    `stranger` is for administrators to ban, instead of one of those who call.
    """
    count = 0
    faults: list[str] = []
    calling = {caller.visitor.id for caller in callers.values()}

    @seed(SEED)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def attempt(case: Any) -> None:
        nonlocal count
        count += 1
        path = dict(case.path_parameters or {})
        if path.get("person_id") in calling:
            path["person_id"] = stranger
        for who, caller in callers.items():
            # Most requests are about things that exist.
            there = {name: caller.known[name] for name in path if name in caller.known and count % 4}
            case.path_parameters = {**path, **there}
            answer = send(caller.visitor, case)
            caller.successes += answer.is_success
            try:
                case.validate_response(answer, checks=CHECKS)
            except FailureGroup as group:
                said = "; ".join(str(fault) for fault in group.exceptions)
                faults.append(f"{who}: {case.as_curl_command()}\n{answer.status_code} {answer.text[:500]}\n{said}")

    try:
        attempt()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "only an operation that takes nothing cannot be sent rubbish"
    return faults


def test_nobody_finds_a_fault(site: Site, callers: dict[str, Caller]) -> None:
    stranger = site.account("Stranger").id
    faults: list[str] = []
    for operation in operations(site):
        name = operation.definition.raw["operationId"]
        chosen = {who: caller for who, caller in callers.items() if name not in caller.never}
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            faults += send_by_all(operation, mode, chosen, stranger)
    assert not faults, "\n\n".join(faults)
    assert {who for who, caller in callers.items() if not caller.successes} == set()
    here = {who: caller.visitor.get("/api/me").json().get("person") for who, caller in callers.items()}
    assert {who for who, person in here.items() if person is None} == {"nobody"}, "the others were not put out"


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
