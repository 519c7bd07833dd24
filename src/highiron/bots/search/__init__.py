"""`search`: looks ahead by playing on with several kinds of steady players, and keeps what leaves it best off."""

from highiron.bots.search.bot import SearchBot, learned, search, strong
from highiron.bots.search.race import Effort

__all__ = ["Effort", "SearchBot", "learned", "search", "strong"]
