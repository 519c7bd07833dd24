"""The whole server in this process, and visitors that talk to it as a browser or a program does."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import httpx
from litestar.testing import TestClient

from highiron.server.app import create_app
from highiron.server.auth.sessions import COOKIE
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Person
from highiron.server.games.service import Games
from highiron.server.shell import Shell

PASSWORD = "correct horse battery"


class Visitor:
    """One browser or program: keeps its cookie, CSRF token or API token, apart from all others."""

    def __init__(self, site: "Site", token: str = "") -> None:
        self.site = site
        self.token = token
        self.cookie = ""
        self.csrf = ""
        self.id = 0
        self.name = ""

    def headers(self) -> dict[str, str]:
        """What this visitor sends along."""
        found = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if self.cookie:
            found["Cookie"] = f"{COOKIE}={self.cookie}"
        if self.csrf:
            found["X-CSRF-Token"] = self.csrf
        return found

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Send a request with what this visitor has."""
        headers = {**self.headers(), **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        self.site.client.cookies.clear()
        answer = self.site.client.request(method, path, headers=headers, **more)
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            if name == COOKIE:
                self.cookie = value.strip('"')
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        """GET."""
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """POST with a JSON body."""
        return self.ask("POST", path, {} if body is None else body, **more)

    def stream_status(self, path: str) -> int:
        """The status of a stream, which is left after its head: streams do not end."""
        return self.site.head_of("GET", path, self.headers())[0]

    def keep(self, answer: httpx.Response) -> "Visitor":
        """Remember who the answer says this is."""
        assert answer.status_code in (200, 201), answer.text
        me = answer.json()
        self.csrf, self.id, self.name = me["csrf"], me["person"]["id"], me["person"]["name"]
        return self


class Site:
    """A running server."""

    def __init__(self, app: Shell, client: "TestClient[Shell]", database: Database) -> None:
        self.app = app
        self.client = client
        self.database = database

    def head_of(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b"", address: str = "192.0.2.7"
    ) -> tuple[int, dict[str, str]]:
        """Status and headers of an answer, whose body is not waited for. The request comes from that address."""
        found: tuple[int, dict[str, str]] = (0, {})
        sent = False

        async def receive() -> Any:
            nonlocal sent
            if not sent:
                sent = True
                return {"type": "http.request", "body": body, "more_body": False}
            while not found[0]:
                await asyncio.sleep(0.01)
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal found
            if message["type"] == "http.response.start":
                lines = {name.decode().lower(): value.decode() for name, value in message["headers"]}
                found = (message["status"], lines)

        place, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": place,
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 1),
            "server": ("localhost", 80),
            "state": {},
        }

        async def look() -> None:
            asked = asyncio.create_task(self.app(scope, receive, send))
            while not found[0] and not asked.done():
                await asyncio.sleep(0.01)
            asked.cancel()
            with suppress(asyncio.CancelledError):
                await asked

        self.client.blocking_portal.call(look)
        return found

    def ask_from(self, address: str, path: str, body: Any, headers: dict[str, str]) -> dict[str, str]:
        """POST from an address; gives the headers of the answer."""
        content = json.dumps(body).encode()
        headers = {"content-type": "application/json", "content-length": str(len(content)), **headers}
        return self.head_of("POST", path, headers, content, address)[1]

    def nobody(self) -> Visitor:
        """Somebody who is not signed in."""
        return Visitor(self)

    def guest(self, name: str = "Gail") -> Visitor:
        """A new guest."""
        visitor = Visitor(self)
        return visitor.keep(visitor.post("/api/guests", {"name": name}))

    def account(self, name: str, password: str = PASSWORD) -> Visitor:
        """A new account, signed in."""
        visitor = Visitor(self)
        return visitor.keep(visitor.post("/api/accounts", {"name": name, "password": password}))

    def admin(self, name: str = "Ada") -> Visitor:
        """A new administrator, signed in."""
        visitor = self.account(name)
        with self.database.writing() as transaction:
            transaction.get_one(Person, visitor.id).admin = True
        return visitor

    def program(self, owner: Visitor, *scopes: str) -> Visitor:
        """A program with a new token of the owner."""
        made = owner.post("/api/me/tokens", {"name": "program", "scopes": list(scopes)})
        assert made.status_code == 201, made.text
        visitor = Visitor(self, made.json()["secret"])
        visitor.id, visitor.name = owner.id, owner.name
        return visitor


@contextmanager
def open_site(database: Database, **settings: Any) -> Iterator[Site]:
    """The server on a database, without rate limits unless they are asked for."""
    config = replace(Config(database=database.url, rate_limits=False), **settings)
    app = create_app(config, database, Games(database))
    with TestClient(app, base_url="http://localhost.local", raise_server_exceptions=False) as client:
        yield Site(app, client, database)
