"""What surrounds every request, also those that match no route: address, headers, log line, figures."""

import asyncio
import ipaddress
import logging
import secrets
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import Headers
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from highiron.server import flood, languages
from highiron.server.auth.guards import CALLER
from highiron.server.connections import BODY_SECONDS, SEND_SECONDS
from highiron.server.errors import Problem
from highiron.server.errors import answer as answer_of
from highiron.server.observe.metrics import Metrics, known_method
from highiron.words import told
from highiron.words.language import speak_as_asked, spoken

log = logging.getLogger("highiron.server.requests")

HEADERS = (  # that every answer has, unless it brings its own
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HTTPS_HEADER = (b"strict-transport-security", b"max-age=31536000")
NOT_STORED = (b"cache-control", b"no-store")
HEALTH = "/health"  # who watches over the server must not be turned away
LARGEST_HEAD = 32 * 1024  # characters of the first line and all headers of a request
REFUSED = (401, 403, 408, 413, 429, 431)
STREAMS = (b"text/event-stream", b"application/x-ndjson")


class Closing:
    """That the server is about to stop. Streams end when it is set; the server waits for what is under way."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.under_way = 0

    def start(self) -> None:
        """Tell every stream to end."""
        self.event.set()

    @property
    def started(self) -> bool:
        """Whether the server is about to stop."""
        return self.event.is_set()

    async def finished(self, seconds: float) -> bool:
        """Wait until nothing is under way, so long at most."""
        for _ in range(int(seconds / 0.02)):
            if self.under_way == 0:
                return True
            await asyncio.sleep(0.02)
        return self.under_way == 0


@dataclass
class _Answer:
    """What was sent so far."""

    status: int = 0
    stream: bool = False
    gone: bool = False  # the client takes nothing any more
    started: float = field(default_factory=perf_counter)


class Shell(Litestar):
    """The application with its outermost layer."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Take in one connection."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        await self._request(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        believe_proxy(scope, self.state.config.trusted_proxies)
        client = scope.get("client")
        if client and scope["path"] != HEALTH and not self.state.flood.let_in(client[0]):
            await send(flood.START)  # type: ignore[arg-type]
            await send(flood.BODY)  # type: ignore[arg-type]
            self.state.metrics.request(scope["method"], "(flood)", 429, None)
            return
        request_id = secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        speak_as_asked(_header(scope, b"accept-language"))
        if not languages.is_learnt(spoken()):
            await asyncio.to_thread(languages.learn, spoken())  # the loop may have to say why something is refused
        answer = _Answer()
        api = scope["path"].startswith("/api")
        head = scope["method"] == "HEAD" and not api
        method = scope["method"]
        if head:
            scope["method"] = "GET"

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                message["headers"] = headers = list(message.get("headers", ()))
                given = {name.lower(): value for name, value in headers}
                answer.stream = given.get(b"content-type", b"").startswith(STREAMS)
                headers += [header for header in HEADERS if header[0] not in given]
                if scope["scheme"] == "https":
                    headers.append(HTTPS_HEADER)
                if api and b"cache-control" not in given:
                    headers.append(NOT_STORED)
                headers.append((b"x-request-id", request_id.encode()))
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            elif answer.stream and message["type"] == "http.response.body":
                try:
                    async with asyncio.timeout(SEND_SECONDS):  # whoever takes nothing is gone, or means harm
                        await send(message)
                except TimeoutError:
                    answer.gone = True
                    raise
                return
            await send(message)

        closing: Closing = self.state.closing
        closing.under_way += 1
        try:
            problem = _unreadable(scope)
            if problem is not None:
                await answer_of(problem).to_asgi_response(None, Request(scope))(scope, receive, sending)
            else:
                await super().__call__(scope, _patient(receive), sending)
        except Exception:
            if not answer.gone:
                raise
        finally:
            closing.under_way -= 1
            _note(scope, method, answer, self.state.metrics)


def _unreadable(scope: HTTPScope) -> Problem | None:
    """What is wrong with a request that is not even looked at."""
    line = len(scope["method"]) + len(scope["path"]) + len(scope["query_string"])
    if line + sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEAD:
        # Thousands of cookies take longer to read than most answers to make.
        return Problem(431, "too-large", told("problem-status-413"))
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        # No database takes these, and nobody means well who sends them.
        return Problem(400, "malformed", told("problem-zero-byte"))
    return None


def _header(scope: Scope, wanted: bytes) -> str:
    """A header of the request, "" where it is missing."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name.lower() == wanted), "")


def _patient(receive: Receive) -> Receive:
    """Receives a body that comes within its time; raises 408 for one that drips in for ever."""
    deadline = 0.0
    complete = False

    async def receiving() -> Any:
        nonlocal deadline, complete
        if complete:
            return await receive()
        deadline = deadline or asyncio.get_running_loop().time() + BODY_SECONDS
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise Problem(408, "too-slow", told("problem-too-slow")) from None
        complete = not message.get("more_body", False)
        return message

    return receiving


def _note(scope: HTTPScope, method: str, answer: _Answer, metrics: Metrics) -> None:
    """One log line and the figures. The route's pattern stands for the path, which may hold a secret."""
    seconds = perf_counter() - answer.started
    route = str(scope.get("path_template") or "(none)")
    metrics.request(method, route, answer.status, None if answer.stream else seconds)
    caller = scope["state"].get(CALLER)
    client = scope.get("client")
    log.info(
        "request",
        extra={
            "request_id": scope["state"]["request_id"],
            "method": known_method(method),
            "route": route,
            "status": answer.status,
            "milliseconds": round(seconds * 1000, 1),
            "person": caller.person_id if caller is not None else None,
            # Of those who are refused alone: whoever bans addresses needs them, nobody else does.
            "address": client[0] if client and answer.status in REFUSED else None,
        },
    )


def believe_proxy(scope: Scope, trusted: tuple[str, ...]) -> None:
    """Take address and scheme from a trusted proxy's headers; from anybody else's they are worth nothing."""
    client = scope.get("client")
    if not trusted or not client or not _within(client[0], trusted):
        return
    headers = Headers.from_scope(scope)
    if headers.get("x-forwarded-proto", "").strip().lower() == "https":
        scope["scheme"] = "https"
    chain = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
    # The nearest proxy wrote the last address; those to its left count only as long as they are trusted too.
    for address in reversed(chain):
        if not _is_address(address):
            return
        scope["client"] = (address, 0)
        if not _within(address, trusted):
            return


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=4096)
def _within(text: str, networks: tuple[str, ...]) -> bool:
    if not _is_address(text):
        return False
    address = ipaddress.ip_address(text)
    known = [ipaddress.ip_network(network, strict=False) for network in networks]
    return any(address.version == network.version and address in network for network in known)
