"""The stream of random numbers that recorded games were dealt with."""

from highiron.core.board import new_board
from highiron.core.random import SECRET, draw, seed_random, shuffled
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


def test_a_seed_from_secret_up_begins_a_stream_that_cannot_be_tried_out() -> None:
    """No number of it is a number of the short stream, and the state does not follow from what was drawn."""
    one, other = fresh(SECRET + 5), fresh(SECRET + 6)
    drawn = [(draw(one), draw(other)) for _ in range(200)]
    assert all(SECRET <= state.random < 2 * SECRET for state in (one, other))
    assert all(0 <= number < 2**31 for pair in drawn for number in pair)
    assert all(left != right for left, right in drawn)
    assert len({left for left, _ in drawn}) == 200
    again = fresh(SECRET + 5)
    assert [draw(again) for _ in range(200)] == [left for left, _ in drawn]
    assert State.from_data(one.facts, one.to_data()).random == one.random
