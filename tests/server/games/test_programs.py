"""Programmed moves: they move for their owner, end when something changes, and nobody else learns of them."""

import pytest

from highiron import words
from highiron.core.actions import BuyShare, Par, Pass
from highiron.flow import engine
from highiron.server.games.errors import BadRequest, NotYourSeat
from highiron.server.news.newsroom import News
from highiron.server.programs.models import BuyProgram, PassProgram, ProgramInfo
from tests.server.games.conftest import MakeTable
from tests.server.games.table import Table


def drive(table: Table) -> None:
    while table.games.driver.drive(table.id):
        pass


def to_stock_round(table: Table) -> None:
    """Sell the privates quickly: each is taken by whoever is asked."""
    while table.live.state.frames[0].__class__.__name__ != "StockRound" or len(table.live.state.frames) > 1:
        families = {family.kind: family for family in engine.legal(table.live.state)}
        kind = "take_private" if "take_private" in families else "par"
        table.send(next(iter(families[kind])))


def only(table: Table, seat: str) -> ProgramInfo:
    """The latest program of the seat's holder."""
    return table.games.programs(table.id, table.holder(seat))[-1]


def said(table: Table, program: ProgramInfo) -> list[str]:
    return [words.say_program(line.code, line.args, table.live.names) for line in program.log]


def test_passing_goes_on_until_the_round_is_over(make_table: MakeTable) -> None:
    table = make_table()
    to_stock_round(table)
    seat = table.live.actor
    table.games.set_program(table.id, table.holder(seat), seat, PassProgram())
    drive(table)
    assert table.live.actor != seat
    assert table.games.entries(table.id, after=table.live.sequence - 1)[0].by == "program"
    for _ in range(2):
        table.send(Pass(seat=table.live.actor))
    drive(table)
    program = only(table, seat)
    assert program.status == "done"
    assert said(table, program) == [
        "Your programmed move: passed.",
        "Your programmed move has ended: the round is over.",
    ]


def test_passing_stops_when_a_company_is_started(make_table: MakeTable) -> None:
    table = make_table()
    to_stock_round(table)
    first, second = table.live.actor, table.live.state.next_seat(table.live.actor)
    table.games.set_program(table.id, table.holder(first), first, PassProgram())
    drive(table)
    table.send(Par(seat=second, company="NYC", price=67))
    drive(table)
    program = only(table, first)
    assert program.status == "done" and program.log[-1].args["why"] == "company-started"
    assert said(table, program)[-1] == f"Your programmed move has ended: {table.live.names[second]} started NYC."
    while table.live.actor != first:
        table.send(Pass(seat=table.live.actor))
    drive(table)
    assert table.live.actor == first


def test_passing_goes_on_over_what_is_not_on_its_list(make_table: MakeTable) -> None:
    table = make_table()
    to_stock_round(table)
    first, second = table.live.actor, table.live.state.next_seat(table.live.actor)
    table.games.set_program(table.id, table.holder(first), first, PassProgram(stops_on=()))
    drive(table)
    table.send(Par(seat=second, company="NYC", price=67))
    while table.live.actor != first and table.live.state.turn == 1 and only(table, first).status == "active":
        table.send(Pass(seat=table.live.actor))
        drive(table)
    assert [line.args.get("kind") for line in only(table, first).log][:2] == ["pass", "pass"]


def test_a_foreign_bid_on_my_private_stops_passing(make_table: MakeTable) -> None:
    table = make_table()
    table.act("bid", seat="A", private="CS", price=45)
    table.games.set_program(table.id, table.holder("A"), "A", PassProgram())
    table.act("bid", seat="B", private="CS", price=50)
    table.act("pass", seat="C")
    drive(table)
    assert table.live.actor == "A"
    assert said(table, only(table, "A")) == ["Your programmed move has ended: Bob bid on CS."]


def test_an_undo_stops_programs(make_table: MakeTable) -> None:
    table = make_table(mode="hotseat")
    table.act("bid", seat="A", private="CS", price=45)
    table.act("pass", seat="B")
    table.games.set_program(table.id, table.holder("C"), "C", PassProgram())
    table.undo("A", to=1)
    drive(table)
    assert only(table, "C").log[-1].args["why"] == "undone"


def started_company(table: Table) -> tuple[str, str]:
    """In the first stock round somebody has started the NYC; gives that seat and the next."""
    to_stock_round(table)
    seat = table.live.actor
    table.send(Par(seat=seat, company="NYC", price=67))
    while table.live.actor == seat:
        table.send(Pass(seat=seat))
    return seat, table.live.actor


def test_buying_goes_on_until_the_company_floats(make_table: MakeTable) -> None:
    table = make_table("Ann", "Bob")
    seat, other = started_company(table)
    table.games.set_program(table.id, table.holder(seat), seat, BuyProgram("NYC"))
    for _ in range(20):
        drive(table)
        if only(table, seat).status != "active":
            break
        table.send(Pass(seat=other))
    program = only(table, seat)
    bought = [line for line in program.log if line.args.get("kind") == "buy"]
    assert len(bought) == 4 and table.live.state.held("NYC", seat) == 6
    assert program.log[-1].args == {"why": "floated", "company": "NYC"}
    assert "a share of NYC bought from the IPO for $67" in said(table, program)[0]


