"""Names of people: any script, but nothing invisible, and no two accounts alike."""

import unicodedata

from highiron.server.errors import Problem
from highiron.words import told

LONGEST = 30
LONGEST_FOLDED = 80
MARKS = 3  # combining marks on one letter; more only deface the page
FORMER = "former player"
JOINER = "\u200c"  # between letters it is part of Persian spelling
SPACE = " "


def clean(name: str) -> str:
    """The name as it will be shown. Raises 422 for one that cannot be used."""
    text = SPACE.join(unicodedata.normalize("NFC", name).split())
    if not text:
        raise _bad(told("problem-name-empty"))
    if len(text) > LONGEST:
        raise _bad(told("problem-name-too-long", longest=LONGEST))
    marks = 0
    for place, char in enumerate(text):
        kind = unicodedata.category(char)
        inner_joiner = char == JOINER and 0 < place < len(text) - 1 and text[place - 1].isalpha()
        if (kind[0] == "C" and not inner_joiner) or kind in ("Zl", "Zp"):
            raise _bad(told("problem-name-invisible"))
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS:
            raise _bad(told("problem-name-heaps-marks"))
    if not any(unicodedata.category(char)[0] in "LNS" for char in text):
        raise _bad(told("problem-name-empty"))
    if len(folded(text)) > LONGEST_FOLDED:
        raise _bad(told("problem-name-much-too-long"))
    if folded(text) == folded(FORMER):
        raise _bad(told("problem-name-of-the-gone"))
    return text


def folded(name: str) -> str:
    """The name for comparing: case, width and what cannot be seen do not tell two accounts apart."""
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return SPACE.join("".join(char for char in text if unicodedata.category(char)[0] != "C").split())


def _bad(detail: str) -> Problem:
    return Problem(422, "bad-name", detail, field="name")
