"""Routes of streams, chat and notes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import scope, signed_in
from highiron.server.auth.limits import CHAT, CHAT_DAY, NOTES_DAY, RateLimits
from highiron.server.auth.places import request_place
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.games.errors import NotRunning
from highiron.server.games.service import Games
from highiron.server.live.chatting import chat_page, read_notes, say, unheard_by, write_notes
from highiron.server.live.hub import Hub
from highiron.server.live.models import (
    ChatMessage,
    ChatPage,
    ChatRequest,
    Notes,
    NotesRequest,
    PersonalEvents,
    StreamEvents,
)
from highiron.server.live.wire import NDJSON, SSE, read_known
from highiron.server.news.newsroom import News
from highiron.server.play.language import Locale, language
from highiron.server.play.routes import SeatWanted
from highiron.server.tables.access import viewpoint_of, visible_live, visible_rows
from highiron.server.tables.quotas import check_disk
from highiron.server.tables.routes import GameId, Invitation

_LIVE = ["live"]
_CHAT = ["chat and notes"]
_HEADERS = {"Cache-Control": "no-cache, no-transform", "X-Accel-Buffering": "no"}


def _media_type(request: "Request[Any, Any, Any]") -> str:
    return NDJSON if NDJSON in request.headers.get("accept", "") else SSE


def _stream(content: AsyncIterator[bytes], media_type: str) -> Stream:
    return Stream(content, media_type=media_type, headers=_HEADERS)


@get(
    "/api/games/{game_id:str}/stream",
    operation_id="stream",
    tags=_LIVE,
    responses={
        200: ResponseSpec(
            StreamEvents,
            generate_examples=False,
            media_type=SSE,
            description="Events; see StreamEvents for their data.",
        )
    },
)
async def stream(
    game_id: GameId,
    request: Request[Any, Any, Any],
    hub: Hub,
    games: Games,
    database: Database,
    caller: Caller | None,
    seat: SeatWanted = "",
    after: Annotated[
        str, Parameter(max_length=40, description="Go on after this event id or sequence, like Last-Event-ID.")
    ] = "",
    locale: Locale = "",
    invitation: Invitation = "",
) -> Stream:
    """Everything that happens at a table, as server-sent events or, with `Accept: application/x-ndjson`, lines of
    JSON.
    """
    hub.check_room(caller, request_place(request))
    await asyncio.to_thread(_check, games, database, game_id, caller, invitation, seat)
    media_type = _media_type(request)
    content = await hub.game(
        game_id,
        caller,
        wanted=seat,
        locale=language(locale, caller),
        invitation=invitation,
        media_type=media_type,
        resumed=read_known(request.headers.get("last-event-id", "") or after),
        place=request_place(request),
    )
    return _stream(content, media_type)


def _check(games: Games, database: Database, game_id: str, caller: Caller | None, invitation: str, seat: str) -> None:
    with suppress(NotRunning):  # the table can be watched while it waits for players
        viewpoint_of(visible_live(games, database, game_id, caller, invitation), caller, seat)


@get(
    "/api/stream",
    operation_id="personal_stream",
    tags=_LIVE,
    guards=[signed_in],
    responses={
        200: ResponseSpec(
            PersonalEvents, generate_examples=False, media_type=SSE, description="Events; see PersonalEvents."
        )
    },
)
async def personal_stream(request: Request[Any, Any, Any], hub: Hub, me: Caller) -> Stream:
    """What concerns oneself: one's turn, offers, votes, games that began or ended. It begins with all that wait for
    oneself.
    """
    media_type = _media_type(request)
    return _stream(await hub.person(me, media_type, request_place(request)), media_type)


@get("/api/games/{game_id:str}/chat", operation_id="chat", tags=_CHAT, sync_to_thread=True)
def chat(
    game_id: GameId,
    database: Database,
    caller: Caller | None,
    before: Annotated[int | None, Parameter(ge=0, le=2**31 - 1, description="Lines before this id.")] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 100,
    invitation: Invitation = "",
) -> ChatPage:
    """The last lines of a table's chat."""
    with database.reading() as session:
        visible_rows(session, game_id, caller, invitation)
    return chat_page(database, game_id, before, limit, unheard_by(database, caller))


@post("/api/games/{game_id:str}/chat", operation_id="say", tags=_CHAT, guards=[scope("chat")], sync_to_thread=True)
def speak(
    game_id: GameId,
    data: ChatRequest,
    database: Database,
    games: Games,
    me: Caller,
    limits: RateLimits,
    config: Config,
) -> ChatMessage:
    """Say something to the table."""
    limits.take((CHAT, me.person_id), (CHAT_DAY, me.person_id))
    if limits.enabled:
        check_disk(config)
    line = say(database, game_id, me, data.text)
    games.newsroom.publish(News("chat", game_id))
    return line


@get("/api/games/{game_id:str}/notes", operation_id="notes", tags=_CHAT, guards=[signed_in], sync_to_thread=True)
def notes(game_id: GameId, database: Database, me: Caller, invitation: Invitation = "") -> Notes:
    """One's private notes on a game."""
    with database.reading() as session:
        visible_rows(session, game_id, me, invitation)
    return read_notes(database, game_id, me)


@put(
    "/api/games/{game_id:str}/notes",
    operation_id="write_notes",
    tags=_CHAT,
    guards=[scope("chat")],
    sync_to_thread=True,
)
def put_notes(
    game_id: GameId,
    data: NotesRequest,
    database: Database,
    me: Caller,
    limits: RateLimits,
    config: Config,
    invitation: Invitation = "",
) -> Notes:
    """Write one's private notes."""
    limits.take((CHAT, me.person_id))
    with database.reading() as session:
        visible_rows(session, game_id, me, invitation)
    if not read_notes(database, game_id, me).time:
        limits.take((NOTES_DAY, me.person_id))
    if limits.enabled:
        check_disk(config)
    return write_notes(database, game_id, me, data.text)


ROUTES = [stream, personal_stream, chat, speak, notes, put_notes]
