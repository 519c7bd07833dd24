"""Games by random players."""

import os
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import typer

from highiron.cli.choices import OPTION, PLAYERS, PRESET, SEED, TITLE, chosen_options
from highiron.cli.errors import InputError

if TYPE_CHECKING:
    from highiron.core.state import State

FORMATS = ("highiron", "18xx.games")


def selfplay(
    title: str = TITLE,
    players: int = PLAYERS,
    seed: int = SEED,
    games: int = typer.Option(1, "--games", "-g", min=1, metavar="G", help="How many games; game i has seed S + i."),
    preset: str = PRESET,
    option: list[str] = OPTION,
    out: Path | None = typer.Option(None, "--out", metavar="DIR", help="Save each game in this folder."),
    format: str = typer.Option("highiron", "--format", help=f"Save as {' or '.join(FORMATS)}."),
    json: bool = typer.Option(False, "--json", help="Report as one JSON object instead of tables."),
) -> None:
    """Play whole games with random legal moves.

    Reports lengths, results and speed. The moves are drawn so that games really develop: corporations float, track
    grows, trains run and rust. The format 18xx.games needs the preset of the same name, as that site plays by its own
    rules.

    \b
    Examples:
      highiron selfplay 1830
      highiron selfplay 1830 --players 3 --games 100 --seed 1
      highiron selfplay 1830 --players 5 --games 10 --preset 18xx.games --out games --format 18xx.games
      highiron selfplay 1830 --option board=plus --option bank_size=8000
    """
    from highiron import records
    from highiron.cli import console, report
    from highiron.selfplay import play_random_game
    from highiron.titles import catalogue

    if format not in FORMATS:
        raise InputError(console.say("no-format", name=format, known=", ".join(FORMATS)))
    if format == FORMATS[1] and preset != FORMATS[1]:
        raise InputError(console.say("format-needs-preset", format=format))
    options = chosen_options(option)
    catalogue.facts_for(title, players, preset, options)  # wrong settings should be told before the folder is made
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    lines: list[report.Line] = []
    with console.progress() as bar:
        task = bar.add_task(console.say("column-games"), total=games)
        for number in range(seed, seed + games):
            start = perf_counter()
            game = play_random_game(title, players, number, preset, options)
            lines.append(report.line_of(game, number, perf_counter() - start))
            if out is not None:
                save, ending = (records.save_site, "json") if format == FORMATS[1] else (records.save, "jsonl")
                save(game, out / f"{title}-{players}p-{number}.{ending}")
            bar.advance(task)
    report.show(title, lines, json)
    if out is not None:
        console.note(console.say("games-saved", count=len(lines), folder=str(out)))


def demo(
    players: int = PLAYERS,
    seed: int | None = typer.Option(
        None, "--seed", "-s", min=0, metavar="S", help="Which game; a new one each time.", show_default=False
    ),
    out: Path = typer.Option(Path("demo"), "--out", metavar="DIR", help="Where to make the folder of the game."),
) -> None:
    """Watch a whole game by random players.

    Plays 1830 to the end, prints the final table, and keeps the record and the drawn map in a folder.

    \b
    Examples:
      highiron demo
      highiron demo --players 3 --seed 7
    """
    from random import SystemRandom

    from highiron import pictures, records
    from highiron.cli import console, position
    from highiron.core.ids import BANK
    from highiron.selfplay import play_random_game

    title = "1830"
    number = SystemRandom().randrange(1_000_000) if seed is None else seed
    start = perf_counter()
    with console.progress(counts=False) as bar:
        task = bar.add_task(console.say("auction"), total=None)
        lowest = 0

        def show(state: "State", count: int) -> None:
            # How long a game will be nobody knows; that the bank runs dry ends most of them.
            nonlocal lowest
            lowest = max(lowest, state.facts.bank - state.cash[BANK])
            if count % 10 == 0:
                text = console.say(
                    "how-far", round=position.round_name(state), phase=str(state.phase_facts.id), count=count
                )
                bar.update(task, description=text, total=state.facts.bank, completed=lowest)

        game = play_random_game(title, players, number, progress=show)
    seconds = perf_counter() - start
    folder = out / f"{title}-{players}p-{number}"
    folder.mkdir(parents=True, exist_ok=True)
    records.save(game, folder / "game.jsonl")
    (folder / "map.svg").write_text(pictures.draw_state(game.state, game.names), encoding="utf-8")
    position.show_result(game, console.results())
    count = len(game.actions)
    rate = round(count / seconds)
    typer.echo(console.say("played", count=count, seconds=console.figure(seconds, 1), rate=rate, seed=str(number)))
    typer.echo(console.say("record-and-map", folder=str(folder.resolve())))
    command = os.environ.get("HIGHIRON_COMMAND", "highiron")  # how the user started this, e.g. ./play
    typer.echo(f"  {command} replay {folder / 'game.jsonl'}")
    typer.echo(f"  {console.say('open-in-browser', file=str(folder / 'map.svg'))}")
