"""Rusting trains and discards (1830-5.7.6, 1830-5.7.7)."""

import pytest

from tests.scenario import Table


def first_5(**options: str) -> Table:
    """NYC buys the first 5 while PRR (at 71) and B&M (at 100) have three trains each."""
    table = Table(4, options)
    table.set_phase("4")
    table.set_depot("5", 3)
    table.start("NYC", 82, "A", A=6, treasury=450)
    table.start("PRR", 71, "B", B=6)
    table.start("B&M", 100, "C", C=6)
    table.give_trains("PRR", "3", "3", "4")
    table.give_trains("B&M", "3", "4", "4")
    table.operating_turn("NYC", "trains")
    table.play("A", "buy_train", company="NYC", source="depot", train="5", price=450)
    return table


def test_10_65_discards_by_market_value() -> None:
    """1830-10.65, 1830-5.7.6: B&M gives up one train first, of its president's choice, then PRR; without payment."""
    table = first_5()
    assert table.actor == "C"
    assert table.offered("discard_train", "train") == ["3", "4"]
    assert table.why_not("B", "discard_train", company="PRR", train="3") == {"other-discards-first": "5.7.6"}
    assert table.why_not("B", "discard_train", company="B&M", train="3") == {"other-gives-up-train": "5.7.6"}
    assert table.why_not("C", "discard_train", company="B&M", train="5") == {"train-not-owned": "5.7.6"}
    assert table.why_not("A", "discard_train", company="NYC", train="5")["not-over-train-limit"] == "5.7.6"
    table.play("C", "discard_train", company="B&M", train="3")
    assert table.actor == "B"
    table.play("B", "discard_train", company="PRR", train="4")
    assert table.state.trains["pool"] == ("3", "4")
    assert (table.state.cash["PRR"], table.state.cash["B&M"]) == (0, 0)
    assert table.company != ""  # the round goes on


def test_10_65_discards_in_the_fixed_order() -> None:
    """1830-10.65, 1830-11.9: with `fixed` PRR is asked first, but B&M may come before it."""
    for first, second in [("PRR", "B&M"), ("B&M", "PRR")]:
        table = first_5(discard_order="fixed")
        assert table.actor == "B"
        seats = {"PRR": "B", "B&M": "C"}
        table.play(seats[first], "discard_train", company=first, train="3")
        assert table.actor == seats[second]
        table.play(seats[second], "discard_train", company=second, train="3")
        assert table.state.trains["pool"] == ("3", "3")


def test_several_trains_of_one_corporation() -> None:
    """1830-5.7.6: down to the limit, one by one."""
    table = Table()
    table.set_phase("4")
    table.set_depot("5", 3)
    table.start("NYC", 82, "A", A=6, treasury=450)
    table.give_trains("NYC", "3", "4")
    table.start("PRR", 71, "B", B=6)
    table.give_trains("PRR", "3", "3", "4")
    table.operating_turn("NYC", "trains")
    table.play("A", "buy_train", company="NYC", source="depot", train="5", price=450)
    table.play("A", "discard_train", company="NYC", train="5")  # even the new one
    assert table.state.trains["NYC"] == ("3", "4")
    table.play("B", "discard_train", company="PRR", train="3")
    assert table.state.trains["PRR"] == ("3", "4")
    assert table.state.trains["pool"] == ("5", "3")


def test_trains_are_not_given_up_otherwise() -> None:
    """1830-5.7.6."""
    table = Table()
    table.start("NYC", 82, "A", A=6, treasury=100)
    table.give_trains("NYC", "2", "2")
    for step in ("track", "trains"):
        table.operating_turn("NYC", step)
        assert table.why_not("A", "discard_train", company="NYC", train="2") == {"not-now": "5.2.1"}


def test_10_62_the_first_4() -> None:
    """1830-10.62, 1830-5.7.7: all 2s leave the game, including one in the pool; the limit is 3."""
    table = Table()
    table.set_phase("3")
    table.set_depot("4", 4)
    table.start("NYC", 82, "A", A=6, treasury=300)
    table.start("PRR", 71, "B", B=6)
    table.give_trains("NYC", "2", "3")
    table.give_trains("PRR", "2", "2", "2", "3")
    table.give_trains("pool", "2")
    table.operating_turn("NYC", "trains")
    table.play("A", "buy_train", company="NYC", source="depot", train="4", price=300)
    assert table.state.trains["NYC"] == ("3", "4")
    assert table.state.trains["PRR"] == ("3",)  # rusting comes before the limit: nothing to give up
    assert table.state.trains["pool"] == ()
    assert table.state.phase_facts.train_limit == 3
    assert table.happened("trains-rusted")


@pytest.mark.parametrize(
    ("phase", "price", "new", "gone"), [("3", 300, "4", "2"), ("5", 630, "6", "3"), ("6", 1100, "D", "4")]
)
def test_rusting(phase: str, price: int, new: str, gone: str) -> None:
    """1830-5.7.7, 1830-2.3.1: wherever they are, without compensation, also if they never ran; others stay."""
    table = Table()
    table.set_phase(phase)
    if new != "D":
        table.set_depot(new, 2)
    table.start("NYC", 82, "A", A=6, treasury=price)
    table.start("PRR", 71, "B", B=6)
    table.give_trains("PRR", gone, "5")
    table.give_trains("pool", gone, "5")
    table.operating_turn("NYC", "trains")
    table.play("A", "buy_train", company="NYC", source="depot", train=new, price=price)
    assert table.state.trains["PRR"] == ("5",)
    assert table.state.trains["pool"] == ("5",)
    assert table.state.cash["PRR"] == 0
