"""Turns of a stock round, and selling (1830 sections 4.1 and 4.2)."""

import pytest

from highiron.core.ids import BANK, POOL
from highiron.core.shares import counted_certificates
from tests.scenario import Table


def test_the_priority_deal_opens_and_turns_go_clockwise() -> None:
    """1830-4.1.1: and a player who passed may act on a later turn."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3)
    table.stock_turn("C")
    assert table.actor == "C"
    assert table.why_not("A", "pass") == {"not-your-turn": "4.1.1"}
    table.pass_all("C", "A")
    table.play("B", "buy_share", company="PRR", source="ipo")
    table.play("B", "pass")
    assert table.actor == "C"
    assert table.may("C", "buy_share", company="PRR", source="ipo")


def test_the_round_ends_when_all_pass_in_a_row() -> None:
    """1830-4.1.2: a turn with a purchase or sale is not a pass, even if the player ends it by passing."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3)
    table.stock_turn("A")
    table.pass_all("A", "B")
    table.play("C", "buy_share", company="PRR", source="ipo")
    table.play("C", "pass")
    table.pass_all("A", "B")
    assert table.happened("stock-round-ended") == []
    table.play("C", "pass")
    assert table.happened("stock-round-ended") == [{"priority": "A"}]


def test_a_sale_alone_is_no_pass_either() -> None:
    """1830-4.1.2, 1830-4.1.3: A sells and buys nothing; the priority deal goes to B."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    table.pass_all("A", "B", "C")
    assert table.happened("stock-round-ended") == []
    table.play("A", "pass")
    assert table.happened("stock-round-ended") == [{"priority": "B"}]


def test_10_35_priority_deal() -> None:
    """1830-10.35, 1830-4.1.3: nobody acts: B keeps it. D acts last: A gets it."""
    table = Table(4)
    table.start("PRR", 67, "A", A=3)
    table.stock_turn("B")
    table.pass_all("B", "C", "D", "A")
    assert table.happened("stock-round-ended") == [{"priority": "B"}]
    assert table.state.priority == "B"
    assert table.actor == "B"  # nothing is afloat, so the next stock round has begun
    table.pass_all("B", "C")
    table.play("D", "buy_share", company="PRR", source="ipo")
    table.pass_all("D", "A", "B", "C", "D")
    assert table.happened("stock-round-ended") == [{"priority": "A"}]


def test_sell_buy_sell() -> None:
    """1830-4.1.4, 1830-4.4.4, 1830-4.4.5: any number of sales before and after one purchase."""
    table = Table(4)
    table.start("PRR", 67, "B", A=3, B=3)
    table.start("NYC", 71, "B", A=3, B=3)
    table.start("C&O", 76, "B", B=3)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    table.play("A", "sell_shares", company="NYC", count=1)
    table.play("A", "buy_share", company="C&O", source="ipo")
    assert table.why_not("A", "buy_share", company="C&O", source="ipo") == {"already-bought": "4.3.5"}
    assert table.why_not("A", "par", company="B&M", price=67) == {"already-bought": "4.4.4"}
    table.play("A", "sell_shares", company="PRR", count=1)
    table.play("A", "sell_shares", company="NYC", count=2)
    table.play("A", "sell_shares", company="C&O", count=1)
    table.play("A", "pass")
    assert table.actor == "B"


def test_one_purchase_of_one_corporation() -> None:
    """1830-4.1.4, 1830-4.4.4: after a purchase another corporation is refused as well."""
    table = Table(4)
    table.start("PRR", 67, "B", B=3)
    table.start("NYC", 71, "B", A=1, B=3)
    table.stock_turn("A")
    table.play("A", "buy_share", company="PRR", source="ipo")
    assert table.why_not("A", "buy_share", company="NYC", source="ipo") == {"already-bought": "4.4.4"}
    assert "buy_share" not in table.kinds() and "par" not in table.kinds()


def crowded_table(players: int = 5) -> Table:
    """A is president of the B&O with 40% in 3 certificates and has 13 in all; B has 40% as well."""
    table = Table(players)
    table.start("B&O", 90, "A", A=4, B=4)
    table.start("PRR", 100, "C", A=5, C=5)
    table.start("NYC", 100, "D", A=5, D=5)
    return table


def test_10_18_over_the_limit_by_a_lost_presidency() -> None:
    """1830-10.18, 1830-4.1.5: A goes from 13 to 14 certificates and must sell one at A's next turn."""
    table = crowded_table()
    table.stock_turn("B")
    assert counted_certificates(table.state, "A") == 13
    table.play("B", "buy_share", company="B&O", source="ipo")
    assert table.state.presidents["B&O"] == "B"
    assert table.state.held("B&O", "A") == 4
    assert counted_certificates(table.state, "A") == 14
    table.pass_all("B", "C", "D", "E")  # being over the limit has no effect in the turns of others
    assert table.actor == "A"
    assert table.kinds() == {"sell_shares"}
    assert table.why_not("A", "pass") == {"must-sell-first": "4.1.5"}
    assert table.why_not("A", "par", company="B&M", price=67) == {
        "must-sell-first": "4.1.5",
        "over-certificate-limit": "4.3.4",
    }
    table.play("A", "sell_shares", company="PRR", count=1)
    assert counted_certificates(table.state, "A") == 13
    table.play("A", "pass")
    assert table.actor == "B"


