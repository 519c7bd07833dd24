"""What came of a tournament. Everything but `times` is the same each time it is played."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

import msgspec

from highiron.arena.playing import GameResult, Played, RefusedMove
from highiron.arena.ratings import Rating, rate
from highiron.arena.schedule import Tournament
from highiron.arena.times import Times

LISTED = 100  # refused moves told one by one


class BotLine(msgspec.Struct, frozen=True):
    """How one bot did. Parts and means are over its seats in finished games."""

    games: int
    seats: int
    wins: float  # a shared first place is split
    first: float  # part of its seats that came first, shared or not
    last: float  # part of its seats that nobody was behind, while somebody was ahead
    mean_rank: float
    mean_wealth: float
    bankrupt: int
    decisions: int
    refused: int


class BotTimes(msgspec.Struct, frozen=True):
    """Milliseconds of processor time for a decision."""

    mean: float
    median: float
    p99: float
    worst: float
    worst_at: str


class Spread(msgspec.Struct, frozen=True):
    """Figures of many games."""

    mean: float = 0.0
    low: int = 0
    high: int = 0


class Summary(msgspec.Struct, frozen=True):
    """A whole tournament."""

    title: str
    players: int
    preset: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    unfinished: int
    wins: dict[str, float]
    ratings: dict[str, Rating]
    by_bot: dict[str, BotLine]
    ends: dict[str, int]
    bankrupt_games: int
    winner_wealth: Spread
    actions: Spread
    turns: Spread
    operating_rounds: Spread
    permanent_trains: Spread
    permanent_companies: Spread
    floated: Spread
    refused: int
    refused_moves: list[RefusedMove]  # the first ones
    results: list[GameResult]
    times: dict[str, BotTimes]


def summary(tournament: Tournament, played: Iterable[Played]) -> Summary:
    """Add up the games, in whatever order they come."""
    games = sorted(played, key=lambda one: one.result.number)
    results = [one.result for one in games]
    finished = [result for result in results if result.finished]
    refused = [move for one in games for move in one.refused]
    times = _times(games)
    lines = {bot: _line(bot, results, times[bot].count, refused) for bot in dict.fromkeys(tournament.bots)}
    return Summary(
        title=tournament.title,
        players=len(tournament.bots),
        preset=tournament.preset,
        options=tournament.options,
        bots=tournament.bots,
        seed=tournament.seed,
        games=len(games),
        unfinished=len(results) - len(finished),
        wins={bot: line.wins for bot, line in lines.items()},
        ratings=rate(lines, finished),
        by_bot=lines,
        ends=dict(sorted(Counter(result.ended for result in results).items())),
        bankrupt_games=sum(any(result.bankrupt) for result in results),
        winner_wealth=_spread([max(result.wealth) for result in finished]),
        actions=_spread([result.actions for result in results]),
        turns=_spread([result.turns for result in results]),
        operating_rounds=_spread([result.operating_rounds for result in results]),
        permanent_trains=_spread([result.permanent_trains for result in results]),
        permanent_companies=_spread([result.permanent_companies for result in results]),
        floated=_spread([result.floated for result in results]),
        refused=len(refused),
        refused_moves=refused[:LISTED],
        results=results,
        times={bot: bot_times(one) for bot, one in times.items()},
    )


def _line(bot: str, results: list[GameResult], decisions: int, refused: list[RefusedMove]) -> BotLine:
    wins, firsts, lasts, bankrupt = 0.0, 0, 0, 0
    ranks: list[int] = []
    wealth: list[int] = []
    for result in results:
        if not result.finished:
            continue
        worst = min(result.wealth)
        for at in range(len(result.bots)):
            if result.bots[at] != bot:
                continue
            ranks.append(result.ranks[at])
            wealth.append(result.wealth[at])
            firsts += result.ranks[at] == 1
            lasts += result.wealth[at] == worst and result.ranks[at] > 1
            wins += 1 / len(result.winners) if result.ranks[at] == 1 else 0
            bankrupt += result.bankrupt[at]
    return BotLine(
        games=sum(bot in result.bots for result in results),
        seats=sum(result.bots.count(bot) for result in results),
        wins=round(wins, 4),
        first=_part(firsts, len(ranks)),
        last=_part(lasts, len(ranks)),
        mean_rank=round(fmean(ranks), 4) if ranks else 0.0,
        mean_wealth=round(fmean(wealth), 1) if wealth else 0.0,
        bankrupt=bankrupt,
        decisions=decisions,
        refused=sum(move.bot == bot for move in refused),
    )


def _part(count: int, of: int) -> float:
    return round(count / of, 4) if of else 0.0


def _spread(values: list[int]) -> Spread:
    return Spread(round(fmean(values), 1), min(values), max(values)) if values else Spread()


def _times(games: list[Played]) -> dict[str, Times]:
    found: dict[str, Times] = {}
    for one in games:
        for bot, times in one.times.items():
            found.setdefault(bot, Times()).merge(times)
    return found


def bot_times(times: Times) -> BotTimes:
    """The figures that are told of the times of a bot."""
    return BotTimes(
        mean=round(times.total / times.count, 3) if times.count else 0.0,
        median=round(times.percentile(50), 3),
        p99=round(times.percentile(99), 3),
        worst=round(times.worst, 3),
        worst_at=times.worst_at,
    )
