"""Games for the tests of the environments."""

from collections.abc import Iterator
from random import Random

import numpy as np

from highiron.core.state import State
from highiron.env.environment import Environment
from highiron.game import Game
from highiron.selfplay import RandomPlayers
from highiron.titles import catalogue

DEALS = {"wagon_trade": "as_trains", "train_sale_ban": "none", "private_trade": "in_sr"}  # all that may be sold
VARIANTS: dict[str, list[tuple[str, dict[str, str]]]] = {
    "1830": [("", {}), ("18xx.games", {"board": "plus"})],
    "1846": [("", {}), ("18xx.games", {"privates_edition": "second"})],
    "1817": [("", {}), ("18xx.games", {"volatility": "on"})],
    "18CE": [("", {}), ("", DEALS | {"forced_funding": "free_choice"})],
}
# All numbers of players of a title; of one for many players some, because its games are long.
PLAYERS = {"1817": (3, 7, 12)}
CASES = [
    (title, players, preset, options)
    for title, variants in VARIANTS.items()
    for players in PLAYERS.get(title, tuple(catalogue.player_counts(title)))
    for preset, options in variants
]


def positions(
    title: str, players: int, seed: int, preset: str, options: dict[str, str], most: int = 1200
) -> Iterator[State]:
    """Every position of a random game that develops, up to so many."""
    game = Game(title, players, preset=preset, options=options, seed=seed)
    random = RandomPlayers(Random(seed), quick=True)
    for _ in range(most):
        if game.over:
            return
        yield game.state
        game.play(random.choose(game.state))


def play(env: Environment, seed: int, until: int = 100_000) -> None:
    """Random play within the masks, a kind of action first; stops when the episode is done."""
    rng = Random(seed)
    while not env.done and env.sequence < until:
        mask = env.mask(env.agent_selection)
        part = rng.choice([part for part in env.actions.kinds.values() if mask[part].any()])
        env.step(int(part.start) + int(rng.choice(np.flatnonzero(mask[part]))))
