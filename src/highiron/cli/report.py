"""What came of a number of self-played games."""

import statistics
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import typer

from highiron import words
from highiron.cli import console
from highiron.game import Game
from highiron.selfplay import notable_events
from highiron.titles import catalogue
from highiron.words.numbers import format_money

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
        f"games: {len(lines)}",
        f"actions: {min(lengths):,} to {max(lengths):,}, median {statistics.median(lengths):,.0f}, total {total:,}",
        f"ended because: {'; '.join(f'{_why(why)} {count}' for why, count in ends.most_common())}",
        f"last phase: {_counts(Counter(line.phase for line in lines))}",
        f"won by seat: {_counts(wins)}",
        f"worth of the winner: {_money(title, min(_best(lines)))} to {_money(title, max(_best(lines)))}",
        *counted_lines([line.counted for line in lines]),
        f"speed: {rate:,} actions a second",
    ]
    for text in summary:
        out.print(text)


def _games(title: str, lines: list[Line]) -> "Table":
    seats = list(lines[0].result)
    shown = console.table(
        *("seed", "actions", "turns", "phase", "ended because", *seats, "seconds"),
        numbers=("seed", "actions", "turns", *seats, "seconds"),
    )
    for line in lines:
        best = max(line.result.values())
        worth = [f"{_money(title, value)}{'*' if value == best else ''}" for value in line.result.values()]
        shown.add_row(
            str(line.seed), f"{line.actions:,}", str(line.turns), line.phase, _why(line.end), *worth, f"{line.seconds}"
        )
    return shown


def counted_lines(counts: list[dict[str, int]]) -> list[str]:
    """One line for each thing that the title counts: how often, and in how many games."""
    total: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for counted in counts:
        total.update(counted)
        games.update(list(counted))
    return [f"{name}: {count:,} in {games[name]} of {len(counts)} games" for name, count in sorted(total.items())]


def _why(end: str) -> str:
    return words.say_end(end) if end and end != "unfinished" else "unfinished"


def _best(lines: list[Line]) -> list[int]:
    return [max(line.result.values()) for line in lines]


def _money(title: str, amount: int) -> str:
    return format_money(amount, words.DEFAULT, catalogue.currency(title))


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in sorted(counter.items()))
