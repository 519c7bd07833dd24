"""Verify: sound games pass, and whatever was changed in the database is found."""

from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from highiron.server.admin.verify import verify, verify_game
from highiron.server.database.engine import Database
from highiron.server.database.tables import Checkpoint, Entry, Game
from highiron.server.games.errors import NoSuchGame
from highiron.server.games.service import Games
from tests.server.admin.test_backup import hotseat

Tamper = Callable[[Session], object]


def test_sound_games_pass_with_all_that_was_undone(database: Database) -> None:
    games = Games(database)
    for _ in range(2):
        table = hotseat(games, 60)
        table.redo("A")
        table.undo("A", to=55)
        table.play_random(20)
    found = list(verify(database))
    assert [verdict.faults for verdict in found] == [[], []]
    assert [verdict.entries for verdict in found] == [83, 83]


def spoil_action(session: Session) -> None:
    entry = session.get_one(Entry, (session.info["game"], 20))
    data = msgspec.json.decode(entry.action)
    entry.action = msgspec.json.encode({"type": "bankrupt", "seat": data["seat"], "company": "B&O"}).decode()


def spoil_checkpoint(session: Session) -> None:
    point = session.get_one(Checkpoint, (session.info["game"], 50))
    data = msgspec.json.decode(point.state)
    data["cash"]["A"] += 1
    point.state = msgspec.json.encode(data).decode()


def spoil_fingerprint(session: Session) -> None:
    game = session.get_one(Game, session.info["game"])
    game.fingerprint = game.fingerprint[:-1] + ("1" if game.fingerprint[-1] == "0" else "0")


TAMPERS: dict[str, tuple[Tamper, str]] = {
    "an action": (spoil_action, "entry 20: refused"),
    "a missing entry": (lambda s: s.execute(delete(Entry).where(Entry.sequence == 30)), "entry 30 is missing"),
    "events": (
        lambda s: s.execute(update(Entry).where(Entry.sequence == 7).values(events="[]")),
        "entry 7: other events",
    ),
    "a checkpoint": (spoil_checkpoint, "checkpoint 50: another state"),
    "the fingerprint": (spoil_fingerprint, "state: stored "),
    "the actor": (lambda s: s.execute(update(Game).values(actor="Z")), "actor: stored 'Z'"),
    "the seed": (lambda s: s.execute(update(Game).values(seed="5")), "entry"),
    "the rules": (lambda s: s.execute(update(Game).values(rules_version=99)), "Rules version 99 of 1846"),
}


@pytest.mark.parametrize("what", list(TAMPERS))
def test_a_change_in_the_database_is_found(database: Database, what: str) -> None:
    table = hotseat(Games(database), 60)
    assert verify_game(database, table.id).faults == []
    tamper, expected = TAMPERS[what]
    with database.writing() as session:
        session.info["game"] = table.id
        tamper(session)
    faults = verify_game(database, table.id).faults
    assert faults and any(expected in fault for fault in faults), faults


def test_a_fingerprint_of_another_form_of_state_says_nothing(database: Database) -> None:
    table = hotseat(Games(database), 10)
    with database.writing() as session:
        session.execute(update(Game).values(fingerprint="another form:0"))
    assert verify_game(database, table.id).faults == []


def test_a_game_that_is_not_there_cannot_be_verified(database: Database) -> None:
    with pytest.raises(NoSuchGame):
        verify_game(database, "nothing")