@pytest.mark.parametrize(
    ("program", "why"),
    [
        (BuyProgram("NYC", at_most=60), "too-dear"),
        (BuyProgram("NYC", source="pool"), "none-left"),
        (BuyProgram("NYC", until="shares", shares=2), "enough"),
    ],
)
def test_buying_ends_with_a_reason(make_table: MakeTable, program: BuyProgram, why: str) -> None:
    table = make_table("Ann", "Bob")
    seat, other = started_company(table)
    table.games.set_program(table.id, table.holder(seat), seat, program)
    drive(table)
    assert only(table, seat).log[-1].args["why"] == why
    assert said(table, only(table, seat))[-1].startswith("Your programmed move has ended: ")
    assert table.live.actor == other


def test_buying_as_president_ends_without_the_presidency(make_table: MakeTable) -> None:
    table = make_table("Ann", "Bob")
    _, other = started_company(table)
    table.games.set_program(table.id, table.holder(other), other, BuyProgram("NYC", as_president=True))
    drive(table)
    assert only(table, other).log[-1].args["why"] == "not-president"


def test_buying_ends_when_the_money_does(make_table: MakeTable) -> None:
    table = make_table("Ann", "Bob", "Cyd", "Dan")
    to_stock_round(table)
    seat = table.live.actor
    table.send(Par(seat=seat, company="NYC", price=100))
    table.games.set_program(table.id, table.holder(seat), seat, BuyProgram("NYC", until="shares", shares=10))
    for _ in range(40):
        drive(table)
        if only(table, seat).status != "active":
            break
        table.send(Pass(seat=table.live.actor))
    assert only(table, seat).log[-1].args["why"] in ("no-cash", "refused", "round-ended")
    assert table.live.state.cash[seat] >= 0


def test_a_refused_purchase_ends_the_program_and_nothing_else(make_table: MakeTable) -> None:
    """Who sold shares of a company in this round may not buy them (1830-4.2.6)."""
    table = make_table("Ann", "Bob")
    seat, other = started_company(table)
    table.send(BuyShare(seat=other, company="NYC", source="ipo"))
    while table.live.actor == other:
        table.send(Pass(seat=other))
    table.games.set_program(table.id, table.holder(seat), seat, BuyProgram("NYC", until="shares", shares=9))
    for _ in range(30):
        drive(table)
        if only(table, seat).status != "active":
            break
        table.send(Pass(seat=table.live.actor))
    program = only(table, seat)
    assert program.log[-1].args["why"] == "refused"
    assert program.log[-1].args["rule"].startswith("1830-4.")
    assert table.live.running and table.live.state.held("NYC", seat) == 6


@pytest.mark.parametrize(
    "program",
    [
        BuyProgram("XYZ"),
        BuyProgram("PRR"),
        BuyProgram("NYC", until="shares"),
        BuyProgram("NYC", at_most=-1),
    ],
)
def test_a_program_that_makes_no_sense_is_refused(make_table: MakeTable, program: BuyProgram) -> None:
    table = make_table("Ann", "Bob")
    seat, _ = started_company(table)
    with pytest.raises(BadRequest):
        table.games.set_program(table.id, table.holder(seat), seat, program)


def test_only_the_owner_ever_hears_of_a_program(make_table: MakeTable, people: list[int]) -> None:
    table = make_table()
    heard: list[News] = []
    table.games.newsroom.add("", heard.append)
    with pytest.raises(NotYourSeat):
        table.games.set_program(table.id, people[1], "A", PassProgram())
    table.games.set_program(table.id, people[0], "A", PassProgram())
    drive(table)
    assert table.games.programs(table.id, people[1]) == []
    told = [news for news in heard if news.kind == "program"]
    assert told and {news.person_id for news in told} == {people[0]}
    assert all(news.detail == "" for news in heard if news.person_id == 0)
    events = [event.code for entry in table.games.entries(table.id) for event in entry.events]
    assert not any(code.startswith("program") for code in events)


def test_a_new_program_replaces_the_old_and_dropping_ends_it(make_table: MakeTable, people: list[int]) -> None:
    table = make_table()
    first = table.games.set_program(table.id, people[2], "C", PassProgram())
    second = table.games.set_program(table.id, people[2], "C", PassProgram(stops_on=()))
    table.games.drop_programs(table.id, people[2])
    found = {program.id: program for program in table.games.programs(table.id, people[2])}
    assert found[first.id].log[-1].args == {"why": "replaced"}
    assert found[second.id].log[-1].args == {"why": "dropped"}
    assert {program.status for program in found.values()} == {"cancelled"}
    assert table.live.active_programs == 0


def test_a_substitute_does_not_inherit_programs(make_table: MakeTable, people: list[int]) -> None:
    table = make_table("Ann", "Bob")
    table.games.set_program(table.id, people[1], "B", PassProgram())
    table.answer("A", table.propose("B", "substitute", of="B", bot="random"))
    drive(table)
    assert [program.status for program in table.games.programs(table.id, people[1])] == ["cancelled"]


def test_a_program_set_while_companies_operate_is_for_the_next_round(make_table: MakeTable) -> None:
    table = make_table(mode="hotseat")
    to_stock_round(table)
    while table.live.state.frames[0].__class__.__name__ != "OperatingRound":
        table.play_random(1)
    table.games.set_program(table.id, table.holder("A"), "A", PassProgram(stops_on=()))
    turn = table.live.state.turn
    while table.live.state.turn == turn:
        table.play_random(1)
        drive(table)
    while table.live.actor != "A" and only(table, "A").status == "active" and not only(table, "A").log:
        table.play_random(1)
        drive(table)
    assert only(table, "A").log[0].code == "program-fired"
