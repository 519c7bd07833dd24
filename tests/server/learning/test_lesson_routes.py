"""Lessons over HTTP: nothing is stored, and everything is bounded."""

from typing import Any

from tests.server.site import Site

BUY = {"type": "take_private", "seat": "A", "private": "SV"}
LOW = {"type": "bid", "seat": "A", "private": "CA", "price": 161}


def post(site: Site, what: str, **body: Any) -> Any:
    return site.nobody().post(f"/api/lessons/{body.pop('lesson', '1830-auction')}/{what}", body)


def test_lessons_are_listed_and_told(site: Site) -> None:
    found = site.nobody().get("/api/lessons").json()
    assert {"id": "1830-auction", "title": "1830", "minutes": 4, "steps": 6} in found
    assert len(site.nobody().get("/api/lessons?title=1830").json()) >= 10
    detail = site.nobody().get("/api/lessons/1830-auction").json()
    assert [step["task"] for step in detail["steps"]] == [False, True, True, True, True, True]
    assert detail["names"]["A"] == "Ada"
    assert site.nobody().get(f"/api/facts/{detail['facts']}").status_code == 200
    assert site.nobody().get("/api/lessons/1830-nothing").status_code == 404


def test_a_learner_goes_from_step_to_step(site: Site) -> None:
    read = post(site, "place", step=0).json()
    assert read["legal"] == [] and read["seat"] == "A"
    assert {family["type"] for family in post(site, "place", step=1).json()["legal"]} >= {"bid", "take_private"}
    assert post(site, "place", step=3).status_code == 422
    reached = post(site, "attempts", action=BUY).json()
    assert (reached["verdict"], reached["place"]["view"]["privates"]["SV"]) == ("reached", "A")
    assert reached["text"] and reached["lines"]
    assert post(site, "place", step=2, actions=[BUY]).json()["step"] == 2


def test_every_day_has_a_puzzle(site: Site) -> None:
    found = site.nobody().get("/api/puzzles?day=2026-11-18").json()
    assert len(found) == 14 and [entry["day"] for entry in found[:2]] == ["2026-11-18", "2026-11-17"]
    assert found[1:] == site.nobody().get("/api/puzzles?day=2026-11-17").json()[:13]
    assert site.nobody().get(f"/api/lessons/{found[0]['id']}").json()["words"] == f"puzzle-{found[0]['kind']}"
    assert site.nobody().get("/api/puzzles?day=2026-13-40").status_code == 422
    assert site.nobody().get("/api/puzzles").status_code == 200


def test_a_wrong_try_says_why(site: Site) -> None:
    astray = post(site, "attempts", action={"type": "pass", "seat": "A"}).json()
    assert (astray["verdict"], astray["place"]) == ("astray", None) and astray["text"]
    refused = post(site, "attempts", actions=[BUY], action=LOW).json()
    assert refused["verdict"] == "refused" and "$165" in refused["reasons"][0]["text"]
    assert post(site, "attempts", actions=[LOW], action=BUY).status_code == 422
    assert post(site, "attempts", actions=[BUY] * 61, action=BUY).status_code == 422


def test_advice_is_given_in_a_lesson_too(site: Site) -> None:
    hint = post(site, "hint").json()
    assert hint["action"]["type"] == "take_private" and hint["text"]
    assert post(site, "preview", action=BUY).json()["legal"]
    assert post(site, "refusals", lesson="1830-par").json()
    lay = {"type": "lay_tile", "seat": "D", "company": "B&O", "hex": "J14", "tile": "57", "rotation": 0}
    gains = post(site, "lays", company="B&O", lesson="1830-track", actions=[lay]).json()
    assert max(lay["revenue"] for lay in gains["lays"]) == 90
    best = post(site, "routes", company="B&O", lesson="1830-what", step=2).json()
    assert (best["total"], best["proven"]) == (90, True)
    runs = [{"train": "2", "path": ["I15.0", "J14.0"]}]
    checked = post(site, "routes/check", company="B&O", lesson="1830-what", step=2, runs=runs)
    assert (checked.json()["total"], checked.json()["shortfall"]) == (50, 40)
