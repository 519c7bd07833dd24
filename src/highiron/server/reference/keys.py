"""Names of facts: everything that decides them, and a fingerprint of what they are made from.

Any process can tell the facts from the name alone, and a page may keep what it got under one for ever.
"""

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from highiron.core.facts import Facts
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from highiron.titles.versions import UnknownRules

_SOURCES = ("highiron.titles", "highiron.pictures", "highiron.words", "highiron.server.reference")
_LONGEST = 2000


class UnknownFacts(LookupError):
    """No facts have that name."""


@lru_cache(maxsize=1024)
def facts_key(facts: Facts) -> str:
    """The name of these facts."""
    players, version = len(facts.seats), facts.rules_version
    usual = catalogue.facts_of_version(facts.title, version, players).options
    changed = {name: value for name, value in sorted(facts.options.items()) if usual.get(name) != value}
    text = urlsafe_b64encode(msgspec.json.encode(changed)).decode().rstrip("=")
    return f"{facts.title}.{version}.{players}.{text}.{_made_from()}"


class Settings(msgspec.Struct, frozen=True):
    """What decides facts."""

    title: str
    version: int
    players: int
    changed: dict[str, str]  # options that are not as usual

    def facts(self) -> Facts:
        """Raises OptionError and UnknownRules."""
        return catalogue.facts_of_version(self.title, self.version, self.players, "", self.changed)


def facts_settings(key: str) -> Settings:
    """What a name says. Raises UnknownFacts, also for one of another version of the program."""
    parts = key.split(".")
    if len(parts) != 5 or len(key) > _LONGEST:
        raise UnknownFacts(key)
    title, version, players, text, made_from = parts
    if not all(number.isdecimal() and number.isascii() and len(number) < 4 for number in (version, players)):
        raise UnknownFacts(key)
    if made_from != _made_from() or title not in catalogue.playable():
        raise UnknownFacts(key)
    try:
        changed = msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=dict[str, str])
    except ValueError:
        raise UnknownFacts(key) from None
    return Settings(title, int(version), int(players), changed)


def facts_named(key: str) -> Facts:
    """The facts with that name. Raises UnknownFacts."""
    try:
        return facts_settings(key).facts()
    except (OptionError, UnknownRules):
        raise UnknownFacts(key) from None


@cache
def _made_from() -> str:
    found = hashlib.blake2b(digest_size=6)
    for source in _SOURCES:
        _add(found, files(source))
    return found.hexdigest()


def _add(found: "hashlib.blake2b", place: Traversable) -> None:
    for entry in sorted(place.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            if entry.name != "__pycache__":
                _add(found, entry)
        elif entry.name.endswith((".py", ".json", ".ftl")):
            found.update(entry.name.encode() + entry.read_bytes())
