"""Buying and starting in a stock round of 1846 (1846-4.3, 1846-4.4), and its limits."""

import pytest

from highiron.core.shares import counted_certificates
from tests.titles.t1846.boardroom import Boardroom


def test_10_12_starting_needs_twice_the_price() -> None:
    """1846-10.12, 1846-4.4.1: $223 reach for 100, not for 112; 165 and 30 are no starting prices."""
    table = Boardroom()
    table.set_cash("A", 223)
    table.stock_turn("A")
    assert table.why_not("A", "par", company="NYC", price=112) == {"not-enough-cash": "4.4.1"}
    assert table.why_not("A", "par", company="NYC", price=165) == {"not-a-par-price": "4.4.1"}
    assert table.why_not("A", "par", company="NYC", price=30) == {"not-a-par-price": "4.4.1"}
    assert table.offered("par", "price", company="NYC") == [40, 50, 60, 70, 80, 90, 100]
    table.play("A", "par", company="NYC", price=100)
    assert table.cash("A") == 23
    assert table.cash("NYC") == 200
    table.set_cash("B", 224)
    table.play("B", "par", company="GT", price=112)
    assert table.cash("B") == 0


def test_all_starting_prices() -> None:
    """1846-2.8.1, 1846-4.4.1: the eleven bold cells of one row from 0 to 550."""
    table = Boardroom()
    table.stock_turn("A")
    table.set_cash("A", 400)
    assert table.offered("par", "price", company="GT") == [40, 50, 60, 70, 80, 90, 100, 112, 124, 137, 150]
    prices = [facts.price for facts in table.facts.market.cells.values()]
    row = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 112, 124, 137, 150, 165, 180, 195, 212, 230, 250, 270]
    assert prices == [*row, 295, 320, 345, 375, 405, 440, 475, 510, 550]


def test_a_start_floats_at_once() -> None:
    """1846-4.4.1: certificate of 20%, money in the treasury, home token; it operates from the next round on."""
    table = Boardroom()
    table.stock_turn("A", turn=1)
    table.play("A", "par", company="GT", price=70)
    state = table.state
    assert state.presidents["GT"] == "A" and table.held("GT", "A") == 2 and table.held("GT", "GT") == 8
    assert "GT" in state.floated
    assert table.cash("GT") == 140
    assert state.board.tokens_at("B16", 0) == ("GT",)
    assert state.tokens_left("GT") == 2
    table.pass_all("B", "C", "D", "E", "A")
    assert table.company == "GT"


def test_10_13_illinois_central() -> None:
    """1846-10.13, 1846-4.4.2, 1846-2.1.2: the bank adds the price once."""
    table = Boardroom()
    table.stock_turn("A")
    bank = table.bank()
    table.play("A", "par", company="IC", price=60)
    assert table.cash("A") == 280
    assert table.cash("IC") == 180
    assert table.bank() == bank - 60
    assert table.state.board.tokens_at("K3", 0) == ("IC",)


def test_a_started_company_cannot_be_started() -> None:
    """1846-4.4.1: once each; and its shares cannot be bought before."""
    table = Boardroom()
    table.found("NYC", 100, "B")
    table.stock_turn("A")
    assert table.why_not("A", "par", company="NYC", price=100) == {"already-started": "4.4.1"}
    assert table.why_not("A", "buy_share", company="GT", source="GT") == {"not-started": "4.4.1"}
    assert "NYC" not in table.offered("par", "company")
    assert table.offered("buy_share", "company") == ["NYC"]


def test_10_14_who_gets_the_money() -> None:
    """1846-10.14, 1846-4.3.1, 1846-4.3.3: the treasury for its share, the bank for one of the market; at the price."""
    table = Boardroom()
    table.found("NYC", 112, "B", pool=1)
    table.stock_turn("A")
    bank = table.bank()
    table.play("A", "buy_share", company="NYC", source="NYC")
    assert table.cash("NYC") == 112 and table.bank() == bank and table.cash("A") == 288
    assert table.price("NYC") == 112
    table.stock_turn("C")
    table.play("C", "buy_share", company="NYC", source="pool")
    assert table.cash("NYC") == 112 and table.bank() == bank + 112 and table.cash("C") == 288
    assert table.price("NYC") == 112


def test_only_what_is_there_and_can_be_paid() -> None:
    """1846-4.3.1: an empty market sells nothing, and nobody buys on credit."""
    table = Boardroom()
    table.found("NYC", 100, "B")
    table.set_cash("A", 99)
    table.stock_turn("A")
    assert table.why_not("A", "buy_share", company="NYC", source="pool") == {
        "no-share-there": "4.3.1",
        "not-enough-cash": "4.3.1",
    }
    assert table.why_not("A", "buy_share", company="NYC", source="NYC") == {"not-enough-cash": "4.3.1"}
    assert table.kinds() == {"pass", "par"}


def test_10_21_sixty_percent() -> None:
    """1846-10.21, 1846-4.3.2: no more than six shares, from neither source."""
    table = Boardroom()
    table.found("IC", 50, "A", A=6, pool=1)
    table.stock_turn("A")
    for source in ("IC", "pool"):
        assert table.why_not("A", "buy_share", company="IC", source=source) == {"over-holding-limit": "4.3.2"}
    assert "buy_share" not in table.kinds()


def test_no_zone_relaxes_the_limits() -> None:
    """1846-2.8.3, 1846-4.3.2: at 10 and at 40 the limits hold as everywhere."""
    for price in (10, 40, 550):
        table = Boardroom()
        table.found("IC", price, "A", A=6)
        table.set_cash("A", 600)
        table.stock_turn("A")
        assert table.why_not("A", "buy_share", company="IC", source="IC") == {"over-holding-limit": "4.3.2"}
        assert counted_certificates(table.state, "A") == 5


def test_10_78_two_players_hold_seventy_percent() -> None:
    """1846-10.78, 1846-8.4a: the seventh share is allowed, the eighth is not."""
    table = Boardroom(players=2)
    company = next(iter(table.state.shares))
    table.found(company, 50, "A", A=6)
    table.stock_turn("A")
    table.play("A", "buy_share", company=company, source=company)
    assert table.held(company, "A") == 7
    table.stock_turn("A")
    assert table.why_not("A", "buy_share", company=company, source=company) == {"over-holding-limit": "4.3.2"}


def test_the_certificate_limit() -> None:
    """1846-4.3.2: the president's certificate counts one, privates and independents one each."""
    table = Boardroom()
    table.found("NYC", 50, "A", A=5)
    table.found("B&O", 50, "B", A=5)
    assert counted_certificates(table.state, "A") == 9
    table.give_private("TBC", "A")
    table.give_private("MS", "A")
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == 11
    refused = {"over-certificate-limit": "4.3.2"}
    assert table.why_not("A", "buy_share", company="NYC", source="NYC") == refused
    assert table.why_not("A", "par", company="GT", price=40) == refused
    assert table.kinds() == {"pass", "sell_shares"}
    del table.state.privates["TBC"]
    assert table.may("A", "buy_share", company="NYC", source="NYC")
    assert table.may("A", "par", company="GT", price=40)


@pytest.mark.parametrize("kind", ["buy_share", "par"])
def test_one_certificate_a_turn(kind: str) -> None:
    """1846-4.3.1, 1846-4.1.2: the purchase is the end of the turn."""
    table = Boardroom()
    table.found("NYC", 50, "B")
    table.stock_turn("A")
    if kind == "par":
        table.play("A", "par", company="GT", price=40)
    else:
        table.play("A", "buy_share", company="NYC", source="NYC")
    assert table.actor == "B"
