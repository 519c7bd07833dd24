"""Many games at once on this machine."""

import os
from collections import deque
from collections.abc import Generator
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any

import msgspec

from highiron.arena.playing import GameFault, Played, play
from highiron.arena.schedule import Assignment
from highiron.bots.process import WorkerDied, WorkerProcess

ATTEMPTS = 2  # for a game whose process dies: it may have been killed for what others did

Busy = dict[Any, tuple[WorkerProcess, Assignment, int]]  # by connection; the number counts the attempts


class Outcome(msgspec.Struct, frozen=True):
    """What comes back from a process."""

    played: Played | None = None
    fault: str = ""


def cores() -> int:
    """How many games can really be played at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(assignments: list[Assignment], jobs: int = 0) -> Generator[Played, None, None]:
    """Play all games with so many processes (0: one for each core), and give each when it is over.

    The order may be any; the games are the same with every number of processes. Close the generator to stop: all
    processes are ended then, as they are when something is raised.
    """
    count = min(jobs or cores(), len(assignments))
    if count <= 1:
        for assignment in assignments:
            yield play(assignment)
        return
    waiting = deque((assignment, 1) for assignment in assignments)
    workers: list[WorkerProcess] = []
    busy: Busy = {}
    try:
        for _ in range(count):
            workers.append(WorkerProcess(serve_game))
            _give(workers[-1], waiting, busy)
        while busy:
            for ready in wait(list(busy)):
                worker, assignment, attempt = busy.pop(ready)
                try:
                    outcome = msgspec.json.decode(worker.receive(), type=Outcome)
                except WorkerDied:
                    if attempt == ATTEMPTS:
                        raise GameFault(f"{assignment.name}: the process died {ATTEMPTS} times in this game") from None
                    worker.restart()
                    waiting.appendleft((assignment, attempt + 1))
                    outcome = None
                _give(worker, waiting, busy)
                if outcome is not None:
                    yield _played(outcome)
    finally:
        for worker in workers:
            worker.kill()


def serve_game(message: bytes) -> bytes:
    """Play the game of a message; runs in the process."""
    try:
        played = play(msgspec.json.decode(message, type=Assignment))
        return msgspec.json.encode(Outcome(played))
    except Exception as error:
        return msgspec.json.encode(Outcome(fault=str(error)))


def _give(
    worker: WorkerProcess,
    waiting: deque[tuple[Assignment, int]],
    busy: Busy,
) -> None:
    """The next game, if any is left."""
    if not waiting:
        return
    assignment, attempt = waiting.popleft()
    with suppress(WorkerDied):  # its connection tells so again to whoever waits for the answer
        worker.send(msgspec.json.encode(assignment))
    busy[worker.connection] = (worker, assignment, attempt)


def _played(outcome: Outcome) -> Played:
    if outcome.played is None:
        raise GameFault(outcome.fault)
    return outcome.played
