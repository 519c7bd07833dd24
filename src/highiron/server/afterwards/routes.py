"""Routes of analyses."""

from typing import Any

from litestar import Request, delete, get, post

from highiron import words
from highiron.analysis import Costly
from highiron.core.actions import action_from_data
from highiron.server.afterwards.desk import UNDONE, Desk, stored
from highiron.server.afterwards.models import CostlyDecision, CostOfKind, GameAnalysis
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import scope
from highiron.server.auth.limits import ANALYSES_DAY, RateLimits
from highiron.server.auth.places import request_place
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.models import Live
from highiron.server.games.service import Games
from highiron.server.play.language import Locale, language
from highiron.server.tables.access import visible_live
from highiron.server.tables.routes import GameId, Invitation
from highiron.words import told

AnyRequest = Request[Any, Any, Any]
_PATH = "/api/games/{game_id:str}/analysis"
_TAGS = ["records"]


@get(_PATH, operation_id="analysis", tags=_TAGS, sync_to_thread=True)
def show(
    game_id: GameId,
    games: Games,
    database: Database,
    desk: Desk,
    caller: Caller | None,
    locale: Locale = "",
    invitation: Invitation = "",
) -> GameAnalysis:
    """How the chances of a finished game went and what cost most; or how far that is, where somebody has asked."""
    live = visible_live(games, database, game_id, caller, invitation)
    return _shown(desk, live, caller, language(locale, caller))


@post(_PATH, operation_id="analyse", tags=_TAGS, guards=[scope("play")], status_code=202, sync_to_thread=True)
def ask(
    game_id: GameId,
    request: AnyRequest,
    games: Games,
    database: Database,
    desk: Desk,
    me: Caller,
    limits: RateLimits,
    locale: Locale = "",
) -> GameAnalysis:
    """Have a finished game analysed, aside and in turn. For its players, and for everybody where it is public. What
    was found is kept with the game, so that it is worked out once.
    """
    live = visible_live(games, database, game_id, me)
    if live.running:
        raise Problem(409, "not-over", told("problem-not-over"))
    if not live.position:
        raise Problem(409, "nothing-played", told("problem-nothing-played"))
    row = desk.row(game_id)
    if row is None or row.status == "failed":
        limits.take((ANALYSES_DAY, me.person_id))
        desk.ask(game_id, me.person_id, request_place(request))
    return _shown(desk, live, me, language(locale, me))


@delete(_PATH, operation_id="cancel_analysis", tags=_TAGS, guards=[scope("play")], sync_to_thread=True)
def cancel(game_id: GameId, games: Games, database: Database, desk: Desk, me: Caller) -> None:
    """Take back that a game is to be analysed, as the one who asked or the host of the table."""
    live = visible_live(games, database, game_id, me)
    row = desk.row(game_id)
    if row is None or row.status not in UNDONE:
        return
    if me.person_id not in (row.person_id, live.host_id):
        raise Problem(403, "not-yours", told("problem-analysis-of-others"))
    desk.cancel(game_id)


def _shown(desk: Desk, live: Live, caller: Caller | None, locale: str) -> GameAnalysis:
    may_ask = caller is not None and not live.running and live.position > 0
    row = desk.row(live.game_id)
    if row is None:
        return GameAnalysis("none", 0.0, 0, may_ask, False, [], [], [], [])
    if row.status != "done":
        undone = row.status in UNDONE
        mine = caller is not None and caller.person_id in (row.person_id, live.host_id)
        ahead = desk.ahead(row) if undone else 0
        return GameAnalysis(row.status, row.part, ahead, may_ask and not undone, mine and undone, [], [], [], [])
    found = stored(row)
    return GameAnalysis(
        "done",
        1.0,
        0,
        may_ask=False,
        may_cancel=False,
        seats=list(found.seats),
        curve=found.curve,
        costly=[_costly(costly, live.names, locale) for costly in found.costly],
        kinds=[CostOfKind(kind.seat, kind.kind, kind.decisions, kind.cost) for kind in found.kinds],
    )


def _costly(costly: Costly, names: dict[str, str], locale: str) -> CostlyDecision:
    return CostlyDecision(
        number=costly.number,
        seat=costly.seat,
        kind=costly.kind,
        played=costly.played,
        played_text=words.say_action(action_from_data(costly.played), names, locale),
        better=costly.better,
        better_text=words.say_action(action_from_data(costly.better), names, locale),
        why_text=words.say_thought(costly.why, names, locale),
        chance=costly.chance,
        possible=costly.possible,
        cost=round(costly.cost, 4),
        futures=costly.futures,
    )


ROUTES = [show, ask, cancel]
