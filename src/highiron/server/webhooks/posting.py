"""One call of a webhook: signed, short, to an address outside, never further than the first answer."""

import http.client
import socket
import ssl
from contextlib import closing
from dataclasses import dataclass
from time import monotonic
from urllib.parse import urlsplit

from highiron.server.webhooks.addresses import public_addresses
from highiron.server.webhooks.signing import signed_headers

SECONDS = 5.0  # for a whole call


@dataclass(frozen=True)
class Call:
    """What to send where."""

    address: str
    secret: str
    body: bytes
    message: str  # its id for the receiver
    time: int  # milliseconds since 1970


def post(call: Call, private_allowed: bool) -> bool:
    """Whether the receiver took it (any 2xx answer)."""
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "highiron",
        **signed_headers(call.secret, call.message, call.time, call.body),
    }
    return 200 <= answered(call.address, call.body, headers, private_allowed) < 300


def answered(url: str, body: bytes, headers: dict[str, str], private_allowed: bool) -> int:
    """The status that a POST is answered with; 0 for none within SECONDS, whatever the receiver does."""
    try:
        parts = urlsplit(url)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = host if private_allowed else next(iter(public_addresses(host, port)), "")
        if not address:
            return 0
        connection = Connection(host, port, address, secure)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        with closing(connection):
            connection.request("POST", path, body, headers)
            return _status(connection.sock, connection.deadline)
    except (OSError, http.client.HTTPException, ValueError):
        return 0


def _status(answer: socket.socket, deadline: float) -> int:
    """The status of the answer, of which no more is read. A receiver that lets it drip gains no time by that."""
    head = b""
    while len(head) < len(b"HTTP/1.1 200"):
        answer.settimeout(_left(deadline))
        piece = answer.recv(64)
        if not piece or monotonic() > deadline:
            raise TimeoutError
        head += piece
    if not head.startswith(b"HTTP/1."):
        raise ValueError("this is no answer of a web server")
    return int(head[9:12])


def _left(deadline: float) -> float:
    return max(0.001, deadline - monotonic())


class Connection(http.client.HTTPConnection):
    """Goes to the address that was checked, not to what the name may lead to a moment later. One deadline holds for
    all: to connect, to send and to be answered.
    """

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port)
        self.deadline = monotonic() + SECONDS
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), _left(self.deadline))
        try:
            plain.settimeout(_left(self.deadline))
            self.sock = self._wrapped(plain)
            self.sock.settimeout(_left(self.deadline))
        except BaseException:
            plain.close()
            raise

    def _wrapped(self, plain: socket.socket) -> socket.socket:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=self.host) if self._secure else plain
