"""Routes of passkeys: making them, listing them, taking them away, and signing in by one."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler
from msgspec import Meta
from sqlalchemy import delete as remove
from sqlalchemy import select

from highiron.server.auth import limits as limit
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import account_only, session_only
from highiron.server.auth.limits import RateLimits
from highiron.server.auth.places import request_place
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Passkey, Person
from highiron.server.errors import Problem
from highiron.server.moderation import audit, sanctions
from highiron.server.people import passkeys
from highiron.server.people.answers import check_password, person_of, sign_in
from highiron.server.people.models import GivenPassword, Me
from highiron.server.text import clean_line
from highiron.words import told

TAGS = ["people"]
AnyRequest = Request[Any, Any, Any]
Encoded = Annotated[str, Meta(max_length=16_384, description="Bytes as base64url.")]


class WantedPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, once more: whoever finds an open browser must not leave a key behind."""

    password: GivenPassword


class KeyAnswer(msgspec.Struct, frozen=True):
    """What a device says; see AuthenticatorAttestationResponse and AuthenticatorAssertionResponse."""

    clientDataJSON: Encoded
    attestationObject: Encoded | None = None
    authenticatorData: Encoded | None = None
    signature: Encoded | None = None
    userHandle: Encoded | None = None


class KeyCredential(msgspec.Struct, frozen=True):
    """A PublicKeyCredential as its toJSON gives it."""

    id: Annotated[str, Meta(min_length=1, max_length=1400)]
    rawId: Annotated[str, Meta(min_length=1, max_length=1400)]
    type: Annotated[str, Meta(max_length=20)]
    response: KeyAnswer

    def as_data(self) -> dict[str, Any]:
        """For the library, without what was left out."""
        answer = {name: value for name, value in msgspec.to_builtins(self.response).items() if value is not None}
        return {"id": self.id, "rawId": self.rawId, "type": self.type, "response": answer}


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made, with a name to know it by."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    credential: KeyCredential


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of mine."""

    id: int
    name: str
    created: int
    used: int | None


class PasskeyProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A proof that one has a passkey."""

    credential: KeyCredential


class KeyOptions(msgspec.Struct, frozen=True):
    """For `navigator.credentials`: PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON."""

    options: dict[str, Any]


@get("/api/me/passkeys", sync_to_thread=True, guards=[session_only, account_only], tags=TAGS, operation_id="passkeys")
def my_passkeys(me: NamedDependency[Caller], database: NamedDependency[Database]) -> list[PasskeyInfo]:
    """One's passkeys, the oldest first."""
    query = select(Passkey).where(Passkey.person_id == me.person_id).order_by(Passkey.id)
    with database.reading() as transaction:
        return [_info(row) for row in transaction.scalars(query)]


@post(
    "/api/me/passkeys/options",
    sync_to_thread=True,
    status_code=200,
    guards=[session_only, account_only],
    tags=TAGS,
    operation_id="ask_for_passkey",
)
def ask_for_passkey(
    request: AnyRequest,
    data: JSONBody[WantedPasskey],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> KeyOptions:
    """What a browser needs to make a passkey. It is to be made within five minutes."""
    limits.take((limit.PASSWORDS, me.person_id))
    check_password(database, me, data.password)
    with database.reading() as transaction:
        person = person_of(transaction, me)
        transaction.expunge(person)
    return KeyOptions(passkeys.ask_for_new(database, passkeys.site_of(request, config), person))


@post(
    "/api/me/passkeys",
    sync_to_thread=True,
    guards=[session_only, account_only],
    tags=TAGS,
    operation_id="make_passkey",
)
def make_passkey(
    request: AnyRequest,
    data: JSONBody[NewPasskey],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
) -> PasskeyInfo:
    """Keep a passkey that the browser has made."""
    name = clean_line(data.name, "name", 60)
    site = passkeys.site_of(request, config)
    made = passkeys.add(database, site, me.person_id, name, data.credential.as_data())
    with database.writing() as transaction:
        audit.note(transaction, "passkey-made", me.person_id, place=request_place(request), detail=name)
    return _info(made)


@delete(
    "/api/me/passkeys/{passkey_id:int}",
    sync_to_thread=True,
    status_code=204,
    guards=[session_only, account_only],
    tags=TAGS,
    operation_id="drop_passkey",
)
def drop_passkey(
    request: AnyRequest,
    passkey_id: Annotated[int, PathParameter(ge=1, le=2**31 - 1)],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
) -> None:
    """Take a passkey away: nobody can sign in by it any more."""
    mine = (Passkey.id == passkey_id, Passkey.person_id == me.person_id)
    with database.writing() as transaction:
        name = transaction.scalars(remove(Passkey).where(*mine).returning(Passkey.name)).one_or_none()
        if name is None:
            raise Problem(404, "not-found", told("problem-no-such-passkey"))
        audit.note(transaction, "passkey-dropped", me.person_id, place=request_place(request), detail=name)


@post("/api/passkeys/options", sync_to_thread=True, status_code=200, tags=TAGS, operation_id="ask_for_proof")
def ask_for_proof(
    request: AnyRequest,
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> KeyOptions:
    """What a browser needs to sign in by a passkey. It names nobody: the device knows whose its keys are."""
    limits.take((limit.SIGN_IN_ADDRESS, request_place(request)))
    return KeyOptions(passkeys.ask_for_proof(database, passkeys.site_of(request, config)))


@post("/api/passkeys/sessions", sync_to_thread=True, tags=TAGS, operation_id="sign_in_by_passkey")
def sign_in_by_passkey(
    request: AnyRequest,
    data: JSONBody[PasskeyProof],
    caller: NamedDependency[Caller | None],
    database: NamedDependency[Database],
    config: NamedDependency[Config],
    limits: NamedDependency[RateLimits],
) -> Response[Me]:
    """Sign in by a passkey. The browser gets a new session, whatever it had before."""
    if caller is not None and caller.by_token:
        raise Problem(409, "signed-in", told("problem-signed-in", name=caller.name))
    limits.take((limit.SIGN_IN_ADDRESS, request_place(request)))
    person_id = passkeys.proven(database, passkeys.site_of(request, config), data.credential.as_data())
    with database.reading() as transaction:
        sanctions.check_not_banned(transaction.get_one(Person, person_id))
    return sign_in(request, database, config, person_id, caller, by="passkey")


def _info(row: Passkey) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.name, row.created, row.used)


PASSKEY_ROUTES: list[ControllerRouterHandler] = [
    my_passkeys,
    ask_for_passkey,
    make_passkey,
    drop_passkey,
    ask_for_proof,
    sign_in_by_passkey,
]
