"""`search` and `learned`: they look ahead, see no more than their seat, and answer alike when asked alike."""

from functools import cache
from random import Random
from typing import Any

import pytest

from highiron.bots import Decision, Sight, bot_names, make_bot, sight_of
from highiron.bots.search import Effort, SearchBot, race
from highiron.bots.search.bot import AFTER_RUNS, THIS_STOCK_ROUND
from highiron.bots.search.candidates import LEFT_TO_ESTIMATES, candidates
from highiron.bots.search.moments import SHARES, moment_of, plans_for
from highiron.bots.search.plans import stock_plans
from highiron.bots.search.playout import Boards, OutOfTime, Playout
from highiron.bots.search.race import LEAST_FUTURES, Race
from highiron.bots.steady.bot import SteadyBot
from highiron.bots.steady.wealth import parts
from highiron.bots.table import decisions
from highiron.core.actions import Pass, SellShares, kind_of
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.learn.value import value_of

SMALL = Effort(decisions=200, rounds=1, kept=4)


@cache
def stock_round(title: str = "1830", actions: int = 60) -> Game:
    """A game of steady players, up to a decision of a later stock round."""
    game = Game(title, 3, seed=4)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for _ in decisions(game, table):
        sight = sight_of(game.state) if len(game.actions) > actions else None
        if (
            sight is not None
            and moment_of(sight) == SHARES
            and sight.family("buy_share")
            and sight.family("sell_shares")
        ):
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


def test_track_is_not_searched() -> None:
    game = Game("1830", 3, seed=4)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for decision in decisions(game, table):
        if kind_of(decision.action) == "lay_tile":
            before = game.at(len(game.actions) - 1)
            assert not moment_of(sight_of(before))
            return
    raise AssertionError("no tile was laid")


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_plans_are_legal_and_none_comes_twice(title: str) -> None:
    sight = sight_of(position(title))
    plans = stock_plans(sight)
    assert len(plans) > 2
    assert len(set(map(str, plans))) == len(plans)
    assert all(any(plan[0] in family for family in sight.families) for plan in plans)
    assert {kind_of(plan[0]) for plan in plans} >= {"pass", "buy_share"}
    for plan in plans:
        state = sight.state
        for action in plan:
            assert not engine.explain(state, action)
            state = engine.apply(state, action)[0]


def test_the_budget_of_decisions_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be passed only by the futures that are under way when it runs out: one for each plan that is left."""
    played: list[int] = []

    class Counting:
        """A play-out that notes how many decisions each future took; what is compiled takes no other method."""

        def __init__(self, *given: Any) -> None:
            self._future = Playout(*given)

        def play(self, *given: Any) -> tuple[State, int]:
            end, decisions = self._future.play(*given)
            played.append(decisions)
            return end, decisions

    monkeypatch.setattr(race, "Playout", Counting)
    SearchBot(3, Effort(decisions=300, rounds=1, kept=4)).decide(sight_of(position()))
    assert 100 < sum(played) < 300 + 20 * max(played)


def test_equal_boards_of_futures_are_one() -> None:
    state = position()
    boards: Boards = {}
    ends = [Playout(state.facts.seats, Random(5), boards).play(state, 2)[0] for _ in range(2)]
    assert ends[0].board is not state.board
    assert ends[0].board is ends[1].board


def test_a_future_is_the_same_for_all_candidates() -> None:
    state = position()
    ends = [Playout(state.facts.seats, Random(5)).play(state, 1)[0] for _ in range(2)]
    assert ends[0] == ends[1]
    assert parts(ends[0]) == parts(ends[1])


def test_what_loses_at_once_is_not_played() -> None:
    """Selling all for nothing in return: the play-outs see that shares earn more than the cash they bring."""
    state = position()
    sight = sight_of(state, 61)
    decision = SearchBot(1, Effort(decisions=600, rounds=2, kept=6)).decide(sight)
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


@pytest.mark.parametrize("name", ["learned", "strong", "quick-raider"])
def test_what_was_learned_judges_after_the_next_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a glance at the end of this stock round. Estimates are asked a stock round later."""
    state, bot, plain = position(), make_bot(name, 1), make_bot("search", 1)
    assert isinstance(bot, SearchBot)
    assert isinstance(plain, SearchBot)
    value = value_of("1830")
    assert value is not None
    assert bot.horizons(state, SHARES) == (THIS_STOCK_ROUND, AFTER_RUNS)
    assert bot.judge(state) == value.parts(state)
    assert plain.horizons(state, SHARES)[1].rounds == 2
    assert plain.judge(state) == parts(state)
    ended = state.copy()
    ended.ended = "agreement"
    assert bot.judge(ended) == parts(ended)
    lasted: list[tuple[int, str]] = []
    play = Playout.play

    def noted(self: Playout, state: State, rounds: int, kind: str, since: State, until: float) -> tuple[State, int]:
        lasted.append((rounds, kind))
        return play(self, state, rounds, kind, since, until)

    monkeypatch.setattr(Playout, "play", noted)
    bot.effort = Effort(decisions=200, rounds=2, kept=4)
    bot.decide(sight_of(state, 61))
    assert set(lasted) == {(1, "stock"), (1, "operating")}
    monkeypatch.setattr(bot, "_learned", lambda title: None)
    assert bot.horizons(state, SHARES)[1].rounds == 2
    assert bot.judge(state) == parts(state)


