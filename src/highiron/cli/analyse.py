"""The analysis of a game."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

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

    read = loaded(file, at)
    game, numbers = read.game, read.numbers
    if not game.actions:
        raise InputError(console.say("nothing-to-analyse", file=str(file)))
    with console.progress(counts=False) as bar:
        task = bar.add_task(console.say("analysing"), total=1.0)
        found = analysis.analyse(game.at(0), game.actions, seed, progress=lambda part: bar.update(task, completed=part))
    if json:
        typer.echo(msgspec.json.encode(_told(found, game, numbers)).decode())
        return
    game.names = {seat: console.printable(name) for seat, name in game.names.items()}
    _show(found, game, numbers)


def _told(found: "Analysis", game: "Game", numbers: list[int]) -> dict[str, Any]:
    """All that was found as plain data, with words, and the numbers that actions have in the file."""
    import msgspec

    from highiron import words
    from highiron.core.actions import action_from_data

    data: dict[str, Any] = msgspec.to_builtins(found)
    data["numbers"] = [0, *numbers]
    for told, costly in zip(data["costly"], found.costly, strict=True):
        told["at"] = numbers[costly.number - 1]
        told["cost"] = round(costly.cost, 4)
        told["played_text"] = words.say_action(action_from_data(costly.played), game.names)
        told["better_text"] = words.say_action(action_from_data(costly.better), game.names)
        told["why_text"] = words.say_thought(costly.why, game.names)
    return data


def _show(found: "Analysis", game: "Game", numbers: list[int]) -> None:
    from highiron import words
    from highiron.cli import console
    from highiron.core.actions import action_from_data
    from highiron.words.catalogue import message_or_code

    out = console.results()
    names = [game.names[seat] for seat in found.seats]
    chances = console.table(
        "after-action", numbers=("after-action",), title=console.say("chances"), people=tuple(names)
    )
    last = len(found.curve) - 1
    for at in sorted({round(last * row / ROWS) for row in range(ROWS + 1)}):
        chances.add_row(
            console.figure(numbers[at - 1] if at else 0), *(console.share(chance) for chance in found.curve[at])
        )
    out.print(chances)
    if not found.costly:
        out.print(console.say("nothing-costly"))
        return
    out.print(console.say("costly"), style="bold")
    for costly in found.costly:
        played, better = (action_from_data(data) for data in (costly.played, costly.better))
        out.print(f"{numbers[costly.number - 1]:>5}  {words.say_action(played, game.names)}", soft_wrap=True)
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
            game.names[kind.seat],
            message_or_code("web-analysis-kind", kind.kind),
            console.figure(kind.decisions),
            console.share(kind.cost),
        )
    out.print(kinds)
