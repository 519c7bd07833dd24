"""Backup and restore: everything, at one moment, into either kind of database."""

import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text

from highiron.server.admin.backup import backup
from highiron.server.admin.dump import BadBackup, DumpWriter, Row, read_header, read_rows
from highiron.server.admin.restore import NotAlone, NotEmpty, restore
from highiron.server.admin.verify import verify
from highiron.server.database.engine import Database, database_url
from highiron.server.database.migrate import NotMigrated, head
from highiron.server.database.tables import Base, Person
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.service import Games
from tests.server.games.conftest import add_people
from tests.server.games.table import Table


def hotseat(games: Games, moves: int) -> Table:
    (ann,) = add_people(games.database, "Ann")
    seats = tuple(NewSeat(name, ann) for name in ("Ann", "Bob", "Cyd"))
    table = NewTable(host_id=ann, title="1846", players=3, mode="hotseat", seats=seats, seed=7)
    made = Table(games, games.start(games.create(table)).game_id)
    made.play_random(moves)
    made.undo("A", to=moves // 2)
    return made


def rows_of(database: Database) -> dict[str, list[tuple[object, ...]]]:
    with database.reading() as session:
        return {
            table.name: [tuple(row) for row in session.execute(table.select().order_by(*table.primary_key))]
            for table in Base.metadata.sorted_tables
        }


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_restores_everything_into_either_kind(
    database: Database, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    table = hotseat(Games(database), 60)
    file = tmp_path / "all.jsonl.gz"
    rows = backup(database, file)
    url = database_url(tmp_path) if target == "sqlite" else request.getfixturevalue("empty_postgres")()
    other = Database(url)
    assert restore(other, file) == rows > 60
    assert rows_of(other) == rows_of(database)
    games = Games(other)
    assert games.live(table.id).state == table.live.state
    moved = Table(games, table.id)
    moved.play_random(5)
    assert add_people(other, "Bob") == [2]  # numbers go on behind those that were restored
    assert [verdict.faults for verdict in verify(other)] == [[]]
    other.close()


def test_a_backup_while_moves_are_made_is_one_moment(database: Database, tmp_path: Path) -> None:
    games = Games(database)
    tables = [hotseat(games, 10) for _ in range(3)]
    threads = [threading.Thread(target=table.play_random, args=(40,)) for table in tables]
    for thread in threads:
        thread.start()
    file = tmp_path / "running.jsonl.gz"
    backup(database, file)
    for thread in threads:
        thread.join()
    place = tmp_path / "copy"
    place.mkdir()
    copy = Database(database_url(place))
    restore(copy, file)
    verdicts = list(verify(copy))
    assert len(verdicts) == 3 and all(not verdict.faults for verdict in verdicts)
    copy.close()


def test_a_backup_is_private_and_never_overwrites(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl.gz"
    backup(database, file)
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(FileExistsError):
        backup(database, file)
    assert list(tmp_path.glob("*.part")) == []


def test_a_database_of_another_shape_is_not_backed_up(tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    with pytest.raises(NotMigrated):
        backup(database, tmp_path / "nothing.gz")
    assert not (tmp_path / "nothing.gz").exists()
    database.close()


def test_restore_overwrites_only_when_forced(make_url: Callable[[], str], tmp_path: Path) -> None:
    database = Database(make_url())
    add_people(database, "Ann")
    file = tmp_path / "ann.gz"
    backup(database, file)
    add_people(database, "Bob")
    with pytest.raises(NotEmpty, match="--force"):
        restore(database, file)
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Person)) == 2
    restore(database, file, force=True)
    with database.reading() as session:
        assert session.scalars(select(Person.name)).all() == ["Ann"]
    database.close()


def damaged(data: bytes) -> dict[str, bytes]:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return {
        "cut": data[: len(data) // 2],
        "empty": b"",
        "other": b"hello",
        "no end": gzip.compress(b"".join(lines[:-1])),
        "changed": gzip.compress(b"".join(lines).replace(b'"Ann"', b'"Eve"')),
        "missing row": gzip.compress(b"".join([lines[0], *lines[2:]])),
        "later format": gzip.compress(b"".join(lines).replace(b'"highiron_backup":1', b'"highiron_backup":2')),
        "later shape": gzip.compress(b"".join(lines).replace(f'"revision":"{head()}"'.encode(), b'"revision":"9"')),
        "flipped": data[:60] + bytes([data[60] ^ 255]) + data[61:],
    }


FAULTS = ("cut", "empty", "other", "no end", "changed", "missing row", "later format", "later shape", "flipped")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_damaged_backup_is_refused_before_anything_is_touched(database: Database, tmp_path: Path, fault: str) -> None:
    add_people(database, "Ann", "Bob")
    file = tmp_path / "good.gz"
    backup(database, file)
    bad = tmp_path / "bad.gz"
    bad.write_bytes(damaged(file.read_bytes())[fault])
    with pytest.raises(BadBackup):
        restore(database, bad, force=True)
    with database.reading() as session:
        assert session.scalars(select(Person.name).order_by(Person.id)).all() == ["Ann", "Bob"]


def ill_fitting() -> dict[str, Callable[[dict[str, list[str]], list[Row]], None]]:
    """What somebody may have done to a backup before it was closed anew, by what is wrong then."""

    deep: Any = 1
    for _ in range(900):
        deep = [deep]

    def set_first(value: Any) -> Callable[[dict[str, list[str]], list[Row]], None]:
        return lambda tables, rows: rows[0][1].__setitem__(tables["people"].index("name"), value)

    def add_table(tables: dict[str, list[str]], rows: list[Row]) -> None:
        tables["nosuch"] = ["a"]
        rows.append(("nosuch", [1]))

    def add_column(tables: dict[str, list[str]], rows: list[Row]) -> None:
        tables["people"].append("nosuch")
        for _, values in rows:
            values.append(1)

    return {
        "a table that is not there": add_table,
        "a row of no table": lambda tables, rows: rows.append(("nosuch", [])),
        "a column that is not there": add_column,
        "a row twice": lambda tables, rows: rows.append(rows[0]),
        "no name": set_first(None),
        "an object": set_first({"x": 1}),
        "lists in lists": set_first(deep),
        "a number that no database has": set_first(2**70),
        "somebody nobody knows": lambda tables, rows: rows.append(("blocks", [1, 99, 0])),
        "a truth that is none": lambda tables, rows: rows[0][1].__setitem__(tables["people"].index("admin"), "maybe"),
    }


@pytest.mark.parametrize("fault", ill_fitting())
def test_a_backup_whose_rows_do_not_fit_is_refused_and_everything_stays(
    database: Database, tmp_path: Path, fault: str
) -> None:
    add_people(database, "Ann", "Bob")
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    backup(database, good)
    header, rows = read_header(good), [row for row in read_rows(good) if row[0] == "people"]
    ill_fitting()[fault](header.tables, rows)
    with bad.open("wb") as file:
        writer = DumpWriter(file, header)
        for table, values in rows:
            writer.add(table, values)
        writer.close()
    with pytest.raises(BadBackup, match=r"fit|changed or damaged"):
        restore(database, bad, force=True)
    with database.reading() as session:
        assert session.scalars(select(Person.name).order_by(Person.id)).all() == ["Ann", "Bob"]


def test_a_row_nested_without_end_is_a_damaged_backup(database: Database, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.gz", tmp_path / "bad.gz"
    backup(database, good)
    header = gzip.decompress(good.read_bytes()).splitlines(keepends=True)[0]
    bad.write_bytes(gzip.compress(header + b'["people",[' + b"[" * 50_000 + b"]" * 50_000 + b"]]\n"))
    with pytest.raises(BadBackup):
        restore(database, bad)


def test_restore_waits_for_no_running_server(empty_postgres: Callable[[], str], tmp_path: Path) -> None:
    """PostgreSQL knows who is connected; for SQLite the command takes the lock of the data directory."""
    url = empty_postgres()
    database = Database(url)
    file = tmp_path / "one.gz"
    backup(database, file)
    server = Database(url)
    with server.reading() as session:
        session.execute(text("SELECT 1"))
        with pytest.raises(NotAlone):
            restore(database, file)
    server.close()
    database.engine.dispose()
    restore(database, file)
    database.close()
