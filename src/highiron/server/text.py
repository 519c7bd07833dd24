"""Text that people send: nothing invisible that could deceive, nothing a database cannot hold."""

import unicodedata

from highiron.server.errors import Problem
from highiron.words import told

# Marks that turn the direction of what follows; unbalanced they garble the rest of a page.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_line(text: str, field: str, longest: int, *, empty: bool = False) -> str:
    """One line, trimmed. Raises 422 for what cannot be used."""
    return _checked(" ".join(unicodedata.normalize("NFC", text).split()), field, longest, empty, "")


def clean_text(text: str, field: str, longest: int, *, empty: bool = False) -> str:
    """Several lines, trimmed. Raises 422 for what cannot be used."""
    lines = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")
    return _checked(lines.strip(), field, longest, empty, "\n\t")


def _checked(text: str, field: str, longest: int, empty: bool, allowed: str) -> str:
    if not text and not empty:
        raise Problem(422, "bad-text", told("problem-field-empty", field=field), field=field)
    if len(text) > longest:
        raise Problem(422, "bad-text", told("problem-field-too-long", field=field, longest=longest), field=field)
    for char in text:
        if char not in allowed and (unicodedata.category(char) in ("Cc", "Cs", "Cn", "Co") or char in _TURNING):
            raise Problem(422, "bad-text", told("problem-field-control", field=field), field=field)
    return text
