"""One call of a webhook: signed, short, to an address outside, never further than the first answer."""

import http.client
import socket
import ssl
from dataclasses import dataclass
from time import monotonic
from urllib.parse import urlsplit

from highiron.server.webhooks.addresses import public_addresses
from highiron.server.webhooks.signing import signed_headers

SECONDS = 5.0


@dataclass(frozen=True)
class Call:
    """What to send where."""

    address: str
    secret: str
    body: bytes
    delivery: int  # its row in the outbox
    message: str  # its id for the receiver
    time: int  # milliseconds since 1970


def post(call: Call, private_allowed: bool) -> bool:
    """Whether the receiver took it (any 2xx answer)."""
    parts = urlsplit(call.address)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = host if private_allowed else next(iter(public_addresses(host, port)), "")
    if not address:
        return False
    deadline = monotonic() + SECONDS
    connection = Connection(host, port, address, secure)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "highiron",
        **signed_headers(call.secret, call.message, call.time, call.body),
    }
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, call.body, headers)
        return 200 <= _status(connection.sock, deadline) < 300
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()


def _status(answer: socket.socket, deadline: float) -> int:
    """The status of the answer, of which no more is read. A receiver that lets it drip gains no time by that."""
    head = b""
    while len(head) < len(b"HTTP/1.1 200"):
        answer.settimeout(max(0.001, deadline - monotonic()))
        piece = answer.recv(64)
        if not piece or monotonic() > deadline:
            raise TimeoutError
        head += piece
    if not head.startswith(b"HTTP/1."):
        raise ValueError("this is no answer of a web server")
    return int(head[9:12])


class Connection(http.client.HTTPConnection):
    """Goes to the address that was checked, not to what the name may lead to a moment later."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        if not self._secure:
            self.sock = plain
            return
        try:
            self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)
        except BaseException:
            plain.close()
            raise
