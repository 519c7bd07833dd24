"""What one person may put on the machine that all share: each asks for little, and too often or too much of it."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import func, select, update

from highiron.server.auth import limits as limit
from highiron.server.auth.limits import Limit
from highiron.server.database.tables import Game, Program
from highiron.server.games import bots_alone
from highiron.server.observe.condition import FULL_DISK
from highiron.server.play import bounds
from highiron.server.programs import store
from highiron.server.tables import quotas
from highiron.words import catalogue
from tests.server.house import open_house
from tests.server.records.played import own, played
from tests.server.seated import hotseat, seat_people
from tests.server.site import Site, Visitor


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    yield from open_house(request)


@pytest.fixture
def limited(site: Site) -> Iterator[Site]:
    """The same server with its limits on."""
    limits = site.app.state.limits
    limits.enabled = limits._enabled = True
    yield site
    limits.enabled = limits._enabled = False


OPEN = {"title": "1830", "players": 3}

# --- programmed moves, notes, chat ---------------------------------------------------------------------------------


def test_a_program_is_short_whatever_is_sent(site: Site) -> None:
    table = seat_people(site)
    ann = table.people["A"]
    twice = {"kind": "pass", "stops_on": ["price-moved", "bid-made", "price-moved"] * 10}
    told = ann.ask("PUT", f"{table.path}/programs", {"program": twice})
    assert told.json()[-1]["program"]["stops_on"] == ["bid-made", "price-moved"]
    endless = {"kind": "pass", "stops_on": ["price-moved"] * bounds.LARGEST_MOVE}
    assert ann.ask("PUT", f"{table.path}/programs", {"program": endless}).status_code == 413


def test_programs_that_were_replaced_are_forgotten_and_active_ones_are_not(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "KEPT", 3)
    table = hotseat(site)
    ann, program = table.people["A"], {"program": {"kind": "pass"}}
    first = ann.ask("PUT", f"{table.path}/programs", {**program, "seat": "C"}).json()[-1]["id"]
    told: list[Any] = []
    for _ in range(8):
        told = ann.ask("PUT", f"{table.path}/programs", {**program, "seat": "B"}).json()
    assert [line["status"] for line in told] == ["active", *["cancelled"] * 3, "active"]
    assert told[0]["id"] == first and told[-1]["seat"] == "B"
    with site.database.reading() as session:
        assert session.scalar(select(func.count()).where(Program.game_id == table.id)) == 5


def test_programs_count_as_moves(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat_people(limited)
    ann = table.people["A"]
    monkeypatch.setattr("highiron.server.play.routes.MOVES", Limit("few-programs", 3, limit.HOUR))
    answers = [ann.ask("PUT", f"{table.path}/programs", {"program": {"kind": "pass"}}).status_code for _ in range(3)]
    assert answers == [200, 200, 200]
    assert ann.ask("DELETE", f"{table.path}/programs").status_code == 429


def test_notes_are_begun_on_so_many_games_a_day_and_written_on_as_before(
    limited: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("highiron.server.live.routes.NOTES_DAY", Limit("few-notes", 2, limit.HOUR))
    gail = limited.guest("Gail with notes")
    paths = [f"/api/games/{gail.post('/api/games', OPEN).json()['id']}/notes" for _ in range(3)]
    written = [gail.ask("PUT", path, {"text": "a plan"}).status_code for path in paths]
    assert written == [200, 200, 429]
    assert gail.ask("PUT", paths[0], {"text": "a better plan"}).status_code == 200


def test_nothing_is_said_or_noted_on_a_full_disk(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    gail = limited.guest("Gail on a full disk")
    path = f"/api/games/{gail.post('/api/games', OPEN).json()['id']}"
    monkeypatch.setattr(quotas, "disk_free", lambda _: FULL_DISK - 1)
    assert gail.post(f"{path}/chat", {"text": "hello"}).json()["code"] == "disk-full"
    assert gail.ask("PUT", f"{path}/notes", {"text": "a plan"}).json()["code"] == "disk-full"


# --- how often -----------------------------------------------------------------------------------------------------


def test_an_open_table_is_not_changed_again_and_again(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("highiron.server.tables.routes.CHANGES", Limit("few-changes", 5, limit.HOUR))
    host, bob = limited.guest("Host who changes"), limited.guest("Bob who changes")
    path = f"/api/games/{host.post('/api/games', OPEN).json()['id']}"
    seats = {"seats": [{"me": True}, {"bot": "steady"}]}
    changes = [
        (host, "PUT", "seats", seats),
        (host, "POST", "invitation", None),
        (host, "PUT", "seats", {"seats": [{"me": True}]}),
    ]
    for who, method, what, body in changes:
        assert who.ask(method, f"{path}/{what}", body).status_code in (200, 201)
    assert [host.ask("PUT", f"{path}/seats", seats).status_code for _ in range(3)] == [200, 200, 429]
    assert host.post(f"{path}/start").status_code == host.post(f"{path}/leave").status_code == 429
    coming = [bob.post(f"{path}/{what}").status_code for what in ("join", "leave") * 3]
    assert coming == [201, 201, 201, 201, 201, 429]


def test_a_guest_takes_so_many_names_in_an_hour(limited: Site) -> None:
    gail = limited.guest("Gail of many names")
    names = [gail.ask("PATCH", "/api/me", {"name": f"Gail {n}"}).status_code for n in range(limit.NAMES.count + 1)]
    assert names == [200] * limit.NAMES.count + [429]
    assert gail.ask("PATCH", "/api/me", {"locale": "fa"}).status_code == 200


# --- bots that play alone ------------------------------------------------------------------------------------------

BOTS = {"title": "1830", "players": 3, "seats": [{"bot": "random"}] * 3, "start": True}
WITH_ME = {"title": "1830", "players": 3, "seats": [{"me": True}, {"bot": "random"}, {"bot": "random"}], "start": True}
TO_A_BOT = {"kind": "substitute", "of": "A", "bot": "random", "seat": "A"}


def test_who_hands_a_seat_to_a_bot_leaves_bots_alone_at_one_table_only(site: Site) -> None:
    gail, olga = site.guest("Gail who leaves"), site.account("Olga who leaves")
    for person, most in ((gail, bots_alone.GUEST), (olga, bots_alone.ACCOUNT)):
        votes = []
        for _ in range(most + 1):
            table = person.post("/api/games", WITH_ME).json()["id"]
            votes.append(person.post(f"/api/games/{table}/votes", TO_A_BOT).json())
        assert [vote.get("status") for vote in votes[:-1]] == ["carried"] * most
        assert votes[-1]["extra"]["why"] == "too-many-bots"


def test_two_votes_that_together_leave_bots_alone_are_not_both_carried(site: Site) -> None:
    host = site.guest("Host of bots")
    assert host.post("/api/games", BOTS).status_code == 201
    ann, bob = site.guest("Ann and"), site.guest("Bob and")
    body = {"title": "1830", "players": 3, "seats": [{}, {}, {"bot": "random"}]}
    path = f"/api/games/{host.post('/api/games', body).json()['id']}"
    for person in (ann, bob):
        assert person.post(f"{path}/join").status_code == 201
    assert host.post(f"{path}/start").status_code == 201
    asked = [
        ann.post(f"{path}/votes", {**TO_A_BOT, "of": "B", "seat": "A"}).json(),
        bob.post(f"{path}/votes", {**TO_A_BOT, "of": "A", "seat": "B"}).json(),
    ]
    assert [vote["status"] for vote in asked] == ["open", "open"]
    assert bob.ask("PUT", f"{path}/votes/{asked[0]['id']}", {"agrees": True}).json()["status"] == "carried"
    assert ann.ask("PUT", f"{path}/votes/{asked[1]['id']}", {"agrees": True}).json()["status"] == "declined"


def test_playing_again_counts_as_making_a_table(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    gail = limited.guest("Gail who plays again")
    first = gail.post("/api/games", BOTS).json()["id"]
    with limited.database.writing() as session:
        session.execute(update(Game).where(Game.id == first).values(status="abandoned", revision=Game.revision + 1))
    assert gail.post("/api/games", BOTS).status_code == 201
    assert gail.post(f"/api/games/{first}/rematch").json()["code"] == "too-many-bots"


def test_a_record_that_is_played_on_counts_as_a_table(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "GUEST", 1)
    gail, record = limited.guest("Gail who plays on"), own(played(moves=20, over=False))
    assert gail.post("/api/imports", {"record": record, "go_on": True}).status_code == 201
    assert gail.post("/api/imports", {"record": record, "go_on": True}).json()["code"] == "too-many-tables"
    assert gail.post("/api/imports", {"record": record}).status_code == 201


# --- languages -----------------------------------------------------------------------------------------------------


def test_catalogues_are_never_read_by_the_loop_that_serves_everybody(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "_bundles", {})
    monkeypatch.setattr(catalogue, "_loaded", set())
    read_by: list[int] = []
    made = catalogue._bundle

    def reading(*wanted: Any) -> Any:
        read_by.append(threading.get_ident())
        return made(*wanted)

    monkeypatch.setattr(catalogue, "_bundle", reading)
    loop = site.client.blocking_portal.call(threading.get_ident)
    nobody: Visitor = site.nobody()
    for _ in range(2):
        refused = nobody.get("/api/me/games", headers={"Accept-Language": "ja"})
        assert refused.status_code == 401 and not refused.json()["detail"].isascii()
    assert len(read_by) == 2, "Japanese, and English behind it: once"
    assert loop not in read_by
