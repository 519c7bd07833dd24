"""Guards for route handlers, and the caller as a dependency.

A handler takes `caller: Caller | None` (anybody) or `me: Caller` (signed in), and names its guards:
`guards=[signed_in]`, `guards=[scope("play")]`, `guards=[account_only]`, `guards=[admin_only]`. Guards are async only
because Litestar would send others through a thread of their own.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from highiron.server.auth.caller import Caller, Scope
from highiron.server.errors import Problem
from highiron.words import told

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], Awaitable[None]]

CALLER = "caller"  # where the middleware leaves the person in the scope's state


def caller_of(connection: Connection) -> Caller | None:
    """Who is calling; nobody where nobody is signed in."""
    found = connection.scope["state"].get(CALLER)
    return found if isinstance(found, Caller) else None


def me_of(connection: Connection) -> Caller:
    """Who is calling; raises 401 for nobody."""
    caller = caller_of(connection)
    if caller is None:
        raise Problem(
            401,
            "not-signed-in",
            told("problem-not-signed-in"),
            headers={"WWW-Authenticate": "Bearer"},
        )
    return caller


async def signed_in(connection: Connection, _: BaseRouteHandler) -> None:
    """Anybody with a name: guest or account, by session or by a token of any scope."""
    me_of(connection)


def scope(name: Scope) -> Guard:
    """Signed in; a token must have that scope. Sessions have all."""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        me = me_of(connection)
        if name not in me.scopes:
            raise Problem(403, "missing-scope", told("problem-missing-scope", name=name), scope=name)

    # The schema tells which scope an operation needs.
    guard.__dict__["scope"] = name
    return guard


async def account_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Signed in with an account; a token must have the scope `account`."""
    me = me_of(connection)
    if me.guest:
        raise Problem(403, "guests-may-not", told("problem-guests-may-not"))
    if "account" not in me.scopes:
        raise Problem(403, "missing-scope", told("problem-missing-scope-account"), scope="account")


async def session_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Signed in by a browser session: what a token could use to outlive or outgrow itself."""
    if me_of(connection).by_token:
        raise Problem(403, "not-by-token", told("problem-not-by-token"))


async def admin_only(connection: Connection, _: BaseRouteHandler) -> None:
    """An administrator in a browser session. No token reaches this, so that a leaked one harms one person only."""
    me = me_of(connection)
    if not me.admin or me.by_token:
        raise Problem(403, "administrators-only", told("problem-administrators-only"))
