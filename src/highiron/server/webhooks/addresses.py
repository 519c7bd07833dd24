"""Addresses that are told of one's turn. The server must not be made to call into its own network."""

import ipaddress
import socket
from urllib.parse import urlsplit

from highiron.server.errors import Problem
from highiron.words import told

# Networks of IPv6 that lead to IPv4: NAT64 (the common prefix and those of one's own) and 6to4, with the bits below it.
_CARRIERS = (
    (ipaddress.IPv6Network("64:ff9b::/96"), 0),
    (ipaddress.IPv6Network("64:ff9b:1::/48"), 0),
    (ipaddress.IPv6Network("2002::/16"), 80),
)
_PUBLIC_V6 = ipaddress.IPv6Network("2000::/3")  # all that is given out to be reached from everywhere


def check_address(address: str, private_allowed: bool) -> str:
    """The address, fit to be called. Raises 422 for one that is not; "" is none."""
    text = address.strip()
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        port = parts.port
        (parts.hostname or "").encode("idna")  # as looking it up does: parts of a name may be neither empty nor long
    except ValueError:
        raise _bad(told("problem-webhook-no-address")) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise _bad(told("problem-webhook-address"))
    if parts.username is not None or parts.password is not None:
        raise _bad(told("problem-webhook-password"))
    if not text.isascii() or any(char.isspace() or not char.isprintable() for char in text):
        raise _bad(told("problem-webhook-plain"))
    if not private_allowed and _is_private_name(parts.hostname):
        raise _bad(told("problem-webhook-reachable"))
    return text


def public_addresses(host: str, port: int) -> list[str]:
    """What the name leads to now, without addresses within a network. Empty when nothing is left to call."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):  # the latter for a name with an empty or a long part
        return []
    addresses = [str(entry[4][0]) for entry in found]
    return [address for address in addresses if is_public(ipaddress.ip_address(address.partition("%")[0]))]


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether everybody can reach it. IPv6 addresses that carry one of IPv4 are as public as that one."""
    if isinstance(address, ipaddress.IPv6Address):
        for network, bits in _CARRIERS:
            if address in network:
                return is_public(ipaddress.IPv4Address(int(address) >> bits & 0xFFFFFFFF))
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.teredo is not None or address not in _PUBLIC_V6:
            return False
    return address.is_global and not address.is_multicast


def _is_private_name(host: str) -> bool:
    try:
        return not is_public(ipaddress.ip_address(host))
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa"))


def _bad(detail: str) -> Problem:
    return Problem(422, "bad-webhook", detail, field="webhook")
