"""The environment: one table as PettingZoo's agent–environment cycle."""

from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from highiron.core.actions import Action
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.env.action_list import action_list
from highiron.env.choices import Choices
from highiron.env.form import PLAIN, Form
from highiron.env.layout import Layout, Observation
from highiron.env.names import default_players, setting_of
from highiron.env.observation import observer_for
from highiron.flow import engine
from highiron.game import Game
from highiron.titles import catalogue

MAX_ACTIONS = 5000
RENDER_MODES = ("human", "ansi", "svg")
_SEEDS = 2**31  # seeds of games that are not given are drawn below this
_BY_AGENT = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
# What changes in play; all else follows from the arguments.
_IN_PLAY = (
    *_BY_AGENT,
    "form",
    "agent_selection",
    "_skip_agent_selection",
    "_game",
    "_state",
    "sequence",
    "done",
    "_next_seed",
    "_seeds",
)

Mask = npt.NDArray[np.int8]
Seen = dict[str, npt.NDArray[Any]]


class IllegalAction(ValueError):
    """A number that is masked now, or no number of the action list."""


class Environment(AECEnv[str, Any, Any]):
    """A table of so many agents, named by their seats `A`, `B` …; made by `highiron.env.make`.

    `agent_selection` is the seat that is asked. Observations are dictionaries of `observation` and `action_mask`;
    only the agent that is asked has anything in its mask. A pickled or copied environment goes on where it was.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        preset: str = "",
        seed: int | None = None,
        max_actions: int = MAX_ACTIONS,
        render_mode: str | None = None,
        form: Form = PLAIN,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"unknown render_mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        if render_mode is not None and not form.history:
            raise ValueError(f"the form {form.name!r} keeps no game to render: leave out render_mode")
        if max_actions < 1:
            raise ValueError(f"max_actions must be at least 1, not {max_actions}")
        setting = setting_of(name, options)
        self.name = name
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self._arguments = (name, players, options, preset, seed, max_actions, render_mode, form)
        self._choices: Choices | None = None
        self.form = form
        self.render_mode = render_mode
        self.max_actions = max_actions
        self.title, self.preset, self.options = setting.title, preset, setting.options
        count = default_players(self.title) if players is None else players
        self.facts = catalogue.facts_for(self.title, count, preset, self.options)
        self.possible_agents = list(self.facts.seats)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.actions = action_list(self.facts)
        self._observer = observer_for(self.facts, form)
        self._game: Game | None = None
        self._state: State | None = None
        self.sequence = 0  # actions played
        self.done = False  # over, or cut off
        self._next_seed = seed
        self._seeds = Random(seed)
        self._action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._make_space() for agent in self.possible_agents}

    def _make_space(self) -> spaces.Space[Any]:
        low, high = self.layout().bounds()
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def __reduce__(self) -> tuple[type["Environment"], tuple[Any, ...], dict[str, Any]]:
        """Made anew by the same arguments, with what changes in play taken over."""
        return Environment, self._arguments, {name: self.__dict__[name] for name in _IN_PLAY if name in self.__dict__}

    def __setstate__(self, in_play: dict[str, Any]) -> None:
        self.__dict__.update(in_play)
        if self._state is not None:
            self._choices = self._find_choices()

    @property
    def game(self) -> Game:
        """The game that is being played, with its history; the form `training` keeps none."""
        if self._game is None:
            raise RuntimeError("no game has begun: call reset() first" if self.form.history else "no history is kept")
        return self._game

    @property
    def position(self) -> State:
        """The present position."""
        if self._state is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self._state

    @property
    def choices(self) -> Choices:
        """The numbers that are open now."""
        if self._choices is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self._choices

    def fork(self) -> "Environment":
        """An independent environment at the same moment, without the history: to try something out and drop it."""
        new = Environment.__new__(Environment)
        new.__dict__.update(self.__dict__)
        new._game = None
        new.form = msgspec.structs.replace(self.form, history=False)
        new._seeds = Random()
        new._seeds.setstate(self._seeds.getstate())
        for name in _BY_AGENT:
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].copy())
        return new

    # --- the cycle ---------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The seed is the game's; without one it comes from the stream of the last given seed."""
        if seed is not None:
            self._next_seed = int(seed)
            self._seeds = Random(self._next_seed)
        game_seed = self._seeds.randrange(_SEEDS) if self._next_seed is None else self._next_seed
        self._next_seed = None
        players = len(self.facts.seats)
        if self.form.history:
            self._game = Game(self.title, players, preset=self.preset, options=self.options, seed=game_seed)
        self._state = self._game.state if self._game is not None else catalogue.new_state(self.facts, game_seed)
        self.sequence, self.done = 0, False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def step(self, action: int | Action | None) -> None:
        """Play the action with that number for the agent that is asked; None for an agent that is done.

        Also takes an `Action` of the engine, so that a bot can sit at the table and play what has no number. Raises
        `IllegalAction`, or `Refused` with the engine's reasons, and changes nothing when it is not legal.
        """
        state, agent = self.position, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if isinstance(action, Action) and action.seat != agent:
            raise IllegalAction(f"{agent} is asked, and this is an action of {action.seat}: {action}")
        chosen = action if isinstance(action, Action) else self.action_of(action)
        if self._game is not None:
            self._game.play(chosen)
            state = self._game.state
        else:
            state, _ = engine.apply(state, chosen)
        self._state = state
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.sequence += 1
        over = bool(state.ended)
        self.done = over or self.sequence >= self.max_actions
        if self.done:
            self.rewards = self.shares_of_wealth()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Take in the new position: who is asked, and what everybody is told."""
        state = self.position
        choices = self._choices = self._find_choices()
        self.agent_selection = self.agents[0] if self.done else state.actor
        self.infos = {}
        for agent in self.agents:
            families = len(choices.families) if agent == state.actor else 0
            self.infos[agent] = {"sequence": self.sequence, "families": families, "ended": state.ended}

    def _find_choices(self) -> Choices:
        return Choices(self.actions, self.position, offers=self.form.offers)

    def shares_of_wealth(self) -> dict[str, float]:
        """What each agent is worth now, as a part of what all are worth together."""
        result = {seat: worth(self.position, seat) for seat in self.facts.seats}
        total = sum(result.values())
        return {seat: value / total if total else 1 / len(result) for seat, value in result.items()}

    # --- what agents get ---------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Seen:
        """The position as the agent may know it, and what it may do now."""
        return {"observation": self.seen(agent), "action_mask": self.mask(agent)}

    def seen(self, agent: str) -> Observation:
        """The observation alone."""
        return self._observer.observe(self.position, agent)

    def mask(self, agent: str) -> Mask:
        """1 for every action that the agent may choose now."""
        mask = np.zeros(len(self.actions), np.int8)
        if agent == self.agent_selection and not self.done:
            mask[self.choices.numbers()] = 1
        return mask

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def layout(self) -> Layout:
        """The sections of an observation by name."""
        return self._observer.layout

    # --- numbers and actions -----------------------------------------------------------------------------------

    def action_of(self, number: int | None) -> Action:
        """The action that a number stands for in this position. Raises `IllegalAction` when it is masked."""
        if number is None or not 0 <= int(number) < len(self.actions):
            raise IllegalAction(f"actions are numbers from 0 to {len(self.actions) - 1}, not {number!r}")
        if number not in self.choices:
            raise IllegalAction(
                f"action {int(number)} ({self.describe(int(number))}) is not legal for {self.agent_selection} now; "
                "choose one that is 1 in the action mask"
            )
        return self.choices.action(int(number))

    def index_of(self, action: Action) -> int | None:
        """The number of a legal action of the agent that is asked; None when the list has none for it."""
        return self.choices.number(action)

    def describe(self, number: int) -> str:
        """What a number of the action list means, in any position."""
        return self.actions.describe(number)

    # --- looking -----------------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table as text (`ansi`) or as an SVG picture (`svg`); `human` prints the text and returns None."""
        if self.render_mode == "human":
            print(self.game)
        if self.render_mode == "ansi":
            return str(self.game)
        return self.game.svg() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is held open."""
