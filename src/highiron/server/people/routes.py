"""Routes of guests and accounts."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import UNSET

from highiron import __version__
from highiron.server.auth import limits as limit
from highiron.server.auth import passwords, sessions
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import account_only, scope, session_only
from highiron.server.auth.limits import RateLimits
from highiron.server.auth.places import network_of, request_place
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.service import Games
from highiron.server.moderation import audit, house, sanctions
from highiron.server.news.newsroom import SIGNED_OUT, News
from highiron.server.people import accounts, names
from highiron.server.people.answers import body_of, check_password, cookie, person_of, sign_in
from highiron.server.people.export_routes import EXPORT_ROUTES
from highiron.server.people.leaving import forget
from highiron.server.people.models import (
    Changed,
    ChangedMe,
    Credentials,
    Goodbye,
    Me,
    NewAccount,
    NewGuest,
    NewPassword,
    RecoveredPassword,
)
from highiron.server.people.passkey_routes import PASSKEY_ROUTES
from highiron.server.people.session_routes import SESSION_ROUTES
from highiron.server.people.token_routes import TOKEN_ROUTES
from highiron.server.webhooks.addresses import check_address
from highiron.server.webhooks.signing import new_webhook_secret
from highiron.words import told

TAGS = ["people"]
AnyRequest = Request[Any, Any, Any]


@post("/api/guests", sync_to_thread=True, tags=TAGS, operation_id="become_guest")
def become_guest(
    request: AnyRequest,
    data: JSONBody[NewGuest],
    caller: NamedDependency[Caller | None],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> Response[Me]:
    """Play under a name, with nothing else. The cookie is the only key to a guest's seats."""
    _refuse_signed_in(caller)
    _count_newcomer(request, database, limits, limit.GUESTS)
    with database.writing() as transaction:
        house.check_guests_welcome(transaction)
        person_id = accounts.add_guest(transaction, data.name, data.locale).id
    return sign_in(request, database, config, person_id, caller)


