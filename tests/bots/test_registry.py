"""Bots by name and by place; equal bots play equally and see no more than their seat."""

from collections.abc import Iterator
from random import Random

import pytest

from highiron.bots import (
    Decision,
    NothingToDecide,
    Sight,
    UnknownBot,
    bot_names,
    hint,
    make_bot,
    register_bot,
    registry,
    sight_of,
)
from highiron.bots.house import make_house_bot
from highiron.bots.levels import NAMES, drawn, house_names, level_and_character
from highiron.bots.search import SearchBot
from highiron.bots.table import decisions
from highiron.core.events import Event
from highiron.game import Game
from highiron.selfplay import random_position


class First:
    name = "first"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, sight: Sight) -> Decision:
        return Decision(next(iter(sight.families[0])), Event("by-chance"))


@pytest.fixture
def first() -> Iterator[str]:
    register_bot("first", First)
    yield "first"
    del registry._BOTS["first"]


def test_the_house_has_its_bots() -> None:
    assert bot_names()[:2] == ["random", "steady"]
    assert set(bot_names()) == {"random", "search", "learned", "strong", *house_names()}
    assert [make_bot(name).name for name in bot_names()] == bot_names()


def test_a_registered_bot_plays(first: str) -> None:
    assert make_bot(first, 3).decide(sight_of(Game("1830").state)).action.seat == "A"
    assert first in bot_names()


def test_a_bot_is_found_by_its_place() -> None:
    made = make_bot("tests.bots.odd_bots:Sleeper", 5)
    assert made.name == "sleeper"


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("nobody", "there are: random, steady"),
        ("", "there are: random, steady"),
        (":Bot", "there are"),
        ("no_such_module:Bot", "no_such_module"),
        ("tests.bots.odd_bots:Nobody", "has no Nobody"),
        ("tests.bots.odd_bots:__doc__", "makes nothing"),
        ("os:system", "cannot be made from a seed: TypeError"),
        ("os:getcwd", "cannot be made from a seed: TypeError"),
        ("builtins:str", "has no decide"),
    ],
)
def test_unknown_bots_are_named_in_the_error(name: str, part: str) -> None:
    with pytest.raises(UnknownBot, match=part):
        make_bot(name)


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_equal_bots_play_equal_games(title: str) -> None:
    def record() -> list[Decision]:
        game = Game(title, 3, seed=4)
        return list(decisions(game, {seat: make_bot("random", 9) for seat in game.names}, 150))

    assert record() == record()


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_random_acts_only_for_its_own_seat(title: str) -> None:
    game = Game(title, 3, seed=4)
    bots = {seat: make_bot("random", 9) for seat in game.names}
    for _ in range(600):
        if game.over:
            break
        seat = game.state.actor
        action = bots[seat].decide(sight_of(game.state, len(game.actions))).action
        assert action.seat == seat
        game.play(action)


def test_a_hint_is_what_the_bot_would_do() -> None:
    state = random_position("1830", 3, 5, 60)
    assert hint(state, bot="random", number=60) == make_bot("random").decide(sight_of(state, 60))
    assert hint(state, state.actor).action.seat == state.actor
    waiting = next(seat for seat in state.facts.seats if seat != state.actor)
    with pytest.raises(NothingToDecide):
        hint(state, waiting)


def test_a_house_bot_is_named_by_its_level_and_its_character() -> None:
    assert level_and_character("quick-raider") == ("quick", "raider")
    assert level_and_character("raider") == ("instant", "raider")
    assert level_and_character("strong-any") == ("strong", "any")
    for name in ("random", "strong", "search", "instant-raider", "quick-", "-raider", "quick-random", "", "a-b-c"):
        assert level_and_character(name) == ("", "")


def test_drawn_characters_are_different_ones_as_long_as_there_are_some() -> None:
    taken = ["quick-raider", "random"]
    for _ in range(4):
        taken.append(drawn("strong-any", taken, Random(1)))
    assert sorted(level_and_character(name)[1] for name in taken[2:]) == sorted({*NAMES} - {"raider"})
    assert drawn("any", taken, Random(1)) in NAMES
    assert drawn("builder", taken, Random(1)) == "builder"


def test_a_strong_bot_has_all_the_time_of_a_move_and_a_quick_one_a_part() -> None:
    strong, quick = make_house_bot("strong-raider", 1, 0.5), make_bot("quick-raider", 1, 0.5)
    assert isinstance(strong, SearchBot) and isinstance(quick, SearchBot)
    assert strong.effort.seconds == 0.5 and quick.effort.seconds == pytest.approx(0.15)
    patient = make_bot("quick-raider", 1)
    assert isinstance(patient, SearchBot) and patient.effort.seconds is None, "without a clock equal bots play equally"
    assert (strong.name, quick.name) == ("strong-raider", "quick-raider")
    assert make_bot("raider", 1, 0.5).name == "raider"
