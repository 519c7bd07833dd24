"""Rows of the database as values, and back."""

from typing import Any

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.orm import Session

from highiron.core.actions import Action, action_from_data
from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.server.database.tables import Entry, Game, Person, Program, Seat, Vote
from highiron.server.games.clocks import clock_from_text
from highiron.server.games.errors import UnknownRules
from highiron.server.games.models import NEVER_BACK, EntryRow, Live, Redo, SeatInfo
from highiron.titles import catalogue, versions
from highiron.titles.options import OptionError


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def state_to_text(state: State) -> str:
    return to_json(state.to_data())


def state_from_text(facts: Facts, text: str) -> State:
    return State.from_data(facts, msgspec.json.decode(text))


def action_from_text(text: str) -> Action:
    return action_from_data(msgspec.json.decode(text))


def facts_of_game(row: Game) -> Facts:
    """The facts of a stored game, by the rules version it was made by. Raises UnknownRules."""
    options = msgspec.json.decode(row.options, type=dict[str, str])
    try:
        return catalogue.stored_facts(row.title, row.rules_version, row.players, options)
    except (OptionError, versions.UnknownRules) as error:
        raise UnknownRules(str(error)) from None


# What events are told with now and were not before: code -> arguments with what they would have been.
_SINCE: dict[str, dict[str, Any]] = {"train-ran": {"mode": ""}}


def events_from_text(text: str) -> list[Event]:
    """Stored events, those of earlier versions with what has come since: all readers know one form."""
    events = msgspec.json.decode(text, type=list[Event])
    for event in events:
        for name, value in _SINCE.get(event.code, {}).items():
            event.args.setdefault(name, value)
    return events


def entry_row(entry: Entry | Row[Any]) -> EntryRow:
    """An entry, or a row of all its columns, with its documents read."""
    return EntryRow(
        sequence=entry.sequence,
        kind=entry.kind,
        position=entry.position,
        seat=entry.seat,
        person_id=entry.person_id,
        by=entry.by,
        action=msgspec.json.decode(entry.action) if entry.action else None,
        events=events_from_text(entry.events),
        thought=msgspec.json.decode(entry.thought, type=Event) if entry.thought else None,
        time=entry.time,
        rules_version=entry.rules_version,
    )


def read_seats(session: Session, game_id: str) -> tuple[SeatInfo, ...]:
    """The seats in order."""
    rows = session.execute(
        select(Seat, Person.deleted, Person.banned_until)
        .outerjoin(Person, Person.id == Seat.person_id)
        .where(Seat.game_id == game_id)
        .order_by(Seat.letter)
    )
    return tuple(
        SeatInfo(
            letter=s.letter,
            name=s.name,
            person_id=s.person_id,
            bot=s.bot,
            since=s.since,
            asked=s.asked,
            worth=s.worth,
            rank=s.rank,
            gone_until=NEVER_BACK if deleted is not None else banned_until or 0,
            left=s.left,
        )
        for s, deleted, banned_until in rows
    )


def make_live(session: Session, row: Game, state: State, tip: int, own_since: int, redo: tuple[Redo, ...]) -> Live:
    """A live game from its row and its state."""
    votes = select(func.count()).where(Vote.game_id == row.id, Vote.status == "open")
    programs = select(func.count()).where(Program.game_id == row.id, Program.status == "active")
    return Live(
        game_id=row.id,
        title=row.title,
        rules_version=row.rules_version,
        mode=row.mode,
        public=row.public,
        status=row.status,
        host_id=row.host_id,
        absence_hours=row.absence_hours,
        sequence=row.sequence,
        position=row.position,
        tip=tip,
        own_since=own_since,
        redo=redo,
        state=state,
        seats=read_seats(session, row.id),
        open_votes=session.scalar(votes) or 0,
        active_programs=session.scalar(programs) or 0,
        revision=row.revision,
        seed=int(row.seed),
        clock=clock_from_text(row.clock),
        deadline=row.deadline,
        hints=row.hints,
    )
