"""Advice by a bot."""

from pathlib import Path

import typer

from highiron.cli.console import say
from highiron.cli.errors import InputError
from highiron.cli.files import AT, FILE, loaded


def hint(
    file: Path = FILE,
    at: int | None = AT,
    seat: str = typer.Option(
        "", "--seat", metavar="X", help="The seat (A, B, …) that asks; by default whoever must act.", show_default=False
    ),
    bot: str = typer.Option("steady", "--bot", metavar="B", help="Which bot to ask."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of sentences."),
) -> None:
    """Say what a bot would do in a position, and why.

    The bot knows no more than the player of that seat.

    \b
    Examples:
      highiron hint game.json                     for whoever must act at the end of the file
      highiron hint game.json --at 120            after its action 120
      highiron hint game.jsonl --at 3 --bot random --json
    """
    from highiron import bots, words
    from highiron.cli.console import printable, printable_names
    from highiron.core.actions import action_to_data

    game = loaded(file, at).game
    state = game.state
    if seat and seat not in state.facts.seats:
        raise InputError(say("no-seat", seat=seat, known=", ".join(state.facts.seats)))
    try:
        decision = bots.hint(state, seat, bot, number=len(game.actions))
    except (bots.NothingToDecide, bots.UnknownBot) as error:
        raise InputError(str(error)) from None
    names = printable_names(game.names)
    action = printable(words.say_action(decision.action, names))
    why = printable(words.say_thought(decision.why, names))
    if json:
        import msgspec

        data = {
            "seat": decision.action.seat,
            "bot": bot,
            "action": action_to_data(decision.action),
            "why": decision.why,
        }
        typer.echo(msgspec.json.encode(data | {"words": {"action": action, "why": why}}).decode())
        return
    typer.echo(action)
    typer.echo(why)
