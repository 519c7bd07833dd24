"""Records that people bring along."""

import os
import subprocess
import sys
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.played import Played
from highiron.server.games.service import Games
from highiron.server.people.accounts import account_like
from highiron.server.play.wording import reason_words
from highiron.server.records.reading import Fault, Outcome
from highiron.words import told

SECONDS = 30.0
NAME = 40
AT_A_TIME = max(1, (os.cpu_count() or 1) // 2)
OF_A_RECORD = " (record)"  # behind a name that an account here has: the file may say whatever it likes
_guard = threading.Lock()
_reading: set[int] = set()  # people whose records are being read


def import_record(games: Games, me: Caller, text: str, *, go_on: bool, public: bool, name: str, locale: str) -> str:
    """Store a record; gives the id of its game. `go_on`: a game that has not ended is played on by the caller."""
    with _turn(me):
        record = _read(text, locale)
    running = go_on and not record.over
    taken = names_of_others(games.database, record.names, me)
    table = NewTable(
        host_id=me.person_id,
        title=record.title,
        players=len(record.names),
        mode="hotseat" if running else "online",
        public=public and not running,
        name=name,
        seats=tuple(
            NewSeat(name=_seat_name(seat, number, seat in taken), person_id=me.person_id if running else None)
            for number, seat in enumerate(record.names, 1)
        ),
    )
    return games.store_record(table, record, "running" if running else "")


def check_free(me: Caller) -> None:
    """Raises 503 when a record would have to wait: asked before the record itself is taken in."""
    with _guard:
        if me.person_id in _reading or len(_reading) >= AT_A_TIME:
            raise _busy()


@contextmanager
def _turn(me: Caller) -> Iterator[None]:
    """Nobody waits: each person has one record read at a time, and the server a few."""
    with _guard:
        if me.person_id in _reading or len(_reading) >= AT_A_TIME:
            raise _busy()
        _reading.add(me.person_id)
    try:
        yield
    finally:
        with _guard:
            _reading.discard(me.person_id)


def _busy() -> Problem:
    return Problem(503, "busy", told("problem-reading-busy"), headers={"Retry-After": "10"})


def _read(text: str, locale: str) -> Played:
    """Replayed in a process of its own: a file may be made to take for ever."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "highiron.server.records.reading"],
            input=text.encode("utf-8", "surrogatepass"),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Problem(422, "record-too-slow", told("problem-record-too-slow", seconds=int(SECONDS))) from None
    if done.returncode != 0:
        raise Problem(422, "bad-record", told("problem-record-broke-off"))
    outcome = msgspec.json.decode(done.stdout, type=Outcome)
    if outcome.record is None:
        raise _bad_record(outcome.fault or Fault("it is empty"), locale)
    return outcome.record


def _bad_record(fault: Fault, locale: str) -> Problem:
    reasons = reason_words(fault.reasons, {}, locale)
    why = f"{fault.message}: {' '.join(reason.text for reason in reasons)}" if reasons else f"{fault.message}."
    detail = told("problem-record-unreadable", why=why)
    if fault.number is not None:
        detail = told("problem-record-unreadable-at", number=fault.number, why=why)
    return Problem(422, "bad-record", detail[:2000], action=fault.number, reasons=reasons)


def names_of_others(database: Database, names: list[str], me: Caller) -> set[str]:
    """Those of the names that are, or look like, the name of another person's account."""
    found = set()
    with database.reading() as session:
        for name in names:
            owner = account_like(session, name)
            if owner is not None and owner != me.person_id:
                found.add(name)
    return found


def _seat_name(text: str, number: int, foreign: bool = False) -> str:
    """A player's name fit for our tables: one line, no control characters, not too long."""
    kept = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in unicodedata.normalize("NFC", text))
    mark = OF_A_RECORD if foreign else ""
    return (" ".join(kept.split())[: NAME - len(mark)].strip() or told("name-of-player", number=number)) + mark
