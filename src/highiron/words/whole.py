"""A language as one text, English where it lacks a message: what a page loads instead of two languages."""

from functools import lru_cache

from highiron.titles.catalogue import words_of_titles
from highiron.words.catalogue import texts
from highiron.words.language import DEFAULT

# Sentences that only the server and the command line say; pages get them as they are said.
NOT_OF_PAGES = ("event-", "reason-", "thought-", "option-", "problem-", "cli-", "help-", "record-", "fault-", "mail-")


def whole(language: str, *, of_pages: bool = False) -> str:
    """All messages of a language and the English ones it lacks, or only those that pages say themselves."""
    return _whole(language, of_pages, words_of_titles(language), words_of_titles(DEFAULT))


@lru_cache(maxsize=64)
def _whole(language: str, of_pages: bool, *of_titles: tuple[tuple[str, str], ...]) -> str:
    found = dict(entries(DEFAULT))
    if language != DEFAULT:
        found |= entries(language)
    return "\n".join(text for name, text in found.items() if not (of_pages and name.startswith(NOT_OF_PAGES))) + "\n"


def entries(language: str) -> dict[str, str]:
    """Every message and term of a language as it is written, by its name (terms with their hyphen)."""
    from fluent.syntax import FluentParser, ast

    found: dict[str, str] = {}
    parser = FluentParser()
    for text in (one.replace("\r\n", "\n") for one in texts(language).values()):
        for entry in parser.parse(text).body:
            if isinstance(entry, (ast.Message, ast.Term)) and entry.span is not None:
                # A comment belongs to its message, but nobody is to read it who only wants the words.
                begin = entry.comment.span.end if entry.comment and entry.comment.span else entry.span.start
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                found[name] = text[begin : entry.span.end].strip("\n")
    return found
