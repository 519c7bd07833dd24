"""Many games at once: one call for all observations and masks, one for all steps. A game that ends begins anew."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from highiron.env.environment import MAX_ACTIONS, Environment
from highiron.env.form import TRAINING, Form, form_of

_SEEDS = 2**31
Flags = npt.NDArray[np.bool_]  # by game


class Batch:
    """So many games of one environment, numbered from 0.

    `observations` (games × numbers), `masks` (games × actions) and `seats` (games, the seat that is asked, 0 for A) are
    arrays that every `step` writes anew: copy what must stay. `last` has, by the number of the game, what every agent
    sees at the end of a game that was ended or cut off by the latest step (agents × numbers). The form is `training`
    unless told otherwise.
    """

    def __init__(
        self,
        name: str,
        games: int,
        players: int | None = None,
        *,
        options: dict[str, str] | None = None,
        preset: str = "",
        seed: int = 0,
        max_actions: int = MAX_ACTIONS,
        form: str | Form = TRAINING,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        first = Environment(name, players, options, preset, seed, max_actions, None, form_of(form))
        self.games = [first, *(first.fork() for _ in range(games - 1))]
        self._seeds = Random(seed)
        self.agents = first.possible_agents
        numbers, actions = first.layout().size, len(first.actions)
        self.observations: npt.NDArray[np.float32] = np.zeros((games, numbers), np.float32)
        self.masks: npt.NDArray[np.int8] = np.zeros((games, actions), np.int8)
        self.seats: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        self.last: dict[int, npt.NDArray[np.float32]] = {}

    def __len__(self) -> int:
        return len(self.games)

    def reset(self) -> None:
        """Begin all games, each with a seed of its own."""
        self.last = {}
        for number in range(len(self)):
            self._begin(number)

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> tuple[npt.NDArray[np.float32], Flags, Flags]:
        """Play one action in every game: rewards (games × agents), which games are over, and which were cut off.

        Such a game has been begun anew when this returns; its rewards are those of the old one, and so is what `last`
        has of it. Raises `IllegalAction` before anything is played when one of the numbers is masked.
        """
        if len(actions) != len(self):
            raise ValueError(f"there are {len(self)} games and {len(actions)} actions")
        chosen = [game.action_of(int(action)) for game, action in zip(self.games, actions, strict=True)]
        rewards = np.zeros((len(self), len(self.agents)), np.float32)
        terminations, truncations = np.zeros(len(self), np.bool_), np.zeros(len(self), np.bool_)
        self.last = {}
        for number, (game, action) in enumerate(zip(self.games, chosen, strict=True)):
            game.step(action)
            if game.done:
                rewards[number] = [game.rewards[agent] for agent in self.agents]
                over = bool(game.position.ended)
                terminations[number], truncations[number] = over, not over
                self.last[number] = np.stack([game.seen(agent) for agent in self.agents])
                self._begin(number)
            else:
                self._look(number)
        return rewards, terminations, truncations

    def fork(self, number: int) -> Environment:
        """An independent copy of one of the games, to look ahead in."""
        return self.games[number].fork()

    def _begin(self, number: int) -> None:
        self.games[number].reset(seed=self._seeds.randrange(_SEEDS))
        self._look(number)

    def _look(self, number: int) -> None:
        game = self.games[number]
        agent = game.agent_selection
        self.seats[number] = self.agents.index(agent)
        self.observations[number] = game.seen(agent)
        row = self.masks[number]
        row[:] = 0
        row[game.choices.numbers()] = 1
