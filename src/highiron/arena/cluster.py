"""The same on many machines, by Ray. Every machine needs highiron in the same version."""

import os
import socket
from collections.abc import Callable, Generator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from highiron.arena.parallel import Outcome, serve_game
from highiron.arena.playing import GameFault, Played
from highiron.arena.schedule import ArenaError, Assignment

LOCAL = "local"  # an address that starts a cluster on this machine, for trying out
REACHED = 10.0  # seconds for a machine to answer
WAITING = 2  # games that each processor has in store, so that none of them idles


def check_installed() -> None:
    """Raise ArenaError when there is no Ray."""
    if find_spec("ray") is None:
        raise ArenaError(
            "a cluster needs the package ray: install highiron[cluster] (Ray has no builds for Windows and Python 3.14)"
        )


def play_all(assignments: list[Assignment], address: str, jobs: int = 0) -> Generator[Played, None, None]:
    """Play all games on the cluster, at most `jobs` at once (0: as many as it has processors).

    Gives each game when it is over, like `parallel.play_all`. Close the generator to stop.
    """
    for answer in answers(serve_game, [msgspec.json.encode(assignment) for assignment in assignments], address, jobs):
        yield _played(answer)


def answers(
    serve: Callable[[bytes], bytes], messages: list[bytes], address: str, jobs: int = 0
) -> Generator[bytes, None, None]:
    """What `serve` makes of each message on the cluster, in any order, at most `jobs` at once (0: as many as fit)."""
    check_installed()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    check_reachable(address)
    ray: Any = import_module("ray")
    _connect(ray, address, jobs)
    try:
        # What is under way when a machine is lost is done again elsewhere.
        remote = ray.remote(num_cpus=1, max_retries=2)(serve)
        limit = jobs or WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(messages)
        pending: list[Any] = []
        while True:
            for message in left:
                pending.append(remote.remote(message))
                if len(pending) >= limit:
                    break
            if not pending:
                return
            done, pending = ray.wait(pending, num_returns=1)
            yield _answer(ray, done[0])
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Raise ArenaError when nobody listens at `host:port`: Ray itself would try for many minutes."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if not sign:
        return
    if not port.isdecimal() or not 0 < int(port) < 65_536:
        raise ArenaError(f"the address of a cluster is like 10.0.0.5:6379, auto or {LOCAL}, not {address}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except OSError as error:
        raise ArenaError(f"there is no cluster at {address}: {error.strerror or error}") from None


def _connect(ray: Any, address: str, jobs: int) -> None:
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        quiet |= {"include_dashboard": False, "num_cpus": jobs or None}
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"there is no cluster at {address}: {error}") from None


def _answer(ray: Any, reference: Any) -> bytes:
    try:
        found: bytes = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise ArenaError(f"the cluster failed: {error}") from None
    return found


def _played(answer: bytes) -> Played:
    outcome = msgspec.json.decode(answer, type=Outcome)
    if outcome.played is None:
        raise GameFault(outcome.fault)
    return outcome.played