def test_over_a_limit_without_a_legal_sale() -> None:
    """1830-4.1.5, 1830-12.4: when nothing may be sold the turn goes on as usual."""
    table = Table(5)
    for company in ("PRR", "NYC", "B&O"):
        table.start(company, 100, "A", A=5, pool=5)  # the pool is full
    table.give_private("SV", "A")
    table.give_private("CS", "A")
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == 14
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {"pool-full": "4.2.3"}
    assert table.may("A", "pass")
    assert table.why_not("A", "par", company="B&M", price=67) == {"over-certificate-limit": "4.3.4"}


def test_10_13_no_sales_in_the_first_round() -> None:
    """1830-10.13, 1830-4.2.1."""
    table = Table(3)
    table.start("PRR", 67, "A", A=3, B=1)
    table.stock_turn("A", turn=1)
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {"no-sales-in-first-round": "4.2.1"}
    assert "sell_shares" not in table.kinds()
    table.stock_turn("A", turn=2)
    assert table.may("A", "sell_shares", company="PRR", count=1)


def test_10_15_three_shares_sold_at_one_price() -> None:
    """1830-10.15, 1830-4.2.2: 3 PRR at 100 give $300, and PRR stands at 76."""
    table = Table(4)
    table.start("PRR", 100, "A", A=5)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=3)
    assert table.state.cash["A"] == 900
    assert table.state.held("PRR", POOL) == 3
    assert table.cell("PRR") == "R3C6"
    assert table.state.price("PRR") == 76


@pytest.mark.parametrize(("value", "second"), [("start_of_turn", 100), ("current", 90)])
def test_10_16_two_sales_in_one_turn(value: str, second: int) -> None:
    """1830-10.16, 1830-11.4, 1830-4.2.2: the second sale of NYC pays as the first, or the price of the moment."""
    table = Table(4, {"same_turn_sale_price": value})
    table.start("NYC", 100, "B", A=3, B=4)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="NYC", count=1)
    assert table.state.cash["A"] == 700
    table.play("A", "sell_shares", company="NYC", count=1)
    assert table.state.cash["A"] == 700 + second
    assert table.cell("NYC") == "R2C6"


def test_the_start_of_turn_price_holds_for_this_turn_only() -> None:
    """1830-11.4, 1830-4.2.2: in the next turn the market price counts, and for other corporations their own."""
    table = Table(2)
    table.start("NYC", 100, "B", A=3, B=4)
    table.start("PRR", 82, "B", A=3, B=4)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="NYC", count=1)
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.cash["A"] == 1200 + 100 + 82
    table.pass_all("A", "B")
    table.play("A", "sell_shares", company="NYC", count=1)
    assert table.state.cash["A"] == 1200 + 100 + 82 + 90


