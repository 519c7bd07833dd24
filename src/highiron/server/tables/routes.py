"""Routes of tables."""

from datetime import date
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import scope, signed_in
from highiron.server.auth.limits import CHANGES, TABLES, TABLES_DAY, RateLimits
from highiron.server.auth.places import request_place
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.service import Games
from highiron.server.play.language import Locale, language
from highiron.server.tables.describe import describe
from highiron.server.tables.lately import TOLD, last_lines
from highiron.server.tables.models import JoinRequest, MyTables, SeatsRequest, Table, TablePage, TableRequest
from highiron.server.tables.quotas import begins_with_bots_alone, check_bots_alone, check_disk, check_room
from highiron.server.tables.search import LOST, WON, Wanted, find
from highiron.server.tables.service import Tables
from highiron.words import told

GameId = Annotated[str, Parameter(description="The id of the game.", max_length=16)]
Invitation = Annotated[
    str, Parameter(max_length=64, description="The secret of the invitation link, for tables that are not public.")
]
AnyRequest = Request[Any, Any, Any]
_TAGS = ["tables"]
Status = Literal["open", "running", "finished", "abandoned"]


@get("/api/games", operation_id="find_tables", tags=_TAGS, sync_to_thread=True)
def find_tables(
    database: Database,
    caller: Caller | None,
    status: Annotated[list[Status] | None, Parameter(description="Only tables in one of these states.")] = None,
    title: Annotated[str, Parameter(max_length=16, description="Only this title.")] = "",
    player: Annotated[str, Parameter(max_length=40, description="Only tables where somebody of this name plays.")] = "",
    result: Annotated[
        str,
        Parameter(
            max_length=40,
            description="`won` or `lost` by the player named (else the caller), or why a game ended, such as `bank`.",
        ),
    ] = "",
    since: Annotated[
        date | None, Parameter(query="from", description="Last changed on this day (UTC) or later.")
    ] = None,
    until: Annotated[
        date | None, Parameter(query="to", description="Last changed on this day (UTC) or earlier.")
    ] = None,
    mine: Annotated[bool, Parameter(description="Only tables that the caller made or sits at.")] = False,
    limit: Annotated[int, Parameter(ge=1, le=100)] = 20,
    cursor: Annotated[str, Parameter(max_length=200, description="From the page before.")] = "",
) -> TablePage:
    """Find tables: public ones and one's own, the latest change first."""
    if caller is None and (mine or (result in (WON, LOST) and not player)):
        raise Problem(401, "not-signed-in", told("problem-look-signed-in"))
    for text in (title, player, result):
        if "\0" in text:
            raise Problem(422, "invalid", told("problem-holds-nul"))
    wanted = Wanted(
        person_id=caller.person_id if caller else None,
        mine=mine,
        status=tuple(status or ()),
        title=title,
        player=player,
        result=result,
        since=since,
        until=until,
        limit=limit,
        cursor=cursor,
    )
    with database.reading() as session:
        rows, following = find(session, wanted)
        return TablePage(describe(session, rows, caller), following)


@get("/api/me/games", operation_id="my_games", tags=_TAGS, guards=[signed_in], sync_to_thread=True)
def my_games(database: Database, me: Caller, locale: Locale = "") -> MyTables:
    """One's open and running games: those that wait for one's own move first, then the latest change; with what was
    done last in each.
    """
    with database.reading() as session:
        wanted = Wanted(person_id=me.person_id, mine=True, status=("open", "running"), limit=200)
        rows, following = find(session, wanted)
        tables = describe(session, rows, me)
        tables.sort(key=lambda table: not table.my_turn)
        happened = last_lines(session, tables[:TOLD], language(locale, me))
    return MyTables(tables, following, happened)


@post("/api/games", operation_id="create_table", tags=_TAGS, guards=[scope("tables")], sync_to_thread=True)
def create_table(
    data: TableRequest, database: Database, games: Games, me: Caller, limits: RateLimits, config: Config
) -> Table:
    """Make a table; with `start` and all seats taken the game begins at once."""
    limits.take((TABLES, me.person_id), (TABLES_DAY, me.person_id))
    if limits.enabled:
        check_disk(config)
        check_room(database, me, only_bots=begins_with_bots_alone(data))
    return Tables(database, games).create(me, data)


@get("/api/games/{game_id:str}", operation_id="table", tags=_TAGS, sync_to_thread=True)
def show_table(
    game_id: GameId, database: Database, games: Games, caller: Caller | None, invitation: Invitation = ""
) -> Table:
    """A table: who sits there, which options, where its game stands."""
    return Tables(database, games).show(game_id, caller, invitation)


@post("/api/games/{game_id:str}/join", operation_id="join", tags=_TAGS, guards=[scope("tables")], sync_to_thread=True)
def join(game_id: GameId, data: JoinRequest, database: Database, games: Games, me: Caller, limits: RateLimits) -> Table:
    """Take a free seat before the start."""
    limits.take_here(CHANGES, me.person_id)
    return Tables(database, games).join(game_id, me, data.invitation, data.seat)


@post("/api/games/{game_id:str}/leave", operation_id="leave", tags=_TAGS, guards=[scope("tables")], sync_to_thread=True)
def leave(game_id: GameId, database: Database, games: Games, me: Caller, limits: RateLimits) -> Table:
    """Give one's seat back before the start."""
    limits.take_here(CHANGES, me.person_id)
    return Tables(database, games).leave(game_id, me)


@put("/api/games/{game_id:str}/seats", operation_id="seat", tags=_TAGS, guards=[scope("tables")], sync_to_thread=True)
def seat(
    game_id: GameId, data: SeatsRequest, database: Database, games: Games, me: Caller, limits: RateLimits
) -> Table:
    """The host orders the seats, puts bots into them and takes people off the table, before the start."""
    limits.take_here(CHANGES, me.person_id)
    return Tables(database, games).seat(game_id, me, data.seats, data.order)


@post("/api/games/{game_id:str}/start", operation_id="start", tags=_TAGS, guards=[scope("tables")], sync_to_thread=True)
def start(game_id: GameId, database: Database, games: Games, me: Caller, limits: RateLimits) -> Table:
    """The host begins the game. Seats are drawn now where that was chosen."""
    limits.take_here(CHANGES, me.person_id)
    if limits.enabled:
        check_bots_alone(database, game_id, me)
    return Tables(database, games).start(game_id, me)


@post(
    "/api/games/{game_id:str}/invitation",
    operation_id="invite",
    tags=_TAGS,
    guards=[scope("tables")],
    sync_to_thread=True,
)
def invite(game_id: GameId, database: Database, games: Games, me: Caller, limits: RateLimits) -> Table:
    """A new invitation link for the table; the old one is no longer good."""
    limits.take_here(CHANGES, me.person_id)
    return Tables(database, games).invite(game_id, me)


@delete(
    "/api/games/{game_id:str}", operation_id="remove_table", tags=_TAGS, guards=[scope("tables")], sync_to_thread=True
)
def remove_table(game_id: GameId, request: AnyRequest, database: Database, games: Games, me: Caller) -> None:
    """The host, or an administrator, takes a table away that has not begun. Games that have begun are kept."""
    Tables(database, games).remove(game_id, me, request_place(request))


ROUTES = [find_tables, my_games, create_table, show_table, join, leave, seat, start, invite, remove_table]
