"""Tables as the API gives them."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.server.auth.caller import Caller
from highiron.server.database.tables import Game, Person, Seat
from highiron.server.games.clocks import clock_from_text
from highiron.server.games.errors import UnknownRules
from highiron.server.games.written import facts_of_game
from highiron.server.play.models import SeatPlace
from highiron.server.reference.keys import facts_key
from highiron.server.tables.access import Rows, belongs
from highiron.server.tables.models import Table
from highiron.titles import catalogue

_OPTIONS = msgspec.json.Decoder(dict[str, str])
_RESULT = msgspec.json.Decoder(dict[str, int])
ENDED = ("finished", "abandoned")


def describe(session: Session, found: Iterable[Rows], caller: Caller | None) -> list[Table]:
    """The tables as the caller may see them; who may see which one is settled before."""
    rows = list(found)
    hosts = _names(session, {row.host_id for row, _ in rows})
    return [_table(row, seats, hosts.get(row.host_id, ""), caller) for row, seats in rows]


def _facts_key(row: Game) -> str:
    """The name of the game's facts; "" when its rules are not part of this program, which must not hide the others."""
    try:
        return facts_key(facts_of_game(row))
    except UnknownRules:
        return ""


def _title_name(title: str) -> str:
    """What the title is called; a title that is no longer part of this program by its id."""
    return str(catalogue.about(title)["name"]) if title in catalogue.playable() else title


def table_name(row: Game) -> str:
    """What a table is called: its own name, else its title's."""
    return row.name or _title_name(row.title)


def _names(session: Session, people: set[int]) -> dict[int, str]:
    found = session.execute(select(Person.id, Person.name).where(Person.id.in_(people)))
    return {row.id: row.name for row in found}


def _table(row: Game, seats: list[Seat], host_name: str, caller: Caller | None) -> Table:
    me = caller.person_id if caller else None
    mine = [seat.letter for seat in seats if me is not None and seat.person_id == me]
    options = _OPTIONS.decode(row.options)
    return Table(
        id=row.id,
        name=row.name,
        title=row.title,
        title_name=_title_name(row.title),
        players=row.players,
        preset=row.preset,
        options=options,
        facts=_facts_key(row),
        rules_version=row.rules_version,
        mode=row.mode,
        public=row.public,
        status=row.status,
        order="drawn" if row.drawn else "chosen",
        order_seed=row.order_seed,
        absence_hours=row.absence_hours,
        hints=row.hints,
        host=me == row.host_id,
        host_id=row.host_id,
        host_name=host_name,
        seats=[_seat(seat, seat.letter in mine) for seat in seats],
        free=row.players - len(seats),
        created=row.created,
        started=row.started,
        ended=row.ended,
        changed=row.changed,
        sequence=row.sequence,
        position=row.position,
        actor=row.actor,
        round=row.round,
        why_ended=row.why_ended,
        result=_RESULT.decode(row.result) if row.status in ENDED else {},
        imported=row.imported,
        my_seats=mine,
        my_turn=row.status == "running" and row.actor in mine,
        invitation=row.invitation if belongs(row, seats, caller) else "",
        clock=clock_from_text(row.clock),
        deadline=row.deadline if row.status == "running" else None,
        rematch=(row.rematch or "") if belongs(row, seats, caller) else "",
    )


def _seat(seat: Seat, mine: bool) -> SeatPlace:
    return SeatPlace(
        seat.letter, seat.name, seat.person_id, seat.bot, mine, seat.asked, seat.worth, seat.rank, seat.left
    )
