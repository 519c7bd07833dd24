"""The house's bots by name, and anybody's by the place they are written in."""

from collections.abc import Callable
from functools import partial
from importlib import import_module

from highiron.bots.bot import Bot
from highiron.bots.levels import house_names
from highiron.bots.random_bot import RandomBot
from highiron.bots.steady import SteadyBot
from highiron.bots.steady.character import CHARACTERS

_BOTS: dict[str, Callable[[int], Bot]] = {}


class UnknownBot(ValueError):
    """There is no bot of that name."""


def register_bot(name: str, make: Callable[[int], Bot]) -> None:
    """Add a bot to this process: `make` builds one from a seed. Other processes know it by its place only."""
    _BOTS[name] = make


def bot_names() -> list[str]:
    """All bots that are registered. Only these names should be taken from strangers: a place runs code."""
    return list(_BOTS)


def make_bot(name: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """A bot by its name, or by its place `module:maker`. Equal names and seeds play equally.

    A bot of the house thinks at most about so many `seconds` about a move; others take the time they take.
    """
    if seconds is not None and name in _THINKERS:
        from highiron.bots.house import make_house_bot

        return make_house_bot(name, seed, seconds)
    make = _BOTS.get(name)
    if make is not None:
        return make(seed)
    place = _from_place(name)
    if place is None:
        raise UnknownBot(
            f"there is no bot {name!r}; there are: {', '.join(_BOTS)}; your own is named like my_module:MyBot"
        )
    return _made(name, place, seed)


def _made(name: str, make: Callable[[int], Bot], seed: int) -> Bot:
    """The bot of a place, which may be anything that can be called."""
    try:
        bot = make(seed)
    except Exception as error:
        raise UnknownBot(f"the bot {name!r} cannot be made from a seed: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "decide", None)):
        raise UnknownBot(f"{name!r} is no bot: what it makes has no decide")
    return bot


def _from_place(name: str) -> Callable[[int], Bot] | None:
    """What `module:maker` names; None when the name is no place."""
    module, sign, maker = name.partition(":")
    if not sign or not module or not maker:
        return None
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), maker)
    except ImportError as error:
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {error}") from None
    except AttributeError:
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {module} has no {maker}") from None
    if not callable(found):
        raise UnknownBot(f"the bot {name!r} cannot be loaded: {maker} makes nothing")
    return found


def thinks(name: str) -> bool:
    """Whether a bot of that name may take its time: everything else answers within milliseconds."""
    return name not in _AT_ONCE


def _make_in_house(name: str, seed: int) -> Bot:
    from highiron.bots.house import make_house_bot  # found when asked for: it stands on what learns from the others

    return make_house_bot(name, seed)


def _make_later(place: str, seed: int) -> Bot:
    make = _from_place(place)
    assert make is not None, "the house's own places are there"
    return make(seed)


register_bot("random", RandomBot)
for _character in CHARACTERS:  # `steady` and those who differ from it by a habit
    register_bot(_character.name, partial(SteadyBot, character=_character))
_AT_ONCE = frozenset(_BOTS)
for _name in ("search", "learned", "strong"):
    register_bot(_name, partial(_make_later, f"highiron.bots.search:{_name}"))
_THINKERS = frozenset(house_names()) - _AT_ONCE
for _name in house_names():
    if _name in _THINKERS:
        register_bot(_name, partial(_make_in_house, _name))
