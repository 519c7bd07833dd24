"""Who is calling: read from the cookie or the token before a handler runs, and CSRF refused."""

import hmac
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.concurrency import sync_to_thread
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from highiron.server.auth import sessions, tokens
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import CALLER
from highiron.server.database.glance import NotAtOnce
from highiron.server.errors import Problem
from highiron.words import language as languages
from highiron.words import told

if TYPE_CHECKING:
    from highiron.server.database.engine import Database

CSRF_HEADER = "x-csrf-token"
PUBLIC = {"public": True}  # for handlers that do not care who calls
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_SECRET = 200  # ours are shorter; nothing longer is worth hashing


class Authentication(ASGIMiddleware):
    """Leaves the caller in the scope's state."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = "public"

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Find the caller, refuse what another site made the browser send, go on."""
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        bearer = _bearer(connection)
        secret = connection.cookies.get(sessions.COOKIE, "")
        database: Database = scope["litestar_app"].state.database
        caller: Caller | None = None
        if bearer:
            caller = await sync_to_thread(_by_token, database, bearer)
        elif secret and len(secret) <= LONGEST_SECRET:
            try:
                caller = sessions.find_at_once(database, secret)
            except NotAtOnce:
                caller = await sync_to_thread(sessions.find, database, secret)
        if not bearer and connection.scope.get("method") not in SAFE:
            refuse_other_sites(connection)
            if caller is not None:
                _check_csrf(connection, caller)
        scope["state"][CALLER] = caller
        if caller is not None and not languages.asked():
            languages.speak(caller.locale)
        await next_app(scope, receive, send)


def _bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def _by_token(database: "Database", secret: str) -> Caller:
    with database.reading() as transaction:
        found = tokens.find(transaction, secret) if len(secret) <= LONGEST_SECRET else None
    if found is None:
        raise Problem(
            401,
            "unknown-token",
            told("problem-unknown-token"),
            headers={"WWW-Authenticate": 'Bearer error="invalid_token"'},
        )
    caller, used = found
    if used is not None:
        with database.writing() as transaction:
            tokens.note_use(transaction, used)
    return caller


def refuse_other_sites(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse what another site's page made the browser send, also where nobody is signed in (planted sign-in)."""
    fetched = connection.headers.get("sec-fetch-site", "")
    origin = connection.headers.get("origin", "")
    if fetched:
        foreign = fetched not in ("same-origin", "none")
    else:
        foreign = bool(origin) and _host_of(origin) != connection.headers.get("host", "")
    if foreign:
        raise Problem(403, "cross-site", told("problem-cross-site"))


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no browser wrote that
        return None


def _check_csrf(connection: ASGIConnection[Any, Any, Any, Any], caller: Caller) -> None:
    sent = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(sent.encode(), caller.csrf.encode()):
        raise Problem(403, "csrf", told("problem-csrf"))
