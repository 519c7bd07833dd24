"""Plain search with the effort of the quick level and no clock: what learning adds is seen against it.

highiron arena 1830 --bots quick-steady,bench.plain:search
"""

from highiron.bots.search.bot import QUICK, SearchBot
from highiron.bots.search.race import Effort


def search(seed: int = 0) -> SearchBot:
    """Looks ahead by estimates alone."""
    return SearchBot(seed, Effort(QUICK.decisions, QUICK.rounds, QUICK.kept, QUICK.glances), "search")
