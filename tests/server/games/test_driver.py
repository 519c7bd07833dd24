"""Bots in their seats: they go on by themselves, also after a restart, and never stop a game."""

import time
from collections.abc import Callable
from multiprocessing import active_children

import pytest

from highiron.bots import Decision, UnknownBot
from highiron.core.actions import Bankrupt, Pass
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.database.engine import Database
from highiron.server.games.driver import INSTEAD, InProcess, InProcesses
from highiron.server.games.models import Live, may_see_action, may_see_thought
from highiron.server.games.service import Games
from tests.server.games.conftest import MakeTable

PATIENCE = 60.0  # seconds that a test waits for what must come


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until it holds; the test fails when it never does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)


def test_bots_answer_a_persons_move(make_table: MakeTable) -> None:
    table = make_table("Ann", "random", "random")
    table.games.begin()
    for _ in range(5):
        live = table.live
        assert live.actor == "A"
        table.send(table.random_action())
        wait_for(lambda: table.live.actor == "A")
    by = {entry.seat: entry.by for entry in table.games.entries(table.id)}
    assert by == {"A": "person", "B": "bot", "C": "bot"}


def test_a_table_of_bots_plays_to_the_end(make_table: MakeTable) -> None:
    table = make_table("random", "random", "random", options={"bank_size": "2400"})
    table.games.begin()
    wait_for(lambda: not table.live.running)
    assert table.live.status == "finished"
    assert all(entry.thought is not None for entry in table.games.entries(table.id, limit=5))


def test_after_a_restart_bots_go_on(make_table: MakeTable, database: Database) -> None:
    table = make_table("random", "Bob", "random")  # nobody has driven this game: its server has died
    again = Games(database, bots=InProcess())
    again.driver.sweep_every, again.driver.idle = 0.05, 0
    again.begin()
    try:
        wait_for(lambda: again.live(table.id).actor == "B")
        assert again.live(table.id).sequence >= 1
    finally:
        again.close()


def test_two_servers_drive_one_game_without_harm(make_table: MakeTable, database: Database) -> None:
    table = make_table("random", "random", "random")
    servers = [Games(database, bots=InProcess()), Games(database, bots=InProcess())]
    for server in servers:
        server.driver.sweep_every, server.driver.idle = 0.01, 0
        server.begin()
    try:
        wait_for(lambda: table.live.sequence >= 40)
    finally:
        for server in servers:
            server.close()
    sequences = [entry.sequence for entry in table.games.entries(table.id, limit=1000)]
    assert sequences == list(range(1, len(sequences) + 1))


def test_bots_think_in_processes_of_their_own(make_table: MakeTable, database: Database) -> None:
    table = make_table("random", "random", "Cyd")
    bots = InProcesses()
    server = Games(database, bots=bots)
    while server.driver.drive(table.id):
        pass
    assert server.live(table.id).actor == "C" and server.live(table.id).sequence == 2
    server.close()
    with pytest.raises(RuntimeError):
        bots.decide(server.live(table.id).state, bot="random", seed=1, number=1, seconds=1.0)


def test_processes_of_bots_that_nobody_asks_are_given_back(make_table: MakeTable) -> None:
    state = make_table("random", "random", "Cyd").live.state
    bots = InProcesses(1)
    try:
        before = {process.pid for process in active_children()}
        bots.decide(state, "A", bot="random", seed=1, number=0, seconds=1.0)
        (started,) = {process.pid for process in active_children()} - before
        bots.rest()
        assert started in {process.pid for process in active_children()}, "it was asked a moment ago"
        bots.unused = 0.0
        bots.rest()
        assert started not in {process.pid for process in active_children()}
        assert bots.decide(state, "A", bot="random", seed=1, number=0, seconds=1.0).action.seat == "A"
    finally:
        bots.close()


