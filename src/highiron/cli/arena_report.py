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
from highiron.cli.console import figure, say, share
from highiron.cli.report import counted_lines
from highiron.titles import catalogue

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
    times = ("ms-median", "ms-most", "ms-worst")
    shown = console.table("bot", *numbers, *times, numbers=(*numbers, *times))
    ranked = sorted(found.by_bot, key=lambda bot: -found.ratings[bot].mu)
    for bot in ranked:
        line, rating = found.by_bot[bot], found.ratings[bot]
        took = found.times[bot]
        shown.add_row(
            bot,
            figure(line.games),
            figure(line.seats),
            figure(line.wins, 1),
            share(line.first, 1),
            share(line.last, 1),
            figure(line.mean_rank, 2),
            _money(found.title, line.mean_wealth),
            f"{figure(rating.mu, 1)} ± {figure(rating.sigma, 1)}",
            figure(took.median, 2),
            figure(took.p99, 1),
            figure(took.worst),
        )
    return shown


def _facts(found: Summary) -> list[str]:
    ends = Counter(found.ends).most_common()
    lines = [
        say(
            "arena-ends",
            games=found.games,
            players=found.players,
            ends="; ".join(f"{_why(why)} {figure(count)} ({share(count / found.games)})" for why, count in ends),
        ),
        say("arena-bankrupt", games=found.bankrupt_games, part=share(found.bankrupt_games / found.games, 1)),
        say(
            "arena-winner",
            mean=_money(found.title, found.winner_wealth.mean),
            low=_money(found.title, found.winner_wealth.low),
            high=_money(found.title, found.winner_wealth.high),
        ),
        say(
            "arena-end",
            floated=figure(found.floated.mean, 1),
            lasting=figure(found.permanent_companies.mean, 1),
            trains=figure(found.permanent_trains.mean, 1),
        ),
        say("arena-lengths", actions=_spread(found.actions), rounds=_spread(found.operating_rounds)),
        *counted_lines([result.counted for result in found.results]),
        say("refused-moves", count=found.refused) + _refusals(found.refused_moves),
    ]
    if found.unfinished:
        stuck = [result.game for result in found.results if not result.finished]
        listed = ", ".join(stuck[:NAMED]) + (" …" if len(stuck) > NAMED else "")
        lines.append(say("unfinished-games", list=listed))
    slowest = max(found.times.items(), key=lambda item: item[1].worst)
    lines.append(say("slowest", bot=slowest[0], time=figure(slowest[1].worst), where=str(slowest[1].worst_at)))
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
        "\n- "
        + say(
            "refusal",
            bot=bot,
            reason=text,
            count=count,
            game=where[bot, text].game,
            number=where[bot, text].number,
        )
        for (bot, text), count in counts.most_common(REASONS)
    ]
    return "".join(listed)


def _why(end: str) -> str:
    return say("unfinished") if end == UNFINISHED else words.say_end(end)


def _spread(values: Spread) -> str:
    return say("spread", mean=round(values.mean), low=round(values.low), high=round(values.high))


def _money(title: str, amount: float) -> str:
    return console.money(amount, catalogue.currency(title))
