"""Connections that strangers open and leave: they are held, counted, and closed when they say or take nothing."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from granian.constants import HTTPModes
from granian.http import HTTP1Settings

from highiron.server import connections, flood, shell
from highiron.server.auth.caller import Caller
from highiron.server.auth.places import place_of
from highiron.server.errors import Problem
from highiron.server.live import crowd
from highiron.server.live.crowd import Crowd
from tests.server.serving import Listening, Serving, serving

MANY = 1200  # more than the system's queue and Granian's own default hold
ANN = Caller(1, "Ann", guest=True, admin=False, locale="en", session="s")


@pytest.fixture(scope="module")
def server(empty_sqlite: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving("sqlite", tmp_path_factory.mktemp("held")) as started:
        yield started


def place(server: Serving) -> tuple[str, int]:
    parts = urlsplit(server.address)
    return str(parts.hostname), int(parts.port or 0)


def test_more_than_a_thousand_silent_connections_stop_nobody(server: Serving) -> None:
    with ExitStack() as stack:
        for _ in range(MANY):
            stack.enter_context(socket.create_connection(place(server), timeout=10))
        assert httpx.get(f"{server.address}/health", timeout=10).status_code == 200
        assert server.guest("Gail").get("/api/games").status_code == 200


def test_silence_has_an_end_before_the_first_byte_too() -> None:
    told = connections.settings()
    assert told["http"] is HTTPModes.http1, "Granian would wait for ever for a byte that tells HTTP/1 from HTTP/2"
    assert told["http1_settings"] == HTTP1Settings(header_read_timeout=connections.HEAD_SECONDS * 1000)


def test_upgrades_are_counted_like_other_requests(server: Serving) -> None:
    """Granian would answer those for a WebSocket by itself, past all that is counted."""
    head = (
        "GET /api/nothing-here HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    statuses = set()
    for _ in range(5):
        with socket.create_connection(place(server), timeout=10) as line:
            line.sendall(head.encode())
            statuses.add(line.recv(12)[9:])
    assert statuses <= {b"404", b"429"}
    figures = httpx.get(f"{server.address}/metrics", timeout=10).text
    assert 'route="(none)",status="404"' in figures or 'route="(flood)",status="429"' in figures


def test_the_system_is_asked_for_as_many_files_as_connections_need() -> None:
    assert 64 <= connections.allowed() <= connections.MOST


def test_strangers_have_few_streams_and_people_have_theirs_beside_them() -> None:
    seats = Crowd()
    for _ in range(crowd.STRANGERS):
        seats.enter(None, "192.0.2.1")
    with pytest.raises(Problem) as refused:
        seats.enter(None, "192.0.2.1")
    assert refused.value.status == 429 and refused.value.headers["Retry-After"]
    seats.enter(None, "192.0.2.2")
    for _ in range(crowd.PERSON):
        seats.enter(ANN, "192.0.2.1")
    with pytest.raises(Problem):
        seats.enter(ANN, "192.0.2.9")
    seats.leave(ANN, "192.0.2.1")
    seats.enter(ANN, "192.0.2.9")


def test_a_server_that_measures_itself_counts_no_streams() -> None:
    seats = Crowd(limited=False)
    for _ in range(crowd.STRANGERS + 1):
        seats.enter(None, "192.0.2.1")


def test_strangers_are_refused_more_streams_than_they_may_have(server: Serving) -> None:
    host = server.guest("Host")
    table = host.post("/api/games", json={"title": "1830", "players": 3}).json()["id"]
    with ExitStack() as stack:
        nobody = stack.enter_context(httpx.Client(base_url=server.address, limits=httpx.Limits(max_connections=None)))
        path = f"/api/games/{table}/stream"
        for _ in range(crowd.STRANGERS):
            assert stack.enter_context(nobody.stream("GET", path)).status_code == 200
        assert stack.enter_context(nobody.stream("GET", path)).status_code == 429
        with Listening(host, path) as mine:
            assert mine.answer.status_code == 200


def test_signing_out_everywhere_ends_streams(server: Serving) -> None:
    gail = server.guest("Leaving")
    other = httpx.Client(base_url=server.address, cookies=gail.cookies)
    with Listening(other, "/api/stream") as stream:
        stream.next("waiting")
        assert gail.delete("/api/sessions", params={"everywhere": True}).status_code == 204
        assert stream.ended()


def test_a_body_that_drips_is_not_waited_for(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shell, "BODY_SECONDS", 0.05)

    async def receive() -> object:
        await asyncio.sleep(30)
        raise AssertionError("nobody waits so long")

    async def read() -> None:
        await shell._patient(receive)()  # type: ignore[arg-type]

    with pytest.raises(Problem) as refused:
        asyncio.run(read())
    assert refused.value.status == 408


def test_a_household_is_one_place_however_many_addresses_it_has() -> None:
    assert place_of("2001:db8:1:2::1") == place_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:192.0.2.1") == place_of("192.0.2.1") == "192.0.2.1"
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert place_of("not an address") == "unknown"


def test_a_flood_from_one_place_is_turned_away_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(flood, "monotonic", lambda: time)
    counted = flood.Flood(limited=True)
    let_in = [counted.let_in("192.0.2.1") for _ in range(flood.BURST + 5)]
    assert let_in == [True] * flood.BURST + [False] * 5
    assert counted.let_in("192.0.2.2")
    time += 1.0
    assert sum(counted.let_in("192.0.2.1") for _ in range(flood.BURST)) == int(flood.REFILL)
    assert all(flood.Flood(limited=False).let_in("192.0.2.1") for _ in range(flood.BURST + 5))


def test_who_floods_is_answered_and_health_is_told_all_the_same(server: Serving) -> None:
    statuses = []
    with httpx.Client(base_url=server.address, timeout=30) as client:
        for _ in range(flood.BURST * 3):
            statuses.append(client.get("/api/nothing-here").status_code)
            if statuses[-1] == 429:
                break
        assert client.get("/health").status_code == 200
    assert set(statuses) <= {404, 429}


def test_streams_are_counted_once_over_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Crowd(tell=lambda name, count: second.hear("first", name, count))
    second = Crowd(tell=lambda name, count: first.hear("second", name, count))
    for number in range(crowd.PERSON):
        (first, second)[number % 2].enter(ANN, "192.0.2.1")
    for process in (first, second):
        with pytest.raises(Problem) as refused:
            process.enter(ANN, "192.0.2.1")
        assert refused.value.body.code == "too-many-streams"
    second.leave(ANN, "192.0.2.1")
    first.enter(ANN, "192.0.2.1")
    # The first is killed and says nothing any more; a third comes later and hears of the second's.
    later = time.monotonic() + crowd.FORGOTTEN + 1
    monkeypatch.setattr("highiron.server.live.crowd.monotonic", lambda: later)
    third = Crowd()
    second._tell = lambda name, count: third.hear("second", name, count)
    second.tell_again()
    for process in (second, third):
        process.check(ANN, "192.0.2.1")
    for _ in range(crowd.PERSON - (crowd.PERSON // 2 - 1)):
        third.enter(ANN, "192.0.2.1")
    with pytest.raises(Problem):
        third.enter(ANN, "192.0.2.1")
