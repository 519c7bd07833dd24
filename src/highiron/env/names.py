"""The names of the environments. The version is part of the name: what was learnt under a name stays valid under it."""

from highiron.titles import catalogue
from highiron.titles.options import OptionError


class EnvironmentNameError(ValueError):
    """There is no environment of that name; the message says which there are."""


class Setting:
    """What a name stands for, with the options chosen by the caller."""

    def __init__(self, title: str, options: dict[str, str]) -> None:
        self.title = title
        self.options = options


def environments() -> dict[str, Setting]:
    """What every name stands for, with the options that belong to it.

    Titles say it (`NAMES` in their module `env`). The version goes up with every change of the actions or their order,
    of the layout of observations, of the rewards, or of the rules of the title.
    """
    found: dict[str, Setting] = {}
    for title in catalogue.titles():
        nothing: dict[str, dict[str, str]] = {}
        for name, fixed in catalogue.told(title, "env", "NAMES", nothing).items():
            found[f"highiron/{name}"] = Setting(title, fixed)
    return found


def names() -> list[str]:
    """The names that `make` knows."""
    return list(environments())


def setting_of(name: str, options: dict[str, str] | None) -> Setting:
    """Title and options of a name. Raises `EnvironmentNameError`, or `OptionError` where an option contradicts it."""
    known = environments()
    if name not in known:
        stem = name.rpartition("-v")[0]
        same = [other for other in known if stem and other.rpartition("-v")[0] == stem]
        raise EnvironmentNameError(
            f"{name!r} is a version that is not here; the present one is {same[0]!r}"
            if same
            else f"unknown environment {name!r}; there are: {', '.join(known)}"
        )
    chosen = dict(options or {})
    for option, value in known[name].options.items():
        if chosen.setdefault(option, value) != value:
            raise OptionError(f"{name!r} is played with {option}={value}, not {option}={chosen[option]}")
    return Setting(known[name].title, chosen)


def default_players(title: str) -> int:
    """Four, or the nearest number of players the title is for."""
    return min(catalogue.player_counts(title), key=lambda count: abs(count - 4))
