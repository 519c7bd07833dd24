"""Tournaments of bots."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.choices import OPTION, PRESET, SEED, TITLE, chosen_options
from highiron.cli.console import say
from highiron.cli.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Generator

    from highiron.arena import Played, Tournament

FORMATS = ("highiron", "18xx.games")


def arena(
    title: str = TITLE,
    bots: str = typer.Option(
        "steady,random",
        "--bots",
        "-b",
        metavar="B1,B2,…",
        help="The bots, by name or as module:maker; the last one fills the seats that are left.",
    ),
    games: int = typer.Option(8, "--games", "-g", min=1, metavar="G", help="How many games."),
    seed: int = SEED,
    players: int | None = typer.Option(
        None,
        "--players",
        "-p",
        min=1,
        metavar="N",
        help="How many players; 4, or one for each bot.",
        show_default=False,
    ),
    preset: str = PRESET,
    option: list[str] = OPTION,
    json: bool = typer.Option(False, "--json", help="Report as one JSON object instead of tables."),
    jobs: int = typer.Option(
        0, "--jobs", "-j", min=0, metavar="J", help="Games at once; 0 uses all cores.", show_default=False
    ),
    cluster: str = typer.Option(
        "", "--cluster", metavar="ADDRESS", help="Play on the Ray cluster at this address; `local` starts one here."
    ),
    out: Path | None = typer.Option(None, "--out", metavar="DIR", help="Save each game in this folder."),
    format: str = typer.Option("highiron", "--format", help=f"Save as {' or '.join(FORMATS)}."),
    max_actions: int = typer.Option(
        10_000, "--max-actions", min=1, metavar="A", help="A game that is longer counts as unfinished."
    ),
) -> None:
    """Let bots play tournaments against each other.

    Every deal is played once from every seat, so choose G as a multiple of the number of players. The same arguments
    give the same games, however many are played at once. Wins, ranks, ratings with their uncertainty, and the time
    that decisions took are reported by bot.

    \b
    Examples:
      highiron arena 1830 --bots steady,random --games 8
      highiron arena 1846 --bots steady,steady,random --players 5 --games 100 --seed 1 --json
      highiron arena 1830 --bots steady --games 20 --preset 18xx.games --out games --format 18xx.games
      highiron arena 1830 --bots my_bots:Greedy,steady --option board=plus
      highiron arena 1830 --games 10000 --cluster 10.0.0.5:6379
    """
    from highiron.cli import arena_report, console

    keep = _format(out, format, preset)
    tournament = _tournament(title, bots, games, seed, players, preset, chosen_options(option), keep, max_actions)
    source = _source(tournament, jobs, cluster)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    if games % len(tournament.bots):
        console.note(say("no-multiple", games=games, players=len(tournament.bots)))
    played = _collect(source, games, out, "json" if keep == FORMATS[1] else "jsonl")
    arena_report.show(tournament, played, json)
    if out is not None:
        console.note(say("games-saved", count=len(played), folder=str(out)))


def _format(out: Path | None, format: str, preset: str) -> str:
    """The format of the records to keep; "" for none."""
    if format not in FORMATS:
        raise InputError(say("no-format", name=format, known=", ".join(FORMATS)))
    if format == FORMATS[1] and preset != FORMATS[1]:
        raise InputError(say("format-needs-preset", format=format))
    return format if out is not None else ""


def _tournament(
    title: str,
    bots: str,
    games: int,
    seed: int,
    players: int | None,
    preset: str,
    options: dict[str, str],
    keep: str,
    max_actions: int,
) -> "Tournament":
    """What is to be played, with everything checked."""
    from highiron.arena import ArenaError, Tournament, line_up, ratings
    from highiron.bots import UnknownBot, make_bot
    from highiron.titles import catalogue

    named = [name.strip() for name in bots.split(",")]
    try:
        for name in dict.fromkeys(named):
            make_bot(name)
        seated = line_up(named, players, title)
        ratings.check_installed()
    except (ArenaError, UnknownBot) as error:
        raise InputError(str(error)) from None
    catalogue.facts_for(title, len(seated), preset, options)
    return Tournament(title, seated, games, seed, preset, options, max_actions, keep)


def _source(tournament: "Tournament", jobs: int, cluster: str) -> "Generator[Played, None, None]":
    """Where the games come from."""
    from highiron.arena import ArenaError, parallel, schedule
    from highiron.arena import cluster as machines

    if not cluster:
        return parallel.play_all(schedule(tournament), jobs)
    try:
        machines.check_installed()
        machines.check_reachable(cluster)
    except ArenaError as error:
        raise InputError(str(error)) from None
    return machines.play_all(schedule(tournament), cluster, jobs)


def _collect(source: "Generator[Played, None, None]", games: int, out: Path | None, ending: str) -> "list[Played]":
    """All games, each saved when it is over."""
    import msgspec

    from highiron import records
    from highiron.arena import ArenaError
    from highiron.cli import console

    found: list[Played] = []
    try:
        with console.progress() as bar, closing(source):
            task = bar.add_task(say("column-games"), total=games)
            for played in source:
                if out is not None:
                    records.write_text(out / f"{played.result.game}.{ending}", played.record)
                found.append(msgspec.structs.replace(played, record=""))
                bar.advance(task)
    except ArenaError as error:
        raise InputError(str(error)) from None
    except KeyboardInterrupt:
        console.note(say("stopped-after", done=len(found), games=games))
        raise
    return found
