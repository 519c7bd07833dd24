"""Making a table, sitting down, leaving, ordering seats, starting."""

import pytest

from highiron.server.games.setting_up import drawn_order
from tests.server.site import Site, Visitor


def make(visitor: Visitor, **wanted: object) -> dict[str, object]:
    answer = visitor.post("/api/games", {"title": "1830", "players": 3, **wanted})
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_play_now_against_bots_in_one_request(site: Site) -> None:
    ann = site.guest("Ann")
    seats = [{"bot": "random"}, {"me": True}, {"bot": "random", "name": "Robin"}]
    table = make(ann, seats=seats, start=True)
    assert table["status"] == "running"
    assert table["my_seats"] == ["B"]
    assert [seat["name"] for seat in table["seats"]] == ["Random 1", "Ann", "Robin"]  # type: ignore[attr-defined]


def test_bots_have_levels_and_characters_and_the_table_draws_different_ones(site: Site) -> None:
    ann = site.guest("Ann")
    title = ann.get("/api/titles/1830").json()
    assert title["levels"] == ["instant", "quick", "strong"] and "raider" in title["characters"]
    seats = [{"me": True}, {"bot": "strong-raider"}, {"bot": "quick-any"}, {"bot": "any"}, {"bot": "any"}]
    table = make(ann, players=5, seats=seats)
    assert [seat["name"] for seat in table["seats"]][:2] == ["Ann", "Raider 1"]  # type: ignore[attr-defined]
    bots = [seat["bot"] for seat in table["seats"]][1:]  # type: ignore[attr-defined]
    assert bots[0] == "strong-raider" and bots[1].startswith("quick-")
    characters = [bot.rpartition("-")[2] for bot in bots]
    assert len(set(characters)) == 4 and set(characters) <= set(title["characters"])
    seats = [{"me": True}, *({"bot": "any"} for _ in range(4))]
    again = ann.ask("PUT", f"/api/games/{table['id']}/seats", {"seats": seats}).json()
    assert len({seat["bot"] for seat in again["seats"]}) == 5  # one is a person's, which has none
    refused = ann.post("/api/games", {"title": "1830", "players": 3, "seats": [{"bot": "slow-raider"}]})
    assert (refused.status_code, refused.json()["code"]) == (422, "unknown-bot")


def test_people_join_and_the_host_starts(site: Site) -> None:
    ann, bob, cleo = site.guest("Ann"), site.guest("Bob"), site.guest("Cleo")
    table = make(ann)
    path = f"/api/games/{table['id']}"
    assert bob.post(f"{path}/join", {}).json()["my_seats"] == ["B"]
    early = ann.post(f"{path}/start")
    assert (early.status_code, early.json()["code"], early.json()["extra"]["free"]) == (409, "seats-free", 1)
    assert cleo.post(f"{path}/join", {"seat": "B"}).json()["code"] == "seat-taken"
    assert cleo.post(f"{path}/join", {"seat": "C"}).json()["my_seats"] == ["C"]
    assert site.guest("Dan").post(f"{path}/join", {}).json()["code"] == "table-full"
    assert bob.post(f"{path}/start").status_code == 403
    begun = ann.post(f"{path}/start").json()
    assert (begun["status"], begun["actor"], begun["my_turn"]) == ("running", "A", True)
    assert ann.post(f"{path}/start").json()["code"] == "already-begun"


