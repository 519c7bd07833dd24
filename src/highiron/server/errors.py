"""Errors of the server: one shape for every answer that is not a success."""

import logging
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from highiron.server.database.errors import Unavailable
from highiron.server.games.errors import GameError
from highiron.words import told

log = logging.getLogger("highiron.server")

# What Litestar itself raises, by status, in our words. Its own words may quote what was sent.
_PLAIN: Mapping[int, str] = {
    400: "malformed",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "method-not-allowed",
    406: "not-acceptable",
    413: "too-large",
    415: "unsupported-media-type",
    429: "too-many-requests",
}

# The character NUL as JSON writes it, and not a backslash before "u0000".
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


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
    return Problem(404, "not-found", told("problem-not-found", what=what))


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
        return _plain(400)  # nobody is left to read it, and it is no fault of ours
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return _plain(error.status_code, error.headers)
    return Problem(500, "fault", told("problem-fault"))


def _plain(status: int, headers: Mapping[str, str] | None = None) -> Problem:
    """What Litestar itself refuses, in our words."""
    if status not in _PLAIN:
        return Problem(status, "refused", told("problem-status-other"), headers=headers)
    return Problem(status, _PLAIN[status], told(f"problem-status-{status}"), headers=headers)


def _invalid(error: ValidationException) -> Problem:
    """Fields that do not fit, by name; the values are not repeated."""
    found = error.extra if isinstance(error.extra, list) else []
    fields = [
        {"field": str(item.get("key", "")), "problem": str(item.get("message", ""))}
        for item in found
        if isinstance(item, dict)
    ]
    named = "; ".join(f"{item['field']}: {item['problem']}" if item["field"] else item["problem"] for item in fields)
    detail = told("problem-schema", named=named).rstrip()
    return Problem(422, "invalid", detail, fields=fields)


class SafeRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what cannot be read is malformed, not a fault."""

    async def json(self) -> Any:
        """The body, read as JSON."""
        if _NUL.search(await self.body()):  # as in paths and queries: no database of ours takes it
            raise Problem(400, "malformed", told("problem-zero-byte"))
        try:
            return await super().json()
        except RecursionError:
            raise Problem(400, "malformed", told("problem-body-too-deep")) from None
        except UnicodeDecodeError:
            raise Problem(400, "malformed", told("problem-body-not-utf8")) from None


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
