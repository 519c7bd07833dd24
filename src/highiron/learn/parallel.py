"""Games to learn from, on all cores; the same positions in the same order however many are played at once."""

from collections.abc import Iterator
from multiprocessing import get_context
from os import cpu_count

from highiron.learn.games import Position, positions, usual_players


def played(title: str, games: int, first: int = 0, jobs: int = 0) -> Iterator[list[Position]]:
    """The positions of game after game; `jobs` 0 uses all cores."""
    counts = usual_players(title)
    tasks = [(title, counts[seed % len(counts)], seed) for seed in range(first, first + games)]
    processes = min(jobs or cpu_count() or 1, games)
    if processes == 1:
        for task in tasks:
            yield positions(*task)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_play, tasks)


def _play(task: tuple[str, int, int]) -> list[Position]:
    return positions(*task)
