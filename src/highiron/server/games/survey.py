"""Which stored games this program cannot read, found when it starts rather than by whoever opens one."""

from sqlalchemy import func, select

from highiron.server.database.engine import Database
from highiron.server.database.tables import Game
from highiron.server.games.errors import UnknownRules
from highiron.server.games.written import facts_of_game

MOST = 20  # that are named


def unreadable(database: Database) -> list[str]:
    """What is wrong with the games that cannot be read, once for all that have it in common, with their number."""
    kinds = (Game.title, Game.rules_version, Game.players, Game.options)
    query = select(*kinds, func.count().label("games"), func.min(Game.id).label("example")).group_by(*kinds)
    found: dict[str, int] = {}
    with database.reading() as session:
        for row in session.execute(query):
            stored = Game(title=row.title, rules_version=row.rules_version, players=row.players, options=row.options)
            try:
                facts_of_game(stored)
            except UnknownRules as error:
                found[error.detail] = found.get(error.detail, 0) + row.games
    return [f"{count} games cannot be read: {why}" for why, count in list(found.items())[:MOST]]
