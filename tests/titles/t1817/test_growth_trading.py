"""Share trading after a conversion or merger of 1817 (section 6.4)."""

from typing import Any

import pytest

from tests.titles.t1817.boardroom import Boardroom


def converted(options: dict[str, str] | None = None, **held: Any) -> Boardroom:
    """R at 100 has just become a ten-share company; all players have $1000."""
    table = Boardroom(4, options)
    table.found("R", 100, 5, "A", 500, at=("F3",), **held)
    for seat in "ABCD":
        table.set_cash(seat, 1000)
    table.mergers()
    table.play("A", "convert", company="R")
    return table


def test_e89_one_opportunity() -> None:
    """E89, 1817-6.22, 1817-4.13: sell some or buy one; the turn is then with the next player."""
    table = converted(A=2, B=2)
    table.play("A", "pass")
    table.play("B", "sell_shares", company="R", count=2)
    assert table.cash("B") == 1200 and table.price("R") == 100 and table.held("R")["pool"] == 2
    assert table.actor == "C"
    assert "not-your-turn" in table.why_not("B", "buy_share", company="R", source="R")


def test_the_president_buys_first_and_any_number() -> None:
    """1817-6.21, 1817-6.23, 1817-4.10: from the treasury alone, up to six; he sells nothing."""
    table = converted(A=2, pool=1)
    assert table.why_not("A", "buy_share", company="R", source="pool") == {"only-from-treasury": "6.22"}
    assert table.why_not("A", "sell_shares", company="R", count=1) == {"president-does-not-sell": "6.23"}
    assert table.why_not("A", "buy_share", company="SR", source="SR") == {"other-company-traded": "6.22"}
    for _ in range(4):
        assert table.actor == "A"
        table.play("A", "buy_share", company="R", source="R")
    assert table.cash("A") == 600 and table.cash("R") == 900 and table.held("R")["A"] == 6
    assert table.actor == "B"  # six is the limit
    table.play("B", "buy_share", company="R", source="R")
    assert table.actor == "C" and table.held("R")["B"] == 1


@pytest.mark.parametrize("value", ["single", "unlimited"])
def test_e90_a_new_president(value: str) -> None:
    """E90, 1817-6.24, D13: one purchase; with the other value he goes on, and the order begins anew with him."""
    table = converted({"post_conversion_new_president": value}, A=2, C=2, D=1)
    table.play("A", "pass")
    table.play("B", "pass")
    table.play("C", "buy_share", company="R", source="R")
    assert table.state.presidents["R"] == "C"
    if value == "single":
        assert table.actor == "D"
        return
    assert table.actor == "C"
    table.play("C", "buy_share", company="R", source="R")
    table.play("C", "pass")
    assert table.actor == "D"
    table.play("D", "pass")
    assert table.kinds() == {"pass", "take_loan"} and table.actor == "C"


def test_an_old_president_who_was_passed_over() -> None:
    """1817-6.24, D13: he could not buy, so he has not acted and may sell once another is president."""
    table = Boardroom(4, {"post_conversion_new_president": "unlimited"})
    table.found("R", 100, 5, "A", 500, at=("F3",), A=2, C=2)
    table.set_cash("C", 100)
    table.mergers()
    table.play("A", "convert", company="R")
    assert table.actor == "C"  # A and B can do nothing
    table.play("C", "buy_share", company="R", source="R")
    assert table.actor == "A" and table.kinds() == {"pass", "sell_shares"}
    table.play("A", "sell_shares", company="R", count=2)
    assert table.cash("A") == 200


def test_a_share_closes_a_short() -> None:
    """1817-6.25, 1817-6.22: also for who has no room for a certificate."""
    table = Boardroom(4)
    table.found("R", 100, 5, "A", 500, at=("F3",), A=3, shorts={"B": 1}, pool=1)
    for at, other in enumerate(("UR", "WT")):
        table.found(other, 90, 10, "B", at=(("F19", "B5")[at],), B=6)
    table.found("Belt", 90, 10, "C", at=("B17",), B=5, C=5)
    table.set_cash("B", 100)
    table.mergers()
    table.play("A", "convert", company="R")
    assert table.actor == "B"
    table.play("B", "buy_share", company="R", source="R")
    assert table.shorts("R") == {} and table.held("R") == {"A": 3, "R": 6, "pool": 1}
    assert table.cash("B") == 0 and table.cash("R") == 600


def test_limits_hold() -> None:
    """1817-6.22, 1817-4.9: a player at the limit of certificates does not buy, and is passed over."""
    table = Boardroom(4)
    table.found("R", 100, 5, "A", 500, at=("F3",), A=3)
    for at, other in enumerate(("UR", "WT")):
        table.found(other, 90, 10, "B", at=(("F19", "B5")[at],), B=6)
    table.found("Belt", 90, 10, "C", at=("B17",), B=6, C=4)
    table.state.presidents["Belt"] = "B"
    table.set_cash("B", 1000)
    table.set_cash("C", 100)
    table.mergers()
    table.play("A", "convert", company="R")
    table.set_cash("B", 1000)
    assert table.actor == "B"  # 15 certificates of 16
    table.play("B", "buy_share", company="R", source="R")
    assert table.actor == "C"


def test_bans_of_the_stock_round_do_not_count() -> None:
    """1817-6.26: a player may buy what he sold, and sell shares of a company started, in the last stock round."""
    table = Boardroom()
    table.found("R", 100, 5, "A", 500, at=("F3",), A=2, B=2)
    table.set_cash("B", 0)
    table.stock_turn("B", 3)
    table.play("B", "sell_shares", company="R", count=1)
    table.mergers()
    table.play("A", "convert", company="R")
    assert table.actor == "B" and table.kinds() == {"pass", "buy_share", "sell_shares"}
    table.play("B", "buy_share", company="R", source="R")
    assert table.held("R")["B"] == 2
