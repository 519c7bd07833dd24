"""The China–Europe railway study."""

import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from highiron.cli.console import say
from highiron.cli.errors import Commands, InputError

if TYPE_CHECKING:
    from collections.abc import Generator

    from highiron.study.stages.runner import Settings

study = typer.Typer(
    name="study",
    cls=Commands,
    rich_markup_mode=None,
    help="""Run the China–Europe railway study.

    A grid of Eurasia, its network, what it earns, how it grew, what comes next.

    Results are written to a folder for each stage. A stage whose inputs have not changed is skipped; Ctrl-C stops at
    any time, and the same command goes on.

    \b
    Examples:
      highiron study all --quick
      highiron study all --budget 60m
      highiron study grid --spacing 250 --sweep
      highiron study check
    """,
    context_settings={"help_option_names": ["-h", "--help"]},
)

_VERDICTS = {"green": "green", "red": "red", "not run": "not-run"}

OUT = typer.Option(Path("out"), "--out", metavar="DIR", help="Where results go.")
SEED = typer.Option(1, "--seed", min=0, help="The same seed gives the same bytes.")
JOBS = typer.Option(0, "--jobs", "-j", min=0, help="Runs at once; 0 uses all cores. Results are the same.")
QUICK = typer.Option(False, "--quick", help="Few runs, done in minutes; results are marked DRAFT.")
BUDGET = typer.Option("60m", "--budget", help="Time for the whole study on two cores, like 45m, 2h or 90s.")
CLUSTER = typer.Option("", "--cluster", metavar="ray|ADDRESS", help="Run on a Ray cluster; `ray` starts one here.")
DATA = typer.Option(
    None, "--data", metavar="DIR", help="Files of your own in place of the packed ones of the same name."
)
PLAN = typer.Option(None, "--plan", metavar="FILE", help="A plan.toml of your own.", exists=True, dir_okay=False)
SCENARIO = typer.Option(
    None, "--scenario", metavar="FILE", help="Scenarios and weights of your own.", exists=True, dir_okay=False
)
WITHOUT = typer.Option([], "--without", metavar="RULE", help="Leave a rule of Chapter 1 out, like 18CE+-9; repeatable.")
JSON = typer.Option(False, "--json", help="Print the result as one JSON object.")
SPACING = typer.Option(250, "--spacing", min=100, max=500, help="Distance of hex centres in kilometres.")


@study.callback(invoke_without_command=True)
def _options(context: typer.Context, quick: bool = QUICK) -> None:
    if context.invoked_subcommand is None:
        if not quick:
            typer.echo(context.get_help())
            raise typer.Exit
        _run(["all"], quick=True)


def _settings(progress: Any, **given: Any) -> "Settings":
    """What was asked for, checked."""
    import os

    from highiron.arena.cluster import LOCAL
    from highiron.study.sources import Sources
    from highiron.study.stages.runner import Settings

    data: Path | None = given.pop("data", None)
    jobs = given.pop("jobs", 0) or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    cluster = given.pop("cluster", "")
    budget = seconds_of(given.pop("budget", "60m"))
    return Settings(
        sources=Sources(data),
        jobs=jobs,
        cluster=LOCAL if cluster == "ray" else cluster,
        budget=budget,
        progress=progress,
        **given,
    )


def seconds_of(text: str) -> int:
    """The seconds of a time like 90s, 45m or 2h."""
    unit = {"s": 1, "m": 60, "h": 3600}.get(text[-1:])
    if unit is None or not text[:-1].isdecimal() or int(text[:-1]) < 1:
        raise InputError(say("time-like", text=text))
    return int(text[:-1]) * unit


def _run(names: list[str], json: bool = False, force: bool = False, **given: Any) -> None:
    """Run stages, those that they need first."""
    from importlib.util import find_spec

    missing = [name for name in ("numpy", "scipy", "shapely", "pyproj") if find_spec(name) is None]
    if missing:
        raise InputError(say("study-needs", package=missing[0], command="pip install 'highiron[study,report]'"))
    import msgspec

    from highiron.study.errors import StudyError
    from highiron.study.stages.catalogue import STAGES
    from highiron.study.stages.given import check_given
    from highiron.study.stages.runner import RESULT, run_stage

    wanted = list(STAGES) if names == ["all"] else names
    with _shown() as progress:
        try:
            settings = _settings(progress, **given)
            check_given(settings)
            for name in wanted:
                _one(STAGES[name], settings, run_stage, force)
        except StudyError as error:
            raise InputError(str(error)) from None
    if json:
        found = {name: msgspec.json.decode((settings.out / name / RESULT).read_bytes()) for name in wanted}
        typer.echo(msgspec.json.encode(found[wanted[0]] if len(wanted) == 1 else found).decode())


