"""The upgrade from the version before, rehearsed: `data/tables-0005.sqlite.xz` was made by the server whose last
migration was 0005.

Ann's tables around one screen are named by their titles, each with sixty moves; at Timed sit Ann, Bob and Cleo, with
ninety days each. Ada is the administrator. Dan is banned, Bob muted; Ann has reported a line of Bob's and blocks Dan.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from highiron.server.admin.verify import verify
from highiron.server.database.engine import Database
from tests.server.house import stored_database
from tests.server.seated import Seated
from tests.server.site import PASSWORD, Site, Visitor, open_site

MADE = Path(__file__).parent / "data" / "tables-0005.sqlite.xz"
TITLES = ("1830", "1846", "1817", "18CE")
DAYS = 24 * 3600 * 1000


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """As an administrator upgrades: by starting the new program, or by a backup of the old one on PostgreSQL."""
    with stored_database(request, tmp_path_factory.mktemp("upgraded"), MADE) as database:
        yield database


@pytest.fixture(scope="module")
def site(upgraded: Database) -> Iterator[Site]:
    with open_site(upgraded) as opened:
        yield opened


def come(site: Site, name: str) -> Visitor:
    visitor = site.nobody()
    return visitor.keep(visitor.post("/api/sessions", {"name": name, "password": PASSWORD}))


def test_every_game_is_as_it_was_and_is_played_on(site: Site, upgraded: Database) -> None:
    assert {verdict.game_id: verdict.faults for verdict in verify(upgraded) if verdict.faults} == {}
    ann = come(site, "Ann")
    tables = {table["name"]: table for table in ann.get("/api/games?mine=true").json()["tables"]}
    assert sorted(tables) == sorted((*TITLES, "Timed"))
    for title in TITLES:
        game = Seated(tables[title]["id"], {seat["letter"]: ann for seat in tables[title]["seats"]})
        assert tables[title]["sequence"] == 60
        actor = game.view()["actor"]
        advised = game.ask(actor, "/hint", params={"seat": actor})["action"]
        assert game.send(actor, advised).status_code == 200, title
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
    assert ann.get("/api/me/passkeys").json() == []
    taken = site.nobody().post("/api/guests", {"name": "Аnn"})  # with a Cyrillic letter
    assert taken.json()["code"] == "name-taken"
