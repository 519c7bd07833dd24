"""Which language an answer speaks."""

from functools import cache
from typing import Annotated

from litestar.params import Parameter

from highiron import words
from highiron.server.auth.caller import Caller

Locale = Annotated[
    str, Parameter(max_length=16, description="The language of words in the answer; by default that of the caller.")
]


@cache
def _known() -> frozenset[str]:
    return frozenset(words.locales())


def language(asked: str, caller: Caller | None) -> str:
    """The language asked for, else the caller's, else English; only such as there are catalogues for."""
    for locale in (asked, caller.locale if caller else ""):
        if locale in _known():
            return locale
    return words.DEFAULT
