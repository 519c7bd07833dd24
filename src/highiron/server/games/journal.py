"""Storing an entry: one transaction for the entry, the game's row, the receipt, the checkpoint and who is asked."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, bindparam, case, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from highiron.core.shares import worth
from highiron.core.state import State
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Vote
from highiron.server.games.clocks import after_turn, deadline, remind_at
from highiron.server.games.models import EntryRow, Live, Made
from highiron.server.games.receipts import Ticket
from highiron.server.games.store import Store, ask_seat
from highiron.server.games.written import state_to_text, to_json

EVERY = 50  # entries between checkpoints

# Made once: building a statement takes longer than running it, and these run with every move.
_GAMES, _SEATS = Game.metadata.tables["games"], Game.metadata.tables["seats"]
_MOVE_ON = {"sequence", "position", "actor", "round", "changed", "fingerprint", "revision"}
_THIS_GAME = (_GAMES.c.id == bindparam("game"), _GAMES.c.revision == bindparam("known"), _GAMES.c.status == "running")
_UPDATE_GAME = update(_GAMES).where(*_THIS_GAME).values({name: bindparam(name) for name in sorted(_MOVE_ON)})
_INSERT_ENTRY = insert(Game.metadata.tables["entries"])
_INSERT_RECEIPT = insert(Game.metadata.tables["receipts"])
_INSERT_CHECKPOINT = insert(Game.metadata.tables["checkpoints"])
_ASK_SEAT = (
    update(_SEATS)
    .where(_SEATS.c.game_id == bindparam("game"))
    .where((_SEATS.c.letter == bindparam("seat")) | _SEATS.c.asked.is_not(None))
    .values(asked=case((_SEATS.c.letter == bindparam("seat"), bindparam("time"))))
)

_SET_LEFT = (
    update(_SEATS)
    .where(_SEATS.c.game_id == bindparam("game"), _SEATS.c.letter == bindparam("seat"))
    .values(left=bindparam("milliseconds"))
)
_SET_DEADLINE = (
    update(_GAMES)
    .where(_GAMES.c.id == bindparam("game"))
    .values(deadline=bindparam("ends"), remind_at=bindparam("remind"))
)

Hook = Callable[[Connection, Live | None, Live], None]  # the game before (None: it begins) and after


class Stale(Exception):
    """Somebody else changed the game meanwhile: look again."""


class Journal:
    """The only one who writes entries. `hooks` run inside the transaction with the game before and after."""

    def __init__(self, database: Database, store: Store) -> None:
        self._database = database
        self._store = store
        self.hooks: list[Hook] = []

    def append(
        self,
        live: Live,
        made: Made,
        *,
        ticket: Ticket | None = None,
        first: Callable[[Session], None] | None = None,
    ) -> Live:
        """Store the entry and give the game after it; call it with the game's writer lock held.

        `first` runs before everything else in the transaction. Raises Stale when the game is no longer as `live` says,
        and Unavailable; then nothing has changed anywhere.
        """
        row, after = made.entry, made.after
        sequence, time, state = row.sequence, row.time, after.state
        game_values, entry_values = _game_values(live, after, time), _entry_values(live.game_id, row)
        try:
            with self._database.writing_rows() as connection:
                if first is not None:
                    _run_first(connection, first)
                # The row says who was first: it changes only if nobody changed it since `live` was read.
                if connection.execute(_UPDATE_GAME, game_values).rowcount != 1:
                    raise Stale
                if state.ended:
                    _write_end(connection, after, time)
                connection.execute(_INSERT_ENTRY, entry_values)
                if ticket is not None:
                    values = {**msgspec.structs.asdict(ticket), "game_id": live.game_id, "sequence": sequence}
                    connection.execute(_INSERT_RECEIPT, {**values, "refusal": "", "time": time})
                if row.kind != "action" or sequence % EVERY == 0 or state.ended:
                    _write_checkpoint(connection, after)
                if live.open_votes:
                    void = _void_votes(connection, live.game_id, time, everything=bool(state.ended))
                    after = replace(after, open_votes=live.open_votes - void)
                after = _write_seats(connection, live, after, time)
                for hook in self.hooks:
                    hook(connection, live, after)
        except IntegrityError:
            # The last guard: entries and receipts are unique, whatever went wrong before.
            self._store.forget(live.game_id)
            raise Stale from None
        self._store.put(after, row)
        return after


def _run_first(connection: Connection, first: Callable[[Session], None]) -> None:
    with Session(bind=connection, join_transaction_mode="create_savepoint") as session, session.begin():
        first(session)


def _game_values(live: Live, after: Live, time: int) -> dict[str, Any]:
    """What `_UPDATE_GAME` takes."""
    state = after.state
    return {
        "game": live.game_id,
        "known": live.revision,
        "sequence": after.sequence,
        "position": after.position,
        "actor": state.actor,
        "round": round_of(state),
        "changed": time,
        "fingerprint": state.fingerprint(),
        "revision": live.revision + 1,
    }


def _entry_values(game_id: str, row: EntryRow) -> dict[str, Any]:
    """What `_INSERT_ENTRY` takes."""
    return {
        **msgspec.structs.asdict(row),
        "game_id": game_id,
        "action": "" if row.action is None else to_json(row.action),
        "events": to_json(row.events),
        "thought": "" if row.thought is None else to_json(row.thought),
    }


def _write_end(connection: Connection, after: Live, time: int) -> None:
    state = after.state
    result = to_json({seat: worth(state, seat) for seat in state.facts.seats})
    connection.execute(
        update(_GAMES)
        .where(_GAMES.c.id == after.game_id)
        .values(status=after.status, why_ended=state.ended, ended=time, result=result)
    )


def _write_checkpoint(connection: Connection, after: Live) -> None:
    connection.execute(
        _INSERT_CHECKPOINT,
        {
            "game_id": after.game_id,
            "sequence": after.sequence,
            "position": after.position,
            "tip": after.tip,
            "own_since": after.own_since,
            "redo": to_json(after.redo),
            "state": state_to_text(after.state),
        },
    )


def _void_votes(connection: Connection, game_id: str, time: int, everything: bool) -> int:
    """A new entry makes proposals to undo or redo void, the end of the game all; gives how many."""
    open_votes = update(Vote).where(Vote.game_id == game_id, Vote.status == "open")
    if not everything:
        open_votes = open_votes.where(Vote.kind.in_(("undo", "redo")))
    found = connection.execute(open_votes.values(status="void", settled=time))
    assert isinstance(found, CursorResult)
    return found.rowcount


def _write_seats(connection: Connection, live: Live, after: Live, time: int) -> Live:
    """Note since when the seat that is asked has been waited for, and at the end what every seat is worth."""
    seats = after.seats
    if live.clock is not None:
        after = _set_clock(connection, live, after, time)
        seats = after.seats
    elif live.actor != after.actor:
        connection.execute(_ASK_SEAT, {"game": live.game_id, "seat": after.actor, "time": time})
        seats = ask_seat(seats, after.actor, time)
    if after.state.ended:
        places = ranks(after.state) if after.status == "finished" else {}
        seats = tuple(
            msgspec.structs.replace(seat, worth=worth(after.state, seat.letter), rank=places.get(seat.letter))
            for seat in seats
        )
        for seat in seats:
            here = (_SEATS.c.game_id == live.game_id, _SEATS.c.letter == seat.letter)
            connection.execute(update(_SEATS).where(*here).values(worth=seat.worth, rank=seat.rank))
    return replace(after, seats=seats)


def _set_clock(connection: Connection, live: Live, after: Live, time: int) -> Live:
    """The time of the seat that was asked stops, that of the seat that is asked begins; with every move where moves are
    timed.
    """
    clock = live.clock
    assert clock is not None
    changed = live.actor != after.actor
    if not changed and clock.kind == "game":
        return after
    seats = list(after.seats)
    for at, seat in enumerate(seats):
        if changed and seat.letter == live.actor and seat.asked is not None:
            left = after_turn(clock, seat.left, time - seat.asked)
            seats[at] = msgspec.structs.replace(seat, left=left)
            connection.execute(_SET_LEFT, {"game": live.game_id, "seat": seat.letter, "milliseconds": left})
    connection.execute(_ASK_SEAT, {"game": live.game_id, "seat": after.actor, "time": time})
    ends = None
    if not after.state.ended:
        left = next((seat.left for seat in seats if seat.letter == after.actor), None)
        ends = deadline(clock, time, left)
    remind = remind_at(clock, time, ends) if ends is not None else None
    connection.execute(_SET_DEADLINE, {"game": live.game_id, "ends": ends, "remind": remind})
    return replace(after, seats=ask_seat(tuple(seats), after.actor, time), deadline=ends)


def ranks(state: State) -> dict[str, int]:
    """1 for those worth most; equals share a rank. Who is bankrupt comes last where the title says so by its worth."""
    values = {seat: worth(state, seat) for seat in state.facts.seats}
    return {seat: 1 + sum(other > value for other in values.values()) for seat, value in values.items()}


def round_of(state: State) -> str:
    """Where the game stands, for lists: the kind of the round and its number, e.g. `stock_round 3`."""
    place = state.facts.rules.round_of(state)
    return f"{place.frame} {place.turn}" if place.kind else ""
