"""The bots of the house that take their time, made by their names; see `levels`."""

from copy import copy

from highiron.bots.bot import Bot
from highiron.bots.levels import INSTANT, QUICK, STRONG, level_and_character
from highiron.bots.search.bot import QUICK as SOME
from highiron.bots.search.bot import USUAL as MUCH
from highiron.bots.search.bot import SearchBot
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS
from highiron.learn.value import value_of

_EFFORT = {QUICK: SOME, STRONG: MUCH}
_SHARE = {QUICK: 0.3, STRONG: 1.0}  # of the time there is for a move
_CHARACTERS = {character.name: character for character in CHARACTERS}


def make_house_bot(name: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """The bot of that name, which thinks at most about so many seconds about a move.

    Without a number it does all that its level has in mind, however long that takes: then equal bots play equally.
    """
    level, named = level_and_character(name)
    character = _CHARACTERS[named]
    if level == INSTANT:
        return SteadyBot(seed, character)
    effort = copy(_EFFORT[level])
    effort.seconds = None if seconds is None else seconds * _SHARE[level]
    return SearchBot(seed, effort, name, character, learned=value_of)
