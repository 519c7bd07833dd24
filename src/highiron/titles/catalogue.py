"""All titles by name: their options, presets and player counts, and new games of them."""

from functools import cache
from types import ModuleType
from typing import Any

from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.titles.load import read_json
from highiron.titles.options import Option, OptionError, choose, complete
from highiron.titles.t1830 import title as t1830
from highiron.titles.t1846 import title as t1846
from highiron.titles.versions import OlderFacts, UnknownRules, older_rules, older_versions

_TITLES: dict[str, ModuleType] = {"1830": t1830, "1846": t1846}


def titles() -> list[str]:
    """The names of all titles."""
    return list(_TITLES)


def _module(title: str) -> ModuleType:
    found = _TITLES.get(title)
    if found is None:
        raise OptionError(f"unknown title {title!r}; there are: {', '.join(_TITLES)}")
    return found


def options_of(title: str) -> tuple[Option, ...]:
    found: tuple[Option, ...] = _module(title).OPTIONS
    return found


def presets_of(title: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = _module(title).PRESETS
    return found


def about(title: str) -> dict[str, Any]:
    """Name, designer and figures by number of players."""
    _module(title)
    return read_json(f"t{title.lower()}", "title.json")


def player_counts(title: str) -> list[int]:
    return [int(count) for count in about(title)["players"]]


def facts_for(title: str, players: int, preset: str = "", options: dict[str, str] | None = None) -> Facts:
    """The facts of a title for so many players, with every option settled. Equal settings share one object."""
    module = _module(title)
    counts = player_counts(title)
    if players not in counts:
        raise OptionError(f"{title} is for {counts[0]} to {counts[-1]} players, not {players}")
    chosen = choose(module.OPTIONS, module.PRESETS, preset, options or {})
    return _facts(title, players, tuple(sorted(chosen.items())))


@cache
def _facts(title: str, players: int, options: tuple[tuple[str, str], ...]) -> Facts:
    facts: Facts = _module(title).make_facts(players, dict(options))
    return facts


def facts_of_version(
    title: str, version: int, players: int, preset: str = "", options: dict[str, str] | None = None
) -> Facts:
    """The facts that a game of that rules version is played by. Raises UnknownRules, and OptionError as `facts_for`."""
    if (older := older_rules(title, version)) is not None:
        return _older_facts(older, players, preset, tuple(sorted((options or {}).items())))
    facts = facts_for(title, players, preset, options)
    if facts.rules_version != version:
        raise UnknownRules(title, version, sorted([facts.rules_version, *older_versions(title)]))
    return facts


def stored_facts(title: str, version: int, players: int, options: dict[str, str]) -> Facts:
    """The facts of a stored game from its version and settled options; it plays on as it began. Raises as
    `facts_of_version`.
    """
    if older_rules(title, version) is None:
        options = complete(options_of(title), options)
    return facts_of_version(title, version, players, "", options)


@cache
def _older_facts(make: OlderFacts, players: int, preset: str, options: tuple[tuple[str, str], ...]) -> Facts:
    return make(players, preset, dict(options))


def new_state(facts: Facts, seed: int = 0) -> State:
    """The first state of a game."""
    state: State = _module(facts.title).new_state(facts, seed)
    return state


def state_from_data(data: dict[str, Any]) -> State:
    """A state from its JSON form. Raises UnknownRules."""
    facts = stored_facts(data["title"], data["rules_version"], data["seats"], data["options"])
    return State.from_data(facts, data)
