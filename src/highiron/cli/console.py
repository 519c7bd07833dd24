"""Where output goes. Rich is imported on first use, as it takes longer than most commands."""

import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from highiron.words.players import Players

WIDTH = 120  # of tables in files and pipes
_MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")  # of direction: terminals show them as rubbish
_KEPT = "\u00a0\u202f\u200c"  # a space that does not break, and what parts Persian letters
_POINTS = {"ru": ",", "fa": "\u066b"}
_LINE = "\ue000"  # stands for a line break that a message itself has


def results() -> "Console":
    """Standard output."""
    from rich.console import Console

    return Console(markup=False, emoji=False, highlight=False, width=None if sys.stdout.isatty() else WIDTH)


def notes() -> "Console":
    """Standard error, for progress and messages."""
    from rich.console import Console

    return Console(stderr=True, markup=False, emoji=False, highlight=False)


def note(text: str) -> None:
    """A message that is no result."""
    notes().print(text, soft_wrap=True)


def say(key: str, /, **args: str | int) -> str:
    """A message of the command line in the language that is spoken; figures that are texts stay as they are."""
    from highiron import words

    return printable(words.told(f"cli-{key}", **args).replace("\n", _LINE)).replace(_LINE, "\n")


def figure(value: float, places: int = 0) -> str:
    """A number in the digits and separators of the language that is spoken."""
    from highiron.words.language import spoken
    from highiron.words.numbers import format_number, in_digits

    whole = f"{abs(value):.{places}f}".partition(".")
    sign = "−" if value < 0 and float(f"{abs(value):.{places}f}") else ""
    part = in_digits(f"{_POINTS.get(spoken(), '.')}{whole[2]}", spoken()) if places else ""
    return f"{sign}{format_number(int(whole[0]), spoken())}{part}"


def share(value: float, places: int = 0) -> str:
    """A part of one as a percentage."""
    from highiron.words.language import spoken
    from highiron.words.numbers import format_percent

    return format_percent(0, spoken()).replace(figure(0), figure(value * 100, places))


def money(amount: float, currency: str) -> str:
    """An amount in the currency of a title."""
    from highiron.words.language import spoken
    from highiron.words.numbers import format_money

    return _MARKS.sub("", format_money(round(amount), spoken(), currency))


def printable(text: str) -> str:
    """The text without line breaks and control characters, which a file could use to write over the screen."""
    return "".join(char if char.isprintable() or char in _KEPT else " " for char in _MARKS.sub("", text))


def printable_names(names: Mapping[str, str]) -> "Players":
    """The players' names so that they can be printed, with the currency of their title."""
    from highiron.words.players import Players, currency_of

    return Players({seat: printable(name) for seat, name in names.items()}, currency_of(names))


def table(
    *columns: str,
    numbers: tuple[str, ...] = (),
    title: str = "",
    people: tuple[str, ...] = (),
    after: int | None = None,
) -> "Table":
    """A plain table. Columns are named by messages `cli-column-…`, `numbers` are those to align right.

    Columns of `people`, whose figures are aligned right, stand before column `after`, else at the end.
    """
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False)
    headed = [(say(f"column-{column}"), column in numbers) for column in columns]
    place = len(headed) if after is None else after
    for heading, right in [*headed[:place], *((name, True) for name in people), *headed[place:]]:
        made.add_column(heading, justify="right" if right else "left", overflow="fold")
    return made


def progress(*, counts: bool = True) -> "Progress":
    """A progress bar on standard error; silent where nobody would see it move."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn

    columns: list[ProgressColumn] = [TextColumn("{task.description}", markup=False), BarColumn()]
    if counts:
        columns.append(MofNCompleteColumn())
    columns.append(TimeElapsedColumn())
    return Progress(*columns, console=notes(), transient=True, disable=not sys.stderr.isatty())
