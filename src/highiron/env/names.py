"""The names of the environments. The version is part of the name: what was learnt under a name stays valid under it."""

from typing import Final

from highiron.titles import catalogue
from highiron.titles.options import OptionError

# Name -> title, and the options that belong to the name. The version goes up with every change of the actions or
# their order, of the layout of observations, of the rewards, or of the rules of the title.
ENVIRONMENTS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "highiron/1830-v1": ("1830", {}),
    "highiron/1830plus-v1": ("1830", {"board": "plus"}),
    "highiron/1846-v1": ("1846", {}),
}


class EnvironmentNameError(ValueError):
    """There is no environment of that name; the message says which there are."""


class Setting:
    """What a name stands for, with the options chosen by the caller."""

    def __init__(self, title: str, options: dict[str, str]) -> None:
        self.title = title
        self.options = options


def names() -> list[str]:
    """The names that `make` knows."""
    return list(ENVIRONMENTS)


def setting_of(name: str, options: dict[str, str] | None) -> Setting:
    """Title and options of a name. Raises `EnvironmentNameError`, or `OptionError` where an option contradicts it."""
    if name not in ENVIRONMENTS:
        stem = name.rpartition("-v")[0]
        same = [known for known in ENVIRONMENTS if stem and known.rpartition("-v")[0] == stem]
        raise EnvironmentNameError(
            f"{name!r} is a version that is not here; the present one is {same[0]!r}"
            if same
            else f"unknown environment {name!r}; there are: {', '.join(ENVIRONMENTS)}"
        )
    title, fixed = ENVIRONMENTS[name]
    chosen = dict(options or {})
    for option, value in fixed.items():
        if chosen.setdefault(option, value) != value:
            raise OptionError(f"{name!r} is played with {option}={value}, not {option}={chosen[option]}")
    return Setting(title, chosen)


def default_players(title: str) -> int:
    """Four, or the nearest number of players the title is for."""
    return min(catalogue.player_counts(title), key=lambda count: abs(count - 4))
