"""The application: its commands, and what becomes of errors."""

import os
import sys

import typer

from highiron.cli import (
    admin_wordings,
    analyse,
    arena,
    files,
    hint,
    ladder,
    learn,
    lesson,
    measure,
    play,
    playthrough,
    puzzle,
    routes,
    serve,
    titles,
)
from highiron.cli.admin import admin
from highiron.cli.admin_users import users
from highiron.cli.console import say
from highiron.cli.errors import USUAL, Commands, InputError, Usual, one_line
from highiron.cli.study import study

app = typer.Typer(
    name="highiron",
    cls=Commands,
    add_completion=False,
    # Plain help starts twice as fast, keeps examples as they are typed, and reads well in any terminal.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="""Play, replay, check and draw 18xx railway games.

    A FILE is a record of ours (.jsonl) or a file saved from 18xx.games (.json); commands tell them apart by themselves.
    N in --at N is the number an action has in the file; 0 is the start of the game.

    \b
    Try this:
      highiron serve --open                      play in the browser
      highiron --language ja demo                in Japanese
      highiron demo                              watch a whole game by random players
      highiron titles 1830                       what can be played, and with which rule options
      highiron selfplay 1830 --games 5 --out games
      highiron replay games/1830-4p-0.jsonl      where a game stands
      highiron draw games/1830-4p-0.jsonl map.svg
      highiron hint games/1830-4p-0.jsonl --at 60
      highiron lesson 1830-what                  learn by short lessons
      highiron arena 1830 --bots steady,random   let bots play against each other
      highiron study all --quick                 the China–Europe railway study
      highiron explain games/1830-4p-0.jsonl --at 0 '{"type": "bid", "private": "CS", "price": 41}'

    Every command has its own help with examples: highiron COMMAND --help
    """,
)


# In the list of commands it is told by what it usually does.
tournaments = typer.Typer(cls=Usual, short_help="Let bots play tournaments against each other.")
tournaments.command(USUAL)(arena.arena)
tournaments.command("ladder")(ladder.ladder)


def speak(language: str) -> str:
    """Speak the language that was asked for, else that of the terminal."""
    from highiron.words import language as languages

    if language and not languages.settled(language):
        raise InputError(say("no-language", name=language, known=", ".join(languages.NAMES)))
    languages.speak(language or languages.from_environment(os.environ), marks=False)
    return language


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and stop."),
    language: str = typer.Option(
        "",
        "--language",
        metavar="en|zh|ja|ru|fa",
        help="Speak this language; by default HIGHIRON_LANGUAGE or LANG.",
        callback=speak,
        is_eager=True,  # what is said of the other options is in this language
    ),
) -> None:
    if version:
        from highiron import __version__

        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("titles")(titles.titles)
app.command("replay")(files.replay)
app.command("explain")(files.explain)
app.command("playthrough")(playthrough.playthrough)
app.command("trace")(files.trace)
app.command("convert")(files.convert)
app.command("draw")(files.draw)
app.command("routes")(routes.routes)
app.command("selfplay")(play.selfplay)
app.command("demo")(play.demo)
app.add_typer(tournaments, name="arena")
app.command("hint")(hint.hint)
app.command("analyse")(analyse.analyse)
app.command("learn")(learn.learn)
app.command("lesson")(lesson.lesson)
app.command("puzzle")(puzzle.puzzle)
app.command("serve")(serve.serve)
admin.command("wordings")(admin_wordings.wordings)
admin.add_typer(users, name="users")
app.add_typer(admin, name="admin")
app.add_typer(study, name="study")
app.command("perft")(measure.perft)
app.command("bench")(measure.bench)


def main() -> None:
    """Run the command line of this process."""
    try:
        status = app(standalone_mode=False)
    except typer.Abort:
        status = 130
    except Exception as error:
        # What is left here are faults in how the command was typed.
        typer.echo(one_line(error), err=True)
        status = 2
    sys.exit(status if isinstance(status, int) else 0)
