"""What came of a tournament, as tables or JSON."""

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import typer

from highiron import words
from highiron.arena import Played, RefusedMove, Summary, Tournament, summary
from highiron.arena.playing import UNFINISHED
from highiron.arena.summary import Spread
from highiron.cli import console
from highiron.cli.report import counted_lines
from highiron.titles import catalogue
from highiron.words.numbers import format_money

if TYPE_CHECKING:
    from rich.table import Table

REASONS = 5  # kinds of refusal listed
NAMED = 10  # unfinished games named


def show(tournament: Tournament, played: list[Played], as_json: bool) -> None:
    """One row for each bot, and what the games were like."""
    found = summary(tournament, played)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    out = console.results()
    out.print(_bots(found))
    for line in _facts(found):
        out.print(line, soft_wrap=True)


def _bots(found: Summary) -> "Table":
    numbers = ("games", "seats", "wins", "first", "last", "rank", "wealth", "rating")
    times = ("ms median", "ms 99%", "ms worst")
    shown = console.table("bot", *numbers, *times, numbers=(*numbers, *times))
    ranked = sorted(found.by_bot, key=lambda bot: -found.ratings[bot].mu)
    for bot in ranked:
        line, rating = found.by_bot[bot], found.ratings[bot]
        took = found.times[bot]
        shown.add_row(
            bot,
            f"{line.games:,}",
            f"{line.seats:,}",
            f"{line.wins:,.1f}",
            f"{line.first:.1%}",
            f"{line.last:.1%}",
            f"{line.mean_rank:.2f}",
            _money(found.title, line.mean_wealth),
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{took.median:.2f}",
            f"{took.p99:.1f}",
            f"{took.worst:.0f}",
        )
    return shown


def _facts(found: Summary) -> list[str]:
    ends = Counter(found.ends).most_common()
    lines = [
        f"games: {found.games:,}, {found.players} players; ended because: "
        + "; ".join(f"{_why(why)} {count:,} ({count / found.games:.0%})" for why, count in ends),
        f"games with a bankruptcy: {found.bankrupt_games:,} ({found.bankrupt_games / found.games:.1%})",
        f"worth of the winner: {_money(found.title, found.winner_wealth.mean)} on average, "
        f"{_money(found.title, found.winner_wealth.low)} to {_money(found.title, found.winner_wealth.high)}",
        f"at the end, on average: {found.floated.mean:g} companies afloat, {found.permanent_companies.mean:g} of them "
        f"with permanent trains, {found.permanent_trains.mean:g} such trains",
        f"actions: {_spread(found.actions)}; operating rounds: {_spread(found.operating_rounds)}",
        *counted_lines([result.counted for result in found.results]),
        f"refused moves: {found.refused:,}{_refusals(found.refused_moves)}",
    ]
    if found.unfinished:
        stuck = [result.game for result in found.results if not result.finished]
        lines.append(f"unfinished: {', '.join(stuck[:NAMED])}{' …' if len(stuck) > NAMED else ''}")
    slowest = max(found.times.items(), key=lambda item: item[1].worst)
    lines.append(f"slowest decision: {slowest[0]}, {slowest[1].worst:.0f} ms, {slowest[1].worst_at}")
    return lines


def _refusals(moves: list[RefusedMove]) -> str:
    """The most frequent reasons, each with a place where it happened."""
    counts: Counter[tuple[str, str]] = Counter()
    where: dict[tuple[str, str], RefusedMove] = {}
    for move in moves:
        for reason in move.reasons:
            # Where a rule refused it, the rule; where the bot itself failed, how.
            detail = f" [{reason.rule}]" if reason.rule else f" ({', '.join(map(str, reason.args.values()))})"
            key = (move.bot, console.printable(reason.code + detail))
            counts[key] += 1
            where.setdefault(key, move)
    listed = [
        f"\n- {bot}: {text} × {count}, first in {where[bot, text].game} after {where[bot, text].number} actions"
        for (bot, text), count in counts.most_common(REASONS)
    ]
    return "".join(listed)


def _why(end: str) -> str:
    return end if end == UNFINISHED else words.say_end(end)


def _spread(values: Spread) -> str:
    return f"{values.mean:,.0f} ({values.low:,} to {values.high:,})"


def _money(title: str, amount: float) -> str:
    return format_money(round(amount), words.DEFAULT, catalogue.currency(title))
