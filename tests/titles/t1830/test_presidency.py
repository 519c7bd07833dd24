"""Who runs a corporation (1830 section 4.6)."""

import pytest

from highiron.core.shares import certificates
from tests.scenario import Table


def test_more_shares_make_a_president_equal_ones_do_not() -> None:
    """1830-4.6.1: at once, in the middle of a turn; a tie leaves the president in place."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3, B=2)
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.state.presidents["PRR"] == "A"
    table.pass_all("B", "C", "A")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.happened("presidency-passed") == [{"company": "PRR", "from": "A", "to": "B"}]
    assert table.state.presidents["PRR"] == "B"


def test_a_pool_share_makes_a_president_too() -> None:
    """1830-4.6.1: wherever the share comes from."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3, B=3, pool=2)
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="pool")
    assert table.state.presidents["PRR"] == "B"


@pytest.mark.parametrize(
    ("president", "others", "heir"),
    [("A", "BC", "B"), ("C", "AB", "A"), ("B", "AC", "C"), ("D", "BC", "B"), ("B", "AD", "D")],
)
def test_10_19_nearest_clockwise_among_equals(president: str, others: str, heir: str) -> None:
    """1830-10.19, 1830-4.6.2: 30% against 20% and 20%; after a sale of 20% the nearest clockwise takes it."""
    table = Table(4)
    table.start("PRR", 100, president, at="R0C6", **{president: 3, others[0]: 2, others[1]: 2})
    table.stock_turn(president)
    table.play(president, "sell_shares", company="PRR", count=2)
    assert table.state.presidents["PRR"] == heir


def test_most_shares_beat_the_seat() -> None:
    """1830-4.6.2: the seat only decides among those who tie for most."""
    table = Table(4)
    table.start("PRR", 100, "A", A=4, B=2, C=3)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=3)
    assert table.state.presidents["PRR"] == "C"


def test_certificates_are_swapped() -> None:
    """1830-4.6.3: the new president gives two 10% certificates for the president's; nobody's shares change."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3, B=3)
    table.stock_turn("B")
    assert [certificates(table.state, seat, "PRR") for seat in "AB"] == [2, 3]
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert [table.state.held("PRR", seat) for seat in "AB"] == [3, 4]
    assert [certificates(table.state, seat, "PRR") for seat in "AB"] == [3, 3]


def test_everything_of_the_corporation_follows() -> None:
    """1830-4.6.3, 1830-6.4: treasury, trains, tokens and privates stay with it; the new president operates it."""
    table = Table(3)
    table.start("PRR", 100, "A", A=3, B=3, treasury=500)
    table.set_phase("3")
    table.give_trains("PRR", "2")
    table.give_private("SV", "PRR")
    table.put_home("PRR")
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    state = table.state
    assert (state.cash["PRR"], state.trains["PRR"], state.privates["SV"]) == (500, ("2",), "PRR")
    assert state.board.stations["PRR"] == (("H12", 0),)
    table.pass_all("B", "C", "A", "B")
    assert (table.company, table.actor) == ("PRR", "B")
    assert table.state.cash["PRR"] == 505  # SV pays the corporation


def test_twenty_percent_for_a_presidency() -> None:
    """1830-4.6.4: with 10% each left over, nobody can take it, so the president cannot sell."""
    table = Table(4)
    table.start("PRR", 100, "A", A=3, B=1, C=1)
    table.stock_turn("A")
    assert table.offered("sell_shares", "count") == [1]
    assert table.why_not("A", "sell_shares", company="PRR", count=2) == {"president-cannot-sell-that-far": "4.2.4"}


def test_a_gift_share_gives_no_presidency() -> None:
    """1830-4.6.5: before par there is no president; who starts the corporation is."""
    table = Table(3)
    table.give_share("PRR", "A")
    table.stock_turn("A", turn=1)
    assert "PRR" not in table.state.presidents
    table.play("A", "pass")
    table.play("B", "par", company="PRR", price=67)
    assert table.state.presidents["PRR"] == "B"


def test_exchange_share_before_par_gives_no_presidency() -> None:
    """1830-4.6.5: the same for NYC by MH."""
    table = Table(3)
    table.give_private("MH", "A")
    table.stock_turn("A", turn=1)
    table.play("A", "exchange_private", private="MH", source="ipo")
    assert table.state.held("NYC", "A") == 1
    assert "NYC" not in table.state.presidents


def test_a_sale_that_loses_the_presidency_moves_the_price_after_it() -> None:
    """1830-4.2.4, 1830-4.6.1: money, then the presidency, then the market."""
    table = Table(3)
    table.start("PRR", 100, "A", A=3, B=2)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=3)
    codes = [event.code for event in table.events]
    assert codes == ["shares-sold", "cash-moved", "presidency-passed", "price-moved"]
    assert table.state.cash["A"] == 800 + 300
    assert table.state.presidents["PRR"] == "B"
    assert table.state.held("PRR", "pool") == 3
