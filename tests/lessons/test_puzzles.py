"""Every puzzle has a proven answer that reaches its goal, and less than that does not."""

from datetime import date, timedelta

import pytest

from highiron import lessons
from highiron.core.actions import action_from_data
from highiron.flow import engine
from highiron.lessons.puzzles import FLOAT, KINDS, RUN, TILE, Puzzle, puzzle_of, puzzles
from highiron.lessons.speech import messages_of, say_step
from highiron.steps.run import after_lays, best_set
from highiron.words.catalogue import has_message


@pytest.mark.parametrize("puzzle", puzzles().values(), ids=lambda puzzle: str(puzzle.id))
def test_the_answer_reaches_the_goal_and_is_the_best(puzzle: Puzzle) -> None:
    lesson = lessons.lesson(puzzle.id)
    moves = [action_from_data(move) for move in puzzle.solution]
    for number, move in enumerate(moves):
        tried = lessons.attempt(lesson, tuple(moves[:number]), move)
        assert tried.verdict == ("onward" if number < len(moves) - 1 else "reached"), (number, tried.reasons)
    assert 0 <= puzzle.obvious < puzzle.best and puzzle.difficulty in (1, 2, 3)
    state = lessons.place(lesson).state
    if puzzle.kind == RUN:
        best = best_set(state, puzzle.company)
        assert (best.total, best.proved) == (puzzle.best, True)
    elif puzzle.kind == TILE:
        lays = [lay for family in engine.legal(state) if family.kind == "lay_tile" for lay in family]
        worth = [outcome.revenue for outcome in after_lays(state, lays)]  # type: ignore[arg-type]
        assert max(worth) == puzzle.best
        worse = lays[worth.index(min(worth))]
        assert lessons.attempt(lesson, (), worse).verdict == "astray"
    else:
        assert puzzle.kind == FLOAT and moves[0].seat == state.actor


def test_words_are_there_for_every_kind() -> None:
    for kind in KINDS:
        found = next(puzzle for puzzle in puzzles().values() if puzzle.kind == kind)
        lesson = lessons.lesson(found.id)
        assert all(has_message(name) for name in messages_of(lesson))
        assert found.company in " ".join(say_step(lesson, 0))


def test_a_day_has_its_puzzle_and_the_next_another() -> None:
    day = date(2026, 11, 18)
    assert puzzle_of(day) == puzzle_of(day)
    shown = {puzzle_of(day + timedelta(days=number)).id for number in range(len(puzzles()))}
    assert shown == set(puzzles())
