"""What came of a number of self-played games."""

import re
import statistics
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import typer

from highiron import words
from highiron.cli import console
from highiron.cli.console import figure, say
from highiron.game import Game
from highiron.selfplay import notable_events
from highiron.titles import catalogue
from highiron.words.catalogue import has_message

if TYPE_CHECKING:
    from rich.table import Table

SHOWN = 20  # games listed one by one; more only as a summary


class Line(msgspec.Struct):
    """One game."""

    seed: int
    actions: int
    turns: int
    phase: str
    end: str
    result: dict[str, int]
    seconds: float
    counted: dict[str, int] = {}  # what the title finds worth counting


def line_of(game: Game, seed: int, seconds: float) -> Line:
    state, counted = game.state, dict(notable_events(game))
    phase = state.phase_facts.id
    return Line(seed, len(game.actions), state.turn, phase, state.ended, game.result(), round(seconds, 3), counted)


def show(title: str, lines: list[Line], as_json: bool) -> None:
    """Every game if there are few, and the sums."""
    total = sum(line.actions for line in lines)
    seconds = sum(line.seconds for line in lines)
    rate = round(total / seconds) if seconds else 0
    ends = Counter(line.end or "unfinished" for line in lines)
    if as_json:
        data = {"games": lines, "actions": total, "seconds": round(seconds, 3), "actions_per_s": rate, "ends": ends}
        typer.echo(msgspec.json.encode(data).decode())
        return
    out = console.results()
    if len(lines) <= SHOWN:
        out.print(_games(title, lines))
    lengths = [line.actions for line in lines]
    wins = Counter(max(line.result, key=line.result.__getitem__) for line in lines)
    summary = [
        say("report-games", count=len(lines)),
        say(
            "report-lengths",
            low=min(lengths),
            high=max(lengths),
            median=round(statistics.median(lengths)),
            total=total,
        ),
        say("report-ends", list="; ".join(f"{_why(why)} {figure(count)}" for why, count in ends.most_common())),
        say("report-phases", list=_counts(Counter(line.phase for line in lines))),
        say("report-wins", list=_counts(wins)),
        say("report-worth", low=_money(title, min(_best(lines))), high=_money(title, max(_best(lines)))),
        *counted_lines([line.counted for line in lines]),
        say("report-speed", rate=rate),
    ]
    for text in summary:
        out.print(text)


def _games(title: str, lines: list[Line]) -> "Table":
    seats = list(lines[0].result)
    shown = console.table(
        *("seed", "actions", "turns", "phase", "ended-because", "seconds"),
        numbers=("seed", "actions", "turns", "seconds"),
        people=tuple(seats),
        after=5,
    )
    for line in lines:
        best = max(line.result.values())
        worth = [f"{_money(title, value)}{'*' if value == best else ''}" for value in line.result.values()]
        shown.add_row(
            str(line.seed),
            figure(line.actions),
            figure(line.turns),
            line.phase,
            _why(line.end),
            *worth,
            figure(line.seconds, 3),
        )
    return shown


def counted_lines(counts: list[dict[str, int]]) -> list[str]:
    """One line for each thing that the title counts: how often, and in how many games."""
    total: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for counted in counts:
        total.update(counted)
        games.update(list(counted))
    return [
        say("counted", name=_counted(name), count=count, games=games[name], of=len(counts))
        for name, count in sorted(total.items())
    ]


def _counted(name: str) -> str:
    """What a title calls something that it counts."""
    if found := re.fullmatch(r"games that reached phase (.+)", name):
        return say("counted-phase", phase=found[1])
    key = f"counted-{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}"
    return say(key) if has_message(f"cli-{key}") else name


def _why(end: str) -> str:
    return words.say_end(end) if end and end != "unfinished" else say("unfinished")


def _best(lines: list[Line]) -> list[int]:
    return [max(line.result.values()) for line in lines]


def _money(title: str, amount: int) -> str:
    return console.money(amount, catalogue.currency(title))


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name}: {figure(count)}" for name, count in sorted(counter.items()))
