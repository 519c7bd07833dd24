"""Errors of the command line: one clear line, never a traceback."""

import errno
import os
import re
import sys
from typing import Any

import typer
from typer.core import TyperGroup

from highiron.cli.console import printable, say

REFUSED, WRONG_INPUT, FAULT = 1, 2, 70
_TYPED = {
    "No such option": "no-such-option",
    "No such command": "no-such-command",
    "Missing argument": "missing-argument",
    "Missing option": "missing-option",
    "Missing command": "missing-command",
    "Got unexpected": "too-much",
    "Invalid value": "invalid-value",
    "Option": "option-needs-value",
}  # how messages of typer begin, and ours for them
LONGEST = 1_000  # characters of an error; a broken file can have values of any length
TRACEBACK = "HIGHIRON_TRACEBACK"
USUAL = "games"  # the usual command of a group


class InputError(Exception):
    """What was given cannot be used; the message says what is wrong and what to do."""


class Commands(TyperGroup):
    """A group of commands that turns every error into one line and an exit status."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if ctx.parent is None:
            from highiron.words import language

            language.speak(language.from_environment(os.environ), marks=False)  # --language may say otherwise
        return list(super().parse_args(ctx, args))

    def get_help(self, ctx: Any) -> str:
        from highiron.cli import helps

        return str(super().get_help(ctx)) if helps.speaks_english() else helps.page(self, ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        from highiron.cli import helps

        found = super().get_command(ctx, cmd_name)
        if found is not None and not helps.speaks_english():
            found = helps.translated(found)
        return found

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


class Usual(Commands):
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
        text = _typed(error)
    elif not is_input_error(error):
        if os.environ.get(TRACEBACK):
            raise error
        text = say("fault", what=f"{type(error).__name__}: {error}", variable=f"{TRACEBACK}=1")
    elif isinstance(error, OSError):
        text = f"{error.filename or '–'}: {error.strerror or errno.errorcode.get(error.errno or 0, '–')}"
    else:
        text = worded(error)
    line = " ".join(printable(text).split())
    return f"highiron: {line[:LONGEST]}{'…' if len(line) > LONGEST else ''}"


def worded(error: Exception) -> str:
    """A refused action of a record in words; other errors have theirs."""
    from highiron import words
    from highiron.records import RecordError
    from highiron.titles.options import OptionError

    if isinstance(error, OptionError):
        return words.say_option_error(error)
    if not isinstance(error, RecordError) or not error.reasons:
        return str(error)
    reasons = " ".join(words.say_reasons(error.reasons, {}))
    if error.number is None:
        return say("refused", reasons=reasons)
    return say("action-refused", number=error.number, reasons=reasons)


def _typed(error: Any) -> str:
    """What is wrong with how a command was typed; typer says it in English only, we by what sort of fault it is."""
    from highiron.words.language import DEFAULT, spoken

    plain = str(error.format_message())
    if spoken() == DEFAULT:
        return say("see-help", text=plain)
    quoted = re.findall(r"'([^']*)'", plain) or re.findall(r"\(([^()]*)\)", plain) or ["–"]
    code = next((code for begin, code in _TYPED.items() if plain.startswith(begin)), "typed")
    return say("see-help", text=say(code, what=quoted[0]).rstrip("。."))
