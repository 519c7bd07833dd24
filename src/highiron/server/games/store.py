"""Games in memory: the latest used ones, and how the others come back from their last checkpoint."""

import threading
from collections import OrderedDict
from dataclasses import replace

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy.orm import Session

from highiron.core.actions import Action, action_to_data
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Checkpoint, Entry, Game
from highiron.server.games.errors import NoSuchGame, NotRunning
from highiron.server.games.models import By, EntryRow, Live, Made, Redo, SeatInfo
from highiron.server.games.written import action_from_text, entry_row, facts_of_game, make_live, state_from_text
from highiron.titles.catalogue import new_state
from highiron.words import told

STRIPES = 512
_REVISION = select(Game.__table__.c.revision).where(Game.__table__.c.id == bindparam("game"))  # asked all the time
_GAMES, _ENTRIES = Game.metadata.tables["games"], Game.metadata.tables["entries"]
_AHEAD = (  # what another process has stored since
    select(_GAMES.c.revision, _GAMES.c.status, *_ENTRIES.c)
    .join_from(_GAMES, _ENTRIES, _ENTRIES.c.game_id == _GAMES.c.id)
    .where(_GAMES.c.id == bindparam("game"), _ENTRIES.c.sequence > bindparam("known"))
    .order_by(_ENTRIES.c.sequence)
)
CACHED = 512  # games kept in memory
BUSY = 8  # times as many, where they are being played
LATELY = 60_000  # milliseconds since the last move of a game that is being played
TRIES = 4  # games that are looked at to find one to forget
RECENT = 8  # entries kept with each, for streams


class Store:
    """Reads games. What it remembers is checked against the row's revision, so other processes may write too."""

    def __init__(self, database: Database, cached: int = CACHED) -> None:
        self._database = database
        self._cached = cached
        self._games: OrderedDict[str, tuple[Live, tuple[EntryRow, ...]]] = OrderedDict()
        self._guard = threading.Lock()
        # A lock for every game would never be thrown away; games that share one wait for each other now and then.
        self._stripes = tuple(threading.Lock() for _ in range(STRIPES))

    def writer_lock(self, game_id: str) -> threading.Lock:
        """Held while an entry is worked out and stored: one writer per game in this process. Never take two."""
        return self._stripes[hash(game_id) % STRIPES]

    def live(self, game_id: str, expected: int = 0) -> Live:
        """The game as it stands now. Raises NoSuchGame, and NotRunning when it has not begun.

        `expected` is a sequence that the game has reached, as somebody says: it saves a look when that is news.
        """
        known = self.remembered(game_id)
        if known is not None:
            with self._database.looking() as connection:
                looked = known.sequence >= expected
                if looked and connection.scalar(_REVISION, {"game": game_id}) == known.revision:
                    return known
                if (ahead := self._catch_up(connection, known)) is not None:
                    return ahead
        with self._database.reading() as session:
            found = self._load(session, game_id, known)
        self.put(found)
        return found

    def remembered(self, game_id: str) -> Live | None:
        """The game as it was when it was last seen: good enough where the row's revision is checked later."""
        with self._guard:
            known = self._games.get(game_id)
            if known is None:
                return None
            self._games.move_to_end(game_id)
            return known[0]

    def since(self, game_id: str, sequence: int) -> tuple[Live, list[EntryRow]] | None:
        """A remembered game that has gone on since `sequence`, with all entries since; None when not all are known."""
        with self._guard:
            live, recent = self._games.get(game_id, (None, ()))
        if live is None or live.sequence <= sequence or not recent or recent[-1].sequence != live.sequence:
            return None
        rows = [row for row in recent if row.sequence > sequence]
        return (live, rows) if len(rows) == live.sequence - sequence else None

    def put(self, live: Live, entry: EntryRow | None = None) -> None:
        """Remember a game, and the entry that led to it, unless something newer is known."""
        with self._guard:
            known, recent = self._games.get(live.game_id, (None, ()))
            if known is None or known.revision <= live.revision:
                if entry is not None:
                    follows = recent and recent[-1].sequence == entry.sequence - 1
                    recent = (*recent[1 - RECENT :], entry) if follows else (entry,)
                self._games[live.game_id] = (live, recent)
            self._games.move_to_end(live.game_id)
            self._make_room(live.game_id)

    def _make_room(self, new: str) -> None:
        """Forget what was used longest ago. A game that is being played is worth more than one that somebody looks at:
        where more are played than there is room for, each would have to be read again for each of its moves.
        """
        for _ in range(TRIES):
            game_id, (_, recent) = next(iter(self._games.items()))
            if len(self._games) <= self._cached or game_id == new:
                return
            played = bool(recent) and now() - recent[-1].time < LATELY
            if played and len(self._games) <= BUSY * self._cached:
                self._games.move_to_end(game_id)
            else:
                del self._games[game_id]

    def forget(self, game_id: str = "") -> None:
        """Forget one game, or all."""
        with self._guard:
            if game_id:
                self._games.pop(game_id, None)
            else:
                self._games.clear()

    def count(self) -> int:
        """How many games are in memory."""
        return len(self._games)

    def _catch_up(self, connection: Connection, known: Live) -> Live | None:
        """Bring a remembered game up to date when a few actions are all that has happened to it; None otherwise."""
        rows = connection.execute(_AHEAD, {"game": known.game_id, "known": known.sequence}).all()
        if not 0 < len(rows) <= RECENT or rows[0].status != "running" or known.open_votes or known.clock is not None:
            return None
        # Every entry raises the revision by one, and so does everything else that may happen to a table.
        if rows[0].revision != known.revision + len(rows) or any(row.kind != "action" for row in rows):
            return None
        live = known
        for row in rows:
            entry = entry_row(row)
            state, own_since = _play(live.state, live.position, live.own_since, [(row.kind, row.action)])
            seats = ask_seat(live.seats, state.actor, entry.time) if state.actor != live.actor else live.seats
            live = moved(
                replace(live, seats=seats),
                state,
                position=entry.position,
                tip=entry.sequence,
                own_since=own_since,
                redo=(),
                status="running",
            )
            self.put(live, entry)
        return live

    def _load(self, session: Session, game_id: str, known: Live | None) -> Live:
        row = session.scalar(select(Game).where(Game.id == game_id))
        if row is None:
            raise NoSuchGame(game_id)
        if row.status == "open":
            raise NotRunning(told("problem-not-begun"))
        if known is not None and known.sequence == row.sequence:
            return make_live(session, row, known.state, known.tip, known.own_since, known.redo)
        if known is not None and (ahead := self._follow(session, row, known)) is not None:
            return ahead
        return load_from_checkpoint(session, row)

    def _follow(self, session: Session, row: Game, known: Live) -> Live | None:
        """Bring a remembered game up to date by the entries since; None when something was taken back meanwhile."""
        entries = _entries_after(session, row, known.sequence)
        if any(kind != "action" for kind, _ in entries):
            return None
        state, own_since = _play(known.state, known.position, known.own_since, entries)
        return make_live(session, row, state, row.sequence, own_since, ())


