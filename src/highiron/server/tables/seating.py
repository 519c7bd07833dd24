"""Seats before the start: who sits where."""

from random import SystemRandom

from sqlalchemy import delete
from sqlalchemy.orm import Session

from highiron.bots import bot_names
from highiron.bots.levels import ANY, drawn, level_and_character
from highiron.core.ids import SEATS
from highiron.server.auth.caller import Caller
from highiron.server.clock import now
from highiron.server.database.tables import Game, Seat
from highiron.server.errors import Problem
from highiron.server.games.models import NewSeat
from highiron.server.tables.kept import hours_kept, kept_seats
from highiron.server.tables.models import SeatPlan
from highiron.server.text import clean_line
from highiron.words import told

NAME = 40
_LOTS = SystemRandom()


def _named_bots(plans: list[SeatPlan]) -> list[str]:
    """The bots of a plan whose character is not to be drawn."""
    return [plan.bot for plan in plans if plan.bot and level_and_character(plan.bot)[1] != ANY]


def planned_seats(plans: list[SeatPlan], me: Caller, players: int, mode: str) -> list[NewSeat | None]:
    """The seats of a new table; None for one that stays free."""
    if len(plans) > players:
        raise Problem(422, "too-many-seats", told("problem-too-many-seats", players=players, given=len(plans)))
    hotseat = mode == "hotseat"
    found: list[NewSeat | None] = []
    seated = _named_bots(plans)
    bots = 0
    for number, plan in enumerate(plans, 1):
        if plan.bot:
            bots += 1
            found.append(_bot(plan, bots, seated))
        elif hotseat:
            found.append(NewSeat(name=_name(plan.name) or _of_player(number), person_id=me.person_id))
        elif plan.me or plan.person == me.person_id:
            found.append(NewSeat(name=me.name, person_id=me.person_id))
        else:
            if plan.person is not None:
                raise Problem(422, "not-at-the-table", told("problem-seats-of-people"))
            found.append(None)
    if hotseat:
        found += [
            NewSeat(name=_of_player(number), person_id=me.person_id) for number in range(len(found) + 1, players + 1)
        ]
    elif not plans:
        found.append(NewSeat(name=me.name, person_id=me.person_id))
    if not hotseat and sum(1 for seat in found if seat and seat.person_id == me.person_id) > 1:
        raise Problem(422, "one-seat-each", told("problem-one-seat-each"))
    return found


def _bot(plan: SeatPlan, number: int, seated: list[str]) -> NewSeat:
    """A bot beside those that are seated; a character that is to be drawn is one that they have not."""
    bot = drawn(plan.bot, seated, _LOTS)
    # Only registered names: a place (module:maker) would run code.
    if bot not in bot_names():
        known = ", ".join(bot_names())
        raise Problem(422, "unknown-bot", told("problem-unknown-bot", bot=plan.bot, known=known), bots=bot_names())
    seated.append(bot)
    return NewSeat(name=_name(plan.name) or _name_of_bot(bot, number), bot=bot)


def _name_of_bot(bot: str, number: int) -> str:
    level, character = level_and_character(bot)
    if level:
        return told("name-of-house-bot", character=character, number=number)
    return told("name-of-bot", bot=bot.capitalize(), number=number)


def _of_player(number: int | str) -> str:
    return told("name-of-player", number=number)


def _name(text: str) -> str:
    return clean_line(text, "name", NAME, empty=True)


def seat_anew(session: Session, row: Game, seats: list[Seat], plans: list[SeatPlan], me: Caller) -> None:
    """Put the people at the table, and bots, into this order. Who is not named leaves."""
    if len(plans) > row.players:
        raise Problem(422, "too-many-seats", told("problem-too-many-seats", players=row.players, given=len(plans)))
    held = {seat.person_id: seat for seat in seats if seat.person_id is not None}
    time = now()
    new: list[Seat] = []
    seated = _named_bots(plans)
    bots = 0
    for letter, plan in zip(SEATS, plans, strict=False):
        seat = Seat(game_id=row.id, letter=letter, name="", person_id=None, bot="", since=time)
        if plan.bot:
            bots += 1
            made = _bot(plan, bots, seated)
            seat.name, seat.bot = made.name, made.bot
        elif row.mode == "hotseat":
            seat.name, seat.person_id = _name(plan.name) or _of_player(letter), row.host_id
        elif plan.me or plan.person is not None:
            person = me.person_id if plan.me or plan.person is None else plan.person
            old = held.pop(person, None)
            if old is None and person != me.person_id:
                raise Problem(422, "not-at-the-table", told("problem-not-at-table", person=person))
            seat.name, seat.person_id = (old.name, old.person_id) if old else (me.name, me.person_id)
        else:
            continue
        new.append(seat)
    people = [seat.person_id for seat in new if seat.person_id is not None]
    if row.mode != "hotseat" and len(set(people)) != len(people):
        raise Problem(422, "one-seat-each", told("problem-one-seat-online"))
    session.execute(delete(Seat).where(Seat.game_id == row.id))
    session.add_all(new)


def take_seat(session: Session, row: Game, seats: list[Seat], me: Caller, wanted: str, *, invited: bool) -> None:
    """Sit down in a free seat; who is not invited leaves those of a rematch to whom they are kept for."""
    if any(seat.person_id == me.person_id for seat in seats):
        raise Problem(409, "already-seated", told("problem-you-sit-already"))
    taken = {seat.letter for seat in seats}
    free = [letter for letter in SEATS[: row.players] if letter not in taken]
    if not free:
        raise Problem(409, "table-full", told("problem-table-full"))
    if wanted and wanted not in free:
        raise Problem(409, "seat-taken", told("problem-seat-taken", wanted=wanted, free=", ".join(free)), free=free)
    if not invited:
        kept = kept_seats(session, row, seats)
        free = [letter for letter in free if kept.get(letter, me.person_id) == me.person_id]
        if not free or (wanted and wanted not in free):
            raise Problem(409, "seats-kept", told("problem-seats-kept", hours=hours_kept(row)), free=free)
    session.add(
        Seat(game_id=row.id, letter=wanted or free[0], name=me.name, person_id=me.person_id, bot="", since=now())
    )


def leave_seat(session: Session, seats: list[Seat], me: Caller) -> None:
    """Stand up."""
    mine = [seat for seat in seats if seat.person_id == me.person_id]
    if not mine:
        raise Problem(409, "not-seated", told("problem-not-seated"))
    for seat in mine:
        session.delete(seat)
