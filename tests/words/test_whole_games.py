"""A whole game of each title by bots in every language: events, moves, what is pending, reasons, hints, receipts.

Each says nothing in English that is no name, has no hole and no two spaces. What a language lacks is said in
English, and is left aside here: `tools/words.py` tells of it.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from highiron import bots, records, words
from highiron.core.actions import kind_of
from highiron.core.events import Event, Reason
from highiron.core.frames import frame_kind
from highiron.game import Game
from highiron.server.play.wording import receipt_words
from highiron.steps.run import best_set
from highiron.titles import catalogue
from highiron.words.whole import entries
from tests.words.refusals import refusals
from tools.words import NAMES

GOLDEN = Path(__file__).parents[1] / "golden"
PEOPLE = dict(zip("ABCDEFGHIJKL", "甲乙丙丁戊己庚辛壬癸子丑", strict=True))  # nobody whose name is Latin
LANGUAGES = [name for name in words.locales() if name != "en"]
STRIDE = 16  # positions in which a bot is asked
HOLES = re.compile(r"[{}\u2066-\u2069]|\?\?\?|(?<![\x22“「«])\bnone\b|\(\s*\)|（\s*）|\S {2,}\S")


@pytest.fixture(autouse=True)
def _quiet_afterwards() -> Iterator[None]:
    """The language belongs to the process: other tests speak English."""
    yield
    words.speak("en")


@cache
def game_of(title: str) -> Game:
    return records.load(GOLDEN / f"{title}.jsonl", until=100_000).game


@cache
def said_in(language: str) -> frozenset[str]:
    return frozenset(entries(language))


@cache
def refused(title: str) -> list[Reason]:
    players = len(game_of(title).state.facts.seats)
    return [each.reason for each in refusals(title, players, 3)]


@cache
def decided(title: str) -> list[Event]:
    game, found = game_of(title), []
    for number in range(0, len(game.actions), STRIDE):
        if game.at(number).frames and not game.at(number).ended:
            found.append(bots.hint(game.at(number)).why)
    return found


def everything(title: str, language: str) -> Iterator[tuple[str, str, Any]]:
    """The name of a message, what it said, and what it said it of."""
    game = game_of(title)
    for number, action in enumerate(game.actions):
        yield f"action-{kind_of(action)}", words.say_action(action, PEOPLE, language), action
        for event in game.events(number + 1):
            yield f"event-{event.code}", words.say_event(event, PEOPLE, language), event
        state = game.at(number)
        if state.frames:
            yield f"frame-{frame_kind(state.frame)}", words.say_frame(state.frame, PEOPLE, language), state.frame
    for reason in refused(title):
        yield f"reason-{reason.code}", words.say_reason(reason, PEOPLE, language), reason
    for thought in decided(title):
        yield f"thought-{thought.code}", words.say_thought(thought, PEOPLE, language), thought
    state = game.at(len(game.actions) * 3 // 4)
    for company in (each for each in state.floated if each in state.market):
        for receipt in best_set(state, company).receipts:
            for line in receipt_words(receipt, PEOPLE, language).lines:
                yield f"receipt-{line.code}", line.text, line.args


def spoken_of(about: Any) -> set[str]:
    """Every word of the arguments: they may stand in the sentence as they are."""
    return set(re.findall(r"[A-Za-z]+", str(about)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", catalogue.titles())
def test_a_whole_game_is_said_in_the_language(title: str, language: str) -> None:
    words.speak(language, marks=False)
    known, seen = said_in(language), 0
    facts = game_of(title).state.facts
    own = {*facts.corporations, *facts.privates, *facts.trains, *(place.id for place in facts.plan.hexes)}
    names = {word for name in own for word in re.findall(r"[A-Za-z]+", name)}
    faults = set()
    for name, text, about in everything(title, language):
        if name not in known:
            continue
        seen += 1
        assert text.strip() == text, name
        if HOLES.search(text):
            faults.add(f"{name}: {text}")
        latin = set(re.findall(r"[A-Za-z]+", text))
        strange = {word for word in latin - names - spoken_of(about) if word != "none" and not NAMES.match(word)}
        if strange:
            faults.add(f"{name}: {sorted(strange)}: {text}")
    assert not faults, "\n".join(sorted(faults)[:20])
    if known >= {"event-tile-laid", "reason-not-now", "action-lay_tile", "frame-stock_round"}:
        assert seen > 1000


def test_marks_of_direction_are_there_on_a_page_and_not_on_a_terminal() -> None:
    event = Event("operating-round-began", {"turn": 1, "number": 2, "of": 3})
    words.speak("fa")
    assert "\u2068" in words.say_event(event, PEOPLE)
    words.speak("fa", marks=False)
    assert "\u2068" not in words.say_event(event, PEOPLE)
