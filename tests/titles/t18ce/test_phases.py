"""Phases, exports and both ends (18CE sections 15 to 17)."""

import pytest

from highiron.core.ids import BANK
from highiron.flow import engine
from highiron.titles.t18ce.frames import Round
from highiron.titles.t18ce.phases import at_phase
from tests.titles.t18ce.tables import Table18CE


def end_set(table: Table18CE, *, number: int = 1, of: int = 1) -> None:
    """The last operating round of a set in which nobody operates any more."""
    table.state.turn = max(table.state.turn, 2)
    table.state.privates = {name: owner for name, owner in table.state.privates.items() if owner != BANK}
    table.state.frames = (Round(seat="", number=number, of=of, waiting=()),)
    table.events = []
    engine.settle(table.state, table.events)


def test_edge_case_56_the_last_two_train_is_exported() -> None:
    """18CE-15.1, 18CE-15.2 (EC-56): phase 2 goes on with 3-trains; the next export begins phase 3."""
    table = Table18CE()
    table.set_depot("2", 1)
    table.state.sold_trains = ("2",)
    bank = table.bank
    end_set(table)
    assert (table.state.depot["2"], table.bank, table.state.phase_facts.id) == (0, bank, "2")
    end_set(table)
    assert (table.state.depot["3"], table.state.phase_facts.id) == (5, "3")
    assert table.state.exported == ("2", "3")
    assert not any("2" in trains or "3" in trains for trains in table.state.trains.values())


def test_an_export_may_pay_the_bank() -> None:
    """18CE-15.1: by the option the bank gets the price."""
    table = Table18CE(export_pays_bank="true")
    bank = table.bank
    end_set(table)
    assert table.bank == bank + 80
    table._check()


def test_edge_case_57_exports_end_with_phase_five() -> None:
    """18CE-15.1 (EC-57): a 5-train is exported, brown is there, and nothing leaves any more."""
    table = Table18CE()
    table.set_phase("4")
    table.set_depot("4", 0)
    end_set(table, number=2, of=2)
    assert table.state.phase_facts.id == "5"
    assert "brown" in table.state.phase_facts.colours
    assert table.state.depot["5"] == 2
    end_set(table, number=2, of=2)
    assert table.state.depot["5"] == 2


def test_edge_case_83_a_phase_by_export_takes_trains() -> None:
    """18CE-15.2, 18CE-16.1, 18CE-12.7 (EC-83): the 2-train goes, three 3-trains stay; the next set has two rounds."""
    table = Table18CE()
    table.hold("JZR", A=6)
    table.give_trains("JZR", "2", "3", "3", "3")
    table.set_phase("3")
    table.set_depot("3", 0)
    table.state.sold_trains = ("2", "3")
    end_set(table, number=2, of=2)
    assert table.state.phase_facts.id == "4"
    assert table.state.trains["JZR"] == ("3", "3", "3")
    table.end_stock_round()
    assert getattr(table.state.frames[0], "of", 0) == 2


def test_a_company_over_the_limit_after_an_export_discards() -> None:
    """18CE-12.5: before the stock round goes on; the train leaves the game or returns to the supply."""
    for option, left in (("removed", 0), ("to_supply", 1)):
        table = Table18CE(discarded_trains=option)
        table.hold("JZR", A=6)
        table.give_trains("JZR", "3", "3", "3", "3")
        table.set_phase("3")
        table.set_depot("3", 0)
        table.state.sold_trains = ("2", "3")
        end_set(table, number=2, of=2)
        assert table.kinds() == {"discard_train"}
        table.play("A", "discard_train", company="JZR", train="3")
        assert table.state.trains["JZR"] == ("3", "3", "3")
        assert table.state.depot["3"] == left
        assert table.state.turn == 3


