"""From legal families to numbers of the action list and back."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from highiron.core.actions import ACTION_TYPES, Action, LayTile, RunTrains
from highiron.core.facts import Facts
from highiron.core.families import Box, Family, Span
from highiron.core.ids import DEPOT, IPO, POOL
from highiron.core.state import State
from highiron.env.action_list import ASKED, RAISES, ActionList
from highiron.flow import engine
from highiron.steps.consent import needs_consent
from highiron.steps.run import RunFamily, best_set, check_runs

# Kinds whose price is one of a few choices.
_PRICED = ("bid", "trade_private", "buy_private", "buy_train")


class Choices:
    """What the acting seat may do now, by numbers of the action list. One object per position.

    Rights that other seats could use in this seat's turn are not among them, nor, without `offers`, is what another
    player may decline. Sets of runs are one choice, the best
    set, and it is searched for only when somebody asks for its action.
    """

    def __init__(self, actions: ActionList, state: State, offers: bool = True) -> None:
        self.state = state
        self.seat = state.actor
        families = [family for family in engine.legal(state) if family.seat == self.seat]
        self.families = families if offers else without_proposals(state, families)
        self._known: dict[int, Action] = {}
        self._runs: RunFamily | None = None
        self._run_number = actions.index["run_trains",]
        for family in self.families:
            if isinstance(family, RunFamily):
                self._runs = family
            elif family.kind == "lay_tile":
                self._add_lays(actions, family)
            else:
                self._add(actions, family)

    def numbers(self) -> list[int]:
        """The numbers that are not masked."""
        found = list(self._known)
        if self._runs is not None:
            found.append(self._run_number)
        return found

    def __contains__(self, number: int) -> bool:
        return number in self._known or (number == self._run_number and self._runs is not None)

    def action(self, number: int) -> Action:
        """The action a number stands for; KeyError when it is masked."""
        if number == self._run_number and self._runs is not None:
            runs = best_set(self.state, self._runs.company).runs
            return RunTrains(seat=self.seat, company=self._runs.company, runs=runs)
        return self._known[number]

    def number(self, action: Action) -> int | None:
        """The number of an action; None when it is not legal, another seat's, or has no entry of its own.

        A tile in a rotation that looks the same is the same lay; a set of runs that earns as much as the best one
        counts as that.
        """
        if isinstance(action, RunTrains):
            return self._run_number if self._is_best(action) else None
        if isinstance(action, LayTile) and action.tile in self.state.facts.tiles and 0 <= action.rotation < 6:
            turns = self.state.facts.tiles[action.tile].canonical
            action = msgspec.structs.replace(action, rotation=turns[action.rotation])
        return next((number for number, known in self._known.items() if known == action), None)

    def _is_best(self, action: RunTrains) -> bool:
        if self._runs is None or action not in self._runs:
            return False
        earned = check_runs(self.state, action.company, action.runs).revenue
        return earned == best_set(self.state, action.company).total

    def _add(self, actions: ActionList, family: Family) -> None:
        kind, seats = family.kind, self.state.facts.seats
        names, make = actions.fields[kind], ACTION_TYPES[kind]
        for box in family.boxes:
            for choice, values in _combinations(actions, self.state, kind, box):
                named = values | choice
                if "buyer" in named:
                    named["buyer"] = (seats.index(named["buyer"]) - seats.index(self.seat)) % len(seats)
                if kind == "buy_share" and named["source"] == named["company"]:
                    named["source"] = IPO  # one entry for unsold shares, wherever they lie
                number = actions.index[kind, *(named[name] for name in names)]
                self._known[number] = make(seat=self.seat, **values)

    def _add_lays(self, actions: ActionList, family: Family) -> None:
        """The same for tiles, of which there may be hundreds."""
        index, known, seat = actions.index, self._known, self.seat
        for box in family.boxes:
            company, hex_id, tile, private = box["company"], box["hex"], box["tile"], box["private"]
            for rotation in box["rotation"]:
                known[index["lay_tile", hex_id, tile, rotation, private]] = LayTile(
                    seat=seat, company=company, hex=hex_id, tile=tile, rotation=rotation, private=private
                )


def without_proposals(state: State, families: list[Family]) -> list[Family]:
    """The families without what another player may decline; all of them where nothing else would be left."""
    kept: list[Family] = []
    for family in families:
        boxes = [box for box in family.boxes if not needs_consent(state, family.seat, family.kind, box)]
        if isinstance(family, RunFamily) or len(boxes) == len(family.boxes):
            kept.append(family)
        elif boxes:
            kept.append(Family(family.kind, family.seat, boxes))
    return kept or families


def _combinations(
    actions: ActionList, state: State, kind: str, box: Box
) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every choice of a price, by name, with the values of an action that go with it."""
    priced = kind in _PRICED or kind in actions.prices
    money = "price" if "price" in box else "amount"  # a debt is no price
    names = [name for name in box if name != money or not priced]
    domains = [box[name] if isinstance(box[name], (tuple, Span)) else (box[name],) for name in names]
    for combination in product(*domains):
        values = dict(zip(names, combination, strict=True))
        if not priced:
            yield {}, values
            continue
        own = actions.prices.get(kind)
        for choice, price in own(state, box) if own else prices(state.facts, kind, box):
            yield {money: choice}, {**values, money: price}


def prices(facts: Facts, kind: str, box: Box) -> list[tuple[str, int]]:
    """The choices of a price that there are now, each with its money; no money twice.

    Where two choices are the same money, `lowest` and `highest` go before `face`, and `face` before `middle`.
    """
    domain = box["price"]
    if box.get("source") in (DEPOT, POOL):
        return [(ASKED, domain)]
    if kind == "bid":
        return bid_prices(domain)
    assert isinstance(domain, Span)
    low, high = domain.low, domain.high
    face = facts.trains[box["train"]].price if kind == "buy_train" else facts.privates[box["private"]].face
    found = {low: "lowest"}
    found.setdefault(high, "highest")
    if low <= face <= high:
        found.setdefault(face, "face")
    found.setdefault((low + high) // 2, "middle")
    return [(choice, price) for price, choice in found.items()]


def bid_prices(domain: Span | tuple[int, ...]) -> list[tuple[str, int]]:
    """A few steps above the least bid, where they are allowed, and the highest one."""
    bids = tuple(domain)
    found = {bids[0] + more: f"+{more}" for more in RAISES if bids[0] + more in domain}
    found.setdefault(bids[-1], "highest")
    return [(choice, price) for price, choice in found.items()]
