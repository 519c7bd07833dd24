"""Buying certificates and the limits (1830 sections 4.3, 4.4 and 4.5)."""

import pytest

from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import counted_certificates
from tests.scenario import Table


def test_ipo_at_par_pool_at_market() -> None:
    """1830-4.3.1: from the IPO for par, from the pool for the market price, both to the bank."""
    for source, price in (("ipo", 100), ("pool", 71)):
        table = Table(3)
        table.start("PRR", 100, "A", A=3, pool=2, at="R4C6")
        table.stock_turn("B")
        bank = table.state.cash[BANK]
        table.play("B", "buy_share", company="PRR", source=source)
        assert table.state.cash["B"] == 800 - price
        assert table.state.cash[BANK] == bank + price
        assert table.state.held("PRR", source) == (4 if source == IPO else 1)


def test_a_purchase_needs_money_and_a_share() -> None:
    """1830-4.3.1: no credit, and only what lies there."""
    table = Table(3)
    table.start("PRR", 100, "A", A=3, B=1, at="R4C6")
    table.set_cash("B", 99)
    table.stock_turn("B")
    assert table.why_not("B", "buy_share", company="PRR", source="ipo") == {"not-enough-cash": "4.3.1"}
    assert table.why_not("B", "buy_share", company="PRR", source="pool") == {"no-share-there": "4.3.1"}
    assert table.why_not("B", "buy_share", company="PRR", source="treasury") == {"unknown-source": "4.3.1"}


def test_the_presidents_certificate_comes_first() -> None:
    """1830-4.3.2: two shares for twice par; before that no other certificate can be bought."""
    table = Table(3)
    table.stock_turn("A", turn=1)
    assert table.why_not("A", "buy_share", company="PRR", source="ipo") == {"not-started": "4.3.2"}
    table.play("A", "par", company="PRR", price=82)
    assert table.state.cash["A"] == 800 - 164
    assert table.state.held("PRR", "A") == 2
    assert table.state.presidents["PRR"] == "A"
    assert table.actor == "B"
    assert table.why_not("B", "par", company="PRR", price=82) == {"already-started": "4.5.1"}
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.state.held("PRR", "B") == 1


@pytest.mark.parametrize("source", ["ipo", "pool"])
def test_sixty_percent(source: str) -> None:
    """1830-4.3.3, 1830-4.4.2: no purchase beyond 60% in white and yellow, wherever the share comes from."""
    for cell in ("R4C6", "R2C2"):
        table = Table(3)
        table.start("PRR", 100, "A", A=5, pool=2, at=cell)
        table.stock_turn("A")
        assert table.may("A", "buy_share", company="PRR", source=source)
        table = Table(3)
        table.start("PRR", 100, "A", A=6, pool=2, at=cell)
        table.stock_turn("A")
        assert table.why_not("A", "buy_share", company="PRR", source=source) == {"over-holding-limit": "4.3.3"}


def test_sixty_percent_with_a_gift_share() -> None:
    """1830-4.3.3: the gifted share counts when the corporation is started."""
    table = Table(3)
    table.give_share("PRR", "A", 4)
    table.stock_turn("A")
    assert table.may("A", "par", company="PRR", price=67)
    table.give_share("PRR", "A", 1)
    assert table.why_not("A", "par", company="PRR", price=67) == {"over-holding-limit": "4.3.3"}


def full_hand(players: int = 4, more: int = 0) -> Table:
    """A holds 5 B&O certificates in yellow (60) and 11 + `more` others, all in white, but is nowhere president."""
    table = Table(players)
    table.start("B&O", 67, "B", A=5, B=5, at="R3C3")
    table.start("PRR", 100, "B", A=5, B=5)
    table.start("NYC", 100, "B", A=5, B=5)
    table.start("C&O", 100, "B", A=1 + min(more, 4), B=5)
    table.start("B&M", 100, "B", A=max(0, more - 4), B=3)
    return table


