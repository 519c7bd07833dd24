"""Errors of the server: one shape for every answer that is not a success."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from highiron.server.database.errors import Unavailable
from highiron.server.games.errors import GameError

log = logging.getLogger("highiron.server")

# What Litestar itself raises, by status, in our words. Its own words may quote what was sent.
_PLAIN: Mapping[int, tuple[str, str]] = {
    400: ("malformed", "The request cannot be read: check that its body is valid JSON."),
    401: ("not-signed-in", "Sign in first, or send an API token."),
    403: ("not-allowed", "You may not do that."),
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This address does not take that method; the header Allow lists those it takes."),
    406: ("not-acceptable", "This cannot be sent in the form that was asked for."),
    413: ("too-large", "The request is too large."),
    415: ("unsupported-media-type", "Send the body as application/json."),
    429: ("too-many-requests", "That was too often; wait a little."),
}


class ProblemBody(msgspec.Struct, frozen=True):
    """What every error answer carries."""

    status: int  # the HTTP status, repeated
    code: str  # what is wrong, for programs
    detail: str  # what is wrong and what to do, for people
    extra: dict[str, Any] = {}


class Problem(Exception):
    """An answer that is not a success. `extra` goes into the answer; nothing in it may be secret."""

    def __init__(
        self, status: int, code: str, detail: str, /, *, headers: Mapping[str, str] | None = None, **extra: Any
    ) -> None:
        super().__init__(f"{status} {code}")
        self.body = ProblemBody(status, code, detail, extra)
        self.headers = dict(headers or {})

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.body.status


def not_found(what: str) -> Problem:
    """Nothing is there, or the caller may not know of it: both look alike."""
    return Problem(404, "not-found", f"There is no such {what}, or it is not yours to see.")


def problem_of(error: Exception) -> Problem:
    """Any exception as an answer. What nobody foresaw says nothing of its cause."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, GameError):
        return Problem(error.status, error.code, error.detail, **error.extra)
    if isinstance(error, Unavailable):
        return Problem(error.status, error.code, error.detail, headers={"Retry-After": "2"}, **error.extra)
    if isinstance(error, ValidationException):
        return _invalid(error)
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:
        return Problem(400, *_PLAIN[400])  # nobody is left to read it, and it is no fault of ours
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        status = error.status_code
        code, detail = _PLAIN.get(status, ("refused", HTTPStatus(status).phrase + "."))
        return Problem(status, code, detail, headers=error.headers)
    return Problem(500, "fault", "This is a fault of the server, not of yours. It has been logged; please report it.")


def _invalid(error: ValidationException) -> Problem:
    """Fields that do not fit, by name; the values are not repeated."""
    found = error.extra if isinstance(error.extra, list) else []
    fields = [
        {"field": str(item.get("key", "")), "problem": str(item.get("message", ""))}
        for item in found
        if isinstance(item, dict)
    ]
    named = "; ".join(f"{item['field']}: {item['problem']}" if item["field"] else item["problem"] for item in fields)
    detail = f"The request does not fit the schema. {named}".rstrip()
    return Problem(422, "invalid", detail, fields=fields)


class SafeRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what cannot be read is malformed, not a fault."""

    async def json(self) -> Any:
        """The body, read as JSON."""
        try:
            return await super().json()
        except RecursionError:
            raise Problem(400, "malformed", "The body nests too deeply.") from None
        except UnicodeDecodeError:
            raise Problem(400, "malformed", "The body is not valid UTF-8.") from None


def answer(problem: Problem) -> Response[ProblemBody]:
    """The problem as a response."""
    return Response(problem.body, status_code=problem.status, headers=problem.headers, media_type="application/json")


def handle(request: "Request[Any, Any, Any]", error: Exception) -> Response[ProblemBody]:
    """Litestar's exception handler for everything."""
    problem = problem_of(error)
    if problem.status >= HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(error, (Problem, Unavailable)):
        # The traceback names places in the code; local values, which might be secret, are not in it.
        log.error("fault", exc_info=error, extra={"request_id": request.scope["state"].get("request_id", "")})
    return answer(problem)
