"""When the database fails: moves are refused cleanly, nothing is half done, and all goes on afterwards."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text

from highiron.server.admin.verify import verify_game
from highiron.server.database.engine import Database, database_url
from highiron.server.database.errors import Unavailable
from highiron.server.database.migrate import migrate
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.service import Games
from tests.server.games.conftest import add_people
from tests.server.games.table import Table
from tests.server.postgres import Cluster


def hotseat(games: Games) -> Table:
    (ann,) = add_people(games.database, "Ann")
    seats = tuple(NewSeat(name, ann) for name in ("Ann", "Bob", "Cyd"))
    table = NewTable(host_id=ann, title="1830", players=3, mode="hotseat", seats=seats, seed=3)
    return Table(games, games.start(games.create(table)).game_id)


def play_until_refused(table: Table) -> None:
    """Sooner or later a move does not go through, and that changes nothing."""
    before, trouble = table.live, None
    while trouble is None and before.sequence < 500:
        before = table.live
        try:
            table.send(table.random_action())
        except Unavailable as error:
            trouble = error
    assert trouble is not None, "there was room for everything"
    assert trouble.status == 503 and "again" in trouble.detail
    assert table.live == before


def test_a_full_database_refuses_moves_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    migrate(database)
    games = Games(database)
    table = hotseat(games)
    table.play_random(20)
    with database.writing() as session:
        pages = session.scalar(text("PRAGMA page_count"))
        session.execute(text(f"PRAGMA max_page_count = {pages + 3}"))
    play_until_refused(table)
    stuck = table.live.sequence
    assert stuck >= 20
    with database.writing() as session:
        session.execute(text("PRAGMA max_page_count = 1000000"))
    table.play_random(30)
    assert table.live.sequence == stuck + 30
    assert verify_game(database, table.id).faults == []
    database.close()


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own with little room."""
    place = tmp_path / "tiny"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "highiron-test", str(place)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a small file system cannot be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_a_full_disk_refuses_moves_and_goes_on_when_there_is_room(tiny_disk: Path) -> None:
    database = Database(database_url(tiny_disk))
    migrate(database)
    table = hotseat(Games(database))
    table.play_random(10)
    filler = tiny_disk / "filler"
    fill(filler)
    play_until_refused(table)
    with pytest.raises(Unavailable):
        table.play_random(1)
    stuck = table.live.sequence
    filler.unlink()
    table.play_random(20)
    assert table.live.sequence == stuck + 20
    fresh = Games(database)
    assert fresh.live(table.id).state == table.live.state
    assert verify_game(database, table.id).faults == []
    database.close()


def fill(path: Path) -> None:
    """Write until nothing more fits."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 1024)


@pytest.fixture
def own_cluster(cluster: Cluster) -> Iterator[Cluster]:
    """The tests' PostgreSQL; it runs again afterwards, whatever happened."""
    yield cluster
    if not cluster.runs():
        cluster.start()


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_lost_connection_refuses_moves_and_comes_back(
    own_cluster: Cluster, request: pytest.FixtureRequest, how: str
) -> None:
    url = request.getfixturevalue("empty_postgres")()
    database = Database(url)
    games = Games(database)
    table = hotseat(games)
    games.begin()
    table.play_random(10)
    before, action, holder = table.live, table.random_action(), table.holder("A")
    own_cluster.stop(how)
    for _ in range(3):
        with pytest.raises(Unavailable):
            table.games.submit(table.id, holder, action.seat, before.sequence, "k", action)
    assert not database.reachable()
    own_cluster.start()
    done = games.submit(table.id, holder, action.seat, before.sequence, "k", action)
    assert done.sequence == 11 and not done.repeated
    table.play_random(10)
    assert table.live.sequence == 21
    assert verify_game(database, table.id).faults == []
    games.close()
    database.close()
