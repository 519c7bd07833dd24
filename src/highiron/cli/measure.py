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
        raise InputError(f"--prices must be all or ends, not {prices!r}")
    state = random_position(title, players, seed, after, preset, chosen_options(option))
    with console.progress() as bar:
        task = bar.add_task("first actions", total=None)

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        counts = count(state, depth, prices == "ends", show)
    width = len(f"{counts[-1]:,}")
    for number, positions in enumerate(counts, 1):
        typer.echo(f"depth {number}: {positions:>{width},}")


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
    shown = console.table("measure", "here", "goal", "met", "times as fast as", numbers=("here", "goal"))
    for key, label in _LABELS.items():
        goal = measures.GOALS.get(key)
        ratios = ", ".join(f"{name} ×{ratio:g}" for name, ratio in found["ratios"].get(key, {}).items())
        met = {True: "yes", False: "no"}.get(found["goals_met"].get(key), "")
        shown.add_row(label, f"{found[key]:,}", "" if goal is None else f"{goal:,}", met, ratios)
    out = console.results()
    out.print(shown)
    machine = found["machine"]
    kind = "compiled" if machine["compiled"] else "not compiled"
    out.print(f"games: {found['games']}, {found['positions']:,} positions")
    out.print(f"commit {found['commit']}; {machine['cpu']}, {machine['cores']} cores; {machine['python']}, {kind}")


_LABELS = {
    "replay_actions_per_s": "actions replayed a second, all checks on",
    "copies_per_s": "copies of a state a second",
    "random_moves_per_s": "random moves a second, with listing",
    "legal_ms_median": "legal moves listed, median ms",
    "legal_ms_max": "legal moves listed, longest ms",
    "count_ms_median": "listed and each one counted, median ms",
    "count_ms_max": "listed and each one counted, longest ms",
    "import_ms": "import, ms",
}