@pytest.mark.parametrize(("option", "phase"), [("first_of_level", "2"), ("last_of_level", "3")])
def test_which_export_changes_the_phase(option: str, phase: str) -> None:
    """18CE-15.2: the first of its level, or the last of the level before."""
    table = Table18CE(export_phase=option)
    table.set_depot("2", 1)
    table.state.sold_trains = ("2",)
    end_set(table)
    assert table.state.phase_facts.id == phase


def test_edge_case_60_the_bank_ends_the_game_after_the_set() -> None:
    """18CE-17.1 (EC-60): what the bank cannot pay is noted, the set is played out, then it is over."""
    table = Table18CE()
    table.set_bank(100, "D")
    table.state.pay(BANK, "A", 130, table.events, "dividend")
    assert (table.bank, table.state.cash["A"], table.state.bank_broken) == (-30, 730, True)
    end_set(table, number=1, of=2)
    assert table.state.ended == "bank"  # nobody operates, so the second round is over at once
    assert [event.args["number"] for event in table.events if event.code == "operating-round-ended"] == [1, 2]
    assert not table.happened("train-exported")  # 18CE-15.1


@pytest.mark.parametrize(("option", "broken"), [("at_zero", True), ("at_unpaid", False)])
def test_edge_case_80_exactly_nothing_is_left(option: str, broken: bool) -> None:
    """18CE-17.1 (EC-80): exhausted at 0, or only when something could not be paid."""
    table = Table18CE(bank_exhausted=option)
    table.set_bank(130, "D")
    table.state.pay(BANK, "A", 130, table.events, "dividend")
    assert table.state.bank_broken == broken


def test_edge_case_61_the_bank_breaks_in_a_stock_round() -> None:
    """18CE-17.1 (EC-61): the capital is paid in full, and the following set is the last; income mends nothing."""
    table = Table18CE()
    table.hold("JZR", A=5)
    table.set_bank(500, "D")
    table.stock_turn("B")
    table.buy("B", "JZR")
    assert (table.bank, table.state.cash["JZR"], table.state.bank_broken) == (-400, 1000, True)
    table.set_bank(300, "D")
    end_set(table)
    assert table.state.ended == "bank"


@pytest.mark.parametrize(
    ("options", "number", "of", "turn", "rounds"),
    [
        ({}, 1, 2, 3, (1, 2)),
        ({"end_phase8": "second_round"}, 1, 2, 2, (1, 2)),
        ({"end_phase8": "second_round"}, 2, 2, 3, (2, 2)),
        ({"phase8_extends_current_set": "true"}, 1, 2, 3, (1, 3)),
    ],
)
def test_edge_case_62_the_end_by_phase_eight(
    options: dict[str, str], number: int, of: int, turn: int, rounds: tuple[int, int]
) -> None:
    """18CE-17.2, 18CE-16.2 (EC-62): the set, one stock round and a set of three; or one more operating round."""
    table = Table18CE(4, **options)
    table.hold("JZR", A=6)
    table.set_cash("JZR", 2000)
    table.set_phase("7")
    table.set_depot("7", 0)
    table.operating_turn("JZR", "trains", number=number, of=of)
    table.play("A", "buy_train", company="JZR", source="depot", train="8", price=1000)
    frame = table.state.frames[0]
    assert (getattr(frame, "number", 0), getattr(frame, "of", 0)) == rounds
    assert table.state.final_turn == turn
    passes = 0
    last = ""
    while not table.state.ended:
        last = f"{table.state.turn}.{getattr(table.state.frames[0], 'number', 0)}"
        table.state, table.events = engine.apply(table.state, next(iter(table.legal()[0])))
        passes += 1
        assert passes < 60
    assert table.state.ended == "last_phase"
    ends = {"second_round": f"{turn}.{2 if number == 1 else 1}"}
    assert last == ends.get(options.get("end_phase8", ""), "3.3")


def test_the_game_stops_after_set_sixty() -> None:
    """18CE-17.5, 18CE-17.6: nothing else ends it but the bank and phase 8."""
    for limit, ended in (("60", "turn_cap"), ("none", "")):
        table = Table18CE(set_limit=limit)
        table.state.turn = 60
        end_set(table)
        assert table.state.ended == ended


