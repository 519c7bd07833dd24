"""Addresses that are told of one's turn. The server must not be made to call into its own network."""

import ipaddress
import socket
from urllib.parse import urlsplit

from highiron.server.errors import Problem


def check_address(address: str, private_allowed: bool) -> str:
    """The address, fit to be called. Raises 422 for one that is not; "" is none."""
    text = address.strip()
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise _bad("This is not an address.") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise _bad("A webhook's address must be like https://example.org/path.")
    if parts.username is not None or parts.password is not None:
        raise _bad("A webhook's address may not hold a name or password.")
    if not text.isascii() or any(char.isspace() or not char.isprintable() for char in text):
        raise _bad("A webhook's address may have only plain characters; encode the others.")
    if not private_allowed and _is_private_name(parts.hostname):
        raise _bad("A webhook's address must be reachable from everywhere, not only within a network.")
    return text


def public_addresses(host: str, port: int) -> list[str]:
    """What the name leads to now, without addresses within a network. Empty when nothing is left to call."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        return []
    addresses = [str(entry[4][0]) for entry in found]
    return [address for address in addresses if ipaddress.ip_address(address.partition("%")[0]).is_global]


def _is_private_name(host: str) -> bool:
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa"))


def _bad(detail: str) -> Problem:
    return Problem(422, "bad-webhook", detail, field="webhook")
