"""Refused actions along random games: what was legal at other moments, and legal actions with one field changed."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from highiron.core.actions import Action, Bankrupt, Run, RunTrains
from highiron.core.events import Reason
from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow import engine
from highiron.selfplay import play_random_game
from highiron.steps.frames import OperatingTurn

STRIDE = 7  # positions are looked at
# Values that a careless program could send for a field.
STRANGE: dict[str, tuple[object, ...]] = {
    "seat": ("A", "B", "L"),
    "buyer": ("A", "B", "L"),
    "price": (0, 1, 55, 1000),
    "count": (0, 1, 2, 9),
    "rotation": (0, 1, 2, 3, 4, 5, 9),
    "stop": (0, 1, 2),
    "kind": ("third",),
    "source": ("ipo", "pool", "depot", "moon"),
    "card": ("blank", "moon"),
    "target": ("A1", "up"),
    "trade_in": ("4", "moon"),
}


class Refusal(msgspec.Struct):
    state: State
    action: Action
    reason: Reason


def values(state: State) -> dict[str, tuple[object, ...]]:
    """What a field may be changed to: names of this game, and strange ones."""
    facts = state.facts
    return STRANGE | {
        "company": (*facts.corporations, *facts.privates, "moon"),
        "private": (*facts.privates, "", "moon"),
        "hex": (*(place.id for place in facts.plan.hexes), "moon"),
        "tile": (*facts.supply, "moon"),
        "train": (*facts.trains, "moon"),
        "source": (*STRANGE["source"], *facts.corporations),
        "card": (*STRANGE["card"], *facts.privates),
    }


def changed(action: Action, state: State, dice: random.Random) -> Action:
    """The action with one or two of its fields changed."""
    known = values(state)
    fields = [name for name in action.__struct_fields__ if name in known]
    changes: dict[str, Any] = {
        name: dice.choice(known[name]) for name in dice.sample(fields, min(len(fields), dice.choice((1, 1, 2))))
    }
    if isinstance(action, RunTrains):
        changes["runs"] = tuple(_bent(run, dice) for run in action.runs)
    return msgspec.structs.replace(action, **changes)


def _bent(run: Run, dice: random.Random) -> Run:
    """A run along another path."""
    path = list(run.path)
    how = dice.randrange(5)
    if how == 0:
        path.pop()
    elif how == 1:
        path.insert(dice.randrange(len(path)), dice.choice(path))
    elif how == 2:
        path[dice.randrange(len(path))] = "Z99.0"
    elif how == 3:
        path += path[-2::-1]
    else:
        path = path[:1]
    return msgspec.structs.replace(run, path=tuple(path))


def refusals(title: str, players: int, seed: int, preset: str = "") -> Iterator[Refusal]:
    """All reasons against some dozen actions at positions all along a game."""
    dice = random.Random(seed)
    game = play_random_game(title, players, seed=seed, preset=preset)
    for number in range(0, len(game.actions) + 1, STRIDE):
        state = game.at(number)
        tried: list[Action] = [dice.choice(game.actions) for _ in range(3)]
        legal = [action for family in engine.legal(state) for action in _few(family)]
        tried += [changed(dice.choice(legal or tried), state, dice) for _ in range(10)]
        tried += [changed(other, state, dice) for other in tried[:3]]
        turn = state.frames[-1] if state.frames else None
        if isinstance(turn, OperatingTurn):
            tried.append(Bankrupt(seat=turn.seat, company=turn.company))
        for action in tried:
            for reason in engine.explain(state, action):
                yield Refusal(state, action, reason)


def _few(family: Family) -> Iterator[Action]:
    return islice(iter(family), 20)
