"""Chat and private notes beside a game."""

from tests.server.seated import seat_people
from tests.server.site import Site


def test_people_at_the_table_talk_and_everybody_may_read(site: Site) -> None:
    table = seat_people(site)
    said = table.people["A"].post(f"{table.path}/chat", {"text": "  hello\nall "})
    assert (said.status_code, said.json()["text"], said.json()["name"]) == (201, "hello\nall", "Ann")
    lines = site.nobody().get(f"{table.path}/chat").json()["lines"]
    assert [line["text"] for line in lines] == ["hello\nall"]
    stranger = site.guest("Eve")
    assert stranger.post(f"{table.path}/chat", {"text": "me too"}).status_code == 403
    assert site.nobody().post(f"{table.path}/chat", {"text": "me too"}).status_code == 401
    assert table.people["A"].post(f"{table.path}/chat", {"text": " \n "}).status_code == 422
    assert table.people["A"].post(f"{table.path}/chat", {"text": "\u0001"}).status_code == 422


def test_the_chat_is_read_page_by_page(site: Site) -> None:
    table = seat_people(site)
    for number in range(5):
        table.people["B"].post(f"{table.path}/chat", {"text": str(number)})
    page = table.ask("A", "/chat?limit=2")
    assert ([line["text"] for line in page["lines"]], page["more"]) == (["3", "4"], True)
    page = table.ask("A", f"/chat?limit=3&before={page['lines'][0]['id']}")
    assert ([line["text"] for line in page["lines"]], page["more"]) == (["0", "1", "2"], False)


def test_notes_are_private(site: Site) -> None:
    table = seat_people(site)
    written = table.people["A"].ask("PUT", f"{table.path}/notes", {"text": "watch Bob"})
    assert (written.status_code, written.json()["text"]) == (200, "watch Bob")
    table.people["A"].ask("PUT", f"{table.path}/notes", {"text": "watch Bob closely"})
    assert table.ask("A", "/notes")["text"] == "watch Bob closely"
    assert table.ask("B", "/notes") == {"text": "", "time": 0}
    assert site.nobody().get(f"{table.path}/notes").status_code == 401


def test_what_is_said_is_not_in_the_record(site: Site) -> None:
    ann = site.guest("Ann")
    game = ann.post("/api/games", {"title": "1830", "players": 2, "mode": "hotseat", "start": True}).json()["id"]
    ann.post(f"/api/games/{game}/chat", {"text": "unmistakable"})
    ann.ask("PUT", f"/api/games/{game}/notes", {"text": "unmistakable"})
    assert "unmistakable" not in ann.get(f"/api/games/{game}/record").text
