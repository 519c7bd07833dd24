"""Advice: why not, what if, best runs, what a lay earns, hints."""

from typing import Any

import pytest

from highiron.core.actions import Pass
from highiron.server.play.advice import preview
from highiron.titles.t1817.actions import Merge
from tests.server.seated import Seated, hotseat, seat_people
from tests.server.site import Site
from tests.titles.t1817.boardroom import Boardroom


@pytest.fixture(scope="module")
def table(site: Site) -> Seated:
    """A game of 1830 that stands in its first operating round, before B&O lays its first tile."""
    found = hotseat(site, players=3)
    for private in ("SV", "CS", "DH", "MH", "CA", "BO"):
        found.play(found.view()["actor"], "take_private", private=private)
    owner = found.view()["actor"]
    found.play(owner, "par", company="B&O", price=67)
    while found.view()["figures"]["round"]["kind"] == "stock_round":
        actor = found.view()["actor"]
        legal = {family["type"]: family for family in found.view()["legal"] if family["seat"] == actor}
        boxes = [box for box in legal.get("buy_share", {"boxes": []})["boxes"] if box["company"] == "B&O"]
        if boxes and len(found.view()["view"]["floated"]) == 0:
            found.play(actor, "buy_share", company="B&O", source="ipo")
        else:
            found.play(actor, "pass")
    assert found.view()["figures"]["step"] == "track"
    return found


def post(table: Seated, path: str, body: dict[str, Any]) -> Any:
    answer = table.people["A"].post(f"{table.path}{path}", body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def lay(table: Seated) -> dict[str, Any]:
    families = [family for family in table.view()["legal"] if family["type"] == "lay_tile"]
    box = families[0]["boxes"][0]
    rotation = box["rotation"][0]
    return {"type": "lay_tile", "seat": families[0]["seat"], **box, "rotation": rotation}


def test_why_not_gives_every_reason_with_its_rule(table: Seated) -> None:
    actor = table.view()["actor"]
    action = {"type": "lay_tile", "seat": actor, "company": "B&O", "hex": "I15", "tile": "57", "rotation": 0}
    found = post(table, "/explain", {"action": action})
    assert found["legal"] is False
    assert all(reason["rule"].startswith("1830-") and reason["text"] for reason in found["reasons"])
    assert post(table, "/explain", {"action": lay(table)}) == {"legal": True, "reasons": []}


def test_kinds_of_move_that_cannot_be_made_come_with_the_reasons(table: Seated) -> None:
    actor = table.view()["actor"]
    found = {refusal["action"]["type"]: refusal for refusal in post(table, "/refusals", {"seat": actor})}
    assert {"buy_train", "run_trains", "dividend"} <= found.keys()
    assert not found.keys() & {family["type"] for family in table.view()["legal"] if family["seat"] == actor}
    assert not found.keys() & {"par", "bid", "choose_card"}, "they have nothing to do with the turn of a company"
    assert all(reason["rule"] and reason["text"] for refusal in found.values() for reason in refusal["reasons"])


def test_a_question_about_a_hex_is_answered_for_the_tile_that_nearly_fits(table: Seated) -> None:
    body = {"seat": table.view()["actor"], "kind": "lay_tile", "fields": {"hex": "F6"}}
    (refusal,) = post(table, "/refusals", body)
    assert (refusal["action"]["hex"], refusal["action"]["company"]) == ("F6", "B&O")
    assert "1830-2.5.4" in [reason["rule"] for reason in refusal["reasons"]]
    assert post(table, "/refusals", {**body, "fields": {"nothing": "F6"}}) == []


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("lay_tile", {"hex": 5, "rotation": "a"}),
        ("lay_tile", {"hex": "nowhere"}),
        ("lay_tile", {"hex": "F6", "tile": True}),
        ("bid", {"price": True}),
        ("bid", {"price": 2**70}),
        ("run_trains", {"runs": "all"}),
    ],
)
def test_a_question_about_what_cannot_be_is_no_question(table: Seated, kind: str, fields: dict[str, Any]) -> None:
    assert post(table, "/refusals", {"seat": table.view()["actor"], "kind": kind, "fields": fields}) == []