def test_10_22_yellow_does_not_count() -> None:
    """1830-10.22, 1830-4.3.4, 1830-4.4.1: with limit 16 the count is 11, and five more counting ones may be bought."""
    table = full_hand()
    assert counted_certificates(table.state, "A") == 11
    for more in range(5):
        table = full_hand(more=more)
        table.stock_turn("A")
        assert table.may("A", "buy_share", company="B&M", source="ipo")
        assert table.may("A", "par", company="ERIE", price=67)
    table = full_hand(more=5)
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == 16
    assert table.why_not("A", "buy_share", company="B&M", source="ipo") == {"over-certificate-limit": "4.3.4"}
    assert table.why_not("A", "par", company="ERIE", price=67) == {"over-certificate-limit": "4.3.4"}


def test_at_the_limit_a_certificate_that_does_not_count_may_be_bought() -> None:
    """1830-4.3.4, 1830-4.4.1: a corporation in yellow, orange or brown has room for everybody."""
    table = full_hand(more=5)
    table.start("ERIE", 67, "C", C=3, at="R3C3")
    table.stock_turn("A")
    assert table.may("A", "buy_share", company="ERIE", source="ipo")


def test_what_counts() -> None:
    """1830-4.3.4: a president's certificate one, a certificate without par one, an open private one."""
    table = Table(4)
    table.start("NYC", 100, "A", A=3)
    table.give_share("PRR", "A")
    table.give_private("CA", "A")
    table.give_private("SV", "A")
    table.give_private("CS", "B")
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == 2 + 1 + 2
    assert counted_certificates(table.state, "B") == 1


def test_10_23_orange_has_no_sixty_percent() -> None:
    """1830-10.23, 1830-4.1.5: at 39 a seventh share is allowed; in yellow the player must first sell down to 60%."""
    table = Table(3)
    table.start("C&O", 67, "A", A=6, B=2, at="R3C0")
    table.stock_turn("A")
    table.play("A", "buy_share", company="C&O", source="ipo")
    assert table.state.held("C&O", "A") == 7
    table.pass_all("A", "B", "C")
    assert "pass" in table.kinds()
    table.set_price("C&O", "R3C1")  # 48, yellow
    table.stock_turn("A")
    assert table.kinds() == {"sell_shares"}
    assert table.why_not("A", "pass") == {"must-sell-first": "4.1.5"}
    table.play("A", "sell_shares", company="C&O", count=1)
    assert table.may("A", "pass")


def brown_erie(options: dict[str, str] | None = None) -> Table:
    table = Table(3, options)
    table.start("ERIE", 67, "B", B=3, pool=3, at="R5C0")
    table.start("PRR", 67, "B", B=3, pool=2)
    table.stock_turn("A")
    return table


def test_10_24_several_from_the_pool_in_brown() -> None:
    """1830-10.24, 1830-4.3.5, 1830-4.4.4: two ERIE pool shares for $50; no IPO share and no other corporation then."""
    table = brown_erie()
    table.play("A", "buy_share", company="ERIE", source="pool")
    table.play("A", "buy_share", company="ERIE", source="pool")
    assert table.state.cash["A"] == 750
    assert table.state.held("ERIE", "A") == 2
    assert table.why_not("A", "buy_share", company="ERIE", source="ipo") == {"already-bought": "4.3.5"}
    assert table.why_not("A", "buy_share", company="PRR", source="pool") == {"already-bought": "4.4.4"}
    assert table.why_not("A", "par", company="NYC", price=67) == {"already-bought": "4.4.4"}
    table.play("A", "buy_share", company="ERIE", source="pool")
    assert table.state.held("ERIE", POOL) == 0


def test_10_25_ipo_first_in_brown() -> None:
    """1830-10.25, 1830-4.3.5: after an IPO share nothing more can be bought."""
    table = brown_erie()
    table.play("A", "buy_share", company="ERIE", source="ipo")
    assert table.why_not("A", "buy_share", company="ERIE", source="pool") == {"already-bought": "4.3.5"}
    assert "buy_share" not in table.kinds()