def test_corporations_are_sold_in_the_order_of_the_seller() -> None:
    """1830-4.2.2: the token that arrives later stands below."""
    for order in (("PRR", "NYC"), ("NYC", "PRR")):
        table = Table(2)
        table.start("PRR", 100, "B", A=2, B=4)
        table.start("NYC", 100, "B", A=2, B=4)
        table.stock_turn("A")
        for company in order:
            table.play("A", "sell_shares", company=company, count=1)
        assert table.stack("R1C6") == list(order)


def test_a_sale_needs_the_shares() -> None:
    """1830-4.2.2: at least one, and no more than the seller has."""
    table = Table(3)
    table.start("PRR", 100, "B", A=2, B=4)
    table.stock_turn("A")
    assert table.why_not("A", "sell_shares", company="PRR", count=3) == {"not-that-many-shares": "4.2.2"}
    assert table.why_not("A", "sell_shares", company="PRR", count=0) == {"sell-at-least-one": "4.2.2"}
    assert table.why_not("A", "sell_shares", company="PRR", count=-1) == {"sell-at-least-one": "4.2.2"}
    assert table.offered("sell_shares", "count") == [1, 2]


def test_10_17_the_pool_takes_half() -> None:
    """1830-10.17, 1830-4.2.3, 1830-4.4.3: with 40% in the pool two shares are refused as a whole, one is accepted."""
    table = Table(4)
    table.start("NYC", 100, "B", A=2, B=4, pool=4)
    table.stock_turn("A")
    assert table.why_not("A", "sell_shares", company="NYC", count=2) == {"pool-full": "4.2.3"}
    table.play("A", "sell_shares", company="NYC", count=1)
    assert table.state.held("NYC", POOL) == 5
    assert table.why_not("A", "sell_shares", company="NYC", count=1) == {"pool-full": "4.2.3"}


def test_10_20_nobody_takes_the_presidency() -> None:
    """1830-10.20, 1830-4.2.4: the president's certificate stays when nobody else has 20%."""
    table = Table(4)
    table.start("PRR", 82, "A", A=2, B=1)
    table.stock_turn("A")
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {"president-cannot-sell-that-far": "4.2.4"}
    table.start("NYC", 82, "A", A=4, B=1)
    assert table.offered("sell_shares", "count", company="NYC") == [1, 2]


def test_10_21_half_of_the_presidents_certificate() -> None:
    """1830-10.21, 1830-4.2.4: A gets $82, B is president, A holds one certificate and the pool one."""
    table = Table(4)
    table.start("PRR", 82, "A", A=2, B=2)
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.cash["A"] == 682
    assert table.state.presidents["PRR"] == "B"
    assert (table.state.held("PRR", "A"), table.state.held("PRR", POOL)) == (1, 1)
    assert counted_certificates(table.state, "A") == 1
    assert counted_certificates(table.state, "B") == 1


def test_10_26_a_gift_without_par_cannot_be_sold() -> None:
    """1830-10.26, 1830-4.2.5: refused before par; after somebody starts PRR at 82 it sells for 82, not yet afloat."""
    table = Table(3)
    table.give_share("PRR", "A")
    table.give_private("CA", "A")
    table.stock_turn("A")
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {"no-price-yet": "4.2.5"}
    table.play("A", "pass")
    table.play("B", "par", company="PRR", price=82)
    table.pass_all("B", "C")
    assert "PRR" not in table.state.floated
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.cash["A"] == 882
    assert table.cell("PRR") == "R3C6"


