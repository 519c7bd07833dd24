"""The form for learning: scaled numbers, the board and earnings as figures, forks, batches, and nothing kept."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from highiron.core.actions import Pass
from highiron.env import make, names
from highiron.env.batch import Batch
from highiron.env.environment import Environment, IllegalAction
from highiron.env.form import FIGURES, PLAIN, TRAINING
from highiron.env.observation import observer_for
from highiron.learn.features import FEATURES, features
from highiron.routes.solver import best_runs
from highiron.steps.run import route_rules, trains_of
from highiron.titles import catalogue
from tests.env.games import positions


def steps(env: Environment, count: int, seed: int = 1) -> list[int]:
    """So many random actions, kinds first; their numbers."""
    rng = Random(seed)
    taken: list[int] = []
    while len(taken) < count and not env.done:
        mask = env.mask(env.agent_selection)
        part = rng.choice([part for part in env.actions.kinds.values() if mask[part].any()])
        taken.append(int(part.start) + int(rng.choice(np.flatnonzero(mask[part]))))
        env.step(taken[-1])
    return taken


@pytest.mark.parametrize("form", ["training", "figures"])
@pytest.mark.parametrize("name", names())
def test_all_numbers_lie_between_minus_one_and_one(name: str, form: str) -> None:
    env = make(name, seed=2, form=form)
    env.reset()
    for _ in range(6):
        for agent in env.agents:
            seen = env.observe(agent)["observation"]
            assert seen.dtype == np.float32
            assert np.abs(seen).max() <= 1
        steps(env, 25, seed=env.sequence)


def test_figures_tell_track_values_and_earnings() -> None:
    facts = catalogue.facts_for("1830", 3)
    observer = observer_for(facts, TRAINING)
    layout, earned = observer.layout, 0
    for state in list(positions("1830", 3, 5, "", {}))[::40]:
        seen = observer.observe(state, "B") * np.maximum(np.abs(layout.bounds()[0]), layout.bounds()[1]).clip(1)
        track, values = layout["track"].of(seen), layout["value"].of(seen)
        for index, shape in enumerate(state.board.shapes[: len(facts.plan.hexes)]):
            assert [int(flag) for flag in track[index]] == [shape.exits >> edge & 1 for edge in range(6)]
            best = max((stop.value(state.phase_facts.values) for stop in shape.stops), default=0)
            assert values[index] == pytest.approx(best, abs=0.01)
        revenues = dict(zip(layout["revenue"].axes[0], layout["revenue"].of(seen), strict=True))
        for company in facts.corporations:
            trains = trains_of(state, company) if company in state.board.stations and company in state.trains else ()
            if trains:
                rules = route_rules(state, company)
                total = best_runs(state.board, company, trains, state.phase_facts.values, rules, 1_000).total
                assert revenues[company] == pytest.approx(total, abs=0.1)
                earned += total
            else:
                assert revenues[company] == 0
    assert earned > 0


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_the_figures_of_the_house_stand_in_a_section_with_the_observer_first(title: str) -> None:
    observer = observer_for(catalogue.facts_for(title, 3), FIGURES)
    section, told = observer.layout["figures"], 0.0
    assert section.axes == (("+0", "+1", "+2"), FEATURES)
    for state in list(positions(title, 3, 5, "", {}, 200))[::25]:
        figures = features(state)
        shown = section.of(observer.observe(state, "B"))
        assert shown * 3 == pytest.approx(np.array([figures[seat] for seat in "BCA"]), abs=1e-5)
        told += float(np.abs(shown).sum())
    assert told > 0


def test_when_the_game_is_over_there_are_no_figures_any_more() -> None:
    facts = catalogue.facts_for("1830", 2)
    state = catalogue.new_state(facts, 1)
    state.ended = "bank"
    state.frames = ()
    observer = observer_for(facts, FIGURES)
    assert not observer.layout["figures"].of(observer.observe(state, "A")).any()


def test_the_plain_layout_comes_first_and_is_as_it_was() -> None:
    facts = catalogue.facts_for("1846", 4)
    plain, training, figures = (observer_for(facts, form).layout for form in (PLAIN, TRAINING, FIGURES))
    assert [training[name].slice for name in plain] == [plain[name].slice for name in plain]
    assert [figures[name].slice for name in training] == [training[name].slice for name in training]
    assert figures.size > training.size > plain.size


def test_offers_to_others_are_left_out() -> None:
    """Uniform play does not drown in proposals of private trades."""
    counts = {}
    for form in ("plain", "training"):
        env = make("highiron/1830-v1", 3, seed=3, form=form)
        env.reset()
        rng, offered = Random(1), 0
        for _ in range(300):
            number = int(rng.choice(np.flatnonzero(env.mask(env.agent_selection))))
            offered += env.describe(number).startswith("trade_private")
            env.step(number)
        counts[form] = offered
    assert counts["training"] == 0 < counts["plain"]


def test_a_fork_goes_its_own_way() -> None:
    env = make("highiron/1846-v1", 3, seed=1, form="training")
    env.reset()
    steps(env, 60)
    before = env.position.copy()
    fork = env.fork()
    assert (fork.observe("A")["observation"] == env.observe("A")["observation"]).all()
    steps(fork, 30)
    assert env.position == before and env.sequence == 60 and fork.sequence == 90
    with pytest.raises(RuntimeError, match="no history"):
        _ = fork.game


def test_the_fork_of_an_environment_with_history_leaves_that_alone() -> None:
    env = make("highiron/1830-v1", 3, seed=1)
    env.reset()
    steps(env, 10)
    fork = env.fork()
    steps(fork, 10)
    assert len(env.game.actions) == 10
    env.step(steps(env.fork(), 1)[0])
    assert len(env.game.actions) == 11


def test_a_state_can_be_pickled() -> None:
    for title in ("1830", "1846", "1817", "18CE"):
        state = list(positions(title, 3, 5, "", {}, 60))[-1]
        again = pickle.loads(pickle.dumps(state))
        assert again == state and again.facts is state.facts


def test_a_batch_plays_as_single_environments_do() -> None:
    batch = Batch("highiron/1830-v1", 3, players=3, seed=5)
    batch.reset()
    seeds = Random(5)
    singles = [make("highiron/1830-v1", 3, form="training") for _ in range(3)]
    for env in singles:
        env.reset(seed=seeds.randrange(2**31))
    rng = Random(2)
    for _ in range(40):
        for number, env in enumerate(singles):
            assert batch.agents[batch.seats[number]] == env.agent_selection
            assert (batch.masks[number] == env.mask(env.agent_selection)).all()
            assert (batch.observations[number] == env.seen(env.agent_selection)).all()
        actions = [int(rng.choice(np.flatnonzero(row))) for row in batch.masks]
        rewards, over, cut = batch.step(actions)
        assert not over.any() and not cut.any() and not rewards.any() and not batch.last
        for env, action in zip(singles, actions, strict=True):
            env.step(action)


def test_a_game_that_is_cut_off_in_a_batch_gives_rewards_and_last_sights_and_begins_anew() -> None:
    batch = Batch("highiron/1830-v1", 2, players=3, seed=5, max_actions=20)
    batch.reset()
    for _ in range(19):
        batch.step([int(np.flatnonzero(row)[0]) for row in batch.masks])
    ends = [batch.fork(number) for number in range(2)]
    actions = [int(np.flatnonzero(row)[0]) for row in batch.masks]
    rewards, over, cut = batch.step(actions)
    assert cut.all() and not over.any()
    assert rewards.sum(axis=1) == pytest.approx(1)
    assert [game.sequence for game in batch.games] == [0, 0]
    for number, (end, action) in enumerate(zip(ends, actions, strict=True)):
        end.step(action)
        assert end.truncations["A"]
        assert (batch.last[number] == [end.seen(agent) for agent in batch.agents]).all()
    batch.step([int(np.flatnonzero(row)[0]) for row in batch.masks])
    assert not batch.last


def test_a_game_that_is_over_in_a_batch_was_not_cut_off() -> None:
    batch = Batch("highiron/18CE-v1", 1, players=3, seed=5)
    batch.reset()
    rng, over, cut, rewards = Random(1), np.zeros(1, np.bool_), np.zeros(1, np.bool_), np.zeros((1, 3), np.float32)
    for _ in range(5_000):
        env = batch.games[0]
        part = rng.choice([part for part in env.actions.kinds.values() if batch.masks[0][part].any()])
        number = int(part.start) + int(rng.choice(np.flatnonzero(batch.masks[0][part])))
        rewards, over, cut = batch.step([number])
        if over.any() or cut.any():
            break
    assert over.all() and not cut.any()
    assert rewards.sum() == pytest.approx(1)
    assert set(batch.last) == {0}


@pytest.mark.parametrize("again", [lambda thing: pickle.loads(pickle.dumps(thing)), deepcopy])
@pytest.mark.parametrize("name", ["highiron/1846-v1", "highiron/1817-v1"])
def test_a_pickled_or_copied_environment_goes_on_where_it_was(name: str, again: Callable[[Any], Any]) -> None:
    env = make(name, 3, seed=1, form="training")
    env.reset()
    steps(env, 30)
    twin = again(env)
    assert (twin.sequence, twin.done, twin.agent_selection) == (30, False, env.agent_selection)
    assert twin.position == env.position and twin.infos == env.infos
    assert steps(twin, 20) == steps(env, 20)
    assert (twin.seen("B") == env.seen("B")).all()
    env.reset()
    twin.reset()  # the stream of seeds is the same
    assert twin.position == env.position
    fork = again(env.fork())
    assert steps(fork, 5) == steps(env, 5)


@pytest.mark.parametrize("again", [lambda thing: pickle.loads(pickle.dumps(thing)), deepcopy])
def test_a_pickled_or_copied_batch_goes_on_where_it_was(again: Callable[[Any], Any]) -> None:
    batch = Batch("highiron/18CE-v1", 2, players=3, seed=5, max_actions=12)
    batch.reset()
    twin = batch
    for number in range(30):
        if number == 10:
            twin = again(batch)
        actions = [int(np.flatnonzero(row)[-1]) for row in batch.masks]
        batch.step(actions)
        if twin is not batch:
            twin.step(actions)
    assert (twin.observations == batch.observations).all() and (twin.masks == batch.masks).all()
    assert [game.sequence for game in twin.games] == [game.sequence for game in batch.games]


def test_a_batch_takes_the_name_of_a_form_and_wants_to_be_reset_first() -> None:
    batch = Batch("highiron/1830-v1", 2, players=3, form="training")
    assert batch.games[0].form is TRAINING
    for number in range(2):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            batch.games[number].index_of(Pass(seat="A"))
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        batch.step([0, 0])
    with pytest.raises(ValueError, match="there are: plain, training"):
        Batch("highiron/1830-v1", 2, form="raw")


def test_a_masked_number_stops_the_whole_batch_before_anything_is_played() -> None:
    batch = Batch("highiron/1830-v1", 2, players=3, seed=5)
    batch.reset()
    legal = int(np.flatnonzero(batch.masks[0])[0])
    masked = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalAction):
        batch.step([legal, masked])
    assert [game.sequence for game in batch.games] == [0, 0]
    with pytest.raises(ValueError, match="2 games and 1 actions"):
        batch.step([legal])


def test_forms_that_are_not_there_are_named() -> None:
    with pytest.raises(ValueError, match="there are: plain, training"):
        make("highiron/1830-v1", form="raw")
    with pytest.raises(ValueError, match="leave out render_mode"):
        make("highiron/1830-v1", form="training", render_mode="ansi")
