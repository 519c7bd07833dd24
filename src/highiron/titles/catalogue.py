"""All titles by name: their options, presets and player counts, and new games of them."""

import copyreg
from functools import lru_cache
from importlib.resources import files
from types import ModuleType
from typing import Any, TypeVar, cast

from highiron.core.actions import register_action, withdraw_action
from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.titles.options import Option, OptionError, choose, complete
from highiron.titles.t18ce.eurasia.title import EURASIA
from highiron.titles.t18ce.title import T18CE
from highiron.titles.t1817.title import T1817
from highiron.titles.t1830.title import T1830
from highiron.titles.t1846.title import T1846
from highiron.titles.title import Title
from highiron.titles.versions import OlderFacts, UnknownRules, older_rules, older_versions

_Told = TypeVar("_Told")

_TITLES: dict[str, Title] = {}
_CHAPTERS: set[str] = set()


def register(title: Title, chapter: bool = False) -> None:
    """Add a title with its actions and words to this process; a chapter is played as any, but stands for no title."""
    for kind in title.actions:
        register_action(kind)
    _TITLES[title.name] = title
    if chapter:
        _CHAPTERS.add(title.name)


def withdraw(title: Title) -> None:
    """Take a title out again, with its actions and words."""
    del _TITLES[title.name]
    _CHAPTERS.discard(title.name)
    for kind in title.actions:
        withdraw_action(kind)
    _facts.cache_clear()


def titles() -> list[str]:
    """The names of all titles, without further chapters of one."""
    return [name for name in _TITLES if name not in _CHAPTERS]


def playable() -> list[str]:
    """The names of everything that can be played: titles and their chapters."""
    return list(_TITLES)


def words_of_titles(locale: str) -> tuple[tuple[str, str], ...]:
    """The Fluent messages that titles bring along in that language, each with the name of the title."""
    return tuple((title.name, title.words[locale]) for title in _TITLES.values() if locale in title.words)


def _title(name: str) -> Title:
    found = _TITLES.get(name)
    if found is None:
        listed = ", ".join(_TITLES)
        raise OptionError(f"unknown title {name!r}; there are: {listed}", "title", name=name, known=listed)
    return found


def room(title: str, name: str) -> ModuleType | None:
    """What the title has for a room of the house; see `Title.room`."""
    return _title(title).room(name)


def told(title: str, room_name: str, name: str, usual: _Told) -> _Told:
    """What the title's module for a room has under that name; `usual` where it has no such module."""
    module = room(title, room_name)
    return usual if module is None else cast(_Told, getattr(module, name))


def text_of(title: str, name: str) -> str:
    """A text that lies in the title's folder; "" where it has none of that name."""
    package = _title(title).rooms
    place = files(package) / name if package else None
    return place.read_text(encoding="utf-8") if place is not None and place.is_file() else ""


def options_of(title: str) -> tuple[Option, ...]:
    return _title(title).options


def presets_of(title: str) -> dict[str, dict[str, str]]:
    return _title(title).presets


def about(title: str) -> dict[str, Any]:
    """Name, designer and figures by number of players."""
    return _title(title).about()


def currency(title: str) -> str:
    """The sign or letter that amounts of the title are written with."""
    return str(about(title).get("currency", "$"))


def player_counts(title: str) -> list[int]:
    return [int(count) for count in about(title)["players"]]


def facts_for(title: str, players: int, preset: str = "", options: dict[str, str] | None = None) -> Facts:
    """The facts of a title for so many players, with every option settled. Equal settings share one object."""
    settings = _title(title)
    counts = player_counts(title)
    if players not in counts:
        text = f"{title} is for {counts[0]} to {counts[-1]} players, not {players}"
        raise OptionError(text, "players", title=title, least=counts[0], most=counts[-1], players=players)
    chosen = choose(settings.options, settings.presets, preset, options or {})
    return _facts(title, players, tuple(sorted(chosen.items())))


@lru_cache(maxsize=256)  # strangers may ask for as many banks as there are numbers
def _facts(title: str, players: int, options: tuple[tuple[str, str], ...]) -> Facts:
    return _title(title).make_facts(players, dict(options))


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


@lru_cache(maxsize=256)
def _older_facts(make: OlderFacts, players: int, preset: str, options: tuple[tuple[str, str], ...]) -> Facts:
    return make(players, preset, dict(options))


def new_state(facts: Facts, seed: int = 0) -> State:
    """The first state of a game."""
    return _title(facts.title).new_state(facts, seed)


def state_from_data(data: dict[str, Any]) -> State:
    """A state from its JSON form. Raises UnknownRules."""
    facts = stored_facts(data["title"], data["rules_version"], data["seats"], data["options"])
    return State.from_data(facts, data)


def _kept(state: State) -> tuple[Any, tuple[dict[str, Any]]]:
    """How a state is pickled: as what it is written down as, for its rules are functions."""
    return state_from_data, (state.to_data(),)


copyreg.pickle(State, _kept)

register(T1830)
register(T1846)
register(T18CE)
register(EURASIA, chapter=True)
register(T1817)
