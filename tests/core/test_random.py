"""The stream of random numbers that recorded games were dealt with."""

from highiron.core.board import new_board
from highiron.core.random import draw, seed_random, shuffled
from highiron.core.state import State
from highiron.titles import catalogue


def fresh(seed: int) -> State:
    facts = catalogue.facts_for("1830", 3)
    state = State(facts, new_board(facts.plan))
    seed_random(state, seed)
    return state


def test_each_number_follows_from_the_one_before() -> None:
    state = fresh(1)
    assert draw(state) == 1103527590
    assert draw(state) == (1103515245 * 1103527590 + 12345) % 2**31
    assert state.random < 2**31


def test_large_seeds_are_cut_to_the_range() -> None:
    assert fresh(2**31 + 7).random == fresh(7).random == 7


def test_every_thing_gets_the_next_number_and_they_are_sorted_by_it() -> None:
    one, other = fresh(42), fresh(42)
    numbers = {thing: draw(one) for thing in "abcdefgh"}
    assert shuffled(other, "abcdefgh") == sorted("abcdefgh", key=lambda thing: numbers[thing])
    assert one.random == other.random


def test_nothing_to_shuffle_draws_nothing() -> None:
    state = fresh(42)
    assert shuffled(state, []) == []
    assert state.random == 42
