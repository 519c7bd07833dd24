"""Views and moves over the API."""

from typing import Any

import pytest

from tests.server.seated import Seated, hotseat, key, seat_people
from tests.server.site import Site


@pytest.fixture
def table(site: Site) -> Seated:
    return seat_people(site)


def test_a_view_has_what_a_page_needs(table: Seated) -> None:
    view = table.view("A")
    assert (view["you"], view["mine"], view["actor"], view["sequence"]) == ("A", ["A"], "A", 0)
    assert view["names"] == {"A": "Ann", "B": "Bob", "C": "Cleo"}
    assert [family["type"] for family in view["legal"]] == ["pass", "take_private", "bid"]
    assert view["figures"]["pending"] == "Ann has a turn in the private auction"
    assert view["figures"]["worth"] == {"A": 800, "B": 800, "C": 800}
    assert table.view("B")["legal"] == []
    assert "random" not in view["view"]


def test_a_move_is_answered_with_its_entry_and_what_it_changed(table: Seated) -> None:
    done = table.play("A", "take_private", private="SV")
    assert (done["sequence"], done["position"], done["repeated"]) == (1, 1, False)
    assert [event["code"] for event in done["events"]] == ["cash-moved", "private-sold"]
    assert done["lines"][-1] == "Ann gets SV for $20."
    assert done["changes"]["privates"]["SV"] == "A"
    assert (done["actor"], done["legal"]) == ("B", [])


def after(view: Any, news: Any) -> Any:
    """What a client has who puts the answer to a move, an undo or a redo on the view it had."""
    return view["view"] | news["changes"]


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_the_answer_is_all_that_a_client_needs_besides_what_it_has(site: Site, title: str) -> None:
    table = hotseat(site, title)
    held = table.view()
    for number in range(12):
        done = table.any_move()
        now = table.view()
        assert after(held, done) == now["view"] and len(done["changes"]) < len(now["view"])
        for key_of in ("sequence", "position", "actor", "status", "you", "figures", "legal", "undo"):
            assert done[key_of] == now[key_of], (number, key_of)
        assert table.ask("A", f"/log?after={number}")["entries"][0].items() <= done.items()
        held = now
    undone = table.people["A"].post(f"{table.path}/undo", {"sequence": 12, "key": key(), "to": 3}).json()["accepted"]
    assert after(held, undone) == table.view()["view"] and undone["undo"]["redo_to"] == 12
    held = table.view()
    redone = table.people["A"].post(f"{table.path}/redo", {"sequence": 13, "key": key()}).json()["accepted"]
    assert after(held, redone) == table.view()["view"] and redone["kind"] == "redo"


def test_a_repeated_answer_has_the_whole_view_of_then(table: Seated) -> None:
    same = key()
    table.send("A", {"type": "pass"}, 0, key=same)
    then = table.view("A")["view"]
    table.play("B", "take_private", private="SV")
    again = table.send("A", {"type": "pass"}, 0, key=same).json()
    assert (again["changes"], again["undo"]) == (then, None)


def test_a_refusal_has_all_reasons_with_rules_and_words(table: Seated) -> None:
    answer = table.send("A", {"type": "bid", "private": "CS", "price": 41})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "refused")
    reason = problem["extra"]["reasons"][0]
    assert reason["rule"] == "1830-3.4"
    assert reason["text"] in problem["detail"]
    assert table.view("A")["sequence"] == 0


def test_a_repeated_key_gets_the_first_answer_and_another_request_is_refused(table: Seated) -> None:
    same = key()
    first = table.send("A", {"type": "pass"}, 0, key=same).json()
    table.play("B", "pass")
    again = table.send("A", {"type": "pass"}, 0, key=same)
    assert again.status_code == 200
    assert (again.json()["repeated"], again.json()["sequence"]) == (True, first["sequence"])
    assert again.json()["events"] == first["events"]
    other = table.send("A", {"type": "take_private", "private": "SV"}, 0, key=same)
    assert (other.status_code, other.json()["code"]) == (422, "key-reused")


def test_an_old_page_gets_a_conflict_with_the_present_sequence(table: Seated) -> None:
    table.play("A", "pass")
    answer = table.send("B", {"type": "pass"}, 0)
    assert (answer.status_code, answer.json()["code"]) == (409, "sequence-conflict")
    assert answer.json()["extra"]["sequence"] == 1


def test_nobody_plays_for_another_seat(site: Site, table: Seated) -> None:
    body = {"sequence": 0, "key": key(), "action": {"type": "pass", "seat": "A"}}
    assert table.people["B"].post(f"{table.path}/moves", body).json()["code"] == "not-your-seat"
    assert site.guest().post(f"{table.path}/moves", body).json()["code"] == "not-your-seat"
    assert site.nobody().post(f"{table.path}/moves", body).status_code == 401