def test_figures_tell_whose_turn_it_is_and_how_near_the_end_is(table: Seated) -> None:
    figures = table.view()["figures"]
    assert figures["company"] == "B&O"
    assert figures["sizes"]["B&O"] == 10
    assert figures["share_prices"]["B&O"]["ipo"] == table.view()["view"]["pars"]["B&O"]
    (end,) = figures["ends"]
    assert (end["code"], end["limit"], end["certain"]) == ("bank", 12000, False)
    assert end["has"] == table.view()["view"]["cash"]["bank"]
    assert figures["train_need"] is None


def test_a_preview_shows_the_consequence_and_stores_nothing(table: Seated) -> None:
    before = table.view()
    action = lay(table)
    found = post(table, "/preview", {"actions": [action]})
    assert (found["legal"], found["played"]) == (True, 1)
    assert action["hex"] in found["changes"]["tiles"]
    assert any(f"#{action['tile']}" in line for line in found["lines"]), found["lines"]
    assert found["figures"]["round"]["kind"] == "operating_round"
    assert table.view()["sequence"] == before["sequence"]
    assert table.view()["view"] == before["view"]


def test_an_offer_shows_what_follows_if_it_is_accepted() -> None:
    """1817: two companies of two shares as one of five, its price, its loans, and money moved for the share."""
    room = Boardroom()
    room.set_cash("A", 300)
    room.found("R", 120, 2, "A", 100, loans=2, at=("F3",))
    room.found("UR", 110, 2, "B", 50, loans=1, at=("C14",))
    room.mergers()
    merge = Merge(seat="A", company="R", target="UR")
    names = {"A": "Ann", "B": "Bob", "C": "Cleo"}
    offered = preview(room.state, "A", [merge], names, "en")
    assert (offered["agreed"], offered["actor"]) == ("", "B")
    found = preview(room.state, "A", [merge], names, "en", agreed=True)
    assert found["agreed"] == "B"
    assert "UR" not in found["view"]["market"]
    read = {(reading.about, reading.name): reading.value for reading in found["figures"].readings}
    assert (read["R", "Loans"], found["figures"].prices["R"]) == ("3 of 5", 220)
    alone = preview(room.state, "A", [Pass(seat="A")], names, "en", agreed=True)
    assert alone["agreed"] == ""


def test_a_line_of_tried_moves_ends_at_the_first_that_is_refused(table: Seated) -> None:
    action = lay(table)
    found = post(table, "/preview", {"actions": [action, action]})
    assert (found["legal"], found["played"]) == (False, 1)
    assert [reason["rule"] for reason in found["reasons"]] == ["1830-5.2.1"]
    first = post(table, "/preview", {"actions": [{"type": "pass", "seat": "A"}], "at": 0})
    assert (first["legal"], first["actor"]) == (True, "B")


def test_lays_come_with_what_they_would_earn(table: Seated) -> None:
    gains = table.ask("A", "/lays?company=B%26O")
    assert gains["now"] == 0
    action = lay(table)
    same = [each for each in gains["lays"] if (each["hex"], each["tile"]) == (action["hex"], action["tile"])]
    assert len(same) == 1 or {each["rotation"] for each in same} >= {action["rotation"]}
    assert all(each["gain"] == each["revenue"] - gains["now"] for each in gains["lays"])


def test_best_runs_and_hand_made_runs_with_their_receipts(table: Seated) -> None:
    best = table.ask("A", "/routes?company=B%26O")
    assert (best["total"], best["proven"], best["runs"]) == (0, True, [])
    check = {"company": "B&O", "runs": [{"train": "2", "path": ["I15.0", "H12.0"]}]}
    found = post(table, "/routes/check", check)
    assert found["legal"] is False
    assert "train-not-owned" in [reason["code"] for reason in found["reasons"]]
    assert table.people["A"].get(f"{table.path}/routes?company=XYZ").status_code == 404


