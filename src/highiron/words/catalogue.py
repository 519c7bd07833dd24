"""Fluent catalogues: found by language, loaded on first use."""

import threading
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from highiron.titles.catalogue import words_of_titles
from highiron.words.language import (
    DEFAULT,
    LATIN_DIGITS,
    NAMES,
    RIGHT_TO_LEFT,
    language_of,
    settled,
    spoken,
    wants_marks,
)
from highiron.words.numbers import format_money, format_number, in_latin_digits
from highiron.words.players import DOLLAR, Amount

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from highiron.words.arguments import Value

OfTitles = tuple[tuple[str, str], ...]
_bundles: "dict[tuple[str, bool, OfTitles], FluentBundle]" = {}
_loading = threading.Lock()
_loaded: set[str] = set()


class MissingMessage(LookupError):
    """No catalogue has that message, or it uses an argument that was not given: a fault of the program."""


def locales() -> list[str]:
    """The languages there are catalogues for, in the order of menus."""
    return list(_locales())


@cache
def _locales() -> tuple[str, ...]:
    # Looked for once: a directory is not to be read with every sentence.
    here = files("highiron.words")
    return tuple(name for name in NAMES if _has_catalogues(here / name))


def _has_catalogues(place: Any) -> bool:
    return place.is_dir() and any(file.name.endswith(".ftl") for file in place.iterdir())


def texts(language: str) -> dict[str, str]:
    """The Fluent files of a language, those of titles outside the house among them, by name."""
    place = files("highiron.words") / language
    own = sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else []
    found = {file.name: file.read_text(encoding="utf-8") for file in own if file.name.endswith(".ftl")}
    return found | {f"title-{title}.ftl": text for title, text in words_of_titles(language)}


def bundle(locale: str, isolate: bool) -> "FluentBundle":
    """All catalogues of a language. `isolate` wraps arguments in marks of direction."""
    wanted = (locale, isolate, words_of_titles(language_of(locale)))
    found = _bundles.get(wanted)
    if found is None:
        with _loading:  # half a second's work: once, however many threads want it
            found = _bundles.get(wanted)
            if found is None:
                found = _bundles[wanted] = _bundle(locale, isolate)
    return found


def is_loaded(locale: str) -> bool:
    """Whether sentences in the language cost no more than themselves."""
    return locale in _loaded


def load(locale: str) -> None:
    """Read the catalogues of a language now, for programs that have a moment in which nobody waits for them."""
    for each in {locale, DEFAULT}:
        bundle(each, False)
        if language_of(each) in RIGHT_TO_LEFT:
            bundle(each, True)
    _loaded.add(locale)


def _bundle(locale: str, isolate: bool) -> "FluentBundle":
    # Fluent brings Babel along, which is slow to load; nobody should pay for it who prints no sentence.
    from fluent.runtime import FluentBundle

    def money(amount: object) -> str:
        try:
            # Of all that a number has, Fluent keeps the options.
            currency = getattr(getattr(amount, "options", None), "currency", None)
            return format_money(int(str(amount)), locale, currency or DOLLAR)
        except ValueError:  # a file may claim anything
            return str(amount)

    functions: Any = {"MONEY": money, "NUMBER": _figure(locale)}
    found = FluentBundle([language_of(locale)], functions=functions, use_isolating=isolate)
    for resource in _resources(locale, words_of_titles(language_of(locale))):
        found.add_resource(resource)
    return found


@cache
def _resources(locale: str, of_titles: OfTitles) -> "list[Resource]":
    """What the files of a language say; bundles with and without marks share it."""
    from fluent.runtime import FluentResource

    # Names of messages and arguments hold no Persian digits: only what is read changes.
    return [
        FluentResource(in_latin_digits(text) if locale.endswith(LATIN_DIGITS) else text)
        for text in texts(language_of(locale)).values()
    ]


@cache
def _figure(locale: str) -> Any:
    """The type of whole numbers that show themselves in the digits of the language."""
    from fluent.runtime.types import FluentInt

    class Figure(FluentInt):
        def format(self, locale_of_babel: object) -> str:
            return format_number(int(self), locale)

    return Figure


def _known(key: str, locale: str, isolate: bool) -> bool:
    name, _, attribute = key.partition(".")
    # A language that has only words of a title outside the house speaks them too.
    if language_of(locale) not in _locales() and not words_of_titles(language_of(locale)):
        return False
    here = bundle(locale, isolate)
    return here.has_message(name) and (not attribute or attribute in here.get_message(name).attributes)


def has_message(key: str, locale: str = "") -> bool:
    """Whether the language or English has that message (`name` or `name.attribute`)."""
    locale = settled(locale or spoken()) or DEFAULT
    return _known(key, locale, False) or _known(key, DEFAULT, False)


def message(key: str, locale: str = "", args: "Mapping[str, Value] | None" = None, isolate: bool | None = None) -> str:
    """The text of a message (`name` or `name.attribute`), in English where the language has none.

    Where none is given, the language is that of the process or request, and `isolate` is as the language needs it.
    """
    locale = settled(locale or spoken()) or DEFAULT
    marks = wants_marks(locale) if isolate is None else isolate
    if not _known(key, locale, marks):
        if locale == DEFAULT:
            raise MissingMessage(key)
        return message(key, DEFAULT, args, isolate)
    here = bundle(locale, marks)
    name, _, attribute = key.partition(".")
    found = here.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise MissingMessage(key)
    return _said(key, here, pattern, locale, args or {})


def _said(key: str, here: "FluentBundle", pattern: Any, locale: str, args: "Mapping[str, Value]") -> str:
    """The pattern with its arguments. `format_pattern` would make plain numbers of ours, and they show other digits."""
    from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

    figure = _figure(locale)
    given: dict[str, Any] = dict(args)
    for argument, value in args.items():
        if isinstance(value, Amount):
            given[argument] = figure(value, currency=value.currency)
        elif isinstance(value, int):
            given[argument] = figure(value)
    errors: list[Exception] = []
    try:
        text = pattern(ResolverEnvironment(context=here, current=CurrentEnvironment(args=given), errors=errors))
    except ValueError as error:
        raise MissingMessage(f"{key}: {error}") from error
    if errors:
        raise MissingMessage(f"{key}: {errors[0]}")
    return str(text)


def message_or_code(
    sort: str,
    code: str,
    locale: str = "",
    args: "Mapping[str, Value] | None" = None,
    isolate: bool | None = None,
) -> str:
    """The message `sort-code`; where a title brings none, its code and arguments as they are."""
    key = f"{sort}-{code}"
    if has_message(key, locale):
        return message(key, locale, args, isolate)
    plain = code.replace("_", " ").replace("-", " ")
    given = {name: value for name, value in (args or {}).items() if not name.endswith("-kind") and value != "none"}
    shown = ", ".join(f"{name}: {value}" for name, value in given.items())
    return f"{plain} ({shown})" if shown else plain
