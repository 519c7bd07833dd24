"""Whether something holds after a move, as the engine sees it."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from highiron.core.actions import Action, kind_of
from highiron.core.events import Event
from highiron.core.state import State
from highiron.lessons.models import Condition
from highiron.steps.run import best_set


def _shares(state: State, of: str) -> int:
    company, _, owner = of.partition("/")
    return state.shares.get(company, {}).get(owner, 0)


# What conditions may speak of. `of` is an owner or a company; for shares company/owner.
FIGURES: dict[str, Callable[[State, str], int]] = {
    "cash": lambda state, of: state.cash.get(of, 0),
    "price": lambda state, of: state.price(of) if of in state.market else 0,
    "revenue": lambda state, of: best_set(state, of).total,
    "shares": _shares,
    "trains": lambda state, of: len(state.trains.get(of, ())),
    "tokens": lambda state, of: len(state.board.stations.get(of, ())),
    "loans": lambda state, of: state.loans.get(of, 0),
    "shorts": lambda state, of: sum(state.shorts.get(of, {}).values()),
    "president": lambda state, of: int(state.presidents.get(of.partition("/")[0]) == of.partition("/")[2]),
    "wagons": lambda state, of: state.wagons.get(of, 0),
    "ended": lambda state, of: int(bool(state.ended)),
}
EARNED = "earned"  # what the trains of a company have brought in this step


def holds(condition: Condition, state: State, action: Action, events: Sequence[Event]) -> bool:
    """Whether it holds after the action, which set off the last of these events of the step."""
    if condition.action and (
        kind_of(action) != condition.action or not _fits(condition.fields, msgspec.to_builtins(action))
    ):
        return False
    if condition.event and not any(
        event.code == condition.event and _fits(condition.args, event.args) for event in events
    ):
        return False
    if condition.figure:
        value = (
            _earned(condition.of, events)
            if condition.figure == EARNED
            else FIGURES[condition.figure](state, condition.of)
        )
        if condition.least is not None and value < condition.least:
            return False
        if condition.most is not None and value > condition.most:
            return False
    return True


def _earned(company: str, events: Sequence[Event]) -> int:
    ran = [event.args for event in events if event.code == "train-ran"]
    return sum(int(args["revenue"]) for args in ran if args["company"] == company)


def _fits(wanted: dict[str, Any], given: dict[str, Any]) -> bool:
    return all(_fit(value, given.get(name)) for name, value in wanted.items())


def _fit(wanted: Any, given: Any) -> bool:
    if isinstance(wanted, list) and isinstance(given, int):
        return bool(wanted[0] <= given <= wanted[1])
    return given in wanted if isinstance(wanted, list) else bool(wanted == given)
