"""Routes of profiles, the leaderboard, following, presence and rematches."""

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import delete as remove
from sqlalchemy import func, select

from highiron.arena.shipped import shipped
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import scope, signed_in
from highiron.server.auth.limits import TABLES, TABLES_DAY, RateLimits
from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Follow, Person
from highiron.server.errors import Problem, not_found
from highiron.server.games.service import Games
from highiron.server.live.hub import Hub
from highiron.server.ratings.ladder import LadderPage, against_people
from highiron.server.ratings.models import Followed, Place, Profile
from highiron.server.ratings.profiles import leaderboard, profile
from highiron.server.ratings.rematch import rematch
from highiron.server.tables.access import visible_rows
from highiron.server.tables.describe import describe
from highiron.server.tables.models import Table, TablePage
from highiron.server.tables.quotas import check_disk
from highiron.server.tables.routes import GameId, Invitation
from highiron.server.tables.search import Wanted, find
from highiron.titles import catalogue
from highiron.words import told

_TAGS = ["people"]
MOST_FOLLOWED = 200
PersonId = Annotated[int, Parameter(ge=1, le=2**31 - 1, description="The id of a person.")]


@get("/api/people/{person_id:int}", operation_id="profile", tags=_TAGS, sync_to_thread=True)
def show_profile(person_id: PersonId, database: Database, caller: Caller | None) -> Profile:
    """Somebody, with results and a rating for every title. People are rated among people alone; games around one
    screen do not count.
    """
    with database.reading() as session:
        return profile(session, person_id, caller)


@get("/api/people/{person_id:int}/games", operation_id="games_of", tags=_TAGS, sync_to_thread=True)
def games_of(person_id: PersonId, database: Database, caller: Caller | None) -> TablePage:
    """The tables of somebody that the caller may see, the latest change first."""
    with database.reading() as session:
        rows, following = find(session, Wanted(person_id=caller.person_id if caller else None, of=person_id, limit=30))
        return TablePage(describe(session, rows, caller), following)


@get("/api/leaderboard", operation_id="leaderboard", tags=_TAGS, sync_to_thread=True)
def show_leaderboard(
    database: Database,
    title: Annotated[str, Parameter(max_length=16, description="The title.")],
    of: Annotated[Literal["people", "bots"], Parameter(description="Whose strength.")] = "people",
) -> list[Place]:
    """The strongest at a title: accounts among people, or bots among bots."""
    if title not in catalogue.titles():
        raise Problem(404, "unknown-title", told("problem-unknown-title", known=", ".join(catalogue.titles())))
    with database.reading() as session:
        return leaderboard(session, title, of == "bots")


@get("/api/ladder", operation_id="ladder", tags=_TAGS, sync_to_thread=True)
def show_ladder(database: Database, title: Annotated[str, Parameter(max_length=16)]) -> LadderPage:
    """How strong the bots of the house are against each other, and how people did against them at public tables."""
    if title not in catalogue.titles():
        raise Problem(404, "unknown-title", told("problem-unknown-title", known=", ".join(catalogue.titles())))
    with database.reading() as session:
        return LadderPage(shipped(title), against_people(session, title))


@get("/api/me/following", operation_id="following", tags=_TAGS, guards=[signed_in], sync_to_thread=True)
def following(database: Database, me: Caller) -> list[Followed]:
    """Those whom one follows."""
    query = (
        select(Follow, Person.name)
        .join(Person, Person.id == Follow.followed_id)
        .where(Follow.person_id == me.person_id, Person.deleted.is_(None))
        .order_by(Person.name)
    )
    with database.reading() as session:
        return [Followed(row.followed_id, name, row.created) for row, name in session.execute(query)]


@get("/api/me/following/games", operation_id="followed_games", tags=_TAGS, guards=[signed_in], sync_to_thread=True)
def followed_games(database: Database, me: Caller) -> TablePage:
    """Open and running public tables of those whom one follows, the latest change first."""
    with database.reading() as session:
        wanted = Wanted(person_id=me.person_id, status=("open", "running"), followed=True, limit=12)
        rows, cursor = find(session, wanted)
        return TablePage(describe(session, rows, me), cursor)


@put(
    "/api/me/following/{person_id:int}",
    operation_id="follow",
    tags=_TAGS,
    guards=[scope("account")],
    sync_to_thread=True,
    status_code=204,
)
def follow(person_id: PersonId, database: Database, me: Caller) -> None:
    """Follow somebody: their public games are shown on one's first page."""
    with database.writing() as session:
        person = session.get(Person, person_id)
        if person is None or person.deleted is not None or person_id == me.person_id:
            raise not_found("person")
        if (session.scalar(select(func.count()).where(Follow.person_id == me.person_id)) or 0) >= MOST_FOLLOWED:
            raise Problem(409, "too-many-followed", told("problem-too-many-followed", most=MOST_FOLLOWED))
        session.merge(Follow(person_id=me.person_id, followed_id=person_id, created=now()))


@delete(
    "/api/me/following/{person_id:int}",
    operation_id="unfollow",
    tags=_TAGS,
    guards=[scope("account")],
    sync_to_thread=True,
)
def unfollow(person_id: PersonId, database: Database, me: Caller) -> None:
    """Follow somebody no longer."""
    with database.writing() as session:
        session.execute(remove(Follow).where(Follow.person_id == me.person_id, Follow.followed_id == person_id))


@get("/api/games/{game_id:str}/presence", operation_id="presence", tags=["live"], sync_to_thread=True)
def presence(
    game_id: GameId, database: Database, hub: Hub, caller: Caller | None, invitation: Invitation = ""
) -> list[int]:
    """The people at a table who have its page open right now, as far as this process of the server knows."""
    with database.reading() as session:
        row, seats = visible_rows(session, game_id, caller, invitation)
        own = {row.host_id, *(seat.person_id for seat in seats)}
    return sorted(hub.present(game_id) & own)


@post(
    "/api/games/{game_id:str}/rematch",
    operation_id="rematch",
    tags=["tables"],
    guards=[scope("tables")],
    sync_to_thread=True,
)
def play_again(
    game_id: GameId, database: Database, games: Games, me: Caller, limits: RateLimits, config: Config
) -> Table:
    """Play an ended game again with seats rotated. The first who asks makes the table, with the same rules and bots;
    the others take the seats kept for them. It begins at once when nobody else is needed.
    """
    limits.take((TABLES, me.person_id), (TABLES_DAY, me.person_id))
    if limits.enabled:
        check_disk(config)
    return rematch(database, games, game_id, me, limited=limits.enabled)


ROUTES = [
    show_profile,
    games_of,
    show_leaderboard,
    show_ladder,
    following,
    followed_games,
    follow,
    unfollow,
    presence,
    play_again,
]
