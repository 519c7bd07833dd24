"""PettingZoo's own tests, and the cycle of agents as its users know it."""

import pickle
import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from highiron.core.actions import Pass, TakePrivate
from highiron.core.events import Refused
from highiron.core.shares import worth
from highiron.env import make, names
from highiron.env.environment import IllegalAction
from highiron.env.names import environments
from highiron.titles import catalogue
from tests.env.games import play

TABLES = [(name, players) for name in names() for players in catalogue.player_counts(environments()[name].title)]
# What the API test says of every environment with masks and agents that are not called player_0, and of agents
# that are done.
SAID = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named",
    "Action mask numpy array is all zeros",
)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_test_passes(name: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(make(name, players), num_cycles=60)
    assert [str(one.message) for one in said if not str(one.message).startswith(SAID)] == []


@pytest.mark.parametrize("name", names())
def test_the_api_test_passes_to_the_end_of_an_episode(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(name, 3, max_actions=50), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_test_passes(name: str, players: int) -> None:
    seed_test(lambda: make(name, players), num_cycles=40)


@pytest.mark.parametrize("name", names())
def test_a_whole_game_ends_with_shares_of_wealth_for_all(name: str) -> None:
    env = make(name, 3, seed=3)
    env.reset()
    play(env, 3)
    assert env.game.over and env.infos["A"]["ended"] == env.game.state.ended
    assert env.terminations == {"A": True, "B": True, "C": True}
    assert not any(env.truncations.values())
    total = sum(worth(env.game.state, seat) for seat in "ABC")
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        assert terminated and seen is not None and not seen["action_mask"].any()
        got[agent] = reward
        env.step(None)
    assert got == {seat: worth(env.game.state, seat) / total for seat in "ABC"}
    assert sum(got.values()) == pytest.approx(1)
    assert env.agents == []


def test_nothing_is_rewarded_before_the_end() -> None:
    env = make("highiron/1830-v1", 3, seed=1)
    env.reset()
    for until in range(1, 200):
        play(env, until, until)
        assert set(env.rewards.values()) == {0.0}


def test_a_long_episode_is_truncated_and_pays_the_shares_as_they_stand() -> None:
    env = make("highiron/1830-v1", 4, max_actions=7)
    env.reset()
    play(env, 0)
    assert env.sequence == 7 and not env.game.over
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert not env.mask(env.agent_selection).any()


@pytest.mark.parametrize("name", names())
def test_the_agent_selected_is_the_seat_that_is_asked(name: str) -> None:
    env = make(name, 3, seed=5)
    env.reset()
    for until in range(1, 150):
        state = env.game.state
        assert env.agent_selection == state.actor
        for agent in env.agents:
            assert env.mask(agent).any() == (agent == state.actor)
            assert env.infos[agent]["sequence"] == until - 1
            assert (env.infos[agent]["families"] > 0) == (agent == state.actor)
        play(env, until, until)


def test_equal_seeds_give_equal_games_and_a_reset_without_one_goes_on() -> None:
    first, second = make("highiron/1846-v1", seed=9), make("highiron/1846-v1", seed=9)
    seeds: list[list[int]] = []
    for env in (first, second):
        seeds.append([])
        for _ in range(3):
            env.reset()
            seeds[-1].append(env.game.seed)
    assert seeds[0] == seeds[1] and seeds[0][0] == 9 and len(set(seeds[0])) == 3
    first.reset(seed=9)
    second.reset(seed=10)
    assert first.game.seed == 9 and second.game.seed == 10
    assert first.game.state != second.game.state
    first.reset()
    assert first.game.seed == seeds[0][1]


def test_a_masked_number_is_refused_and_changes_nothing() -> None:
    env = make("highiron/1830-v1", 4)
    env.reset()
    masked = int(np.flatnonzero(env.mask("A") == 0)[0])
    for wrong in (masked, -1, len(env.actions), None):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.sequence == 0 and not env.game.actions
    with pytest.raises(IllegalAction, match=r"bankrupt\) is not legal for A now; choose one that is 1"):
        env.step(env.actions.index["bankrupt",])


def test_numbers_and_actions_name_each_other() -> None:
    env = make("highiron/1830-v1", 4)
    env.reset()
    number = env.index_of(TakePrivate(seat="A", private="SV"))
    assert number is not None and env.describe(number) == "take_private private=SV"
    assert env.action_of(number) == TakePrivate(seat="A", private="SV")
    assert env.index_of(Pass(seat="A")) == 0
    assert env.index_of(Pass(seat="B")) is None
    assert env.index_of(TakePrivate(seat="A", private="CS")) is None


def test_others_at_the_table_may_play_actions_that_have_no_number() -> None:
    env = make("highiron/1830-v1", 3, seed=2)
    env.reset()
    rng, unlisted = Random(2), 0
    while env.sequence < 300 and not env.done:
        if env.agent_selection == "A":
            play(env, env.sequence, env.sequence + 1)
            continue
        action = rng.choice(env.choices.families).sample(rng)
        unlisted += env.index_of(action) is None
        env.step(action)
    assert unlisted > 10 and env.sequence == len(env.game.actions) == 300


def test_actions_of_others_and_illegal_ones_are_refused() -> None:
    env = make("highiron/1830-v1", 3)
    env.reset()
    with pytest.raises(IllegalAction, match="A is asked, and this is an action of B"):
        env.step(Pass(seat="B"))
    with pytest.raises(Refused):
        env.step(TakePrivate(seat="A", private="CS"))
    assert env.sequence == 0


@pytest.mark.parametrize("name", names())
def test_the_render_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {"ansi": lambda text: text.startswith(name[9:13]), "svg": lambda text: text.startswith("<svg")}
    make_one: Any = partial(make, name, 3, seed=1)  # called with a render mode, whatever its annotation says
    render_test(make_one, custom_tests=drawn)
    assert " to act" in capsys.readouterr().out


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = make("highiron/1830-v1", 4)
    env.reset()
    assert env.render() is None


def test_a_pickled_environment_goes_on_with_its_history() -> None:
    env = make("highiron/1846-v1", 3, options={"privates_edition": "second"}, seed=4)
    env.reset()
    for _ in range(5):
        env.step(int(env.mask(env.agent_selection).argmax()))
    copy: Any = pickle.loads(pickle.dumps(env))
    assert copy.game.state == env.game.state == copy.position
    assert copy.game.actions == env.game.actions
    assert copy.last()[1:] == env.last()[1:]
    copy.step(int(copy.mask(copy.agent_selection).argmax()))
    assert (len(copy.game.actions), len(env.game.actions)) == (6, 5)
    assert str(copy) == "highiron/1846-v1"


@pytest.mark.parametrize("do", [lambda env: env.last(), lambda env: env.step(0), lambda env: env.observe("A")])
def test_before_the_first_reset_there_is_no_game(do: Any) -> None:
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        do(make("highiron/1830-v1"))
