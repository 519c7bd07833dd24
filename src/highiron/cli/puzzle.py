"""Puzzles on the command line."""

from datetime import UTC, date, datetime

import typer

from highiron.cli.console import say
from highiron.cli.errors import InputError
from highiron.cli.lesson import lesson


def puzzle(
    name: str = typer.Argument("", metavar="[PUZZLE]", help="The name of a puzzle; without it, the one of the day."),
    day: str = typer.Option("", "--day", metavar="YYYY-MM-DD", help="The puzzle of that day.", show_default=False),
    tries: list[str] = typer.Option(
        [], "--try", "-t", metavar="ACTION", help="An action as JSON to try; may be given often, in order."
    ),
    solution: bool = typer.Option(False, "--solution", help="Show the answer."),
    legal: bool = typer.Option(False, "--legal", help="Also list what is legal where the tries have led."),
) -> None:
    """Solve a puzzle: the best run, tile or par.

    Every day has one, the same for everybody. Ends with status 1 when the last try did not count.

    \b
    Examples:
      highiron puzzle                            the puzzle of today
      highiron puzzle --day 2026-11-18 --legal   that of another day, and what is legal there
      highiron puzzle puzzle-003 --solution      the answer of a certain one
    """
    from highiron.lessons.puzzles import puzzle_of, puzzles

    if name and name not in puzzles():
        raise InputError(say("no-puzzle", name=name, first=min(puzzles()), last=max(puzzles())))
    found = puzzles()[name] if name else puzzle_of(_day(day))
    typer.echo(f"{found.id} ({found.title}, {'*' * found.difficulty})\n")
    lesson(found.id, tries, solution, legal)


def _day(text: str) -> date:
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InputError(say("day-like", text=f"{text:.40}")) from None
