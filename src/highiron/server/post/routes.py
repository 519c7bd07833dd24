"""Routes of e-mail and pushes: an address, its confirmation, stopping by one click, a forgotten password, browsers."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter
from litestar.types import ControllerRouterHandler
from sqlalchemy import delete as remove
from sqlalchemy import func, select

from highiron.server.auth import limits as limit
from highiron.server.auth import passwords
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import account_only, session_only, signed_in
from highiron.server.auth.limits import RateLimits
from highiron.server.auth.middleware import PUBLIC
from highiron.server.auth.places import request_place
from highiron.server.auth.secrets import hash_of, new_secret
from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Outgoing, Person, PushAddress
from highiron.server.errors import Problem
from highiron.server.people import accounts, names
from highiron.server.people.answers import person_of
from highiron.server.post.links import person_of_link
from highiron.server.post.models import (
    EmailRequest,
    EmailState,
    EmailTurns,
    Forgotten,
    PushEnd,
    PushKey,
    PushRequest,
    is_email,
)
from highiron.server.post.outbox import Notice, row
from highiron.server.post.postman import server_key
from highiron.server.post.push import public_text
from highiron.server.webhooks.addresses import check_address
from highiron.words import told

_TAGS = ["people"]
MOST_BROWSERS = 20
AnyRequest = Request[Any, Any, Any]
LinkSecret = Annotated[str, Parameter(max_length=80, description="The last part of the link in the e-mail.")]


def _state(person: Person, config: Config) -> EmailState:
    return EmailState(person.email, person.email_confirmed is not None, person.email_turns, bool(config.smtp))


@get("/api/me/email", operation_id="email", tags=_TAGS, guards=[account_only], sync_to_thread=True)
def email(
    me: NamedDependency[Caller], database: NamedDependency[Database], config: NamedDependency[Config]
) -> EmailState:
    """One's e-mail address, and what it is used for."""
    with database.reading() as transaction:
        return _state(person_of(transaction, me), config)


