"""Sentences for what the engine only tells in codes: events, reasons, actions, steps and options.

The engine knows no language. Everything here reads Fluent catalogues (`words/<language>/*.ftl`); a message that a
language lacks is taken from English. Without a `locale`, sentences are in the language of the process or request
(`speak`). Nothing is loaded before the first sentence.
"""

from collections.abc import Mapping
from typing import Any

from highiron.core.actions import Action, RunTrains, action_to_data, kind_of
from highiron.core.events import Event, Reading, Reason
from highiron.core.frames import Frame, frame_kind, frame_to_data
from highiron.titles.options import OptionError
from highiron.words.arguments import Value, in_words, short
from highiron.words.catalogue import has_message, locales, message, message_or_code
from highiron.words.language import DEFAULT, speak, spoken, wants_marks

__all__ = [
    "DEFAULT",
    "locales",
    "message",
    "say_action",
    "say_end",
    "say_event",
    "say_frame",
    "say_kind",
    "say_option",
    "say_option_error",
    "say_option_value",
    "say_place",
    "say_program",
    "say_reading",
    "say_reason",
    "say_reasons",
    "say_step",
    "say_thought",
    "speak",
    "spoken",
    "told",
]

Names = Mapping[str, str]  # seat -> the name of its player


def told(key: str, /, **args: Value) -> str:
    """A message in the language of this process or request."""
    return message(key, "", {name: short(value) if isinstance(value, str) else value for name, value in args.items()})


def say_option_error(error: OptionError) -> str:
    """What is wrong with a title, an option or a number of players."""
    return told(f"fault-option-{error.code}", **error.named) if error.code else str(error)


def say_event(event: Event, names: Names, locale: str = "", isolate: bool | None = None) -> str:
    """What happened, as a sentence."""
    return message_or_code("event", event.code, locale, in_words(event.args, names, locale), isolate)


def say_reason(reason: Reason, names: Names, locale: str = "", isolate: bool | None = None) -> str:
    """Why not and what to do instead, with the number of the rule in brackets."""
    text = message_or_code("reason", reason.code, locale, in_words(reason.args, names, locale), isolate)
    marked = wants_marks(locale or spoken()) if isolate is None else isolate
    return f"{text} \u2068[{reason.rule}]\u2069" if marked else f"{text} [{reason.rule}]"


def say_reasons(reasons: list[Reason], names: Names, locale: str = "") -> list[str]:
    """All reasons in words, each sentence once."""
    return list(dict.fromkeys(say_reason(reason, names, locale) for reason in reasons))


def say_thought(event: Event, names: Names, locale: str = "", isolate: bool | None = None) -> str:
    """A bot's reason for what it does, as a sentence."""
    return message_or_code("thought", event.code, locale, in_words(event.args, names, locale), isolate)


def say_action(action: Action, names: Names, locale: str = "", isolate: bool | None = None) -> str:
    """What somebody does or proposes, as a sentence."""
    args = {name: value for name, value in action_to_data(action).items() if name not in ("type", "runs")}
    if isinstance(action, RunTrains):
        runs = [
            message("one-run", locale, in_words({"train": run.train, "path": run.path}, names, locale), isolate)
            for run in action.runs
        ]
        args["count"] = len(runs)
        args["runs"] = message("list-of-runs", locale).join(runs)
    return message_or_code("action", kind_of(action), locale, in_words(args, names, locale), isolate)


def say_kind(kind: str, locale: str = "") -> str:
    """What a kind of action is called: `lay_tile` is "lay a tile"."""
    return message_or_code("kind", kind, locale)


def say_step(name: str, locale: str = "") -> str:
    """What a step or a kind of frame is called: `track` is "laying track"."""
    return message_or_code("step", name, locale)


def say_frame(frame: Frame, names: Names, locale: str = "", isolate: bool | None = None) -> str:
    """What is pending, as a phrase; `seat` is who is asked."""
    args = {
        name: value
        for name, value in frame_to_data(frame).items()
        if isinstance(value, (str, int)) and not isinstance(value, bool) and name != "frame"
    }
    return message_or_code("frame", frame_kind(frame), locale, in_words(args, names, locale), isolate)


def say_end(why: str, locale: str = "") -> str:
    """Why the game is over."""
    return message_or_code("end", why, locale)


def say_place(owner: str, names: Names, locale: str = "") -> str:
    """An owner or place: a player's name, a company's initials, or "the pool"."""
    found = in_words({"owner": owner}, names, locale)["owner"]
    return str(found)


def say_program(code: str, args: Mapping[str, Any], names: Names, locale: str = "", isolate: bool | None = None) -> str:
    """A line of the log of a programmed move: `program-fired` or `program-stopped` with arguments."""
    return message(code, locale, in_words(args, names, locale), isolate)


def say_reading(reading: Reading, names: Names, locale: str = "") -> tuple[str, str]:
    """What a title lets its players read: what it is called, and its value."""
    value = f"{reading.code}.value"
    args = in_words(reading.args, names, locale)
    return message_or_code("reading", reading.code, locale, args), message_or_code("reading", value, locale, args)


def say_option(name: str, locale: str = "") -> str:
    """What a rule option decides, and where the question comes from where its words have a `source`."""
    told = message_or_code("option", name, locale)
    source = f"option-{name}.source"
    if not has_message(source, locale):
        return told
    return f"{told}{message('list-of-sentences', locale)}{message(source, locale)}"


def say_option_value(name: str, value: str, locale: str = "") -> str:
    """What a value of a rule option means; for options that take any number, the number itself."""
    key = f"option-{name}.is-{value}"
    args: dict[str, Value] = {}
    return message(key, locale, args) if has_message(key, locale) else value
