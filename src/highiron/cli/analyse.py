"""The analysis of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.choices import SEED
from highiron.cli.errors import InputError
from highiron.cli.files import AT, FILE, loaded

if TYPE_CHECKING:
    from highiron.analysis import Analysis
    from highiron.game import Game

ROWS = 16  # moments of the game in the table of chances


def analyse(
    file: Path = FILE,
    at: int | None = AT,
    seed: int = SEED,
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of tables."),
) -> None:
    """Say how the chances went, and what cost most.

    Chances to win are given by a value learned from games of bots; decisions are judged by playing them and what
    could have been done instead on into the same futures. A game takes from ten seconds to a minute.

    \b
    Examples:
      highiron analyse game.jsonl
      highiron analyse game.json --json > analysis.json
    """
    import msgspec

    from highiron import analysis
    from highiron.cli import console

    game = loaded(file, at).game
    if not game.actions:
        raise InputError(console.say("nothing-to-analyse", file=str(file)))
    with console.progress(counts=False) as bar:
        task = bar.add_task(console.say("analysing"), total=1.0)
        found = analysis.analyse(game.at(0), game.actions, seed, progress=lambda part: bar.update(task, completed=part))
    if json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    game.names = {seat: console.printable(name) for seat, name in game.names.items()}
    _show(found, game)


def _show(found: "Analysis", game: "Game") -> None:
    from highiron import words
    from highiron.cli import console
    from highiron.core.actions import action_from_data

    out = console.results()
    names = [game.names[seat] for seat in found.seats]
    chances = console.table(
        "after-action", numbers=("after-action",), title=console.say("chances"), people=tuple(names)
    )
    last = len(found.curve) - 1
    for at in sorted({round(last * row / ROWS) for row in range(ROWS + 1)}):
        chances.add_row(console.figure(at), *(console.share(chance) for chance in found.curve[at]))
    out.print(chances)
    if not found.costly:
        out.print(console.say("nothing-costly"))
        return
    out.print(console.say("costly"), style="bold")
    for costly in found.costly:
        played, better = (action_from_data(data) for data in (costly.played, costly.better))
        out.print(f"{costly.number:>5}  {words.say_action(played, game.names)}", soft_wrap=True)
        chance = console.say(
            "chance-by",
            chance=console.share(costly.chance),
            possible=console.share(costly.possible),
            action=words.say_action(better, game.names),
        )
        out.print(f"       {chance}", soft_wrap=True)
        out.print(f"       {words.say_thought(costly.why, game.names)}", soft_wrap=True)
    kinds = console.table("player", "kind", "decisions", "cost", numbers=("decisions", "cost"))
    for kind in found.kinds:
        kinds.add_row(
            game.names[kind.seat], words.say_kind(kind.kind), console.figure(kind.decisions), console.share(kind.cost)
        )
    out.print(kinds)
