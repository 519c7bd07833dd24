"""Counting positions and measuring speed."""

from pathlib import Path

import typer

from highiron.cli.choices import OPTION, PLAYERS, PRESET, SEED, TITLE, chosen_options
from highiron.cli.errors import InputError


def perft(
    title: str = TITLE,
    players: int = PLAYERS,
    seed: int = SEED,
    depth: int = typer.Option(2, "--depth", min=1, metavar="D", help="How many actions deep."),
    after: int = typer.Option(0, "--after", min=0, metavar="K", help="Begin after K random actions with this seed."),
    prices: str = typer.Option("all", "--prices", help="Count all prices of a range, or only both ends."),
    preset: str = PRESET,
    option: list[str] = OPTION,
) -> None:
    """Count positions to some depth.

    Counts the sequences of 1, 2, … D legal actions. The numbers prove that a change has left the legal moves as they
    were. A price may be any number of a range, so counts are wide: --prices ends plays only the lowest and highest
    price of each range and reaches deeper.

    \b
    Examples:
      highiron perft 1830 --players 4 --depth 2
      highiron perft 1830 --players 4 --depth 5 --prices ends
      highiron perft 1830 --players 3 --seed 7 --after 300 --depth 3
    """
    from highiron.cli import console
    from highiron.perft import perft as count
    from highiron.selfplay import random_position

    if prices not in ("all", "ends"):
        raise InputError(console.say("all-or-ends", text=prices))
    state = random_position(title, players, seed, after, preset, chosen_options(option))
    with console.progress() as bar:
        task = bar.add_task(console.say("first-actions"), total=None)

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        counts = count(state, depth, prices == "ends", show)
    width = len(f"{counts[-1]:,}")
    for number, positions in enumerate(counts, 1):
        typer.echo(console.say("depth", number=number, count=f"{console.figure(positions):>{width}}"))


def bench(
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of a table."),
    games: Path | None = typer.Option(
        None, "--games", metavar="DIR", help="Measure with the games in this folder.", show_default="../shared/games"
    ),
    rounds: int = typer.Option(5, "--rounds", min=1, help="Measure each rate so often and take the best."),
) -> None:
    """Measure the speed of the engine on this machine.

    One core, with all checks on; seconds are processor time, so that other programs disturb little. Uses recorded
    games if there are any, and games of random players otherwise.

    \b
    Examples:
      highiron bench
      highiron bench --json > bench.json
      highiron bench --games my-games --rounds 10
    """
    import msgspec

    from highiron import bench as measures
    from highiron.cli import console

    with console.progress(counts=False) as bar:
        task = bar.add_task("", total=6)

        def step(text: str) -> None:
            bar.update(task, description=text, advance=1)

        try:
            found = measures.measure(games, rounds, step)
        except measures.NoGames as error:
            raise InputError(str(error)) from None
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    shown = console.table("measure", "here", "goal", "met", "times-as-fast", numbers=("here", "goal"))
    for key in _MEASURES:
        goal = measures.GOALS.get(key)
        ratios = ", ".join(f"{name} ×{ratio:g}" for name, ratio in found["ratios"].get(key, {}).items())
        met = {True: console.say("yes"), False: console.say("no")}.get(found["goals_met"].get(key), "")
        label = console.say(f"measure-{key.replace('_', '-')}")
        shown.add_row(label, _figure(found[key]), "" if goal is None else _figure(goal), met, ratios)
    out = console.results()
    out.print(shown)
    machine = found["machine"]
    kind = console.say("compiled" if machine["compiled"] else "not-compiled")
    out.print(console.say("measured-games", games=str(found["games"]), positions=found["positions"]))
    out.print(
        console.say(
            "machine",
            commit=found["commit"],
            processor=machine["cpu"],
            cores=machine["cores"],
            python=machine["python"],
            kind=kind,
        )
    )


def _figure(value: float) -> str:
    """As many places as it has, three at most."""
    from highiron.cli import console

    return console.figure(value, min(len(f"{value:g}".partition(".")[2]), 3))


_MEASURES = (
    "replay_actions_per_s",
    "copies_per_s",
    "random_moves_per_s",
    "legal_ms_median",
    "legal_ms_max",
    "count_ms_median",
    "count_ms_max",
    "import_ms",
)
