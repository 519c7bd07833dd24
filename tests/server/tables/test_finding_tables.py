"""Looking for tables by player, title, date and result, page by page."""

from typing import Any

import pytest
from sqlalchemy import update

from highiron.server.database.tables import Game, Seat
from tests.server.site import Site, Visitor

DAY = 24 * 60 * 60 * 1000
FIRST = 1_767_225_600_000  # 2026-01-01, midnight UTC


def found(visitor: Visitor, **filters: Any) -> list[str]:
    answer = visitor.get("/api/games", params=filters)
    assert answer.status_code == 200, answer.text
    return [table["name"] for table in answer.json()["tables"]]


@pytest.fixture
def ann(empty: Site) -> Visitor:
    """Ann, in a house with five tables, one changed on each of the first days of 2026."""
    ann, bob = empty.guest("Ann"), empty.guest("Bob")
    tables = (
        (ann, "one", {"title": "1830", "players": 3}),
        (ann, "two", {"title": "1846", "players": 3}),
        (bob, "three", {"title": "1830", "players": 3}),
        (bob, "hidden", {"title": "1830", "players": 3, "public": False}),
        (ann, "won", {"title": "1846", "players": 3}),
    )
    for day, (host, name, wanted) in enumerate(tables):
        game_id = host.post("/api/games", {"name": name, **wanted}).json()["id"]
        with empty.database.writing() as session:
            session.execute(update(Game).where(Game.id == game_id).values(changed=FIRST + day * DAY))
            if name == "won":
                session.execute(update(Game).where(Game.id == game_id).values(status="finished", why_ended="bank"))
                session.execute(update(Seat).where(Seat.game_id == game_id).values(rank=1, worth=5000))
    return ann


def test_everybody_finds_public_tables_the_latest_change_first(empty: Site, ann: Visitor) -> None:
    assert found(empty.nobody()) == ["won", "three", "two", "one"]


def test_filters_can_be_joined(ann: Visitor) -> None:
    assert found(ann, title="1846") == ["won", "two"]
    assert found(ann, title="1846", status="open") == ["two"]
    assert found(ann, status=["open", "finished"]) == ["won", "three", "two", "one"]
    assert found(ann, mine=True) == ["won", "two", "one"]
    assert found(ann, player="BOB") == ["three"]
    assert found(ann, player="Bo") == []
    assert found(ann, **{"from": "2026-01-02", "to": "2026-01-03"}) == ["three", "two"]


@pytest.mark.parametrize(("name", "asked"), [("Анна", "анна"), ("علی کریم", "علي كريم"), ("Émile", "éMILE")])
def test_players_are_found_however_their_names_are_written(empty: Site, name: str, asked: str) -> None:
    host = empty.guest(name)
    host.post("/api/games", {"name": "here", "title": "1830", "players": 3})
    assert found(host, player=asked) == ["here"]


def test_results_are_found_by_player_and_by_reason(empty: Site, ann: Visitor) -> None:
    assert found(ann, result="won") == ["won"]
    assert found(empty.nobody(), result="won", player="ann") == ["won"]
    assert found(ann, result="lost") == []
    assert found(ann, result="bank") == ["won"]
    assert empty.nobody().get("/api/games", params={"result": "won"}).status_code == 401


def test_pages_hang_together(ann: Visitor) -> None:
    names: list[str] = []
    cursor = ""
    for _ in range(3):
        page = ann.get("/api/games", params={"limit": 2, "cursor": cursor}).json()
        names += [table["name"] for table in page["tables"]]
        cursor = page["cursor"]
        if not cursor:
            break
    assert names == ["won", "three", "two", "one"]


@pytest.mark.parametrize("cursor", ["x", "!!", "MTIz", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5OTk5IGE", "gICA"])
def test_a_cursor_that_no_page_gave_is_refused(ann: Visitor, cursor: str) -> None:
    assert ann.get("/api/games", params={"cursor": cursor}).status_code == 422


def test_a_private_table_is_found_by_its_people_only(empty: Site, ann: Visitor) -> None:
    assert "hidden" not in found(ann)
    assert "hidden" not in found(ann, player="Bob")
