"""What happens to a table before its game begins."""

import secrets

from sqlalchemy.orm import Session

from highiron.core.ids import SEATS
from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Seat
from highiron.server.errors import Problem, not_found
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.service import Games
from highiron.server.moderation import audit
from highiron.server.moderation.sanctions import is_blocked
from highiron.server.news.newsroom import News
from highiron.server.tables.access import Rows, belongs, is_invitation, table_rows, visible_rows
from highiron.server.tables.clearing import take_away
from highiron.server.tables.describe import describe
from highiron.server.tables.models import SeatPlan, Table, TableRequest
from highiron.server.tables.seating import leave_seat, planned_seats, seat_anew, take_seat
from highiron.server.text import clean_line
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from highiron.words import told


class Tables:
    """Tables of one database. Every change is told to those who watch the table."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games

    def show(self, game_id: str, caller: Caller | None, invitation: str = "") -> Table:
        """One table."""
        with self._database.reading() as session:
            return describe(session, [visible_rows(session, game_id, caller, invitation)], caller)[0]

    def create(self, me: Caller, wanted: TableRequest) -> Table:
        """A new table, started at once when that was asked for."""
        try:
            catalogue.facts_for(wanted.title, wanted.players, wanted.preset, wanted.options)
        except OptionError as error:
            raise Problem(422, "invalid-options", f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
        planned = planned_seats(wanted.seats, me, wanted.players, wanted.mode)
        if wanted.start and sum(1 for seat in planned if seat) < wanted.players:
            raise Problem(422, "seats-free", told("problem-all-seats-needed"))
        taken = [seat for seat in planned if seat]
        game_id = self._games.create(
            NewTable(
                host_id=me.person_id,
                title=wanted.title,
                players=wanted.players,
                preset=wanted.preset,
                options=wanted.options,
                mode=wanted.mode,
                public=wanted.public and wanted.mode != "hotseat",
                drawn=wanted.order == "drawn",
                name=clean_line(wanted.name, "name", 80, empty=True),
                absence_hours=wanted.absence_hours,
                clock=wanted.clock,
                hints=wanted.hints,
                seats=tuple(taken),
            )
        )
        if taken != planned[: len(taken)]:
            self._spread_out(game_id, planned)
        if wanted.start:
            self._games.start(game_id)
        return self.show(game_id, me)

    def _spread_out(self, game_id: str, planned: list[NewSeat | None]) -> None:
        """Free seats stand before taken ones: give each its letter, from the last on, so that none is used twice."""
        letters = [letter for letter, seat in zip(SEATS, planned, strict=False) if seat]
        with self._database.writing() as session:
            _, seats = table_rows(session, game_id, to_change=True)
            for seat, letter in reversed(list(zip(seats, letters, strict=True))):
                seat.letter = letter
                session.flush()
            self._games.touch(session, game_id)

    def join(self, game_id: str, me: Caller, invitation: str, wanted: str) -> Table:
        """Take a seat."""
        with self._database.writing() as session:
            row, seats = table_rows(session, game_id, to_change=True)
            invited = is_invitation(row, invitation)
            if not (row.public or belongs(row, seats, me) or invited):
                raise not_found("game")
            _must_be_open(row)
            if is_blocked(session, row.host_id, me.person_id):
                raise Problem(403, "not-welcome", told("problem-host-blocks-you"))
            take_seat(session, row, seats, me, wanted, invited=invited)
            self._games.touch(session, game_id)
        return self._told(game_id, me)

    def leave(self, game_id: str, me: Caller) -> Table:
        """Leave before the start."""
        with self._database.writing() as session:
            row, seats = self._mine_to_see(session, game_id, me)
            _must_be_open(row)
            leave_seat(session, seats, me)
            self._games.touch(session, game_id)
        self._games.newsroom.publish(News("table", game_id))
        with self._database.reading() as session:
            return describe(session, [table_rows(session, game_id)], me)[0]

    def seat(self, game_id: str, me: Caller, plans: list[SeatPlan], order: str | None) -> Table:
        """Order the seats and put bots into them."""
        with self._database.writing() as session:
            row, seats = self._hosted(session, game_id, me)
            seat_anew(session, row, seats, plans, me)
            if order is not None:
                row.drawn = order == "drawn"
            self._games.touch(session, game_id)
        return self._told(game_id, me)

    def start(self, game_id: str, me: Caller) -> Table:
        """Begin the game."""
        with self._database.reading() as session:
            row, seats = table_rows(session, game_id)
            _must_be_host(row, seats, me)
            _must_be_open(row)
            if len(seats) < row.players:
                free = row.players - len(seats)
                raise Problem(409, "seats-free", told("problem-seats-still-free", free=free), free=free)
        self._games.start(game_id)
        return self.show(game_id, me)

    def invite(self, game_id: str, me: Caller) -> Table:
        """A new invitation link; the old one is no longer good."""
        with self._database.writing() as session:
            row, seats = table_rows(session, game_id, to_change=True)
            _must_be_host(row, seats, me)
            row.invitation = secrets.token_urlsafe(18)
            self._games.touch(session, game_id)
        return self._told(game_id, me)

    def remove(self, game_id: str, me: Caller, place: str) -> None:
        """Take a table away that has not begun: one's own, or, for administrators, anybody's."""
        with self._database.writing() as session:
            row, seats = table_rows(session, game_id, to_change=True)
            if row.status != "open" or not me.admin or me.by_token:
                _must_be_host(row, seats, me)
            _must_be_open(row)
            if row.host_id != me.person_id:
                audit.note(session, "remove-table", me.person_id, about=row.host_id, place=place, detail=row.name)
            take_away(session, row)
        self._games.newsroom.publish(News("table", game_id))

    def _hosted(self, session: Session, game_id: str, me: Caller) -> Rows:
        row, seats = table_rows(session, game_id, to_change=True)
        _must_be_host(row, seats, me)
        _must_be_open(row)
        return row, seats

    def _mine_to_see(self, session: Session, game_id: str, me: Caller) -> Rows:
        row, seats = table_rows(session, game_id, to_change=True)
        if not (row.public or belongs(row, seats, me)):
            raise not_found("game")
        return row, seats

    def _told(self, game_id: str, me: Caller) -> Table:
        self._games.newsroom.publish(News("table", game_id))
        return self.show(game_id, me)


def _must_be_open(row: Game) -> None:
    if row.status != "open":
        raise Problem(409, "already-begun", told("problem-already-begun"))


def _must_be_host(row: Game, seats: list[Seat], me: Caller) -> None:
    if row.host_id != me.person_id:
        if row.public or belongs(row, seats, me):
            raise Problem(403, "host-only", told("problem-host-only"))
        raise not_found("game")
