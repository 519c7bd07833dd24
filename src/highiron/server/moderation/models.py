"""What is asked and told about keeping order."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from highiron.server.moderation.audit import AuditEntry

Id = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class ReportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What is wrong with a person, at a table, or with a line of chat there."""

    person: Id
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    game: Annotated[str, Meta(max_length=16)] = ""
    line: Id | None = None


class Report(msgspec.Struct):
    """A report as administrators see it. `quoted` is the line of chat as it was."""

    id: int
    created: int
    by: int
    by_name: str
    about: int
    about_name: str
    game: str
    text: str
    quoted: str
    settled: int | None
    outcome: str


class Settled(msgspec.Struct, forbid_unknown_fields=True):
    """What became of a report, for the book."""

    outcome: Annotated[str, Meta(min_length=1, max_length=200)]


class Blocked(msgspec.Struct):
    """Somebody whom one does not want to hear of."""

    person: int
    name: str
    created: int


class BanRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Keep somebody out for so many days, 0 for good; the person is told the reason."""

    days: Annotated[int, Meta(ge=0, le=3650)] = 0
    reason: Annotated[str, Meta(max_length=200)] = ""


class MuteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Keep somebody from talking for so many hours; 0 lets them talk again."""

    hours: Annotated[int, Meta(ge=0, le=24 * 365)]


class House(msgspec.Struct, forbid_unknown_fields=True):
    """Whether people without an account may play."""

    guests: Literal["open", "closed"]


class AuditPage(msgspec.Struct):
    """The latest lines first."""

    lines: list[AuditEntry]


class SessionInfo(msgspec.Struct):
    """A browser that is signed in. `here` is the one that asks; `place` is the address it signed in from."""

    key: str
    created: int
    seen: int
    expires: int
    agent: str
    place: str
    here: bool
