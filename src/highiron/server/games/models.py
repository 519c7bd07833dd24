"""What the games service takes and gives: plain values, and the live game with its state."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.server.clock import now
from highiron.server.games.clocks import Clock
from highiron.words.players import Players

Mode = Literal["online", "hotseat"]
By = Literal["person", "bot", "program", "vote", "import"]


Redo = tuple[int, str]  # the position that redo goes to; the seat that took it back on its own, "" after a vote


class NewSeat(msgspec.Struct, frozen=True):
    """A seat of a table that is being made: a person, a bot (its name), or nobody yet (both empty)."""

    name: str = ""
    person_id: int | None = None
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be made. Free seats are not listed: the table has `players` of them in all."""

    host_id: int
    title: str
    players: int
    preset: str = ""
    options: dict[str, str] = {}
    mode: Mode = "online"
    public: bool = True
    drawn: bool = False  # seats are drawn at the start; else they are in the order of `seats` and joining
    name: str = ""
    absence_hours: int = 0
    clock: Clock | None = None
    hints: bool = True  # whether its people may ask what a bot would do
    seats: tuple[NewSeat, ...] = ()
    seed: int | None = None  # of cards and other chance; drawn secretly unless given (tests)


NEVER_BACK = 2**62  # a time that does not come


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a game that has begun."""

    letter: str
    name: str
    person_id: int | None
    bot: str
    since: int
    asked: int | None  # since when it has been waited for, milliseconds since 1970
    worth: int | None = None
    rank: int | None = None
    gone_until: int = 0  # until when its player is kept out; without end where the account was deleted
    left: int | None = None  # of its time for the whole game when it was last asked, milliseconds

    @property
    def gone(self) -> bool:
        """Whether nobody can wait for its player now."""
        return self.gone_until > now()


@dataclass(frozen=True, slots=True)
class Live:
    """A game at one moment. Never changed: the next move makes a new one. `state` has secrets: show only its views."""

    game_id: str
    title: str
    rules_version: int
    mode: str
    public: bool
    status: str  # running, finished, abandoned
    host_id: int
    absence_hours: int
    sequence: int  # entries so far
    position: int  # actions that stand
    tip: int  # sequence of the last action that stands; 0 at the start
    own_since: int  # position that the seat asked may go back to on its own: all since was its doing, and open
    redo: tuple[Redo, ...]  # what redo does, the next one last
    state: State = field(repr=False)
    seats: tuple[SeatInfo, ...]
    open_votes: int
    active_programs: int
    revision: int  # grows with every change of the table
    seed: int = field(repr=False)
    clock: Clock | None = None
    deadline: int | None = None  # when the time of the seat asked is over, milliseconds since 1970
    hints: bool = True  # whether its people may ask what a bot would do

    @property
    def facts(self) -> Facts:
        return self.state.facts

    @property
    def actor(self) -> str:
        """The seat that is asked; "" when the game is over."""
        return self.state.actor

    @property
    def names(self) -> dict[str, str]:
        """Seat -> what the table calls its player."""
        return Players({seat.letter: seat.name for seat in self.seats}, self.facts.currency)

    @property
    def running(self) -> bool:
        return self.status == "running"

    def overdue(self, time: int) -> bool:
        """Whether the seat that is asked has no time left."""
        return self.running and self.deadline is not None and self.deadline <= time

    def seat(self, letter: str) -> SeatInfo | None:
        return next((seat for seat in self.seats if seat.letter == letter), None)

    def held_by(self, person_id: int | None) -> list[str]:
        """The seats a person holds."""
        return [s.letter for s in self.seats if person_id is not None and s.person_id == person_id]


class EntryRow(msgspec.Struct, frozen=True):
    """One entry. `action` and `thought` are not for everybody: see `may_see_action` and `may_see_thought`."""

    sequence: int
    kind: str  # action, undo, redo
    position: int
    seat: str
    person_id: int | None
    by: str
    action: dict[str, Any] | None
    events: list[Event]
    thought: Event | None
    time: int
    rules_version: int


@dataclass(frozen=True, slots=True)
class Made:
    """An entry that has been worked out and is not stored yet, with the game right after it."""

    entry: EntryRow
    after: Live


@dataclass(frozen=True, slots=True)
class Accepted:
    """A stored entry. `live` is the game right after it, also when the answer is given for a second time."""

    entry: EntryRow
    live: Live
    before: Live | None = None  # the game right before it, where that is at hand
    repeated: bool = False

    @property
    def sequence(self) -> int:
        return self.entry.sequence

    @property
    def position(self) -> int:
        return self.entry.position


class BallotInfo(msgspec.Struct, frozen=True):
    """One answer. The seat is "" for the person who is asked to take a seat."""

    seat: str
    agrees: bool
    time: int


class VoteInfo(msgspec.Struct, frozen=True):
    """A proposal and where it stands. `waiting` are the seats that still have to answer."""

    id: int
    kind: str  # undo, redo, substitute, abandon
    detail: dict[str, Any]
    seat: str
    sequence: int
    status: str  # open, carried, declined, void
    created: int
    settled: int | None
    ballots: list[BallotInfo]
    waiting: list[str]


class UndoRights(msgspec.Struct, frozen=True):
    """What a seat may take back or do again now (-1: nothing). What is `free` asks nobody, else a vote opens."""

    undo_to: int
    undo_free: bool
    redo_to: int
    redo_free: bool


@dataclass(frozen=True, slots=True)
class Proposed:
    """Undo or redo that the table must agree to first."""

    vote: VoteInfo


def may_see_action(entry: EntryRow, live: Live, mine: Collection[str]) -> bool:
    """Whether an action may be shown to who holds these seats: their own, and everybody's once the game is over."""
    return not live.running or entry.seat in mine


def may_see_thought(live: Live) -> bool:
    """Bots' reasons tell what their seat knows, so they are shown to nobody before the game is over."""
    return not live.running
