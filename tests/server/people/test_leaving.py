"""Deleting an account: the person becomes nobody, the games of the others stay."""

from typing import Any

from sqlalchemy import func, select

from highiron.server.database.tables import ApiToken, ChatLine, Note, Person, Seat, Session
from tests.server.site import PASSWORD, Site, Visitor

GOODBYE = {"password": PASSWORD}


def new_table(host: Visitor, **more: Any) -> str:
    wanted = {
        "title": "1830",
        "players": 3,
        "mode": "online",
        "public": True,
        "seats": [{"me": True}, {}, {"bot": "random"}],
        **more,
    }
    made = host.post("/api/games", wanted)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def join(visitor: Visitor, game: str) -> None:
    assert visitor.post(f"/api/games/{game}/join").status_code in (200, 201)


def test_the_games_of_the_others_stay_without_the_name(site: Site) -> None:
    alice, bob = site.account("Alice Liddell"), site.account("Bob")
    game = new_table(bob)
    join(alice, game)
    assert bob.post(f"/api/games/{game}/start").status_code in (200, 201)
    assert alice.post(f"/api/games/{game}/chat", {"text": "hello"}).status_code == 201
    assert alice.ask("PUT", f"/api/games/{game}/notes", {"text": "my secret plan"}).status_code == 200
    site.program(alice, "read")

    wrong = alice.ask("DELETE", "/api/me", {"password": "not the password"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    assert alice.ask("DELETE", "/api/me", GOODBYE).status_code == 204

    for path in (f"/api/games/{game}", f"/api/games/{game}/view", f"/api/games/{game}/log", f"/api/games/{game}/chat"):
        seen = bob.get(path)
        assert seen.status_code == 200, path
        assert "Liddell" not in seen.text, path
    assert "former player" in bob.get(f"/api/games/{game}").text
    with site.database.reading() as transaction:
        person = transaction.get_one(Person, alice.id)
        assert (person.name, person.folded, person.password, person.webhook) == ("former player", None, None, "")
        assert person.deleted is not None
        for table in (Session, ApiToken, Note):
            mine = select(func.count()).select_from(table).where(table.person_id == alice.id)
            assert transaction.execute(mine).scalar_one() == 0
        assert transaction.scalars(select(ChatLine.name).where(ChatLine.person_id == alice.id)).all() == [
            "former player"
        ]
        seats = transaction.scalars(select(Seat.name).where(Seat.game_id == game, Seat.person_id == alice.id)).all()
        assert seats == ["former player"]


def test_the_account_is_gone_and_its_name_is_free(site: Site) -> None:
    alice = site.account("Alice")
    before = alice.id
    assert alice.ask("DELETE", "/api/me", GOODBYE).status_code == 204
    assert site.nobody().post("/api/sessions", {"name": "Alice", "password": PASSWORD}).status_code == 401
    assert site.account("Alice").id != before


def test_open_tables_do_not_wait_for_somebody_who_left(site: Site) -> None:
    alice, bob = site.account("Alice"), site.account("Bob")
    lonely, shared, other = new_table(alice), new_table(alice), new_table(bob)
    join(bob, shared)
    join(alice, other)
    assert alice.ask("DELETE", "/api/me", GOODBYE).status_code == 204
    assert bob.get(f"/api/games/{lonely}").status_code == 404
    carol = site.account("Carol")
    join(carol, shared)
    join(carol, other)
    for game in (shared, other):
        assert bob.post(f"/api/games/{game}/start").status_code in (200, 201)


def test_a_guest_leaves_without_a_password(site: Site) -> None:
    assert site.guest().ask("DELETE", "/api/me", {}).status_code == 204


def test_the_last_administrator_stays(site: Site) -> None:
    ada = site.admin()
    refused = ada.ask("DELETE", "/api/me", GOODBYE)
    assert (refused.status_code, refused.json()["code"]) == (409, "last-administrator")
    site.admin("Babbage")
    assert ada.ask("DELETE", "/api/me", GOODBYE).status_code == 204


def test_votes_to_give_a_seat_to_somebody_who_left_forget_the_name(site: Site) -> None:
    alice, bob, carol = site.account("Alice Liddell"), site.account("Bob"), site.account("Carol")
    game = new_table(bob)
    join(carol, game)
    assert bob.post(f"/api/games/{game}/start").status_code in (200, 201)
    wanted = {"kind": "substitute", "of": "B", "name": "Alice Liddell"}
    assert bob.post(f"/api/games/{game}/votes", wanted).status_code == 201
    assert alice.ask("DELETE", "/api/me", GOODBYE).status_code == 204
    for path in (f"/api/games/{game}/votes", f"/api/games/{game}/view"):
        assert "Liddell" not in bob.get(path).text, path
    assert [vote["status"] for vote in bob.get(f"/api/games/{game}/votes").json()] == ["declined"]
    assert bob.post(f"/api/games/{game}/votes", {**wanted, "name": "", "bot": "steady"}).status_code == 201
