"""Records and pictures of stored games."""

from collections.abc import Callable

import msgspec

from highiron.flow import engine
from highiron.game import Game
from highiron.pictures import draw_state
from highiron.records import own
from highiron.records.errors import RecordError
from highiron.records.site_export import export_site
from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game as GameRow
from highiron.server.errors import Problem
from highiron.server.games.models import Live
from highiron.server.games.service import Games
from highiron.words import told


class RecordFormat(msgspec.Struct, frozen=True):
    """A form of record: whether this game can be had in it now, and if not, why."""

    format: str
    possible: bool
    why: str


def may_export(live: Live, caller: Caller | None) -> bool:
    """A record holds seed and hidden choices: for everybody when the game is over, before only for who holds all
    seats.
    """
    if not live.running:
        return True
    people = {seat.person_id for seat in live.seats if not seat.bot}
    return caller is not None and live.mode == "hotseat" and people == {caller.person_id}


def played_game(games: Games, database: Database, live: Live) -> Game:
    """The whole game, replayed."""
    with database.reading() as session:
        row = session.get_one(GameRow, live.game_id)
        preset = row.preset
    names = [live.names[seat] for seat in live.facts.seats]
    options = dict(live.facts.options)
    game = Game(live.title, names, preset=preset, options=options, seed=live.seed, rules_version=live.rules_version)
    for action in games.actions(live.game_id):
        game.play(action)
    return game


def own_record(game: Game) -> str:
    """Our format."""
    return "\n".join(own.write_lines(game)) + "\n"


def site_record(game: Game) -> bytes:
    """The format of 18xx.games; raises 409 for games that it cannot tell."""
    try:
        return msgspec.json.encode(export_site(game))
    except RecordError as error:
        raise Problem(409, "not-in-that-format", told("problem-not-in-that-format", message=error.message)) from None


def formats(live: Live, caller: Caller | None, write_site: Callable[[], bytes]) -> list[RecordFormat]:
    """Which files of the game can be had now, and why not the others."""
    if not may_export(live, caller):
        why = told("problem-not-while-running")
        return [RecordFormat("highiron", False, why), RecordFormat("18xx.games", False, why)]
    try:
        write_site()
    except Problem as problem:
        return [RecordFormat("highiron", True, ""), RecordFormat("18xx.games", False, problem.body.detail)]
    return [RecordFormat("highiron", True, ""), RecordFormat("18xx.games", True, "")]


def picture(games: Games, live: Live, at: int | None) -> str:
    """Map, market and holdings at a position, drawn from what a spectator may know."""
    state = live.state if at is None else games.state_at(live.game_id, at)
    return draw_state(engine.seen_by(state, None), live.names)
