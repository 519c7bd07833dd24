"""Generations of learning: the same wherever they are played, judged by duels, with a prior of what plans gain."""

from functools import cache
from importlib.util import find_spec
from random import Random
from signal import SIG_IGN, SIGINT, getsignal

import msgspec
import pytest

from highiron.arena import cluster
from highiron.bots import Sight, make_bot, sight_of
from highiron.bots.search.bot import SearchBot
from highiron.bots.search.moments import SHARES, moment_of, plans_for
from highiron.bots.search.plans import Plan
from highiron.bots.search.race import Effort
from highiron.bots.table import decisions
from highiron.game import Game
from highiron.learn import games, loop, parallel
from highiron.learn.duel import Duelled, rotated, verdict
from highiron.learn.games import Choice, Lesson, Task, play, shipped
from highiron.learn.parallel import here, lessons
from highiron.learn.plan_figures import PLAN_FIGURES
from highiron.learn.prior import Prior
from highiron.learn.train import NETWORKS, UNITS
from highiron.learn.train_prior import PriorScores, train_prior
from highiron.learn.value import Value
from highiron.learn.weights_file import PriorWeights

pytest.importorskip("numpy", reason="training needs numpy (the extra lab)")

TITLE = "1846"
USUAL, BUYS = PLAN_FIGURES.index("usual"), PLAN_FIGURES.index("buy_gain")


