"""Figures in text. Babel knows separators but not the digits of every language, so this is ours."""

_SEPARATORS = {"en": ","}


def format_number(value: int, locale: str) -> str:
    """A whole number with separators between thousands."""
    return f"{value:,}".replace(",", _SEPARATORS.get(locale, _SEPARATORS["en"])).replace("-", "−")


def format_money(amount: int, locale: str) -> str:
    """An amount in the title's own currency, never a real one."""
    return f"{'−' if amount < 0 else ''}${format_number(abs(amount), locale)}"