def test_10_29_no_purchase_after_a_sale() -> None:
    """1830-10.29, 1830-4.2.6: for the rest of this SR, from any source; an MH exchange is still allowed."""
    table = Table(2)
    table.start("NYC", 67, "B", A=3, B=4)
    table.give_private("MH", "A")
    table.stock_turn("A")
    table.play("A", "sell_shares", company="NYC", count=1)
    for source in ("ipo", "pool"):
        assert table.why_not("A", "buy_share", company="NYC", source=source) == {"sold-this-round": "4.2.6"}
    table.pass_all("A", "B")
    assert table.why_not("A", "buy_share", company="NYC", source="pool") == {"sold-this-round": "4.2.6"}
    assert table.may("A", "exchange_private", private="MH", source="ipo")
    table.pass_all("A", "B")
    assert table.state.turn == 3
    while table.actor != "A":
        table.play(table.actor, "pass")
    assert table.may("A", "buy_share", company="NYC", source="pool")


def test_payment_for_shares_comes_from_the_bank() -> None:
    """1830-4.2.2, 1830-4.3.1: the bank pays the seller and takes the buyer's money."""
    table = Table(2)
    table.start("NYC", 67, "B", A=3, B=3)
    bank = table.state.cash[BANK]
    table.stock_turn("A")
    table.play("A", "sell_shares", company="NYC", count=2)
    assert table.state.cash[BANK] == bank - 134
    table.play("A", "pass")
    table.play("B", "buy_share", company="NYC", source="ipo")
    assert table.state.cash[BANK] == bank - 134 + 67


def test_a_limit_broken_in_the_own_turn_is_cured_in_it() -> None:
    """1830-4.1.5: B's MH exchange at the start of A's turn takes NYC from A, who then has a certificate too many."""
    table = Table(6)
    table.start("NYC", 67, "A", A=3, B=3)
    table.start("PRR", 67, "C", A=5, C=5)
    table.start("CPR", 67, "D", A=4, D=5)
    table.give_private("MH", "B")
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == 11
    assert table.may("A", "pass")
    table.play("B", "exchange_private", private="MH", source="ipo")
    assert table.state.presidents["NYC"] == "B"
    assert counted_certificates(table.state, "A") == 12
    assert table.why_not("A", "pass") == {"must-sell-first": "4.1.5"}
    table.play("A", "sell_shares", company="CPR", count=1)
    assert table.may("A", "pass")


def test_holding_limit_by_market_movement_waits_for_the_own_turn() -> None:
    """1830-4.1.5: B is over 60% outside orange and brown; it matters in B's turn, not in A's."""
    table = Table(3)
    table.start("PRR", 67, "B", B=8, at="R2C3")
    table.start("NYC", 67, "B", B=3)
    table.stock_turn("A")
    assert table.may("A", "pass")
    table.play("A", "pass")
    assert table.kinds("B") == {"sell_shares"}
    table.play("B", "sell_shares", company="PRR", count=1)
    assert table.why_not("B", "pass") == {"must-sell-first": "4.1.5"}
    table.play("B", "sell_shares", company="PRR", count=1)
    assert table.may("B", "pass")


def test_all_reasons_against_a_sale_are_given() -> None:
    """1830-4.2.3, 1830-4.2.4: a full pool and a president's certificate that nobody takes over."""
    table = Table(3)
    table.start("PRR", 82, "A", A=2, B=1, pool=5)
    table.start("NYC", 82, "A", A=3)
    table.stock_turn("A")
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {
        "pool-full": "4.2.3",
        "president-cannot-sell-that-far": "4.2.4",
    }


def test_players_without_any_choice_are_skipped() -> None:
    """1830-4.1.2, 1830-12.3: several in a row within one action, each counting as a pass; even all of them."""
    table = Table(4)
    table.start("PRR", 67, "A", A=2)
    for seat, cash in [("A", 67), ("B", 5), ("C", 0), ("D", 400)]:
        table.set_cash(seat, cash)
    table.stock_turn("A", turn=1)
    table.play("A", "pass")
    assert table.actor == "D"
    table.set_cash("D", 66)
    table.stock_turn("A", turn=1)
    table.play("A", "buy_share", company="PRR", source="ipo")
    assert table.happened("passed") == []
    assert table.happened("stock-round-ended") == [{"priority": "B"}]
