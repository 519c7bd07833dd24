"""Records that people bring along."""

import subprocess
import sys
import threading
import unicodedata

import msgspec

from highiron.core.actions import action_from_data
from highiron.records import own
from highiron.server.auth.caller import Caller
from highiron.server.errors import Problem
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.service import Games
from highiron.server.play.wording import reason_words
from highiron.server.records.reading import Fault, Outcome, ReadRecord

SECONDS = 30.0
NAME = 40
_AT_A_TIME = threading.BoundedSemaphore(2)


def import_record(games: Games, me: Caller, text: str, *, go_on: bool, public: bool, name: str, locale: str) -> str:
    """Store a record; gives the id of its game. `go_on`: a game that has not ended is played on by the caller."""
    record = _read(text, locale)
    header = record.header
    game = own.begin(header)
    for action in record.actions:
        game.play(action_from_data(action))
    running = go_on and not game.over
    table = NewTable(
        host_id=me.person_id,
        title=header.title,
        players=len(header.seats),
        mode="hotseat" if running else "online",
        public=public and not running,
        name=name,
        seats=tuple(
            NewSeat(name=_seat_name(seat, number), person_id=me.person_id if running else None)
            for number, seat in enumerate(header.seats, 1)
        ),
    )
    return games.store_record(table, game, "running" if running else "")


def _read(text: str, locale: str) -> ReadRecord:
    """Replayed in a process of its own: a file may be made to take for ever."""
    if not _AT_A_TIME.acquire(timeout=SECONDS):
        raise Problem(
            503, "busy", "Other records are being read; try again in a moment.", headers={"Retry-After": "30"}
        )
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
        raise Problem(
            422, "record-too-slow", f"The record could not be replayed within {SECONDS:.0f} seconds."
        ) from None
    finally:
        _AT_A_TIME.release()
    if done.returncode != 0:
        raise Problem(422, "bad-record", "The record could not be read: replaying it broke off.")
    outcome = msgspec.json.decode(done.stdout, type=Outcome)
    if outcome.record is None:
        raise _bad_record(outcome.fault or Fault("it is empty"), locale)
    return outcome.record


def _bad_record(fault: Fault, locale: str) -> Problem:
    reasons = reason_words(fault.reasons, {}, locale)
    where = f"Action {fault.number}: " if fault.number is not None else ""
    why = " ".join(reason.text for reason in reasons)
    detail = f"The record cannot be read. {where}{fault.message}{': ' if why else '.'}{why}"
    return Problem(422, "bad-record", detail[:2000], action=fault.number, reasons=reasons)


def _seat_name(text: str, number: int) -> str:
    """A player's name fit for our tables: one line, no control characters, not too long."""
    kept = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:NAME].strip() or f"Player {number}"
