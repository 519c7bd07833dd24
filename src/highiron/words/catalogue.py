"""Fluent catalogues: found by locale, loaded on first use."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from highiron.titles.catalogue import words_of_titles
from highiron.words.numbers import format_money

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from highiron.words.arguments import Value

DEFAULT = "en"


class MissingMessage(LookupError):
    """No catalogue has that message, or it uses an argument that was not given: a fault of the program."""


def locales() -> list[str]:
    """The languages there are catalogues for."""
    return list(_locales())


@cache
def _locales() -> tuple[str, ...]:
    # Looked for once: a directory is not to be read with every sentence.
    here = files("highiron.words")
    names = sorted(
        place.name
        for place in here.iterdir()
        if place.is_dir() and any(file.name.endswith(".ftl") for file in place.iterdir())
    )
    return tuple(names)


def bundle(locale: str, isolate: bool) -> "FluentBundle":
    """All catalogues of a language. `isolate` wraps arguments in direction marks, which terminals show as rubbish."""
    return _bundle(locale, isolate, words_of_titles(locale))


@cache
def _bundle(locale: str, isolate: bool, of_titles: tuple[tuple[str, str], ...]) -> "FluentBundle":
    # Fluent brings Babel along, which is slow to load; nobody should pay for it who prints no sentence.
    from fluent.runtime import FluentBundle, FluentResource

    def money(amount: object) -> str:
        try:
            return format_money(int(str(amount)), locale)
        except ValueError:  # a file may claim anything
            return str(amount)

    found = FluentBundle([locale], functions={"MONEY": money}, use_isolating=isolate)  # type: ignore[dict-item]
    for place in sorted((files("highiron.words") / locale).iterdir(), key=lambda file: file.name):
        if place.name.endswith(".ftl"):
            found.add_resource(FluentResource(place.read_text(encoding="utf-8")))
    for _, text in of_titles:
        found.add_resource(FluentResource(text))
    return found


def _known(key: str, locale: str, isolate: bool) -> bool:
    name, _, attribute = key.partition(".")
    if locale not in _locales():
        return False
    here = bundle(locale, isolate)
    return here.has_message(name) and (not attribute or attribute in here.get_message(name).attributes)


def has_message(key: str, locale: str = DEFAULT) -> bool:
    """Whether the language or English has that message (`name` or `name.attribute`)."""
    return _known(key, locale, False) or _known(key, DEFAULT, False)


def message(key: str, locale: str = DEFAULT, args: "Mapping[str, Value] | None" = None, isolate: bool = False) -> str:
    """The text of a message (`name` or `name.attribute`), in English where the language has none."""
    if not _known(key, locale, isolate):
        if locale == DEFAULT:
            raise MissingMessage(key)
        return message(key, DEFAULT, args, isolate)
    here = bundle(locale, isolate)
    name, _, attribute = key.partition(".")
    found = here.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise MissingMessage(key)
    text, errors = here.format_pattern(pattern, dict(args or {}))
    if errors:
        raise MissingMessage(f"{key}: {errors[0]}")
    return str(text)


def message_or_code(
    sort: str, code: str, locale: str = DEFAULT, args: "Mapping[str, Value] | None" = None, isolate: bool = False
) -> str:
    """The message `sort-code`; where a title brings none, its code and arguments as they are."""
    key = f"{sort}-{code}"
    if has_message(key, locale):
        return message(key, locale, args, isolate)
    plain = code.replace("_", " ").replace("-", " ")
    given = {name: value for name, value in (args or {}).items() if not name.endswith("-kind") and value != "none"}
    shown = ", ".join(f"{name}: {value}" for name, value in given.items())
    return f"{plain} ({shown})" if shown else plain
