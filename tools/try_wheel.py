#!/usr/bin/env python3
"""Tries the wheel that is installed: is it compiled, and do bots play a game of each title to its end?

python tools/try_wheel.py           what a wheel of `python -m build` has to do
python tools/try_wheel.py --plain   the same for a wheel that is plain Python
"""

import sys
from importlib import import_module

import highiron
from highiron import Game
from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.titles import catalogue

COMPILED = ("core.state", "flow.engine", "routes.solver", "titles.t1817.rules", "bots.steady.outlook", "learn.value")


def main() -> int:
    plain = [name for name in COMPILED if str(import_module(f"highiron.{name}").__file__).endswith(".py")]
    if len(plain) != (len(COMPILED) if "--plain" in sys.argv else 0):
        print(f"not as it was to be: of {', '.join(COMPILED)} these are plain Python: {', '.join(plain) or 'none'}")
        return 1
    for title in catalogue.titles():
        game = Game(title, catalogue.player_counts(title)[0], seed=1)
        for _ in decisions(game, {seat: make_bot("steady") for seat in game.names}):
            pass
        print(f"{title}: {len(game.actions)} actions, {'over' if game.over else 'not over'}")
        if not game.over:
            return 1
    print(f"highiron {highiron.__version__}: {'plain' if plain else 'compiled'}, {highiron.__file__}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