def load_from_checkpoint(session: Session, row: Game) -> Live:
    """The game from its last checkpoint and the few entries after it, which are all actions."""
    facts = facts_of_game(row)
    last = session.scalar(
        select(Checkpoint)
        .where(Checkpoint.game_id == row.id, Checkpoint.sequence <= row.sequence)
        .order_by(Checkpoint.sequence.desc())
        .limit(1)
    )
    redo: tuple[Redo, ...] = ()
    if last is None:
        state, tip, at, position, own_since = new_state(facts, int(row.seed)), 0, 0, 0, 0
    else:
        state, tip, at, position = state_from_text(facts, last.state), last.tip, last.sequence, last.position
        own_since = last.own_since
        redo = msgspec.json.decode(last.redo, type=tuple[Redo, ...])
    entries = _entries_after(session, row, at)
    if entries:
        state, own_since = _play(state, position, own_since, entries)
        tip, redo = row.sequence, ()
    return make_live(session, row, state, tip, own_since, redo)


def _entries_after(session: Session, row: Game, sequence: int) -> list[tuple[str, str]]:
    found = session.execute(
        select(Entry.kind, Entry.action)
        .where(Entry.game_id == row.id, Entry.sequence > sequence, Entry.sequence <= row.sequence)
        .order_by(Entry.sequence)
    )
    return [(kind, action) for kind, action in found]


def _play(state: State, position: int, own_since: int, entries: list[tuple[str, str]]) -> tuple[State, int]:
    """The state after the actions, and since when all was the doing of the seat that is asked."""
    for _, text in entries:
        action = action_from_text(text)
        after, _ = engine.apply(state, action)
        position += 1
        own_since = still_own(state, after, action.seat, own_since, position)
        state = after
    return state, own_since


def ask_seat(seats: tuple[SeatInfo, ...], letter: str, time: int) -> tuple[SeatInfo, ...]:
    """The seats when one of them begins to be waited for."""
    return tuple(msgspec.structs.replace(seat, asked=time if seat.letter == letter else None) for seat in seats)


def still_own(before: State, after: State, seat: str, own_since: int, position: int) -> int:
    """The position that the seat asked after an action may go back to on its own; `position` counts the action.

    The run goes on when the same seat is asked as before and did it, no chance decided, and the seat saw all there was:
    then going back teaches it nothing.
    """
    if not before.actor == seat == after.actor or before.random != after.random:
        return position
    open_to_it = all(engine.seen_by(state, seat).frames == state.frames for state in (before, after))
    return own_since if open_to_it else position


def make(
    live: Live,
    state: State,
    *,
    kind: str,
    seat: str,
    by: By,
    position: int,
    events: list[Event],
    person_id: int | None = None,
    action: Action | None = None,
    thought: Event | None = None,
    tip: int = 0,
    own_since: int = 0,
    redo: tuple[Redo, ...] = (),
    status_at_end: str = "finished",
) -> Made:
    """The entry that leads from a game to a state. An action is the tip itself, and its `own_since` is worked out."""
    sequence = live.sequence + 1
    if action is not None:
        tip, own_since = sequence, still_own(live.state, state, seat, live.own_since, position)
    status = status_at_end if state.ended else "running"
    entry = EntryRow(
        sequence=sequence,
        kind=kind,
        position=position,
        seat=seat,
        person_id=person_id,
        by=by,
        action=None if action is None else action_to_data(action),
        events=events,
        thought=thought,
        time=now(),
        rules_version=live.rules_version,
    )
    return Made(entry, moved(live, state, position=position, tip=tip, own_since=own_since, redo=redo, status=status))


def moved(
    live: Live, state: State, *, position: int, tip: int, own_since: int, redo: tuple[Redo, ...], status: str
) -> Live:
    """The game after one more entry, as it will be once that entry is stored."""
    return replace(
        live,
        sequence=live.sequence + 1,
        position=position,
        tip=tip,
        own_since=own_since,
        redo=redo,
        state=state,
        status=status,
        revision=live.revision + 1,
    )
