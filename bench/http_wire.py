"""HTTP as a load test needs it: bare sockets that stay open, as little work for each answer as possible.

The client shares the machine with the server it measures, so what it takes is missing there.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

_END = b"\r\n\r\n"


class Broken(Exception):
    """The server closed the connection, or answered in a way this client does not understand."""


class Connection(asyncio.Protocol):
    """A connection for one request at a time, or for one stream."""

    def __init__(self) -> None:
        self._address = ("", 0)
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self._hear: Callable[[bytes], None] | None = None  # takes the lines of a stream

    @classmethod
    async def open(cls, host: str, port: int) -> "Connection":
        """Connected to the server."""
        made = cls()
        made._address = (host, port)
        await made._connect()
        return made

    async def _connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, *self._address)

    async def ask(self, head: bytes, body: bytes = b"") -> tuple[int, bytes, bytes]:
        """Send a request (its head without the length); status, head and body of the answer."""
        if self._transport is None:  # a server may end a connection that has been idle; nothing has been sent yet
            self._buffer.clear()
            await self._connect()
        self._answer = asyncio.get_running_loop().create_future()
        self._send(head, body)
        return await self._answer

    def listen(self, head: bytes, hear: Callable[[bytes], None]) -> None:
        """Send a request whose answer never ends, and pass on its lines."""
        self._hear = hear
        self._send(head, b"")

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _send(self, head: bytes, body: bytes) -> None:
        if self._transport is None:
            raise Broken("not connected")
        self._transport.write(b"%scontent-length: %d\r\n\r\n%s" % (head, len(body), body))

    # --- what asyncio calls ------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Broken(str(exc)))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._hear is not None:
            self._read_stream()
        elif self._answer is not None:
            self._read_answer()

    def _read_answer(self) -> None:
        end = self._buffer.find(_END)
        if end < 0 or self._answer is None:
            return
        head = bytes(self._buffer[:end])
        length = _length(head)
        if len(self._buffer) < end + 4 + length:
            return
        body = bytes(self._buffer[end + 4 : end + 4 + length])
        self._buffer.clear()
        self._answer.set_result((int(head[9:12]), head, body))

    def _read_stream(self) -> None:
        """Take the pieces out of the buffer; the server puts whole lines into a piece."""
        assert self._hear is not None
        if self._buffer.startswith(b"HTTP/"):
            end = self._buffer.find(_END)
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 200"):
                raise Broken(bytes(self._buffer[:300]).decode(errors="replace"))
            del self._buffer[: end + 4]
        while (end := self._buffer.find(b"\r\n")) > 0:
            size = int(self._buffer[:end], 16)
            if len(self._buffer) < end + size + 4:
                return
            for line in bytes(self._buffer[end + 2 : end + 2 + size]).splitlines():
                self._hear(line)
            del self._buffer[: end + size + 4]


def _length(head: bytes) -> int:
    lower = head.lower()
    place = lower.find(b"\r\ncontent-length:")
    if place < 0:
        return 0
    return int(lower[place + 17 :].split(b"\r\n", 1)[0])


class Guest:
    """Somebody with a name and a session, who asks through any connection."""

    def __init__(self, host: str, port: int) -> None:
        self._host = f"host: {host}:{port}\r\n".encode()
        self._session = b""

    async def arrive(self, connection: Connection, name: str) -> None:
        """Take a guest's name."""
        status, head, body = await self.ask(connection, "POST", "/api/guests", {"name": name})
        if status != 201:
            raise Broken(f"{status} {body.decode()}")
        cookie = head[head.lower().find(b"\r\nset-cookie:") + 13 :].split(b";", 1)[0].strip()
        csrf = msgspec.json.decode(body)["csrf"]
        self._session = b"cookie: %s\r\nx-csrf-token: %s\r\n" % (cookie, csrf.encode())

    async def ask(self, connection: Connection, method: str, path: str, data: Any = None) -> tuple[int, bytes, bytes]:
        """One request with JSON; status, head and body of the answer."""
        body = b"" if data is None else msgspec.json.encode(data)
        return await connection.ask(self._head(method, path, b"content-type: application/json\r\n"), body)

    def listen(self, connection: Connection, path: str, hear: Callable[[bytes], None]) -> None:
        """Open a stream of lines of JSON."""
        connection.listen(self._head("GET", path, b"accept: application/x-ndjson\r\n"), hear)

    def _head(self, method: str, path: str, more: bytes) -> bytes:
        return f"{method} {path} HTTP/1.1\r\n".encode() + self._host + self._session + more
