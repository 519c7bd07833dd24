"""Floating, capital and the end of a stock round (1830 sections 4.7 and 4.9)."""

import pytest

from highiron.core.ids import BANK
from tests.scenario import Table


def test_sixty_percent_out_of_the_ipo() -> None:
    """1830-4.7.1: the sixth share floats it."""
    table = Table(3)
    table.start("PRR", 82, "A", A=3, B=1)
    table.stock_turn("A")
    table.play("A", "buy_share", company="PRR", source="ipo")
    assert "PRR" not in table.state.floated
    table.play("A", "pass")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.happened("floated") == [{"company": "PRR"}]
    assert table.state.floated == ("PRR",)


@pytest.mark.parametrize(("value", "at_once"), [("sr_end", 0), ("on_float", 820)])
def test_10_27_full_capital(value: str, at_once: int) -> None:
    """1830-10.27, 1830-4.7.2, 1830-11.7: par 82, pool 20%, market 71: PRR has $820 at the end of the SR or at once."""
    table = Table(3, {"capital_timing": value})
    table.start("PRR", 82, "A", A=3, pool=2, at="R4C6")
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.state.floated == ("PRR",)
    assert table.state.cash["PRR"] == at_once
    bank = table.state.cash[BANK]
    table.pass_all("B", "C", "A", "B")
    assert table.state.cash["PRR"] == 820
    assert table.state.cash[BANK] == bank - (820 - at_once)
    assert table.company == "PRR"


def test_ipo_shares_sold_later_bring_the_corporation_nothing() -> None:
    """1830-4.7.2."""
    table = Table(3)
    table.start("PRR", 82, "A", A=6, treasury=820)
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.state.cash["PRR"] == 820
    table.pass_all("B", "C", "A", "B")
    assert table.happened("floated") == []
    assert table.state.cash["PRR"] == 820


def test_10_28_a_pool_share_does_not_float() -> None:
    """1830-10.28, 1830-4.7.1: 50% out, 20% of it in the pool; a purchase from the pool changes nothing."""
    table = Table(3)
    table.start("PRR", 82, "A", A=3, pool=2)
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="pool")
    assert table.state.floated == ()
    table.pass_all("B", "C", "A", "B")
    assert table.state.cash["PRR"] == 0


def test_gifts_count() -> None:
    """1830-4.7.1: CA's share of PRR has left the IPO."""
    table = Table(3)
    table.give_share("PRR", "C")
    table.stock_turn("A", turn=1)
    table.play("A", "par", company="PRR", price=67)
    table.play("B", "buy_share", company="PRR", source="ipo")
    table.play("C", "buy_share", company="PRR", source="ipo")
    assert "PRR" not in table.state.floated
    table.play("A", "buy_share", company="PRR", source="ipo")  # the sixth, one of them CA's gift
    assert table.state.floated == ("PRR",)


def test_first_operation_in_the_next_round() -> None:
    """1830-4.7.3: what floated in the SR operates in the OR that follows."""
    table = Table(3)
    table.start("PRR", 100, "A", A=5)
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    table.pass_all("B", "C", "A", "B")
    assert (table.company, table.actor) == ("PRR", "A")
    assert table.state.cash["PRR"] == 1000


def test_10_33_floated_in_the_middle_of_an_operating_round() -> None:
    """1830-10.33, 1830-4.7.3: by an MH exchange. Capital at once, no turn in this OR, one in the next."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=70)
    table.start("C&O", 90, "B", B=6, treasury=70)
    table.start("NYC", 82, "C", C=4, A=1)
    table.give_private("MH", "C")
    table.operating_round(number=1, of=2)
    assert table.company == "PRR"
    table.play("A", "pass")
    assert table.company == "C&O"
    table.play("C", "exchange_private", private="MH", source="ipo")
    assert table.happened("floated") == [{"company": "NYC"}]
    assert table.state.cash["NYC"] == 820
    assert "MH" not in table.state.privates
    table.play("B", "pass")
    assert table.happened("operating-round-began") == [{"turn": 2, "number": 2, "of": 2}]
    assert [args["company"] for args in table.happened("turn-began")] == ["PRR"]
    table.play("A", "pass")
    assert (table.company, table.actor) == ("NYC", "C")  # 82, further right than C&O's 82
    assert table.state.cash["NYC"] == 820


def test_a_floated_corporation_never_unfloats() -> None:
    """1830-4.7.4: however many shares go to the pool."""
    table = Table(3)
    table.start("PRR", 100, "A", A=4, B=2, treasury=1000)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=4)
    table.pass_all("A", "B", "C", "A")
    assert table.state.floated == ("PRR",)
    assert (table.company, table.actor) == ("PRR", "B")


def test_10_30_sold_out_corporations_rise() -> None:
    """1830-10.30, 1830-4.9.1: B&M from 90 to 100; NYNH on top of its column stays at 112."""
    table = Table(3)
    table.start("B&M", 90, "A", A=6, B=4)
    table.start("NYNH", 100, "B", A=5, B=5, at="R0C7")
    table.start("PRR", 82, "C", C=6, pool=1)
    table.start("CPR", 76, "C", C=6)
    table.stock_turn("A")
    table.pass_all("A", "B", "C")
    assert table.cell("B&M") == "R0C6"
    assert table.cell("NYNH") == "R0C7"
    assert (table.cell("PRR"), table.cell("CPR")) == ("R2C6", "R3C6")


def test_10_31_sold_out_in_order_of_value() -> None:
    """1830-10.31, 1830-4.9.1, 1830-2.7.4: R0C6 then holds the old token, B&M and C&O from top to bottom."""
    table = Table(3)
    table.start("CPR", 100, "C", C=6)
    table.start("B&M", 90, "A", A=6, B=4)
    table.start("C&O", 90, "B", A=4, B=6)
    table.stock_turn("A")
    table.pass_all("A", "B", "C")
    assert table.stack("R0C6") == ["CPR", "B&M", "C&O"]
    assert table.stack("R1C6") == []


def test_the_dearer_corporation_rises_first() -> None:
    """1830-4.9.1: both end in one column, the one that was higher having gone first."""
    table = Table(3)
    table.start("C&O", 82, "B", A=4, B=6)
    table.start("B&M", 90, "A", A=6, B=4)
    table.stock_turn("A")
    table.pass_all("A", "B", "C")
    assert [args["company"] for args in table.happened("price-moved")][:2] == ["B&M", "C&O"]


def test_end_of_the_round_in_order() -> None:
    """1830-4.9.2: sold-out moves, capital, priority deal, then the operating rounds."""
    table = Table(3)
    table.start("B&M", 90, "A", A=6, B=4)
    table.start("PRR", 100, "A", A=5)
    table.set_phase("3")
    table.stock_turn("C")
    table.play("C", "buy_share", company="PRR", source="ipo")
    table.pass_all("C", "A", "B", "C")
    codes = [event.code for event in table.events]
    expected = ["passed", "price-moved", "cash-moved", "stock-round-ended", "operating-round-began", "turn-began"]
    assert codes[: len(expected)] == expected
    assert table.happened("cash-moved")[0]["why"] == "capital"
    assert table.happened("stock-round-ended") == [{"priority": "A"}]
    assert table.happened("operating-round-began") == [{"turn": 2, "number": 1, "of": 2}]
