"""The best set of runs for the runs of a recorded game."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from highiron.cli.console import figure, say
from highiron.cli.errors import InputError
from highiron.cli.files import FILE, loaded

if TYPE_CHECKING:
    from highiron.core.state import State
    from highiron.routes.solver import BestRuns

AT = typer.Option(None, "--at", min=0, metavar="N", help="Only the position after the file's action number N.")
RECEIPT = typer.Option(False, "--receipt", help="Add the runs of the best set with their receipts to each line.")


def routes(file: Path = FILE, at: int | None = AT, receipt: bool = RECEIPT) -> None:
    """Find and prove the best train runs of a game.

    Writes one JSON object a line for every run: the file's number of the action, the company, its trains, the best
    total, what was played, the time in milliseconds, the nodes searched and whether the answer is proven. A summary
    goes to standard error.

    \b
    Examples:
      highiron routes game.json                  every run of the game
      highiron routes game.json --at 300         what could be earned after action 300
      highiron routes game.json --receipt        with stops, values, bonuses and their rules
    """
    from highiron.cli import console
    from highiron.core.actions import RunTrains
    from highiron.steps.run import check_runs

    if at is not None:
        _one(file, at, receipt)
        return
    found = loaded(file, None)
    game = found.game
    times: list[float] = []
    below = 0
    with console.progress() as bar:
        for number, action in bar.track(list(enumerate(game.actions, 1)), description=say("searching")):
            if not isinstance(action, RunTrains):
                continue
            state = game.at(number - 1)
            played = check_runs(state, action.company, action.runs).revenue
            best, ms = _search(state, action.company)
            times.append(ms)
            below += played < best.total
            _print(_line(found.numbers[number - 1], state, action.company, best, ms, receipt) | {"played": played})
    _summary(times, below)


def _one(file: Path, at: int, receipt: bool) -> None:
    """The company whose turn it is after that action; `played` is what it then ran, if it did."""
    from highiron.core.actions import RunTrains
    from highiron.steps.frames import OperatingTurn
    from highiron.steps.run import check_runs

    found = loaded(file, at)
    state = found.game.state
    turns = [frame for frame in state.frames if isinstance(frame, OperatingTurn)]
    if not turns:
        raise InputError(say("no-turn", number=at, file=str(file)))
    company = turns[-1].company
    best, ms = _search(state, company)
    following = loaded(file, None).game.actions[len(found.game.actions) :]
    played: int | None = None
    for action in following[:1]:
        if isinstance(action, RunTrains) and action.company == company:
            played = check_runs(state, company, action.runs).revenue
    _print(_line(at, state, company, best, ms, receipt) | {"played": played})
    _summary([ms], int(played is not None and played < best.total))


def _search(state: "State", company: str) -> tuple["BestRuns", float]:
    """The best set and the milliseconds it took, on a board that remembers nothing yet."""
    from time import perf_counter

    from highiron.core.board import build_board
    from highiron.steps.run import best_set

    fresh = state.copy()
    fresh.board = build_board(state.facts.plan, state.facts.tiles, state.board.tiles, state.board.stations)
    start = perf_counter()
    best = best_set(fresh, company)
    return best, (perf_counter() - start) * 1000


def _line(number: int, state: "State", company: str, best: "BestRuns", ms: float, receipt: bool) -> dict[str, Any]:
    from highiron.steps.run import trains_of

    line: dict[str, Any] = {
        "action": number,
        "company": company,
        "trains": [train for train, _ in trains_of(state, company)],
        "best": best.total,
        "bound": best.bound,
        "proved": best.proved,
        "nodes": best.nodes,
        "ms": round(ms, 3),
    }
    if receipt:
        line["runs"] = best.receipts
    return line


def _print(line: dict[str, Any]) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(line).decode())


def _summary(times: list[float], below: int) -> None:
    if not times:
        typer.echo(say("no-train-ran"), err=True)
        return
    ranked = sorted(times)
    middle = ranked[len(ranked) // 2]
    nearly_all = ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)]
    typer.echo(
        say(
            "runs-searched",
            count=len(times),
            below=below,
            median=figure(middle, 2),
            most=figure(nearly_all, 2),
            longest=figure(ranked[-1], 2),
        ),
        err=True,
    )
