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
    token: int = 0  # the API token; 0 when called with a session

    @property
    def by_token(self) -> bool:
        """Whether a program calls with an API token."""
        return not self.session

    @property
    def key(self) -> str:
        """What the caller was let in by, for telling streams that it is no longer good. Not the secret itself."""
        return f"token-{self.token}" if self.by_token else self.session[:16]
