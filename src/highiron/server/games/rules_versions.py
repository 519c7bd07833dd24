"""Which rules replay a stored game: every released version of a title's rules stays part of the program."""

from collections.abc import Callable

from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.server.games.errors import UnknownRules
from highiron.titles import catalogue

FactsMaker = Callable[[int, dict[str, str]], Facts]
# When a title's rules change in a way that changes how a stored game replays, its RULES_VERSION goes up and the way to
# the rules before is added here: (title, version) -> maker of facts from players and settled options.
_OLD: dict[tuple[str, int], FactsMaker] = {}


def register_rules_version(title: str, version: int, make: FactsMaker) -> None:
    """Keep an older version of a title's rules."""
    _OLD[title, version] = make


def facts_of(title: str, version: int, players: int, options: dict[str, str]) -> Facts:
    """The facts a stored game is played by. Raises UnknownRules when this program does not have that version."""
    older = _OLD.get((title, version))
    if older is not None:
        return older(players, options)
    if title not in catalogue.titles():
        raise UnknownRules(title, version, [])
    facts = catalogue.stored_facts(title, players, options)
    if facts.rules_version != version:
        raise UnknownRules(title, version, sorted([facts.rules_version, *(v for t, v in _OLD if t == title)]))
    return facts


def first_state(facts: Facts, seed: int) -> State:
    """The state before the first action."""
    return catalogue.new_state(facts, seed)
