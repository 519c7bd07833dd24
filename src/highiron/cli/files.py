"""Commands that work on the file of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.console import say
from highiron.cli.errors import REFUSED, InputError, worded

if TYPE_CHECKING:
    from highiron.core.actions import Action
    from highiron.core.state import State
    from highiron.records import LoadedGame

FILE = typer.Argument(..., metavar="FILE", help="A record of ours or a file of 18xx.games.", show_default=False)
AT = typer.Option(None, "--at", min=0, metavar="N", help="Stop after the file's action number N; 0 is the start.")
FORMATS = ("highiron", "18xx.games")


def loaded(file: Path, at: int | None) -> "LoadedGame":
    """The game of a file, up to the action with that number."""
    from highiron import records

    _check(file)
    try:
        found = records.load(file, at)
        last = max((0, *found.numbers))
        if at is not None and at > last:
            # Not every number is an action that counts (chat, undone moves); beyond the last one there is nothing.
            last = max((0, *records.load(file).numbers))
    except records.RecordError as error:
        raise InputError(f"{file}: {worded(error)}") from None
    if at is not None and at > last:
        raise InputError(say("no-such-action", file=str(file), number=at, last=last))
    return found


def _check(file: Path) -> None:
    if file.is_dir():
        raise InputError(say("is-a-folder", file=str(file)))
    if not file.exists():
        raise InputError(say("no-file", file=str(file)))


def replay(file: Path = FILE, at: int | None = AT) -> None:
    """Replay a game and show where it stands.

    Shows the round, players, corporations, market, trains and tiles, what happened last and what is legal now.

    \b
    Examples:
      highiron replay game.json              the end of the game
      highiron replay game.json --at 120     after its action 120
      highiron replay game.json --at 0       the start
    """
    from highiron.cli import console, position

    found = loaded(file, at)
    found.game.names = console.printable_names(found.game.names)
    position.show(found.game, found.numbers, console.results())


def explain(
    file: Path = FILE,
    action: str = typer.Argument(
        ..., metavar="ACTION", help="The action as JSON; without a seat it is of whoever must act.", show_default=False
    ),
    at: int | None = AT,
) -> None:
    """Say why an action is refused, or that it is legal.

    Ends with status 0 if it is legal and 1 if it is refused. Each reason names its rule.

    \b
    Examples:
      highiron explain game.json --at 0 '{"type": "take_private", "private": "SV"}'
      highiron explain game.json --at 0 '{"type": "bid", "private": "CS", "price": 41}'
      highiron explain game.json '{"type": "pass"}'

    \b
    Kinds of action and their fields:
      pass; bid: private, price; take_private: private; par: company, price;
      buy_share: company, source (ipo, pool); sell_shares: company, count;
      exchange_private: private, source; trade_private: private, buyer, price;
      buy_private: company, private, price;
      lay_tile: company, hex, tile, rotation, private*;
      place_token: company, hex, stop, private*;
      run_trains: company, runs: [{"train": "2", "path": ["G19.1", "G17", "G15.0"]}];
      dividend: company, kind (pay, retain);
      buy_train: company, source (depot, pool, PRR), train, price, trade_in;
      discard_train: company, train; answer: accept (true, false); bankrupt: company

    A private* is named only if its privilege is used.
    """
    from highiron import words
    from highiron.cli.console import printable, printable_names
    from highiron.flow import engine

    game = loaded(file, at).game
    names = printable_names(game.names)
    wanted = _read_action(action, game.state)
    typer.echo(printable(words.say_action(wanted, names)))
    reasons = engine.explain(game.state, wanted)
    if not reasons:
        typer.echo(say("legal"))
        return
    typer.echo(say("refused-because"))
    for sentence in words.say_reasons(reasons, names):
        typer.echo(f"- {printable(sentence)}")
    raise typer.Exit(REFUSED)


def _read_action(text: str, state: "State") -> "Action":
    """The action of the command line, or an error that says how to write one."""
    import msgspec

    from highiron.core.actions import ACTION_TYPES, action_from_data

    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise InputError(say("action-no-json-like", why=str(error), example='{"type": "pass"}')) from None
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in ACTION_TYPES:
        known = ", ".join(ACTION_TYPES)
        raise InputError(
            say("action-no-type", known=known) if kind is None else say("no-type", name=f"{kind}", known=known)
        )
    try:
        return action_from_data({"seat": state.actor or state.facts.seats[0], **data})
    except msgspec.ValidationError as error:
        fields = [name for name in ACTION_TYPES[kind].__struct_fields__ if name != "seat"]
        raise InputError(say("not-that-action", kind=kind, why=str(error), fields=", ".join(fields) or "–")) from None


def trace(file: Path = FILE) -> None:
    """Write the state after every action as JSON lines.

    The first line holds the whole state, each later one only what changed, and the last one the result.

    \b
    Examples:
      highiron trace game.json > game.trace.jsonl
      highiron trace game.json | tail -1
    """
    from highiron import records

    _check(file)
    try:
        for line in records.trace_lines(file):
            typer.echo(line)
    except records.RecordError as error:
        raise InputError(f"{file}: {worded(error)}") from None


def convert(
    source: Path = typer.Argument(..., metavar="IN", help="The file to read, of either format.", show_default=False),
    target: Path = typer.Argument(..., metavar="OUT", help="The file to write.", show_default=False),
    format: str = typer.Option(
        "", "--format", help=f"What to write: {' or '.join(FORMATS)}. By default .jsonl is ours and .json is theirs."
    ),
) -> None:
    """Convert between our record and 18xx.games files.

    Only games played by the rules of that site (preset 18xx.games) can be written in its format.

    \b
    Examples:
      highiron convert game.json game.jsonl      from 18xx.games to our record
      highiron convert game.jsonl game.json      and back
    """
    from highiron import records, words
    from highiron.cli import console

    if format and format not in FORMATS:
        raise InputError(say("no-format", name=format, known=", ".join(FORMATS)))
    found = loaded(source, None)
    chosen = format or {".jsonl": FORMATS[0], ".json": FORMATS[1]}.get(target.suffix.lower(), "")
    if not chosen:
        chosen = FORMATS[0 if found.is_site else 1]
    if chosen == FORMATS[1]:
        try:
            records.site_text(found.game)
        except records.RecordError as error:
            raise InputError(words.told("problem-not-in-that-format", message=worded(error).rstrip("."))) from None
    save = records.save if chosen == FORMATS[0] else records.save_site
    save(found.game, target)
    console.note(say("actions-written", count=len(found.game.actions), file=str(target)))


def draw(
    file: Path = FILE,
    target: Path = typer.Argument(..., metavar="OUT.svg", help="The picture to write.", show_default=False),
    at: int | None = AT,
) -> None:
    """Draw map, market and holdings as an SVG picture.

    \b
    Examples:
      highiron draw game.json map.svg
      highiron draw game.json --at 120 map.svg
    """
    from highiron import pictures
    from highiron.cli import console

    found = loaded(file, at)
    target.write_text(pictures.draw_state(found.game.state, found.game.names), encoding="utf-8")
    console.note(say("drawn", file=str(target)))
