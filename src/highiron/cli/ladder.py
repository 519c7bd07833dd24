"""The ladder of the house bots."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.choices import SEED, TITLE
from highiron.cli.console import figure, say, share
from highiron.cli.errors import InputError

if TYPE_CHECKING:
    from highiron.arena.ladder import Ladder, Pool
    from highiron.arena.ladder_run import Run

FOLDER = Path("ladder")
# A character at each level, all characters at the first: those between would say little more.
HOUSE = ("random", "steady", "thrifty", "raider", "builder", "operator", "quick-steady", "strong-steady")
COLUMNS = ("games", "won", "share-of-wealth", "rating", "ms-median", "ms-most", "ms-worst")


def ladder(
    title: str = TITLE,
    bots: str = typer.Option("", "--bots", "-b", metavar="B1,B2,…", help="The pool; all house bots if not given."),
    games: int = typer.Option(400, "--games", "-g", min=1, metavar="G", help="At most so many games in all."),
    width: float = typer.Option(
        4.0, "--width", min=0.0, metavar="W", help="Stop when every rating is known to ± this (95 %)."
    ),
    minutes: float | None = typer.Option(
        None, "--minutes", min=0.0, metavar="M", help="Stop after so long; the next call goes on.", show_default=False
    ),
    players: int = typer.Option(4, "--players", "-p", min=2, metavar="N", help="How many sit at a table."),
    seed: int = SEED,
    jobs: int = typer.Option(
        0, "--jobs", "-j", min=0, metavar="J", help="Games at once; 0 uses all cores.", show_default=False
    ),
    out: Path = typer.Option(FOLDER, "--out", metavar="DIR", help="Where the run is kept."),
    json: bool = typer.Option(False, "--json", help="Print one JSON object instead of a table."),
) -> None:
    """Rank all house bots of a title by playing them against each other.

    Every deal is dealt to different bots and played once from every seat. The run goes on until every rating is sure
    enough or its budget ends; called again it goes on where it stopped. DIR gets TITLE.games.jsonl (every game),
    TITLE.json (the ladder) and TITLE.md (the same as a table).

    \b
    Examples:
      highiron arena ladder 1830 --games 200
      highiron arena ladder 1846 --bots steady,search,random --minutes 10 --jobs 2
    """
    import msgspec

    from highiron.arena import ArenaError
    from highiron.arena.ladder_run import Run, play_on
    from highiron.cli import console

    pool = _pool(title, bots, players, seed)
    try:
        run = Run(out, pool)
    except ArenaError as error:
        raise InputError(str(error)) from None
    try:
        with console.progress() as bar:
            task = bar.add_task(say("column-games"), total=games, completed=len(run.played))

            def tell(found: "Ladder") -> None:
                text = say("ladder-progress", count=len(run.played), width=figure(found.widest, 1))
                bar.update(task, description=text)

            for _ in play_on(run, games, width, None if minutes is None else 60 * minutes, jobs, tell):
                bar.advance(task)
    except ArenaError as error:
        raise InputError(str(error)) from None
    except KeyboardInterrupt:
        console.note(say("ladder-stopped", done=len(run.played)))
        raise
    found = _dated(run)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    (out / f"{title}.json").write_text(text, encoding="utf-8")
    (out / f"{title}.md").write_text(markdown(found), encoding="utf-8")
    if json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    shown = console.table("bot", *COLUMNS, numbers=COLUMNS)
    for row in rows(found):
        shown.add_row(*row)
    console.results().print(shown)
    console.note(say("ladder-kept", count=found.games, title=title, folder=str(out)))


def _pool(title: str, bots: str, players: int, seed: int) -> "Pool":
    """The pool, with everything checked."""
    from highiron.arena import ArenaError, ratings
    from highiron.arena.ladder import Pool
    from highiron.bench import commit
    from highiron.bots import UnknownBot, make_bot
    from highiron.titles import catalogue

    named = [name.strip() for name in bots.split(",")] if bots else list(HOUSE)
    if len(set(named)) < 2 or len(set(named)) != len(named):
        raise InputError(say("ladder-bots"))
    try:
        for name in named:
            make_bot(name)
        ratings.check_installed()
    except (ArenaError, UnknownBot) as error:
        raise InputError(str(error)) from None
    catalogue.facts_for(title, players, "", {})
    return Pool(title, tuple(named), players, seed, commit())


def _dated(run: "Run") -> "Ladder":
    """The ladder with what it was played by."""
    import msgspec

    from highiron import bench

    machine = bench.machine()
    return msgspec.structs.replace(
        run.ladder(),
        machine=f"{machine['cpu']}, {machine['cores']} cores, {'compiled' if machine['compiled'] else 'plain'}",
        day=datetime.now(UTC).date().isoformat(),
    )


def rows(found: "Ladder") -> list[tuple[str, ...]]:
    """A row of text for each bot."""
    return [
        (
            rung.bot,
            figure(rung.games),
            say("part-range", part=share(rung.won), low=share(rung.wins_low), high=share(rung.wins_high)),
            share(rung.wealth, 1),
            f"{figure(rung.rating, 1)} ± {figure(rung.high - rung.rating, 1)}",
            figure(rung.times.median, 2),
            figure(rung.times.p99),
            figure(rung.times.worst),
        )
        for rung in found.rungs
    ]


def markdown(found: "Ladder") -> str:
    """The ladder as a table for a document."""
    heads = [say(f"column-{column}") for column in COLUMNS]
    about = (
        f"{found.games} games of {found.players} players ({found.unfinished} unfinished), seed {found.seed}, "
        f"commit {found.commit}, {found.day}; {found.machine}."
    )
    lines = [f"## {found.title}", "", about, "", "| bot | " + " | ".join(heads) + " |", "|" + "---|" * (len(heads) + 1)]
    lines += ["| " + " | ".join((f"`{name}`", *rest)) + " |" for name, *rest in rows(found)]
    return "\n".join(lines) + "\n"
