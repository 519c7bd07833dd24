"""Older rules of titles: every released version stays part of the program, so that stored games replay as they were.

When a title's rules change so that a stored game would replay differently, its RULES_VERSION goes up and the way to the
rules before is registered here; `catalogue.facts_of_version` is how whatever reads a stored game comes to its facts.
"""

from collections.abc import Callable

from highiron.core.facts import Facts

OlderFacts = Callable[[int, str, dict[str, str]], Facts]  # from players, preset and options, as `catalogue.facts_for`

_OLDER: dict[tuple[str, int], OlderFacts] = {}


class UnknownRules(LookupError):
    """The version is not part of this program; `known` are those that are."""

    def __init__(self, title: str, version: int, known: list[int]) -> None:
        have = ", ".join(str(number) for number in known)
        super().__init__(f"Rules version {version} of {title} is not part of this program (it has: {have}).")


def register_older_rules(title: str, version: int, make: OlderFacts) -> None:
    """Keep an older version of a title's rules."""
    _OLDER[title, version] = make


def older_rules(title: str, version: int) -> OlderFacts | None:
    """How the facts of an older version are made; None when it is not registered."""
    return _OLDER.get((title, version))


def older_versions(title: str) -> list[int]:
    return [version for name, version in _OLDER if name == title]
