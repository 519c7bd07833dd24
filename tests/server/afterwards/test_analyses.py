"""Analyses of finished games: asked for by whoever may see the game, worked out aside, kept, cancelled, bounded."""

import time
from typing import Any

import pytest
from sqlalchemy import select

from highiron.server.afterwards import desk
from highiron.server.database.tables import Analysis, Game
from tests.server.records.played import own, played
from tests.server.seated import hotseat
from tests.server.site import Site, Visitor, open_site

PATIENCE = 120.0  # seconds that a test waits for what must come
MOVES = 16  # enough for a first company, and soon looked at


def finished(visitor: Visitor, moves: int = MOVES, public: bool = True) -> str:
    """The path of a game that is over, brought along by the visitor."""
    answer = visitor.post("/api/imports", {"record": own(played(moves=moves)), "public": public})
    assert answer.status_code == 201, answer.text
    return f"/api/games/{answer.json()['id']}"


def waited(visitor: Visitor, path: str) -> Any:
    """The analysis when it is done."""
    end = time.monotonic() + PATIENCE
    while (found := visitor.get(f"{path}/analysis").json())["status"] in ("waiting", "running"):
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found


def test_anybody_signed_in_has_a_public_game_analysed_and_it_is_kept(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    path = finished(ann)
    assert site.nobody().get(f"{path}/analysis").json()["status"] == "none"
    assert site.nobody().post(f"{path}/analysis").status_code == 401
    assert bob.get(f"{path}/analysis").json()["may_ask"]
    asked = bob.post(f"{path}/analysis")
    assert asked.status_code == 202 and asked.json()["status"] in ("waiting", "running")
    found = waited(bob, path)
    assert found["status"] == "done", found
    moves = len(played(moves=MOVES).actions)
    assert len(found["curve"]) == moves + 1 and found["seats"] == ["A", "B", "C"]
    assert all(abs(sum(row) - 1) < 0.001 for row in found["curve"])
    assert all(1 <= costly["number"] <= moves and costly["cost"] > 0 for costly in found["costly"])
    for costly in found["costly"]:
        assert costly["played_text"] and costly["better_text"] and costly["why_text"]
    theirs = site.nobody().get(f"{path}/analysis", params={"locale": "ja"}).json()
    assert theirs["curve"] == found["curve"]
    assert bob.post(f"{path}/analysis").json()["status"] == "done"  # it is not worked out again
    with open_site(site.database) as again:  # a server that is started anew
        assert again.nobody().get(f"{path}/analysis").json()["curve"] == found["curve"]


def test_a_private_game_is_for_its_people_and_a_running_one_for_nobody(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    path = finished(ann, public=False)
    assert bob.get(f"{path}/analysis").status_code == 404
    assert bob.post(f"{path}/analysis").status_code == 404
    running = hotseat(site)
    refused = running.people["A"].post(f"{running.path}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")


def test_what_was_asked_can_be_taken_back_and_nobody_fills_the_queue(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    paths = [finished(ann, moves) for moves in (120, 121, 122)]
    assert [ann.post(f"{path}/analysis").status_code for path in paths] == [202, 202, 409]
    assert ann.get(f"{paths[1]}/analysis").json()["ahead"] == 1
    theirs = bob.get(f"{paths[1]}/analysis").json()
    assert (theirs["may_ask"], theirs["may_cancel"]) == (False, False)
    assert bob.ask("DELETE", f"{paths[1]}/analysis").status_code == 403
    for path in paths:
        assert ann.ask("DELETE", f"{path}/analysis").status_code == 204
        assert ann.get(f"{path}/analysis").json()["status"] == "none"
    assert ann.post(f"{paths[2]}/analysis").status_code == 202
    assert ann.ask("DELETE", f"{paths[2]}/analysis").status_code == 204
    with site.database.reading() as session:
        assert not session.scalars(select(Analysis.game_id).where(Analysis.status.in_(desk.UNDONE))).all()


def test_one_place_does_not_take_the_whole_queue(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many guests come from there."""
    monkeypatch.setattr(desk, "OF_PLACE", 3)
    guests = [site.guest(f"Guest {number}") for number in range(3)]
    paths = [[finished(guest, 120 + 2 * number + which) for which in (0, 1)] for number, guest in enumerate(guests)]
    asked = [guest.post(f"{path}/analysis") for guest, own in zip(guests, paths, strict=True) for path in own]
    assert [answer.status_code for answer in asked] == [202, 202, 202, 409, 409, 409]
    assert asked[3].json()["code"] == "too-many-analyses"
    elsewhere = site.head_of("POST", f"{paths[1][1]}/analysis", guests[1].headers(), address="203.0.113.5")
    assert elsewhere[0] == 202
    for path in (*paths[0], *paths[1]):
        who = guests[0] if path in paths[0] else guests[1]
        assert who.ask("DELETE", f"{path}/analysis").status_code == 204
    assert guests[2].post(f"{paths[2][0]}/analysis").status_code == 202, "there is room again"
    guests[2].ask("DELETE", f"{paths[2][0]}/analysis")


def test_a_game_whose_rules_are_gone_holds_up_no_other(site: Site) -> None:
    ann = site.guest("Ann")
    gone, other = finished(ann, 31), finished(ann, 32)
    with site.database.writing() as session:
        session.get_one(Game, gone.rpartition("/")[2]).rules_version = 999
        for path, asked in ((gone, 1), (other, 2)):
            row = {"person_id": ann.id, "status": "waiting", "part": 0.0, "asked": asked, "touched": asked}
            session.add(Analysis(game_id=path.rpartition("/")[2], form=desk.FORM, document="", **row))
    site.app.state.games.store.forget(gone.rpartition("/")[2])
    assert waited(ann, other)["status"] == "done"
    with site.database.reading() as session:
        assert session.get_one(Analysis, gone.rpartition("/")[2]).status == "failed"
