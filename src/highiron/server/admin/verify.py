"""Verify: replay every stored game from its first action and compare all that was kept."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.core.events import Event, Refused
from highiron.core.fingerprints import contradicts
from highiron.core.ids import IPO
from highiron.core.shares import source_of, worth
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.database.engine import Database
from highiron.server.database.tables import Checkpoint, Entry, Game
from highiron.server.games.errors import NoSuchGame, UnknownRules
from highiron.server.games.written import action_from_text, facts_of_game, to_json
from highiron.titles.catalogue import new_state


class Verdict(msgspec.Struct, frozen=True):
    """What the replay of one game found; no faults means that it is sound."""

    game_id: str
    title: str
    status: str
    entries: int
    faults: list[str]


def game_ids(database: Database) -> list[str]:
    """All games that have begun."""
    with database.reading() as session:
        return list(session.scalars(select(Game.id).where(Game.status != "open").order_by(Game.created, Game.id)))


def verify(database: Database, games: list[str] | None = None) -> Iterator[Verdict]:
    """Replay the games (all of them by default), one by one; the server may go on meanwhile."""
    for game_id in game_ids(database) if games is None else games:
        yield verify_game(database, game_id)


def verify_game(database: Database, game_id: str) -> Verdict:
    """Replay one game with all that was undone and redone. Raises NoSuchGame."""
    with database.snapshot() as session:
        row = session.scalar(select(Game).where(Game.id == game_id))
        if row is None:
            raise NoSuchGame(game_id)
        try:
            faults = _Replay(session, row).faults()
        except UnknownRules as error:
            faults = [error.detail]
        return Verdict(row.id, row.title, row.status, row.sequence, faults)


class _Replay:
    """One game replayed: the states of the branch that stands, and behind it what redo can bring back."""

    def __init__(self, session: Session, row: Game) -> None:
        self._row = row
        self._entries = session.scalars(
            select(Entry).where(Entry.game_id == row.id, Entry.sequence <= row.sequence).order_by(Entry.sequence)
        ).all()
        self._checkpoints = {
            point.sequence: point
            for point in session.scalars(
                select(Checkpoint).where(Checkpoint.game_id == row.id, Checkpoint.sequence <= row.sequence)
            )
        }
        self._states: list[State] = [new_state(facts_of_game(row), int(row.seed))]
        self._tips = [0]
        self._position = 0
        self._faults: list[str] = []

    @property
    def _state(self) -> State:
        return self._states[self._position]

    def faults(self) -> list[str]:
        """All that is wrong; replaying ends at the first entry that cannot be followed."""
        for expected, entry in enumerate(self._entries, 1):
            if entry.sequence != expected:
                return [*self._faults, f"entry {expected} is missing"]
            fault = self._follow(entry)
            if fault:
                return [*self._faults, f"entry {entry.sequence}: {fault}"]
            if (point := self._checkpoints.pop(entry.sequence, None)) is not None:
                self._compare_checkpoint(point)
        if self._checkpoints:
            self._faults.append(f"checkpoints without an entry: {sorted(self._checkpoints)}")
        self._compare_row()
        return self._faults

    def _follow(self, entry: Entry) -> str:
        """Do what the entry says; gives what is wrong with it, "" when nothing is."""
        if entry.rules_version != self._row.rules_version:
            return f"it was made by rules version {entry.rules_version}, the game by {self._row.rules_version}"
        if entry.kind != "action":
            if not 0 <= entry.position < len(self._states):
                return f"it goes to position {entry.position}, where nothing has been"
            self._position = entry.position
            return ""
        before = self._state
        try:
            state, events = engine.apply(before, action_from_text(entry.action))
        except Refused as refused:
            return f"refused: {', '.join(reason.code for reason in refused.reasons)}"
        except msgspec.MsgspecError as error:
            return f"its action cannot be read: {error}"
        if to_json(events) != entry.events and to_json(events) != in_new_words(before, entry.events, events):
            self._faults.append(f"entry {entry.sequence}: other events than were stored")
        self._position += 1
        self._states[self._position :] = [state]
        self._tips[self._position :] = [entry.sequence]
        return "" if entry.position == self._position else f"it says position {entry.position}, not {self._position}"

    def _compare_checkpoint(self, point: Checkpoint) -> None:
        stored = State.from_data(self._state.facts, msgspec.json.decode(point.state))
        if stored.fingerprint() != self._state.fingerprint():
            self._faults.append(f"checkpoint {point.sequence}: another state than by replay")
        if (point.position, point.tip) != (self._position, self._tips[self._position]):
            self._faults.append(f"checkpoint {point.sequence}: another position than by replay")

    def _compare_row(self) -> None:
        row, state = self._row, self._state
        worths = {seat: worth(state, seat) for seat in state.facts.seats}
        found = {
            "sequence": (row.sequence, len(self._entries)),
            "position": (row.position, self._position),
            "actor": (row.actor, state.actor),
            "end": (row.why_ended, state.ended),
        }
        if row.status != "running":
            found["result"] = (row.result, to_json(worths))
        if contradicts(row.fingerprint, state.fingerprint()):
            self._faults.append(f"state: stored {row.fingerprint!r}, replayed {state.fingerprint()!r}")
        for name, (stored, replayed) in found.items():
            if stored != replayed:
                self._faults.append(f"{name}: stored {stored!r}, replayed {replayed!r}")


def in_new_words(before: State, stored: str, told: list[Event]) -> str:
    """Stored events as they are told now: earlier versions called the treasury that a share came from `ipo`, and did
    not say in which mode a train ran.
    """
    events = msgspec.json.decode(stored, type=list[Event])
    for event, now in zip(events, told, strict=False):
        if event.code == now.code == "train-ran":
            event.args.setdefault("mode", now.args["mode"])
        if event.args.get("source") == IPO and event.args.get("company") in before.shares:
            event.args["source"] = source_of(before, event.args["company"], IPO)
    return to_json(events)
