"""What is worth trying in a position: what a steady player would do, and a fair choice of everything else."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from highiron.bots.bot import Sight
from highiron.core.actions import ACTION_TYPES, Action, Answer, Pass, kind_of
from highiron.core.families import Box, Family, Span
from highiron.steps.consent import needs_consent

# Track, tokens and runs are what steady players do well; a deal that another may decline would be proposed for ever.
LEFT_TO_ESTIMATES = ("lay_tile", "place_token", "run_trains", "trade_private", "bankrupt", "end_game", "assign")
MOST_OF_A_BOX = 6  # actions of one box that are tried
ENDS = 2  # of a range of numbers: its lowest and its highest


def candidates(sight: Sight, first: Action, most: int, rng: Random) -> list[Action]:
    """At most so many different legal actions, the first one given; each kind of action gets its turn."""
    queues = []
    for family in sight.families:
        if family.kind not in LEFT_TO_ESTIMATES:
            tried = list(corners(sight, family))
            rng.shuffle(tried)
            if tried:
                queues.append(tried)
    found = [first]
    while queues and len(found) < most:
        for queue in list(queues):
            action = queue.pop()
            if action not in found and len(found) < most:
                found.append(action)
            if not queue:
                queues.remove(queue)
    return found


def is_worth_a_search(sight: Sight, first: Action) -> bool:
    """Whether there is a choice that looking ahead may judge better than an estimate."""
    if kind_of(first) in LEFT_TO_ESTIMATES:
        return False
    return any(family.kind != "pass" and family.kind not in LEFT_TO_ESTIMATES for family in sight.families)


def corners(sight: Sight, family: Family) -> Iterator[Action]:
    """A fair choice of the family's actions: a deal that another may decline is none of them."""
    if family.kind == "pass":
        yield Pass(seat=family.seat)
    elif family.kind == "answer":
        yield Answer(seat=family.seat, accept=False)
        yield Answer(seat=family.seat, accept=True)
    else:
        for box in family.boxes:
            if not needs_consent(sight.state, sight.seat, family.kind, box):
                yield from _of_box(family, box)


def _of_box(family: Family, box: Box) -> Iterator[Action]:
    """The corners of the box and, where it is small, all of it."""
    names = list(box)
    domains: list[tuple[Any, ...]] = [_values(box[name]) for name in names]
    make = ACTION_TYPES[family.kind]
    for number, values in enumerate(product(*domains)):
        if number == MOST_OF_A_BOX:
            return
        yield make(seat=family.seat, **dict(zip(names, values, strict=True)))


def _values(domain: object) -> tuple[Any, ...]:
    if isinstance(domain, Span):
        return tuple(domain) if len(domain) <= MOST_OF_A_BOX else (domain.low, domain.high)
    return domain if isinstance(domain, tuple) else (domain,)