def _one(stage: Any, settings: "Settings", run_stage: Any, force: bool) -> None:
    from highiron.cli import console

    started = time.monotonic()
    ran = run_stage(stage, settings, force)
    where = settings.out / stage.name
    if ran:
        console.note(say("stage-done", stage=stage.name, seconds=round(time.monotonic() - started), folder=str(where)))
    else:
        console.note(say("stage-kept", stage=stage.name, folder=str(where)))


@contextmanager
def _shown() -> "Generator[Any, None, None]":
    """A progress bar with the time left, or lines now and then where there is no terminal."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from highiron.cli import console

    if not sys.stderr.isatty():
        yield _lines()
        return
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeElapsedColumn(),
        TextColumn(say("time-left")),
        TimeRemainingColumn(),
        console=console.notes(),
        transient=True,
    ) as bar:
        tasks: dict[str, Any] = {}

        def show(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks.clear()
                for task in bar.task_ids:
                    bar.remove_task(task)
                tasks[what] = bar.add_task(what, total=total)
            bar.update(tasks[what], completed=done, total=total)

        yield show


def _lines() -> Any:
    """Progress as lines, at most one in ten seconds, with the time left."""
    from highiron.cli import console

    begun: dict[str, tuple[float, int]] = {}
    said = [time.monotonic()]

    def show(what: str, done: int, total: int) -> None:
        now = time.monotonic()
        start, first = begun.setdefault(what, (now, done))
        if now - said[0] >= 10 and done < total:
            said[0] = now
            left = (now - start) / (done - first) * (total - done) if done > first else 0
            console.note("  " + say("how-far-left", what=what, done=done, total=total, left=round(left)))

    return show


@study.command("data")
def data(out: Path = OUT, data: Path | None = DATA, plan: Path | None = PLAN, json: bool = JSON) -> None:
    """Check the inputs, their hashes and licences."""
    _run(["data"], json, force=True, out=out, data=data, plan=plan)


@study.command("grid")
def grid(
    spacing: int = SPACING,
    sweep: bool = typer.Option(False, "--sweep", help="Also try 150 to 350 km and four offsets."),
    out: Path = OUT,
    seed: int = SEED,
    jobs: int = JOBS,
    quick: bool = QUICK,
    cluster: str = CLUSTER,
    data: Path | None = DATA,
    json: bool = JSON,
) -> None:
    """Cells, terrain, gauge, the present network, eras and null models."""
    _run(
        ["data", "grid"], json, out=out, seed=seed, jobs=jobs, quick=quick, cluster=cluster, data=data,
        spacing=spacing, sweep=sweep,
    )  # fmt: skip


@study.command("grow")
def grow(
    seeds: int = typer.Option(0, "--seeds", min=0, help="Runs; 0: as many as the budget allows."),
    out: Path = OUT,
    seed: int = SEED,
    jobs: int = JOBS,
    quick: bool = QUICK,
    budget: str = BUDGET,
    cluster: str = CLUSTER,
    data: Path | None = DATA,
    json: bool = JSON,
) -> None:
    """The growth model from 1825 to 2024 with its default parameters."""
    given: dict[str, Any] = {
        "seed": seed,
        "jobs": jobs,
        "quick": quick,
        "budget": budget,
        "cluster": cluster,
        "data": data,
    }
    _run(["grow"], json, out=out, seeds=seeds, **given)


@study.command("fit")
def fit(
    out: Path = OUT,
    seed: int = SEED,
    jobs: int = JOBS,
    quick: bool = QUICK,
    budget: str = BUDGET,
    cluster: str = CLUSTER,
    data: Path | None = DATA,
    json: bool = JSON,
) -> None:
    """Fit the growth model, test it against null models, ablations, differences."""
    given: dict[str, Any] = {
        "seed": seed,
        "jobs": jobs,
        "quick": quick,
        "budget": budget,
        "cluster": cluster,
        "data": data,
    }
    _run(["fit"], json, out=out, **given)


@study.command("revenue")
def revenue(
    out: Path = OUT,
    seed: int = SEED,
    quick: bool = QUICK,
    budget: str = BUDGET,
    data: Path | None = DATA,
    json: bool = JSON,
) -> None:
    """What centres earn by era; sea, rail and air; corridors; the numbers of the board."""
    _run(["revenue"], json, out=out, seed=seed, quick=quick, budget=budget, data=data)


@study.command("forecast")
def forecast(
    out: Path = OUT,
    seed: int = SEED,
    quick: bool = QUICK,
    budget: str = BUDGET,
    scenario: Path | None = SCENARIO,
    data: Path | None = DATA,
    json: bool = JSON,
) -> None:
    """Volumes, links, scenarios, regrets and back-tests."""
    _run(["forecast"], json, out=out, seed=seed, quick=quick, budget=budget, data=data, scenarios=scenario)


@study.command("check")
def check(
    tasks: list[str] = typer.Argument(None, metavar="[task1…task5|report]", help="Only these; all by default."),
    out: Path = OUT,
    plan: Path | None = PLAN,
    json: bool = JSON,
) -> None:
    """Every acceptance rule by its number: green, red or not run. Red is no error: the paper says it in words."""
    from highiron.cli import console
    from highiron.study.checks import TASKS, as_rows, check_all
    from highiron.study.errors import StudyError
    from highiron.study.stages.runner import to_json, write_bytes

    unknown = [task for task in tasks or () if task not in TASKS]
    if unknown:
        raise InputError(say("no-task", name=unknown[0], known=", ".join(TASKS)))
    try:
        rows = as_rows(check_all(out, tuple(tasks or TASKS), plan))
    except StudyError as error:
        raise InputError(str(error)) from None
    if out.is_dir():
        write_bytes(out / "check.json", to_json(rows))
    if json:
        typer.echo(to_json(rows).decode())
        return
    shown = console.table("rule", "verdict", "must-hold", "figures")
    for row in rows:
        shown.add_row(row["rule"], say(_VERDICTS[row["verdict"]]), row["text"], row["figures"])
    console.results().print(shown)
    counts = {name: sum(row["verdict"] == name for row in rows) for name in ("green", "red", "not run")}
    console.results().print(say("verdicts", green=counts["green"], red=counts["red"], open=counts["not run"]))


@study.command("all")
def everything(
    out: Path = OUT,
    seed: int = SEED,
    jobs: int = JOBS,
    quick: bool = QUICK,
    budget: str = BUDGET,
    cluster: str = CLUSTER,
    scenario: Path | None = SCENARIO,
    plan: Path | None = PLAN,
    without: list[str] = WITHOUT,
    data: Path | None = DATA,
    json: bool = JSON,
) -> None:
    """Every stage in order; what is done already is skipped."""
    given: dict[str, Any] = {"seed": seed, "jobs": jobs, "quick": quick, "budget": budget, "cluster": cluster}
    _run(["all"], json, out=out, data=data, scenarios=scenario, plan=plan, without=tuple(without), **given)


@study.command("board")
def board(out: Path = OUT, seed: int = SEED, data: Path | None = DATA, json: bool = JSON) -> None:
    """Write the title "18CE Chapter 1: Eurasia" and prove that it can be played."""
    _run(["board"], json, out=out, seed=seed, data=data)


@study.command("strategy")
def strategy(
    out: Path = OUT,
    seed: int = SEED,
    jobs: int = JOBS,
    quick: bool = QUICK,
    budget: str = BUDGET,
    cluster: str = CLUSTER,
    json: bool = JSON,
) -> None:
    """Which inclinations win, whether seats and privates are fair, the final network and its medoid game."""
    given: dict[str, Any] = {"seed": seed, "jobs": jobs, "quick": quick, "budget": budget, "cluster": cluster}
    _run(["strategy"], json, out=out, **given)


@study.command("replay")
def replay(
    games: int = typer.Option(0, "--games", min=0, help="Games; 0: as many as the budget allows."),
    without: list[str] = WITHOUT,
    out: Path = OUT,
    seed: int = SEED,
    jobs: int = JOBS,
    quick: bool = QUICK,
    budget: str = BUDGET,
    cluster: str = CLUSTER,
    json: bool = JSON,
) -> None:
    """The game itself from 1825 to 2024, played by bots, beside the real network."""
    given: dict[str, Any] = {"seed": seed, "jobs": jobs, "quick": quick, "budget": budget, "cluster": cluster}
    _run(["replay"], json, out=out, games=games, without=tuple(without), **given)


@study.command("report")
def report(
    lang: str = typer.Option("en,zh", "--lang", metavar="L1,L2", help="Languages: en, zh."),
    out: Path = OUT,
    seed: int = SEED,
    plan: Path | None = PLAN,
    quick: bool = QUICK,
    budget: str = BUDGET,
    json: bool = JSON,
) -> None:
    """Pictures, and the paper as PDF in each language from the same numbers."""
    languages = tuple(name.strip() for name in lang.split(","))
    _run(["report"], json, out=out, seed=seed, quick=quick, budget=budget, plan=plan, languages=languages)
