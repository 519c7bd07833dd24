"""One open stream: slow clients, pings, and how events are written."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from highiron.server.auth.caller import Caller
from highiron.server.database.engine import Database
from highiron.server.games.service import Games
from highiron.server.live import listeners
from highiron.server.live.listeners import LONGEST, Listener
from highiron.server.live.personal import Personal
from highiron.server.live.wire import NDJSON, SSE, Known, StreamEvent, read_known, stream_event
from highiron.server.news.newsroom import News


def sent(listener: Listener) -> list[bytes]:
    async def read() -> list[bytes]:
        return [piece async for piece in listener.bytes()]

    return asyncio.run(read())


def numbered(number: int) -> StreamEvent:
    return stream_event("entry", str(Known(number, 0)), {"sequence": number})


def test_events_are_written_in_both_forms() -> None:
    event = stream_event("chat", "3-7", {"text": "line\nbreak"})
    assert event.sse == b'id: 3-7\nevent: chat\ndata: {"text":"line\\nbreak"}\n\n'
    assert event.ndjson == b'{"event":"chat","id":"3-7","data":{"text":"line\\nbreak"}}\n'


def test_a_listener_sends_what_waits_in_one_piece_and_ends() -> None:
    for media_type in (SSE, NDJSON):
        listener = Listener(media_type)
        listener.put(numbered(1))
        listener.put(numbered(2))
        listener.end()
        listener.put(numbered(3))
        pieces = sent(listener)
        assert len(pieces) == 1
        assert pieces[0].count(b"sequence") == 2


def test_a_client_that_is_too_slow_is_dropped_rather_than_kept_in_memory() -> None:
    listener = Listener(SSE)
    for number in range(LONGEST + 1):
        listener.put(numbered(number))
    assert listener.ended
    assert sent(listener) == []


def test_a_silent_stream_is_kept_alive_and_an_old_one_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 1000.0
    monkeypatch.setattr(listeners, "monotonic", lambda: time)
    listener = Listener(SSE)
    listener.tick()
    time += listeners.PING_EVERY
    listener.tick()
    time += listeners.OLDEST
    listener.tick()
    assert listener.ended
    assert sent(listener) == [b"event: ping\ndata: null\n\n"]


def test_a_personal_stream_ends_when_the_database_is_lost() -> None:
    database = Database("postgresql://nobody@127.0.0.1:1/nothing")
    listener = Listener(NDJSON)

    async def news() -> AsyncIterator[News | None]:
        yield None
        yield News("notice", "a game", person_id=1, detail="turn")

    async def follow() -> list[bytes]:
        await Personal(database, Games(database)).follow(Caller(1, "Ann", True, False, "en"), news(), listener)
        return [piece async for piece in listener.bytes()]

    assert asyncio.run(follow()) == []
    assert listener.ended
    database.close()


@pytest.mark.parametrize(
    ("text", "known"),
    [("12-3", Known(12, 3)), ("12", Known(12, 999_999_999)), ("", None), ("x", None), ("1-x", None), ("-1", None)],
)
def test_where_to_go_on_is_read_from_an_id_or_a_sequence(text: str, known: Known | None) -> None:
    assert read_known(text) == known
