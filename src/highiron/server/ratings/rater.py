"""Puts the results of finished games into the ratings, in a thread of its own: a move never waits for it."""

import logging
import threading
from collections.abc import Callable, Mapping

from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Game, Person, Rating, Seat
from highiron.server.games.service import Games
from highiron.server.news.newsroom import News

log = logging.getLogger("highiron.server.ratings")

LOOK_EVERY = 60.0  # seconds; the end of a game is heard of at once
_MODEL = PlackettLuce()

Ranks = Mapping[str, int]  # holder -> rank


class Rater:
    """Rates what has ended. Several processes share the work: the row of a game is locked while it is rated."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._leave: Callable[[], None] | None = None

    def begin(self) -> None:
        """Start rating."""
        self._leave = self._games.newsroom.add("", self._hear)
        self._thread = threading.Thread(target=self._work, name="ratings", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; what is not rated yet is rated the next time."""
        if self._leave is not None:
            self._leave()
        self._stop.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join()

    def _hear(self, news: News) -> None:
        if news.kind == "notice" and news.detail == "ended":
            self._wake.set()

    def _work(self) -> None:
        while not self._stop.is_set():
            try:
                while not self._stop.is_set() and self.rate_next():
                    pass
            except Unavailable:
                pass  # logged where it happened; the games wait
            except Exception:
                log.exception("ratings broke off")
            self._wake.wait(LOOK_EVERY)
            self._wake.clear()

    def rate_next(self) -> bool:
        """Rate the game that ended first of those that are not rated yet; whether there was one."""
        waiting = (Game.status == "finished", Game.rated.is_(None))
        first = select(Game).where(*waiting).order_by(Game.ended, Game.id).limit(1)
        with self._database.reading() as session:
            if session.scalar(first.with_only_columns(Game.id)) is None:
                return False
        with self._database.writing() as session:
            game = session.scalar(first.with_for_update(skip_locked=True))
            if game is None:
                return False
            game.rated = now()
            if counts(game):
                _rate(session, game)
        return True


def counts(game: Game) -> bool:
    """Whether a game counts: not one that one person played alone at a screen, or that was played elsewhere."""
    return game.mode != "hotseat" and not game.imported


def _rate(session: Session, game: Game) -> None:
    seats = session.scalars(select(Seat).where(Seat.game_id == game.id, Seat.rank.is_not(None))).all()
    people = {f"person {seat.person_id}": seat.rank or 0 for seat in seats if seat.person_id is not None}
    alive = set(session.scalars(select(Person.id).where(Person.deleted.is_(None))).all()) if people else set()
    people = {holder: rank for holder, rank in people.items() if int(holder.split()[1]) in alive}
    bots: dict[str, int] = {}
    for seat in seats:
        if seat.bot:
            holder = f"bot {seat.bot}"
            bots[holder] = min(bots.get(holder, seat.rank or 0), seat.rank or 0)
    for ranks in (people, bots):
        _rate_among(session, game.title, ranks)


def _rate_among(session: Session, title: str, ranks: Ranks) -> None:
    """New ratings of people among people, or of bots among bots: who met nobody of their kind learns nothing."""
    if len(ranks) < 2:
        return
    rows = [_row(session, holder, title) for holder in ranks]
    before = [[_MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    after = _MODEL.rate(before, ranks=[float(rank) for rank in ranks.values()])
    best = min(ranks.values())
    for row, [one] in zip(rows, after, strict=True):
        row.mu, row.sigma, row.games = one.mu, one.sigma, row.games + 1
        row.wins += ranks[row.holder] == best


def _row(session: Session, holder: str, title: str) -> Rating:
    found = session.get(Rating, (holder, title))
    if found is None:
        fresh = _MODEL.rating()
        kind, _, name = holder.partition(" ")
        person = int(name) if kind == "person" else None
        found = Rating(holder=holder, title=title, person_id=person, mu=fresh.mu, sigma=fresh.sigma, games=0, wins=0)
        session.add(found)
    return found
