"""Plain search without a clock: what looking ahead gains by itself, and what learning adds to it.

A busy machine takes futures away from whoever goes by the clock; these go by the number of decisions alone.

    highiron arena 1830 --bots bench.plain:usual,steady
    highiron arena 1830 --bots quick-steady,bench.plain:quick
"""

from highiron.bots.search.bot import QUICK, USUAL, SearchBot
from highiron.bots.search.race import Effort


def quick(seed: int = 0) -> SearchBot:
    """`search` with the effort of the quick level."""
    return _without_a_clock(seed, QUICK)


def usual(seed: int = 0) -> SearchBot:
    """`search` with its own effort."""
    return _without_a_clock(seed, USUAL)


def _without_a_clock(seed: int, effort: Effort) -> SearchBot:
    return SearchBot(seed, Effort(effort.decisions, effort.rounds, effort.kept, effort.glances), "search")
