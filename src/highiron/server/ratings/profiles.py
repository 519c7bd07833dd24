"""Profiles and the leaderboard, read from the database."""

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from highiron.server.auth.caller import Caller
from highiron.server.database.tables import Follow, Game, Person, Rating, Seat
from highiron.server.errors import not_found
from highiron.server.ratings.models import Place, Profile, TitleRating, TitleResults

LONGEST = 100  # lines of the leaderboard
UNSURE = 3  # deviations that are taken off


def profile(session: Session, person_id: int, caller: Caller | None) -> Profile:
    """Somebody. Raises 404, also for who has left for good."""
    person = session.get(Person, person_id)
    if person is None or person.deleted is not None:
        raise not_found("person")
    followers = select(func.count()).where(Follow.followed_id == person_id)
    followed = caller is not None and session.get(Follow, (caller.person_id, person_id)) is not None
    ratings = session.scalars(select(Rating).where(Rating.person_id == person_id).order_by(Rating.title))
    return Profile(
        id=person.id,
        name=person.name,
        guest=person.folded is None,
        since=person.created,
        followed=followed,
        followers=session.scalar(followers) or 0,
        ratings=[title_rating(row) for row in ratings],
        results=_results(session, person_id),
    )


def title_rating(row: Rating) -> TitleRating:
    """A rating as it is shown."""
    sure = row.mu - UNSURE * row.sigma
    return TitleRating(row.title, round(row.mu, 2), round(row.sigma, 2), round(sure, 2), row.games, row.wins)


def _results(session: Session, person_id: int) -> list[TitleResults]:
    finished = (
        select(Game.id, Game.title, Seat.rank)
        .join(Seat, Seat.game_id == Game.id)
        .where(Seat.person_id == person_id, Game.status == "finished", Game.mode != "hotseat", Game.imported.is_(False))
        .order_by(Game.title)
    )
    rows = session.execute(finished).all()
    others = (
        select(Seat.game_id)
        .where(Seat.game_id.in_([row.id for row in rows]), Seat.person_id.is_not(None), Seat.person_id != person_id)
        .distinct()
    )
    with_people = set(session.scalars(others))
    found: dict[str, list[int]] = {}
    for game_id, title, rank in rows:
        counted = found.setdefault(title, [0, 0, 0])
        counted[0] += 1
        counted[1] += rank == 1
        counted[2] += game_id in with_people
    return [TitleResults(title, *counted) for title, counted in found.items()]


def leaderboard(session: Session, title: str, of_bots: bool) -> list[Place]:
    """The strongest at a title, by what is sure of them: accounts, or bots."""
    sure = Rating.mu - UNSURE * Rating.sigma
    query = select(Rating, Person.name).outerjoin(Person, Person.id == Rating.person_id).where(Rating.title == title)
    if of_bots:
        query = query.where(Rating.person_id.is_(None))
    else:
        query = query.where(Person.folded.is_not(None), Person.deleted.is_(None))
    rows = session.execute(query.order_by(sure.desc(), Rating.holder).limit(LONGEST)).all()
    return [
        Place(number, name or row.holder.partition(" ")[2], row.person_id, title_rating(row))
        for number, (row, name) in enumerate(rows, 1)
    ]
