"""Votes: what the whole table must agree to."""

import pytest
from sqlalchemy import update

from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game, Person, Seat
from highiron.server.games.errors import BadRequest, NoSuchThing, NotAllowed, NotRunning, NotYourSeat
from tests.server.games.conftest import MakeTable

DAY = 24 * 3600 * 1000


def test_to_abandon_needs_everybody_and_scores_the_table_as_it_stands(make_table: MakeTable) -> None:
    table = make_table()
    table.play_random(10)
    vote = table.propose("B", "abandon")
    assert (vote.status, vote.waiting) == ("open", ["A", "C"])
    table.answer("A", vote)
    assert table.answer("C", vote).status == "carried"
    live = table.live
    assert live.status == "abandoned" and live.state.ended == "agreement"
    assert all(seat.worth is not None and seat.rank is None for seat in live.seats)
    with pytest.raises(NotRunning):
        table.propose("A", "abandon")


def test_one_no_is_enough(make_table: MakeTable) -> None:
    table = make_table()
    vote = table.propose("A", "abandon")
    assert table.answer("C", vote, agrees=False).status == "declined"
    assert table.live.running
    with pytest.raises(NotAllowed):
        table.answer("B", vote)
    assert table.propose("A", "abandon").status == "open"


def test_a_proposal_made_twice_is_an_agreement(make_table: MakeTable) -> None:
    table = make_table("Ann", "Bob")
    first = table.propose("A", "abandon")
    assert table.propose("A", "abandon").id == first.id
    assert table.propose("B", "abandon").status == "carried"


def test_only_the_table_votes(make_table: MakeTable, people: list[int]) -> None:
    table = make_table()
    with pytest.raises(NotYourSeat):
        table.games.propose(table.id, people[3], "A", "abandon")
    vote = table.propose("A", "abandon")
    with pytest.raises(NotYourSeat):
        table.games.answer_vote(table.id, vote.id, people[3], True)
    with pytest.raises(NoSuchThing):
        table.games.answer_vote(table.id, vote.id + 1, people[1], True)


def test_a_move_makes_a_vote_on_undo_void_but_not_others(make_table: MakeTable) -> None:
    table = make_table()
    table.play_random(1)
    undo = table.propose("A", "undo")
    abandon = table.propose("A", "abandon")
    table.play_random(1)
    status = {vote.id: vote.status for vote in table.games.votes(table.id)}
    assert status == {undo.id: "void", abandon.id: "open"}
    assert [vote.id for vote in table.games.votes(table.id, open_only=True)] == [abandon.id]


def test_two_undo_proposals_at_once_are_refused(make_table: MakeTable) -> None:
    table = make_table()
    table.play_random(4)
    table.propose("A", "undo", to=0)
    with pytest.raises(NotAllowed) as error:
        table.propose("B", "undo", to=1)
    assert error.value.extra["why"] == "vote-open"


def test_a_bot_takes_a_seat_by_consent(make_table: MakeTable) -> None:
    table = make_table()
    vote = table.propose("C", "substitute", of="C", bot="random")
    table.answer("A", vote)
    assert table.answer("B", vote).status == "carried"
    seat = table.live.seat("C")
    assert seat is not None and (seat.bot, seat.person_id) == ("random", None)


def test_a_person_takes_a_seat_when_table_and_person_agree(make_table: MakeTable, people: list[int]) -> None:
    table = make_table()
    dan = people[3]
    vote = table.propose("A", "substitute", of="B", person=dan)
    assert vote.waiting == ["B", "C"], "the stranger is asked when the table wants it"
    table.answer("C", vote)
    table.answer("B", vote)
    done = table.games.answer_vote(table.id, vote.id, dan, True)
    assert done.status == "carried"
    assert table.live.held_by(dan) == ["B"] and table.live.held_by(people[1]) == []
    assert table.live.names["B"] == "Dan"


def test_somebody_who_is_seated_or_unknown_cannot_be_a_substitute(make_table: MakeTable, people: list[int]) -> None:
    table = make_table()
    with pytest.raises(NotAllowed):
        table.propose("A", "substitute", of="B", person=people[2])
    for wrong in (
        {"of": "B", "person": 999},
        {"of": "B", "bot": "nobody"},
        {"of": "Z", "bot": "random"},
        {"of": "B"},
        {"of": "B", "bot": "random", "person": people[3]},
    ):
        with pytest.raises(BadRequest):
            table.propose("A", "substitute", **wrong)
    with pytest.raises(BadRequest):
        table.propose("A", "party")


def test_an_absent_seat_is_replaced_without_its_consent(make_table: MakeTable, database: Database) -> None:
    table = make_table(absence_hours=24)
    vote = table.propose("B", "substitute", of="A", bot="random")
    assert table.answer("C", vote).waiting == ["A"]
    with database.writing() as session:
        session.execute(
            update(Seat)
            .where(Seat.game_id == table.id, Seat.letter == "A")
            .values(asked=now() - 2 * DAY, since=now() - 3 * DAY)
        )
        table.games.touch(session, table.id)
    assert table.games.votes(table.id)[0].waiting == []
    table.games.driver.sweep(0)
    assert table.games.votes(table.id)[0].status == "carried"
    seat = table.live.seat("A")
    assert seat is not None and seat.bot == "random"


def test_without_a_set_absence_nobody_is_replaced_against_their_will(make_table: MakeTable, database: Database) -> None:
    table = make_table()
    with database.writing() as session:
        session.execute(update(Seat).values(asked=now() - 100 * DAY, since=0))
        session.execute(update(Game).values(revision=Game.revision + 1))
    vote = table.propose("B", "substitute", of="A", bot="random")
    assert table.answer("C", vote).waiting == ["A"]


def test_who_has_left_for_good_has_no_voice(make_table: MakeTable, database: Database, people: list[int]) -> None:
    table = make_table()
    with database.writing() as session:
        session.execute(update(Person).where(Person.id == people[2]).values(deleted=now()))
        table.games.touch(session, table.id)
    vote = table.propose("A", "substitute", of="C", bot="random")
    assert vote.waiting == ["B"]
    assert table.answer("B", vote).status == "carried"
