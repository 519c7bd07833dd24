"""The two doors of the database: what is written is stored, together or not at all."""

import sqlite3
import threading
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Select, bindparam, column, func, select, table, text
from sqlalchemy.exc import IntegrityError

from highiron.server.clock import now
from highiron.server.database import group_commit
from highiron.server.database.engine import FILE, Database, database_url
from highiron.server.database.errors import Unavailable
from highiron.server.database.glance import NotAtOnce
from highiron.server.database.tables import Person


def person(name: str) -> Person:
    return Person(name=name, folded=name, created=now())


def names(database: Database) -> list[str]:
    with database.reading() as session:
        return sorted(session.scalars(select(Person.name)))


def test_what_was_written_can_be_read_after_the_block(database: Database) -> None:
    with database.writing() as session:
        session.add(person("ann"))
    assert names(database) == ["ann"]


def test_an_exception_takes_everything_back(database: Database) -> None:
    def write() -> None:
        with database.writing() as session:
            session.add(person("ann"))
            session.flush()
            raise KeyError("stop")

    with pytest.raises(KeyError):
        write()
    assert names(database) == []
    with database.writing() as session:
        session.add(person("bob"))
    assert names(database) == ["bob"]


def test_many_writers_at_once_are_all_stored_and_failing_ones_harm_nobody(database: Database) -> None:
    with database.writing() as session:
        session.add(person("taken"))
    failed: list[str] = []
    start = threading.Barrier(24)

    def write(number: int) -> None:
        start.wait()
        for turn in range(5):
            name = "taken" if number % 4 == 0 else f"w{number}-{turn}"
            try:
                with database.writing() as session:
                    session.add(person(name))
            except IntegrityError:
                failed.append(name)

    threads = [threading.Thread(target=write, args=(number,)) for number in range(24)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == ["taken"] * 30
    assert len(names(database)) == 91


def test_writing_inside_writing_is_a_fault_on_sqlite(tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    with database.writing(), pytest.raises(RuntimeError), database.writing():
        pass
    database.close()


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    for door in (database.reading, database.writing):
        with door() as session:
            assert session.scalar(text("PRAGMA journal_mode")) == "wal"
            assert session.scalar(text("PRAGMA synchronous")) == 2
            assert session.scalar(text("PRAGMA foreign_keys")) == 1
    database.close()


def test_writers_share_commits_on_sqlite(tmp_path: Path) -> None:
    """While one commit is under way others gather, and go into the next one together."""
    database = Database(database_url(tmp_path))
    with database.writing() as session:
        session.execute(text("CREATE TABLE things (number INTEGER)"))
    commits: list[int] = []
    group = database._group
    assert group is not None
    original = group._close

    def close(batch: object) -> None:
        commits.append(batch.members)  # type: ignore[attr-defined]
        original(batch)  # type: ignore[arg-type]

    group._close = close  # type: ignore[method-assign]

    def write(number: int) -> None:
        for _ in range(10):
            with database.writing() as session:
                session.execute(text("INSERT INTO things VALUES (:number)"), {"number": number})

    threads = [threading.Thread(target=write, args=(number,)) for number in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(commits) == 160 and len(commits) < 160
    with database.reading() as session:
        assert session.scalar(text("SELECT count(*) FROM things")) == 160
    database.close()


def test_a_database_that_is_not_there_is_unavailable() -> None:
    database = Database("postgresql://nobody@127.0.0.1:1/nothing")
    assert not database.reachable()
    with pytest.raises(Unavailable), database.writing() as session:
        session.execute(text("SELECT 1"))
    database.close()


def test_only_the_two_kinds_of_database_are_taken() -> None:
    with pytest.raises(ValueError, match="SQLite or PostgreSQL"):
        Database("mysql://localhost/highiron")


@pytest.mark.parametrize("short", ["postgresql://h/d", "postgres://h/d"])
def test_plain_addresses_of_postgresql_get_our_driver(short: str) -> None:
    assert database_url(Path(), short) == "postgresql+psycopg://h/d"


def test_the_number_of_rows_is_what_was_committed(database: Database) -> None:
    with database.writing() as session:
        session.add_all([person("a"), person("b")])
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Person)) == 2


def test_writers_of_a_locked_file_share_one_deadline_and_readers_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in the queue used to wait its own time for the file, one after the other."""
    came: dict[int, float] = {}  # when a thread first looked at the clock

    def clock() -> float:
        time = monotonic()
        came.setdefault(threading.get_ident(), time)
        return time

    monkeypatch.setattr(group_commit, "monotonic", clock)
    database = Database(database_url(tmp_path))
    with database.writing() as session:
        session.execute(text("CREATE TABLE things (number INTEGER)"))
    group = database._group
    assert group is not None
    group._patience = 0.4
    late: list[float] = []  # how much later than when it came plus its patience a writer gives up on the file
    original = group._open

    def open_file(deadline: float) -> object:
        late.append(deadline - came[threading.get_ident()] - 0.4)
        return original(deadline)

    group._open = open_file  # type: ignore[assignment,method-assign]
    told: list[str] = []
    read: list[int] = []

    def write() -> None:
        try:
            with database.writing() as session:
                session.execute(text("INSERT INTO things VALUES (1)"))
        except Unavailable:
            told.append("later")

    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writers = [threading.Thread(target=write) for _ in range(12)]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        with database.reading() as session:
            read.append(session.scalar(text("SELECT count(*) FROM things")) or 0)
    other.execute("ROLLBACK")
    assert told == ["later"] * 12 and set(read) == {0}
    assert late and max(late) < 1e-6, "who had waited in the queue does not wait for the file as long again"
    came.clear()
    write()
    with database.reading() as session:
        assert session.scalar(text("SELECT count(*) FROM things")) == 1
    other.close()
    database.close()


def test_a_glance_waits_for_nobody(tmp_path: Path) -> None:
    """What the event loop itself reads: the committed row beside a writer, and never a wait for a file that is gone."""
    folder = tmp_path / "a folder, 100% #1"
    folder.mkdir()
    database = Database(database_url(folder))
    with database.writing() as session:
        session.execute(text("CREATE TABLE things (number INTEGER)"))
        session.execute(text("INSERT INTO things VALUES (1)"))
    numbers: Select[Any] = (
        select(column("number")).select_from(table("things")).where(column("number") < bindparam("most"))
    )
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("UPDATE things SET number = 2")
    assert database.glance(numbers, {"most": 5}) == (1,)
    other.execute("COMMIT")
    assert database.glance(numbers, {"most": 5}) == (2,) and database.glance(numbers, {"most": 2}) is None
    other.execute("DROP TABLE things")
    with pytest.raises(NotAtOnce):
        database.glance(numbers, {"most": 5})
    other.execute("CREATE TABLE things AS SELECT 3 AS number")
    assert database.glance(numbers, {"most": 5}) == (3,), "it is tried anew the next time"
    other.close()
    database.close()


def test_who_comes_behind_a_queue_for_a_locked_file_is_told_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow disk is waited for, a file that another process holds is not: the threads are wanted by readers."""
    monkeypatch.setattr(group_commit, "QUEUE", 1)
    monkeypatch.setattr(group_commit, "LOCKED", 0.01)
    database = Database(database_url(tmp_path))
    with database.writing() as session:
        session.execute(text("CREATE TABLE things (number INTEGER)"))
    group = database._group
    assert group is not None

    def write() -> None:
        with database.writing() as session:
            session.execute(text("INSERT INTO things VALUES (1)"))

    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writers = [threading.Thread(target=write) for _ in range(2)]
    writers[0].start()
    while not group._knocking:
        threading.Event().wait(0.001)
    writers[1].start()
    while not group._waiting:
        threading.Event().wait(0.001)
    with pytest.raises(Unavailable):
        write()
    assert all(writer.is_alive() for writer in writers), "who came before still waits"
    other.execute("ROLLBACK")
    for writer in writers:
        writer.join()
    with database.reading() as session:
        assert session.scalar(text("SELECT count(*) FROM things")) == 2, "those in the queue had their turn"
    database.close()
