"""Routes of a game that is being played or was played."""

from contextlib import nullcontext
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter

from highiron.core.state import State
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import me_of, scope, signed_in
from highiron.server.auth.limits import MOVES, STRANGERS, VOTES, VOTES_TABLE, RateLimits
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.errors import Conflict, GameError, RefusedMove
from highiron.server.games.models import Live, UndoRights, VoteInfo
from highiron.server.games.service import Games
from highiron.server.heavy import Heavy
from highiron.server.observe.metrics import Metrics
from highiron.server.play import advice, hints, models, requests
from highiron.server.play.advised import advised
from highiron.server.play.answers import Answers, encoded
from highiron.server.play.bounds import LARGEST_MOVE
from highiron.server.play.language import Locale, language
from highiron.server.play.log import log_page
from highiron.server.play.moments import Moments
from highiron.server.play.substitutes import person_named
from highiron.server.play.wording import reason_words
from highiron.server.tables.access import viewpoint_of, visible_live
from highiron.server.tables.routes import GameId, Invitation
from highiron.words import told

_TAGS = ["play"]
_GAME = "/api/games/{game_id:str}"
At = Annotated[
    int | None, Parameter(ge=0, le=2**31 - 1, description="A past position: the number of actions that stand.")
]
SeatWanted = Annotated[
    str,
    Parameter(
        max_length=1,
        pattern="^[A-L-]?$",
        description="One of the caller's seats, or `-` for a spectator's view. By default the acting seat if mine.",
    ),
]
Company = Annotated[str, Parameter(max_length=20, description="The company, such as PRR.")]


def _position(games: Games, live: Live, at: int | None) -> State:
    """The state to look at: the present one, or one of the past."""
    return live.state if at is None or at == live.position else games.state_at(live.game_id, at)


@get(f"{_GAME}/view", operation_id="view", tags=_TAGS, sync_to_thread=True)
def view(
    game_id: GameId,
    games: Games,
    database: Database,
    moments: Moments,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    seat: SeatWanted = "",
    at: At = None,
    locale: Locale = "",
    invitation: Invitation = "",
) -> Response[models.GameView]:
    """The game as one's seat, or a spectator, may know it; at any position."""
    live = visible_live(games, database, game_id, caller, invitation)
    answers = Answers(games, moments, language(locale, caller))
    with nullcontext() if at is None else heavy.turn(request):
        return encoded(answers.view(live, viewpoint_of(live, caller, seat), caller, at))


@get(f"{_GAME}/log", operation_id="log", tags=_TAGS, sync_to_thread=True)
def log(
    game_id: GameId,
    games: Games,
    database: Database,
    caller: Caller | None,
    heavy: Heavy,
    request: Request[Any, Any, Any],
    after: Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Entries after this sequence.")] = 0,
    before: Annotated[
        int | None, Parameter(ge=0, le=2**31 - 1, description="Instead: the last entries before this sequence.")
    ] = None,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    locale: Locale = "",
    invitation: Invitation = "",
) -> models.LogPage:
    """What happened, entry by entry, in codes and in words."""
    live = visible_live(games, database, game_id, caller, invitation)
    words_of = language(locale, caller)
    with heavy.turn(request):
        return log_page(games, database, live, caller, words_of, after=after, before=before, limit=limit)