@put("/api/me/email", operation_id="set_email", tags=_TAGS, guards=[session_only, account_only], sync_to_thread=True)
def set_email(
    data: JSONBody[EmailRequest],
    request: AnyRequest,
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> EmailState:
    """Set one's address, which is used once its owner follows the link that is sent there; "" takes it away."""
    limits.take((limit.MAILS, me.person_id))
    address = data.email.strip()
    if address and not config.smtp:
        raise Problem(409, "no-email-here", told("problem-no-email-here"))
    if address and not is_email(address):
        raise Problem(422, "invalid-email", told("problem-invalid-email"), field="email")
    with database.reading() as transaction:
        stored = person_of(transaction, me).password
    if not passwords.fits(data.password, stored):
        raise Problem(403, "wrong-password", told("problem-wrong-password"), field="password")
    if address:  # it may be anybody's: accounts are made quickly, so they alone do not count
        limits.take((limit.MAILS_PLACE, request_place(request)), (limit.MAILS_ADDRESS, hash_of(address.lower())))
    with database.writing() as transaction:
        person = person_of(transaction, me)
        person.email, person.email_confirmed, person.email_turns = address, None, True
        person.email_secret = new_secret() if address else ""
        if address:
            transaction.add(Outgoing(**row(person.id, "mail", Notice("confirm"))))
        transaction.flush()
        return _state(person, config)


@put("/api/me/email/turns", operation_id="email_turns", tags=_TAGS, guards=[account_only], sync_to_thread=True)
def set_turns(
    data: JSONBody[EmailTurns],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
) -> EmailState:
    """Be told of turns by e-mail, or no longer."""
    with database.writing() as transaction:
        person = person_of(transaction, me)
        person.email_turns = data.turns
        transaction.flush()
        return _state(person, config)


@post("/api/confirm/{secret:str}", operation_id="confirm_email", tags=_TAGS, sync_to_thread=True, status_code=204)
def confirm(
    secret: LinkSecret, request: AnyRequest, database: NamedDependency[Database], limits: NamedDependency[RateLimits]
) -> None:
    """Say that an e-mail address is one's own, by the link that was sent there."""
    limits.take((limit.RECOVERIES, request_place(request)))
    with database.writing() as transaction:
        person = person_of_link(transaction, secret, "confirm")
        if person is None:
            raise Problem(404, "used-link", told("problem-mail-link"))
        person.email_confirmed = person.email_confirmed or now()


@post("/api/stop/{secret:str}", operation_id="stop_email", tags=_TAGS, sync_to_thread=True, status_code=204, opt=PUBLIC)
def stop(
    secret: LinkSecret, request: AnyRequest, database: NamedDependency[Database], limits: NamedDependency[RateLimits]
) -> None:
    """Stop e-mails about turns, by the link in one of them: mail programs ask this by themselves (RFC 8058)."""
    limits.take((limit.RECOVERIES, request_place(request)))
    with database.writing() as transaction:
        person = person_of_link(transaction, secret, "stop")
        if person is None:
            raise Problem(404, "used-link", told("problem-mail-link"))
        person.email_turns = False


@post("/api/recoveries", operation_id="forgot_password", tags=_TAGS, sync_to_thread=True, status_code=204)
def forgot(
    data: JSONBody[Forgotten],
    request: AnyRequest,
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> None:
    """Ask for a link to a new password, sent to the account's confirmed address. The answer is the same where there is
    no such account, so that nobody learns who is here.
    """
    if not config.smtp:
        raise Problem(409, "no-email-here", told("problem-no-email-here"))
    limits.take((limit.RECOVERIES, request_place(request)), (limit.MAILS, _folded(data.name)))
    with database.writing() as transaction:
        confirmed = (Person.email_confirmed.is_not(None), Person.folded.is_not(None), Person.deleted.is_(None))
        found = accounts.find_account(transaction, data.name) if "@" not in data.name else None
        people = [found] if found is not None and found.email_confirmed is not None else []
        if "@" in data.name:
            alike = func.lower(Person.email) == data.name.strip().lower()
            people = list(transaction.scalars(select(Person).where(alike, *confirmed).limit(3)))
        for person in people:
            transaction.add(Outgoing(**row(person.id, "mail", Notice("reset"))))


def _folded(name: str) -> str:
    """One spelling of a name or an address, so that others do not count as others."""
    return name.strip().lower() if "@" in name else names.folded(name)


@get("/api/push", operation_id="push_key", tags=_TAGS, sync_to_thread=True)
def push_key(database: NamedDependency[Database]) -> PushKey:
    """The key that a browser needs to subscribe to pushes of this server."""
    return PushKey(public_text(server_key(database)))


@put(
    "/api/me/push",
    operation_id="push_here",
    tags=_TAGS,
    guards=[signed_in, session_only],
    sync_to_thread=True,
    status_code=204,
)
def push_here(
    data: JSONBody[PushRequest],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> None:
    """Tell a browser of one's turns, also while this page is closed in it."""
    limits.take((limit.TOKENS, me.person_id))
    endpoint = check_address(data.endpoint, config.private_webhooks)
    with database.writing() as transaction:
        transaction.execute(remove(PushAddress).where(PushAddress.endpoint == endpoint))
        known = select(PushAddress).where(PushAddress.person_id == me.person_id).order_by(PushAddress.id.desc())
        for old in transaction.scalars(known.offset(MOST_BROWSERS - 1)):
            transaction.delete(old)
        transaction.add(
            PushAddress(person_id=me.person_id, endpoint=endpoint, key=data.key, secret=data.secret, created=now())
        )


@delete(
    "/api/me/push",
    operation_id="no_push_here",
    tags=_TAGS,
    guards=[signed_in, session_only],
    sync_to_thread=True,
    status_code=204,
)
def no_push_here(data: JSONBody[PushEnd], me: NamedDependency[Caller], database: NamedDependency[Database]) -> None:
    """Tell that browser no longer."""
    own = (PushAddress.person_id == me.person_id, PushAddress.endpoint == data.endpoint)
    with database.writing() as transaction:
        transaction.execute(remove(PushAddress).where(*own))


ROUTES: list[ControllerRouterHandler] = [
    email,
    set_email,
    set_turns,
    confirm,
    stop,
    forgot,
    push_key,
    push_here,
    no_push_here,
]
