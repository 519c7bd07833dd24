"""The work itself, in a process of its own: one analysis at a time, a little at each message."""

from collections.abc import Generator
from time import monotonic
from typing import Any

import msgspec

from highiron.analysis import USUAL, Analysis, Depth, analysing
from highiron.core.actions import action_from_data
from highiron.titles import catalogue

PORTION = 0.5  # seconds of work between two answers


class Order(msgspec.Struct, frozen=True):
    """A game to look at; without one, go on with the last."""

    state: dict[str, Any] | None = None
    actions: list[dict[str, Any]] = []
    depth: Depth = USUAL


class Report(msgspec.Struct, frozen=True):
    """How far it is; at the end what was found, or what went wrong."""

    part: float = 0.0
    found: Analysis | None = None
    fault: str = ""


class _Bench:
    """What lies on the bench of this process."""

    work: Generator[float, None, Analysis] | None = None


def serve(message: bytes) -> bytes:
    """Begin or go on for a while; runs in the process."""
    try:
        order = msgspec.json.decode(message, type=Order)
        if order.state is not None:
            actions = [action_from_data(data) for data in order.actions]
            _Bench.work = analysing(catalogue.state_from_data(order.state), actions, depth=order.depth)
        return msgspec.json.encode(_go_on())
    except Exception as error:  # whatever a game may hold
        _Bench.work = None
        return msgspec.json.encode(Report(fault=f"{type(error).__name__}: {error}"))


def _go_on() -> Report:
    work, until, part = _Bench.work, monotonic() + PORTION, 0.0
    if work is None:
        return Report(fault="nothing was begun")
    try:
        while monotonic() < until:
            part = next(work)
    except StopIteration as end:
        _Bench.work = None
        return Report(1.0, end.value)
    return Report(part)
