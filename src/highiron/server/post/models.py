"""What the API takes and gives about e-mail and pushes."""

import re
from email.errors import MessageError
from email.headerregistry import Address
from typing import Annotated

import msgspec
from msgspec import Meta

EMAIL = r"[^@\s\x00-\x1f\x7f<>,;:\"\\()\[\]]{1,64}@[^@\s\x00-\x1f\x7f<>,;:\"\\()\[\]]{1,189}"


def is_email(address: str) -> bool:
    """Whether an e-mail can be addressed so."""
    if not re.fullmatch(EMAIL, address):
        return False
    try:
        Address(addr_spec=address)  # knows what no pattern says, such as dots at the ends
    except (ValueError, MessageError):
        return False
    return True


class EmailRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's e-mail address, "" for none; the password confirms that it is oneself."""

    email: Annotated[str, Meta(max_length=254)]
    password: Annotated[str, Meta(max_length=1000)] = ""


class EmailState(msgspec.Struct, frozen=True):
    """One's e-mail: `confirmed` once its owner followed the link that was sent there, `turns` whether turns are told
    there, `possible` whether this server sends e-mail at all.
    """

    email: str
    confirmed: bool
    turns: bool
    possible: bool


class EmailTurns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether turns are told by e-mail."""

    turns: bool


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name or the e-mail address of an account whose password is forgotten."""

    name: Annotated[str, Meta(min_length=1, max_length=254)]


class PushKey(msgspec.Struct, frozen=True):
    """The public key of this server, as a browser wants it."""

    key: str


class PushRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription: its endpoint, its public key (p256dh) and its secret (auth), both base64url."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=500, pattern="^https?://")]
    key: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    secret: Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class PushEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The endpoint that is no longer wanted."""

    endpoint: Annotated[str, Meta(max_length=500)]
