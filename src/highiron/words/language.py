"""Languages: which there are, which one is wanted, and in which one this process or request speaks.

A locale is a language (`fa`), or a language with Latin digits (`fa-u-nu-latn`), as browsers write it.
"""

from collections.abc import Iterable, Mapping
from contextvars import ContextVar

DEFAULT = "en"
# Every language by its own name, in the order of menus.
NAMES: Mapping[str, str] = {"en": "English", "zh": "简体中文", "ja": "日本語", "ru": "Русский", "fa": "فارسی"}
BETA = frozenset({"fa"})  # no player of the game has read it yet
RIGHT_TO_LEFT = frozenset({"fa"})
LATIN_DIGITS = "-u-nu-latn"
LONGEST_HEADER = 400  # of Accept-Language; what is longer was not written by a browser

_SPOKEN: ContextVar[str] = ContextVar("spoken", default="")
_MARKED: ContextVar[bool] = ContextVar("marked", default=True)


def speak(locale: str, *, marks: bool = True) -> None:
    """Speak that language from here on, where none is asked for.

    Without `marks`, names in text that runs from right to left are not set apart: terminals show the marks as rubbish.
    """
    _SPOKEN.set(settled(locale) or DEFAULT)
    _MARKED.set(marks)


def speak_as_asked(accepted: str) -> None:
    """Speak the language that a request's header Accept-Language asks for; none of ours leaves it open."""
    _SPOKEN.set(from_header(accepted))


def spoken() -> str:
    """The language of this process or request."""
    return _SPOKEN.get() or DEFAULT


def asked() -> str:
    """The language that was chosen for this process or asked for by this request; "" where it was left open."""
    return _SPOKEN.get()


def wants_marks(locale: str) -> bool:
    """Whether arguments are set apart by marks of direction."""
    return language_of(locale) in RIGHT_TO_LEFT and _MARKED.get()


def language_of(locale: str) -> str:
    """The language of a locale: `fa` of `fa-u-nu-latn`, `zh` of `zh-Hans-CN`, `ru` of `ru_RU.UTF-8`."""
    return locale.replace("_", "-").partition(".")[0].partition("-")[0].lower()


def settled(locale: str) -> str:
    """The locale as catalogues know it; "" when nobody speaks that language here."""
    language = language_of(locale)
    if language not in NAMES:
        return ""
    return language + LATIN_DIGITS if language == "fa" and "nu-latn" in locale.lower() else language


def first_known(wanted: Iterable[str]) -> str:
    """The first of these locales that is spoken here, else ""."""
    return next((found for found in map(settled, wanted) if found), "")


def from_header(accepted: str) -> str:
    """The best locale for a header Accept-Language; "" when it names none that is spoken here."""
    weighed: list[tuple[float, str]] = []
    for part in accepted[:LONGEST_HEADER].split(","):
        name, _, quality = part.strip().partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1) if quality else 1.0
        except ValueError:
            continue
        if weight > 0:
            weighed.append((weight, name.strip()))
    return first_known(name for _, name in sorted(weighed, key=lambda pair: -pair[0]))


def from_environment(environ: Mapping[str, str]) -> str:
    """The language of a terminal: HIGHIRON_LANGUAGE, else what the system was told."""
    names = (environ.get(name, "") for name in ("HIGHIRON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return first_known(name for name in names if name) or DEFAULT
