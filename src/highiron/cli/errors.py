"""Errors of the command line: one clear line, never a traceback."""

import errno
import os
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from highiron.cli.console import printable

REFUSED, WRONG_INPUT, FAULT = 1, 2, 70
LONGEST = 1_000  # characters of an error; a broken file can have values of any length
TRACEBACK = "HIGHIRON_TRACEBACK"
USUAL = "games"  # the usual command of a group


class InputError(Exception):
    """What was given cannot be used; the message says what is wrong and what to do."""


class Commands(TyperGroup):
    """A group of commands that turns every error into one line and an exit status."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except BrokenPipeError:
            # The reader has had enough, as in `highiron trace FILE | head`; what is left to flush goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        except Exception as error:
            if hasattr(error, "format_message"):  # a wrong option or argument, worded by typer
                raise
            typer.echo(one_line(error), err=True)
            raise typer.Exit(WRONG_INPUT if is_input_error(error) else FAULT) from None


class Usual(TyperGroup):
    """A group with a usual command: `arena 1830` is `arena games 1830`, and help without more is that command's."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in self.commands:
            args = [USUAL, *args]
        return super().parse_args(ctx, args)


def is_input_error(error: Exception) -> bool:
    """Whether the user can put it right."""
    from highiron.records import RecordError
    from highiron.titles.options import OptionError

    return isinstance(error, (InputError, OptionError, RecordError, OSError))


def one_line(error: Exception) -> str:
    """What went wrong, on one line."""
    if hasattr(error, "format_message"):
        text = f"{error.format_message()} (see --help)"
    elif not is_input_error(error):
        if os.environ.get(TRACEBACK):
            raise error
        text = (
            f"this is a fault of highiron, not of yours: {type(error).__name__}: {error}"
            f" (set {TRACEBACK}=1 to see where, and please report it)"
        )
    elif isinstance(error, OSError):
        text = f"{error.filename or 'file'}: {error.strerror or errno.errorcode.get(error.errno or 0, 'error')}"
    else:
        text = worded(error)
    line = " ".join(printable(text).split())
    return f"highiron: {line[:LONGEST]}{'…' if len(line) > LONGEST else ''}"


def worded(error: Exception) -> str:
    """A refused action of a record in words; other errors have theirs."""
    from highiron.records import RecordError

    if not isinstance(error, RecordError) or not error.reasons:
        return str(error)
    from highiron import words

    where = f"action {error.number} is refused: " if error.number is not None else "refused: "
    return where + " ".join(words.say_reasons(error.reasons, {}))