@post("/api/accounts", sync_to_thread=True, tags=TAGS, operation_id="make_account")
def make_account(
    request: AnyRequest,
    data: JSONBody[NewAccount],
    caller: NamedDependency[Caller | None],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> Response[Me]:
    """Make an account and sign in. A guest who is signed in becomes the account and keeps all games."""
    if caller is not None and not caller.guest:
        _refuse_signed_in(caller)
    if not config.registration:
        raise Problem(403, "registration-closed", told("problem-registration-closed"))
    _count_newcomer(request, database, limits, limit.ACCOUNTS)
    guest_id = caller.person_id if caller is not None else None
    person_id = accounts.add_account(database, data.name, data.password, data.locale, guest_id)
    return sign_in(request, database, config, person_id, caller)


@post("/api/sessions", sync_to_thread=True, tags=TAGS, operation_id="sign_in")
def start_session(
    request: AnyRequest,
    data: JSONBody[Credentials],
    caller: NamedDependency[Caller | None],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> Response[Me]:
    """Sign in with name and password. The browser gets a new session, whatever it had before."""
    if caller is not None and caller.by_token:
        _refuse_signed_in(caller)
    place, name = request_place(request), names.folded(data.name)[: names.LONGEST_FOLDED]
    here = (limit.SIGN_IN_NAME, f"{place} {name}")
    with database.reading() as transaction:
        person = accounts.find_account(transaction, data.name)
        stored = person.password if person is not None else None
        person_id = person.id if person is not None else 0
        known = sessions.is_known(transaction, person_id, place)
    # Guesses from elsewhere must not lock the owner out, so where the owner has been before they do not count.
    elsewhere = [] if known else [(limit.SIGN_IN_NAME_ANYWHERE, name)]
    limits.take((limit.SIGN_IN_ADDRESS, place), here, *elsewhere)
    if not passwords.fits(data.password, stored) or stored is None or person is None:
        if person is not None:
            with database.writing() as transaction:
                audit.note(transaction, "sign-in-refused", person_id, place=place)
        raise Problem(401, "wrong-credentials", told("problem-wrong-credentials"))
    sanctions.check_not_banned(person)
    limits.forget(here)
    if passwords.is_outdated(stored):
        accounts.renew_hash(database, person_id, data.password)
    return sign_in(request, database, config, person_id, caller)


@delete(
    "/api/sessions",
    sync_to_thread=True,
    status_code=204,
    guards=[session_only],
    tags=TAGS,
    operation_id="sign_out",
)
def end_session(
    request: AnyRequest,
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    games: NamedDependency[Games],
    everywhere: Annotated[bool, QueryParameter(description="Sign out all browsers, not only this one.")] = False,
) -> Response[None]:
    """Sign out. A guest who does so gives up the seats for good."""
    with database.writing() as transaction:
        if everywhere:
            sessions.end_all(transaction, me.person_id)
        else:
            sessions.end(transaction, me.session)
    _end_streams(games, me.person_id, "" if everywhere else me.key)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@get("/api/me", sync_to_thread=True, tags=TAGS, operation_id="me")
def me_now(
    caller: NamedDependency[Caller | None], database: NamedDependency[Database], config: NamedDependency[Config]
) -> Me:
    """Who is calling. Answers for nobody too, with `person` null."""
    if caller is None:
        return Me(None, "", [], config.registration, __version__)
    with database.reading() as transaction:
        person = body_of(person_of(transaction, caller))
    return Me(person, caller.csrf, sorted(caller.scopes), config.registration, __version__)


@patch("/api/me", sync_to_thread=True, guards=[scope("account")], tags=TAGS, operation_id="change_me")
def change_me(
    data: JSONBody[ChangedMe],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> Changed:
    """Change a guest's name, the language or the webhook."""
    if me.guest and data.webhook:
        raise Problem(403, "guests-may-not", told("problem-webhook-needs-account"))
    if not me.guest and data.name is not UNSET:
        raise Problem(409, "name-is-kept", told("problem-name-is-kept"))
    if data.name is not UNSET:
        limits.take((limit.NAMES, me.person_id))
    secret = ""
    with database.writing() as transaction:
        person = person_of(transaction, me)
        if data.name is not UNSET:
            accounts.rename_guest(transaction, person, data.name)
        if data.locale is not UNSET:
            person.locale = data.locale
        if data.webhook is not UNSET:
            person.webhook = check_address(data.webhook, config.private_webhooks)
            person.webhook_secret = secret = new_webhook_secret() if person.webhook else ""
        transaction.flush()
        return Changed(body_of(person), secret)


@put(
    "/api/me/password",
    sync_to_thread=True,
    guards=[session_only, account_only],
    tags=TAGS,
    operation_id="change_password",
)
def change_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
    games: NamedDependency[Games],
) -> Response[Me]:
    """Change the password. All other sessions and all API tokens end; this browser gets a new session."""
    limits.take((limit.PASSWORDS, me.person_id))
    check_password(database, me, data.old)
    passwords.check(data.new, me.name)
    accounts.set_password(database, me.person_id, data.new)
    with database.writing() as transaction:
        audit.note(transaction, "password-changed", me.person_id, place=request_place(request))
    _end_streams(games, me.person_id)
    return sign_in(request, database, config, me.person_id, me)


@delete("/api/me", sync_to_thread=True, status_code=204, guards=[session_only], tags=TAGS, operation_id="delete_me")
def delete_me(
    request: AnyRequest,
    data: JSONBody[Goodbye],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    games: NamedDependency[Games],
    limits: NamedDependency[RateLimits],
) -> Response[None]:
    """Delete the account for good: the person becomes a "former player", the games of the others stay."""
    if not me.guest:
        limits.take((limit.PASSWORDS, me.person_id))
        check_password(database, me, data.password)
    with database.writing() as transaction:
        changed = forget(transaction, me.person_id)
    _end_streams(games, me.person_id)
    for game_id in changed:
        games.settle(game_id)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@post("/api/recoveries/{secret:str}", sync_to_thread=True, tags=TAGS, operation_id="recover")
def recover(
    request: AnyRequest,
    secret: FromPath[str],
    data: JSONBody[RecoveredPassword],
    caller: NamedDependency[Caller | None],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
    games: NamedDependency[Games],
) -> Response[Me]:
    """Set a new password by an administrator's one-time link, and sign in. Sessions and tokens of before end."""
    place = request_place(request)
    limits.take((limit.RECOVERIES, place))
    person_id = accounts.recover(database, secret, data.password, place)
    _end_streams(games, person_id)
    return sign_in(request, database, config, person_id, caller)


def _count_newcomer(request: AnyRequest, database: Database, limits: RateLimits, each: limit.Limit) -> None:
    """Raises 429 where too many have come from one place, or from new places everywhere."""
    place = request_place(request)
    limits.take((each, place))
    with database.reading() as transaction:
        known = sessions.is_known_place(transaction, place)
    if not known:
        limits.arrive(place, network_of(place))


def _end_streams(games: Games, person_id: int, key: str = "") -> None:
    """Streams were opened by a session or token that is no longer good; "" for all of the person's."""
    games.newsroom.publish(News(SIGNED_OUT, person_id=person_id, detail=key))


def _refuse_signed_in(caller: Caller | None) -> None:
    if caller is not None:
        raise Problem(409, "signed-in", told("problem-signed-in", name=caller.name))


ROUTES: list[ControllerRouterHandler] = [
    become_guest,
    make_account,
    start_session,
    end_session,
    me_now,
    change_me,
    change_password,
    delete_me,
    recover,
    *TOKEN_ROUTES,
    *PASSKEY_ROUTES,
    *SESSION_ROUTES,
    *EXPORT_ROUTES,
]
