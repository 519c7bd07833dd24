"""Our own record: a header line, one line per action, a closing line. See docs/records.md."""

from collections.abc import Iterator
from typing import Any

import msgspec

from highiron.core.actions import Action, action_from_data, action_to_data
from highiron.core.events import Refused
from highiron.core.fingerprints import contradicts
from highiron.game import Game
from highiron.records.errors import RecordError
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from highiron.titles.versions import UnknownRules

FORMAT = 1  # raised when the shape of the file changes; every released format stays readable


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

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
    facts = game.state.facts
    version = facts.rules_version
    defaults = catalogue.facts_of_version(facts.title, version, len(facts.seats), game.preset).options
    header = Header(
        highiron=FORMAT,
        title=facts.title,
        rules_version=version,
        seats=list(game.names.values()),
        preset=game.preset,
        options={name: value for name, value in facts.options.items() if defaults[name] != value},
        seed=game.seed,
    )
    yield _line(header)
    for number, action in enumerate(game.actions, 1):
        yield _line({"n": number, **action_to_data(action)})
    yield _line(Closing(len(game.actions), game.state.fingerprint(), game.state.ended, game.result()))


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read_game(text: str, until: int | None = None) -> Game:
    """Replay a record, up to action `until` if given. Raises RecordError on any fault."""
    lines = text.splitlines()
    game = _read_header(lines[0] if lines else "")
    number = 0
    for at, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        data = _parse(line, at)
        if "n" not in data:
            _check_closing(data, at, game, number, until)
            if any(rest.strip() for rest in lines[at:]):
                raise RecordError(f"line {at + 1}: nothing may follow the closing line")
            return game
        number += 1
        if data.pop("n") != number:
            raise RecordError(f"line {at}: actions are numbered from 1 without gaps; expected {number}", number)
        action = _read_action(data, number)
        if until is not None and number > until:
            continue
        try:
            game.play(action)
        except Refused as refused:
            raise RecordError("refused", number, refused.reasons) from None
    raise RecordError("the closing line is missing: the record is cut off")


def _read_header(line: str) -> Game:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError as error:
        raise RecordError(f"line 1 is not the header of a record: {error}") from None
    if header.highiron != FORMAT:
        raise RecordError(f"format {header.highiron} is not known here; this program reads format {FORMAT}")
    try:
        return Game(
            header.title,
            header.seats,
            preset=header.preset,
            options=header.options,
            seed=header.seed,
            rules_version=header.rules_version,
        )
    except (OptionError, UnknownRules) as error:
        raise RecordError(str(error)) from None


def _parse(line: str, at: int) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise RecordError(f"line {at} cannot be read: {error}") from None


def _read_action(data: dict[str, Any], number: int) -> Action:
    try:
        return action_from_data(data)
    except msgspec.ValidationError as error:
        raise RecordError(f"not an action: {error}", number) from None


def _check_closing(data: dict[str, Any], at: int, game: Game, number: int, until: int | None) -> None:
    try:
        closing = msgspec.convert(data, Closing)
    except msgspec.ValidationError as error:
        raise RecordError(f"line {at} is neither an action nor the closing line: {error}") from None
    if closing.actions != number:
        raise RecordError(f"the closing line counts {closing.actions} actions, the record has {number}")
    if until is None and contradicts(closing.state, game.state.fingerprint()):
        raise RecordError("the state after the last action is not the one the closing line names")
