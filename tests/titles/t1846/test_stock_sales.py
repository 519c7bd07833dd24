"""Selling in a stock round of 1846 (1846-4.2), presidencies (1846-4.5)."""

import pytest

from highiron.core.shares import certificate_limit, counted_certificates
from tests.titles.t1846.boardroom import Boardroom


def market(**held: int) -> Boardroom:
    """NYC at 100; A opens a stock round."""
    table = Boardroom()
    table.found("NYC", 100, "A", **held)
    table.stock_turn("A")
    return table


@pytest.mark.parametrize("count", [1, 3])
def test_10_15_a_president_sells(count: int) -> None:
    """1846-10.15, 1846-4.2.1, 1846-4.2.2: $100 a share from the bank; one step left whatever the number."""
    table = market(A=5)
    bank = table.bank()
    table.sells("NYC", count)
    assert table.cash("A") == 400 + 100 * count
    assert table.bank() == bank - 100 * count
    assert table.price("NYC") == 90
    assert table.held("NYC", "pool") == count


@pytest.mark.parametrize("count", [1, 3])
def test_10_16_another_sells(count: int) -> None:
    """1846-10.16, 1846-4.2.2: a sale by anybody but the president does not move the price."""
    table = market(B=3, A=4)
    table.stock_turn("B")
    table.sells("NYC", count)
    assert table.cash("B") == 400 + 100 * count
    assert table.price("NYC") == 100


def test_a_president_who_loses_the_company_by_the_sale() -> None:
    """1846-4.2.2: who was president when selling moves the price, also when the presidency goes."""
    table = market(A=3, B=3)
    table.sells("NYC", 1)
    assert table.state.presidents["NYC"] == "B"
    assert table.price("NYC") == 90


def test_10_17_before_it_has_operated() -> None:
    """1846-10.17, 1846-4.2.5: in the first stock round only the president sells, and may."""
    table = market(A=4, B=2)
    table.state.operated = ()
    table.stock_turn("B", turn=1)
    assert table.why_no_sale("NYC", 1) == {"not-operated-yet": "4.2.5"}
    assert "sell_shares" not in table.kinds("B")
    table.stock_turn("A", turn=1)
    table.sells("NYC", 2)
    assert table.price("NYC") == 90


def test_later_rounds_need_an_operated_company_too() -> None:
    """1846-4.2.5: not the round counts but whether the corporation has operated."""
    table = market(A=4, B=2)
    table.state.operated = ()
    table.stock_turn("B", turn=3)
    assert table.why_no_sale("NYC", 1) == {"not-operated-yet": "4.2.5"}
    table.state.operated = ("NYC",)
    assert table.may("B", "sell_shares", company="NYC", count=2)


def test_10_18_one_block_a_turn() -> None:
    """1846-10.18, 1846-4.2.1: a second block of the same corporation is refused, of another it is not."""
    table = market(A=5)
    table.found("B&O", 80, "A", A=4)
    table.stock_turn("A")
    table.sells("B&O", 1)
    assert table.why_no_sale("B&O", 1) == {"sold-this-turn": "4.2.1"}
    assert table.offered("sell_shares", "company") == ["NYC"]
    table.sells("NYC", 1)
    table.play("A", "pass")
    table.pass_all("B", "C", "D", "E")
    assert table.may("A", "sell_shares", company="B&O", count=1)  # another turn


def test_10_19_nothing_is_sold_after_the_purchase() -> None:
    """1846-10.19, 1846-4.1.2: the purchase ends the turn, so that A is no longer asked."""
    table = market(A=3)
    table.play("A", "buy_share", company="NYC", source="NYC")
    assert table.actor == "B"
    assert table.why_not("A", "sell_shares", company="NYC", count=1)["not-your-turn"] == "4.1.1"


def test_sell_then_buy() -> None:
    """1846-4.1.2: sales of several corporations, then one certificate."""
    table = market(A=4)
    table.found("B&O", 80, "B", A=2)
    table.found("GT", 60, "C")
    table.stock_turn("A")
    table.sells("NYC", 1)
    table.sells("B&O", 2)
    table.play("A", "buy_share", company="GT", source="GT")
    assert table.actor == "B"
    assert table.cash("A") == 400 + 100 + 160 - 60


def test_10_20_the_market_holds_half() -> None:
    """1846-10.20, 1846-4.2.3: with 40% in the market 20% are refused, 10% are not."""
    table = Boardroom()
    table.found("GT", 80, "B", A=3, pool=4)
    table.stock_turn("A")
    assert table.why_no_sale("GT", 2) == {"pool-full": "4.2.3"}
    assert table.offered("sell_shares", "count") == [1]


def test_10_22_no_purchase_after_a_sale() -> None:
    """1846-10.22, 1846-4.2.6: in the whole round, not only in the turn; others may."""
    table = market(A=4)
    table.sells("NYC", 1)
    assert table.why_not("A", "buy_share", company="NYC", source="pool") == {"sold-this-round": "4.2.6"}
    assert "NYC" not in table.offered("buy_share", "company")
    table.play("A", "pass")
    table.play("B", "buy_share", company="NYC", source="pool")
    table.pass_all("C", "D", "E")
    assert table.why_not("A", "buy_share", company="NYC", source="NYC") == {"sold-this-round": "4.2.6"}
    table.stock_turn("A", turn=3)
    assert table.may("A", "buy_share", company="NYC", source="NYC")


