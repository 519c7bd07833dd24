"""How strong bots are, with how sure that is: Plackett–Luce ratings of openskill."""

from collections.abc import Iterable
from importlib.util import find_spec
from statistics import fmean

import msgspec

from highiron.arena.playing import GameResult
from highiron.arena.schedule import ArenaError


class Rating(msgspec.Struct, frozen=True):
    """`mu` is the strength and `sigma` its uncertainty; `ordinal` = mu - 3 sigma is what a bot surely has."""

    mu: float
    sigma: float
    ordinal: float


def check_installed() -> None:
    """Raise ArenaError when ratings cannot be worked out."""
    if find_spec("openskill") is None:
        raise ArenaError("ratings need the package openskill: install highiron[lab]")


def rate(bots: Iterable[str], results: Iterable[GameResult]) -> dict[str, Rating]:
    """The rating of every one of these bots after finished games, taken in the order of their numbers.

    A bot in several seats of a game plays them as equals; its new rating is the mean of theirs. Games in which all
    seats are of one bot tell nothing.
    """
    check_installed()
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ordered = sorted(results, key=lambda result: result.number)
    standing = {bot: model.rating(name=bot) for bot in bots}
    for result in ordered:
        if len(set(result.bots)) == 1:
            continue
        seated = [[model.rating(mu=standing[bot].mu, sigma=standing[bot].sigma)] for bot in result.bots]
        after = model.rate(seated, ranks=[float(rank) for rank in result.ranks])
        for bot in set(result.bots):
            own = [team[0] for team, name in zip(after, result.bots, strict=True) if name == bot]
            standing[bot] = model.rating(mu=fmean(one.mu for one in own), sigma=fmean(one.sigma for one in own))
    return {
        bot: Rating(round(one.mu, 4), round(one.sigma, 4), round(one.ordinal(), 4)) for bot, one in standing.items()
    }
