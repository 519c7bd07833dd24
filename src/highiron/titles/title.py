"""What a title brings into the catalogue."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from highiron.core.actions import Action
from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.titles.options import Option


class Title:
    """One title. Whatever is not given is as in a title without options, actions and words of its own."""

    def __init__(
        self,
        name: str,
        about: Callable[[], dict[str, Any]],
        make_facts: Callable[[int, dict[str, str]], Facts],
        new_state: Callable[[Facts, int], State],
        *,
        options: tuple[Option, ...] = (),
        presets: dict[str, dict[str, str]] | None = None,
        actions: tuple[type[Action], ...] = (),
        words: dict[str, str] | None = None,
        rooms: str | None = None,
    ) -> None:
        self.name = name  # as in records, rule numbers and addresses
        self.about = about  # full name, designer, and figures by number of players
        self.make_facts = make_facts  # number of players, settled options -> facts with their rules
        self.new_state = new_state  # facts, seed -> the first state of a game
        self.options = options
        self.presets = presets or {}
        self.actions = actions  # kinds that no other title has
        self.words = words or {}  # locale -> Fluent messages for its own actions, frames, events and reasons
        self.rooms = rooms  # the package whose modules tell other rooms what they cannot ask of the rules
        self._modules: dict[str, ModuleType | None] = {}

    def room(self, name: str) -> ModuleType | None:
        """What the title has for another room, as a module beside its rules; None where that room can do without.

        Such a module is loaded when the room asks, never by the title: it stands above the rules, with its room.
        """
        if name not in self._modules:
            place = f"{self.rooms}.{name}"
            self._modules[name] = import_module(place) if self.rooms and find_spec(place) else None
        return self._modules[name]
