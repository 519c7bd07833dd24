"""Which language an answer speaks."""

from typing import Annotated

from litestar.params import Parameter

from highiron.server.auth.caller import Caller
from highiron.words import language as languages

Locale = Annotated[
    str,
    Parameter(
        max_length=16,
        description="The language of words in the answer; by default that of Accept-Language, else of the caller.",
    ),
]


def language(asked: str, caller: Caller | None) -> str:
    """The language asked for, else that of the request's header, else the caller's, else English."""
    return (
        languages.settled(asked)
        or languages.asked()
        or languages.settled(caller.locale if caller else "")
        or languages.DEFAULT
    )
