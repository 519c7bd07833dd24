"""Figures in text, by language. Babel knows separators but not the digits of every language, so this is ours.

`web/src/lib/numbers.ts` does the same; `tests/words/figures.json` holds cases that both must get right.
"""

from highiron.words.language import LATIN_DIGITS, language_of

_SEPARATORS = {"ru": "\u00a0", "fa": "\u066c"}  # between thousands; elsewhere a comma
_PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
# Both Persian and Arabic-Indic digits are typed on keyboards of Persian readers, and full-width ones on Japanese ones.
_ASCII = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩０１２３４５６７８９", "0123456789" * 3)
_LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹٬٫٪", "0123456789,.%")
_BEFORE = "$"  # a sign that stands before the figure where the language writes it so
_DOLLARS = {"fa": "دلار"}


def format_number(value: int, locale: str) -> str:
    """A whole number with separators between thousands, in the digits of the language."""
    language = language_of(locale)
    separator = _SEPARATORS.get(language, ",")
    if language == "fa" and locale.endswith(LATIN_DIGITS):
        separator = ","
    grouped = in_digits(f"{abs(value):,}".replace(",", separator), locale)
    return f"{_minus(locale)}{grouped}" if value < 0 else grouped


def format_money(amount: int, locale: str, currency: str = "$") -> str:
    """An amount in the title's own currency, never a real one."""
    language, figure, minus = language_of(locale), format_number(abs(amount), locale), ""
    if amount < 0:
        minus = _minus(locale)
    if language == "ru":
        return f"{minus}{figure}\u00a0{currency}"
    if language == "fa":
        unit = _DOLLARS["fa"] if currency == "$" else f"\u2068{currency}\u2069"
        return f"{minus}{figure}\u00a0{unit}"
    return f"{minus}{currency}{figure}" if currency == _BEFORE else f"{minus}{figure}{currency}"


def format_percent(value: int, locale: str) -> str:
    """A share of a hundred."""
    sign = {"ru": "\u00a0%", "fa": "٪"}.get(language_of(locale), "%")
    return f"{format_number(value, locale)}{sign}"


def in_digits(text: str, locale: str) -> str:
    """The text with ASCII digits turned into those of the language."""
    if language_of(locale) == "fa" and not locale.endswith(LATIN_DIGITS):
        return text.translate(_PERSIAN)
    return text


def in_latin_digits(text: str) -> str:
    """A text that was written with Persian figures, for readers who want Latin ones."""
    return text.translate(_LATIN)


def ascii_digits(text: str) -> str:
    """The text with digits as files, records and programs write them, whatever was typed."""
    return text.translate(_ASCII)


def _minus(locale: str) -> str:
    # The mark keeps the sign on the left of its figure where text runs from right to left.
    return "\u200e−" if language_of(locale) == "fa" else "−"
