"""Keeping order: what people can do about others, what administrators can, and what is written down of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from highiron.server.auth.secrets import hash_of
from highiron.server.clock import now
from highiron.server.database.tables import Analysis, Ballot, Base, Person, Rating, Seat, Vote
from highiron.server.games.votes import touch
from highiron.server.people import export_routes
from tests.server.house import open_house
from tests.server.seated import seat_people
from tests.server.site import PASSWORD, Site, Visitor


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    yield from open_house(request)


@pytest.fixture(scope="module")
def ada(site: Site) -> Visitor:
    return site.admin("Ada")


def acts(ada: Visitor, person: int) -> list[str]:
    return [line["act"] for line in ada.get("/api/admin/audit", params={"person": person}).json()["lines"]]


def lines(visitor: Visitor, path: str) -> list[Any]:
    found: list[Any] = visitor.get(f"{path}/chat").json()["lines"]
    return found


def test_a_line_is_reported_removed_and_its_author_muted(site: Site, ada: Visitor) -> None:
    table = seat_people(site)
    ann, bob = table.people["A"], table.people["B"]
    said = bob.post(f"{table.path}/chat", {"text": "something rude"}).json()
    report = {"person": bob.id, "game": table.id, "line": said["id"], "text": "He is rude."}
    assert ann.post("/api/reports", report).status_code == 204
    assert ann.post("/api/reports", {**report, "person": ann.id}).status_code == 404
    (told,) = [each for each in ada.get("/api/admin/reports").json() if each["about"] == bob.id]
    assert (told["quoted"], told["text"], told["by"]) == ("something rude", "He is rude.", ann.id)
    assert ann.ask("DELETE", f"{table.path}/chat/{said['id']}").status_code == 403
    assert ada.ask("DELETE", f"{table.path}/chat/{said['id']}").status_code == 204
    assert (lines(ann, table.path)[-1]["text"], lines(ann, table.path)[-1]["removed"]) == ("", True)
    assert ada.ask("PUT", f"/api/admin/people/{bob.id}/mute", {"hours": 2}).status_code == 204
    assert bob.post(f"{table.path}/chat", {"text": "more"}).json()["code"] == "muted"
    assert ada.ask("PUT", f"/api/admin/people/{bob.id}/mute", {"hours": 0}).status_code == 204
    assert bob.post(f"{table.path}/chat", {"text": "sorry"}).status_code == 201
    assert ada.ask("PUT", f"/api/admin/reports/{told['id']}", {"outcome": "muted"}).status_code == 204
    assert told["id"] not in [each["id"] for each in ada.get("/api/admin/reports").json()]
    assert acts(ada, bob.id) == ["settle-report", "mute", "mute", "remove-line"]


def test_ones_own_line_can_be_taken_back(site: Site) -> None:
    table = seat_people(site)
    said = table.people["A"].post(f"{table.path}/chat", {"text": "oops"}).json()
    assert table.people["A"].ask("DELETE", f"{table.path}/chat/{said['id']}").status_code == 204


def test_who_is_blocked_is_not_heard_and_not_seated(site: Site) -> None:
    table = seat_people(site)
    ann, bob, cleo = (table.people[seat] for seat in "ABC")
    assert ann.ask("PUT", f"/api/me/blocks/{bob.id}").status_code == 204
    assert ann.ask("PUT", f"/api/me/blocks/{ann.id}").status_code == 404
    bob.post(f"{table.path}/chat", {"text": "hello"})
    assert [line["person"] for line in lines(ann, table.path)] == []
    assert [line["person"] for line in lines(cleo, table.path)] == [bob.id]
    other = ann.post("/api/games", {"title": "1830", "players": 3}).json()["id"]
    assert bob.post(f"/api/games/{other}/join", {}).json()["code"] == "not-welcome"
    assert [each["person"] for each in ann.get("/api/me/blocks").json()] == [bob.id]
    ann.ask("DELETE", f"/api/me/blocks/{bob.id}")
    assert bob.post(f"/api/games/{other}/join", {}).status_code == 201


def test_who_blocks_cannot_be_proposed_for_a_seat(site: Site) -> None:
    table, dan = seat_people(site), site.account("Dan apart")
    dan.ask("PUT", f"/api/me/blocks/{table.people['A'].id}")
    body = {"kind": "substitute", "of": "C", "person": dan.id, "seat": "A"}
    answer = table.people["A"].post(f"{table.path}/votes", body)
    assert answer.json()["extra"]["why"] == "not-welcome"


def test_a_ban_ends_everything_until_it_is_lifted(site: Site, ada: Visitor) -> None:
    eve = site.account("Eve")
    program = site.program(eve, "read")
    assert ada.ask("PUT", f"/api/admin/people/{eve.id}/ban", {"days": 3, "reason": "Cheating."}).status_code == 204
    assert eve.get("/api/me").json()["person"] is None
    assert program.get("/api/me").status_code == 401
    answer = site.nobody().post("/api/sessions", {"name": "Eve", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned") and "Cheating." in answer.json()["detail"]
    assert ada.ask("DELETE", f"/api/admin/people/{eve.id}/ban").status_code == 204
    assert site.nobody().post("/api/sessions", {"name": "Eve", "password": PASSWORD}).status_code == 201
    assert acts(ada, eve.id)[:3] == ["sign-in", "unban", "ban"]


def test_nobody_waits_for_who_is_banned(site: Site, ada: Visitor) -> None:
    """The table has no clock and waits as long as it takes; what waits already for that person alone is carried out."""
    table = seat_people(site)
    ann, bob, cleo = (table.people[seat] for seat in "ABC")
    first = ann.post(f"{table.path}/votes", {"kind": "abandon", "seat": "A"}).json()
    assert bob.ask("PUT", f"{table.path}/votes/{first['id']}", {"agrees": True}).json()["waiting"] == ["C"]
    other = seat_people(site)
    dan = other.people["A"]
    with site.database.writing() as session:
        for seat in session.scalars(select(Seat).where(Seat.game_id == other.id, Seat.letter == "C")):
            seat.person_id = cleo.id
        touch(session, other.id)
    assert ada.ask("PUT", f"/api/admin/people/{cleo.id}/ban", {"days": 1}).status_code == 204
    assert ann.get(table.path).json()["status"] == "abandoned"
    substitute = {"kind": "substitute", "of": "C", "bot": "steady", "seat": "A"}
    asked = dan.post(f"{other.path}/votes", substitute).json()
    assert (asked["status"], asked["waiting"]) == ("open", ["B"])
    assert ada.ask("DELETE", f"/api/admin/people/{cleo.id}/ban").status_code == 204
    asked = dan.get(f"{other.path}/votes").json()[-1]
    assert asked["waiting"] == ["B", "C"], "who is let in again has a voice again"
    assert ada.ask("PUT", f"/api/admin/people/{cleo.id}/ban", {"days": 0}).status_code == 204
    carried = other.people["B"].ask("PUT", f"{other.path}/votes/{asked['id']}", {"agrees": True}).json()
    assert carried["status"] == "carried"


def test_a_ban_that_is_over_gives_the_voice_back(site: Site, ada: Visitor) -> None:
    table = seat_people(site)
    ann, cleo = table.people["A"], table.people["C"]
    assert ada.ask("PUT", f"/api/admin/people/{cleo.id}/ban", {"days": 1}).status_code == 204
    asked = ann.post(f"{table.path}/votes", {"kind": "abandon", "seat": "A"}).json()
    assert asked["waiting"] == ["B"]
    with site.database.writing() as session:  # a day later
        session.execute(update(Person).where(Person.id == cleo.id).values(banned_until=now() - 1))
        touch(session, table.id)
    assert ann.get(f"{table.path}/votes").json()[0]["waiting"] == ["B", "C"]


def test_a_ban_takes_open_tables_away_and_frees_seats(site: Site, ada: Visitor) -> None:
    rude, gail = site.account("Rude"), site.guest("Gail of tables")
    own = rude.post("/api/games", {"title": "1830", "players": 3, "name": "something rude"}).json()["id"]
    gail.post(f"/api/games/{own}/join", {})
    theirs = gail.post("/api/games", {"title": "1830", "players": 3}).json()["id"]
    rude.post(f"/api/games/{theirs}/join", {})
    assert ada.ask("PUT", f"/api/admin/people/{rude.id}/ban", {"reason": "rude"}).status_code == 204
    assert gail.get(f"/api/games/{own}").status_code == 404
    assert [seat["person"] for seat in gail.get(f"/api/games/{theirs}").json()["seats"]] == [gail.id]


def test_administrators_take_open_tables_away(site: Site, ada: Visitor) -> None:
    host, other = site.guest("Host"), site.guest("Other")
    path = f"/api/games/{host.post('/api/games', {'title': '1830', 'players': 3, 'name': 'rude'}).json()['id']}"
    assert other.ask("DELETE", path).status_code == 403
    assert site.program(ada, "tables").ask("DELETE", path).status_code == 403, "programs do not keep order"
    assert ada.ask("DELETE", path).status_code == 204
    assert host.get(path).status_code == 404
    assert acts(ada, host.id) == ["remove-table"]
    assert ada.ask("DELETE", seat_people(site).path).status_code == 403, "games that have begun are kept"


def test_administrators_are_not_banned_by_each_other(site: Site, ada: Visitor) -> None:
    other = site.admin("Alan")
    assert ada.ask("PUT", f"/api/admin/people/{other.id}/ban", {}).json()["code"] == "administrator"


def test_guest_play_can_be_closed_and_guests_who_are_here_stay(site: Site, ada: Visitor) -> None:
    gail = site.guest("Gail here")
    assert ada.ask("PUT", "/api/admin/house", {"guests": "closed"}).status_code == 200
    assert site.nobody().post("/api/guests", {"name": "Hugh"}).json()["code"] == "guests-closed"
    assert gail.get("/api/me/games").status_code == 200
    assert ada.ask("PUT", "/api/admin/house", {"guests": "open"}).status_code == 200
    assert site.nobody().post("/api/guests", {"name": "Hugh"}).status_code == 201


def test_sessions_are_listed_and_signed_out_one_by_one(site: Site) -> None:
    first = site.account("Sam of two browsers")
    second = site.nobody()
    second.keep(
        second.post("/api/sessions", {"name": first.name, "password": PASSWORD}, headers={"User-Agent": "Other"})
    )
    listed = first.get("/api/me/sessions").json()
    assert len(listed) == 2 and [each["here"] for each in listed].count(True) == 1
    (other,) = [each for each in listed if not each["here"]]
    assert other["agent"] == "Other" and other["place"]
    assert first.ask("DELETE", f"/api/me/sessions/{other['key']}").status_code == 204
    assert second.get("/api/me").json()["person"] is None and first.get("/api/me").json()["person"] is not None
    assert site.guest("Nosy").ask("DELETE", f"/api/me/sessions/{listed[0]['key']}").status_code == 404


def test_one_can_have_all_that_is_kept_of_oneself(site: Site) -> None:
    table = seat_people(site)
    ann = table.people["A"]
    ann.post(f"{table.path}/chat", {"text": "for the file"})
    ann.ask("PUT", f"{table.path}/notes", {"text": "my plan"})
    ann.ask("PUT", f"/api/me/following/{table.people['B'].id}")
    with site.database.writing() as session:
        session.add(
            Rating(holder=f"person {ann.id}", title="1830", person_id=ann.id, mu=25.5, sigma=8.0, games=1, wins=1)
        )
        session.execute(update(Person).where(Person.id == ann.id).values(email="ann@mail.example"))
    proposed = ann.post(f"{table.path}/votes", {"kind": "abandon", "seat": "A"})
    assert proposed.status_code == 201, proposed.text
    with site.database.writing() as session:
        session.add(Analysis(game_id=table.id, person_id=ann.id, status="waiting", asked=1, touched=1, form=1))
        wanted = f'{{"of":"C","bot":"","person":{ann.id},"name":"Ann"}}'
        vote = Vote(game_id=table.id, kind="substitute", detail=wanted, seat="B", sequence=0, status="open", created=1)
        session.add(vote)
        session.flush()
        session.add(Ballot(vote_id=vote.id, seat="", agrees=False, time=2))  # as whom the table asks for a seat
    found = ann.get("/api/me/export").json()
    assert [(vote["game"], vote["kind"], vote["seat"], vote["agreed"]) for vote in found["votes"]] == [
        (table.id, "abandon", "A", True),
        (table.id, "substitute", "", False),
    ]
    assert [(each["game"], each["status"]) for each in found["analyses"]] == [(table.id, "waiting")]
    assert [each["hash"] for each in found["known_places"]] == [hash_of(found["sessions"][0]["place"])]
    assert table.people["B"].get("/api/me/export").json()["votes"] == []
    assert found["email"] == {"address": "ann@mail.example", "confirmed": None, "turns": True}
    assert [followed["name"] for followed in found["following"]] == [table.people["B"].name]
    assert [(rating["title"], rating["wins"]) for rating in found["ratings"]] == [("1830", 1)]
    assert [line["text"] for line in found["chat"]] == ["for the file"]
    assert [note["text"] for note in found["notes"]] == ["my plan"]
    assert [(each["game"], each["seat"]) for each in found["tables"]] == [(table.id, "A")]
    assert "my plan" not in table.people["B"].get("/api/me/export").text


def test_whatever_is_kept_by_person_is_taken_along(site: Site) -> None:
    """A table that comes later is taken along too, or stands here with the reason."""
    told = Path(export_routes.__file__).read_text()
    aside = {
        "Challenge": "gone in minutes",
        "Recovery": "a secret that was sent already",
        "Entry": "moves are to be had as records",
        "Receipt": "answers, kept for repeated requests",
        "Delivery": "on its way, and gone then",
        "Outgoing": "on its way, and gone then",
    }
    kept = {mapper.class_.__name__ for mapper in Base.registry.mappers if "person_id" in mapper.local_table.columns}
    missing = {name for name in kept if f"select({name}" not in told and f"{name}.person_id" not in told}
    assert missing - {"AuditLine"} == set(aside) and "audit.read(" in told


def test_reports_are_read_on_from_any_of_them(site: Site, ada: Visitor) -> None:
    tom, ann = site.account("Tom of reports"), site.account("Ann of reports")
    for number in range(5):
        assert ann.post("/api/reports", {"person": tom.id, "text": f"no. {number}"}).status_code == 204
        assert ann.post("/api/wordings", {"locale": "en", "text": f"no. {number}"}).status_code == 204
    for path in ("/api/admin/reports", "/api/admin/wordings"):
        found: list[str] = []
        before = ""
        while page := ada.get(f"{path}?limit=2{before}").json():
            found += [report["text"] for report in page]
            before = f"&before={page[-1]['id']}"
        assert found[:5] == ["no. 4", "no. 3", "no. 2", "no. 1", "no. 0"]


def test_refused_sign_ins_are_in_the_book(site: Site, ada: Visitor) -> None:
    tom = site.account("Tom in the book")
    site.nobody().post("/api/sessions", {"name": tom.name, "password": "not the right one"})
    assert acts(ada, tom.id) == ["sign-in-refused", "sign-in"]
