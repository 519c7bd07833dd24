"""Games to learn from and duels, many at once; the same answers in the same order however many run."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from multiprocessing import get_context
from os import cpu_count
from signal import SIG_IGN, SIGINT, signal

import msgspec

from highiron.bots.process import interrupts_held
from highiron.learn.duel import Duel, Duelled, play_duel
from highiron.learn.games import Lesson, Task, play, usual_players
from highiron.learn.weights_file import Weights

Serve = Callable[[bytes], bytes]
Place = Callable[[Serve, list[bytes]], Generator[bytes, None, None]]  # where work is done; answers in any order


class _Work(msgspec.Struct, frozen=True):
    number: int
    task: Task | None = None
    duel: Duel | None = None


class _Done(msgspec.Struct, frozen=True):
    number: int
    lesson: Lesson | None = None
    duelled: Duelled | None = None


def here(jobs: int = 0) -> Place:
    """On this machine, so many at once; 0: as many as there are cores."""

    def answers(serve: Serve, messages: list[bytes]) -> Generator[bytes, None, None]:
        processes = min(jobs or cpu_count() or 1, len(messages))
        if processes <= 1:
            yield from map(serve, messages)
            return
        with interrupts_held():
            pool = get_context("spawn").Pool(processes, leave_interrupts)
        with pool:
            yield from pool.imap(serve, messages)

    return answers


def leave_interrupts() -> None:
    """Ctrl-C is for whoever has the processes, who ends them."""
    signal(SIGINT, SIG_IGN)


def lessons(title: str, games: int, first: int, learned: Weights | None, place: Place) -> Iterator[Lesson]:
    """What game after game teaches."""
    counts = usual_players(title)
    seeds = range(first, first + games)
    work = [_Work(at, task=Task(title, counts[seed % len(counts)], seed, learned)) for at, seed in enumerate(seeds)]
    for done in _in_order(work, place):
        assert done.lesson is not None
        yield done.lesson


def duels(games: list[Duel], place: Place) -> Iterator[Duelled]:
    """How game after game of two sorts of players went."""
    for done in _in_order([_Work(at, duel=game) for at, game in enumerate(games)], place):
        assert done.duelled is not None
        yield done.duelled


def serve(message: bytes) -> bytes:
    """Do the work of a message; runs in the process."""
    work = msgspec.json.decode(message, type=_Work)
    lesson = None if work.task is None else play(work.task)
    duelled = None if work.duel is None else play_duel(work.duel)
    return msgspec.json.encode(_Done(work.number, lesson, duelled))


def _in_order(work: list[_Work], place: Place) -> Iterator[_Done]:
    """What comes too soon waits for its turn."""
    early: dict[int, _Done] = {}
    due = 0
    with closing(place(serve, [msgspec.json.encode(one) for one in work])) as source:
        for answer in source:
            done = msgspec.json.decode(answer, type=_Done)
            early[done.number] = done
            while due in early:
                yield early.pop(due)
                due += 1
