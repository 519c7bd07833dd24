"""Answers about the caller, and the cookie that comes with them."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from sqlalchemy.orm import Session as Transaction

from highiron import __version__
from highiron.server.auth import passwords, sessions
from highiron.server.auth.caller import SCOPES, Caller
from highiron.server.auth.places import request_place
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Person
from highiron.server.errors import Problem
from highiron.server.moderation import audit
from highiron.server.people.models import Me, PersonBody
from highiron.words import told

DAY_SECONDS = 24 * 60 * 60


def body_of(person: Person) -> PersonBody:
    """A person as that person sees it."""
    return PersonBody(
        id=person.id,
        name=person.name,
        guest=person.folded is None,
        admin=person.admin,
        locale=person.locale,
        webhook=person.webhook,
        created=person.created,
    )


def person_of(transaction: Transaction, caller: Caller) -> Person:
    """The row of the caller. Raises 401 when the person has just been deleted elsewhere."""
    person = transaction.get(Person, caller.person_id)
    if person is None or person.deleted is not None:
        raise Problem(401, "not-signed-in", told("problem-account-deleted"))
    return person


def sign_in(
    request: "Request[Any, Any, Any]",
    database: Database,
    config: Config,
    person_id: int,
    caller: Caller | None,
    by: str = "",
) -> Response[Me]:
    """A new session for the person, in place of the one the browser had; the book tells `by` what."""
    with database.writing() as transaction:
        person = transaction.get_one(Person, person_id)
        days = config.guest_days if person.folded is None else config.session_days
        place, agent = request_place(request), request.headers.get("user-agent", "")
        replaces = caller.session if caller is not None else ""
        made = sessions.start(transaction, person_id, days, replaces, place, agent)
        if person.folded is not None:
            audit.note(transaction, "sign-in", person_id, place=place, detail=by)
        body = Me(
            person=body_of(person),
            csrf=made.csrf,
            scopes=list(SCOPES),
            registration=config.registration,
            version=__version__,
        )
    return Response(body, cookies=[cookie(request, made.secret, made.days * DAY_SECONDS)])


def check_password(database: Database, me: Caller, password: str) -> None:
    """Raises 403 when that is not the caller's password."""
    with database.reading() as transaction:
        stored = person_of(transaction, me).password
    if not passwords.fits(password, stored):
        raise Problem(403, "wrong-password", told("problem-wrong-password"), field="old")


def cookie(request: "Request[Any, Any, Any]", secret: str, seconds: int) -> Cookie:
    """The session's cookie; no seconds take it away."""
    return Cookie(
        key=sessions.COOKIE,
        value=secret,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https" or request.app.state.config.public_url.startswith("https:"),
    )
