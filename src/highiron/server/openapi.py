"""The schema that is served: Litestar's, with every error answer and what an operation needs."""

from typing import Any

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute

from highiron import __version__
from highiron.server.auth import guards
from highiron.server.auth.sessions import COOKIE
from highiron.server.play.bounds import bound_schemas
from highiron.server.schema import MORE_TYPES, describe_structs

PROBLEM = {
    "title": "Problem",
    "description": "Every answer that is not a success.",
    "type": "object",
    "required": ["status", "code", "detail", "extra"],
    "additionalProperties": False,
    "properties": {
        "status": {"type": "integer", "description": "The HTTP status, repeated."},
        "code": {"type": "string", "description": "What is wrong, for programs."},
        "detail": {"type": "string", "description": "What is wrong and what to do, for people."},
        "extra": {"type": "object", "description": "More, depending on the code.", "additionalProperties": True},
    },
}
DESCRIPTIONS = {
    "400": "The body is not JSON.",
    "401": "Nobody is signed in, or the token is unknown.",
    "403": "The caller may not do that; or the header X-CSRF-Token is missing.",
    "404": "There is no such thing, or the caller may not know of it.",
    "409": "It does not fit the present state, for example somebody was faster.",
    "413": "The body is too large.",
    "422": "What was sent does not fit the schema or the rules; `extra` says why.",
    "429": "Too often; the header Retry-After says how many seconds to wait.",
    "500": "A fault of the server.",
    "503": "The server cannot do that at the moment.",
}
SAFE = ("GET", "HEAD")


class CompleteSchema(JsonRenderPlugin):
    """Serves the schema, made once for an application."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type="application/json")  # type: ignore[arg-type]
        self._made: bytes = b""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON."""
        if not self._made:
            self._made = self.render_json(request, complete(openapi_schema, request.app))
        return self._made


def make_config() -> OpenAPIConfig:
    """Litestar's settings for the schema of one application."""
    return OpenAPIConfig(
        title="Highiron",
        version=__version__,
        description=(
            "Tables for 18xx railway games. Sign in (POST /api/sessions, or POST /api/guests for a name alone) and "
            "repeat the session's `csrf` in the header X-CSRF-Token with every request that changes something; or send "
            "a personal token as `Authorization: Bearer …`. Every error has the shape `Problem`."
        ),
        path="/schema",
        render_plugins=[CompleteSchema()],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description="A browser's session; changing requests also need the header X-CSRF-Token.",
                ),
                "token": SecurityScheme(type="http", scheme="bearer", description="A personal API token."),
            }
        ),
    )


def complete(schema: dict[str, Any], app: Litestar) -> dict[str, Any]:
    """Add what each struct means, and to each operation the errors it may answer with and who may call it."""
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas["Problem"] = PROBLEM
    describe_structs(schemas, app)
    bound_schemas(schemas)
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        operations = schema["paths"].get(route.path_format or "/", {})
        for method, (handler, _) in route.route_handler_map.items():
            operation = operations.get(method.lower())
            if operation is not None:
                _complete_operation(operation, str(method), handler, bool(route.path_parameters))
    return schema


def _complete_operation(operation: dict[str, Any], method: str, handler: HTTPRouteHandler, within: bool) -> None:
    needed = _needs(handler)
    statuses = {"429", "500", "503"}
    if needed or method not in SAFE:
        statuses |= {"401", "403"}
    if "requestBody" in operation:
        statuses |= {"400", "413", "422"}
    if operation.get("parameters"):
        statuses.add("422")
    if within:
        statuses.add("404")
    if method not in SAFE:
        statuses.add("409")
    answers = operation.setdefault("responses", {})
    answers.pop("400", None)  # Litestar's own shape of an error
    for status in sorted(statuses):
        answers.setdefault(status, _problem(DESCRIPTIONS[status]))
    answers.setdefault("default", _problem("Any other error."))
    for media_type, shape in handler.opt.get(MORE_TYPES, {}).items():
        answers["200"]["content"][media_type] = {"schema": shape}
    operation["security"] = [{"session": []}, {"token": []}]
    if not needed:
        operation["security"].append({})
    elif needed in ("administrator", "session"):
        operation["security"].pop()
    if needed not in ("", "signed-in"):
        operation["x-needs"] = needed


def _needs(handler: HTTPRouteHandler) -> str:
    """What the guards ask for: nothing, a name, an account, an administrator, a session, or the scope of a token."""
    found = ""
    for guard in handler.resolve_guards():
        if guard is guards.admin_only:
            return "administrator"
        if guard is guards.session_only:
            return "session"
        if guard is guards.account_only:
            found = "account"
        elif guard is guards.signed_in:
            found = found or "signed-in"
        else:
            scope = getattr(guard, "scope", "")
            found = f"scope {scope}" if scope else found
    return found


def _problem(description: str) -> dict[str, Any]:
    return {
        "description": description,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
