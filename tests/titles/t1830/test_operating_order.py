"""Who operates when (1830 section 5.1)."""

import pytest

from tests.scenario import Table


def order_of(table: Table) -> list[str]:
    """The companies of this round one after the other, all of them passing; they need no train."""
    found: list[str] = []
    table.operating_round()
    while table.company:
        found.append(table.company)
        table.play(table.actor, "pass")
    return found


def test_privates_pay_first() -> None:
    """1830-5.1.1: from the bank, into a player's cash or a corporation's treasury, before anybody operates."""
    table = Table(3)
    table.start("NYNH", 67, "A", A=6, treasury=100)
    table.give_private("CA", "B")
    table.give_private("SV", "NYNH")
    for seat in "ABC":
        table.set_cash(seat, 0)
    table.stock_turn("A")
    bank = table.state.cash["bank"]
    while not table.company:
        table.play(table.actor, "pass")
    assert (table.company, table.step) == ("NYNH", "track")
    assert table.state.cash["B"] == 25
    assert table.state.cash["NYNH"] == 105
    assert table.state.cash["bank"] == bank - 30
    paid = [args for args in table.happened("cash-moved") if args["why"].startswith("private")]
    assert sum(args["amount"] for args in paid) == 30


def test_every_floated_corporation_has_one_turn() -> None:
    """1830-5.1.2: parred corporations that did not float have none."""
    table = Table()
    table.start("NYNH", 67, "A", A=6)
    table.start("NYC", 100, "B", B=5)
    table.start("CPR", 90, "C", C=6)
    assert order_of(table) == ["CPR", "NYNH"]


def test_higher_value_first() -> None:
    """1830-5.1.3."""
    table = Table()
    for company, par in {"PRR": 76, "NYC": 100, "CPR": 67, "NYNH": 90}.items():
        table.start(company, par, "A", A=6)
    assert order_of(table) == ["NYC", "NYNH", "PRR", "CPR"]


def test_10_36_equal_value() -> None:
    """1830-10.36: ERIE at R4C8, C&O above PRR at R3C7, B&O at R2C6, all 82: further right first, then the upper one."""
    table = Table()
    for company, cell in {"B&O": "R2C6", "C&O": "R3C7", "PRR": "R3C7", "ERIE": "R4C8"}.items():
        table.start(company, 82, "A", A=6, at=cell)
        assert table.state.price(company) == 82
    assert order_of(table) == ["ERIE", "C&O", "PRR", "B&O"]


def test_10_37_same_column() -> None:
    """1830-10.37: at R7C6, R6C6 and R5C6, all 67, the higher row is first."""
    table = Table()
    for company, cell in {"PRR": "R7C6", "NYC": "R6C6", "CPR": "R5C6"}.items():
        table.start(company, 67, "A", A=6, at=cell)
        assert table.state.price(company) == 67
    assert order_of(table) == ["CPR", "NYC", "PRR"]


def emergency(c_and_o: str, erie: str) -> Table:
    """PRR, first to operate, needs a 3 for $180; A has only two shares of C&O."""
    table = Table()
    table.set_phase("3")
    table.start("PRR", 100, "A", A=6)
    table.start("C&O", 90, "B", B=4, A=2, at=c_and_o)
    table.start("ERIE", 82, "C", C=6, at=erie)
    table.set_cash("A", 0)
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "trains")
    return table


def test_10_70_a_forced_sale_changes_the_order() -> None:
    """1830-10.70, 1830-5.1.4: C&O falls from 90 to 76 and now operates after ERIE at 82."""
    table = emergency("R1C6", "R2C6")
    table.play("A", "sell_shares", company="C&O", count=2)
    assert table.state.price("C&O") == 76
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.company == "ERIE"
    table.play("C", "pass")
    assert table.company == "C&O"


def test_without_the_sale_the_old_order_stands() -> None:
    """1830-5.1.4: only a token that moves changes the order."""
    table = emergency("R1C6", "R2C6")
    table.set_cash("A", 180)
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.company == "C&O"


def test_no_second_turn() -> None:
    """1830-5.1.4: C&O operated first; its fall during PRR's turn brings it no other turn."""
    table = emergency("R0C7", "R2C6")
    table.play("A", "sell_shares", company="C&O", count=1)
    table.play("A", "sell_shares", company="C&O", count=1)
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.company == "ERIE"
    table.play("C", "pass")
    assert table.company == ""


def test_who_floats_in_the_round_waits_for_the_next() -> None:
    """1830-5.1.4, 1830-5.1.2: NYC floats by the MH exchange before NYNH's turn, and operates first in the next OR."""
    table = Table()
    table.start("NYNH", 67, "A", A=6)
    table.start("NYC", 100, "B", B=5)
    table.give_private("MH", "C")
    table.operating_round(of=2)
    table.play("C", "exchange_private", private="MH", source="ipo")
    assert "NYC" in table.state.floated
    table.play("A", "pass")
    assert table.happened("operating-round-began")
    assert table.company == "NYC"


def test_the_president_decides() -> None:
    """1830-5.1.5, 1830-5.1.2: nobody else acts for the corporation, and no other corporation acts."""
    table = Table()
    table.start("NYNH", 67, "A", A=4, B=2, treasury=500)
    table.start("NYC", 67, "B", B=6, treasury=500)
    table.operating_round()
    assert (table.company, table.actor) == ("NYNH", "A")
    assert table.why_not("B", "pass") == {"not-your-turn": "5.1.5"}
    reasons = table.why_not("A", "lay_tile", company="NYC", hex="E19", tile="57", rotation=0)
    assert reasons["not-your-company"] == "5.1.2"


def test_payments_need_cash_in_hand() -> None:
    """1830-5.1.5: revenue comes in step 4 and cannot pay for track or token of the same turn."""
    table = Table()
    table.start("PRR", 67, "A", A=6, treasury=79)
    table.give_trains("PRR", "2")
    table.lay("H10", "57", 1)
    table.lay("H14", "8", 3)  # to I15 in the south-east
    table.lay("H8", "9", 1)
    table.lay("H6", "9", 1)
    table.lay("H4", "57", 1)
    table.lay("H2", "7", 3)
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", company="PRR", hex="F4", tile="57", rotation=0)["not-enough-cash"] == "5.3.8"
    table.play("A", "pass")
    table.set_cash("PRR", 39)
    table.operating_turn("PRR", "token")
    assert table.step == "run"  # $39 do not buy a token, so nobody is asked


@pytest.mark.parametrize("value", ["market", "fixed"])
def test_order_does_not_depend_on_the_list_of_corporations(value: str) -> None:
    """1830-5.1.3, 1830-11.9: `discard_order` is no order of operating."""
    table = Table(options={"discard_order": value})
    table.start("PRR", 67, "A", A=6)
    table.start("NYNH", 100, "A", A=6)
    assert order_of(table) == ["NYNH", "PRR"]
