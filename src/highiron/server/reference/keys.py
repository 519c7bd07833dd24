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
from highiron.server.reference.sheet import facts_sheet
from highiron.titles import catalogue
from highiron.titles.options import OptionError

_SOURCES = ("highiron.titles", "highiron.pictures", "highiron.words", "highiron.server.reference")
_LONGEST = 2000


class UnknownFacts(LookupError):
    """No facts have that name."""


@lru_cache(maxsize=1024)
def facts_key(facts: Facts) -> str:
    """The name of these facts."""
    usual = catalogue.facts_for(facts.title, len(facts.seats)).options
    changed = {name: value for name, value in sorted(facts.options.items()) if usual[name] != value}
    text = urlsafe_b64encode(msgspec.json.encode(changed)).decode().rstrip("=")
    return f"{facts.title}.{len(facts.seats)}.{text}.{_made_from()}"


def facts_settings(key: str) -> tuple[str, int, dict[str, str]]:
    """Title, players and changed options of a name. Raises UnknownFacts, also for one of another version of the
    program.
    """
    parts = key.split(".")
    if len(parts) != 4 or len(key) > _LONGEST or not parts[1].isdecimal() or len(parts[1]) > 2:
        raise UnknownFacts(key)
    title, players, text, made_from = parts
    if made_from != _made_from() or title not in catalogue.titles():
        raise UnknownFacts(key)
    try:
        changed = msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=dict[str, str])
    except ValueError:
        raise UnknownFacts(key) from None
    return title, int(players), changed


def facts_named(key: str) -> Facts:
    """The facts with that name. Raises UnknownFacts."""
    title, players, changed = facts_settings(key)
    try:
        return catalogue.facts_for(title, players, "", changed)
    except OptionError:
        raise UnknownFacts(key) from None


@lru_cache(maxsize=64)
def encoded_sheet(key: str, locale: str) -> bytes:
    """The facts with that name as JSON."""
    return msgspec.json.encode(facts_sheet(facts_named(key), key, locale))


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
