"""The house's bots by name."""

from collections.abc import Callable

from highiron.bots.bot import Bot
from highiron.bots.random_bot import RandomBot
from highiron.bots.steady import SteadyBot

_BOTS: dict[str, Callable[[int], Bot]] = {}


class UnknownBot(ValueError):
    """There is no bot of that name."""


def register_bot(name: str, make: Callable[[int], Bot]) -> None:
    """Add a bot: `make` builds one from a seed."""
    _BOTS[name] = make


def bot_names() -> list[str]:
    """All bots there are."""
    return list(_BOTS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name. Equal names and seeds play equally."""
    make = _BOTS.get(name)
    if make is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(_BOTS)}")
    return make(seed)


register_bot("random", RandomBot)
register_bot("steady", SteadyBot)
