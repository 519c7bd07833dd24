"""Where a request comes from, for counting: an IPv4 address, or the network of an IPv6 one.

Whoever has one IPv6 address has all of its /64, so that a count by address would count nobody.
"""

import ipaddress
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

SUBNET = 64  # bits of an IPv6 address that one household has in common
NETWORK = {4: 16, 6: 32}  # bits that a provider's customers have in common, by version
UNKNOWN = "unknown"


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    """The place an address belongs to."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, SUBNET), strict=False))


@lru_cache(maxsize=4096)
def network_of(place: str) -> str:
    """The wide network of a place: whoever rents a server has many places in one, hardly anybody has many of these."""
    if place == UNKNOWN:
        return UNKNOWN
    address = ipaddress.ip_network(place).network_address
    return str(ipaddress.ip_network((address, NETWORK[address.version]), strict=False))


def request_place(request: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """The place a request comes from; a trusted proxy's word for it has been heard before."""
    return place_of(request.client.host) if request.client is not None else UNKNOWN
