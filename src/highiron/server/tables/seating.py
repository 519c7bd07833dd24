"""Seats before the start: who sits where."""

from sqlalchemy import delete
from sqlalchemy.orm import Session

from highiron.bots import bot_names
from highiron.core.ids import SEATS
from highiron.server.auth.caller import Caller
from highiron.server.clock import now
from highiron.server.database.tables import Game, Seat
from highiron.server.errors import Problem
from highiron.server.games.models import NewSeat
from highiron.server.tables.models import SeatPlan
from highiron.server.text import clean_line

NAME = 40


def planned_seats(plans: list[SeatPlan], me: Caller, players: int, mode: str) -> list[NewSeat | None]:
    """The seats of a new table; None for one that stays free."""
    if len(plans) > players:
        raise Problem(422, "too-many-seats", f"The table has {players} seats, but {len(plans)} were given.")
    hotseat = mode == "hotseat"
    found: list[NewSeat | None] = []
    bots = 0
    for number, plan in enumerate(plans, 1):
        if plan.bot:
            bots += 1
            found.append(_bot(plan, bots))
        elif hotseat:
            found.append(NewSeat(name=_name(plan.name) or f"Player {number}", person_id=me.person_id))
        elif plan.me or plan.person == me.person_id:
            found.append(NewSeat(name=me.name, person_id=me.person_id))
        else:
            if plan.person is not None:
                raise Problem(
                    422, "not-at-the-table", "Other people take their seats themselves: send them the invitation."
                )
            found.append(None)
    if hotseat:
        found += [
            NewSeat(name=f"Player {number}", person_id=me.person_id) for number in range(len(found) + 1, players + 1)
        ]
    elif not plans:
        found.append(NewSeat(name=me.name, person_id=me.person_id))
    if not hotseat and sum(1 for seat in found if seat and seat.person_id == me.person_id) > 1:
        raise Problem(
            422, "one-seat-each", "At an online table everybody has one seat. Choose hotseat to play several."
        )
    return found


def _bot(plan: SeatPlan, number: int) -> NewSeat:
    # Only registered names: a place (module:maker) would run code.
    if plan.bot not in bot_names():
        known = ", ".join(bot_names())
        raise Problem(422, "unknown-bot", f"There is no bot {plan.bot!r}; there are: {known}.", bots=bot_names())
    return NewSeat(name=_name(plan.name) or f"{plan.bot.capitalize()} {number}", bot=plan.bot)


def _name(text: str) -> str:
    return clean_line(text, "name", NAME, empty=True)


def seat_anew(session: Session, row: Game, seats: list[Seat], plans: list[SeatPlan], me: Caller) -> None:
    """Put the people at the table, and bots, into this order. Who is not named leaves."""
    if len(plans) > row.players:
        raise Problem(422, "too-many-seats", f"The table has {row.players} seats, but {len(plans)} were given.")
    held = {seat.person_id: seat for seat in seats if seat.person_id is not None}
    time = now()
    new: list[Seat] = []
    bots = 0
    for letter, plan in zip(SEATS, plans, strict=False):
        seat = Seat(game_id=row.id, letter=letter, name="", person_id=None, bot="", since=time)
        if plan.bot:
            bots += 1
            made = _bot(plan, bots)
            seat.name, seat.bot = made.name, made.bot
        elif row.mode == "hotseat":
            seat.name, seat.person_id = _name(plan.name) or f"Player {letter}", row.host_id
        elif plan.me or plan.person is not None:
            person = me.person_id if plan.me or plan.person is None else plan.person
            old = held.pop(person, None)
            if old is None and person != me.person_id:
                raise Problem(422, "not-at-the-table", f"Nobody with the id {person} sits at this table, or twice.")
            seat.name, seat.person_id = (old.name, old.person_id) if old else (me.name, me.person_id)
        else:
            continue
        new.append(seat)
    people = [seat.person_id for seat in new if seat.person_id is not None]
    if row.mode != "hotseat" and len(set(people)) != len(people):
        raise Problem(422, "one-seat-each", "At an online table everybody has one seat.")
    session.execute(delete(Seat).where(Seat.game_id == row.id))
    session.add_all(new)


def take_seat(session: Session, row: Game, seats: list[Seat], me: Caller, wanted: str) -> None:
    """Sit down in a free seat."""
    if any(seat.person_id == me.person_id for seat in seats):
        raise Problem(409, "already-seated", "You sit at this table already.")
    taken = {seat.letter for seat in seats}
    free = [letter for letter in SEATS[: row.players] if letter not in taken]
    if not free:
        raise Problem(409, "table-full", "All seats of this table are taken.")
    if wanted and wanted not in free:
        raise Problem(409, "seat-taken", f"Seat {wanted} is not free; free are: {', '.join(free)}.", free=free)
    session.add(
        Seat(game_id=row.id, letter=wanted or free[0], name=me.name, person_id=me.person_id, bot="", since=now())
    )


def leave_seat(session: Session, seats: list[Seat], me: Caller) -> None:
    """Stand up."""
    mine = [seat for seat in seats if seat.person_id == me.person_id]
    if not mine:
        raise Problem(409, "not-seated", "You do not sit at this table.")
    for seat in mine:
        session.delete(seat)
