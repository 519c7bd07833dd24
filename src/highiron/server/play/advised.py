"""Costly questions: how many, and how many at once."""

from contextlib import AbstractContextManager
from typing import Any

from litestar import Request

from highiron.server.auth.caller import Caller
from highiron.server.auth.limits import ADVICE, RateLimits
from highiron.server.auth.places import request_place
from highiron.server.heavy import Bill, Heavy


def advised(
    request: "Request[Any, Any, Any]", caller: Caller | None, limits: RateLimits
) -> AbstractContextManager[Bill]:
    """Advice costs time, so it has a limit, for a person or for a place, and takes turns."""
    limits.take_here(ADVICE, caller.person_id if caller else f"place {request_place(request)}")
    heavy: Heavy = request.app.state.heavy
    return heavy.turn(request)
