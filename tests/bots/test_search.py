"""`search` and `learned`: they look ahead, see no more than their seat, and answer alike when asked alike."""

from functools import cache
from random import Random

import pytest

from highiron.bots import bot_names, make_bot, sight_of
from highiron.bots.search import Effort, SearchBot
from highiron.bots.search.candidates import LEFT_TO_ESTIMATES, candidates, is_worth_a_search
from highiron.bots.search.playout import Playout
from highiron.bots.steady.wealth import parts
from highiron.bots.table import decisions
from highiron.core.actions import Pass, SellShares, kind_of
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game

SMALL = Effort(candidates=4, decisions=120, rounds=1)


@cache
def stock_round(title: str = "1830", actions: int = 60) -> Game:
    """A game of steady players, up to a decision of a later stock round."""
    game = Game(title, 3, seed=4)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for _ in decisions(game, table):
        here = game.state
        if len(game.actions) > actions and here.facts.rules.round_of(here).kind == "stock":
            break
    return game


def position(title: str = "1830") -> State:
    return stock_round(title).state


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_a_decision_is_legal_and_the_same_when_asked_again(title: str) -> None:
    state = position(title)
    sight = sight_of(state, 61)
    first = SearchBot(3, SMALL).decide(sight)
    assert not engine.explain(state, first.action)
    assert SearchBot(3, SMALL).decide(sight_of(state, 61)).action == first.action


def test_candidates_are_legal_and_every_kind_gets_its_turn() -> None:
    sight = sight_of(position())
    tried = candidates(sight, Pass(seat=sight.seat), 8, Random(1))
    assert tried[0] == Pass(seat=sight.seat)
    assert len(set(map(str, tried))) == len(tried)
    assert all(any(action in family for family in sight.families) for action in tried)
    assert {kind_of(action) for action in tried} >= {family.kind for family in sight.families} - set(LEFT_TO_ESTIMATES)


def test_track_is_left_to_the_estimates() -> None:
    game = Game("1830", 3, seed=4)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for decision in decisions(game, table):
        if kind_of(decision.action) == "lay_tile":
            before = game.at(len(game.actions) - 1)
            assert not is_worth_a_search(sight_of(before), decision.action)
            return
    raise AssertionError("no tile was laid")


def test_a_future_is_the_same_for_all_candidates() -> None:
    state = position()
    ends = [Playout(state.facts.seats, Random(5)).play(state, 1)[0] for _ in range(2)]
    assert ends[0] == ends[1]
    assert parts(ends[0]) == parts(ends[1])


def test_what_loses_at_once_is_not_played() -> None:
    """Selling all for nothing in return: the play-outs see that shares earn more than the cash they bring."""
    state = position()
    sight = sight_of(state, 61)
    decision = SearchBot(1, Effort(candidates=8, decisions=600, rounds=2)).decide(sight)
    family = sight.family("sell_shares")
    assert family is not None
    most = max(box["count"].high for box in family.boxes)
    assert not (isinstance(decision.action, SellShares) and decision.action.count == most > 2)


def test_parts_add_up_and_are_shared_by_what_players_have() -> None:
    state = position()
    found = parts(state)
    assert sum(found.values()) == pytest.approx(1)
    richer = state.copy()
    richer.cash["A"] += 1_000
    richer.cash["bank"] -= 1_000
    assert parts(richer)["A"] > found["A"]


def test_a_clock_ends_the_thinking() -> None:
    decision = SearchBot(3, Effort(candidates=4, decisions=10**9, rounds=1, seconds=0.2)).decide(sight_of(position()))
    assert not engine.explain(position(), decision.action)


def test_all_names_of_the_house_make_a_bot_of_that_name() -> None:
    assert {"steady", "thrifty", "raider", "builder", "operator", "search", "learned", "strong"} <= set(bot_names())
    for name in bot_names():
        assert make_bot(name, 1).name == name


def test_characters_play_differently() -> None:
    """The same seats, cards and seeds, with other habits, make other games."""
    games = []
    for name in ("steady", "thrifty", "raider", "builder", "operator"):
        game = Game("1830", 3, seed=4)
        for _ in decisions(game, {seat: make_bot(name, at) for at, seat in enumerate(game.state.facts.seats)}, 260):
            pass
        games.append(game.actions)
    assert len({tuple(map(str, actions)) for actions in games}) == len(games)
