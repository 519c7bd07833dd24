"""Moves: stored once, in order, by those who may."""

import threading

import pytest
from sqlalchemy import func, select

from highiron.core.actions import EndGame, Pass
from highiron.server.database.engine import Database
from highiron.server.database.tables import Checkpoint, Entry, Game, Receipt
from highiron.server.games.errors import (
    BadRequest,
    Conflict,
    GameError,
    KeyReused,
    NoSuchGame,
    NotAllowed,
    NotRunning,
    NotYourSeat,
    RefusedMove,
)
from highiron.server.games.models import Accepted
from highiron.server.games.service import Games
from highiron.server.play.moments import Moments
from tests.server.games.conftest import MakeTable
from tests.server.games.table import Table


def test_an_accepted_move_is_an_entry_with_its_events(make_table: MakeTable) -> None:
    table = make_table()
    done = table.act("bid", private="CS", price=45)
    assert (done.sequence, done.position) == (1, 1)
    assert [event.code for event in done.entry.events] == ["bid-made"]
    (entry,) = table.games.entries(table.id)
    assert entry.action == {"type": "bid", "seat": "A", "private": "CS", "price": 45}
    assert (entry.kind, entry.seat, entry.by, entry.events) == ("action", "A", "person", done.entry.events)
    assert done.live.actor == "B" == table.live.actor


def test_a_refusal_carries_all_reasons_with_rules_and_stores_nothing(make_table: MakeTable) -> None:
    table = make_table()
    with pytest.raises(RefusedMove) as refused:
        table.act("bid", seat="B", private="CS", price=1)
    codes = [(reason.code, reason.rule) for reason in refused.value.reasons]
    assert len(codes) > 1 and all(rule.startswith("1830-") for _, rule in codes)
    assert table.live.sequence == 0 and table.games.entries(table.id) == []


def test_a_repeated_key_gets_the_first_answer_also_later(make_table: MakeTable) -> None:
    table = make_table()
    first = table.send(action := table.random_action(), key="again")
    table.play_random(60)
    table.games.store.forget()
    person = table.holder(action.seat)
    again = table.games.submit(table.id, person, action.seat, 0, "again", action)
    assert again.repeated and (again.sequence, again.position) == (first.sequence, first.position)
    assert again.entry.events == first.entry.events
    assert again.live.state == first.live.state and again.live.sequence == 1
    assert table.live.sequence == 61


def test_a_repeated_refusal_is_the_first_refusal(make_table: MakeTable, database: Database) -> None:
    table = make_table()
    refusals = []
    for _ in range(2):
        with pytest.raises(RefusedMove) as refused:
            table.games.submit(table.id, table.holder("B"), "B", 0, "k", Pass(seat="B"))
        refusals.append(refused.value.reasons)
    assert refusals[0] == refusals[1]
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Receipt)) == 1


def test_a_key_fits_one_request_only(make_table: MakeTable) -> None:
    table = make_table()
    table.act("bid", private="CS", price=45)
    sent = table.send(table.random_action(), key="mine")
    with pytest.raises(KeyReused):
        table.games.submit(table.id, table.holder("B"), "B", sent.sequence, "mine", Pass(seat="B"))


def test_keys_of_different_people_do_not_meet(make_table: MakeTable) -> None:
    table = make_table()
    assert table.send(table.random_action(), key="same").sequence == 1
    assert table.send(table.random_action(), key="same").sequence == 2


@pytest.mark.parametrize("key", ["", "x" * 65, "a\nb"])
def test_a_key_is_short_and_printable(make_table: MakeTable, key: str) -> None:
    table = make_table()
    with pytest.raises(BadRequest):
        table.games.submit(table.id, table.holder("A"), "A", 0, key, Pass(seat="A"))


def test_an_old_sequence_is_a_conflict_that_names_the_present_one(make_table: MakeTable) -> None:
    table = make_table()
    table.play_random(3)
    with pytest.raises(Conflict) as conflict:
        table.games.submit(table.id, table.holder("A"), "A", 1, "k", Pass(seat="A"))
    assert conflict.value.extra == {"given": 1, "sequence": 3}


def test_only_the_holder_of_a_seat_moves_for_it(make_table: MakeTable, people: list[int]) -> None:
    table = make_table()
    for stranger in (people[1], people[3], 999):
        with pytest.raises(NotYourSeat):
            table.games.submit(table.id, stranger, "A", 0, "k", Pass(seat="A"))
    with pytest.raises(BadRequest):
        table.games.submit(table.id, people[0], "A", 0, "k", Pass(seat="B"))


def test_nobody_ends_the_game_alone(make_table: MakeTable) -> None:
    table = make_table()
    with pytest.raises(NotAllowed) as error:
        table.send(EndGame(seat="A"))
    assert error.value.extra["why"] == "end-by-vote" and table.live.running


def test_a_game_that_is_not_there_or_has_not_begun(games: Games, people: list[int]) -> None:
    from highiron.server.games.models import NewTable

    with pytest.raises(NoSuchGame):
        games.live("nothing")
    waiting = games.create(NewTable(host_id=people[0], title="1846", players=3))
    with pytest.raises(NotRunning):
        games.live(waiting)
    with pytest.raises(NotAllowed):
        games.start(waiting)


