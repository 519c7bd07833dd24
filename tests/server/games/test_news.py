"""News: every entry is told once, to those whom it concerns."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator

from highiron.server.database.engine import Database
from highiron.server.games.service import Games
from highiron.server.news.newsroom import LONGEST, News, Newsroom, game_topic
from tests.server.games.conftest import MakeTable


def test_entries_turns_and_the_end_are_told(make_table: MakeTable, people: list[int]) -> None:
    table = make_table("Ann", "Bob")
    heard: list[News] = []
    table.games.newsroom.add("", heard.append)
    table.act("bid", private="CS", price=45)
    vote = table.propose("A", "abandon")
    table.answer("B", vote)
    told = [(news.kind, news.sequence, news.person_id, news.detail) for news in heard]
    assert told[:2] == [("entry", 1, 0, ""), ("notice", 1, people[1], "turn")]
    assert ("notice", 1, people[1], "vote") in told
    assert ("entry", 2, 0, "") in told
    assert {(person, detail) for kind, _, person, detail in told if kind == "notice" and detail == "ended"} == {
        (people[0], "ended"),
        (people[1], "ended"),
    }


async def collect(news: AsyncIterator[News | None], count: int) -> list[News | None]:
    found: list[News | None] = []
    async for item in news:
        found.append(item)
        if len(found) == count:
            break
    return found


def test_a_listener_hears_from_its_first_moment_and_then_in_order() -> None:
    room = Newsroom()

    def tell() -> None:
        for number in range(5):
            room.publish(News("entry", "g", number))

    async def listen() -> list[News | None]:
        heard = room.listen(game_topic("g"), every=5)
        first = await anext(heard)
        assert first is None
        sender = threading.Thread(target=tell)
        sender.start()
        found = await collect(heard, 5)
        sender.join()
        await heard.aclose()  # type: ignore[attr-defined]
        return found

    assert asyncio.run(listen()) == [News("entry", "g", n) for n in range(5)]
    assert room.listeners == 0


def test_silence_is_told_too() -> None:
    async def listen() -> list[News | None]:
        return await collect(Newsroom().listen(game_topic("g"), every=0.01), 3)

    assert asyncio.run(listen()) == [None, None, None]


def test_a_listener_that_is_far_behind_is_told_that_it_lost_news() -> None:
    room = Newsroom()

    async def listen() -> News | None:
        heard = room.listen(game_topic("g"))
        await anext(heard)
        for number in range(LONGEST):
            room.publish(News("entry", "g", number))
        await asyncio.sleep(0)
        return await anext(heard)

    assert asyncio.run(listen()) == News("lost", "g")


def test_a_table_that_changes_again_before_anybody_looked_is_told_once() -> None:
    room = Newsroom()
    changed, entry = News("table", "g"), News("entry", "g", 1)

    async def listen() -> list[News | None]:
        heard = room.listen(game_topic("g"), every=5)
        await anext(heard)
        for news in (changed, changed, entry, changed):
            room.publish(news)
        await asyncio.sleep(0)
        found = await collect(heard, 2)
        room.publish(changed)  # while the first is looked at, which may come too late to see it
        return found + await collect(heard, 1)

    assert asyncio.run(listen()) == [changed, entry, changed]


def test_news_reach_other_processes(database: Database, make_table: MakeTable) -> None:
    """Two servers on one PostgreSQL; on SQLite there is only ever one."""
    table = make_table("Ann", "Bob")
    if database.kind == "sqlite":
        assert table.games.newsroom.relay is None
        return
    other = Games(database)
    heard: list[News] = []
    other.newsroom.add(game_topic(table.id), heard.append)
    table.games.begin()
    other.begin()
    try:
        for _ in range(100):  # the other one may not have begun to listen yet
            table.games.newsroom.publish(News("ping", table.id))
            if heard:
                break
            time.sleep(0.1)
        table.play_random(5)
        for _ in range(100):
            if News("entry", table.id, 5) in heard:
                break
            time.sleep(0.1)
        assert [news.sequence for news in heard if news.kind == "entry"] == [1, 2, 3, 4, 5]
    finally:
        table.games.close()
        other.close()
