"""The names of the bots that people are offered at a table: a level, which says how long they think, and a character.

A bot of the house is named by both, `quick-raider`; one that plays at once by its character alone, `raider`.
"""

from random import Random

from highiron.bots.steady.character import CHARACTERS

INSTANT, QUICK, STRONG = "instant", "quick", "strong"
LEVELS = (INSTANT, QUICK, STRONG)
NAMES = tuple(character.name for character in CHARACTERS)
ANY = "any"  # in place of a character: the table draws one


def house_name(level: str, character: str) -> str:
    """The name of the bot of that level and character."""
    return character if level == INSTANT else f"{level}-{character}"


def level_and_character(name: str) -> tuple[str, str]:
    """What a name says; ("", "") where it is none of these bots. The character may be ANY."""
    level, sign, character = name.rpartition("-")
    if (level not in LEVELS[1:] if sign else False) or character not in (*NAMES, ANY):
        return "", ""
    return level or INSTANT, character


def house_names() -> list[str]:
    """All of them: level by level, character by character."""
    return [house_name(level, character) for level in LEVELS for character in NAMES]


def drawn(name: str, taken: list[str], rng: Random) -> str:
    """The name with a character drawn where it says ANY: one that none of these bots has, as long as there is one."""
    level, character = level_and_character(name)
    if character != ANY:
        return name
    present = [level_and_character(other)[1] for other in taken]
    fewest = min(present.count(each) for each in NAMES)
    return house_name(level, rng.choice([each for each in NAMES if present.count(each) == fewest]))
