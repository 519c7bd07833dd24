"""A game for people: play, take back, look at any position."""

from collections.abc import Iterator
from numbers import Integral
from random import Random
from typing import Any

import msgspec

from highiron.core.actions import NUMBERS, Action, action_from_data, kind_of
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.ids import BANK, printed
from highiron.core.shares import worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from highiron.words.players import Players


class Game:
    """A game with its history. `state` is the present position; `at(n)` gives the one after n actions.

    `rules_version` is for games that were begun under older rules of the title; left out, the present ones hold.
    """

    def __init__(
        self,
        title: str = "1830",
        players: int | list[str] = 4,
        *,
        preset: str = "",
        options: dict[str, str] | None = None,
        seed: int = 0,
        rules_version: int | None = None,
    ) -> None:
        _check_settings(title, players, preset, options)
        names = players if isinstance(players, list) else [f"Player {n + 1}" for n in range(players)]
        if rules_version is None:
            facts = catalogue.facts_for(title, len(names), preset, options)
        else:
            facts = catalogue.facts_of_version(title, rules_version, len(names), preset, options)
        self.preset = preset
        self.seed = seed
        self.names: dict[str, str] = Players(dict(zip(facts.seats, names, strict=True)), facts.currency)
        self._states = [catalogue.new_state(facts, seed)]
        self._actions: list[Action] = []
        self._events: list[list[Event]] = []
        self._undone: list[tuple[Action, State, list[Event]]] = []

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(self._actions)

    @property
    def over(self) -> bool:
        return bool(self.state.ended)

    def legal(self) -> list[Family]:
        """Everything that may be done now."""
        return engine.legal(self.state)

    def moves(self) -> Iterator[Action]:
        """Every legal action, one by one."""
        for family in self.legal():
            yield from family

    def explain(self, action: Action | dict[str, Any]) -> list[Reason]:
        """All reasons why the action is refused; empty when it is legal."""
        return engine.explain(self.state, self._read(action))

    def play(self, action: Action | dict[str, Any]) -> list[Event]:
        """Do it and return what happened. Raises `Refused` and changes nothing when it is not legal."""
        chosen = self._read(action)
        after, events = engine.apply(self.state, chosen)
        self._states.append(after)
        self._actions.append(chosen)
        self._events.append(events)
        self._undone.clear()
        return events

    def play_random(self, rng: Random) -> list[Event]:
        """Do a random legal action: first a family, then one of its moves."""
        return self.play(rng.choice(self.legal()).sample(rng))

    def undo(self) -> Action:
        """Take the last action back."""
        if not self._actions:
            raise IndexError("nothing to undo")
        action = self._actions.pop()
        self._undone.append((action, self._states.pop(), self._events.pop()))
        return action

    def redo(self) -> Action:
        """Do again what was taken back last."""
        if not self._undone:
            raise IndexError("nothing to redo")
        action, state, events = self._undone.pop()
        self._states.append(state)
        self._actions.append(action)
        self._events.append(events)
        return action

    def at(self, number: int) -> State:
        """The position after so many actions; 0 is the start."""
        if not 0 <= number < len(self._states):
            raise IndexError(f"there are positions 0 to {len(self._states) - 1}, not {number}")
        return self._states[number]

    def events(self, number: int) -> list[Event]:
        """What the action with that number (from 1) set off."""
        return self._events[number - 1]

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        return engine.view(self.state, seat)

    def result(self) -> dict[str, int]:
        """What every seat is worth now."""
        return {seat: worth(self.state, seat) for seat in self.state.facts.seats}

    def svg(self) -> str:
        """Map, market and holdings as one picture."""
        from highiron.pictures import draw_state

        return draw_state(self.state, self.names)

    def __str__(self) -> str:
        state = self.state
        head = (
            f"{state.facts.name}, phase {state.phase_facts.id}, bank ${state.cash[BANK]}, {len(self._actions)} actions"
        )
        lines = [head, f"over: {state.ended}" if self.over else f"{self.names[state.actor]} ({state.actor}) to act"]
        for seat, name in self.names.items():
            shares = " ".join(f"{printed(c)}:{held[seat]}" for c, held in state.shares.items() if held.get(seat))
            privates = " ".join(printed(p) for p, owner in state.privates.items() if owner == seat)
            lines.append(
                f"  {seat} {name}: ${state.cash[seat]}, worth ${worth(state, seat)}  {shares} {privates}".rstrip()
            )
        for company in state.pars:
            trains = " ".join(state.trains[company]) or "no train"
            lines.append(f"  {printed(company)}: ${state.price(company)}, treasury ${state.cash[company]}, {trains}")
        return "\n".join(lines)

    def winners(self) -> list[str]:
        """The seats worth most now; several when they tie (1830-7.4)."""
        result = self.result()
        return [seat for seat, value in result.items() if value == max(result.values())]

    def _read(self, action: Action | dict[str, Any]) -> Action:
        """The action, fit to be looked at by the rules. Raises msgspec.ValidationError, which says what is wrong."""
        if isinstance(action, Action):
            for name in NUMBERS[kind_of(action)]:
                if type(getattr(action, name)) is not int:
                    raise msgspec.ValidationError(f"{name} must be a whole number, not {getattr(action, name)!r}")
            try:
                return msgspec.convert(msgspec.to_builtins(action), type(action))
            except TypeError as error:  # a field holds what has no JSON form at all
                raise msgspec.ValidationError(str(error)) from None
        if not isinstance(action, dict):
            raise msgspec.ValidationError(f"an action is an Action or a dict of its fields, not {action!r:.80}")
        return action_from_data({"seat": self.state.actor, **action})


def _check_settings(title: object, players: object, preset: object, options: object) -> None:
    """Raises OptionError for what a program may pass without noticing: a type checker is not always there."""
    if not isinstance(title, str):
        raise OptionError(f"a title is given as text, such as '1830', not {title!r:.80}")
    named = isinstance(players, list) and all(isinstance(name, str) for name in players)
    if not isinstance(players, Integral) and not named:  # numpy has whole numbers of its own
        raise OptionError(f"players is their number or a list of their names, not {players!r:.80}")
    if not isinstance(preset, str):
        raise OptionError(f"a preset is given as text, such as '18xx.games', not {preset!r:.80}")
    if options is not None and not isinstance(options, dict):
        raise OptionError(f"options is a dict, such as {{'bank_size': '9000'}}, not {options!r:.80}")
