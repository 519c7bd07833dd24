"""The ladder of the house bots, and how people did against them here."""

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.arena.ladder import Ladder
from highiron.server.database.tables import Game, Seat

LATEST = 2_000  # games that are counted


class AgainstBot(msgspec.Struct, frozen=True):
    """How people did against a bot: its games with people, those it won, how many people it met, and how many of them
    ended before it.
    """

    bot: str
    games: int
    wins: int
    met: int
    ahead: int


class LadderPage(msgspec.Struct, frozen=True):
    """The last shipped run of a title, null where there is none, and the results of people at public tables here."""

    ladder: Ladder | None
    people: list[AgainstBot]


def against_people(session: Session, title: str) -> list[AgainstBot]:
    """From the latest finished public games of people and bots that were played here, apart from hotseat."""
    played = (
        select(Game.id)
        .where(Game.title == title, Game.status == "finished", Game.public, Game.mode != "hotseat", ~Game.imported)
        .where(Game.id.in_(select(Seat.game_id).where(Seat.bot != "")))
        .where(Game.id.in_(select(Seat.game_id).where(Seat.person_id.is_not(None))))
        .order_by(Game.ended.desc())
        .limit(LATEST)
    )
    ids = list(session.scalars(played))
    rows = session.execute(
        select(Seat.game_id, Seat.bot, Seat.rank).where(Seat.game_id.in_(ids), Seat.rank.is_not(None))
    )
    games: dict[str, list[tuple[str, int]]] = {}
    for game_id, bot, rank in rows:
        games.setdefault(game_id, []).append((bot, rank or 0))
    found: dict[str, list[int]] = {}
    for seats in games.values():
        people = [rank for bot, rank in seats if not bot]
        for name in {bot for bot, _ in seats if bot}:
            best = min(rank for bot, rank in seats if bot == name)
            counted = found.setdefault(name, [0, 0, 0, 0])
            counted[0] += 1
            counted[1] += best == 1
            counted[2] += len(people)
            counted[3] += sum(rank < best for rank in people)
    return sorted((AgainstBot(bot, *counted) for bot, counted in found.items()), key=lambda one: (-one.games, one.bot))
