"""The bots that people are offered at a table: a level, which says how long they think, and a character.

A bot of the house is named by both, `quick-raider`; one that plays at once by its character alone, `raider`.
"""

from copy import copy
from random import Random

from highiron.bots.bot import Bot
from highiron.bots.search import SearchBot
from highiron.bots.search.bot import QUICK as SOME
from highiron.bots.search.bot import STRONG as MUCH
from highiron.bots.search.bot import learned_parts
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.character import CHARACTERS

INSTANT, QUICK, STRONG = "instant", "quick", "strong"
LEVELS = (INSTANT, QUICK, STRONG)
ANY = "any"  # in place of a character: the table draws one
SECONDS = 1.0  # that a strong bot thinks about a move where nobody says otherwise
_EFFORT = {QUICK: SOME, STRONG: MUCH}
_SHARE = {QUICK: 0.3, STRONG: 1.0}  # of the time there is for a move
_CHARACTERS = {character.name: character for character in CHARACTERS}


def house_name(level: str, character: str) -> str:
    """The name of the bot of that level and character."""
    return character if level == INSTANT else f"{level}-{character}"


def level_and_character(name: str) -> tuple[str, str]:
    """What a name says; ("", "") where it is none of these bots. The character may be ANY."""
    level, sign, character = name.rpartition("-")
    level = level if sign else INSTANT
    if level in LEVELS and (sign == "") == (level == INSTANT) and (character in _CHARACTERS or character == ANY):
        return level, character
    return "", ""


def house_names() -> list[str]:
    """All of them: level by level, character by character."""
    return [house_name(level, character) for level in LEVELS for character in _CHARACTERS]


def drawn(name: str, taken: list[str], rng: Random) -> str:
    """The name with a character drawn where it says ANY: one that none of these bots has, as long as there is one."""
    level, character = level_and_character(name)
    if character != ANY:
        return name
    present = [level_and_character(other)[1] for other in taken]
    fewest = min(present.count(each) for each in _CHARACTERS)
    return house_name(level, rng.choice([each for each in _CHARACTERS if present.count(each) == fewest]))


def make_house_bot(name: str, seed: int = 0, seconds: float = SECONDS) -> Bot:
    """The bot of that name, which thinks at most about so many seconds about a move."""
    level, named = level_and_character(name)
    character = _CHARACTERS[named]
    if level == INSTANT:
        return SteadyBot(seed, character)
    effort = copy(_EFFORT[level])
    effort.seconds = seconds * _SHARE[level]
    return SearchBot(seed, effort, name, learned_parts, character)