def test_10_25_sold_to_nothing() -> None:
    """1846-10.25, 1846-6.5, 1846-1.2: at 10 the president's sale closes it at once, and the limit falls at once."""
    table = Boardroom()
    table.found("GT", 10, "A", 70, ("2",), A=3, B=1)
    table.stock_turn("A")
    bank = table.bank()
    assert certificate_limit(table.state) == 11
    table.sells("GT", 1)
    assert certificate_limit(table.state) == 10
    assert "GT" not in table.state.shares and "GT" not in table.state.trains and "GT" not in table.state.market
    assert table.bank() == bank - 10 + 70
    assert table.state.board.tokens_at("B16", 0) == ()
    assert "unknown-company" in table.why_not("A", "par", company="GT", price=40)
    assert table.actor == "A"  # the turn goes on
    table.play("A", "par", company="NYC", price=40)


def test_10_26_the_president_sells_below_the_certificate() -> None:
    """1846-10.26, 1846-4.2.4, 1846-4.5.1: to B, the nearest of two equals; nobody with 20%, no such sale."""
    table = market(A=3, B=2, C=2)
    table.sells("NYC", 2)
    assert table.state.presidents["NYC"] == "B"
    assert (table.held("NYC", "A"), table.held("NYC", "B"), table.held("NYC", "pool")) == (1, 2, 2)
    table = market(A=2, B=1, C=1)
    assert table.why_no_sale("NYC", 1) == {"president-cannot-sell-that-far": "4.2.4"}
    assert table.why_no_sale("NYC", 2) == {"president-cannot-sell-that-far": "4.2.4"}
    assert "sell_shares" not in table.kinds()


def test_the_nearest_of_equals_is_counted_from_the_old_president() -> None:
    """1846-4.5.1: with D president E comes before B."""
    table = Boardroom()
    table.found("NYC", 100, "D", D=3, B=2, E=2)
    table.stock_turn("D")
    table.sells("NYC", 2)
    assert table.state.presidents["NYC"] == "E"


def test_the_presidency_goes_to_more_not_to_as_many() -> None:
    """1846-4.5.1: strictly more; two certificates of 10% are exchanged for that of 20%."""
    table = market(A=2, B=1)
    table.stock_turn("B")
    table.play("B", "buy_share", company="NYC", source="NYC")
    assert table.state.presidents["NYC"] == "A"
    table.stock_turn("B")
    table.play("B", "buy_share", company="NYC", source="NYC")
    assert table.state.presidents["NYC"] == "B"
    assert (table.held("NYC", "A"), table.held("NYC", "B")) == (2, 3)


def test_more_than_one_has_cannot_be_sold() -> None:
    """1846-4.2.1: nothing short, and no sale of nothing."""
    table = market(A=3, B=2)
    assert table.why_no_sale("NYC", 4) == {"not-that-many-shares": "4.2.1"}
    assert table.why_no_sale("NYC", 0) == {"sell-at-least-one": "4.2.1"}
    assert "no-price-yet" in table.why_no_sale("GT", 1)


def test_over_the_certificate_limit() -> None:
    """1846-4.1.3: a player above the limit sells first; what is left to do is selling only."""
    table = Boardroom(players=5)
    for company, president in (("NYC", "A"), ("B&O", "A"), ("GT", "B"), ("IC", "C")):
        table.found(company, 60, president, A=4)
    assert certificate_limit(table.state) == 11
    table.stock_turn("A")
    assert table.kinds() == {"sell_shares"}  # 3 + 3 + 4 + 4 = 14 certificates
    assert table.why_not("A", "pass") == {"must-sell-first": "4.1.3"}
    table.sells("GT", 2)
    assert table.kinds() == {"sell_shares"}
    table.sells("IC", 1)
    assert table.may("A", "pass")


def test_over_sixty_percent() -> None:
    """1846-4.1.3: the same above 60% of one corporation."""
    table = market(A=7)
    assert table.why_not("A", "pass") == {"must-sell-first": "4.1.3"}
    assert table.why_not("A", "par", company="GT", price=40) == {"must-sell-first": "4.1.3"}
    table.sells("NYC", 1)
    assert table.may("A", "pass")


def test_over_a_limit_without_a_legal_sale() -> None:
    """1846-4.1.3: only if any legal sale exists. Presidents' certificates and privates cannot be sold."""
    table = Boardroom()
    for company in ("NYC", "B&O", "GT", "IC"):
        table.found(company, 60, "A")
    for private in ("MS", "BIG4", "C&WI", "MAIL", "LSL", "MC", "O&I", "SC"):
        table.give_private(private, "A")
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == 12 > certificate_limit(table.state)
    assert table.actor == "B"  # A had nothing to do at all
    table.state.move_shares("GT", "GT", "A", 1)
    table.stock_turn("A")
    assert table.why_not("A", "pass") == {"must-sell-first": "4.1.3"}
