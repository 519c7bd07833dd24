"""Undo and redo: entries that take back and bring back, free or by consent."""

import pytest

from highiron.server.games.errors import BadRequest, Conflict, KeyReused, NotAllowed, NotYourSeat
from highiron.server.games.models import Accepted, Proposed
from highiron.server.games.service import Games
from tests.server.games.conftest import MakeTable
from tests.server.games.table import Table


def accepted(answer: Accepted | Proposed) -> Accepted:
    assert isinstance(answer, Accepted)
    return answer


def into_own_turn(table: Table) -> str:
    """Play until the seat that is asked has done something in its turn; gives the seat."""
    while table.live.own_since == table.live.position:
        table.play_random(1)
    return table.live.actor


def test_hotseat_undoes_anything_and_redoes_it(make_table: MakeTable) -> None:
    table = make_table(mode="hotseat")
    table.play_random(20)
    before = table.live
    back = accepted(table.undo("A", to=3))
    assert (back.sequence, back.position) == (21, 3)
    assert back.live.state.fingerprint() == table.replayed()[3]
    assert [(event.code, event.args["count"]) for event in back.entry.events] == [("undone", 17)]
    again = accepted(table.redo("A"))
    assert (again.sequence, again.position) == (22, 20)
    assert again.live.state == before.state and again.live.redo == ()


def test_undo_step_by_step_and_redo_the_same_way(make_table: MakeTable) -> None:
    table = make_table(mode="hotseat")
    table.play_random(6)
    marks = table.replayed()
    for position in (5, 4, 3):
        assert accepted(table.undo("B")).live.state.fingerprint() == marks[position]
    for position in (4, 5, 6):
        assert accepted(table.redo("B")).live.state.fingerprint() == marks[position]
    with pytest.raises(NotAllowed):
        table.redo("B")


def test_a_new_action_ends_what_could_be_redone(make_table: MakeTable) -> None:
    table = make_table(mode="hotseat")
    table.play_random(10)
    table.undo("A", to=4)
    table.play_random(1)
    assert table.live.position == 5 and table.live.sequence == 12 and table.live.redo == ()
    with pytest.raises(NotAllowed):
        table.redo("A")


def test_any_position_can_be_looked_at_after_much_to_and_fro(make_table: MakeTable) -> None:
    table = make_table(mode="hotseat")
    for moves, back in ((70, 40), (40, 75), (60, 10), (120, 100)):
        table.play_random(moves)
        table.undo("A", to=back)
        table.play_random(2)
    marks = table.replayed()
    assert len(marks) == table.live.position + 1 == 103
    fresh = Games(table.games.database)
    for position in range(0, len(marks), 6):
        assert fresh.state_at(table.id, position).fingerprint() == marks[position]
    assert fresh.live(table.id).state == table.live.state


def test_in_ones_own_turn_undo_is_free_and_goes_back_to_its_beginning(make_table: MakeTable) -> None:
    table = make_table()
    seat = into_own_turn(table)
    live = table.live
    rights = table.games.undo_rights(live, seat)
    assert rights.undo_free and rights.undo_to == live.position - 1
    back = accepted(table.undo(seat))
    assert back.position == live.position - 1
    assert table.games.undo_rights(back.live, seat).redo_free
    assert accepted(table.redo(seat)).live.state == live.state
    assert accepted(table.undo(seat, to=live.own_since)).live.actor == seat
    table.games.store.forget()
    assert table.live.own_since == live.own_since


def test_what_others_did_is_taken_back_by_consent(make_table: MakeTable) -> None:
    table = make_table()
    table.act("bid", private="CS", price=45)
    table.act("bid", private="DH", price=75)
    rights = table.games.undo_rights(table.live, "A")
    assert (rights.undo_to, rights.undo_free) == (0, False)
    proposed = table.undo("A")
    assert isinstance(proposed, Proposed)
    assert proposed.vote.detail == {"to": 0} and proposed.vote.waiting == ["B", "C"]
    assert table.live.sequence == 2
    assert table.answer("B", proposed.vote).status == "open"
    assert table.answer("C", proposed.vote).status == "carried"
    assert table.live.position == 0 and table.live.sequence == 3
    assert table.games.entries(table.id, after=2)[0].by == "vote"


def test_against_bots_alone_undo_goes_to_ones_own_last_action(make_table: MakeTable) -> None:
    table = make_table("Ann", "random", "random")
    table.act("bid", private="CS", price=45)
    while table.games.driver.drive(table.id):
        pass
    assert table.live.position >= 3
    sequence = table.live.sequence
    back = accepted(table.games.undo(table.id, table.holder("A"), "A", sequence, "back"))
    assert back.position == 0 and back.live.actor == "A"
    again = accepted(table.games.undo(table.id, table.holder("A"), "A", sequence, "back"))
    assert again.repeated and again.sequence == back.sequence


def test_a_hidden_draft_is_never_taken_back_freely(make_table: MakeTable) -> None:
    table = make_table(title="1846")
    while table.live.state.privates and table.live.state.turn == 0 and table.live.position < 6:
        assert not table.games.undo_rights(table.live, table.live.actor).undo_free
        table.play_random(1)
        for seat in "ABC":
            assert not table.games.undo_rights(table.live, seat).undo_free


def test_undo_and_redo_are_checked_like_moves(make_table: MakeTable, people: list[int]) -> None:
    table = make_table(mode="hotseat")
    table.play_random(5)
    with pytest.raises(Conflict):
        table.games.undo(table.id, people[0], "A", 4, "k1")
    with pytest.raises(NotYourSeat):
        table.games.undo(table.id, people[1], "A", 5, "k2")
    for wrong in (5, 6, -1):
        with pytest.raises(BadRequest):
            table.games.undo(table.id, people[0], "A", 5, "k3", wrong)
    first = accepted(table.games.undo(table.id, people[0], "A", 5, "k4", 2))
    table.play_random(3)
    again = accepted(table.games.undo(table.id, people[0], "A", 5, "k4", 2))
    assert again.repeated and again.sequence == first.sequence == 6
    assert again.live.state == first.live.state and again.live.position == 2
    with pytest.raises(KeyReused):
        table.games.redo(table.id, people[0], "A", 5, "k4")


def test_a_seat_that_was_handed_on_is_asked_at_a_table_around_one_screen(
    make_table: MakeTable, people: list[int]
) -> None:
    table = make_table(mode="hotseat")
    dan = people[3]
    table.play_random(4)
    vote = table.propose("A", "substitute", of="C", person=dan)
    assert table.games.answer_vote(table.id, vote.id, dan, agrees=True).status == "carried"
    assert table.holder("C") == dan
    asked = table.undo("A", 0)
    assert isinstance(asked, Proposed) and asked.vote.waiting == ["C"], (
        "what is Dan's is not taken back behind his back"
    )
    assert table.live.position == 4
    assert table.games.answer_vote(table.id, asked.vote.id, dan, agrees=True).status == "carried"
    assert table.live.position == 0
