"""How many connections a process holds, and how long it waits for those that say or take nothing."""

import os
from typing import Any

from granian.constants import HTTPModes
from granian.http import HTTP1Settings

BACKLOG = 1024  # connections that the system keeps until they are taken
MOST = 10_000  # connections of one process
SPARE = 256  # files that are no connections: database, logs, pipes to bots
HEAD_SECONDS = 15  # for the head of a request, and for the next one on a connection that is kept
BODY_SECONDS = 20.0  # for a whole body
SEND_SECONDS = 20.0  # for a client to take the next piece of a stream


def allowed() -> int:
    """Connections that this process may hold, as far as the system lets it have files; asks for as many as it may."""
    if os.name != "posix":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE
    if soft < wanted and (hard == resource.RLIM_INFINITY or hard > soft):
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(64, min(MOST, soft - SPARE)) if soft != resource.RLIM_INFINITY else MOST


def settings() -> dict[str, Any]:
    """What Granian is told. HTTP/1 alone: it would wait for ever for the first byte of a connection that could be
    either. Proxies speak HTTP/1 to what is behind them anyway.
    """
    return {
        "backlog": BACKLOG,
        "backpressure": allowed(),
        "http": HTTPModes.http1,
        "http1_settings": HTTP1Settings(header_read_timeout=HEAD_SECONDS * 1000),
        "log_enabled": False,
        "websockets": False,  # nothing here speaks them, and they would pass all that is counted
    }
