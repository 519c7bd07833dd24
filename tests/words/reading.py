"""Reading a reason as a player of the title would: it has all its parts, and speaks of this title only."""

import re

from highiron import words
from highiron.core.events import Reason
from highiron.core.facts import Facts
from highiron.titles import catalogue

NAMES = dict(
    zip(
        "ABCDEFGHIJKL",
        ("Anna", "Ben", "Chloe", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Leo"),
        strict=True,
    )
)
# A value that is missing, or a list that came out empty.
HOLES = re.compile(r"[{}]|\(\s*\)|:\s*\.|\bNone\b|\s{2,}|\s[.,;]|^\W*none\b|\bnone-train")


def _own_names(facts: Facts) -> set[str]:
    return {*facts.corporations, *facts.privates, *facts.trains, "pool"}


def foreign_names(facts: Facts) -> set[str]:
    """Names of other titles that mean nothing in this one."""
    found: set[str] = set()
    for title in catalogue.titles():
        if title != facts.title:
            found |= _own_names(catalogue.facts_for(title, catalogue.player_counts(title)[-1]))
    # Numbers of trains are numbers of other things too.
    return {name for name in found - _own_names(facts) if not name[0].isdigit()}


_FOREIGN: dict[str, set[str]] = {}


def read(reason: Reason, facts: Facts) -> str:
    """The sentence, which must be whole and at home in the title."""
    text = words.say_reason(reason, NAMES)
    said = text.removesuffix(f" [{reason.rule}]")
    assert said != text, f"{reason.code} ends without its rule: {text}"
    assert not HOLES.search(said), f"{reason.code} has a hole: {text}"
    assert said[-1] in ".:" and said[0] == said[0].upper(), f"{reason.code} is no sentence: {text}"
    if facts.title not in _FOREIGN:
        _FOREIGN[facts.title] = foreign_names(facts)
    # What the action itself said wrongly may be repeated.
    given = {str(reason.args.get(name)) for name in ("name", "source", "place", "kind")} | set(NAMES)
    spoken = set(re.findall(r"[A-Z][A-Za-z0-9&]*", said)) - given
    assert not spoken & _FOREIGN[facts.title], f"{reason.code} speaks of another title: {text}"
    if facts.title == "1846" and reason.args.get("source") != "ipo":
        assert "IPO" not in said, f"{reason.code}: there is no initial offering: {text}"
    return text
