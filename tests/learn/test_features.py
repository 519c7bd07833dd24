"""What is learned from: the same for a table whose seats have other names."""

from collections.abc import Iterator
from typing import Any

import pytest

from highiron.bots import make_bot
from highiron.bots.table import decisions
from highiron.core.state import State
from highiron.game import Game
from highiron.learn.features import FEATURES, features
from highiron.titles import catalogue

ON = {"A": "B", "B": "C", "C": "A"}  # every player sits one chair on
PRIVATES = ("privates", "markers")  # what has names of privates as keys, some of which are those of seats
NOT_SEATS = ("seats", "spent")


def moved(data: Any) -> Any:
    """The same with every seat renamed."""
    if isinstance(data, dict):
        kept = {key: data[key] for key in NOT_SEATS if key in data}
        owners = {key: {name: moved(owner) for name, owner in data[key].items()} for key in PRIVATES if key in data}
        rest = {ON.get(key, key): moved(value) for key, value in data.items() if key not in {*kept, *owners}}
        return rest | kept | owners
    if isinstance(data, (list, tuple)):
        return [moved(value) for value in data]
    return ON.get(data, data) if isinstance(data, str) else data


def states(title: str) -> Iterator[State]:
    """Some positions of a game, most of them with companies that run."""
    game = Game(title, 3, seed=7)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for _ in decisions(game, table, max_actions=260):
        if len(game.actions) % 20 == 0 and game.state.pars:
            yield game.state


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_renaming_all_seats_renames_the_figures(title: str) -> None:
    looked_at, unequal = 0, False
    for state in states(title):
        renamed = catalogue.state_from_data(moved(state.to_data()))
        assert renamed.actor == ON[state.actor]
        assert {seat: renamed.cash[ON[seat]] for seat in ON} == {seat: state.cash[seat] for seat in ON}
        before, after = features(state), features(renamed)
        for seat in ON:
            told = dict(zip(FEATURES, before[seat], strict=True))
            assert dict(zip(FEATURES, after[ON[seat]], strict=True)) == pytest.approx(told), (looked_at, seat)
        unequal = unequal or before["A"] != before["B"]
        looked_at += 1
    assert looked_at > 5
    assert unequal, "the players differ, so that exchanging them would be seen"
