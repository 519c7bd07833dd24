"""Our own record: a header line, one line per action, a closing line. See docs/records.md."""

from collections.abc import Iterator
from typing import Any

import msgspec

from highiron.core.actions import Action, action_from_data, action_to_data
from highiron.core.events import Refused
from highiron.core.fingerprints import contradicts, form_of
from highiron.game import Game
from highiron.records.errors import RecordError
from highiron.titles import catalogue
from highiron.titles.options import OptionError, complete
from highiron.titles.versions import UnknownRules
from highiron.words import say_option_error, told

FORMAT = 2  # raised when the shape of the file changes; every released format stays readable
DIFFERENCES = 1  # the format whose header has only the options that differ from the preset


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: what a game is played with. `options` are all of them, as they were settled."""

    highiron: int
    title: str
    rules_version: int
    seats: list[str]
    preset: str = ""
    options: dict[str, str] = {}
    seed: int = 0


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how many actions, the hash of the state after them, and the result."""

    actions: int
    state: str
    ended: str = ""
    result: dict[str, int] = {}


def write_lines(game: Game) -> Iterator[str]:
    """The lines of a record."""
    yield _line(header_of(game))
    for number, action in enumerate(game.actions, 1):
        yield _line({"n": number, **action_to_data(action)})
    yield _line(Closing(len(game.actions), game.state.fingerprint(), game.state.ended, game.result()))


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def header_of(game: Game) -> Header:
    """What the game is played with."""
    facts = game.state.facts
    return Header(
        highiron=FORMAT,
        title=facts.title,
        rules_version=facts.rules_version,
        seats=list(game.names.values()),
        preset=game.preset,
        options=dict(facts.options),
        seed=game.seed,
    )


def begin(header: Header) -> Game:
    """A game played with that, before its first action. Raises OptionError and UnknownRules."""
    return Game(
        header.title,
        header.seats,
        preset=header.preset,
        options=header.options,
        seed=header.seed,
        rules_version=header.rules_version,
    )


def read_game(text: str, until: int | None = None) -> Game:
    """Replay a record, up to action `until` if given. Raises RecordError on any fault."""
    lines = text.splitlines()
    game = _read_header(lines)
    number = 0
    for at, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        data = _parse(line, at)
        if "n" not in data:
            _check_closing(data, at, game, number, until)
            if any(rest.strip() for rest in lines[at:]):
                raise RecordError(told("record-after-closing", line=at + 1))
            return game
        number += 1
        if data.pop("n") != number:
            raise RecordError(told("record-misnumbered", line=at, number=number), number)
        action = _read_action(data, number)
        if until is not None and number > until:
            continue
        try:
            game.play(action)
        except Refused as refused:
            raise RecordError("refused", number, refused.reasons) from None
    raise RecordError(told("record-cut-off"))


def _read_header(lines: list[str]) -> Game:
    try:
        header = msgspec.json.decode(lines[0] if lines else "", type=Header)
    except msgspec.DecodeError as error:
        raise RecordError(told("record-no-header", why=str(error))) from None
    if header.highiron not in (DIFFERENCES, FORMAT):
        raise RecordError(told("record-format", format=header.highiron, known=FORMAT))
    try:
        if header.highiron == FORMAT or _is_of_first_form(lines[-1]):
            header.options = complete(catalogue.options_of(header.title), header.options)
        return begin(header)
    except OptionError as error:
        raise RecordError(say_option_error(error)) from None
    except UnknownRules as error:
        raise RecordError(str(error)) from None


def _is_of_first_form(closing: str) -> bool:
    """Whether the state was written in the first form: then options that have a value for earlier games were not there.

    Where only differences are written, this alone tells an option that was not there from one left as it is.
    """
    try:
        return not form_of(msgspec.json.decode(closing, type=Closing).state)
    except msgspec.DecodeError:
        return False  # told when the line is reached


def _parse(line: str, at: int) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise RecordError(told("record-line", line=at, why=str(error))) from None


def _read_action(data: dict[str, Any], number: int) -> Action:
    try:
        return action_from_data(data)
    except msgspec.ValidationError as error:
        raise RecordError(told("record-no-action", why=str(error)), number) from None


def _check_closing(data: dict[str, Any], at: int, game: Game, number: int, until: int | None) -> None:
    try:
        closing = msgspec.convert(data, Closing)
    except msgspec.ValidationError as error:
        raise RecordError(told("record-line-neither", line=at, why=str(error))) from None
    if closing.actions != number:
        raise RecordError(told("record-other-count", told=closing.actions, found=number))
    if until is None and contradicts(closing.state, game.state.fingerprint()):
        raise RecordError(told("record-other-state"))
