"""The ladder: all bots of a pool against each other, in rotated seats, until their ratings are sure enough.

Which bots meet in which deal is settled by the seed alone, so a run that is broken off goes on where it stopped, and
two runs of the same length are the same games, apart from bots that think by the clock.
"""

from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random

import msgspec

from highiron.arena.playing import Played
from highiron.arena.ratings import rate
from highiron.arena.schedule import ArenaError, Assignment, Tournament
from highiron.arena.summary import BotTimes, bot_times
from highiron.arena.times import Times

SURE = 1.96  # deviations on either side that hold the truth in 95 of 100 cases
START = 100_000  # deals of the ladder are its own: nothing is learned from or tuned on them


class Pool(msgspec.Struct, frozen=True):
    """Who plays what."""

    title: str
    bots: tuple[str, ...]
    players: int
    seed: int = 0
    commit: str = ""  # of the code that plays; "" where it is not known


class Rung(msgspec.Struct, frozen=True):
    """One bot of the ladder. `low` and `high` bound its rating, `wins_low` and `wins_high` its part of games won."""

    bot: str
    games: int
    wins: float  # a shared first place is split
    won: float  # part of its games
    wins_low: float
    wins_high: float
    wealth: float  # its mean share of all wealth; 1 / players is par
    rating: float
    low: float
    high: float
    refused: int
    times: BotTimes


class Ladder(msgspec.Struct, frozen=True):
    """A run: its rungs, the strongest first."""

    title: str
    players: int
    seed: int
    games: int
    unfinished: int
    bots: tuple[str, ...]
    rungs: list[Rung]
    commit: str = ""
    machine: str = ""
    day: str = ""

    @property
    def widest(self) -> float:
        """Half the width of the widest interval of a rating. Who never won has no lower end, and does not count."""
        return max((rung.high - rung.rating for rung in self.rungs if rung.wins), default=float("inf"))


def games_of(pool: Pool) -> Iterator[Assignment]:
    """The games of the ladder, without end: each deal once from every seat. Everybody plays equally often."""
    if len(pool.bots) < 2:
        raise ArenaError("a ladder needs at least two bots")
    for number, bots in enumerate(_line_ups(pool)):
        deal = START * (pool.seed + 1) + number
        tournament = Tournament(pool.title, bots, pool.players, deal)
        for rotation in range(pool.players):
            yield Assignment(tournament, number * pool.players + rotation, deal, rotation)


def _line_ups(pool: Pool) -> Iterator[tuple[str, ...]]:
    """Who plays each deal: the pool is shuffled and dealt out, again and again, to different bots where it can be."""
    rng = Random(f"{pool.title}/{pool.seed}")
    waiting: list[str] = []
    while True:
        seated: list[str] = []
        while len(seated) < pool.players:
            if not any(_fits(bot, seated, pool) for bot in waiting):
                waiting += rng.sample(pool.bots, len(pool.bots))
            bot = next(bot for bot in waiting if _fits(bot, seated, pool))
            waiting.remove(bot)
            seated.append(bot)
        yield tuple(seated)


def _fits(bot: str, seated: list[str], pool: Pool) -> bool:
    return seated.count(bot) <= len(seated) // len(pool.bots)


def standing(pool: Pool, played: list[Played]) -> Ladder:
    """How everybody stands after these games, in whatever order they come."""
    games = sorted(played, key=lambda one: one.result.number)
    finished = [one.result for one in games if one.result.finished]
    ratings = rate(pool.bots, finished)
    times: dict[str, Times] = {bot: Times() for bot in pool.bots}
    refused = dict.fromkeys(pool.bots, 0)
    for one in games:
        for bot, took in one.times.items():
            times[bot].merge(took)
        for move in one.refused:
            refused[move.bot] += 1
    rungs = []
    for bot in pool.bots:
        # A bot with several seats of a game has played one game: its seats win or lose together.
        theirs = [result for result in finished if bot in result.bots]
        wins = sum(sum(result.bots[at] == bot for at in result.winners) / len(result.winners) for result in theirs)
        seats = [(result, at) for result in theirs for at, name in enumerate(result.bots) if name == bot]
        wealth = [max(0, result.wealth[at]) / max(1, sum(result.wealth)) for result, at in seats]
        low, high = wilson(wins, len(theirs))
        rating = ratings[bot]
        rungs.append(
            Rung(
                bot=bot,
                games=len(theirs),
                wins=round(wins, 3),
                won=round(wins / len(theirs), 4) if theirs else 0.0,
                wins_low=round(low, 4),
                wins_high=round(high, 4),
                wealth=round(sum(wealth) / len(wealth), 4) if wealth else 0.0,
                rating=round(rating.mu, 2),
                low=round(rating.mu - SURE * rating.sigma, 2),
                high=round(rating.mu + SURE * rating.sigma, 2),
                refused=refused[bot],
                times=bot_times(times[bot]),
            )
        )
    rungs.sort(key=lambda rung: -rung.rating)
    return Ladder(
        title=pool.title,
        players=pool.players,
        seed=pool.seed,
        games=len(games),
        unfinished=len(games) - len(finished),
        bots=pool.bots,
        rungs=rungs,
        commit=pool.commit,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true part of games won in 95 of 100 cases (Wilson's score)."""
    if not games:
        return 0.0, 1.0
    part, extra = wins / games, SURE**2 / games
    middle = (part + extra / 2) / (1 + extra)
    half = SURE / (1 + extra) * sqrt(part * (1 - part) / games + extra / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def next_games(pool: Pool, done: set[str], most: int) -> list[Assignment]:
    """The first games of the run, up to so many in all, that have not been played yet."""
    return [one for one in islice(games_of(pool), most) if one.name not in done]
