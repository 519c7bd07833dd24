"""Ratings, profiles, following, presence and rematches."""

from typing import Any

from sqlalchemy import select, update

from highiron.server.clock import now
from highiron.server.database.tables import Game, Seat
from highiron.server.ratings.rater import Rater
from highiron.server.tables.kept import KEPT
from tests.server.seated import Seated, hotseat, seat_people
from tests.server.site import Site, Visitor


def finish(site: Site, game_id: str, ranks: dict[str, int]) -> None:
    """The game is over, with these ranks."""
    with site.database.writing() as session:
        values: dict[str, Any] = {"status": "finished", "ended": now(), "why_ended": "bank"}
        session.execute(update(Game).where(Game.id == game_id).values(**values))
        for letter, rank in ranks.items():
            here = (Seat.game_id == game_id, Seat.letter == letter)
            session.execute(update(Seat).where(*here).values(rank=rank, worth=5000 - rank))


def rate(site: Site) -> None:
    """Rate what waits to be rated."""
    rater = Rater(site.database, site.app.state.games)
    while rater.rate_next():
        pass


def profile(visitor: Visitor, of: int) -> Any:
    answer = visitor.get(f"/api/people/{of}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def accounts_at_a_table(site: Site, *names: str) -> tuple[str, dict[str, Visitor]]:
    """A running game of 1830 with these accounts in the seats from A on."""
    people = [site.account(name) for name in names]
    made = people[0].post("/api/games", {"title": "1830", "players": len(names)}).json()
    for person in people[1:]:
        assert person.post(f"/api/games/{made['id']}/join").status_code == 201
    assert people[0].post(f"/api/games/{made['id']}/start").status_code == 201
    return made["id"], dict(zip("ABCDEF", people, strict=False))


def test_the_winner_rises_and_the_loser_falls_and_no_game_counts_twice(empty: Site) -> None:
    game, people = accounts_at_a_table(empty, "Ann", "Bob")
    finish(empty, game, {"A": 1, "B": 2})
    rate(empty)
    rate(empty)
    ann, bob = (profile(people["A"], people[seat].id) for seat in "AB")
    assert ann["ratings"][0]["title"] == "1830"
    assert ann["ratings"][0]["sure"] > bob["ratings"][0]["sure"]
    assert (ann["ratings"][0]["games"], ann["ratings"][0]["wins"]) == (1, 1)
    assert ann["results"] == [{"title": "1830", "games": 1, "wins": 1, "with_people": 1}]
    board = empty.nobody().get("/api/leaderboard", params={"title": "1830"}).json()
    assert [(line["rank"], line["name"]) for line in board] == [(1, "Ann"), (2, "Bob")]


def test_bots_are_rated_apart_and_hotseat_and_lone_games_not_at_all(empty: Site) -> None:
    ann = empty.guest("Ann")
    seats = [{"me": True}, {"bot": "steady"}, {"bot": "random"}]
    made = ann.post("/api/games", {"title": "1830", "players": 3, "seats": seats, "start": True}).json()
    finish(empty, made["id"], {"A": 3, "B": 1, "C": 2})
    finish(empty, hotseat(empty).id, {"A": 1, "B": 2, "C": 3})
    rate(empty)
    assert profile(ann, ann.id)["ratings"] == []
    assert profile(ann, ann.id)["results"] == [{"title": "1830", "games": 1, "wins": 0, "with_people": 0}]
    bots = ann.get("/api/leaderboard", params={"title": "1830", "of": "bots"}).json()
    assert [line["name"] for line in bots] == ["steady", "random"]
    assert ann.get("/api/leaderboard", params={"title": "1830"}).json() == []
    page = empty.nobody().get("/api/ladder", params={"title": "1830"}).json()
    assert page["people"] == [  # Ann came third: nobody was ahead of either bot
        {"bot": "random", "games": 1, "wins": 0, "met": 1, "ahead": 0},
        {"bot": "steady", "games": 1, "wins": 1, "met": 1, "ahead": 0},
    ]
    assert {rung["bot"] for rung in page["ladder"]["rungs"]} >= {"steady", "random"}
    assert empty.nobody().get("/api/ladder", params={"title": "../1830"}).status_code == 404


def test_following_somebody_shows_their_public_games(empty: Site) -> None:
    ann, bob = empty.guest("Ann"), empty.guest("Bob")
    shown = ann.post("/api/games", {"title": "1830", "players": 3, "name": "shown"}).json()
    ann.post("/api/games", {"title": "1830", "players": 3, "name": "hidden", "public": False})
    assert bob.ask("PUT", f"/api/me/following/{ann.id}").status_code == 204
    assert [one["name"] for one in bob.get("/api/me/following").json()] == ["Ann"]
    assert [table["id"] for table in bob.get("/api/me/following/games").json()["tables"]] == [shown["id"]]
    assert profile(bob, ann.id)["followed"] is True
    assert [table["name"] for table in bob.get(f"/api/people/{ann.id}/games").json()["tables"]] == ["shown"]
    assert bob.ask("DELETE", f"/api/me/following/{ann.id}").status_code == 204
    assert bob.get("/api/me/following/games").json()["tables"] == []
    assert bob.ask("PUT", f"/api/me/following/{bob.id}").status_code == 404


def seats_of(table: Any) -> dict[str, str]:
    return {seat["letter"]: seat["name"] for seat in table["seats"]}


def test_a_rematch_rotates_the_seats_and_the_others_find_theirs(empty: Site) -> None:
    game: Seated = seat_people(empty)
    ann, bob, cleo = game.people["A"], game.people["B"], game.people["C"]
    assert ann.post(f"{game.path}/rematch").json()["code"] == "not-over"
    finish(empty, game.id, {"A": 1, "B": 2, "C": 3})
    assert empty.guest("Dan").post(f"{game.path}/rematch").json()["code"] == "not-at-the-table"
    made = ann.post(f"{game.path}/rematch").json()
    assert seats_of(made) == {"C": "Ann"}
    assert cleo.get(game.path).json()["rematch"] == made["id"]
    assert cleo.post(f"{game.path}/rematch").json()["id"] == made["id"]
    assert seats_of(bob.post(f"{game.path}/rematch").json()) == {"A": "Bob", "B": "Cleo", "C": "Ann"}


def test_the_seats_of_a_rematch_are_kept_for_those_who_played(empty: Site) -> None:
    game: Seated = seat_people(empty)
    ann, cleo, dan, eve = game.people["A"], game.people["C"], empty.guest("Dan"), empty.guest("Eve")
    finish(empty, game.id, {"A": 1, "B": 2, "C": 3})
    made = ann.post(f"{game.path}/rematch").json()
    table = f"/api/games/{made['id']}"
    refused = dan.post(f"{table}/join")
    assert (refused.status_code, refused.json()["code"]) == (409, "seats-kept")
    assert "24 more hours" in refused.json()["detail"]
    assert cleo.post(f"{table}/join").is_success  # to the seat kept for her, without another word
    assert seats_of(empty.nobody().get(table).json()) == {"B": "Cleo", "C": "Ann"}
    assert dan.post(f"{table}/join", {"invitation": made["invitation"]}).is_success  # the host may ask whomever
    assert dan.post(f"{table}/leave").is_success
    with empty.database.writing() as session:
        session.execute(update(Game).where(Game.id == made["id"]).values(created=Game.created - KEPT))
    assert eve.post(f"{table}/join").is_success


def test_a_rematch_against_bots_begins_at_once(empty: Site) -> None:
    ann = empty.guest("Ann")
    seats = [{"me": True}, {"bot": "steady"}, {"bot": "random"}]
    made = ann.post("/api/games", {"title": "1830", "players": 3, "seats": seats, "start": True}).json()
    finish(empty, made["id"], {"A": 3, "B": 1, "C": 2})
    again = ann.post(f"/api/games/{made['id']}/rematch").json()
    assert again["status"] == "running"
    assert [seat["bot"] for seat in again["seats"]] == ["steady", "random", ""]


def test_who_leaves_for_good_has_no_profile_and_no_place(empty: Site) -> None:
    game, people = accounts_at_a_table(empty, "Ann", "Bob")
    finish(empty, game, {"A": 1, "B": 2})
    rate(empty)
    people["B"].ask("PUT", f"/api/me/following/{people['A'].id}")
    gone = people["A"].ask("DELETE", "/api/me", {"password": "correct horse battery"})
    assert gone.status_code == 204, gone.text
    assert people["B"].get(f"/api/people/{people['A'].id}").status_code == 404
    board = people["B"].get("/api/leaderboard", params={"title": "1830"}).json()
    assert [line["name"] for line in board] == ["Bob"]
    with empty.database.reading() as session:
        assert session.scalar(select(Game.rated).where(Game.id == game)) is not None


def test_it_is_said_beforehand_which_files_a_game_can_be_had_in(empty: Site) -> None:
    game = seat_people(empty)
    asked = game.people["A"].get(f"{game.path}/formats").json()
    assert [(one["possible"], bool(one["why"])) for one in asked] == [(False, True), (False, True)]
    finish(empty, game.id, {"A": 1, "B": 2, "C": 3})
    other = hotseat(empty, "18CE")
    ours, site = other.ask("A", "/formats")
    assert (ours["possible"], site["possible"]) == (True, False)
    assert "that site has no 18CE" in site["why"]
    assert [one["possible"] for one in hotseat(empty).ask("A", "/formats")] == [True, True]
