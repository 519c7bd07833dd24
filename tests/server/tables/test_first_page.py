"""What the first page shows: one's own games with what happened last, and small maps."""

from random import Random

from highiron.game import Game
from highiron.records.files import own_text
from highiron.selfplay import RandomPlayers
from tests.server.seated import seat_people
from tests.server.site import Site


def test_my_games_tell_what_was_done_last_and_since_when_somebody_is_waited_for(site: Site) -> None:
    game = seat_people(site)
    game.play("A", "bid", private="CA", price=165)
    mine = game.people["B"].get("/api/me/games").json()
    table = next(table for table in mine["tables"] if table["id"] == game.id)
    assert table["my_turn"]
    assert next(seat["asked"] for seat in table["seats"] if seat["letter"] == "B") >= table["started"]
    assert mine["happened"][game.id] == ["Ann bids $165 on CA."]


def test_what_was_done_last_names_places(site: Site) -> None:
    played = Game("1830", ["Ada", "Ben", "Cleo"], seed=0)
    hands = RandomPlayers(Random(0), quick=True)
    run = None
    while not run:
        events = played.play(hands.choose(played.state, played.legal()))
        run = next((event for event in events if event.code == "train-ran"), None)
    person = site.guest("Host")
    made = person.post("/api/imports", {"record": own_text(played), "go_on": True}).json()
    happened = " ".join(person.get("/api/me/games").json()["happened"][made["id"]])
    names = {place.id: place.name for place in played.state.facts.plan.hexes}
    assert all(names[stop.split(".")[0]] in happened for stop in run.args["path"] if "." in stop)


def test_a_map_is_drawn_for_tables_that_wait_run_or_are_only_a_title(site: Site) -> None:
    host = site.guest("Host")
    waiting = host.post("/api/games", {"title": "1830", "players": 3}).json()
    printed = site.nobody().get("/api/titles/1830/map.svg")
    assert printed.headers["content-type"].startswith("image/svg+xml")
    assert site.nobody().get(f"/api/games/{waiting['id']}/map.svg").text == printed.text
    game = seat_people(site)
    light, dark = (game.people["A"].get(f"{game.path}/map.svg", params={"look": look}) for look in ("light", "dark"))
    assert "1830" in light.text
    assert light.text != dark.text
    assert light.headers["cache-control"] == "no-cache"
    known = game.people["A"].get(f"{game.path}/map.svg", params={"sequence": game.view()["sequence"]})
    assert "max-age" in known.headers["cache-control"]


def test_the_map_of_a_hidden_table_is_for_its_people(site: Site) -> None:
    game = seat_people(site, public=False)
    assert game.people["A"].get(f"{game.path}/map.svg").status_code == 200
    assert site.nobody().get(f"{game.path}/map.svg").status_code == 404
    assert site.nobody().get("/api/titles/1831/map.svg").json()["code"] == "unknown-title"
