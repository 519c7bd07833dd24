"""`highiron admin wordings`: what readers say about texts of the page."""

import time
from pathlib import Path

import typer

from highiron.cli import console
from highiron.cli.admin import DATA, opened
from highiron.cli.errors import InputError

LARGEST_ID = 2**31 - 1


def wordings(
    data: Path = DATA,
    language: str = typer.Option("", "--language", help="Only of this language."),
    done: int = typer.Option(0, "--done", metavar="NUMBER", help="Strike this one off instead."),
) -> None:
    """List the texts that readers have reported, with the names of their messages. The server may run meanwhile.

    \b
    Example:
      highiron admin wordings --data games --language fa
    """
    from highiron.server.moderation.wordings import read_wordings, settle_wording

    with opened(data) as database:
        if done:
            if not 0 < done <= LARGEST_ID or not settle_wording(database, done):
                raise InputError(console.say("no-report", number=done))
            typer.echo(console.say("report-done", number=done))
            return
        found = [each for each in read_wordings(database, False, 10_000) if not language or each.locale == language]
    for each in found:
        day = time.strftime("%Y-%m-%d", time.gmtime(each.created / 1000))
        typer.echo(f"{each.id}  {day}  {each.locale}  {each.message or console.say('unknown-message')}")
        typer.echo(f"    {console.say('wording-text', text=console.printable(each.text))}")
        if each.proposal:
            typer.echo(f"    {console.say('wording-proposal', text=console.printable(each.proposal))}")
    typer.echo(console.say("reports", count=len(found)))
