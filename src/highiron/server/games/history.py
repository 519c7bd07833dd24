"""Positions of the past: any number of actions, and the game as it was after any entry.

An action is known by the sequence of its entry. It stands behind what stood when it was made, and whatever had its
position before is gone for good; so the action at a position is always the last one that was made for it.
"""

import threading
from collections import OrderedDict
from dataclasses import replace

from sqlalchemy import bindparam, func, select
from sqlalchemy.orm import Session

from highiron.core.actions import Action
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.database.engine import Database
from highiron.server.database.tables import Checkpoint, Entry, Game
from highiron.server.games.errors import NoSuchGame, NoSuchThing
from highiron.server.games.models import EntryRow, Live
from highiron.server.games.written import action_from_text, entry_row, facts_of_game, state_from_text
from highiron.titles.catalogue import new_state
from highiron.words import told

# Made once: they are asked with every view.
_ROWS = Entry.metadata.tables["entries"]
_OWN = (  # the last action of a seat up to a position, whether it stands or not
    select(_ROWS.c.position, _ROWS.c.sequence)
    .where(_ROWS.c.game_id == bindparam("game"), _ROWS.c.position <= bindparam("upper"))
    .where(_ROWS.c.kind == "action", _ROWS.c.seat == bindparam("seat"))
    .order_by(_ROWS.c.position.desc(), _ROWS.c.sequence.desc())
    .limit(1)
)
_ACTION_AT = select(func.max(_ROWS.c.sequence)).where(
    _ROWS.c.game_id == bindparam("game"),
    _ROWS.c.position == bindparam("position"),
    _ROWS.c.kind == "action",
    _ROWS.c.sequence <= bindparam("until"),
)
REMEMBERED = 128  # states of the past kept in memory


class History:
    """Looks back. It starts from the nearest checkpoint or remembered state, so it applies some fifty actions."""

    def __init__(self, database: Database, remembered: int = REMEMBERED) -> None:
        self._database = database
        self._limit = remembered
        self._states: OrderedDict[tuple[str, int], State] = OrderedDict()
        self._guard = threading.Lock()

    def state_at(self, live: Live, position: int) -> State:
        """The state after so many of the actions that stand. Raises NoSuchThing for other numbers."""
        if not 0 <= position <= live.position:
            raise NoSuchThing(told("problem-no-such-position", last=live.position, position=position))
        if position == live.position:
            return live.state
        return self.on_branch(live, position)[0]

    def on_branch(self, live: Live, position: int) -> tuple[State, int]:
        """State and tip at a position that undo or redo goes to: one that stands, or one that was taken back."""
        with self._database.reading() as session:
            return self._state(session, live.game_id, position, live.sequence)

    def actions(self, live: Live, after: int = 0, until: int | None = None) -> list[Action]:
        """The actions that stand, from position `after` on."""
        last = live.position if until is None else min(until, live.position)
        with self._database.reading() as session:
            rows = actions_between(session, live.game_id, after, last, live.sequence)
        return [action_from_text(text) for _, _, text in rows]

    def last_of_seat(self, live: Live, seat: str) -> int:
        """The position before the seat's last action that stands; -1 when it has none."""
        upper = live.position
        while True:
            with self._database.looking() as connection:
                found = connection.execute(_OWN, {"game": live.game_id, "upper": upper, "seat": seat}).first()
            if found is None:
                return -1
            with self._database.looking() as connection:
                here = {"game": live.game_id, "position": found.position, "until": live.sequence}
                if connection.scalar(_ACTION_AT, here) == found.sequence:
                    return int(found.position) - 1
            upper = found.position - 1

    def entry(self, game_id: str, sequence: int) -> EntryRow:
        """An entry that was stored."""
        with self._database.reading() as session:
            return entry_row(session.get_one(Entry, (game_id, sequence)))

    def after_entry(self, live: Live, entry: EntryRow) -> Live:
        """The game as it was right after an entry; table and seats are the present ones, and nothing can be redone."""
        if entry.sequence == live.sequence:
            return live
        with self._database.reading() as session:
            state, tip = self._state(session, live.game_id, entry.position, entry.sequence)
        status = live.status if state.ended else "running"
        return replace(
            live,
            sequence=entry.sequence,
            position=entry.position,
            tip=tip,
            own_since=entry.position,
            redo=(),
            state=state,
            status=status,
        )

    def _state(self, session: Session, game_id: str, position: int, sequence: int) -> tuple[State, int]:
        """The state at a position as the game was after so many entries, and the last action in it."""
        row = session.scalar(select(Game).where(Game.id == game_id))
        if row is None:
            raise NoSuchGame(game_id)
        tip = action_at(session, game_id, position, sequence)
        if (known := self._recall((game_id, tip))) is not None:
            return known, tip
        at, state = self._nearest(session, row, position, sequence)
        for number, _, text in actions_between(session, game_id, at, position, sequence):
            # A remembered state also carries what its board has worked out, so it is worth more than an equal new one.
            known = self._recall((game_id, number))
            state = engine.apply(state, action_from_text(text))[0] if known is None else known
        self._remember((game_id, tip), state)
        return state, tip

    def _nearest(self, session: Session, row: Game, position: int, sequence: int) -> tuple[int, State]:
        """The last checkpoint on the way to a position: one whose last action still is the action at its position."""
        points = session.execute(
            select(Checkpoint.sequence, Checkpoint.position, Checkpoint.tip)
            .where(Checkpoint.game_id == row.id, Checkpoint.position <= position, Checkpoint.position > 0)
            .order_by(Checkpoint.position.desc(), Checkpoint.sequence.desc())
        )
        facts = facts_of_game(row)
        for point in points:
            if action_at(session, row.id, point.position, sequence) == point.tip:
                text = session.scalar(
                    select(Checkpoint.state).where(Checkpoint.game_id == row.id, Checkpoint.sequence == point.sequence)
                )
                assert text is not None, "checkpoints are never deleted"
                return point.position, state_from_text(facts, text)
        return 0, new_state(facts, int(row.seed))

    def _recall(self, key: tuple[str, int]) -> State | None:
        with self._guard:
            return self._states.get(key)

    def _remember(self, key: tuple[str, int], state: State) -> None:
        with self._guard:
            self._states[key] = state
            self._states.move_to_end(key)
            while len(self._states) > self._limit:
                self._states.popitem(last=False)


def action_at(session: Session, game_id: str, position: int, sequence: int) -> int:
    """The action at a position (that stands or that redo can bring back) after so many entries; 0 for position 0."""
    if position == 0:
        return 0
    found = session.scalar(
        select(func.max(Entry.sequence)).where(
            Entry.game_id == game_id,
            Entry.position == position,
            Entry.kind == "action",
            Entry.sequence <= sequence,
        )
    )
    if found is None:
        raise LookupError(f"no action has been made for position {position}")
    return found


def actions_between(
    session: Session, game_id: str, after: int, until: int, sequence: int
) -> list[tuple[int, str, str]]:
    """Sequence, seat and JSON of the actions at the positions after `after` up to `until`, after so many entries."""
    rows = session.execute(
        select(Entry.position, Entry.sequence, Entry.seat, Entry.action)
        .where(
            Entry.game_id == game_id,
            Entry.position > after,
            Entry.position <= until,
            Entry.kind == "action",
            Entry.sequence <= sequence,
        )
        .order_by(Entry.position, Entry.sequence)
    )
    last = {row.position: (row.sequence, row.seat, row.action) for row in rows}
    return list(last.values())
