"""Routes of records: import, export, statistics, pictures."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import Connection, me_of, scope
from highiron.server.auth.limits import IMPORTS, IMPORTS_DAY, RateLimits
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.service import Games
from highiron.server.heavy import Heavy
from highiron.server.packing import answer, pack
from highiron.server.play.language import Locale, language
from highiron.server.play.routes import At
from highiron.server.records.counting import Counting
from highiron.server.records.exporting import (
    RecordFormat,
    formats,
    may_export,
    own_record,
    picture,
    played_game,
    site_record,
)
from highiron.server.records.importing import check_free, import_record
from highiron.server.records.maps import ROUTES as MAP_ROUTES
from highiron.server.records.statistics_models import Statistics
from highiron.server.records.tables_csv import as_csv
from highiron.server.schema import MORE_TYPES
from highiron.server.tables.access import visible_live
from highiron.server.tables.models import Table
from highiron.server.tables.quotas import check_disk, check_room
from highiron.server.tables.routes import GameId, Invitation
from highiron.server.tables.service import Tables
from highiron.server.text import clean_line
from highiron.words import told

_TAGS = ["records"]
LARGEST = 4 * 1024 * 1024  # bytes of a record


class ImportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A record to keep: the text of a file of ours or of 18xx.games. `go_on`: play on a game that has not ended,
    holding all seats; otherwise it is kept as it is. `public`: everybody may see it.
    """

    record: Annotated[str, Meta(max_length=LARGEST)]
    go_on: bool = False
    public: bool = False
    name: Annotated[str, Meta(max_length=80)] = ""


async def _reader_free(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse at once, before megabytes are taken in that nobody has time to read."""
    check_free(me_of(connection))


@post(
    "/api/imports",
    operation_id="import_record",
    tags=_TAGS,
    guards=[scope("tables"), _reader_free],
    request_max_body_size=LARGEST,
    sync_to_thread=True,
)
def import_file(
    data: ImportRequest,
    games: Games,
    database: Database,
    me: Caller,
    limits: RateLimits,
    config: Config,
    locale: Locale = "",
) -> Table:
    """Store a record as a game. Players of the file become names of seats. 422 `bad-record` says what is wrong with
    it.
    """
    limits.take((IMPORTS, me.person_id), (IMPORTS_DAY, me.person_id))
    check_disk(config)
    if data.go_on and limits.enabled:
        check_room(database, me, only_bots=False)  # the caller holds all seats
    name = clean_line(data.name, "name", 80, empty=True)
    words_of = language(locale, me)
    game_id = import_record(games, me, data.record, go_on=data.go_on, public=data.public, name=name, locale=words_of)
    return Tables(database, games).show(game_id, me)


@get(
    "/api/games/{game_id:str}/record",
    operation_id="record",
    tags=_TAGS,
    sync_to_thread=True,
    media_type="text/plain",
    responses={
        200: ResponseSpec(
            str, generate_examples=False, media_type="application/x-ndjson", description="The record as a file."
        )
    },
    opt={MORE_TYPES: {"application/json": {"type": "object"}}},
    response_headers=[ResponseHeader(name="Content-Disposition", documentation_only=True)],
)
def record(
    game_id: GameId,
    games: Games,
    database: Database,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    form: Annotated[Literal["highiron", "18xx.games"], Parameter(query="format")] = "highiron",
    invitation: Invitation = "",
) -> Response[str]:
    """The whole game as a file: one JSON object a line, or the JSON of 18xx.games. It holds the seed and every hidden
    choice, so that a running game gives it to nobody but the one person who plays all seats.
    """
    live = visible_live(games, database, game_id, caller, invitation)
    if not may_export(live, caller):
        raise Problem(409, "not-while-running", told("problem-not-while-running"))
    own = form == "highiron"

    def write() -> bytes:
        with heavy.turn(request):
            game = played_game(games, database, live)
            return pack(own_record(game).encode() if own else site_record(game))

    # Names of seats may change when somebody leaves, and with them the revision.
    content = heavy.kept(("record", game_id, live.revision, form), not live.running, write)
    if own:
        return _file(request, content, "application/x-ndjson", f"{live.title}-{game_id}.jsonl")
    return _file(request, content, "application/json", f"{live.title}-{game_id}.json")


@get("/api/games/{game_id:str}/formats", operation_id="formats", tags=_TAGS, sync_to_thread=True)
def record_formats(
    game_id: GameId,
    games: Games,
    database: Database,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    invitation: Invitation = "",
) -> list[RecordFormat]:
    """In which forms a record of the game can be had, and why not in the others."""
    live = visible_live(games, database, game_id, caller, invitation)

    def write() -> bytes:
        with heavy.turn(request):
            return pack(site_record(played_game(games, database, live)))

    key = ("record", game_id, live.revision, "18xx.games")
    return formats(live, caller, lambda: heavy.kept(key, not live.running, write))


def _file(request: Request[Any, Any, Any], packed: bytes, media_type: str, name: str) -> Response[Any]:
    return answer(request, packed, media_type, **{"Content-Disposition": f'attachment; filename="{name}"'})


@get(
    "/api/games/{game_id:str}/picture.svg",
    operation_id="picture",
    tags=_TAGS,
    sync_to_thread=True,
    media_type="image/svg+xml",
)
def draw(
    game_id: GameId,
    games: Games,
    database: Database,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    at: At = None,
    invitation: Invitation = "",
) -> Response[str]:
    """Map, market and holdings as one picture, at any position."""
    live = visible_live(games, database, game_id, caller, invitation)

    def paint() -> bytes:
        with heavy.turn(request):
            return pack(picture(games, live, at).encode())

    # The tip tells one line of the game from another: what was taken back is never drawn for what stands.
    key = ("picture", game_id, live.revision if at is None else live.tip, at)
    return answer(request, heavy.kept(key, True, paint), "image/svg+xml")


@get(
    "/api/games/{game_id:str}/statistics",
    operation_id="statistics",
    tags=_TAGS,
    sync_to_thread=True,
    responses={
        200: ResponseSpec(
            Statistics, generate_examples=False, description="As JSON, or with `format=csv` one table as text/csv."
        )
    },
    opt={MORE_TYPES: {"text/csv": {"type": "string"}}},
)
def statistics(
    game_id: GameId,
    games: Games,
    database: Database,
    counting: Counting,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    form: Annotated[Literal["json", "csv"], Parameter(query="format")] = "json",
    table: Annotated[
        Literal["values", "prices", "revenues", "trains", "charts"],
        Parameter(description="Which table to write as CSV."),
    ] = "values",
    accept: Annotated[str, Parameter(header="Accept", max_length=500)] = "",
    invitation: Invitation = "",
) -> Response[Statistics]:
    """A game in figures by round: worth of the players, prices and revenues of the companies, trains in order of
    time.
    """
    live = visible_live(games, database, game_id, caller, invitation)
    as_table = form == "csv" or accept.startswith("text/csv")

    def count() -> bytes:
        with heavy.turn(request):
            found = counting.statistics(live)
            return pack(as_csv(found, table).encode() if as_table else msgspec.json.encode(found))

    key = ("statistics", game_id, live.revision, table if as_table else "")
    text = heavy.kept(key, not live.running, count)
    if as_table:
        return _file(request, text, "text/csv", f"{live.title}-{game_id}-{table}.csv")
    return answer(request, text, "application/json")


ROUTES = [import_file, record, record_formats, draw, statistics, *MAP_ROUTES]
