"""A database whose states were written in their first form opens, plays on and verifies.

`data/form-1.sqlite.xz` was made by the server of that time. It holds, by name of the table:

| table | title | what is in it |
|---|---|---|
| Ended | 1830 | a whole game of two persons and a bot, with an undo and a redo by vote |
| Pending | 1830 | hotseat; a checkpoint with each kind of pending frame, the last with an offer for a train |
| Draft | 1846 | three players in the middle of the secret draft |
| Receivership | 1846 | hotseat; two corporations in receivership that have run, one other deep in its turn |
| Two | 1846 | two players; an undo that can be redone, an open vote, a programmed move that is active |
| Programs | 1830 | preset 18xx.games; a stock round that programmed moves have passed through |
| Waiting | 1830 | a table that has not begun |

Ann, Bob and Cleo have accounts; Ann has a webhook, notes and chat at every table.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from highiron.records.own import read_game
from highiron.server.admin.verify import verify
from highiron.server.database.engine import Database
from tests.server.house import stored_database
from tests.server.seated import Seated
from tests.server.site import PASSWORD, Site, Visitor, open_site

MADE = Path(__file__).parent / "data" / "form-1.sqlite.xz"
NAMES = ("Ann", "Bob", "Cleo")
RUNNING = ("Pending", "Draft", "Receivership", "Two", "Programs")
HOTSEAT = ("Pending", "Receivership")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """The old database in the present shape; on PostgreSQL by way of a backup."""
    with stored_database(request, tmp_path_factory.mktemp("old"), MADE) as database:
        yield database


@pytest.fixture(scope="module")
def site(old: Database) -> Iterator[Site]:
    with open_site(old) as opened:
        yield opened


@pytest.fixture(scope="module")
def people(site: Site) -> dict[str, Visitor]:
    """Everybody, signed in by the password of then."""
    found = {}
    for name in NAMES:
        visitor = site.nobody()
        found[name] = visitor.keep(visitor.post("/api/sessions", {"name": name, "password": PASSWORD}))
    return found


@pytest.fixture(scope="module")
def tables(people: dict[str, Visitor]) -> dict[str, Any]:
    """Ann's tables by name."""
    answer = people["Ann"].get("/api/games?mine=true")
    assert answer.status_code == 200, answer.text
    return {table["name"]: table for table in answer.json()["tables"]}


def seated(table: Any, people: dict[str, Visitor]) -> Seated:
    by_id = {visitor.id: visitor for visitor in people.values()}
    return Seated(table["id"], {seat["letter"]: by_id[seat["person"]] for seat in table["seats"] if seat["person"]})


def test_verify_finds_no_fault_in_games_of_the_first_form(old: Database) -> None:
    found = list(verify(old))
    assert len(found) == 6
    assert {verdict.game_id: verdict.faults for verdict in found if verdict.faults} == {}


def test_the_facts_of_every_table_can_be_had(tables: dict[str, Any], people: dict[str, Visitor]) -> None:
    for table in tables.values():
        answer = people["Ann"].get(f"/api/facts/{table['facts']}")
        assert answer.status_code == 200, table["name"]
        assert people["Ann"].get(f"/api/games/{table['id']}/facts").json() == answer.json()


def test_every_table_is_listed(tables: dict[str, Any]) -> None:
    assert sorted(tables) == sorted(["Ended", "Waiting", *RUNNING])
    assert {name: table["status"] for name, table in tables.items()} == {
        "Ended": "finished",
        "Waiting": "open",
        **dict.fromkeys(RUNNING, "running"),
    }


