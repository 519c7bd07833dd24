"""Learning environments: the games as PettingZoo knows them. `make("highiron/1830-v1")` is all a researcher needs.

The libraries behind it come with `pip install highiron[lab]`; importing this package needs none of them.
"""

from typing import TYPE_CHECKING

from highiron.env.form import form_of
from highiron.env.names import EnvironmentNameError, names, setting_of

if TYPE_CHECKING:
    from highiron.env.environment import Environment

__all__ = ["EnvironmentNameError", "make", "names"]

_LIBRARIES = ("numpy", "gymnasium", "pettingzoo")


def make(
    name: str,
    players: int | None = None,
    *,
    options: dict[str, str] | None = None,
    preset: str = "",
    seed: int | None = None,
    max_actions: int | None = None,
    render_mode: str | None = None,
    form: str = "plain",
) -> "Environment":
    """An environment by its name; `names()` lists them.

    `players`, `options` and `preset` are those of `highiron.Game`; four players sit down unless told otherwise.
    `seed` is the seed of the first game. An episode of `max_actions` actions is truncated. `render_mode` is `human`,
    `ansi` or `svg`. The form `training` scales all numbers, adds the board as track and values and what is earned,
    leaves out offers that others may decline, and keeps no history; `figures` adds what the bots of the house learn
    from. Raises `EnvironmentNameError`, `OptionError`, ValueError or ImportError with what to do about it.
    """
    setting_of(name, options)  # a wrong name is wrong with or without the libraries
    shape = form_of(form)
    try:
        from highiron.env.environment import MAX_ACTIONS, Environment
    except ModuleNotFoundError as missing:
        if missing.name not in _LIBRARIES:
            raise
        raise ImportError(f"environments need {missing.name}: pip install highiron[lab]") from missing
    most = MAX_ACTIONS if max_actions is None else max_actions
    return Environment(name, players, options, preset, seed, most, render_mode, shape)