@post(
    f"{_GAME}/moves",
    operation_id="move",
    tags=_TAGS,
    guards=[scope("play")],
    status_code=200,
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def move(
    game_id: GameId, data: requests.MoveRequest, request: Request[Any, Any, Any], locale: Locale = ""
) -> Response[models.MoveAnswer]:
    """Play an action of one's seat. When this is answered with 200 the move is stored for good.

    409 `sequence-conflict`: the game has gone on meanwhile. 422 `refused`: the rules do not allow it, with all reasons.
    """
    # Taken by hand: Litestar starts a task for each dependency, which together would cost more than the move.
    me = me_of(request)
    games: Games = request.app.state.games
    metrics: Metrics = request.app.state.metrics
    request.app.state.limits.take_here(MOVES, me.person_id)
    words_of = language(locale, me)
    try:
        accepted = games.submit(game_id, me.person_id, data.action.seat, data.sequence, data.key, data.action)
    except GameError as error:
        # Whoever may not see the table is told that there is none; who holds a seat may, so this can wait till here.
        live = visible_live(games, request.app.state.database, game_id, me)
        if isinstance(error, Conflict):
            metrics.move("conflict")
        if not isinstance(error, RefusedMove):
            raise
        metrics.move("refused")
        raise _refusal(error, live, words_of) from None
    metrics.move("accepted")
    return encoded(Answers(games, request.app.state.moments, words_of).accepted(accepted, me, data.action.seat))


def _refusal(refused: RefusedMove, live: Live, locale: str) -> Problem:
    reasons = reason_words(refused.reasons, live.names, locale)
    return Problem(422, "refused", " ".join(reason.text for reason in reasons) or refused.detail, reasons=reasons)


def _own_seat(live: Live, me: Caller, wanted: str) -> str:
    """The seat meant; it must be told by whoever holds several, unless one of them is to act."""
    mine = live.held_by(me.person_id)
    if wanted:
        return wanted
    if not mine:
        raise Problem(403, "not-your-seat", told("problem-not-your-seat"))
    return live.actor if live.actor in mine else mine[0]


@get(f"{_GAME}/undo", operation_id="undo_rights", tags=_TAGS, guards=[signed_in], sync_to_thread=True)
def undo_rights(game_id: GameId, games: Games, database: Database, me: Caller, seat: SeatWanted = "") -> UndoRights:
    """What one's seat may take back or do again now, and whether the others must agree."""
    live = visible_live(games, database, game_id, me)
    return games.undo_rights(live, _own_seat(live, me, viewpoint_of(live, me, seat).wanted))


@post(f"{_GAME}/undo", operation_id="undo", tags=_TAGS, guards=[scope("play")], status_code=200, sync_to_thread=True)
def undo(
    game_id: GameId,
    data: requests.UndoRequest,
    games: Games,
    database: Database,
    moments: Moments,
    me: Caller,
    limits: RateLimits,
    locale: Locale = "",
) -> Response[models.UndoAnswer]:
    """Take back, or propose it where the others must agree."""
    limits.take_here(MOVES, me.person_id)
    live = visible_live(games, database, game_id, me)
    seat = _own_seat(live, me, data.seat)
    done = games.undo(game_id, me.person_id, seat, data.sequence, data.key, data.to)
    return encoded(Answers(games, moments, language(locale, me)).taken_back(done, me, seat))


@post(f"{_GAME}/redo", operation_id="redo", tags=_TAGS, guards=[scope("play")], status_code=200, sync_to_thread=True)
def redo(
    game_id: GameId,
    data: requests.RedoRequest,
    games: Games,
    database: Database,
    moments: Moments,
    me: Caller,
    limits: RateLimits,
    locale: Locale = "",
) -> Response[models.UndoAnswer]:
    """Do again what was taken back last, or propose it."""
    limits.take_here(MOVES, me.person_id)
    live = visible_live(games, database, game_id, me)
    seat = _own_seat(live, me, data.seat)
    done = games.redo(game_id, me.person_id, seat, data.sequence, data.key)
    return encoded(Answers(games, moments, language(locale, me)).taken_back(done, me, seat))


@post(f"{_GAME}/explain", operation_id="explain", tags=["advice"], status_code=200, sync_to_thread=True)
def explain(
    game_id: GameId,
    data: requests.ActionRequest,
    games: Games,
    database: Database,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
    invitation: Invitation = "",
) -> models.Explanation:
    """Why not? Every reason against an action, with the numbers of the rules. Stores nothing."""
    with advised(request, caller, limits):
        live = visible_live(games, database, game_id, caller, invitation)
        mine = viewpoint_of(live, caller).mine
        seat = data.action.seat if data.action.seat in mine else None
        state = _position(games, live, data.at)
        return advice.explain(state, seat, data.action, live.names, language(locale, caller))


@post(
    f"{_GAME}/refusals",
    operation_id="refusals",
    tags=["advice"],
    guards=[signed_in],
    status_code=200,
    sync_to_thread=True,
)
def refusals(
    game_id: GameId,
    data: requests.RefusalRequest,
    games: Games,
    database: Database,
    me: Caller,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> list[models.Refusal]:
    """What else, and why not now? For each kind of move that one's seat cannot make, one move with the reasons."""
    live = visible_live(games, database, game_id, me)
    seat = _own_seat(live, me, viewpoint_of(live, me, data.seat).wanted)
    with advised(request, me, limits):
        return advice.refusals(live.state, seat, data.kind, data.fields, live.names, language(locale, me))


@post(f"{_GAME}/preview", operation_id="preview", tags=["advice"], status_code=200, sync_to_thread=True)
def preview(
    game_id: GameId,
    data: requests.TryRequest,
    games: Games,
    database: Database,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    seat: SeatWanted = "",
    locale: Locale = "",
    invitation: Invitation = "",
) -> Response[models.Preview]:
    """What actions would lead to, one after the other: events, changed view, what is legal then. Stores nothing.

    409 `hidden-things` while that would depend on what the caller may not know.
    """
    with advised(request, caller, limits):
        live = visible_live(games, database, game_id, caller, invitation)
        viewer = viewpoint_of(live, caller, seat).seat(live.actor)
        state = _position(games, live, data.at)
        words_of = language(locale, caller)
        return encoded(
            advice.preview(state, viewer, list(data.actions), live.names, words_of, data.routes, data.agreed)
        )


@get(f"{_GAME}/hint", operation_id="hint", tags=["advice"], guards=[scope("play")], sync_to_thread=True)
def hint(
    game_id: GameId,
    games: Games,
    database: Database,
    me: Caller,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    bot: Annotated[str, Parameter(max_length=40, description="Which bot to ask.")] = "steady",
    seat: SeatWanted = "",
    locale: Locale = "",
) -> models.Hint:
    """What a bot would do in one's seat, and why. It knows no more than the seat does."""
    live = visible_live(games, database, game_id, me)
    mine = _own_seat(live, me, viewpoint_of(live, me, seat).wanted)  # another's would tell what only that seat knows
    with advised(request, me, limits):
        return hints.hint(live, mine, bot, language(locale, me))


@get(f"{_GAME}/routes", operation_id="routes", tags=["advice"], sync_to_thread=True)
def best_routes(
    game_id: GameId,
    company: Company,
    games: Games,
    database: Database,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    at: At = None,
    locale: Locale = "",
    invitation: Invitation = "",
) -> models.RouteSet:
    """The best set of runs of a company with the receipt of each run."""
    with advised(request, caller, limits):
        live = visible_live(games, database, game_id, caller, invitation)
        return advice.best_routes(_position(games, live, at), company, live.names, language(locale, caller))


@post(f"{_GAME}/routes/check", operation_id="check_routes", tags=["advice"], status_code=200, sync_to_thread=True)
def check_routes(
    game_id: GameId,
    data: requests.RunsRequest,
    games: Games,
    database: Database,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    at: At = None,
    locale: Locale = "",
    invitation: Invitation = "",
) -> models.CheckedRoutes:
    """Whether hand-made runs are legal, what they earn, and how much they fall short of the best set."""
    with advised(request, caller, limits):
        live = visible_live(games, database, game_id, caller, invitation)
        words_of = language(locale, caller)
        viewer = viewpoint_of(live, caller).seat(live.actor)
        state = advice.after_line(_position(games, live, at), viewer, list(data.actions), live.names, words_of)
        return advice.check_routes(state, data.company, data.runs, live.names, words_of, compare=data.compare)


@get(f"{_GAME}/lays", operation_id="lays", tags=["advice"], sync_to_thread=True)
def lays(
    game_id: GameId,
    company: Company,
    games: Games,
    database: Database,
    caller: Caller | None,
    limits: RateLimits,
    request: Request[Any, Any, Any],
    at: At = None,
    invitation: Invitation = "",
) -> models.LayGains:
    """What every legal lay of the company would change in its best revenue."""
    with advised(request, caller, limits):
        live = visible_live(games, database, game_id, caller, invitation)
        return advice.lay_gains(_position(games, live, at), company)


@get(f"{_GAME}/votes", operation_id="votes", tags=["votes"], sync_to_thread=True)
def votes(
    game_id: GameId, games: Games, database: Database, caller: Caller | None, invitation: Invitation = ""
) -> list[VoteInfo]:
    """Proposals to the table and how they went."""
    visible_live(games, database, game_id, caller, invitation)
    return games.votes(game_id)


@post(f"{_GAME}/votes", operation_id="propose", tags=["votes"], guards=[scope("play")], sync_to_thread=True)
def propose(
    game_id: GameId, data: requests.VoteRequest, games: Games, database: Database, me: Caller, limits: RateLimits
) -> VoteInfo:
    """Propose something to the table: undo, redo, substitute or abandon. Somebody who is to take a seat is asked when
    all others have agreed.
    """
    live = visible_live(games, database, game_id, me)
    seat = _own_seat(live, me, data.seat)
    limits.take((VOTES, me.person_id), (VOTES_TABLE, f"{me.person_id} {game_id}"))
    if data.name or data.person not in (None, me.person_id):
        limits.take((STRANGERS, me.person_id))
    person = person_named(database, data.name) if data.name else data.person
    return games.propose(game_id, me.person_id, seat, data.kind, to=data.to, of=data.of, bot=data.bot, person=person)


@put(f"{_GAME}/votes/{{vote_id:int}}", operation_id="vote", tags=["votes"], guards=[scope("play")], sync_to_thread=True)
def vote(
    game_id: GameId,
    vote_id: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
    data: requests.BallotRequest,
    games: Games,
    database: Database,
    me: Caller,
    invitation: Invitation = "",
) -> VoteInfo:
    """Agree to a proposal or decline it."""
    visible_live(games, database, game_id, me, invitation)
    return games.answer_vote(game_id, vote_id, me.person_id, data.agrees)


@get(f"{_GAME}/programs", operation_id="programs", tags=["programs"], guards=[signed_in], sync_to_thread=True)
def programs(
    game_id: GameId, games: Games, database: Database, me: Caller, locale: Locale = ""
) -> list[models.ProgramView]:
    """One's own programmed moves in this game, with what they did."""
    live = visible_live(games, database, game_id, me)
    return Answers(games, Moments(), language(locale, me)).programs(live, me)


@put(
    f"{_GAME}/programs",
    operation_id="set_program",
    tags=["programs"],
    guards=[scope("play")],
    sync_to_thread=True,
    request_max_body_size=LARGEST_MOVE,
)
def set_program(
    game_id: GameId,
    data: requests.ProgramRequest,
    games: Games,
    database: Database,
    me: Caller,
    limits: RateLimits,
    locale: Locale = "",
) -> list[models.ProgramView]:
    """Set the programmed move of one's seat; an active one is replaced."""
    limits.take_here(MOVES, me.person_id)
    live = visible_live(games, database, game_id, me)
    games.set_program(game_id, me.person_id, _own_seat(live, me, data.seat), data.program)
    return Answers(games, Moments(), language(locale, me)).programs(live, me)


@delete(
    f"{_GAME}/programs", operation_id="drop_programs", tags=["programs"], guards=[scope("play")], sync_to_thread=True
)
def drop_programs(
    game_id: GameId,
    games: Games,
    database: Database,
    me: Caller,
    limits: RateLimits,
    seat: Annotated[str, Parameter(max_length=1, pattern="^[A-L]?$")] = "",
) -> None:
    """End one's programmed moves, of one seat or of all."""
    limits.take_here(MOVES, me.person_id)
    visible_live(games, database, game_id, me)
    games.drop_programs(game_id, me.person_id, seat or None)


ROUTES = [
    view,
    log,
    move,
    undo_rights,
    undo,
    redo,
    explain,
    refusals,
    preview,
    hint,
    best_routes,
    check_routes,
    lays,
    votes,
    propose,
    vote,
    programs,
    set_program,
    drop_programs,
]