def test_brown_from_ipo() -> None:
    """1830-9.2, 1830-11.19: with the option IPO and pool shares mix in any order."""
    table = brown_erie({"brown_from_ipo": "on"})
    for source in ("ipo", "pool", "ipo", "pool"):
        table.play("A", "buy_share", company="ERIE", source=source)
    assert table.state.held("ERIE", "A") == 4
    assert table.why_not("A", "buy_share", company="PRR", source="pool") == {"already-bought": "4.4.4"}


def test_brown_from_ipo_not_after_a_start_and_only_in_brown() -> None:
    """1830-9.2, 1830-15.1: not after starting a corporation in that turn, and in no other zone."""
    table = brown_erie({"brown_from_ipo": "on"})
    table.play("A", "buy_share", company="PRR", source="ipo")
    assert table.why_not("A", "buy_share", company="PRR", source="ipo") == {"already-bought": "4.3.5"}
    table = brown_erie({"brown_from_ipo": "on"})
    table.start("C&O", 67, "B", A=1, B=3)
    table.play("A", "par", company="NYC", price=67)
    assert table.why_not("A", "buy_share", company="ERIE", source="ipo") == {"already-bought": "4.4.4"}


def test_orange_allows_one_purchase() -> None:
    """1830-4.3.5, 1830-4.4.4: only brown relaxes the one purchase of a turn."""
    table = Table(3)
    table.start("ERIE", 67, "B", A=1, B=3, pool=3, at="R4C0")
    table.stock_turn("A")
    table.play("A", "buy_share", company="ERIE", source="pool")
    assert table.why_not("A", "buy_share", company="ERIE", source="pool") == {"already-bought": "4.3.5"}


def test_purchases_do_not_move_the_market() -> None:
    """1830-4.3.6."""
    for source in ("ipo", "pool"):
        table = Table(3)
        table.start("PRR", 82, "A", A=3, pool=2, at="R2C8")
        table.start("NYC", 100, "A", A=3, at="R2C8")
        table.stock_turn("B")
        table.play("B", "buy_share", company="PRR", source=source)
        assert table.stack("R2C8") == ["PRR", "NYC"]
        assert table.happened("price-moved") == []


def test_10_14_par_within_the_players_cash() -> None:
    """1830-10.14, 1830-4.5.1: with $150 par 67 and 71 are offered, and 76 needs $152."""
    table = Table(4)
    table.set_cash("A", 150)
    table.stock_turn("A", turn=1)
    assert table.offered("par", "price") == [67, 71]
    assert table.why_not("A", "par", company="PRR", price=76) == {"not-enough-cash": "4.5.1"}
    assert table.why_not("A", "par", company="PRR", price=70) == {"not-a-par-price": "4.5.1"}


def test_the_token_goes_under_those_on_the_par_cell() -> None:
    """1830-4.5.1, 1830-2.7.4: and par never changes."""
    table = Table(2)
    table.stock_turn("A", turn=1)
    table.play("A", "par", company="PRR", price=82)
    table.play("B", "par", company="NYC", price=82)
    assert table.stack("R2C6") == ["PRR", "NYC"]
    table.set_price("PRR", "R5C6")
    assert table.state.pars["PRR"] == 82
    table.play("A", "buy_share", company="PRR", source="ipo")
    assert table.state.cash["A"] == 1200 - 164 - 82


@pytest.mark.parametrize(("par", "cell"), [(67, "R5C6"), (71, "R4C6"), (76, "R3C6"), (82, "R2C6"), (100, "R0C6")])
def test_par_cells_match_the_price(par: int, cell: str) -> None:
    """1830-4.5.1, 1830-2.7.2."""
    table = Table(2)
    table.stock_turn("A", turn=1)
    table.play("A", "par", company="CPR", price=par)
    assert table.cell("CPR") == cell
    assert table.state.cash["A"] == 1200 - 2 * par
