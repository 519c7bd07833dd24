"""Channels of games: what is told to many is worked out once, and not where it would hold up everybody."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from highiron.core.actions import Pass
from highiron.core.ids import SEATS
from highiron.server.auth.caller import Caller
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Person
from highiron.server.games.driver import InProcess
from highiron.server.games.models import NewSeat, NewTable
from highiron.server.games.service import Games
from highiron.server.live import channel as channels
from highiron.server.live import telling
from highiron.server.live.channel import Channel, Member
from highiron.server.live.listeners import Listener
from highiron.server.live.telling import Teller
from highiron.server.live.wire import NDJSON
from highiron.server.news.newsroom import News
from highiron.server.play.moments import Moments
from highiron.server.tables.access import table_rows
from highiron.server.tables.describe import describe as describe_table
from highiron.words import catalogue


@pytest.fixture
def games(database: Database) -> Iterator[Games]:
    made = Games(database, bots=InProcess())
    yield made
    made.close()


@pytest.fixture
def ann(database: Database) -> Caller:
    person = Person(name="Ann", created=now())
    with database.writing() as session:
        session.add(person)
        session.flush()
        return Caller(person.id, "Ann", guest=True, admin=False, locale="en", session="s")


def a_table(games: Games, host: Caller, *, begun: bool, public: bool = True) -> str:
    """A table of three at which Ann has all seats."""
    seats = tuple(NewSeat(f"Ann {letter}", host.person_id) for letter in SEATS[:3])
    wanted = NewTable(host_id=host.person_id, title="1830", players=3, mode="hotseat", public=public, seats=seats)
    game_id = games.create(wanted)
    if begun:
        games.start(game_id)
    return game_id


async def listening(games: Games, game_id: str, members: list[Member]) -> Channel:
    channel = Channel(game_id, Teller(games.database, games, Moments()))
    channel.listening.set()
    for member in members:
        await channel.join(member, None)
        heard(member)
    return channel


def member(caller: Caller | None, *, seat: str = "", locale: str = "en", invitation: str = "") -> Member:
    return Member(Listener(NDJSON, caller), caller, seat, locale, invitation)


def heard(listening: Member) -> list[str]:
    """The names of what was put since the last time; "" for the end."""
    found, queue = [], listening.listener._queue
    while not queue.empty():
        event = queue.get_nowait()
        found.append("" if event is None else event.name)
    return found


def passes(games: Games, game_id: str, who: Caller) -> None:
    live = games.live(game_id)
    games.submit(game_id, who.person_id, live.actor, live.sequence, f"key-{live.sequence:05}", Pass(seat=live.actor))


def test_a_few_are_told_at_once_and_a_crowd_by_a_thread(
    games: Games, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = a_table(games, ann, begun=True)
    told_by: list[int] = []
    entries = Teller.entries

    def telling_entries(*what: Any) -> Any:
        told_by.append(threading.get_ident())
        return entries(*what)

    monkeypatch.setattr(Teller, "entries", telling_entries)
    crowd = [member(ann, seat=seat, locale=locale) for seat in "ABC" for locale in ("en", "zh", "ja", "ru", "fa")]

    async def move(members: list[Member]) -> None:
        channel = await listening(games, game_id, members)
        passes(games, game_id, ann)
        await channel.hear(News("entry", game_id, games.live(game_id).sequence))

    asyncio.run(move(crowd[: channels.IN_LOOP]))
    assert told_by == [threading.get_ident()] * channels.IN_LOOP
    told_by.clear()
    asyncio.run(move(crowd))
    assert len(told_by) == len(crowd) and threading.get_ident() not in told_by
    assert [heard(each)[-1:] for each in crowd] == [["entry"]] * len(crowd)


def test_a_stream_brings_its_language_along_before_the_first_move(
    games: Games, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "_bundles", {})
    monkeypatch.setattr(catalogue, "_loaded", set())
    read_by: list[int] = []
    made = catalogue._bundle

    def reading(*wanted: Any) -> Any:
        read_by.append(threading.get_ident())
        return made(*wanted)

    monkeypatch.setattr(catalogue, "_bundle", reading)
    game_id = a_table(games, ann, begun=True)

    async def move() -> None:
        channel = await listening(games, game_id, [member(ann, locale="fa")])
        passes(games, game_id, ann)
        await channel.hear(News("entry", game_id, games.live(game_id).sequence))

    asyncio.run(move())
    assert read_by and threading.get_ident() not in read_by


def test_a_changed_table_is_worked_out_once_for_each_person(
    games: Games, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = a_table(games, ann, begun=False)
    made_up = [member(ann, invitation=f"made up {number}") for number in range(10)] + [member(None)] * 3
    described: list[int | None] = []

    def describing(session: Any, found: Any, caller: Caller | None) -> Any:
        described.append(caller.person_id if caller else None)
        return describe_table(session, found, caller)

    async def change() -> None:
        channel = await listening(games, game_id, made_up)
        monkeypatch.setattr(telling, "describe", describing)
        await channel.hear(News("table", game_id))

    asyncio.run(change())
    assert len(described) == 2 and set(described) == {ann.person_id, None}
    assert [heard(each) for each in made_up[:10]] == [["table"]] * 10


def test_who_may_no_longer_see_a_changed_table_is_sent_away(games: Games, ann: Caller) -> None:
    game_id = a_table(games, ann, begun=False, public=False)
    with games.database.reading() as session:
        invitation = table_rows(session, game_id)[0].invitation
    host, guest, other = member(ann), member(None, invitation=invitation), member(None, invitation=invitation)

    async def change() -> None:
        channel = await listening(games, game_id, [host, guest, other])
        other.invitation = "an old one"
        await channel.hear(News("table", game_id))

    asyncio.run(change())
    assert [heard(each) for each in (host, guest, other)] == [["table"], ["table"], [""]]
