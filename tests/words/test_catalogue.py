"""Every code of the engine has a message, and no message asks for more than it gets."""

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from highiron import words
from highiron.core.actions import ACTION_TYPES
from highiron.titles import catalogue
from highiron.words.arguments import KIND, OPTIONAL, OWNERS
from highiron.words.catalogue import MissingMessage, has_message, message
from tests.words import codes

EVENTS, REASONS, UNREAD = codes.collect()
# Places that pass a code on, and rules of other titles that bring their own.
PASSED_ON = ("core/handler.py", "flow/checks.py", "flow/engine.py", "routes/runs.py", "steps/choice.py")


def entries(locale: str) -> dict[str, ast.Message]:
    """All messages of a language, read with the parser that knows about faults."""
    found: dict[str, ast.Message] = {}
    texts = {place.name: place.read_text(encoding="utf-8") for place in (files("highiron.words") / locale).iterdir()}
    for name, text in (*texts.items(), *catalogue.words_of_titles(locale)):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(node: Any) -> set[str]:
    """The variables a message uses anywhere."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node)) if node else set()
    return set()


ENGLISH = entries("en")


def test_all_codes_in_the_sources_could_be_read() -> None:
    assert [where for where in UNREAD if not where.startswith(PASSED_ON)] == []
    assert len(EVENTS) > 30
    assert len(REASONS) > 80


@pytest.mark.parametrize("code", sorted(EVENTS))
def test_every_event_has_a_message(code: str) -> None:
    check(f"event-{code}", EVENTS[code])


@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_reason_has_a_message(code: str) -> None:
    check(f"reason-{code}", REASONS[code])


def check(key: str, args: set[str]) -> None:
    assert key in ENGLISH, f"write the message {key} with {sorted(args)}"
    allowed = args | {arg + KIND for arg in args if arg in OWNERS} | set(OPTIONAL)
    if "why" in args:
        allowed.add("private")  # comes with the income of a private
    assert variables(ENGLISH[key]) <= allowed


SAID = {
    found
    for path in sorted(codes.SOURCES.rglob("*.py"))
    for found in re.findall(r"""\btold\(\s*"([\w.-]+)\"""", path.read_text(encoding="utf-8"))
}


def test_every_message_that_is_told_exists_and_none_is_left_over() -> None:
    assert {key for key in SAID if key not in ENGLISH} == set()
    statuses = {key for key in ENGLISH if key.startswith("problem-status-")}
    assert {key for key in ENGLISH if key.startswith("problem-")} - statuses == SAID - statuses - {
        key for key in SAID if not key.startswith("problem-")
    }


def test_no_message_is_left_over() -> None:
    told = {key for key in ENGLISH if key.startswith(("event-", "reason-"))}
    assert told == {f"event-{code}" for code in EVENTS} | {f"reason-{code}" for code in REASONS}


@pytest.mark.parametrize("kind", sorted(ACTION_TYPES))
def test_every_action_has_a_sentence_and_a_name(kind: str) -> None:
    assert has_message(f"kind-{kind}")
    fields = {*ACTION_TYPES[kind].__struct_fields__} | ({"count"} if kind == "run_trains" else set())
    assert variables(ENGLISH[f"action-{kind}"]) <= fields | {name + KIND for name in fields if name in OWNERS}


def test_every_step_and_frame_has_a_name() -> None:
    for title in catalogue.titles():
        for players in catalogue.player_counts(title):
            handlers = catalogue.facts_for(title, players).rules.handlers
            for name in codes.step_names() | set(handlers):
                assert has_message(f"step-{name}")
            for kind, handler in handlers.items():
                assert variables(ENGLISH[f"frame-{kind}"]) <= set(handler.sort().__struct_fields__)


def test_every_end_of_a_game_has_words() -> None:
    assert codes.ends() >= {"bank", "bankrupt", "turn_cap"}
    for why in codes.ends():
        assert has_message(f"end-{why}")


@pytest.mark.parametrize("title", catalogue.titles())
def test_every_option_and_value_is_explained(title: str) -> None:
    for option in catalogue.options_of(title):
        assert words.message(f"option-{option.name}").endswith("?")
        assert words.say_option(option.name)[-1] in "?."
        for value in option.values:
            assert has_message(f"option-{option.name}.is-{value}"), f"{option.name}={value}"


def test_explanations_of_options_that_are_gone_are_gone() -> None:
    options = {option.name for title in catalogue.playable() for option in catalogue.options_of(title)}
    assert {key.removeprefix("option-") for key in ENGLISH if key.startswith("option-")} == options


def test_every_language_speaks_of_the_same_things() -> None:
    for locale in words.locales():
        assert set(entries(locale)) == set(ENGLISH)


def test_a_language_without_a_message_falls_back_to_english() -> None:
    assert message("place-pool", "xx") == message("place-pool", "en")


def test_an_unknown_message_is_a_fault_of_the_program() -> None:
    with pytest.raises(MissingMessage):
        message("no-such-message")
    with pytest.raises(MissingMessage):
        message("event-floated", "en", {})
