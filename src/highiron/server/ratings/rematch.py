"""Playing again with the same people: everybody sits one seat earlier, the first one last."""

import msgspec

from highiron.core.ids import SEATS
from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Seat
from highiron.server.errors import Problem
from highiron.server.games.clocks import clock_from_text
from highiron.server.games.models import Mode
from highiron.server.games.service import Games
from highiron.server.news.newsroom import News
from highiron.server.tables.access import belongs, table_rows, visible_rows
from highiron.server.tables.kept import rotated
from highiron.server.tables.models import SeatPlan, Table, TableRequest
from highiron.server.tables.quotas import begins_with_bots_alone, check_room
from highiron.server.tables.service import Tables
from highiron.words import told


def rematch(database: Database, games: Games, game_id: str, me: Caller, *, limited: bool = True) -> Table:
    """The table to play again at: made by the first who asks, joined in one's own seat by the others.

    Raises 403 for who did not play, 409 while the game goes on or who makes it has as many tables as may be.
    """
    tables = Tables(database, games)
    with database.reading() as session:
        row, seats = visible_rows(session, game_id, me)
        if not belongs(row, seats, me):
            raise Problem(403, "not-at-the-table", told("problem-rematch-of-others"))
        if row.status not in ("finished", "abandoned"):
            raise Problem(409, "not-over", told("problem-not-over"))
        following = session.get(Game, row.rematch) if row.rematch else None  # none where it was cancelled
        wanted = _request(row, rotated(seats), me)
    if following is not None:
        return _joined(tables, following, rotated(seats), me)
    if limited:
        check_room(database, me, only_bots=begins_with_bots_alone(wanted))
    made = tables.create(me, wanted)
    with database.writing() as session:
        row, _ = table_rows(session, game_id, to_change=True)
        row.rematch = made.id
        games.touch(session, game_id)
    games.newsroom.publish(News("table", game_id))
    return made


def _joined(tables: Tables, following: Game, kept: list[Seat], me: Caller) -> Table:
    """The rematch with oneself in the seat kept for one; who sits there or came too late only looks."""
    game_id, invitation = following.id, following.invitation
    shown = tables.show(game_id, me, invitation)
    if shown.my_seats or shown.status != "open" or not shown.free:
        return shown
    taken = {seat.letter for seat in shown.seats}
    order = [seat.person_id for seat in kept]
    letter = SEATS[order.index(me.person_id)] if me.person_id in order else ""
    return tables.join(game_id, me, invitation, letter if letter not in taken else "")


def _request(row: Game, order: list[Seat], me: Caller) -> TableRequest:
    mode: Mode = "hotseat" if row.mode == "hotseat" else "online"
    plans = [_plan(seat, mode, me) for seat in order]
    full = all(plan.bot or plan.name or plan.me for plan in plans)
    return TableRequest(
        title=row.title,
        players=row.players,
        preset=row.preset,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        mode=mode,
        public=row.public,
        seats=plans,
        name=row.name,
        absence_hours=row.absence_hours,
        hints=row.hints,
        start=full,
        clock=clock_from_text(row.clock),
    )


def _plan(seat: Seat, mode: str, me: Caller) -> SeatPlan:
    if seat.bot:
        return SeatPlan(bot=seat.bot)
    if mode == "hotseat":
        return SeatPlan(name=seat.name)
    return SeatPlan(me=seat.person_id == me.person_id)