def test_an_operating_round_without_companies_only_opens() -> None:
    """18CE-7.6, 18CE-2.2: privates pay, and the next stock round begins."""
    table = Table18CE()
    table.give_private("p:A", "B")
    table.stock_turn("A", 1)
    table.end_stock_round()
    assert table.state.cash["B"] == 605
    assert (table.state.turn, table.actor) == (2, "A")


def test_privates_close_in_phase_six_and_the_marker_of_e_leaves() -> None:
    """18CE-2.11, 18CE-2.8 (EC-58, EC-74): all of them; the slot in Shanghai is vacant unless the option keeps it."""
    for option, stands in (("removed", False), ("stays", True)):
        table = Table18CE(e_marker_on_close=option)
        for private in "BCE":
            table.give_private(f"p:{private}", "A")
        table.state.privates = {name: owner for name, owner in table.state.privates.items() if owner == "A"}
        table.state.phase = table.facts.phase_index["6"]
        at_phase(table.state, "6", table.events)
        assert table.state.privates == {}
        assert bool(table.state.board.tokens_at("K16", 0)) == stands


def test_edge_case_77_f_becomes_the_wagon_of_jhr_whoever_owns_it() -> None:
    """18CE-2.9, 18CE-3.7 (EC-77): B directs JHR before the float, F pays A until then."""
    table = Table18CE()
    table.hold("JHR", 67, A=2, B=2, C=1)
    table.give_private("p:F", "A")
    table.stock_turn("B")
    table.buy("B", "JHR")
    assert table.state.presidents["JHR"] == "B"
    assert table.state.floated == ("JHR",)
    assert "p:F" not in table.state.privates
    assert table.state.wagons == {"JHR": 1}


def test_f_closed_before_the_float_gives_no_wagon() -> None:
    """18CE-2.11."""
    table = Table18CE()
    table.hold("JHR", 67, A=5)
    table.stock_turn("B")  # F, given to nobody, plays no part
    table.buy("B", "JHR")
    assert (table.state.floated, table.state.wagons) == (("JHR",), {})


@pytest.mark.parametrize(("option", "company"), [("JGR", "JGR"), ("zh_literal", "JGR"), ("en_literal", "JHR")])
def test_whose_float_turns_f_into_a_wagon(option: str, company: str) -> None:
    """18CE-2.9: by the other readings."""
    table = Table18CE(f_company=option)
    table.hold(company, 67, A=5)
    table.give_private("p:F", "A")
    table.stock_turn("B")
    table.buy("B", company)
    assert table.state.wagons == {company: 1}


def test_privates_do_not_change_hands_between_players() -> None:
    """18CE-2.12: unless the option allows it in stock rounds, at any agreed price."""
    table = Table18CE()
    table.give_private("p:A", "A")
    table.hold("JZR", A=2)
    table.stock_turn("A")
    assert "trade_private" not in table.kinds()
    assert "not-now" in table.why_not("A", "trade_private", private="p:A", buyer="B", price=10)
    free = Table18CE(private_trade="in_sr")
    free.give_private("p:A", "A")
    free.stock_turn("A", 1)
    free.play("A", "trade_private", private="p:A", buyer="B", price=100)
    free.play("B", "answer", accept=True)
    assert (free.state.privates["p:A"], free.state.cash["A"]) == ("B", 700)


@pytest.mark.parametrize(
    ("broken", "final", "ended"), [(True, 3, "bank"), (False, 2, "last_phase"), (True, 2, "bank"), (False, 3, "")]
)
def test_the_game_ends_by_whichever_end_comes_first(broken: bool, final: int, ended: str) -> None:
    """18CE-17.3: the bank is exhausted before the last set of phase 8, or the other way round."""
    table = Table18CE()
    table.set_phase("8")
    table.state.bank_broken = broken
    table.state.final_turn = final
    end_set(table, number=3, of=3)
    assert table.state.ended == ended