def test_two_writers_at_one_sequence_one_wins(database: Database, make_table: MakeTable) -> None:
    """Two servers on one database (as worker processes on PostgreSQL), many rounds, both at the same moment."""
    table = make_table(mode="hotseat")
    servers = [table.games, Games(database)]
    person = table.holder("A")
    for number in range(20):
        live, action = table.live, table.random_action()
        answers: list[Accepted | GameError] = []
        start = threading.Barrier(2)

        def move(server: Games, key: str) -> None:
            start.wait()  # noqa: B023
            try:
                answers.append(server.submit(table.id, person, action.seat, live.sequence, key, action))  # noqa: B023
            except GameError as error:
                answers.append(error)  # noqa: B023

        threads = [threading.Thread(target=move, args=(server, f"{number}-{at}")) for at, server in enumerate(servers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        won = [answer for answer in answers if isinstance(answer, Accepted)]
        lost = [answer for answer in answers if isinstance(answer, Conflict)]
        assert len(won) == len(lost) == 1
        assert won[0].sequence == lost[0].sequence == number + 1
    assert servers[0].live(table.id).state == servers[1].live(table.id).state
    assert [entry.sequence for entry in table.games.entries(table.id)] == list(range(1, 21))


def test_many_games_at_once_lose_nothing(database: Database, make_table: MakeTable) -> None:
    tables = [make_table() for _ in range(8)]
    threads = [threading.Thread(target=table.play_random, args=(15,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    fresh = Games(database)
    for table in tables:
        assert fresh.live(table.id).sequence == 15
        assert fresh.live(table.id).state == table.live.state


def test_another_server_sees_every_move_at_once(database: Database, make_table: MakeTable) -> None:
    table, other = make_table(), Games(database)
    for _ in range(12):
        assert other.live(table.id).state == table.live.state
        table.play_random(3)
    assert other.live(table.id).sequence == 36


def test_a_game_comes_back_from_its_last_checkpoint_alone(make_table: MakeTable, database: Database) -> None:
    table = make_table()
    table.play_random(120)
    state = table.live.state
    with database.writing() as session:
        points = session.scalars(select(Checkpoint.sequence).where(Checkpoint.game_id == table.id)).all()
        for entry in session.scalars(select(Entry).where(Entry.game_id == table.id, Entry.sequence <= 100)):
            entry.action = "spoilt, to show that it is not read"
    assert sorted(points) == [50, 100]
    table.games.store.forget()
    assert table.live.state == state
    table.play_random(3)
    assert table.live.sequence == 123


def test_memory_holds_the_latest_games_only(database: Database, make_table: MakeTable) -> None:
    tables = [make_table() for _ in range(5)]
    small = Games(database, cached=2)
    for table in tables:
        assert small.live(table.id).game_id == table.id
    assert small.store.count() == 2


def test_games_that_are_being_played_stay_in_memory(
    database: Database, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a house with more running games than room would read each of them again for each of its moves."""
    played, looked_at = [make_table() for _ in range(4)], [make_table() for _ in range(6)]
    small, moments = Games(database, cached=2), Moments(remembered=2)
    for table in played:
        moments.of(small.live(table.id))
        Table(small, table.id).act("pass")
        moments.of(small.live(table.id))
    for table in looked_at:
        moments.of(small.live(table.id))
    assert {table.id for table in played} <= set(small.store._games) and small.store.count() <= len(played) + 1
    assert {table.id for table in played} <= set(moments._known) and len(moments._known) <= len(played) + 1
    monkeypatch.setattr("highiron.server.games.store.LATELY", -1)
    monkeypatch.setattr("highiron.server.play.moments.LATELY", -1.0)
    moments.of(small.live(looked_at[0].id))
    assert small.store.count() == 2 == len(moments._known)


def test_the_seat_asked_is_noted_with_the_time(make_table: MakeTable) -> None:
    table = make_table()
    assert [seat.asked is not None for seat in table.live.seats] == [True, False, False]
    table.act("bid", private="CS", price=45)
    assert [seat.asked is not None for seat in table.live.seats] == [False, True, False]
    table.games.store.forget()
    assert [seat.asked is not None for seat in table.live.seats] == [False, True, False]


def test_a_game_to_the_end_has_result_and_ranks(make_table: MakeTable, database: Database) -> None:
    table = make_table(mode="hotseat", options={"bank_size": "2400"})
    table.play_random(3000)
    live = table.live
    assert live.status == "finished"
    worths = [seat.worth for seat in live.seats]
    assert all(worth is not None for worth in worths)
    best = max(worth for worth in worths if worth is not None)
    assert all((seat.rank == 1) == (seat.worth == best) for seat in live.seats)
    with database.reading() as session:
        row = session.get_one(Game, table.id)
    assert row.why_ended == live.state.ended != ""
    assert row.ended is not None and row.actor == "" and row.fingerprint == live.state.fingerprint()
    with pytest.raises(NotRunning):
        table.games.submit(table.id, table.holder("A"), "A", live.sequence, "late", Pass(seat="A"))
