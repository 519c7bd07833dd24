"""Small maps: of a game as it stands, and of a title as it is printed. One takes a few milliseconds, so it waits for
no turn: a page shows a dozen at once.
"""

from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from highiron.core.facts import Facts
from highiron.flow import engine
from highiron.pictures import draw_map, draw_market
from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.errors import UnknownRules
from highiron.server.games.service import Games
from highiron.server.games.written import facts_of_game
from highiron.server.heavy import Heavy
from highiron.server.packing import answer, pack
from highiron.server.reference.keys import facts_key
from highiron.server.tables.access import visible_rows
from highiron.server.tables.routes import GameId, Invitation
from highiron.titles import catalogue
from highiron.titles.catalogue import new_state
from highiron.words import told

_TAGS = ["records"]
_SVG = "image/svg+xml"
KEPT = "private, max-age=86400"

Look = Annotated[Literal["light", "dark"], Parameter(description="Colours for a light or a dark page.")]


@get("/api/games/{game_id:str}/map.svg", operation_id="game_map", tags=_TAGS, sync_to_thread=True, media_type=_SVG)
def game_map(
    game_id: GameId,
    games: Games,
    database: Database,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    look: Look = "light",
    sequence: Annotated[
        int | None, Parameter(ge=0, le=2**31 - 1, description="The table's `sequence`: the map of one may be kept.")
    ] = None,
    invitation: Invitation = "",
) -> Response[str]:
    """The map as it stands; that of the beginning while the table waits for players."""
    with database.reading() as session:
        row, _ = visible_rows(session, game_id, caller, invitation)
        begun = row.status != "open"
        try:
            facts = facts_of_game(row)
        except UnknownRules:
            raise Problem(409, "unknown-rules", told("problem-rules-not-here")) from None
    if not begun:
        return _printed(facts, look, heavy, request)
    live = games.live(game_id)

    def paint() -> bytes:
        return pack(draw_map(engine.seen_by(live.state, None), look == "dark").encode())

    drawn = heavy.kept(("map", game_id, live.revision, look), True, paint)
    return answer(request, drawn, _SVG, KEPT if sequence == live.sequence else "no-cache")


@get("/api/titles/{title:str}/map.svg", operation_id="title_map", tags=_TAGS, sync_to_thread=True, media_type=_SVG)
def title_map(
    title: Annotated[str, Parameter(max_length=16)],
    heavy: Heavy,
    request: Request[Any, Any, Any],
    look: Look = "light",
) -> Response[str]:
    """The map of a title as it is printed."""
    _check_title(title)
    return _printed(catalogue.facts_for(title, catalogue.player_counts(title)[0]), look, heavy, request)


@get(
    "/api/titles/{title:str}/market.svg", operation_id="title_market", tags=_TAGS, sync_to_thread=True, media_type=_SVG
)
def title_market(
    title: Annotated[str, Parameter(max_length=16)], heavy: Heavy, request: Request[Any, Any, Any]
) -> Response[str]:
    """The stock market of a title as it is printed."""
    _check_title(title)
    facts = catalogue.facts_for(title, catalogue.player_counts(title)[0])

    def paint() -> bytes:
        return pack(draw_market(new_state(facts, 1)).encode())

    return answer(request, heavy.kept(("printed market", facts_key(facts)), True, paint), _SVG, KEPT)


def _check_title(title: str) -> None:
    if title not in catalogue.playable():
        raise Problem(404, "unknown-title", told("problem-unknown-title", known=", ".join(catalogue.playable())))


def _printed(facts: Facts, look: str, heavy: Heavy, request: Request[Any, Any, Any]) -> Response[str]:
    def paint() -> bytes:
        return pack(draw_map(engine.seen_by(new_state(facts, 1), None), look == "dark").encode())

    return answer(request, heavy.kept(("printed map", facts_key(facts), look), True, paint), _SVG, KEPT)


ROUTES = [game_map, title_map, title_market]
