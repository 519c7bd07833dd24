"""What the API takes and gives about people."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from highiron.server.auth import passwords

Name = Annotated[str, Meta(min_length=1, max_length=60, description="Any script; 30 characters at most once trimmed.")]
Password = Annotated[str, Meta(min_length=passwords.SHORTEST, max_length=passwords.LONGEST)]
GivenPassword = Annotated[str, Meta(max_length=1000)]
Locale = Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=16, examples=["en"])]
TokenScope = Literal["read", "play", "tables", "account", "chat"]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, nothing else."""

    name: Name
    locale: Locale = "en"


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password. A guest who is signed in becomes the account and keeps all games."""

    name: Name
    password: Password
    locale: Locale = "en"


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Signing in."""

    name: Annotated[str, Meta(max_length=200)]
    password: GivenPassword


class PersonBody(msgspec.Struct, frozen=True):
    """A person, as that person sees it."""

    id: int
    name: str
    guest: bool
    admin: bool
    locale: str
    webhook: str
    created: int


class Me(msgspec.Struct, frozen=True):
    """Who is calling. `person` is null where nobody is signed in."""

    person: PersonBody | None
    csrf: str  # repeat it in X-CSRF-Token; "" for tokens and for nobody
    scopes: list[str]
    registration: bool  # whether anybody may make an account
    version: str


class ChangedMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to change; what is left out stays."""

    name: Name | UnsetType = UNSET  # guests only; an account keeps its name
    locale: Locale | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET  # "" for none


class Changed(msgspec.Struct, frozen=True):
    """The person after the change."""

    person: PersonBody
    webhook_secret: str = ""  # signs what is sent to the webhook; shown when a webhook is set, then never again


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: GivenPassword
    new: Password


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of the account that is to be deleted; guests have none."""

    password: GivenPassword = ""


class RecoveredPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, set by a one-time link."""

    password: Password


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to make."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=5)]


class Token(msgspec.Struct, frozen=True):
    """A token of mine, without its secret."""

    id: int
    name: str
    scopes: list[str]
    created: int
    used: int | None  # to the hour


class MadeToken(msgspec.Struct, frozen=True):
    """A new token. `secret` is shown this once."""

    token: Token
    secret: str
