"""What a thought says is so: its figures are worked out again by other means, its reason is the one that holds."""

from collections import Counter

import pytest

from highiron.bots import make_bot, sight_of
from highiron.bots.steady.outlook import Outlook, length_of
from highiron.core.actions import BuyPrivate
from highiron.core.shares import certificate_limit, counted_certificates
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.routes.solver import best_runs
from highiron.steps.frames import StockRound
from highiron.steps.run import best_set, route_rules

PASSES = (
    "has-bought",
    "has-no-room",
    "cannot-pay",
    "keeps-cash-for-trains",
    "finds-nothing-for-sale",
    "finds-nothing-to-buy",
)


def earned(state: State, company: str, trains: tuple[str, ...]) -> int:
    lengths = tuple((train, length_of(state.facts.trains[train])) for train in trains)
    rules = route_rules(state, company)
    return best_runs(state.board, company, lengths, state.phase_facts.values, rules).total


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_figures_and_reasons_of_a_whole_game(title: str) -> None:
    game = Game(title, 3, seed=11)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    said: Counter[str] = Counter()
    while not game.over:
        state = game.state
        sight = sight_of(state, len(game.actions))
        decision = table[state.actor].decide(sight)
        why, args = decision.why.code, decision.why.args
        said[why] += 1
        seat = state.actor
        if why == "lays-for-revenue" and said[why] <= 15:
            trains = Outlook(sight.state).planned_trains(args["company"])
            after, _ = engine.apply(state, decision.action)
            gain = earned(after, args["company"], trains) - earned(state, args["company"], trains)
            assert gain == args["gain"] > 0
        elif why == "runs-best":
            assert best_set(state, args["company"]).total == args["revenue"]
        elif why in ("pays-out", "retains", "pays-half"):
            assert getattr(state.frame, "revenue", None) == args["revenue"]
        elif why == "has-bought":
            assert isinstance(state.frame, StockRound) and state.frame.bought
        elif why == "has-no-room":
            assert counted_certificates(state, seat) >= certificate_limit(state) == args["limit"]
        elif why == "cannot-pay":
            assert state.cash[seat] == args["cash"] < args["price"]
        elif why == "keeps-cash-for-trains":
            assert state.cash[seat] == args["cash"] and args["kept"] > 0
        elif why == "finds-nothing-to-buy":
            assert isinstance(state.frame, StockRound) and not state.frame.bought
            assert counted_certificates(state, seat) < certificate_limit(state)
        elif isinstance(decision.action, BuyPrivate):
            assert decision.action.price > 1, "a private given away for a dollar"
        game.play(decision.action)
    assert said["lays-for-revenue"] > 5
    assert said["runs-best"] > 20
    assert sum(said[code] for code in PASSES) > 10
    assert title != "1830" or said["has-bought"] > 10
