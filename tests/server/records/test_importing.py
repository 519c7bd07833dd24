"""Records that are brought along and taken away."""

import json
from typing import Any

import pytest

from highiron.records.own import read_game
from highiron.server.records import importing
from tests.server.records.played import of_the_site, own, played
from tests.server.site import Site, Visitor


def bring(visitor: Visitor, record: str, **wanted: Any) -> Any:
    answer = visitor.post("/api/imports", {"record": record, **wanted})
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.mark.parametrize("write", [own, of_the_site])
def test_a_finished_game_is_kept_with_its_names_and_result(site: Site, write: Any) -> None:
    game = played()
    table = bring(site.guest(), write(game), public=True, name="From elsewhere")
    assert (table["status"], table["imported"], table["position"]) == ("finished", True, len(game.actions))
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Cleo"]
    assert table["result"] == game.result()
    assert {seat["rank"] for seat in table["seats"]} >= {1}
    shown = site.nobody().get(f"/api/games/{table['id']}/view", params={"at": 100}).json()
    assert shown["view"]["cash"] == game.at(100).cash


def test_a_record_comes_back_as_it_was_brought(site: Site) -> None:
    game = played()
    ann = site.guest()
    table = bring(ann, own(game))
    answer = ann.get(f"/api/games/{table['id']}/record")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    assert f'filename="1830-{table["id"]}.jsonl"' in answer.headers["content-disposition"]
    assert read_game(answer.text).state == game.state
    theirs = ann.get(f"/api/games/{table['id']}/record", params={"format": "18xx.games"}).json()
    assert len(theirs["actions"]) == len(game.actions)


def test_a_game_that_has_not_ended_goes_on_as_hotseat_or_is_kept(site: Site) -> None:
    game = played(moves=40, over=False)
    ann = site.guest()
    kept = bring(ann, own(game))
    assert (kept["status"], kept["my_seats"]) == ("abandoned", [])
    going = bring(ann, own(game), go_on=True)
    assert (going["status"], going["mode"], going["my_seats"]) == ("running", "hotseat", ["A", "B", "C"])
    view = ann.get(f"/api/games/{going['id']}/view").json()
    assert (view["position"], view["actor"]) == (40, game.state.actor)
    assert view["legal"]


def test_a_broken_file_says_what_is_wrong_and_where(site: Site) -> None:
    ann = site.guest()
    lines = own(played()).splitlines()
    cases = {
        "": "neither",
        "[]": "neither",
        "\n".join(lines[:-1]): "closing line",
        "\n".join([lines[0], *lines[2:]]): "numbered",
        json.dumps({"title": "1830", "players": [{"name": "A"}], "actions": []}): "players",
    }
    for record, word in cases.items():
        answer = ann.post("/api/imports", {"record": record})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert word in answer.json()["detail"]
    wrong = json.loads(of_the_site(played()))
    wrong["actions"][3] = {"id": 4, "type": "bid", "entity": 1, "entity_type": "player", "company": "SV", "price": 1}
    answer = ann.post("/api/imports", {"record": json.dumps(wrong)}).json()
    assert answer["extra"]["action"] == 4
    assert answer["extra"]["reasons"][0]["rule"].startswith("1830-")
    assert ann.get("/api/games", params={"mine": True}).json()["tables"] == []


def test_a_file_that_takes_too_long_is_given_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "SECONDS", 0.01)
    answer = site.guest().post("/api/imports", {"record": own(played())})
    assert (answer.status_code, answer.json()["code"]) == (422, "record-too-slow")


def test_a_file_that_is_too_large_is_refused_early(site: Site) -> None:
    answer = site.guest().post("/api/imports", {"record": "x" * (8 * 1024 * 1024)})
    assert answer.status_code == 413


def test_strange_names_are_made_fit(site: Site) -> None:
    lines = own(played()).splitlines()
    head = json.loads(lines[0])
    head["seats"] = ["  \u202e\u0000 ", "x" * 100, "Zoë"]
    table = bring(site.guest(), "\n".join([json.dumps(head), *lines[1:]]))
    assert [seat["name"] for seat in table["seats"]] == ["Player 1", "x" * 40, "Zoë"]


def test_a_running_game_gives_its_record_only_to_who_plays_all_seats(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    online = ann.post("/api/games", {"title": "1830", "players": 2}).json()["id"]
    bob.post(f"/api/games/{online}/join", {})
    ann.post(f"/api/games/{online}/start")
    refused = ann.get(f"/api/games/{online}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-while-running")
    mine = ann.post("/api/games", {"title": "1830", "players": 2, "mode": "hotseat", "start": True}).json()["id"]
    assert ann.get(f"/api/games/{mine}/record").status_code == 200


def test_a_game_by_other_rules_cannot_be_written_for_the_site(site: Site) -> None:
    ann = site.guest("Ann")
    mine = ann.post("/api/games", {"title": "18CE", "players": 3, "mode": "hotseat", "start": True}).json()["id"]
    answer = ann.get(f"/api/games/{mine}/record", params={"format": "18xx.games"})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-in-that-format")


def test_any_position_has_a_picture(site: Site) -> None:
    ann = site.guest()
    table = bring(ann, own(played()))
    start, end = (ann.get(f"/api/games/{table['id']}/picture.svg", params={"at": at}) for at in (0, 250))
    assert start.headers["content-type"].startswith("image/svg+xml")
    assert start.text.startswith("<svg") and start.text != end.text