def test_a_clock_ends_the_thinking() -> None:
    decision = SearchBot(3, Effort(decisions=10**9, rounds=1, kept=4, seconds=0.2)).decide(sight_of(position()))
    assert not engine.explain(position(), decision.action)


def test_the_clock_begins_with_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """What estimates take is part of the time: where they took it all, no future is played."""
    clock, sight = [0.0], sight_of(position())
    bot = SearchBot(3, Effort(decisions=10**9, rounds=1, kept=4, seconds=0.2))
    usual = make_bot("steady", 3).decide(sight)

    def thinks_long(bot: SteadyBot, sight: Sight) -> Decision:
        clock[0] = 0.25
        return usual

    def plays_on(playout: Playout, state: State, number: int) -> State:
        raise AssertionError("there is no time left")

    for place in ("search.bot", "search.playout"):
        monkeypatch.setattr(f"highiron.bots.{place}.monotonic", lambda: clock[0])
    monkeypatch.setattr(SteadyBot, "decide", thinks_long)
    monkeypatch.setattr(Playout, "step", plays_on)
    assert bot.decide(sight) == usual


def test_without_time_it_does_what_steady_does() -> None:
    sight = sight_of(position())
    decision = SearchBot(3, Effort(decisions=10**9, rounds=3, kept=4, seconds=0.0)).decide(sight)
    assert decision == make_bot("steady", 3).decide(sight)


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


def test_no_more_futures_than_tell_something() -> None:
    """Where all futures say the same, three of them are enough, however much effort is left."""
    sight = sight_of(position())
    bot = SearchBot(1, Effort(decisions=100_000, rounds=1, kept=3, glances=1))
    plans = plans_for(sight, bot.habit(sight), SHARES, Random(1))
    race = Race(sight, plans, bot.effort, lambda state: dict.fromkeys(state.facts.seats, 0.25), 1, SteadyBot(1))
    assert race.best(THIS_STOCK_ROUND, THIS_STOCK_ROUND, 0.0) == 0
    assert race.futures == 1 + LEAST_FUTURES


@pytest.mark.parametrize(("gain", "counts"), [(0.01, True), (0.001, False)])
def test_where_time_is_over_after_a_glance_only_a_large_gain_counts(gain: float, counts: bool) -> None:
    sight = sight_of(position())
    bot = SearchBot(1, Effort(decisions=100_000, rounds=1, kept=3, glances=1))
    plans = plans_for(sight, bot.habit(sight), SHARES, Random(1))
    asked: list[State] = []

    def judge(state: State) -> dict[str, float]:
        asked.append(state)
        if len(asked) > len(plans):
            raise OutOfTime
        return dict.fromkeys(state.facts.seats, 0.25 + gain * (len(asked) == len(plans)))

    race = Race(sight, plans, bot.effort, judge, 1, SteadyBot(1))
    best = race.best(THIS_STOCK_ROUND, THIS_STOCK_ROUND, 0.0, glance_counts=True)
    assert best == (len(plans) - 1 if counts else 0)
    assert Race(sight, plans, bot.effort, judge, 1, SteadyBot(1)).best(THIS_STOCK_ROUND, THIS_STOCK_ROUND, 0.0) == 0
