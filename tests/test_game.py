"""Game: the friendly face of the engine."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from highiron import Game, Refused, apply, explain, legal, view
from highiron.core.actions import Bid
from highiron.titles.options import OptionError


def test_play_undo_redo_and_any_earlier_position() -> None:
    game = Game("1830", ["Ann", "Bob", "Cleo"])
    rng = Random(1)
    prints = [game.state.fingerprint()]
    for _ in range(60):
        game.play_random(rng)
        prints.append(game.state.fingerprint())
    assert [game.at(n).fingerprint() for n in range(61)] == prints
    actions = game.actions
    for number in range(60, 0, -1):
        assert game.undo() == actions[number - 1]
        assert game.state.fingerprint() == prints[number - 1]
    with pytest.raises(IndexError, match="nothing to undo"):
        game.undo()
    for _ in range(60):
        game.redo()
    assert game.state.fingerprint() == prints[-1]
    with pytest.raises(IndexError, match="nothing to redo"):
        game.redo()
    with pytest.raises(IndexError, match="0 to 60"):
        game.at(61)


def test_a_new_action_forgets_what_could_be_redone() -> None:
    game = Game("1830", 3)
    game.play({"type": "pass"})
    game.undo()
    game.play({"type": "take_private", "private": "SV"})
    with pytest.raises(IndexError):
        game.redo()


def test_a_refused_action_changes_nothing_and_tells_all_reasons() -> None:
    game = Game("1830", 3)
    before = game.state.fingerprint()
    action = Bid(seat="B", private="CA", price=9999)
    with pytest.raises(Refused) as caught:
        game.play(action)
    assert {reason.code for reason in caught.value.reasons} == {"not-your-turn", "not-enough-cash"}
    assert caught.value.reasons == game.explain(action)
    assert game.state.fingerprint() == before and not game.actions


def test_copies_are_independent_equal_and_hash_alike() -> None:
    state = Game("1846", 4, seed=3).state
    copy = state.copy()
    assert copy == state
    assert hash(copy) == hash(state)
    copy.cash["A"] -= 1
    assert copy != state and state.cash["A"] == 400


def test_the_four_functions_stand_without_a_game() -> None:
    state = Game("1830", 4).state
    move = next(iter(legal(state)[0]))
    assert explain(state, move) == []
    after, events = apply(state, move)
    assert after != state and events
    assert "random" not in view(after, "A")


def test_every_listed_move_is_counted_once() -> None:
    game = Game("1830", 3)
    assert len(list(game.moves())) == sum(family.count() for family in game.legal())


def test_winners_and_result() -> None:
    game = Game("1830", 3)
    assert game.winners() == ["A", "B", "C"] and set(game.result().values()) == {800}
    game.play({"type": "take_private", "private": "SV"})
    assert game.result() == {"A": 800, "B": 800, "C": 800}


def test_the_picture_and_the_text_speak_of_the_game() -> None:
    game = Game("1830", ["Ann", "Bob", "Cleo"])
    assert "Ann (A) to act" in str(game)
    assert game.svg().startswith("<svg") and "Ann" in game.svg()


@pytest.mark.parametrize(("title", "players"), [("1830", 7), ("1830", 1), ("1846", 6), ("1899", 3)])
def test_a_wrong_title_or_number_of_players_is_a_clear_error(title: str, players: int) -> None:
    with pytest.raises(OptionError, match=r"unknown title|players, not"):
        Game(title, players)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"title": 1830}, "a title is given as text, such as '1830', not 1830"),
        ({"players": "3"}, "players is their number or a list of their names, not '3'"),
        ({"players": [1, 2, 3]}, "players is their number"),
        ({"options": [1]}, "options is a dict"),
        ({"preset": ["18xx.games"]}, "a preset is given as text"),
    ],
)
def test_settings_of_the_wrong_kind_are_told_in_words(settings: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=re.escape(told)):
        Game(**settings)


def test_what_is_no_action_or_no_option_is_told_in_words() -> None:
    game = Game("1830", 3)
    with pytest.raises(msgspec.ValidationError, match="an action is"):
        game.play([])  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError, match="price must be a whole number, not nan"):
        game.play(Bid(seat="A", private="CS", price=float("nan")))  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError, match=r"private"):
        game.play(Bid(seat="A", private=["SV"], price=5))  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError):
        game.explain(Bid(seat="A", private=object(), price=5))  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError, match="tradein"):
        game.play({"type": "pass", "tradein": "2"})
    with pytest.raises(OptionError, match="given as text, such as '9000'"):
        Game("1830", 3, options={"bank_size": 9000})  # type: ignore[dict-item]
