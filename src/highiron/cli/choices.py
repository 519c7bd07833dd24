"""Options and arguments that several commands share."""

import typer

from highiron.cli.console import say
from highiron.cli.errors import InputError

TITLE = typer.Argument(..., metavar="TITLE", help="The title, as `highiron titles` lists it.", show_default=False)
PLAYERS = typer.Option(4, "--players", "-p", min=1, metavar="N", help="How many players.")
SEED = typer.Option(0, "--seed", "-s", min=0, metavar="S", help="The seed: the same one gives the same game.")
PRESET = typer.Option("", "--preset", metavar="P", help="A named set of rule options, e.g. 18xx.games.")
OPTION = typer.Option(
    [], "--option", "-o", metavar="NAME=VALUE", help="A rule option; may be given often. See `highiron titles TITLE`."
)


def chosen_options(given: list[str]) -> dict[str, str]:
    """The rule options of the command line."""
    chosen: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise InputError(say("option-like", text=text))
        chosen[name] = value
    return chosen