def test_a_hint_says_what_a_bot_would_do_and_why(table: Seated) -> None:
    found = table.ask("A", "/hint?bot=random")
    assert found["action"]["seat"] == table.view()["actor"]
    assert found["text"] and found["why_text"]
    for bot in ("os:system", "strong-raider"):  # the one would run code, the other keep the server busy
        assert table.people["A"].get(f"{table.path}/hint?bot={bot}").status_code == 422


def test_a_hint_is_for_ones_own_turn(site: Site) -> None:
    table = seat_people(site)
    assert table.people["B"].get(f"{table.path}/hint").json()["code"] == "not-your-turn"
    assert site.guest().get(f"{table.path}/hint").status_code == 403


def test_nobody_gets_a_hint_for_anothers_seat(site: Site) -> None:
    draft = seat_people(site, "1846", 3)
    actor = draft.view()["actor"]
    own = draft.people[actor].get(f"{draft.path}/hint", params={"seat": actor})
    assert own.status_code == 200, own.text
    others = [draft.people[seat] for seat in "ABC" if seat != actor]
    for who in (*others, site.guest("Eve")):
        refused = who.get(f"{draft.path}/hint", params={"seat": actor})
        assert (refused.status_code, refused.json()["code"]) == (404, "not-found")


def test_nothing_is_tried_out_while_cards_are_hidden(site: Site) -> None:
    table = seat_people(site, "1846", 3)
    body = {"actions": [{"type": "choose_card", "seat": "C", "card": "Pass (1)"}]}
    answer = table.people["A"].post(f"{table.path}/preview", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "hidden-things")


def test_an_empty_line_asks_what_is_legal_at_a_position(table: Seated) -> None:
    found = post(table, "/preview", {"actions": []})
    assert (found["legal"], found["played"], found["view"]) == (True, 0, None)
    assert [family["type"] for family in found["legal_after"]] == [family["type"] for family in table.view()["legal"]]
    start = post(table, "/preview", {"actions": [], "at": 0})
    assert {family["seat"] for family in start["legal_after"]} == {"A"}


def test_tried_moves_lead_to_runs_that_can_be_looked_at(table: Seated) -> None:
    company = {"seat": table.view()["actor"], "company": "B&O"}
    line: list[dict[str, Any]] = [{"type": "pass", "seat": company["seat"]}]
    while post(table, "/preview", {"actions": line})["figures"]["step"] != "trains":
        line.append({"type": "pass", "seat": company["seat"]})
    line.append({"type": "buy_train", **company, "train": "2", "source": "depot", "price": 80, "trade_in": ""})
    assert post(table, "/preview", {"actions": line, "routes": True})["routes"] is None
    check = {"company": "B&O", "runs": [{"train": "2", "path": ["I15.0", "H12.0"]}]}
    now = [reason["code"] for reason in post(table, "/routes/check", check)["reasons"]]
    then = [reason["code"] for reason in post(table, "/routes/check", {**check, "actions": line})["reasons"]]
    assert "train-not-owned" in now
    assert "train-not-owned" not in then


def test_runs_are_not_checked_after_a_line_that_is_refused(table: Seated) -> None:
    body = {"company": "B&O", "runs": [], "actions": [{"type": "bid", "seat": "A", "private": "SV", "price": 25}]}
    answer = table.people["A"].post(f"{table.path}/routes/check", body)
    assert (answer.status_code, answer.json()["code"]) == (422, "refused")


def test_at_a_table_without_hints_nobody_is_told_what_a_bot_would_do(site: Site) -> None:
    found = hotseat(site, hints=False)
    assert found.ask("A", "")["hints"] is False
    answer = found.people["A"].get(f"{found.path}/hint", params={"seat": found.view()["actor"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-hints")
