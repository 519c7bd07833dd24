"""Time controls: they run, they are seen, they remind, and they end waiting as the table chose."""

import pytest

from highiron.server.games import clocks, driver, setting_up, store, votes
from highiron.server.games.clocks import Clock
from highiron.server.news.newsroom import News
from tests.server.games.conftest import MakeTable

HOUR = 3_600_000


class Time:
    """A clock that stands until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_700_000_000_000
        for module in (driver, setting_up, store, votes):
            monkeypatch.setattr(module, "now", lambda: self.now)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_a_clock_for_each_move_begins_anew_with_every_move(make_table: MakeTable, time: Time) -> None:
    table = make_table(clock=Clock("move", 3600))
    assert table.live.deadline == time.now + HOUR
    time.now += HOUR // 2
    table.act("pass")
    assert table.live.deadline == time.now + HOUR
    table.games.store.forget()
    assert table.live.deadline == time.now + HOUR, "and it is stored"


def test_a_clock_for_the_game_counts_what_each_seat_takes(make_table: MakeTable, time: Time) -> None:
    table = make_table(clock=Clock("game", 3600, added=60))
    time.now += HOUR // 4
    table.act("pass")
    assert table.live.deadline == time.now + HOUR, "B has all of its time"
    for _ in "BC":
        table.act("pass")
    assert table.live.actor == "A" and table.live.deadline == time.now + HOUR * 3 // 4 + 60_000
    seat = table.live.seat("A")
    assert seat is not None and seat.left == HOUR * 3 // 4 + 60_000


def test_a_bot_moves_for_whoever_has_no_time_left(make_table: MakeTable, time: Time) -> None:
    table = make_table(clock=Clock("move", 60, then="bot"))
    assert not table.games.driver.drive(table.id), "there is time"
    time.now += 61_000
    assert table.games.driver.drive(table.id)
    (entry,) = table.games.entries(table.id)
    assert (entry.seat, entry.by) == ("A", "bot")
    assert not table.games.driver.drive(table.id) or table.live.actor != "A"
    assert table.live.held_by(table.holder("A")) == ["A"], "the seat stays its player's"


def test_the_others_hand_on_a_seat_that_has_no_time_left(make_table: MakeTable, time: Time) -> None:
    table = make_table(clock=Clock("game", 3600))
    vote = table.propose("B", "substitute", of="A", bot="random")
    assert vote.waiting == ["A", "C"]
    time.now += HOUR + 1
    assert not table.games.driver.drive(table.id), "nothing happens by itself"
    vote = table.answer("C", vote)
    assert vote.status == "carried"
    seat = table.live.seat("A")
    assert seat is not None and seat.bot == "random" and seat.left == HOUR // clocks.SUBSTITUTES
    assert table.live.deadline == time.now + HOUR // clocks.SUBSTITUTES


def test_whoever_is_asked_is_reminded_once(make_table: MakeTable, time: Time) -> None:
    table = make_table(clock=Clock("move", 3600))
    heard: list[News] = []
    table.games.newsroom.add(f"person:{table.holder('A')}", heard.append)
    table.games.driver.sweep(0)
    assert heard == []
    time.now += HOUR * 4 // 5
    for _ in range(2):
        table.games.driver.sweep(0)
    assert [news.detail for news in heard] == ["reminder"]


def test_an_ended_game_has_no_deadline(make_table: MakeTable, time: Time) -> None:
    table = make_table("Ann", "Bob", clock=Clock("move", 3600), title="1846")
    vote = table.propose("A", "abandon")
    table.answer("B", vote)
    assert table.live.status == "abandoned" and table.live.deadline is None
