"""The person behind a request."""

from dataclasses import dataclass
from typing import Literal

SCOPES = ("read", "play", "tables", "account", "chat")
ALL_SCOPES = frozenset(SCOPES)

Scope = Literal["read", "play", "tables", "account", "chat"]


@dataclass(frozen=True)
class Caller:
    """A signed-in person: guest or account, by session cookie or API token."""

    person_id: int
    name: str
    guest: bool
    admin: bool
    locale: str
    scopes: frozenset[str] = ALL_SCOPES
    session: str = ""  # hash of the session; "" when called with a token
    csrf: str = ""  # what X-CSRF-Token must repeat; "" when called with a token

    @property
    def by_token(self) -> bool:
        """Whether a program calls with an API token."""
        return not self.session