@cache
def looked() -> Lesson:
    """A game of steady players, some of whose turns were looked at closely."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "LOOKING", 0.0)  # who looks ahead takes long
        return play(Task(TITLE, 2, 1, shipped(TITLE)))


def made_up(count: int) -> list[Choice]:
    """Decisions in which a plan gains what its share is expected to bring, and luck."""
    rng = Random(1)
    found = []
    for game in range(count):
        rows = [[rng.gauss(0, 1) for _ in PLAN_FIGURES] for _ in range(8)]
        gains = [0.01 * (row[BUYS] - rows[0][BUYS]) + (rng.gauss(0, 0.004) if at else 0) for at, row in enumerate(rows)]
        found.append(Choice(game, rows, gains, [0.0, *[0.004] * 7]))
    return found


@cache
def learned() -> tuple[PriorWeights, PriorScores]:
    return train_prior(made_up(300), 1, lambda epoch, loss: None)


def test_a_turn_that_was_looked_at_tells_what_every_plan_gains() -> None:
    assert looked().choices
    for choice in looked().choices:
        assert len(choice.rows) == len(choice.gains) == len(choice.errors) > 1
        assert all(len(row) == len(PLAN_FIGURES) for row in choice.rows)
        assert choice.rows[0][USUAL] == 1
        assert not any(row[USUAL] for row in choice.rows[1:])
        assert choice.gains[0] == choice.errors[0] == 0
        assert any(choice.gains)


def test_half_of_the_players_of_later_generations_look_ahead() -> None:
    weights = shipped(TITLE)
    assert weights is not None
    rng = Random(1)
    looking = [isinstance(games._player(rng, Value(weights)), SearchBot) for _ in range(200)]
    assert 70 < sum(looking) < 130
    assert not any(isinstance(games._player(rng, None), SearchBot) for _ in range(20))


def test_a_prior_finds_what_decides() -> None:
    weights, scores = learned()
    assert scores.explained > 0.7
    assert scores.gain > 0.6 * scores.best
    assert scores.kept > scores.kept_by_chance
    prior = Prior(weights)
    rows = [[0.0] * len(PLAN_FIGURES) for _ in range(3)]
    rows[1][BUYS], rows[2][BUYS] = 1.0, -1.0
    none, good, bad = prior.gains(rows)
    assert none == 0
    assert good == pytest.approx(0.01, abs=0.005)
    assert bad == pytest.approx(-0.01, abs=0.005)
    assert train_prior(made_up(300), 1, lambda epoch, loss: None) == learned()


def test_a_surer_prior_counts_as_more_futures() -> None:
    noisy = [
        msgspec.structs.replace(choice, rows=[[*row[:BUYS], 0.0, *row[BUYS + 1 :]] for row in choice.rows])
        for choice in made_up(300)
    ]
    assert train_prior(noisy, 1, lambda epoch, loss: None)[0].futures < learned()[0].futures


def test_too_few_decisions_are_refused() -> None:
    with pytest.raises(ValueError, match="too few decisions"):
        train_prior(made_up(1), 1, lambda epoch, loss: None)


def test_what_is_expected_decides_what_is_looked_at_and_counts_as_futures() -> None:
    weights = shipped(TITLE)
    assert weights is not None
    value = Value(weights)
    bot = SearchBot(1, Effort(decisions=50, rounds=1, kept=2, glances=1), learned=lambda title: value)
    sight, plans = a_turn(bot)
    race = bot.race(sight, plans)
    gains = [0.0, *(float(at) for at in range(1, len(plans)))]
    race.expect(gains, 3.0, 3)
    assert race.left == [0, len(plans) - 1, len(plans) - 2]
    assert race.best(*bot.horizons(sight.state, SHARES), 0.0) == len(plans) - 1  # no future outweighs all the wealth
    race = bot.race(sight, plans)
    race.expect([0.0, *(-1.0 for _ in plans[1:])], 3.0, 3)
    assert race.best(*bot.horizons(sight.state, SHARES), 0.0) == 0


def a_turn(bot: SearchBot) -> tuple[Sight, list[Plan]]:
    """A stock turn with a choice, and all that could be done."""
    game = Game(TITLE, 3, seed=1)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for _ in decisions(game, table):
        sight = sight_of(game.state, len(game.actions))
        if moment_of(sight) == SHARES:
            plans = plans_for(sight, bot.habit(sight), SHARES, Random(1))
            if len(plans) > 4:
                return sight, plans
    raise AssertionError("no such turn came")


def test_games_are_the_same_wherever_they_are_played() -> None:
    alone = list(lessons(TITLE, 4, 0, None, here(1)))
    assert list(lessons(TITLE, 4, 0, None, here(2))) == alone
    assert all(lesson.positions for lesson in alone)


@pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: install highiron[cluster]")
def test_games_are_the_same_on_a_cluster() -> None:
    there = lessons(TITLE, 2, 0, None, lambda serve, work: cluster.answers(serve, work, cluster.LOCAL, 1))
    assert list(there) == list(lessons(TITLE, 2, 0, None, here(1)))


def test_every_deal_is_duelled_twice_with_the_sides_changed() -> None:
    weights = shipped(TITLE)
    assert weights is not None
    duels = rotated(TITLE, 4, weights, None)
    assert [(duel.deal - duels[0].deal, duel.new_first) for duel in duels] == [
        (0, True),
        (0, False),
        (1, True),
        (1, False),
    ]


@pytest.mark.parametrize(
    ("wealth", "is_gain"), [((0.52, 0.54, 0.53, 0.53), True), ((0.7, 0.3, 0.5, 0.54), False), ((0.4,) * 4, False)]
)
def test_only_what_chance_cannot_explain_is_a_gain(wealth: tuple[float, ...], is_gain: bool) -> None:
    assert verdict([Duelled(part, 0.5) for part in wealth]).is_gain is is_gain


def test_one_deal_alone_is_no_proof() -> None:
    assert not verdict([Duelled(0.9, 1.0), Duelled(0.8, 1.0)]).is_gain


def heard(message: bytes) -> bytes:
    """Whether a process that plays would hear Ctrl-C."""
    return b"deaf" if getsignal(SIGINT) == SIG_IGN else b"hears"


def test_the_processes_leave_interrupts_to_who_has_them() -> None:
    before = heard(b"")  # in the background somebody may have made all of us deaf
    assert set(here(2)(heard, [b""] * 4)) == {b"deaf"}
    assert heard(b"") == before


def test_generations_build_on_each_other_until_one_is_no_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and duels are known ones here, for the time they take: what is under test is what is made of them."""
    asked: list[Task] = []

    def known(task: Task) -> Lesson:
        asked.append(task)
        positions = [msgspec.structs.replace(position, game=task.seed) for position in looked().positions]
        choices = [msgspec.structs.replace(choice, game=task.seed) for choice in looked().choices]
        return Lesson(positions, choices if task.learned is not None else [])

    monkeypatch.setattr(parallel, "play", known)
    monkeypatch.setattr(parallel, "play_duel", lambda game: Duelled(0.6 if game.old is None else 0.5, 0.5))
    told = []
    plan = loop.Plan(TITLE, games=10, generations=5, duels=4, seed=3, code="abc")
    found = list(loop.generations(plan, here(1), lambda *step: told.append(step[:2])))
    first_weights = found[0].trained.weights
    assert [task.seed for task in asked] == list(range(3, 23))
    assert [task.learned for task in asked] == [None] * 10 + [first_weights] * 10
    assert list(dict.fromkeys(told)) == [
        (number, doing) for number in range(1, len(found) + 1) for doing in (loop.PLAYING, loop.TRAINING, loop.DUELLING)
    ]
    first, second = found
    assert first.is_kept
    assert not second.is_kept
    assert first.prior is None
    assert second.prior is not None
    assert second.trained.weights.prior is not None
    manifest = second.trained.weights.manifest
    assert (manifest["title"], manifest["games"], manifest["code"]) == (TITLE, 20, "abc")
    assert manifest["units"] == UNITS
    assert len(second.trained.weights.hidden) == NETWORKS * UNITS
    assert isinstance(manifest["before"], list)
    assert len(manifest["before"]) == 1