@pytest.mark.parametrize("name", ["Ended", *RUNNING])
def test_every_seat_sees_its_game(name: str, tables: dict[str, Any], people: dict[str, Visitor], site: Site) -> None:
    game = seated(tables[name], people)
    for seat in game.people:
        view = game.view(seat, seat=seat)
        assert view["you"] == seat and view["sequence"] == tables[name]["sequence"] > 0
        held = sum(view["view"]["cash"].values())
        assert held > 0 and game.view(seat, seat=seat, at=0)["at"] == 0
        middle = game.view(seat, seat=seat, at=view["position"] // 2)
        assert sum(middle["view"]["cash"].values()) > 0
    if name != "Ended":
        actor = game.view()["actor"]
        assert game.view(actor)["legal"], "whoever is asked can move"
    page = game.ask("A", "/log?limit=200")
    assert page["entries"] and all(entry["lines"] or entry["kind"] == "action" for entry in page["entries"])


def test_what_was_pending_is_pending(tables: dict[str, Any], people: dict[str, Visitor]) -> None:
    def frames(name: str) -> list[str]:
        game = seated(tables[name], people)
        return [frame["frame"] for frame in game.view(game.view()["actor"])["view"]["frames"]]

    assert frames("Pending") == ["operating_round", "operating_turn", "offer"]
    assert frames("Draft") == ["draft"]
    assert frames("Receivership") == ["operating_round", "operating_turn"]


@pytest.mark.parametrize("name", ["Ended", *HOTSEAT])
def test_records_can_be_downloaded(name: str, tables: dict[str, Any], people: dict[str, Visitor]) -> None:
    path = f"/api/games/{tables[name]['id']}/record"
    answer = people["Ann"].get(path)
    assert answer.status_code == 200, answer.text
    game = read_game(answer.text)
    assert len(game.actions) == seated(tables[name], people).view()["position"]
    assert people["Ann"].get(f"/api/games/{tables[name]['id']}/statistics").status_code == 200


def test_chat_notes_and_programs_are_kept(tables: dict[str, Any], people: dict[str, Visitor]) -> None:
    ann = people["Ann"]
    for name in ("Ended", *RUNNING):
        path = f"/api/games/{tables[name]['id']}"
        assert ann.get(f"{path}/notes").json()["text"] == "watch the trains"
        assert ann.get(f"{path}/chat").json()["lines"][0]["text"].startswith("Hello")
    done = people["Bob"].get(f"/api/games/{tables['Programs']['id']}/programs").json()
    assert [line["code"] for line in done[0]["log"]][-2:] == ["program-fired", "program-stopped"]
    assert people["Bob"].get(f"/api/games/{tables['Two']['id']}/programs").json()[0]["status"] == "active"


def test_what_was_taken_back_can_be_done_again(tables: dict[str, Any], people: dict[str, Visitor]) -> None:
    game = seated(tables["Two"], people)
    view = game.view()
    assert view["undo"]["redo_to"] == view["position"] + 1 and view["undo"]["redo_free"]
    body = {"sequence": view["sequence"], "key": "old-redo", "seat": view["actor"]}
    done = people["Ann"].post(f"{game.path}/redo", body)
    assert done.status_code == 200 and done.json()["accepted"]["position"] == view["position"] + 1


@pytest.mark.parametrize("name", RUNNING)
def test_games_are_played_on_and_still_verify(
    name: str, tables: dict[str, Any], people: dict[str, Visitor], old: Database
) -> None:
    game = seated(tables[name], people)
    before = game.view()["sequence"]
    for _ in range(12):
        actor = game.view()["actor"]
        advised = game.ask(actor, "/hint", params={"seat": actor})["action"]  # by a bot: a random move may end the game
        assert game.send(actor, advised).status_code == 200
    if name in HOTSEAT:
        for path, body in (("undo", {"to": 100}), ("redo", {})):
            asked = {"sequence": game.view()["sequence"], "key": f"{name}-{path}", "seat": "A", **body}
            assert people["Ann"].post(f"{game.path}/{path}", asked).json()["accepted"], path
    assert game.view()["sequence"] >= before + 12
    (verdict,) = verify(old, [game.id])
    assert verdict.faults == []
