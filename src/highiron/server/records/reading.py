"""Reading a record of strangers in a process of its own, which can be stopped: `python -m
highiron.server.records.reading`.

The record comes by standard input; what it says, or what is wrong with it, goes to standard output as JSON.
"""

import os
import sys

import msgspec

from highiron.core.events import Reason
from highiron.game import Game
from highiron.records import own
from highiron.records.errors import RecordError
from highiron.records.files import is_own, read_site, replay_site
from highiron.server.games.played import Played, played
from highiron.words import told

MOST_ACTIONS = 10_000
MEMORY = 1024**3  # bytes of address space
PROCESSOR = 25  # seconds
NICENESS = 10  # whoever plays comes first


class Fault(msgspec.Struct):
    """What is wrong with a record; `number` is the file's own number of the action at fault."""

    message: str
    number: int | None = None
    reasons: list[Reason] = []


class Outcome(msgspec.Struct):
    """One of the two."""

    record: Played | None = None
    fault: Fault | None = None


def read_record(text: str) -> Outcome:
    """Replay a record of either format."""
    try:
        game = _replayed(text)
    except RecordError as error:
        return Outcome(fault=Fault(error.message, error.number, error.reasons))
    except RecursionError:
        return Outcome(fault=Fault("the file is nested too deeply"))
    if not -(2**63) <= game.seed < 2**63:
        return Outcome(fault=Fault("the seed is too large a number"))
    return Outcome(record=played(game))


def _replayed(text: str) -> Game:
    if is_own(text):
        if text.count("\n") > MOST_ACTIONS:
            raise RecordError(told("record-too-long", most=MOST_ACTIONS))
        return own.read_game(text)
    source = read_site(text)
    if len(source.actions) > MOST_ACTIONS:
        raise RecordError(told("record-too-long", most=MOST_ACTIONS))
    return replay_site(source)[0].game


def _limit() -> None:
    """No more memory and time than a long game needs, and only what others leave."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR, PROCESSOR + 1))


def main() -> None:
    """Read standard input, write the outcome."""
    _limit()
    try:
        outcome = read_record(sys.stdin.buffer.read().decode("utf-8"))
    except UnicodeDecodeError:
        outcome = Outcome(fault=Fault("the file is not text in UTF-8"))
    except MemoryError:
        outcome = Outcome(fault=Fault("the file needs too much memory"))
    sys.stdout.buffer.write(msgspec.json.encode(outcome))


if __name__ == "__main__":
    main()
