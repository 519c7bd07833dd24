"""A file of 18xx.games: what we read of it, and the game it is about."""

from typing import Any

import msgspec

from highiron.core.random import SECRET
from highiron.game import Game
from highiron.records.errors import RecordError
from highiron.records.site_names import SITE, options_here, title_here
from highiron.titles.options import OptionError
from highiron.words import say_option_error


class SitePlayer(msgspec.Struct):
    """A player in a file of that site. Where there is no id, as in some files of 2020, the name serves as one."""

    name: str = ""
    id: int | str = ""

    def __post_init__(self) -> None:
        if self.id == "":
            self.id = self.name


class SiteGame(msgspec.Struct):
    """What we read of a file of that site; everything else is left alone."""

    title: str
    players: list[SitePlayer]
    actions: list[dict[str, Any]]
    id: int | str = ""
    settings: dict[str, Any] = {}
    result: dict[str, Any] | None = None


def new_game(source: SiteGame) -> Game:
    """The game of the file before its first action."""
    title = title_here(source.title, len(source.players))
    options = options_here(title, source.settings.get("optional_rules") or [])
    names = [player.name or f"Player {n}" for n, player in enumerate(source.players, 1)]
    try:
        return Game(title, names, preset=SITE, options=options, seed=seed_of(source))
    except OptionError as error:
        raise RecordError(say_option_error(error)) from None


def seed_of(source: SiteGame) -> int:
    """The seed of a file; where it has none, the first run of digits in its id."""
    seed = source.settings.get("seed")
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed % SECRET  # no seed of that site begins a secret stream; below it nothing changes
    digits = ""
    for char in str(seed or source.id):
        if char in "0123456789":
            digits += char
        elif digits:
            break
    return int(digits or 0) % SECRET


def text(value: Any) -> str:
    """A text of an action."""
    if not isinstance(value, str):
        raise TypeError(f"expected a text, got {value!r}")
    return value


def number(value: Any) -> int:
    """A whole number of an action."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, got {value!r}")
    return value
