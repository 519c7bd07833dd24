"""The share market in play (1830 section 2.7); its table has a file of its own."""

import pytest

from highiron.core.shares import counts, holding_limit
from tests.scenario import Table


def test_a_sale_at_the_bottom_keeps_the_place_in_the_stack() -> None:
    """1830-2.7.4: a token that does not change cell keeps its place."""
    table = Table()
    table.start("PRR", 67, "A", A=5, at="R5C9")
    table.start("NYC", 67, "A", A=5, at="R5C9")
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.stack("R5C9") == ["PRR", "NYC"]
    assert table.happened("price-moved") == []


@pytest.mark.parametrize(
    ("cell", "counted", "limit", "several"),
    [
        ("R4C4", True, 6, False),  # 62, white
        ("R3C3", False, 6, False),  # 60, yellow
        ("R3C0", False, 10, False),  # 39, orange
        ("R5C0", False, 10, True),  # 25, brown
    ],
)
def test_zones(cell: str, counted: bool, limit: int, several: bool) -> None:
    """1830-2.7.5: yellow frees from the certificate limit, orange from the 60% too, brown from one purchase a turn."""
    table = Table()
    table.start("PRR", 67, "B", A=2, B=2, pool=3, at=cell)
    table.stock_turn("A")
    assert counts(table.state, "PRR") == counted
    assert holding_limit(table.state, "PRR") == limit
    table.play("A", "buy_share", company="PRR", source="pool")
    assert table.may("A", "buy_share", company="PRR", source="pool") == several


def test_zones_are_judged_by_where_the_token_is_now() -> None:
    """1830-2.7.5: a sale that moves the token from orange to brown lets others buy several at once."""
    table = Table(3)
    table.start("PRR", 67, "B", A=3, B=3, pool=2, at="R4C0")
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    table.play("A", "pass")
    assert table.cell("PRR") == "R5C0"
    for _ in range(3):
        table.play("B", "buy_share", company="PRR", source="pool")
    assert table.state.held("PRR", "B") == 6
