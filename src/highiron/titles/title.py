"""What a title brings into the catalogue."""

from collections.abc import Callable
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
    ) -> None:
        self.name = name  # as in records, rule numbers and addresses
        self.about = about  # full name, designer, and figures by number of players
        self.make_facts = make_facts  # number of players, settled options -> facts with their rules
        self.new_state = new_state  # facts, seed -> the first state of a game
        self.options = options
        self.presets = presets or {}
        self.actions = actions  # kinds that no other title has
        self.words = words or {}  # locale -> Fluent messages for its own actions, frames, events and reasons
