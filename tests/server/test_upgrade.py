"""The upgrade from earlier versions, rehearsed: `data/tables-0005.sqlite.xz` was made by the server whose last
migration was 0005, and so on. `tests/server/stored.py` says what is in them and makes the next one; that of 0005 has
only the four titles, Timed, and what was said of people.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from highiron.server.admin.verify import verify
from highiron.server.database.engine import Database
from highiron.server.database.migrate import known_revisions
from highiron.server.database.tables import Base, Delivery, Outgoing
from tests.server.house import stored_database
from tests.server.seated import Seated
from tests.server.site import PASSWORD, Site, Visitor, open_site
from tests.server.stored import DATA, MOVES, packed

FIRST = "0005"
STORED = {path.name[7:11]: path for path in sorted(DATA.glob("tables-*.sqlite.xz"))}  # by their last migration
WHOLE = pytest.mark.parametrize("made", [made for made in STORED if made != FIRST], indirect=True)
DAYS = 24 * 3600 * 1000


@pytest.fixture(scope="module", params=list(STORED))
def made(request: pytest.FixtureRequest) -> str:
    """The last migration of the version that made the database."""
    name: str = request.param
    return name


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def upgraded(made: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """As an administrator upgrades: by starting the new program, or by a backup of the old one on PostgreSQL."""
    with stored_database(request, tmp_path_factory.mktemp("upgraded"), STORED[made]) as database:
        yield database


@pytest.fixture(scope="module")
def site(upgraded: Database) -> Iterator[Site]:
    with open_site(upgraded) as opened:
        yield opened


def come(site: Site, name: str) -> Visitor:
    visitor = site.nobody()
    return visitor.keep(visitor.post("/api/sessions", {"name": name, "password": PASSWORD}))


def tables_of(visitor: Visitor) -> dict[str, Any]:
    """Somebody's tables by their names; a rematch has that of the table before, and is left out."""
    found = visitor.get("/api/games?mine=true&limit=100").json()["tables"]
    again = [table["rematch"] for table in found]
    return {table["name"]: table for table in found if table["id"] not in again}


def test_every_game_is_as_it_was_and_is_played_on(site: Site, upgraded: Database) -> None:
    assert {verdict.game_id: verdict.faults for verdict in verify(upgraded) if verdict.faults} == {}
    ann = come(site, "Ann")
    tables = tables_of(ann)
    around = {name: table for name, table in tables.items() if name == table["title"]}
    assert {"1830", "1846", "1817", "18CE"} <= set(around)
    for title, table in around.items():
        game = Seated(table["id"], {seat["letter"]: ann for seat in table["seats"]})
        assert table["sequence"] == MOVES
        actor = game.view()["actor"]
        advised = game.ask(actor, "/hint", params={"seat": actor})["action"]
        assert game.send(actor, advised, key=f"upgraded-{title}").status_code == 200, title
    timed = tables["Timed"]
    assert timed["clock"]["kind"] == "game" and timed["deadline"] is not None
    assert all(80 * DAYS < seat["left"] <= 91 * DAYS for seat in timed["seats"])
    assert {verdict.game_id: verdict.faults for verdict in verify(upgraded) if verdict.faults} == {}


def test_people_keep_what_was_said_of_them(site: Site) -> None:
    dan = site.nobody().post("/api/sessions", {"name": "Dan", "password": PASSWORD})
    assert (dan.status_code, dan.json()["code"]) == (403, "banned")
    ann, bob, ada = come(site, "Ann"), come(site, "Bob"), come(site, "Ada")
    (timed,) = [table for table in bob.get("/api/games?mine=true").json()["tables"] if table["name"] == "Timed"]
    assert bob.post(f"/api/games/{timed['id']}/chat", {"text": "hello"}).json()["code"] == "muted"
    assert [blocked["name"] for blocked in ann.get("/api/me/blocks").json()] == ["Dan"]
    (report,) = ada.get("/api/admin/reports").json()
    assert (report["about_name"], report["quoted"]) == ("Bob", "something rude")
    assert {"ban", "mute"} <= {line["act"] for line in ada.get("/api/admin/audit").json()["lines"]}
    taken = site.nobody().post("/api/guests", {"name": "Аnn"})  # with a Cyrillic letter
    assert taken.json()["code"] == "name-taken"


@WHOLE
def test_what_was_asked_and_said_at_tables_is_kept(site: Site) -> None:
    ann, cleo = come(site, "Ann"), come(site, "Cleo")
    tables = tables_of(ann)
    stands = {name: table["status"] for name, table in tables.items() if name != table["title"]}
    assert {"Timed": "running", "Talk": "running", "Bots": "running", "Waiting": "open"}.items() <= stands.items()
    path = f"/api/games/{tables['Talk']['id']}"
    said = ann.get(f"{path}/chat").json()["lines"]
    assert said[0]["text"] == "hello 你好 سلام" and [line["removed"] for line in said[:2]] == [False, True]
    assert ann.get(f"{path}/notes").json()["text"] == "watch the trains"
    assert [vote["status"] for vote in ann.get(f"{path}/votes").json()] == ["declined", "open"]
    assert cleo.get(f"{path}/programs").json()[0]["program"]["kind"] == "pass"
    assert not tables["Bots"]["hints"] and [seat["bot"] for seat in tables["Bots"]["seats"]] == ["", "steady", "random"]
    over = tables["Over"]
    assert over["status"] == "abandoned" and ann.get(f"/api/games/{over['rematch']}").json()["status"] == "open"
    brought = next(table for table in tables.values() if table["imported"])
    assert ann.get(f"/api/games/{brought['id']}/analysis").json()["status"] == "done"


@WHOLE
def test_what_people_set_and_what_waits_for_them_is_kept(site: Site, upgraded: Database) -> None:
    ann, ada = come(site, "Ann"), come(site, "Ada")
    taken = ann.get("/api/me/export").json()
    assert taken["webhook"] == "http://127.0.0.1:9/hook" and taken["email"]["address"] == "ann@mail.example"
    assert taken["person"]["locale"] == "ja" and [key["name"] for key in taken["passkeys"]] == ["phone"]
    assert [token["scopes"] for token in taken["tokens"]] == [["play", "read"]]
    assert len(taken["pushes"]) == len(taken["ratings"]) == len(taken["following"]) == 1
    assert [wording["proposal"] for wording in ada.get("/api/admin/wordings").json()] == ["another"]
    with upgraded.reading() as session:
        assert {"mail", "push"} <= set(session.scalars(select(Outgoing.channel)))
        assert session.scalars(select(Delivery.id)).all()


def test_what_makes_the_next_one_puts_a_row_into_every_table(tmp_path: Path) -> None:
    assert set(STORED) <= set(known_revisions())
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    packed(fresh)
    database = Database(f"sqlite:///{fresh / 'highiron.sqlite'}")
    with database.reading() as session:
        empty = [
            table.name
            for table in Base.metadata.sorted_tables
            if not session.scalar(select(func.count()).select_from(table))
        ]
    database.close()
    assert set(empty) <= {"challenges", "attempts"}, "gone in minutes; everything else is rehearsed"
