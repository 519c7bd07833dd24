"""Routes of personal API tokens."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler
from sqlalchemy import delete as remove
from sqlalchemy import func, select

from highiron.server.auth import limits as limit
from highiron.server.auth import tokens
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import account_only, session_only
from highiron.server.auth.limits import RateLimits
from highiron.server.database.engine import Database
from highiron.server.database.tables import ApiToken
from highiron.server.errors import Problem, not_found
from highiron.server.games.service import Games
from highiron.server.news.newsroom import SIGNED_OUT, News
from highiron.server.people.models import MadeToken, NewToken, Token
from highiron.server.text import clean_line
from highiron.words import told

TAGS = ["tokens"]
MOST = 50
LARGEST_ID = 2**31 - 1  # what the column holds on PostgreSQL


@get("/api/me/tokens", sync_to_thread=True, guards=[account_only], tags=TAGS, operation_id="tokens")
def list_tokens(me: NamedDependency[Caller], database: NamedDependency[Database]) -> list[Token]:
    """My tokens, without their secrets."""
    with database.reading() as transaction:
        rows = transaction.scalars(select(ApiToken).where(ApiToken.person_id == me.person_id).order_by(ApiToken.id))
        return [_body(row) for row in rows]


@post("/api/me/tokens", sync_to_thread=True, guards=[session_only, account_only], tags=TAGS, operation_id="make_token")
def make_token(
    data: JSONBody[NewToken],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    limits: NamedDependency[RateLimits],
) -> Response[MadeToken]:
    """Make a token. Its secret is shown this once. A token cannot make tokens."""
    limits.take((limit.TOKENS, me.person_id))
    name = clean_line(data.name, "name", 60)
    with database.writing() as transaction:
        mine = select(func.count()).where(ApiToken.person_id == me.person_id)
        if transaction.execute(mine).scalar_one() >= MOST:
            raise Problem(409, "too-many-tokens", told("problem-too-many-tokens", most=MOST))
        row, secret = tokens.make(transaction, me.person_id, name, list(data.scopes))
        made = MadeToken(_body(row), secret)
    return Response(made)


@delete(
    "/api/me/tokens/{token_id:int}",
    sync_to_thread=True,
    status_code=204,
    guards=[account_only],
    tags=TAGS,
    operation_id="delete_token",
)
def delete_token(
    token_id: Annotated[int, PathParameter(ge=1, le=LARGEST_ID)],
    me: NamedDependency[Caller],
    database: NamedDependency[Database],
    games: NamedDependency[Games],
) -> None:
    """Delete a token; it stops working at once, and streams that it opened end."""
    mine = (ApiToken.id == token_id, ApiToken.person_id == me.person_id)
    with database.writing() as transaction:
        gone = transaction.execute(remove(ApiToken).where(*mine).returning(ApiToken.id)).scalar_one_or_none()
    if gone is None:
        raise not_found("token")
    games.newsroom.publish(News(SIGNED_OUT, person_id=me.person_id, detail=f"token-{token_id}"))


def _body(row: ApiToken) -> Token:
    return Token(row.id, row.name, row.scopes.split(), row.created, row.used)


TOKEN_ROUTES: list[ControllerRouterHandler] = [list_tokens, make_token, delete_token]
