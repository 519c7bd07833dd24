"""Puzzles: one position, one question, and an answer that the engine has proven. A new one every day."""

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from highiron.lessons.models import Condition, Lesson, Step

FIRST_DAY = date(2026, 1, 1)
RUN, TILE, FLOAT = "run", "tile", "float"
KINDS = (RUN, TILE, FLOAT)
MINUTES = 5
MOVES = 20  # for what takes several moves: selling, starting and buying


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the position after action `at` of a record.

    `kind`: the best runs of `company`, the tile that lets it earn most, or the highest par at which the player can
    start and float a corporation alone. `best` is the proven answer in money, `obvious` what the first idea brings, and
    `solution` one way to the best.
    """

    id: str
    kind: str
    title: str
    record: str
    at: int
    company: str
    best: int
    obvious: int
    solution: tuple[dict[str, Any], ...]

    @property
    def difficulty(self) -> int:
        """From 1 to 3, by how far the obvious answer is from the best."""
        lack = (self.best - self.obvious) / self.best
        return 1 if lack < 0.1 else 2 if lack < 0.3 else 3


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by their names, in the order in which days take them."""
    read = msgspec.json.decode(files("highiron.lessons").joinpath("puzzles.json").read_bytes(), type=list[Puzzle])
    return {puzzle.id: puzzle for puzzle in read}


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; when all have been shown they begin again."""
    known = list(puzzles().values())
    return known[(day - FIRST_DAY).days % len(known)]


def lesson_of(puzzle: Puzzle) -> Lesson:
    """The puzzle as a lesson of one step."""
    task: tuple[Condition, ...]
    show = "map"
    way: tuple[str, ...] = ()
    if puzzle.kind == RUN:
        task = (Condition(action="run_trains"), Condition(figure="earned", of=puzzle.company, least=puzzle.best))
    elif puzzle.kind == TILE:
        task = (Condition(action="lay_tile"), Condition(figure="revenue", of=puzzle.company, least=puzzle.best))
    else:
        task = (Condition(event="company-started", args={"par": [puzzle.best, 1000]}), Condition(event="floated"))
        way, show = ("sell_shares", "par", "buy_share", "pass"), "companies"
    step = Step(at=puzzle.at, goal=task, way=way, moves=MOVES if way else 1, show=show, solution=puzzle.solution)
    args = {"company": puzzle.company}
    return Lesson(puzzle.title, puzzle.id, puzzle.record, MINUTES, (step,), f"puzzle-{puzzle.kind}", args)
