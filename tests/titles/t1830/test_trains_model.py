"""Random games, whose train step is compared with a plain model of sections 5.7, 5.8 and 11 of the rules."""

from random import Random
from typing import Any

import pytest

from highiron.core.families import Span
from highiron.core.geometry import STOPS
from highiron.core.reach import area_of
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.frames import OperatingTurn
from tests.titles.t1830.test_track_model import Paths, TooManyPathsError

FACE = {"2": 80, "3": 180, "4": 300, "5": 450, "6": 630, "D": 1100}
LIMIT = {"2": 4, "3": 4, "4": 3, "5": 2, "6": 2, "D": 2}

Purchase = tuple[str, str, str, int, int]  # source, train, trade-in, lowest and highest price


class Model:
    """What the rules allow the company in its train step."""

    def __init__(self, state: State, turn: OperatingTurn) -> None:
        self.state = state
        self.turn = turn
        self.company = turn.company
        self.recorded = state.facts.options["consent"] == "given"
        self.seat = state.presidents[self.company]
        self.cash = state.cash[self.company]
        self.money = self.cash + state.cash[self.seat]
        stack = [train for train in FACE if state.depot[train] != 0]
        self.stack = stack[:1] + (["D"] if "6" in state.sold_trains and stack[0] != "D" else [])
        self.cheapest = min(FACE[train] for train in [*self.stack, *state.trains["pool"]])
        self.must = not state.trains[self.company] and self.has_route()
        self.short = self.must and self.cash < self.cheapest

    def has_route(self) -> bool:
        """1830-5.8.1; gives up where only own tokens are in reach, since they may or may not be joined."""
        state, plan = self.state, self.state.facts.plan
        places = {area_of(plan, plan.index[h] * STOPS + s) for h, s in Paths(state.board, self.company).stops}
        own = {area_of(plan, number) for number, here in state.board.tokens.items() if self.company in here}
        if not places - own and len(own) > 1:
            raise TooManyPathsError
        return bool(places - own)

    def most(self, other: str) -> int:
        """Shares of a company that the president may sell (1830-5.8.5, 1830-4.2.3, 1830-4.2.4)."""
        held = self.state.shares[other]
        mine = held.get(self.seat, 0)
        rest = max([held.get(seat, 0) for seat in self.state.facts.seats if seat != self.seat], default=0)
        if other == self.company:
            allowed = mine - max(2, rest)
        elif self.state.presidents[other] == self.seat and rest < 2:
            allowed = mine - 2
        else:
            allowed = mine
        return max(0, min(allowed, 5 - held["pool"]))

    def liquid(self) -> int:
        return sum(self.most(other) * self.state.price(other) for other in self.state.pars)

    def purchases(self) -> set[Purchase]:
        state = self.state
        found: set[Purchase] = set()
        if "D" in self.stack and self.cash >= 800:
            found |= {("depot", "D", old, 800, 800) for old in state.trains[self.company] if old in ("4", "5", "6")}
        if len(state.trains[self.company]) >= LIMIT[state.phase_facts.id]:
            return found
        for source, trains in (("depot", self.stack), ("pool", state.trains["pool"])):
            for train in trains:
                helped = self.short and FACE[train] == self.cheapest <= self.money
                if FACE[train] <= self.cash or helped:
                    found.add((source, train, "", FACE[train], FACE[train]))
        for other in state.floated:
            for train in state.trains[other] if other != self.company else ():
                low, high = self.used(train)
                if low <= high:
                    found.add((other, train, "", low, high))
        return found

    def used(self, train: str) -> tuple[int, int]:
        """1830-5.7.4, 1830-5.8.4, 1830-11.11, 1830-11.16."""
        low, high = 1, self.cash
        if self.recorded:
            if self.must:
                high = max(high, min(FACE[train], self.money))
            if self.turn.raising and self.cash < FACE[train]:
                low = max(1, self.money - self.turn.last_sale + 1)
                if FACE[train] < low:
                    return 1, 0
        elif self.short:
            high = max(high, min(FACE[train], self.money + self.liquid()))
        return low, high

    def sales(self) -> dict[str, int]:
        """1830-5.8.5, 1830-11.22: company and highest number."""
        missing = self.cheapest - self.money
        if missing <= 0 or not (self.must or self.recorded):
            return {}
        enough = {other: -(-missing // self.state.price(other)) for other in self.state.pars}
        return {other: min(self.most(other), enough[other]) for other in self.state.pars if self.most(other)}


def offered(state: State) -> dict[str, list[dict[str, Any]]]:
    return {family.kind: family.boxes for family in engine.legal(state)}


def bounds(price: Any) -> tuple[int, int]:
    return (price.low, price.high) if isinstance(price, Span) else (price, price)


def check(state: State) -> bool:
    turn = state.frames[-1] if state.frames else None
    if not isinstance(turn, OperatingTurn) or turn.step != "trains":
        return False
    try:
        model = Model(state, turn)
    except TooManyPathsError:
        return False
    found = offered(state)
    purchases = {
        (box["source"], box["train"], box["trade_in"], *bounds(box["price"])) for box in found.get("buy_train", [])
    }
    assert purchases == model.purchases()
    assert {box["company"]: box["count"].high for box in found.get("sell_shares", [])} == model.sales()
    assert ("pass" in found) == (not model.must)
    if model.recorded:
        assert ("bankrupt" in found) == (model.money + model.liquid() < model.cheapest)
    else:
        assert ("bankrupt" in found) == (model.must and model.money < model.cheapest and not model.sales())
    return True


WEIGHTS = {"lay_tile": 5.0, "buy_share": 3.0, "par": 2.0, "buy_train": 5.0, "sell_shares": 0.7, "pass": 0.7}


def play(seed: int, length: int, preset: str) -> int:
    """Play at random; how many train steps were compared."""
    rng = Random(seed)
    game = Game("1830", 2 + seed % 5, preset=preset, options={"board": "plus" if seed % 3 == 0 else "classic"})
    compared = 0
    while not game.over and len(game.actions) < length:
        families = [f for f in game.legal() if f.kind not in ("bankrupt", "trade_private")] or game.legal()
        family = rng.choices(families, [WEIGHTS.get(f.kind, 1.0) for f in families])[0]
        game.play(family.sample(rng))
        compared += check(game.state)
    return compared


@pytest.mark.parametrize("preset", ["", "18xx.games"])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_train_step_in_random_games(seed: int, preset: str) -> None:
    """1830-5.7, 1830-5.8, 1830-5.9: purchases with their prices, forced sales, bankruptcy and the right to pass."""
    assert play(seed, 1200, preset) > 20
