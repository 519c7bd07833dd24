"""Wordings: what readers say about texts of the page, and routes for it. Nobody's name is kept with them."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post, put
from litestar.params import Parameter
from msgspec import Meta
from sqlalchemy import select

from highiron.server.auth.guards import admin_only
from highiron.server.auth.limits import WORDINGS, RateLimits
from highiron.server.auth.places import request_place
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Wording
from highiron.server.errors import not_found
from highiron.server.text import clean_text
from highiron.words.language import settled

LONGEST = 1000


class WordingRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A text that reads wrong, and perhaps how it should read."""

    locale: Annotated[str, Meta(max_length=16)]
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST)]  # as it was shown
    message: Annotated[str, Meta(max_length=100, pattern=r"^[\w.-]*$")] = ""  # its name; "" where it is not known
    proposal: Annotated[str, Meta(max_length=LONGEST)] = ""


class WordingReport(msgspec.Struct):
    """What a reader told."""

    id: int
    created: int
    locale: str
    message: str
    text: str
    proposal: str
    settled: int | None


@post("/api/wordings", operation_id="report_wording", tags=["moderation"], sync_to_thread=True, status_code=204)
def report_wording(
    data: WordingRequest, request: Request[Any, Any, Any], database: Database, limits: RateLimits
) -> None:
    """Tell the keeper of a language about a text of the page. Anybody may; it is not kept who did."""
    limits.take((WORDINGS, request_place(request)))
    row = Wording(
        locale=settled(data.locale) or "en",
        message=data.message,
        text=clean_text(data.text, "text", LONGEST),
        proposal=clean_text(data.proposal, "proposal", LONGEST, empty=True),
        created=now(),
    )
    with database.writing() as session:
        session.add(row)


def read_wordings(database: Database, settled_ones: bool, limit: int, before: int | None = None) -> list[WordingReport]:
    """Those that nobody has looked after yet, or those that somebody has, the latest (before one) first."""
    query = (
        select(Wording)
        .where(Wording.settled.is_not(None) if settled_ones else Wording.settled.is_(None))
        .order_by(Wording.id.desc())
        .limit(limit)
    )
    if before is not None:
        query = query.where(Wording.id < before)
    with database.reading() as session:
        return [
            WordingReport(row.id, row.created, row.locale, row.message, row.text, row.proposal, row.settled)
            for row in session.scalars(query)
        ]


def settle_wording(database: Database, number: int) -> bool:
    """Strike one off; False when there is none of that number."""
    with database.writing() as session:
        row = session.get(Wording, number)
        if row is None:
            return False
        row.settled = now()
        return True


@get("/api/admin/wordings", operation_id="wordings", tags=["administration"], guards=[admin_only], sync_to_thread=True)
def wordings(
    database: Database,
    settled: Annotated[bool, Parameter(description="Those that are settled instead of those that are not.")] = False,
    before: Annotated[int | None, Parameter(ge=0, le=2**31 - 1, description="Reports before this id.")] = None,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
) -> list[WordingReport]:
    """What readers have said about texts, the latest first; `before` the last of them are more."""
    return read_wordings(database, settled, limit, before)


@put(
    "/api/admin/wordings/{wording_id:int}",
    operation_id="settle_wording",
    tags=["administration"],
    guards=[admin_only],
    sync_to_thread=True,
    status_code=204,
)
def settle(wording_id: Annotated[int, Parameter(ge=1, le=2**31 - 1)], database: Database) -> None:
    """Note that a wording has been looked after."""
    if not settle_wording(database, wording_id):
        raise not_found("report")


ROUTES = [report_wording, wordings, settle]
