"""Codes and arguments of the engine with their sentences, as answers carry them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from highiron import words
from highiron.core.events import Event, Reason
from highiron.core.facts import Facts
from highiron.routes.receipt_types import Receipt
from highiron.server.play.models import ReasonWords, ReceiptLine, RunReceipt
from highiron.server.programs.models import ProgramLine
from highiron.words.arguments import NONE, in_words
from highiron.words.catalogue import has_message
from highiron.words.players import Players, currency_of

Names = Mapping[str, str]


def reason_words(reasons: Iterable[Reason], names: Names, locale: str) -> list[ReasonWords]:
    """Reasons with what they say; the same reason is told once."""
    found: dict[tuple[str, str], ReasonWords] = {}
    for reason in reasons:
        text = words.say_reason(reason, names, locale)
        found.setdefault((reason.code, text), ReasonWords(reason.code, reason.rule, reason.args, text))
    return list(found.values())


def event_lines(events: Iterable[Event], names: Names, locale: str, facts: Facts | None = None) -> list[str]:
    """What happened, a sentence each; with facts, places by their names."""
    known = Players({**place_names(facts, locale), **names}, currency_of(names)) if facts else names
    return [_event_line(event, known, locale) for event in events]


@lru_cache(maxsize=64)
def place_names(facts: Facts, locale: str) -> dict[str, str]:
    """Hexes that have a name, with it."""
    there = facts.names.get(locale, {})
    return {place.id: there.get(place.id) or place.name for place in facts.plan.hexes if place.name}


def _event_line(event: Event, names: Names, locale: str) -> str:
    # Told in a log, some things need fewer words; and some happen to a game rather than in it.
    key = f"log-{event.code}"
    if has_message(key, locale):
        return words.message(key, locale, in_words(event.args, names, locale))
    return words.say_event(event, names, locale)


def receipt_words(receipt: Receipt, names: Names, locale: str) -> RunReceipt:
    """A receipt with words for its lines."""
    lines = [
        ReceiptLine(line.code, line.rule, line.amount, line.args, _receipt_line(line.code, line.args, names, locale))
        for line in receipt.lines
    ]
    return RunReceipt(receipt.mode, receipt.total, lines)


def _receipt_line(code: str, args: dict[str, Any], names: Names, locale: str) -> str:
    key = f"receipt-{code}"
    shown = {"name": NONE, "code": code, **in_words(args, names, locale)}
    return words.message(key if has_message(key, locale) else "receipt-other", locale, shown)


def program_line(line: ProgramLine, names: Names, locale: str) -> str:
    """What a programmed move did or why it ended, for its owner."""
    return words.say_program(line.code, line.args, names, locale)
