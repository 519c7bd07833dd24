"""Where output goes. Rich is imported on first use, as it takes longer than most commands."""

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from highiron.words.players import Players

WIDTH = 120  # of tables in files and pipes


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


def printable(text: str) -> str:
    """The text without line breaks and control characters, which a file could use to write over the screen."""
    return "".join(char if char.isprintable() else " " for char in text)


def printable_names(names: Mapping[str, str]) -> "Players":
    """The players' names so that they can be printed, with the currency of their title."""
    from highiron.words.players import Players, currency_of

    return Players({seat: printable(name) for seat, name in names.items()}, currency_of(names))


def table(*columns: str, numbers: tuple[str, ...] = (), title: str = "") -> "Table":
    """A plain table; `numbers` names the columns to align right."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in numbers else "left", overflow="fold")
    return made


def progress(*, counts: bool = True) -> "Progress":
    """A progress bar on standard error; silent where nobody would see it move."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn

    columns: list[ProgressColumn] = [TextColumn("{task.description}", markup=False), BarColumn()]
    if counts:
        columns.append(MofNCompleteColumn())
    columns.append(TimeElapsedColumn())
    return Progress(*columns, console=notes(), transient=True, disable=not sys.stderr.isatty())