def test_who_leaves_frees_the_seat(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    path = f"/api/games/{make(ann)['id']}"
    bob.post(f"{path}/join", {})
    assert bob.post(f"{path}/leave").json()["free"] == 2
    assert bob.post(f"{path}/leave").json()["code"] == "not-seated"


def test_the_host_orders_the_seats_and_adds_bots(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    path = f"/api/games/{make(ann)['id']}"
    bob.post(f"{path}/join", {})
    body = {"seats": [{"person": bob.id}, {"bot": "random"}, {"me": True}]}
    assert bob.ask("PUT", f"{path}/seats", body).status_code == 403
    seats = ann.ask("PUT", f"{path}/seats", body).json()["seats"]
    assert [(seat["letter"], seat["name"]) for seat in seats] == [("A", "Bob"), ("B", "Random 1"), ("C", "Ann")]
    stranger = {"seats": [{"person": 10_000}, {"me": True}]}
    assert ann.ask("PUT", f"{path}/seats", stranger).json()["code"] == "not-at-the-table"
    assert [seat["name"] for seat in ann.get(path).json()["seats"]] == ["Bob", "Random 1", "Ann"]


def test_drawn_seats_can_be_checked_by_the_disclosed_seed(site: Site) -> None:
    ann = site.guest("Ann")
    seats = [{"me": True}, {"bot": "random", "name": "Bo"}, {"bot": "random", "name": "Cy"}]
    table = make(ann, order="drawn", seats=seats)
    assert table["order_seed"] == ""
    begun = ann.post(f"/api/games/{table['id']}/start").json()
    joined = ["Ann", "Bo", "Cy"]
    assert [seat["name"] for seat in begun["seats"]] == [joined[at] for at in drawn_order(begun["order_seed"], 3)]


def test_a_private_table_is_seen_by_its_people_and_by_invitation_only(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = make(ann, public=False)
    path, secret = f"/api/games/{table['id']}", table["invitation"]
    assert bob.get(path).status_code == 404
    assert bob.post(f"{path}/join", {}).status_code == 404
    assert bob.post(f"{path}/join", {"invitation": "wrong"}).status_code == 404
    shown = bob.get(path, params={"invitation": secret})
    assert (shown.status_code, shown.json()["invitation"]) == (200, "")
    assert ann.post(f"{path}/invitation").status_code == 201
    assert bob.post(f"{path}/join", {"invitation": secret}).status_code == 404
    renewed = ann.get(path).json()["invitation"]
    assert renewed != secret
    assert bob.post(f"{path}/join", {"invitation": renewed}).status_code == 201
    assert bob.get(path).json()["invitation"] == renewed


def test_hotseat_one_person_holds_all_seats(site: Site) -> None:
    ann = site.guest("Ann")
    table = make(ann, mode="hotseat", seats=[{"name": "Ma"}, {"bot": "random"}, {"name": "Pa"}], start=True)
    assert table["my_seats"] == ["A", "C"]
    assert [seat["name"] for seat in table["seats"]] == ["Ma", "Random 1", "Pa"]  # type: ignore[attr-defined]
    assert site.nobody().get(f"/api/games/{table['id']}").status_code == 404


def test_the_host_removes_a_table_that_has_not_begun(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    path = f"/api/games/{make(ann)['id']}"
    ann.post(f"{path}/chat", {"text": "hello"})
    assert bob.ask("DELETE", path).status_code == 403
    assert ann.ask("DELETE", path).status_code == 204
    assert ann.get(path).status_code == 404


def test_a_game_that_has_begun_stays(site: Site) -> None:
    ann = site.guest("Ann")
    table = make(ann, mode="hotseat", start=True)
    assert ann.ask("DELETE", f"/api/games/{table['id']}").json()["code"] == "already-begun"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"title": "1999"}, "invalid-options"),
        ({"players": 9}, "invalid-options"),
        ({"preset": "nobody's"}, "invalid-options"),
        ({"options": {"bank_size": "many"}}, "invalid-options"),
        ({"seats": [{"bot": "os:system"}]}, "unknown-bot"),
        ({"seats": [{"me": True}, {"me": True}]}, "one-seat-each"),
        ({"seats": [{"person": 1000}]}, "not-at-the-table"),
        ({"seats": [{}] * 4}, "too-many-seats"),
        ({"start": True}, "seats-free"),
        ({"name": "line\u0001break"}, "bad-text"),
        ({"unheard": 1}, "invalid"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_made(site: Site, wanted: dict[str, object], code: str) -> None:
    ann = site.guest("Ann")
    answer = ann.post("/api/games", {"title": "1830", "players": 3, **wanted})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert ann.get("/api/games", params={"mine": True}).json()["tables"] == []


def test_my_games_lists_those_that_wait_for_me_first(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    waits = make(ann, mode="hotseat", start=True)
    open_table = make(ann)
    make(bob)
    found = ann.get("/api/me/games").json()["tables"]
    assert [table["id"] for table in found] == [waits["id"], open_table["id"]]
    assert [table["my_turn"] for table in found] == [True, False]