def test_bots_think_less_the_more_tables_wait_and_where_nobody_waits(make_table: MakeTable, database: Database) -> None:
    told: dict[str, float] = {}

    class Noting(Nonsense):
        def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
            told[bot] = seconds
            return Decision(Pass(seat=seat), Event("by-chance"))

    mixed, alone = make_table("strong-raider", "Bob", "Cyd"), make_table("quick-steady", "random", "random")
    server = Games(database, bots=Noting(), bot_seconds=2.0)
    server.driver.drive(mixed.id)
    server.driver.drive(alone.id)
    assert told == {"strong-raider": 2.0, "quick-steady": 0.5}
    for number in range(3):
        server.driver._queue.put(f"other {number}", True)
    assert server.driver.time_for(server.live(mixed.id)) == 0.5
    assert server.driver.time_for(server.live(alone.id)) == 0.125


def test_a_bot_that_thinks_answers_itself_in_the_time_it_has(make_table: MakeTable) -> None:
    table = make_table("Ann", "Bob", "Cyd")
    table.play_random(120)
    live, bots = table.live, InProcesses(1)
    try:
        decision = bots.decide(live.state, bot="strong-raider", seed=1, number=live.position, seconds=0.1)
        assert not engine.explain(live.state, decision.action)
        assert decision.why.code not in INSTEAD
    finally:
        bots.close()


class Nonsense:
    """A bot's answer that no rule allows."""

    def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
        return Decision(Bankrupt(seat=seat, company="PRR"), Event("by-chance"))

    def rest(self) -> None:
        """Nothing to give back."""

    def close(self) -> None:
        """Nothing to end."""


def test_a_refused_bot_makes_a_safe_move_instead(make_table: MakeTable, database: Database) -> None:
    table = make_table("random", "Bob", "Cyd")
    server = Games(database, bots=Nonsense())
    assert server.driver.drive(table.id)
    (entry,) = server.entries(table.id)
    assert entry.action == {"type": "pass", "seat": "A"}
    assert entry.thought == Event("answer-refused", {"bot": "random"})


def test_a_bot_that_did_not_decide_itself_is_told_of_in_the_log(
    make_table: MakeTable, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    class Late(Nonsense):
        def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
            return Decision(Pass(seat=seat), Event("ran-out-of-time", {"bot": bot, "error": ""}))

    table = make_table("random", "Bob", "Cyd")
    assert Games(database, bots=Late()).driver.drive(table.id)
    assert [record.getMessage() for record in caplog.records if record.levelname == "WARNING"] == [
        "bot random did not decide itself: ran-out-of-time"
    ]


def test_a_bot_that_fails_leaves_the_game_as_it_is(make_table: MakeTable, database: Database) -> None:
    class Broken(Nonsense):
        def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
            raise UnknownBot(bot)

    table = make_table("random", "Bob", "Cyd")
    server = Games(database, bots=Broken())
    with pytest.raises(UnknownBot):
        server.driver.drive(table.id)
    assert server.live(table.id).sequence == 0


def test_a_bot_sees_no_more_than_its_seat(make_table: MakeTable, database: Database) -> None:
    """The state of an 1846 draft has a deck and a seed; a bot that decides in this process gets neither."""
    seen: list[State] = []
    table = make_table("random", "random", "random", title="1846")
    original = table.games.driver._bots.decide

    def watch(state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
        from highiron.bots import sight_of

        seen.append(sight_of(state, number, seat).state)
        return original(state, seat, bot=bot, seed=seed, number=number, seconds=seconds)

    table.games.driver._bots.decide = watch  # type: ignore[method-assign]
    table.games.driver.drive(table.id)
    assert seen[0].random == 0 and seen[0].frames != table.games.state_at(table.id, 0).frames


def test_thoughts_and_foreign_actions_are_for_after_the_game(make_table: MakeTable) -> None:
    table = make_table("random", "Bob", "Cyd")
    table.games.driver.drive(table.id)
    table.act("pass", seat="B")
    bots, bobs = table.games.entries(table.id)
    live: Live = table.live
    assert not may_see_thought(live)
    assert may_see_action(bobs, live, "B")
    assert not may_see_action(bobs, live, "C") and not may_see_action(bobs, live, ())
    assert not may_see_action(bots, live, "B")
    table.answer("C", table.propose("B", "abandon"))
    assert may_see_thought(table.live) and may_see_action(bots, table.live, ())
