"""The analysis of a game: chances that add up, a blunder that is found, the same answer to the same question."""

from functools import cache

import pytest

from highiron.analysis import Analysis, Depth, analyse, chances
from highiron.analysis.decisions import AUCTION, SHARES, TRAINS, moment_of
from highiron.analysis.quiet import Quiet
from highiron.bots import make_bot, sight_of
from highiron.bots.search.playout import round_of
from highiron.core.actions import EndGame, SellShares, action_from_data
from highiron.flow import engine
from highiron.game import Game

QUICK = Depth(suspects=10, first=1, finalists=8, futures=2)
BLUNDER = 70  # after so many actions somebody throws shares away


@cache
def game() -> Game:
    """The beginning of a game of steady players in which one sells all it can of a company for nothing."""
    found = Game("1830", 3, seed=4)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(found.state.facts.seats)}
    blundered = False
    while len(found.actions) < 2 * BLUNDER:
        state = found.state
        families = {family.kind: family for family in engine.legal(state)}
        if len(found.actions) > BLUNDER and not blundered and "sell_shares" in families:
            boxes = families["sell_shares"].boxes
            box = max(boxes, key=lambda box: state.price(box["company"]) * box["count"].high)
            found.play(SellShares(seat=state.actor, company=box["company"], count=box["count"].high))
            blundered = True
            continue
        found.play(table[state.actor].decide(sight_of(state, len(found.actions))).action)
    assert blundered
    return found


@cache
def found() -> Analysis:
    heard: list[float] = []
    result = analyse(game().at(0), game().actions, depth=QUICK, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    return result


def test_chances_add_up_after_every_action() -> None:
    assert len(found().curve) == len(game().actions) + 1
    for row in found().curve:
        assert sum(row) == pytest.approx(1, abs=0.001)


def test_before_the_first_company_nobody_is_ahead() -> None:
    assert chances(game().at(0)) == pytest.approx(dict.fromkeys("ABC", 1 / 3))


def test_a_blunder_is_among_the_costly_decisions() -> None:
    at, sale = next(
        (number, action)
        for number, action in enumerate(game().actions, 1)
        if number > BLUNDER and isinstance(action, SellShares)
    )
    assert any(costly.number == at and costly.seat == sale.seat for costly in found().costly)


def test_what_was_better_was_legal_and_left_a_better_chance() -> None:
    for costly in found().costly:
        before = game().at(costly.number - 1)
        assert not engine.explain(before, action_from_data(costly.better))
        assert costly.better != costly.played
        assert costly.possible > costly.chance
    assert [costly.cost for costly in found().costly] == sorted((c.cost for c in found().costly), reverse=True)


def test_kinds_count_every_decision_that_was_looked_at() -> None:
    """Also those that cost something and are not among the ten told."""
    assert sum(kind.cost for kind in found().kinds) >= sum(costly.cost for costly in found().costly) - 0.001
    assert sum(kind.decisions for kind in found().kinds) > 50


def test_the_winner_has_all_the_chance_when_the_game_is_over() -> None:
    state = game().state.copy()
    state.ended = "agreement"
    best = max(state.facts.seats, key=lambda seat: state.facts.rules.score(state, seat))
    assert chances(state)[best] == 1.0


def test_in_the_middle_of_a_round_its_end_is_judged() -> None:
    numbers = range(1, len(game().actions) + 1)
    middle = next(
        number
        for number in numbers
        if game().at(number).floated and round_of(game().at(number)) == round_of(game().at(number - 1))
    )
    state = game().at(middle)
    assert Quiet().chances(state) != chances(state)
    begun = next(n for n in numbers if n > middle and round_of(game().at(n)) != round_of(game().at(n - 1)))
    row = found().curve[begun]
    assert row == pytest.approx(list(chances(game().at(begun)).values()), abs=0.0001)
    assert found().curve[middle] == pytest.approx(list(Quiet().chances(state).values()), abs=0.0001)


def test_why_something_was_better_is_said_of_that_and_of_nothing_else() -> None:
    """Where estimates advised what was played, their reason is not that of another action."""
    looked_ahead = 0
    for number, action in enumerate(game().actions, 1):
        moment = moment_of(number, game().at(number - 1), action, 0)
        if moment is None:
            continue
        advice = make_bot("steady", 0).decide(sight_of(game().at(number - 1), number - 1))
        for better in range(1, len(moment.tried)):
            moment.results = [[float(at == better)] for at in range(len(moment.tried))]
            verdict = moment.verdict()
            assert verdict is not None
            advised = moment.tried[better] == advice.action
            assert verdict.why == advice.why if advised else verdict.why.code == "looks-ahead"
            looked_ahead += not advised
    assert looked_ahead > 20


def test_what_was_missed_again_and_again_is_told_once() -> None:
    missed = [
        (round_of(game().at(costly.number - 1)), costly.seat, costly.better["type"], costly.better.get("company"))
        for costly in found().costly
    ]
    assert len(set(missed)) == len(missed)


def test_decisions_are_sorted_by_the_step_they_were_made_in() -> None:
    """A pass when trains are for sale is one about trains, and the first par of a stock round one about shares."""
    kinds = set()
    for number, action in enumerate(game().actions, 1):
        state = game().at(number - 1)
        moment = moment_of(number, state, action, 0)
        if moment is not None:
            step = getattr(state.frame, "step", "")
            kinds.add((type(state.frame).__name__, step, type(action).__name__, moment.kind))
    assert {kind for _, step, done, kind in kinds if step == "trains" and done != "BuyPrivate"} == {TRAINS}
    assert {kind for frame, _, _, kind in kinds if frame == "StockRound"} == {SHARES}
    assert {kind for frame, _, _, kind in kinds if frame == "Auction"} == {AUCTION}


def test_ending_a_game_by_agreement_is_nobodys_fault() -> None:
    state = game().state
    assert moment_of(len(game().actions) + 1, state, EndGame(seat=state.actor), 0) is None
