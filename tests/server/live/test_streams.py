"""Streams of the real server over the network."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import new_database
from tests.server.seated import key
from tests.server.serving import Listening, Serving, serving


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with new_database(request) as url:
        data = (
            Path(url.removeprefix("sqlite:///")).parent if url.startswith("sqlite") else tmp_path_factory.mktemp("data")
        )
        with serving(url, data, workers=1 if url.startswith("sqlite") else 2) as started:
            yield started


class Pair:
    """Ann and Bob at a table of two."""

    def __init__(self, server: Serving, **wanted: Any) -> None:
        self.ann, self.bob = server.guest("Ann"), server.guest("Bob")
        made = self.ann.post("/api/games", json={"title": "1830", "players": 2, **wanted}).json()
        self.path, self.invitation = f"/api/games/{made['id']}", made["invitation"]

    def begin(self) -> None:
        assert self.bob.post(f"{self.path}/join", json={"invitation": self.invitation}).status_code == 201
        assert self.ann.post(f"{self.path}/start").status_code == 201

    def play(self, player: httpx.Client, action: dict[str, Any]) -> dict[str, Any]:
        view = player.get(f"{self.path}/view").json()
        body = {"sequence": view["sequence"], "key": key(), "action": {"seat": view["you"], **action}}
        answer = player.post(f"{self.path}/moves", json=body)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture
def pair(server: Serving) -> Pair:
    made = Pair(server)
    made.begin()
    return made


def test_a_stream_begins_with_the_game_and_tells_each_move(pair: Pair) -> None:
    with Listening(pair.bob, f"{pair.path}/stream") as bob:
        assert bob.answer.headers["content-type"].startswith("text/event-stream")
        snapshot = bob.next()
        assert (snapshot["event"], snapshot["data"]["you"], snapshot["id"]) == ("snapshot", "B", "0-0")
        assert bob.next()["event"] == "table"
        pair.play(pair.ann, {"type": "take_private", "private": "SV"})
        entry = bob.next("entry")
        assert entry["id"] == "1-0"
        assert entry["data"]["lines"][-1] == "Ann gets SV for $20."
        assert entry["data"]["action"] is None
        assert entry["data"]["actor"] == "B"
        assert [family["type"] for family in entry["data"]["legal"]] == ["pass", "take_private", "bid"]
        view = snapshot["data"]["view"] | entry["data"]["changes"]
        assert view == pair.bob.get(f"{pair.path}/view").json()["view"]
        assert set(entry["data"]["changes"]) < set(view)


def test_a_resumed_stream_has_neither_gaps_nor_repeats(pair: Pair) -> None:
    with Listening(pair.bob, f"{pair.path}/stream") as first:
        first.next("table")
        pair.play(pair.ann, {"type": "pass"})
        heard = first.next("entry")["id"]
    pair.play(pair.bob, {"type": "bid", "private": "CS", "price": 45})
    pair.play(pair.ann, {"type": "bid", "private": "DH", "price": 75})
    pair.ann.post(f"{pair.path}/chat", json={"text": "your turn"})
    with Listening(pair.bob, f"{pair.path}/stream", after=heard) as again:
        missed = [again.next(), again.next()]
        assert [(event["event"], event["data"]["sequence"]) for event in missed] == [("entry", 2), ("entry", 3)]
        assert missed[0]["data"]["changes"] is None
        assert missed[1]["data"]["changes"] == pair.bob.get(f"{pair.path}/view").json()["view"]
        assert again.next()["event"] == "table"
        line = again.next()
        assert (line["event"], line["data"]["text"]) == ("chat", "your turn")
        last = line["id"]
    with Listening(pair.bob, f"{pair.path}/stream", after=last) as third:
        assert third.next()["event"] == "table"
        pair.play(pair.bob, {"type": "pass"})
        assert third.next()["data"]["sequence"] == 4


def test_a_stream_after_a_plain_sequence_tells_what_came_since_and_no_chat_of_before(pair: Pair) -> None:
    pair.ann.post(f"{pair.path}/chat", json={"text": "hello"})
    pair.play(pair.ann, {"type": "pass"})
    with Listening(pair.bob, f"{pair.path}/stream?after=0") as bob:
        assert bob.next()["data"]["sequence"] == 1
        assert bob.next()["event"] == "table"
        pair.ann.post(f"{pair.path}/chat", json={"text": "your turn"})
        assert bob.next()["data"]["text"] == "your turn"


def test_the_answer_to_a_move_is_the_entry_that_the_stream_tells(pair: Pair) -> None:
    with Listening(pair.ann, f"{pair.path}/stream") as ann:
        ann.next("table")
        answer = pair.play(pair.ann, {"type": "take_private", "private": "SV"})
        assert (
            ann.next("entry")["data"].items()
            == {name: value for name, value in answer.items() if name not in ("undo", "repeated")}.items()
        )


def test_programs_get_the_same_as_lines_of_json(server: Serving, pair: Pair) -> None:
    with Listening(httpx.Client(base_url=server.address), f"{pair.path}/stream", ndjson=True) as watcher:
        assert watcher.answer.headers["content-type"].startswith("application/x-ndjson")
        assert watcher.next()["data"]["you"] is None
        pair.play(pair.ann, {"type": "pass"})
        entry = watcher.next("entry")
        assert (entry["id"], entry["data"]["legal"]) == ("1-0", [])


def test_a_waiting_table_is_told_who_joins_and_begins_with_a_snapshot(server: Serving) -> None:
    pair = Pair(server)
    with Listening(pair.ann, f"{pair.path}/stream") as ann:
        assert ann.next()["data"]["table"]["free"] == 1
        pair.begin()
        assert ann.next("snapshot")["data"]["you"] == "A"
        while ann.next("table")["data"]["table"]["status"] != "running":
            pass


def test_a_private_table_has_no_stream_for_strangers(server: Serving) -> None:
    pair = Pair(server, public=False)
    pair.begin()
    stranger = server.guest("Eve")
    assert stranger.get(f"{pair.path}/stream").status_code == 404
    assert pair.ann.get(f"{pair.path}/stream", params={"seat": "B"}).status_code == 404
    with Listening(stranger, f"{pair.path}/stream?invitation={pair.invitation}") as watcher:
        assert watcher.next()["data"]["mine"] == []


def test_every_listener_hears_every_move_in_order(pair: Pair) -> None:
    listeners = [Listening(pair.bob, f"{pair.path}/stream") for _ in range(6)]
    for listener in listeners:
        listener.next("snapshot")
    for _ in range(3):
        for player in (pair.ann, pair.bob):
            pair.play(player, {"type": "pass"})
    for listener in listeners:
        heard = [listener.next("entry")["data"]["sequence"] for _ in range(6)]
        assert heard == list(range(1, 7))
        listener.__exit__()


def test_the_personal_stream_says_that_it_is_ones_turn(pair: Pair) -> None:
    with Listening(pair.bob, "/api/stream") as bob:
        assert bob.next()["event"] == "waiting"
        pair.play(pair.ann, {"type": "pass"})
        notice = bob.next("notice")["data"]
        if notice["kind"] == "started":  # news of the start may come late from another worker
            notice = bob.next("notice")["data"]
        assert (notice["kind"], f"/api/games/{notice['game']}") == ("turn", pair.path)
    with Listening(pair.bob, "/api/stream") as again:
        games = again.next("waiting")["data"]["games"]
        assert [f"/api/games/{game['game']}" for game in games] == [pair.path]


def test_votes_and_chat_are_told_at_once(pair: Pair) -> None:
    pair.play(pair.ann, {"type": "pass"})
    with Listening(pair.bob, f"{pair.path}/stream") as bob:
        bob.next("table")
        pair.ann.post(f"{pair.path}/undo", json={"sequence": 1, "key": key()})
        votes: list[dict[str, Any]] = []
        while not votes:  # news of the start may come late from another worker
            votes = bob.next("table")["data"]["votes"]
        [vote] = votes
        assert (vote["kind"], vote["waiting"]) == ("undo", ["B"])
        pair.bob.put(f"{pair.path}/votes/{vote['id']}", json={"agrees": True})
        undone = bob.next("entry")["data"]
        assert (undone["kind"], undone["position"], undone["actor"]) == ("undo", 0, "A")


def test_who_is_blocked_is_no_longer_heard_on_a_stream_that_is_open(pair: Pair) -> None:
    blocked = pair.bob.get("/api/me").json()["person"]["id"]
    with Listening(pair.ann, f"{pair.path}/stream") as ann:
        ann.next("table")
        for text, method in (("before", ""), ("unheard", "PUT"), ("after", "DELETE")):
            if method:
                assert pair.ann.request(method, f"/api/me/blocks/{blocked}").status_code == 204
            assert pair.bob.post(f"{pair.path}/chat", json={"text": text}).status_code == 201
        assert [ann.next("chat")["data"]["text"] for _ in range(2)] == ["before", "after"]


def test_streams_end_when_the_server_stops(tmp_path: Path) -> None:
    with serving("sqlite", tmp_path) as server:
        pair = Pair(server)
        pair.begin()
        with Listening(pair.bob, f"{pair.path}/stream") as bob, Listening(pair.ann, "/api/stream") as ann:
            bob.next("table")
            assert server.stop() == 0
            assert bob.ended() and ann.ended()