def test_every_position_has_an_address(table: Seated) -> None:
    table.play("A", "take_private", private="SV")
    table.play("B", "bid", private="CA", price=170)
    past = table.view("C", at=1)
    assert (past["at"], past["position"], past["legal"]) == (1, 2, [])
    assert past["view"]["privates"]["SV"] == "A"
    assert past["view"]["frames"][0]["bids"] == []
    assert table.view("C", at=0)["view"]["privates"]["SV"] == "bank"
    assert table.people["C"].get(f"{table.path}/view", params={"at": 3}).status_code == 404


def test_one_may_look_as_a_spectator_but_not_through_another_seat(site: Site, table: Seated) -> None:
    assert table.view("A", seat="-")["you"] is None
    assert table.people["A"].get(f"{table.path}/view", params={"seat": "B"}).status_code == 404
    assert site.nobody().get(f"{table.path}/view").json()["mine"] == []


def test_in_hotseat_the_view_follows_the_seat_that_acts(site: Site) -> None:
    table = hotseat(site)
    assert table.view("A")["you"] == "A"
    done = table.play("A", "pass")
    assert (done["you"], done["changes"]["you"]) == ("B", "B")
    assert {family["seat"] for family in done["legal"]} == {"B"}


def test_the_log_tells_in_words_and_what_came_since_ones_last_turn(table: Seated) -> None:
    table.play("A", "take_private", private="SV")
    table.play("B", "bid", private="CA", price=170)
    table.play("C", "pass")
    log = table.ask("A", "/log")
    assert [entry["sequence"] for entry in log["entries"]] == [1, 2, 3]
    assert log["since"] == 1
    assert log["entries"][0]["action"] == {"type": "take_private", "seat": "A", "private": "SV"}
    assert log["entries"][1]["action"] is None
    assert log["entries"][1]["lines"] == ["Bob bids $170 on CA."]
    page = table.ask("A", "/log?after=1&limit=1")
    assert ([entry["sequence"] for entry in page["entries"]], page["more"]) == ([2], True)
    last = table.ask("A", "/log?before=3&limit=1")
    assert ([entry["sequence"] for entry in last["entries"]], last["more"]) == ([2], True)


def test_undo_is_free_within_ones_own_turn_and_asked_for_later(table: Seated) -> None:
    table.play("A", "pass")
    body = {"sequence": 1, "key": key()}
    answer = table.people["A"].post(f"{table.path}/undo", body).json()
    assert answer["accepted"] is None
    vote = answer["vote"]
    assert (vote["kind"], vote["waiting"]) == ("undo", ["B", "C"])
    assert table.view("B")["votes"][0]["id"] == vote["id"]
    for seat in "BC":
        table.people[seat].ask("PUT", f"{table.path}/votes/{vote['id']}", {"agrees": True})
    view = table.view("A")
    assert (view["position"], view["sequence"], view["actor"]) == (0, 2, "A")
    lines = table.ask("C", "/log")["entries"][-1]["lines"]
    assert lines == ["Ann takes back one action."]


def test_hotseat_undoes_and_redoes_freely(site: Site) -> None:
    table = hotseat(site)
    table.play("A", "pass")
    table.play("B", "pass")
    done = table.people["A"].post(f"{table.path}/undo", {"sequence": 2, "key": key(), "to": 0}).json()
    assert (done["accepted"]["position"], done["accepted"]["actor"]) == (0, "A")
    rights = table.ask("A", "/undo")
    assert (rights["redo_to"], rights["redo_free"]) == (2, True)
    again = table.people["A"].post(f"{table.path}/redo", {"sequence": 3, "key": key()}).json()
    assert (again["accepted"]["position"], again["accepted"]["sequence"]) == (2, 4)


def test_only_its_owner_sees_a_programmed_move(table: Seated) -> None:
    body = {"program": {"kind": "pass", "stops_on": ["bid-made"]}}
    set_now = table.people["B"].ask("PUT", f"{table.path}/programs", body)
    assert set_now.json()[0]["status"] == "active"
    assert table.ask("A", "/programs") == []
    assert table.view("B")["programs"][0]["program"]["kind"] == "pass"
    assert table.view("A")["programs"] == []
    assert table.people["B"].ask("DELETE", f"{table.path}/programs").status_code == 204
    assert [program["status"] for program in table.ask("B", "/programs")] == ["cancelled"]


def test_a_seat_can_be_handed_to_an_account_by_its_name(site: Site) -> None:
    table = seat_people(site)
    zoe = site.account("Zoe of the Lines")
    body = {"kind": "substitute", "of": "B", "name": "zoe of the lines"}
    vote = table.people["A"].post(f"{table.path}/votes", body).json()
    assert (vote["status"], vote["detail"]["name"], vote["waiting"]) == ("open", "Zoe of the Lines", ["B", "C"])
    assert zoe.ask("PUT", f"{table.path}/votes/{vote['id']}", json={"agrees": True}).status_code == 200
    unknown = table.people["A"].post(f"{table.path}/votes", {**body, "name": "Nobody at All"})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-person")
